"""The result: places, ties, sums and true highlights as values, and the page that shows them."""

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.data import resources_dir
from dicegames.engine.match import Match
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.models.puzzle import PuzzleEnd
from dicegames.models.result import Result, columns, headline, length_text, result_of, row_sentence
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.podium import Podium
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.theme import load_themes
from table_samples import new_match, turn, whole_match
from ui.page_help import cut_off
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1280, 800), (800, 480), (768, 1024)]


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    look = Look(load_themes(resources_dir() / "themes"))
    look.set_motion(Motion.OFF)
    return look


@pytest.fixture
def page(look: Look, qtbot: QtBot) -> Callable[..., ResultPage]:
    kept: list[ResultPage] = []

    def make(result: Result, width: int = 1280, height: int = 800) -> ResultPage:
        made = ResultPage(look)
        kept.append(made)
        qtbot.addWidget(made)
        made.resize(width, height)
        made.show()
        made.activateWindow()
        assert QTest.qWaitForWindowActive(made)
        made.show_result(result)
        for _ in range(3):
            QApplication.processEvents()
        return made

    return make


def test_a_long_name_takes_two_lines_on_the_podium(look: Look) -> None:
    podium = Podium(look)
    room = QFontMetricsF(podium._name_font()).horizontalAdvance("Bartholomäus") + 2  # fonts differ
    assert podium.name_lines("Ada", room) == ("Ada",)
    assert podium.name_lines("Maximiliane Charlotte", room) == ("Maximiliane", "Charlotte")
    assert podium.name_lines("Anna-Lena Mai-Bergen", room) == ("Anna-Lena", "Mai-Bergen")
    first, second = podium.name_lines("Bartholomäus Müller-Lüdenscheid", room)
    assert first == "Bartholomäus"
    assert (second[:6], second[-1]) == ("Müller", "…")
    podium.deleteLater()


def test_the_facts_spread_over_their_panel(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 2, 3))))
    heights = {row.height() for row in shown.story_rows}
    assert max(heights) - min(heights) <= 1
    assert 60 <= min(heights) <= 78
    low = page(result(whole_match((3, 2, 3))), 800, 480)
    assert min(row.height() for row in low.story_rows) >= 44


def result(match: Match, minutes: float = 24) -> Result:
    return result_of(match, timedelta(minutes=minutes))


def stories(found: Result) -> list[str]:
    return [fact.text(found.seats) for fact in found.facts]


def test_help_is_told_below_the_result(page: Callable[..., ResultPage]) -> None:
    match = whole_match((3, 2))
    alone = page(result(match))
    assert alone._note.text() == "Saved under Sessions."
    helped = page(result_of(match, timedelta(minutes=24), is_assisted=True))
    assert helped._note.text() == "Saved under Sessions. With help: it counts in no statistics."
    helped.show_puzzle(PuzzleEnd(300, 0, 0, "0" * 32))
    assert helped._note.text() == "Saved under Sessions. With help: it goes into no best list."


@pytest.mark.rule("P12")
def test_sums_and_shared_places() -> None:
    match = whole_match((3, 2, 3))
    found = result(match)
    assert [(row.place, row.name) for row in found.rows] == [(1, "Ada"), (1, "Cem"), (3, "Ben")]
    for row in found.rows:
        assert row.total == sum(part or 0 for part in row.parts)
        assert row.total == match.state.scores()[row.seat]
    assert columns(found) == ("Upper", "Bonus", "Lower", "5 of a kind", "Total")
    assert found.rows[0].parts[:2] == (63, 35)
    assert found.rows[2].parts[:2] == (42, None)
    assert headline(found) == ("Shared victory", "Ada and Cem win")


def test_one_winner_and_nobody_else() -> None:
    assert headline(result(whole_match((3, 2)))) == ("Victory", "Ada wins")
    solo = result(whole_match((3,)))
    assert headline(solo) == ("Your points", f"{solo.rows[0].total} points")


def test_who_starts_a_rematch_is_said_where_it_is_open(page: Callable[..., ResultPage]) -> None:
    assert page(result(whole_match((3, 2)))).rematch.detail == "whoever presses first starts"
    assert page(result(whole_match((3,)))).rematch.detail == "same players, same rules"


def test_wide_windows_share_their_width(page: Callable[..., ResultPage]) -> None:
    usual = page(result(whole_match((3, 2))))
    assert usual.tray.width() == 470
    wide = page(result(whole_match((3, 2))), 1920, 1080)
    assert 0.55 <= wide.tray.width() / wide.papers.width() <= 0.8
    first, second = wide.tray.podium.block_rects()
    assert first.width() > usual.tray.podium.block_rects()[0].width()
    assert first.left() >= 0
    assert second.right() <= wide.tray.podium.width()


def test_an_open_match_has_no_result() -> None:
    match = new_match(1)
    with pytest.raises(ValueError, match="over"):
        result_of(match, timedelta())


def test_length_in_both_numbers() -> None:
    match = whole_match((3,))
    assert length_text(result(match, 24.4)) == "13 rounds in 24 minutes."
    assert length_text(result(match, 0.2)) == "13 rounds in 1 minute."


Rolls = dict[int, dict[Box, tuple[int, ...]]]


def play(rolls: Rolls, seats: int = 2) -> Match:
    """Play a match of poor rolls in which `rolls` names each seat's better ones by box."""
    match = new_match(seats)
    for box in BOXES:
        for seat in range(seats):
            turn(match, rolls.get(seat, {}).get(box, (1, 1, 2, 4, 6)), box)
    return match


def test_best_upper_sum_and_five_of_a_kind() -> None:
    better: Rolls = {0: {Box.SIXES: (6, 6, 6, 6, 1)}, 1: {Box.FIVE_KIND: (3, 3, 3, 3, 3)}}
    match = play(better)
    told = stories(result(match))
    assert told[0] == "Ada has the most in the upper part: 32 points."
    assert told[1] == "Ben rolls a five of a kind in round 12: Penta, 50 points."


def test_equal_upper_sums_are_nobodys_best() -> None:
    told = stories(result(play({0: {Box.LARGE_STRAIGHT: (1, 2, 3, 4, 5)}})))
    assert not any("upper part" in line for line in told)
    assert told[0] == "Ada has the best turn, in round 11: Large straight, 40 points."
    assert told[1] == "Ada leads from round 11 to the end."


def test_last_turn_that_draws_level_or_overtakes() -> None:
    # Ada is 11 points in front before Ben's last turn; both have 14 in chance otherwise.
    ahead: dict[Box, tuple[int, ...]] = {Box.SIXES: (6, 6, 6, 1, 2), Box.CHANCE: (1, 1, 2, 4, 6)}
    cases = {
        (6, 6, 6, 5, 3): "Ben draws level in the last turn: Chance, 26 points.",
        (6, 6, 6, 6, 5): "Ben takes the lead in the last turn: Chance, 29 points.",
    }
    for roll, line in cases.items():
        match = play({0: ahead, 1: {Box.CHANCE: roll}})
        assert line in stories(result(match))
    match = play({0: ahead, 1: {Box.CHANCE: (6, 6, 6, 4, 3)}})
    assert not any("last turn" in told for told in stories(result(match)))


def test_alone_there_is_something_to_tell_too() -> None:
    match = play({0: {Box.LARGE_STRAIGHT: (1, 2, 3, 4, 5)}}, seats=1)
    assert stories(result(match)) == [
        "Ada has 14 points in the upper part.",
        "Ada has the best turn, in round 11: Large straight, 40 points.",
        "Ada sacrifices 7 boxes.",
    ]


def test_rows_are_sentences_for_screen_readers() -> None:
    found = result(whole_match((3, 2)))
    first, second = found.rows
    assert row_sentence(first, found) == (
        f"Place 1: Ada, {first.total} points. Upper part 63, bonus 35, lower part {first.parts[2]}, "
        "fives of a kind 0."
    )
    assert "bonus 0," in row_sentence(second, found)


def test_buttons_ask_for_what_they_say(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 2))))
    for button, signal in (
        (shown.home, shown.home_requested),
        (shown.again, shown.again_requested),
        (shown.rematch, shown.rematch_requested),
        (shown.header.back, shown.home_requested),
        (shown.header.log, shown.log_requested),
    ):
        spy = QSignalSpy(signal)
        QTest.mouseClick(button, LEFT)
        assert spy.count() == 1
        assert button.height() >= 44
    assert (shown.rematch.title, shown.rematch.detail) == ("Rematch", "whoever presses first starts")
    assert not shown.header.undo.isVisible()
    assert not shown.header.pause.isVisible()


def test_enter_asks_for_the_rematch(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 2))))
    assert shown.rematch.hasFocus()
    spy = QSignalSpy(shown.rematch_requested)
    QTest.keyClick(shown.rematch, Qt.Key.Key_Return)
    assert spy.count() == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", [1, 3, 8])
def test_page_fits(page: Callable[..., ResultPage], count: int, width: int, height: int) -> None:
    shown = page(result(whole_match((3, 2, 1, 2, 3, 1, 2, 3)[:count])), width, height)
    assert shown.size().toTuple() == (width, height)
    for button in (shown.home, shown.again, shown.rematch):
        place = QRect(button.mapTo(shown, QPoint(0, 0)), button.size())
        assert shown.rect().contains(place)
        assert button.width() >= button.minimumSizeHint().width()
    rows = shown.table.seat_rows
    assert len(rows) == count
    for row in rows:
        assert row.height() >= 44
        assert role(row) is QAccessible.Role.StaticText
        assert row.accessibleName().startswith("Place ")
    podium = shown.tray.podium
    for block in podium.block_rects():
        assert block.left() >= 0
        assert block.right() <= podium.width()
        assert block.top() > 60  # badge, name and total stand above
    names = shown.tray.names
    assert names.height() >= names.heightForWidth(names.width())


@pytest.mark.parametrize(("width", "height"), [*SIZES, (960, 640)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_next_game_finds_room(look: Look, qtbot: QtBot, width: int, height: int, language: str) -> None:
    with installed(Words(language)):
        shown = ResultPage(look)
        qtbot.addWidget(shown)
        shown.resize(width, height)
        shown.show()
        shown.show_result(result(whole_match((3, 2, 1))), next_starter=1)
        for _ in range(3):
            QApplication.processEvents()
        assert shown.size().toTuple() == (width, height)
        assert cut_off(shown) == []
        assert shown.next_game.isVisible()
        assert "Ben" in shown.next_game.detail
        buttons = [button for button in (shown.home, shown.again, shown.next_game) if button.isVisible()]
        for button in (*buttons, shown.rematch, shown.header.back):  # home, or at least the way back
            assert shown.rect().contains(QRect(button.mapTo(shown, QPoint(0, 0)), button.size()))
        assert shown.home.isVisible() or width < 1280
        spy = QSignalSpy(shown.next_game_requested)
        QTest.mouseClick(shown.next_game, LEFT)
        assert spy.count() == 1
        shown.show_result(result(whole_match((3,))))
        assert not shown.next_game.isVisible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_large_text_pushes_no_button_off_the_page(look: Look, qtbot: QtBot, width: int, height: int) -> None:
    look.set_text_scale(1.6)
    shown = ResultPage(look)
    qtbot.addWidget(shown)
    shown.resize(width, height)
    shown.show()
    shown.show_result(result(whole_match((3, 2, 1))), next_starter=1)
    for _ in range(3):
        QApplication.processEvents()
    left = 0
    for button in (shown.again, shown.next_game, shown.rematch):
        area = QRect(button.mapTo(shown, QPoint(0, 0)), button.size())
        assert area.left() > left
        assert shown.rect().contains(area)
        left = area.right()


def role(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


def test_podium_heights_follow_the_places(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 1, 3))))
    podium = shown.tray.podium
    assert [row.place for row in podium.shown_rows] == [1, 1, 3]
    first, second, third = (block.height() for block in podium.block_rects())
    assert first == second > third
    assert podium.accessibleName().count("Place ") == 3


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_lowest_block_has_room_for_its_figure(
    page: Callable[..., ResultPage], width: int, height: int
) -> None:
    podium = page(result(whole_match((3, 2, 1))), width, height).tray.podium
    blocks = podium.block_rects()
    assert [block.height() for block in blocks] == sorted((b.height() for b in blocks), reverse=True)
    assert len({block.height() for block in blocks}) == 3
    assert blocks[2].height() >= 48
    assert blocks[0].top() >= podium._person_height() - 8.0 - 1e-6  # no badge is cut off


def test_podium_rises_and_can_be_ended(look: Look, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    shown = ResultPage(look)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    shown.show_result(result(whole_match((3, 2))))
    assert shown.tray.podium.is_rising
    shown.tray.podium.finish()
    assert not shown.tray.podium.is_rising


def test_page_shows_another_result_and_language(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 2, 1))))
    shown.show_result(result(whole_match((3,))), saved=False)
    QApplication.processEvents()
    assert len(shown.table.seat_rows) == 1
    with installed(Words("en", "ResultPage")):
        QApplication.sendEvent(shown, QEvent(QEvent.Type.LanguageChange))
        assert shown.again.title == "[Play again]"


def test_every_row_of_a_full_house_of_players_is_reachable(page: Callable[..., ResultPage]) -> None:
    shown = page(result(whole_match((3, 2, 1, 2, 3, 1, 2, 3))), 800, 480)
    last = shown.table.seat_rows[-1]
    area = shown.scroll_area
    area.ensureWidgetVisible(last)
    place = QRect(last.mapTo(area.viewport(), QPoint(0, 0)), last.size())
    assert area.viewport().rect().contains(place)
