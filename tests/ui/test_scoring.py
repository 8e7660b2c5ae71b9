"""The scoring at the end: parts that make up totals, counted up one by one, ended by any tap or key."""

import random
from collections.abc import Callable, Iterator
from datetime import timedelta

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.action import Draw
from dicegames.engine.match import Seat
from dicegames.engine.outcome import outcome_of_scores
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import OrderCardsGame, OrderCardsState
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.sheet.state import SheetGame
from dicegames.models import result as models_result
from dicegames.models.narrators import NARRATORS
from dicegames.models.ordercards_narrator import OrderCardsNarrator
from dicegames.models.result import Result, ResultRow, result_of, scoring_sentence
from dicegames.models.scorings import SCORINGS
from dicegames.models.won_scoring import won_scoring
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.table.scoring_layout import scoring_plan
from dicegames.ui.table.scoring_table import APART_MS
from models.ordercards_samples import played
from table_samples import whole_match
from ui.page_help import SIZES, cut_off, make_look
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
COLORS = ("orange", "teal", "pink", "violet", "lime")
NAMES = ("Ada", "Ben", "Maximiliane von Hohenstein-Langenburg", "Dora", "Emil")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
WON = ((0, 1, 12, 24, 25, 26), (2, 13, 14, 36, 37), (15, 38, 39, 40, 41), (3, 16), (27, 28, CENTRE_CARD))
Won = tuple[tuple[int, ...], ...]


def over(won: Won, holder: int | None = 1, face: int = 5) -> OrderCardsState:
    """Return the end of a game in which the seats have won these cards; `holder` rolled the bonus die."""
    state = OrderCardsGame(standard(), len(won)).initial_state().child(Draw(tuple(range(48))))
    return msgspec.structs.replace(
        state, won=won, ended=True, last_holder=holder, last_face=0 if holder is None else face
    )


def result_for(state: OrderCardsState) -> Result:
    seats, scores = SEATS[: state.players], state.scores()
    outcome = outcome_of_scores(scores, "stack_empty")
    teller = OrderCardsNarrator()
    rows = [
        ResultRow(
            seat,
            each.name,
            each.color,
            seat == 1,
            outcome.places[seat],
            teller.parts(state, seat),
            scores[seat],
        )
        for seat, each in enumerate(seats)
    ]
    rows.sort(key=lambda row: (row.place, row.seat))
    scoring = won_scoring(state, seats)
    return Result("ordercards", seats, tuple(rows), outcome.winners, (), 9, timedelta(minutes=24), scoring)


@pytest.fixture(autouse=True)
def words(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(models_result, "NARRATORS", {**NARRATORS, "ordercards": OrderCardsNarrator()})
    with installed(Words("en")):
        yield


@pytest.fixture
def page(look: Look, qtbot: QtBot) -> Callable[..., ResultPage]:
    kept: list[ResultPage] = []

    def make(size: tuple[int, int] = (1280, 800)) -> ResultPage:
        made = ResultPage(look)
        kept.append(made)
        qtbot.addWidget(made)
        made.resize(*size)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        return made

    return make


@pytest.mark.rule("A12")
@pytest.mark.rule("A11")
def test_the_parts_make_up_the_totals() -> None:
    chance = random.Random(5)
    for players in (2, 3, 4, 5):
        deck = list(range(49))
        chance.shuffle(deck)
        won = tuple(tuple(deck[seat * 9 : seat * 9 + 9]) for seat in range(players))
        state = over(won, holder=players - 1, face=chance.randint(1, 6))
        scoring = won_scoring(state, SEATS[:players])
        assert len(scoring.columns()) == 6
        for seat, total in enumerate(state.scores()):
            cells = scoring.cells(seat)
            assert sum(cell.points or 0 for cell in cells) == total
            assert cells[0].note == "9"
            assert cells[5].points == (state.last_face if seat == players - 1 else None)
            assert any(cell.is_marked for cell in cells) == (CENTRE_CARD in won[seat])


def test_the_parts_in_words() -> None:
    scoring = won_scoring(over(WON), SEATS)
    assert scoring.sentence(1) == (
        "5 cards: 5 points. Red: 1 card. Yellow: 2 cards, bonus 3. Blue: 0 cards. Black: 2 cards, bonus 3. "
        "Bonus die: 5 points."
    )
    assert scoring.sentence(4).endswith("The joker counts as Blue.")
    assert scoring.mark_text() == "Emil: the joker counts as Blue."
    assert won_scoring(over(WON[:3]), SEATS[:3]).mark_text() == ""
    with installed(Words("de")):
        assert scoring.mark_text() == "Emil: Der Joker zählt für Blau."
        assert [column.heading for column in scoring.columns()] == [
            "Karten",
            "Rot",
            "Gelb",
            "Blau",
            "Schwarz",
            "Bonuswürfel",
        ]


@pytest.mark.parametrize("players", [2, 5])
def test_a_finished_match_brings_its_scoring(players: int) -> None:
    result = result_of(played(players), timedelta(minutes=5))
    assert result.scoring is not None
    for row in result.rows:
        cells = result.scoring.cells(row.seat)
        assert sum(cell.points or 0 for cell in cells) == row.total


def test_only_games_that_count_have_a_scoring() -> None:
    assert result_of(whole_match((3, 2)), timedelta()).scoring is None
    assert SCORINGS["ordercards"](over(WON), SEATS).cells(0)[0].points == 6
    with pytest.raises(TypeError, match="Order Cards"):
        won_scoring(SheetGame(PENTA, 1).initial_state(), SEATS[:1])


def places(page: ResultPage) -> list[tuple[int, int]]:
    return [(row.shown_place, row.seat) for row in page.scoring.rows]


@pytest.mark.parametrize("motion", [Motion.REDUCED, Motion.OFF])
def test_without_motion_everything_is_there_at_once(
    look: Look, page: Callable[..., ResultPage], motion: Motion
) -> None:
    look.set_motion(motion)
    shown = page()
    result = result_for(over(WON))
    shown.show_result(result)
    assert not shown.scoring.is_counting
    assert [(row.place, row.seat) for row in result.rows] == places(shown)
    assert [row.shown_total for row in shown.scoring.rows] == [row.total for row in result.rows]
    assert shown.tray.names.text() == "Emil wins"
    assert shown.scoring.isVisible()
    assert not shown.table.isVisible()
    assert shown.rematch.hasFocus()


def test_too_much_height_leaves_no_hole_round_the_title(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.OFF)
    shown = page((800, 480))
    shown.show_result(result_for(over(WON)))
    QApplication.processEvents()
    title, panel = shown._table_title, shown._table_title.parentWidget()
    assert panel is not None
    top = shown.scoring.y()
    panel.setMinimumHeight(panel.height() + 160)
    for _ in range(3):
        QApplication.processEvents()
    assert panel.height() >= shown.scoring.height() + 150
    assert title.height() <= title.heightForWidth(title.width()) + 1
    assert shown.scoring.y() == top


def test_parts_are_counted_one_after_the_other(
    look: Look, page: Callable[..., ResultPage], qtbot: QtBot
) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    result = result_for(over(WON[:3]))
    counted = QSignalSpy(shown.scoring.counted)
    shown.show_result(result)
    assert shown.scoring.is_counting
    assert places(shown) == [(0, 0), (0, 1), (0, 2)]
    assert shown.tray.names.text() == "Counting the points"
    assert not shown.tray.podium.isVisible()
    count = shown.scoring._count
    count.pause()
    seen = []
    steps = count.duration() // APART_MS
    for step in range(steps):
        count.setCurrentTime(step * APART_MS)
        seen.append(tuple(row.shown_total for row in shown.scoring.rows))
    assert seen[0] == (0, 0, 0)
    assert seen[1:4] == [(6, 0, 0), (6, 5, 0), (6, 5, 5)]
    assert seen[-1] == result_totals(result)
    assert sorted(set(seen)) == sorted(seen), "each step counts one part"
    count.resume()
    qtbot.waitUntil(lambda: counted.count() == 1)
    assert [(row.place, row.seat) for row in result.rows] == places(shown)
    assert shown.tray.names.text() == "Ben wins"
    assert shown.tray.podium.isVisible()
    assert shown.rematch.hasFocus()


def result_totals(result: Result) -> tuple[int, ...]:
    return tuple(row.total for row in sorted(result.rows, key=lambda row: row.seat))


@pytest.mark.parametrize("how", ["tap", "space", "enter", "table"])
def test_a_tap_or_a_key_counts_the_rest(look: Look, page: Callable[..., ResultPage], how: str) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    rematch = QSignalSpy(shown.rematch_requested)
    shown.show_result(result_for(over(WON)))
    assert shown.scoring.is_counting
    focused = QApplication.focusWidget()
    assert focused is not None
    if how == "tap":
        QTest.mouseClick(shown.tray, LEFT, pos=QPoint(200, 300))
    elif how == "table":
        QTest.mouseClick(shown.scoring.rows[2], LEFT)
    else:
        QTest.keyClick(focused, Qt.Key.Key_Space if how == "space" else Qt.Key.Key_Return)
    assert not shown.scoring.is_counting
    assert rematch.count() == 0
    assert shown.tray.names.text() == "Emil wins"
    assert shown.rematch.hasFocus()
    shown.tray.podium.finish()


def test_it_counts_once_and_never_where_nobody_looks(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    result = result_for(over(WON))
    shown.show_result(result)
    shown.hide()
    assert not shown.scoring.is_counting
    assert not shown.tray.podium.is_rising
    shown.show()
    shown.show_result(msgspec.structs.replace(result, playing_time=timedelta(minutes=25)))
    assert not shown.scoring.is_counting
    shown.tray.podium.finish()
    shown.show_result(result_for(over(WON[:2])))
    assert shown.scoring.is_counting
    shown.scoring.finish()
    shown.tray.podium.finish()


def test_motion_that_is_switched_off_ends_the_count(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    shown.show_result(result_for(over(WON)))
    look.set_motion(Motion.OFF)
    assert not shown.scoring.is_counting
    assert shown.tray.names.text() == "Emil wins"


@pytest.mark.rule("A13")
def test_a_tie_is_a_shared_victory(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.OFF)
    shown = page()
    shown.show_result(result_for(over(((0, 1), (12, 13), (24,)), holder=None)))
    assert places(shown) == [(1, 0), (1, 1), (3, 2)]
    assert (shown.tray.lead.text(), shown.tray.names.text()) == ("Shared victory", "Ada and Ben win")
    assert not shown.scoring.note.isVisible()


def test_another_game_after_it_has_its_own_table(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.OFF)
    shown = page()
    shown.show_result(result_for(over(WON)))
    shown.show_result(result_of(whole_match((3, 2)), timedelta(minutes=3)))
    assert shown.table.isVisible()
    assert not shown.scoring.isVisible()


def test_lines_are_read_whole_even_while_they_count(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    result = result_for(over(WON))
    shown.show_result(result)
    for line in shown.scoring.rows:
        row = next(row for row in result.rows if row.seat == line.seat)
        assert result.scoring is not None
        assert line.accessibleName() == scoring_sentence(row, result.scoring)
        assert f"{row.total} points" in line.accessibleName()
    shown.scoring.finish()
    shown.tray.podium.finish()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("family", "scale"), [("Noto Sans", 1.0), ("DejaVu Sans", 1.0), ("Noto Sans", 1.6)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_size_shows_every_part(
    qtbot: QtBot, size: tuple[int, int], players: int, family: str, scale: float, language: str
) -> None:
    with installed(Words(language)):
        look = make_look(family)
        look.set_motion(Motion.OFF)
        look.set_text_scale(scale)
        shown = ResultPage(look)
        qtbot.addWidget(shown)
        shown.resize(*size)
        shown.show()
        shown.show_result(result_for(over(WON[:players])))
        for _ in range(3):
            QApplication.processEvents()
        scoring = shown.scoring
        assert cut_off(scoring) == []
        result = shown.scoring._result
        assert result is not None
        assert result.scoring is not None
        columns = result.scoring.columns()
        plan = scoring_plan(look, float(scoring.width()), columns, "Gesamt")
        small = QFontMetricsF(look.font("small"))
        edge = 0.0 if plan.is_stacked else plan.name_right
        for center, width, word in zip(plan.centers, plan.widths, plan.words, strict=True):
            assert center - width / 2 >= edge - 0.1
            assert small.horizontalAdvance(word) <= width
            edge = center + width / 2
        title = QFontMetricsF(look.font("title"))
        limit = scoring.width() if plan.is_stacked else plan.total_right - title.horizontalAdvance("88")
        assert edge <= limit
        assert plan.name_right - plan.name_left >= look.px(5.5)
        heights = {row.height() for row in scoring.rows}
        assert min(heights) >= min(row.sizeHint().height() for row in scoring.rows)


def test_winners_lie_on_a_tint_when_all_is_counted(look: Look, page: Callable[..., ResultPage]) -> None:
    look.set_motion(Motion.FULL)
    shown = page()
    shown.show_result(result_for(over(WON)))
    tint = look.color("accent_tint").rgb()
    row = shown.scoring.rows[0]
    QApplication.processEvents()
    assert row.grab().toImage().pixel(3, row.height() // 2) != tint
    shown.scoring.finish()
    shown.tray.podium.finish()
    QApplication.processEvents()
    assert row.grab().toImage().pixel(3, row.height() // 2) == tint
