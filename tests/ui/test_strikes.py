"""Strikes: painted as slanted bars, in every form of a player's card, and said to screen readers."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.data import resources_dir
from dicegames.engine.match import Seat
from dicegames.models.players import PlayerView, player_views, spoken
from dicegames.ui.look import Look
from dicegames.ui.paint.strikes import paint_strikes, strikes_size
from dicegames.ui.table.player_card import PlayerCard
from dicegames.ui.theme import load_themes
from table_samples import new_match
from ui.page_help import places_of
from windows import TenThousandDriver, open_window
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(load_themes(resources_dir() / "themes"))


def painted(look: Look, rect: QRectF, count: int, total: int) -> QImage:
    """Return an image of 200 by 60 with strikes at `rect`."""
    image = QImage(200, 60, QImage.Format.Format_ARGB32)
    image.fill(look.color("paper"))
    painter = QPainter(image)
    paint_strikes(painter, rect, count, total, look)
    painter.end()
    return image


def view(strikes: tuple[int, int] | None, total: int = 1800, gain: int | None = None) -> PlayerView:
    first = player_views(new_match(2))[0]
    return msgspec.structs.replace(first, strikes=strikes, total=total, gain=gain)


@pytest.mark.rule("T9")
@pytest.mark.parametrize("total", range(1, 10))
def test_as_many_bars_as_there_may_be_strikes_and_none_outside(look: Look, total: int) -> None:
    paper = look.color("paper").rgb()
    rect = QRectF(20, 10, strikes_size(total, 20).width(), 20)
    image = painted(look, rect, 0, total)
    inked = {
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != paper
    }
    assert all(rect.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in inked)
    # In the middle line each outline is crossed twice: the columns between belong to bars or to gaps.
    row = [image.pixel(x, 20) != paper for x in range(image.width())]
    edges = sum(inside and not before for before, inside in pairwise(row))
    assert edges == 2 * total


@pytest.mark.rule("T9")
def test_struck_bars_are_filled_from_the_left(look: Look) -> None:
    rect = QRectF(0, 0, strikes_size(3, 40).width(), 40)
    columns = [
        {x for x, _ in places_of(painted(look, rect, count, 3), look.color("bad"))} for count in range(4)
    ]
    assert columns[0] == set()
    assert columns[1] < columns[2] < columns[3]
    assert max(columns[1]) < rect.width() / 2 < max(columns[3])


def test_nine_strikes_are_squeezed_into_a_narrow_place(look: Look) -> None:
    found = places_of(painted(look, QRectF(10, 10, 36, 9), 9, 9), look.color("bad"))
    assert found
    assert all(9 <= x <= 46 for x, _ in found)


@pytest.mark.rule("T9")
@pytest.mark.parametrize("size", [(280, 68), (160, 68), (120, 68), (70, 68), (60, 44), (90, 44), (260, 44)])
@pytest.mark.parametrize("total", [3, 9])
def test_every_form_of_a_card_shows_them(look: Look, qtbot: QtBot, size: tuple[int, int], total: int) -> None:
    card = PlayerCard(look)
    qtbot.addWidget(card)
    card.resize(*size)

    def pixels(strikes: tuple[int, int] | None, gain: int | None) -> list[int]:
        shown = view(strikes, gain=gain)
        card.show_player(shown, shown.total, shown.gain)
        image = card.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
        found: list[int] = memoryview(image.constBits()).cast("I").tolist()
        return found

    for gain in (None, 350):
        assert pixels(None, gain) != pixels((0, total), gain)
        struck = zip(pixels((0, total), gain), pixels((total, total), gain), strict=True)
        places = [divmod(at, card.width()) for at, (before, after) in enumerate(struck) if before != after]
        assert len(places) >= 3 * total
        assert max(y for y, _ in places) < card.height() - 1
        assert 0 < min(x for _, x in places) <= max(x for _, x in places) < card.width() - 1


@pytest.mark.rule("T9")
def test_they_are_said(look: Look) -> None:
    assert spoken(view(None)) == "Ada: 1800 points, is playing"
    assert spoken(view((0, 3))) == "Ada: 1800 points, is playing"
    assert spoken(view((2, 3))).endswith("is playing, 2 of 3 strikes")
    assert spoken(view((1, 1))).endswith("is playing, 1 of 1 strike")


@pytest.mark.rule("T9")
def test_a_tap_on_a_players_strikes_says_what_they_mean(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start(seats=(Seat("Ada", "blue"), Seat("Ben", "orange")))
        for card, name in zip(driver.table.strip.cards, ("Ada", "Ben"), strict=True):
            driver.point(card)
            words = f"{name} has no strike. Three in a row set the score to 0."
            assert driver.table.bar.message.text() == words
        driver.key(Qt.Key.Key_Space)
        assert driver.table.bar.message.text() != words
        driver.settle()
        driver.point(driver.board.panel.race.body.lanes.rows[0])
        assert driver.table.bar.message.text().startswith("Ada has ")
