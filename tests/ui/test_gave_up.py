"""Who gave up, after the match: last in every table, in words, and never on the podium."""

import random
from collections.abc import Callable, Iterator
from datetime import timedelta

import msgspec
import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Match
from dicegames.engine.resign import Resign
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.result import Result, ResultRow, headline, result_of, row_sentence
from dicegames.models.won_cards import won_views
from dicegames.models.won_words import status_word, won_sentence
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.table.seat_name import paint_seat_name, place_text
from table_samples import seats
from ui.page_help import SIZES, cut_off
from words import Words, installed

every_game = pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def begun(info: GameInfo, players: int) -> Match:
    """Return a match at its first decision."""
    match = Match(info.new_game(info.rulesets[0], players), seats(players, (1,)))
    if match.state.chance is not None:
        match.apply(None, SeededDice(1))
    return match


def ended(info: GameInfo, players: int, *gone: int) -> Result:
    """Return the result of a match that these seats gave up, all but one."""
    match = begun(info, players)
    for seat in gone:
        match.apply(Resign(seat), SeededDice(1))
    return result_of(match, timedelta(minutes=3))


@every_game
def test_who_gave_up_comes_last_in_words(info: GameInfo) -> None:
    result = ended(info, 3, 0, 1)
    assert [row.name for row in result.rows] == ["Cem", "Ada", "Ben"]
    assert [row.has_resigned for row in result.rows] == [False, True, True]
    assert [place_text(row) for row in result.rows] == ["1.", "–", "–"]
    assert row_sentence(result.rows[1], result).startswith("Ada gave up, 0 points.")
    assert row_sentence(result.rows[0], result).startswith("Place 1: Cem, ")
    assert headline(result) == ("Everyone else gave up", "Cem wins")


def test_the_headline_names_the_only_one_who_gave_up() -> None:
    penta = game_info("penta")
    assert headline(ended(penta, 2, 1)) == ("Ben gave up", "Ada wins")


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_are_not_compared_with_one_that_was_given_up(info: GameInfo, seed: int) -> None:
    match, dice, chance = begun(info, 3), SeededDice(seed), random.Random(seed)
    for _ in range(100):
        match.apply(chance.choice(match.state.legal_actions()), dice)
    for seat in (2, 0):
        match.apply(Resign(seat), dice)
    result = result_of(match, timedelta(minutes=3))
    compared = {"turnaround", "close", "lead", "sacrifices", "upper", "lower", "all_six", "farkles"}
    kinds = {getattr(fact, "kind", "") for fact in result.facts}
    assert not kinds & (compared | {"decided", "color", "beaten"})
    assert "" not in kinds


def test_where_others_played_on_it_is_a_victory() -> None:
    match = begun(game_info("penta"), 3)
    dice = SeededDice(4)
    match.apply(Resign(2), dice)
    while match.state.outcome is None:
        match.apply(match.state.legal_actions()[-1], dice)
    result = result_of(match, timedelta(minutes=3))
    assert headline(result)[0] in ("Victory", "Shared victory")
    assert result.rows[-1].name == "Cem"
    assert [row.has_resigned for row in result.rows] == [False, False, True]


def test_won_cards_tell_who_gave_up() -> None:
    match = begun(game_info("ordercards"), 3)
    match.apply(Resign(1), SeededDice(1))
    assert isinstance(match.state, OrderCardsState)
    views = won_views(match.state, match.seats)
    assert [view.status for view in views] == ["turn", "resigned", "next"]
    assert status_word("resigned") == "gave up"
    assert won_sentence(views[1]).startswith("Ben (computer), gave up: ")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", ["penta", "ordercards"])
def test_the_page_shows_who_gave_up(
    look: Look,
    qtbot: QtBot,
    make_page: Callable[[tuple[int, int]], ResultPage],
    size: tuple[int, int],
    game_id: str,
) -> None:
    look.set_motion(Motion.OFF)
    page = make_page(size)
    result = ended(game_info(game_id), 3, 0, 1)
    page.show_result(result)
    QApplication.processEvents()
    assert cut_off(page) == []
    assert [row.name for row in page.tray.podium.shown_rows] == ["Cem"]
    assert result.facts == ()
    assert not page._story_title.isVisible()  # there is nothing to tell below it
    rows: tuple[QLabel, ...] = page.table.seat_rows if result.scoring is None else page.scoring.rows
    assert [row.accessibleName().split(",")[0] for row in rows[1:]] == ["Ada gave up", "Ben gave up"]


@pytest.mark.parametrize("height", [60, 22])
def test_the_note_stands_below_the_name_or_beside_it(look: Look, height: int) -> None:
    def painted(row: ResultRow) -> QImage:
        image = QImage(240, height, QImage.Format.Format_RGB32)
        image.fill(look.color("paper"))
        painter = QPainter(image)
        paint_seat_name(painter, look, row, QRectF(0.0, 0.0, 240.0, height))
        painter.end()
        return image

    rows = ended(game_info("penta"), 3, 0, 1).rows
    gone, plain = painted(rows[1]), painted(msgspec.structs.replace(rows[1], has_resigned=False))
    beside = QRect(60, 0, 180, height) if height < 40 else QRect(0, 42, 240, height - 42)
    empty = QImage(beside.size(), QImage.Format.Format_RGB32)
    empty.fill(look.color("paper"))
    assert gone.copy(beside) != empty
    assert plain.copy(beside) == empty


@pytest.fixture
def make_page(look: Look, qtbot: QtBot) -> Callable[[tuple[int, int]], ResultPage]:
    def make(size: tuple[int, int]) -> ResultPage:
        page = ResultPage(look)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    return make
