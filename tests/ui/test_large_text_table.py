"""Tables in small windows with the largest letters: words stand beside or over each other, whole."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.ruleset import FIVEDICE
from dicegames.models.players import PlayerView, player_views
from dicegames.models.result import result_of
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look
from dicegames.ui.table.action_bar import ActionBar
from dicegames.ui.table.player_card import CardForm, PlayerCard
from dicegames.ui.table.podium import Podium
from dicegames.ui.table.result_table import column_edges
from pseudo import LongWords
from table_samples import new_match, whole_match
from ui.ordercards_window import roll_out
from ui.ordercards_window import table as cards_table
from ui.page_help import make_look
from ui.tenthousand_window import THREE, own, table
from windows import TenThousandDriver, open_window
from words import installed

LARGE = Settings(motion="off", text_scale=1.6)
SMALL, PORTRAIT = (800, 480), (768, 1024)
FIRST = (3, 3, 3, 1, 2, 4)


def check_bar(bar: ActionBar) -> None:
    """Check that the message is whole and that it, the log's word and the buttons lie apart."""
    message = bar.message.geometry()
    buttons = [button.geometry() for button in (bar.secondary, bar.primary) if button.isVisible()]
    assert bar.rect().contains(message)
    assert bar.message.heightForWidth(message.width()) <= message.height()
    assert not any(message.intersects(button) for button in buttons)
    assert all(bar.rect().contains(button) for button in buttons)
    if bar.log_line.isVisible():
        assert bar.log_line.width() >= bar.log_line.word_width


def take_what_scores(driver: TenThousandDriver) -> None:
    driver.roll()
    for die in range(4):
        driver.tap_die(die)


@pytest.mark.parametrize("size", [SMALL, PORTRAIT])
def test_a_message_without_room_beside_two_buttons_stands_over_them(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    with table(tmp_path, FIRST, seats=THREE, size=size, settings=LARGE, language="de") as driver:
        bar = driver.table.bar
        assert not bar.is_over
        take_what_scores(driver)
        assert bar.is_over
        assert bar.message.height() < 2 * QFontMetricsF(bar.message.font()).height()  # one line
        check_bar(bar)
        assert driver.board.panel.isVisible()  # the bar leaves room for the gauge


def test_a_message_of_two_parts_is_one_line_over_the_buttons(tmp_path: Path, qtbot: QtBot) -> None:
    roll = (4, 4, 1)
    with cards_table(tmp_path, roll, roll, roll, size=SMALL, settings=LARGE, language="de") as driver:
        roll_out(driver)
        driver.tap_die(0)
        bar = driver.table.bar
        assert bar.is_over
        assert bar.message.text() == "4 gewählt · 2 Ziele leuchten"
        assert not bar.second.isVisible()
        check_bar(bar)


@pytest.mark.parametrize("size", [(1280, 800), SMALL, PORTRAIT])
def test_a_message_in_usual_letters_stands_beside_the_buttons(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    with table(tmp_path, FIRST, seats=THREE, size=size, language="de") as driver:
        take_what_scores(driver)
        assert not driver.table.bar.is_over
        check_bar(driver.table.bar)


def test_the_note_keeps_off_the_cup_of_a_low_tray(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, seats=THREE, size=SMALL, settings=LARGE, language="de") as driver:
        take_what_scores(driver)
        tray = driver.board.tray
        assert tray._hint.text()
        if tray._hint.isVisible() and tray._placed().has_cup:  # in wide letters there is no room for both
            assert not tray._hint.geometry().intersects(tray._placed().cup.toAlignedRect())
            assert tray._heading.geometry().right() < tray._hint.geometry().left()


def test_the_gauge_tells_of_the_last_throws_where_their_banner_has_no_room(
    tmp_path: Path, qtbot: QtBot
) -> None:
    roll = (1, 2, 3, 4, 5, 6)
    settings = Settings(motion="off", text_scale=1.6)
    with table(
        tmp_path, roll, ruleset=own(target=3000), seats=THREE, size=SMALL, settings=settings
    ) as driver:
        driver.roll()
        driver.tap_primary()
        assert driver.board.panel.gauge.note == ""
        driver.tap_secondary()
        assert not driver.board.panel.last_throws.isVisible()
        assert driver.board.panel.gauge.note == "Last throws: Ada has 3000."
        driver.window.resize(1280, 800)
        QCoreApplication.processEvents()
        assert driver.board.panel.last_throws.isVisible()
        assert driver.board.panel.gauge.note == ""


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (768, 1024)])
def test_a_hint_of_the_dice_is_no_column_of_cut_words(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    make_look("DejaVu Sans")
    with open_window(tmp_path, size=size, settings=LARGE, language="de") as driver:
        driver.start(ruleset=FIVEDICE)
        driver.roll()
        hint = driver.tray._hint
        metrics = QFontMetricsF(hint.font())
        words = hint.text().split()
        assert words
        if hint.isVisible():
            assert max(metrics.horizontalAdvance(word) for word in words) <= hint.width()
            assert hint.height() < 4 * metrics.lineSpacing()


def view(total: int, gain: int | None, *, active: bool) -> PlayerView:
    one = player_views(new_match(2))[0 if active else 1]
    return msgspec.structs.replace(one, strikes=(1, 3), total=total, gain=gain)


@pytest.mark.parametrize("scale", [1.0, 1.2, 1.6])
@pytest.mark.parametrize("width", [30, 90, 220])
@pytest.mark.parametrize("gain", [None, 350])
def test_the_numbers_of_a_low_card_keep_off_its_edges(
    look: Look, qtbot: QtBot, scale: float, width: int, gain: int | None
) -> None:
    look.set_text_scale(scale)
    card = PlayerCard(look)
    qtbot.addWidget(card)
    active = width > 100  # others become narrow
    card.show_player(view(1800, gain, active=active), 1800, gain)
    card.resize(width, 44)
    image = card.grab().toImage()
    # an active card has an edge of two pixels
    for y in (2, 41) if active else (0, 43):
        row = {image.pixel(x, y) for x in range(13, width - 13)}  # beside the round corners
        assert len(row) == 1, (y, row)


@pytest.mark.parametrize("width", [460, 640, 900])
def test_points_and_totals_of_a_result_lie_apart(look: Look, width: int) -> None:
    part, total = column_edges(look, ("5 of a kind", "Total"), width)[-2:]
    digits = QFontMetricsF(look.font("title")).horizontalAdvance("888")
    assert total - digits - part >= 0.8 * look.px(1.0)


def test_a_name_without_room_for_a_few_letters_leaves_the_badge_alone(look: Look, qtbot: QtBot) -> None:
    look.set_text_scale(1.6)
    card = PlayerCard(look)
    qtbot.addWidget(card)
    card.resize(172, 44)
    shown = view(2350, None, active=False)
    pictures = []
    for name in ("Ada Lovelace", "Benedikta"):
        card.show_player(msgspec.structs.replace(shown, name=name), 2350, None)
        pictures.append(card.grab().toImage())
    assert card.form is not CardForm.BADGE
    assert not card.is_stacked
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", ["Ada", "Maximiliane Charlotte Wilhelmine"])
@pytest.mark.parametrize("size", [(238, 120), (238, 180), (238, 300)])
def test_who_stands_on_a_low_podium_fits_over_the_blocks(
    look: Look, qtbot: QtBot, size: tuple[int, int], name: str
) -> None:
    look.set_text_scale(1.6)
    podium = Podium(look)
    qtbot.addWidget(podium)
    podium.resize(*size)
    result = result_of(whole_match((3, 2, 1)), timedelta(minutes=24))
    rows = tuple(msgspec.structs.replace(row, name=name, total=5450) for row in result.rows)
    podium.show_result(msgspec.structs.replace(result, rows=rows), rise=False)
    blocks = podium.block_rects()
    digits = QFontMetricsF(podium._total_font())
    assert digits.horizontalAdvance("5450") <= blocks[1].left() - blocks[0].left()
    lines = podium.name_lines(name, podium._name_width(blocks[0].width()))
    names = len(lines) * QFontMetricsF(podium._name_font()).height()
    assert min(block.top() for block in blocks) >= names + podium._height_but_names() - 8.0


@pytest.mark.parametrize("size", [SMALL, PORTRAIT])
@pytest.mark.parametrize("game", ["penta", "fivedice"])
def test_the_cup_of_a_first_game_is_never_too_small_for_a_finger(
    tmp_path: Path, qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    with open_window(tmp_path, size=size, settings=LARGE) as driver, installed(LongWords()):
        driver.window.start_first_game(game)
        for is_guided in (True, False):
            driver.settle()
            assert driver.table.guide_strip.isVisible() is is_guided
            tray = driver.tray
            cup = tray.cup.cup_rect
            assert min(cup.width(), cup.height()) >= 44
            assert tray._layout.felt.contains(cup)
            others = [tray._heading.geometry()] + [tray._hint.geometry()] * tray._hint.isVisible()
            assert not any(cup.intersects(QRectF(other)) for other in others)
            driver.table.guide_strip.close_requested.emit()
