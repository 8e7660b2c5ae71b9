"""F8 in the window: set up, the clock above the table, pauses, the end, the best results."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.main_window import MainWindow
from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE, PUZZLE3, PUZZLE5, PUZZLE10, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll, SheetState, TimeOut
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.storage.best import BestResult, BestStore
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.doubt import Told
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGame
from dicegames.ui.sizes import Mode, mode_for
from dicegames.ui.table.puzzle_bar import PuzzleBar
from dicegames.ui.table.table_page import TablePage
from storage.listing import list_sessions
from ui.page_help import cut_off
from windows import LEFT, Clock, open_window
from words import Words, installed

pytestmark = pytest.mark.rule("F8")

ADA = Seat("Ada", "blue")
SIZES = [(1280, 800), (960, 640), (800, 480), (768, 1024)]


class Player:
    """Play puzzles in the window, with the clock in the test's hand."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.time = Clock()

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def bar(self) -> PuzzleBar:
        assert self.page.puzzle is not None
        return self.page.puzzle.bar

    @property
    def clock(self) -> PuzzleClock:
        assert self.window.desk is not None
        clock = self.window.desk.clock
        assert isinstance(clock, PuzzleClock)
        return clock

    @property
    def state(self) -> SheetState:
        assert self.window.desk is not None
        state = self.window.desk.controller.match.state
        assert isinstance(state, SheetState)
        return state

    def start(self, ruleset: SheetRuleset = PUZZLE5) -> None:
        options = TableOptions(auto_entry=0, handover=False)
        self.window.start_game(NewGame("fivedice", ruleset, (ADA,), options))
        self.take_clock()

    def take_clock(self) -> None:
        QApplication.processEvents()
        self.clock._now = self.time

    def act(self, *actions: Roll | Choose | Enter | Keep) -> None:
        assert self.window.desk is not None
        for action in actions:
            assert self.window.desk.controller.act(action)
        QApplication.processEvents()

    def enter(self, box: Box) -> None:
        self.act(Roll(), Choose(box), Enter())

    def pass_time(self, milliseconds: int) -> None:
        self.time.now += milliseconds
        self.clock.look()
        QApplication.processEvents()

    def play_to_the_end(self) -> None:
        for box in Box:
            if self.state.sheets[0].is_open(box):
                self.enter(box)


@pytest.fixture
def player(tmp_path: Path, qtbot: QtBot) -> Iterator[Player]:
    with open_window(tmp_path, dice=SeededDice(4)) as driver:
        yield Player(driver.window)


# --- setting up


def test_one_card_offers_three_limits_five_minutes_first(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.show_new_game("fivedice")
        page = window.new_game
        normal, puzzle = page.rulesets.cards
        assert (normal.title, puzzle.title) == ("5 Dice", "Puzzle")
        assert not page.rulesets.limits.isVisible()
        assert len(page.line_up.drafts) == 2
        page.line_up.rows[0].field.setText("Ada")
        page.line_up.rows[0].field.textEdited.emit("Ada")
        QTest.mouseClick(puzzle, LEFT)
        QApplication.processEvents()
        limits = page.rulesets.limits
        assert limits.isVisible()
        assert (limits.option_ids, limits.current_id) == (("180", "300", "600"), "300")
        assert page.rulesets.current == PUZZLE5
        for limit, ruleset in (("180", PUZZLE3), ("600", PUZZLE10)):
            QTest.mouseClick(limits.button(limit), LEFT)
            assert page.rulesets.current == ruleset
        # one person, nobody to add, no computer, no practice, no typed dice
        assert [draft.name for draft in page.line_up.drafts] == ["Ada"]
        assert not page.line_up.rows[0].kind.isVisible()
        assert not page.line_up.add_button.isVisible()
        assert not page.options.isVisible()
        QTest.mouseClick(page.start_button, LEFT)
        QApplication.processEvents()
        assert window.desk is not None
        header = window.desk.controller.table.header
        assert header.seats == (ADA,)
        assert header.ruleset["time_limit"] == 600
        assert (header.options.undo, header.options.dice) == ("roll", "app")


def test_the_others_come_back_with_the_other_rules(player: Player) -> None:
    player.window.show_new_game("fivedice")
    page = player.window.new_game
    page.options.undo.set_current("free")
    page.line_up._add()
    QTest.mouseClick(page.rulesets.cards[1], LEFT)
    page.line_up.rows[0].field.textEdited.emit("Zoë")
    QTest.mouseClick(page.rulesets.cards[0], LEFT)
    QApplication.processEvents()
    assert page.rulesets.current == FIVEDICE
    assert [draft.name for draft in page.line_up.drafts] == ["Zoë", "", ""]
    assert len({draft.color for draft in page.line_up.drafts}) == 3
    assert page.line_up.rows[0].kind.isVisible()
    assert page.options.options().undo == "free"


def test_the_last_limit_is_offered_again_and_more_people_can_join(player: Player) -> None:
    page = player.window.new_game
    page.open_for("fivedice", LineUp("puzzle3", (Seat("Zoë", "orange"),)), Settings())
    assert page.rulesets.current == PUZZLE3
    assert [draft.name for draft in page.line_up.drafts] == ["Zoë"]
    page.rulesets.cards[0].click()
    assert [draft.name for draft in page.line_up.drafts] == ["Zoë", ""]
    assert len({draft.color for draft in page.line_up.drafts}) == 2


def test_a_computer_in_the_first_seat_makes_room_for_the_person(player: Player) -> None:
    page = player.window.new_game
    page.open_for("fivedice", LineUp("fivedice", (Seat("R2", "pink", "computer", "simple"), ADA)), Settings())
    page.rulesets.cards[1].click()
    assert [draft.is_computer for draft in page.line_up.drafts] == [False]


# --- the clock


def test_the_clock_waits_for_the_first_roll(player: Player) -> None:
    player.start()
    assert player.bar.clock.isVisible()
    assert (player.bar.clock.figures, player.bar.clock.words) == ("5:00", "from the first roll on")
    player.pass_time(60_000)
    assert player.bar.clock.figures == "5:00"
    player.act(Roll())
    player.pass_time(77_500)
    assert (player.bar.clock.figures, player.bar.clock.words) == ("3:43", "of 5 minutes left")
    assert player.bar.clock.accessibleName() == "3 minutes 43 seconds left"


def test_the_last_half_minute_is_marked_by_words_and_another_icon(player: Player) -> None:
    player.start()
    player.act(Roll())
    player.pass_time(269_000)
    box = player.bar.clock
    assert not box.is_last
    before = box.grab().toImage()
    player.pass_time(1000)
    assert (box.figures, box.words) == ("0:30", "almost over")
    assert box.is_last
    assert "almost over" in box.accessibleName()
    assert box.grab().toImage() != before


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_the_clock_stands_top_centre_in_every_window(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    with open_window(tmp_path, size=size, language=language) as driver:
        player = Player(driver.window)
        player.start()
        player.act(Roll())
        for milliseconds in (1000, 280_000):
            player.pass_time(milliseconds)
            box, page = player.bar.clock, player.page
            left = box.mapTo(page, box.rect().topLeft()).x()
            small = mode_for(page.width(), page.height()) is Mode.SMALL  # between buttons of different widths
            assert abs(left + box.width() / 2 - page.width() / 2) <= (52 if small else 2)
            assert box.mapTo(page, box.rect().bottomLeft()).y() < 160
            assert box.width() >= box.sizeHint().width()
            assert not [words for words in cut_off(player.bar) if words]


def test_the_language_changes_while_it_runs(player: Player) -> None:
    player.start()
    player.act(Roll())
    player.pass_time(1000)
    with installed(Words("de")):
        QApplication.processEvents()
        assert (player.bar.clock.figures, player.bar.clock.words) == ("4:59", "übrig von 5 Minuten")
        assert player.bar.clock.accessibleName() == "noch 4 Minuten 59 Sekunden"


# --- pauses


def test_leaving_and_opening_again_hides_the_dice_until_the_person_goes_on(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with open_window(tmp_path, dice=SeededDice(4)) as driver:
        player = Player(driver.window)
        player.start()
        player.act(Roll())
        player.pass_time(100_000)
        driver.window.show_home()
        path = list_sessions(tmp_path / "data" / "sessions")[0].path
        driver.window.open_file(path)
        player.take_clock()
        assert player.page.pause_cover.is_open
        player.pass_time(50_000)
        assert player.bar.clock.figures == "3:20"
        QTest.mouseClick(player.page.pause_cover.button, LEFT)
        player.pass_time(20_000)
        assert player.bar.clock.figures == "3:00"
    with open_window(tmp_path) as driver:
        player = Player(driver.window)
        driver.window.open_file(path)
        player.take_clock()
        assert player.page.pause_cover.is_open
        assert player.clock.left_ms == 180_000
        assert driver.window.desk is not None
        assert driver.window.desk.controller.table.pauses() == 2


def test_the_hidden_window_pauses(player: Player) -> None:
    player.start()
    player.act(Roll())
    player.window.hide()
    QApplication.processEvents()
    player.pass_time(60_000)
    player.window.show()
    QApplication.processEvents()
    assert player.page.pause_cover.is_open
    assert player.bar.clock.figures == "5:00"


def test_a_page_over_the_table_pauses(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.start()
    player.act(Roll())
    covered: list[bool] = []

    def show(look: Look, parent: object, page: object, *, at_table: bool) -> None:
        player.pass_time(60_000)
        covered.append(player.page.pause_cover.is_open)

    monkeypatch.setattr(PageDialog, "show_over", staticmethod(show))
    player.window.menus.rules.trigger()
    assert covered == [True]
    assert player.page.pause_cover.is_open
    assert player.clock.left_ms == 300_000


def test_undo_stops_at_the_roll_and_asks_nothing(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*arguments: object) -> bool:
        raise AssertionError("asked for practice")

    monkeypatch.setattr(Question, "ask", staticmethod(never))
    player.start()
    player.act(Roll(), Keep(1))
    player.page.undo()
    assert not any(player.state.kept)
    assert not player.page.can_undo
    player.page.undo()
    assert player.state.dice
    assert player.page.header.undo.toolTip() == "Against the clock, you can only undo back to the last roll."


# --- the end


def test_time_up_shows_the_result_at_once(player: Player, tmp_path: Path) -> None:
    player.start()
    player.enter(Box.CHANCE)
    points = player.state.scores()[0]
    player.act(Roll())
    player.pass_time(300_000)
    result = player.page.result
    assert result.isVisible()
    assert result.tray.lead.text() == "The time is up"
    assert str(points) in result.tray.names.text()
    assert not player.page.can_undo
    row = result.best_panel.rows[0]
    assert row.is_this
    assert row.accessibleName().startswith(f"Place 1: Ada, {points} points, no pause, today")
    kept = BestStore(tmp_path / "data" / "best.json")
    assert kept.load() is None
    assert [(best.score, best.pauses) for best in kept.of("puzzle5")] == [(points, 0)]


def test_a_result_names_its_pauses_and_the_time_left(player: Player) -> None:
    player.start()
    player.act(Roll())
    player.pass_time(80_000)
    player.page.pause()
    player.window.hide()
    player.window.show()
    QApplication.processEvents()
    player.page.pause_cover.button.click()
    player.act(Choose(Box.CHANCE), Enter())
    player.play_to_the_end()
    result = player.page.result
    assert result.tray.lead.text() == "Done with 3:40 left"
    assert result._length.text() == "1:20 of 5:00, 1 pause."
    assert "1 pause," in result.best_panel.rows[0].accessibleName()


def test_once_more_has_the_same_limit_and_waits_for_the_first_roll(player: Player) -> None:
    player.start(PUZZLE3)
    player.play_to_the_end()
    first = player.page
    assert (first.result.rematch.title, first.result.rematch.detail) == ("Once more", "new dice, 3 minutes")
    assert not first.result.next_game.isVisible()
    QTest.mouseClick(first.result.rematch, LEFT)
    player.take_clock()
    assert player.page is not first
    assert player.state.dice == ()
    assert player.bar.clock.figures == "3:00"
    best = player.bar.best.text()
    assert best.startswith("Best result with 3 minutes: ")


def test_the_lists_of_the_limits_are_apart(player: Player) -> None:
    for ruleset in (PUZZLE5, PUZZLE3):
        player.start(ruleset)
        player.play_to_the_end()
        assert len(player.page.result.best_panel.rows) == 1


def test_opening_a_finished_puzzle_marks_it_and_adds_nothing(player: Player, tmp_path: Path) -> None:
    player.start()
    player.play_to_the_end()
    path = list_sessions(tmp_path / "data" / "sessions")[0].path
    player.window.show_home()
    player.window.open_file(path)
    QApplication.processEvents()
    assert [row.is_this for row in player.page.result.best_panel.rows] == [True]


def test_sessions_of_others_and_rules_of_others_do_not_count(player: Player, tmp_path: Path) -> None:
    player.start(msgspec.structs.replace(PUZZLE5, five_kind=999))
    player.play_to_the_end()
    assert not player.page.result.best_panel.rows
    player.start()
    player.play_to_the_end()
    path = list_sessions(tmp_path / "data" / "sessions")[0].path
    elsewhere = tmp_path / "elsewhere.dicegame"
    data = path.read_bytes()
    player.window.show_home()
    old = player.window.desk
    assert old is None
    elsewhere.write_bytes(data.replace(data.split(b'"id":"')[1][:32], b"f" * 32))
    player.window.open_file(elsewhere)
    QApplication.processEvents()
    assert [row.is_this for row in player.page.result.best_panel.rows] == [False]


def test_a_list_that_cannot_be_saved_is_told(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def tell(parent: object, look: Look, words: Told) -> None:
        said.append(words()[1])

    def fail(store: BestStore, ruleset_id: str, result: BestResult) -> None:
        raise OSError

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    monkeypatch.setattr(BestStore, "add", fail)
    player.start()
    player.play_to_the_end()
    assert said == ["The best results could not be saved. They hold until you quit."]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_the_result_is_readable_in_every_window(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    with open_window(tmp_path, size=size, language=language) as driver:
        player = Player(driver.window)
        player.start()
        player.act(Roll())
        player.pass_time(300_000)
        result = player.page.result
        assert cut_off(result) == []
        assert result.best_panel.rows[0].height() >= 31


def test_keys_go_on_after_a_pause(player: Player) -> None:
    player.start()
    player.act(Roll())
    player.page.pause()
    QTest.keyClick(player.page.pause_cover.button, Qt.Key.Key_Space)
    assert player.clock.is_running


# --- the rules page


def test_the_rules_page_offers_the_puzzle_once_with_the_limit_of_the_table(player: Player) -> None:
    player.window.menus.rules.trigger()
    rules = player.window.rules
    for ruleset, limit in ((FIVEDICE, "5 minutes"), (PUZZLE3, "3 minutes"), (PUZZLE10, "10 minutes")):
        rules.show_ruleset(ruleset)
        names = [rules.rulesets.button(option).accessibleName() for option in rules.rulesets.option_ids]
        assert names == ["5 Dice", "Puzzle"]
        rules.rulesets.button("1").click()
        assert limit in rules.text.toPlainText()
        assert "practice table" not in rules.text.toPlainText()
        rules.rulesets.button("0").click()
        assert "against the clock: " not in rules.text.toPlainText()
        assert "practice table" in rules.text.toPlainText()


def test_a_die_held_when_the_pause_comes_is_not_kept(tmp_path: Path, qapp: object) -> None:
    with open_window(tmp_path, dice=SeededDice(3)) as driver:
        driver.start((ADA,), TableOptions(auto_entry=0, handover=False), ruleset=PUZZLE5)
        driver.roll()
        before = driver.state
        die = driver.tray.dice[0]
        QTest.mousePress(die, LEFT, pos=die.rect().center())
        driver.key(Qt.Key.Key_P)
        QTest.mouseRelease(die, LEFT, pos=die.rect().center())
        driver.settle()
        assert driver.state == before


def test_a_question_is_settled_when_the_time_runs_out(tmp_path: Path, qapp: object) -> None:
    with open_window(tmp_path, dice=SeededDice(3)) as driver:
        driver.start((ADA,), TableOptions(auto_entry=0, handover=False), ruleset=PUZZLE5)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        driver.roll()
        table.board.show_overview()
        driver.settle()
        assert QApplication.activeModalWidget() is not None
        desk.controller.act(TimeOut())
        driver.settle()
        assert driver.state.outcome is not None
        assert QApplication.activeModalWidget() is None
        assert not desk.controller.is_held
