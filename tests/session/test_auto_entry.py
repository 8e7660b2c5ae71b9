"""P4: when the countdown runs, what stops it, and what it enters."""

import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from dicegames.computer.players import ComputerPlayers
from dicegames.engine.match import Match
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import CLASSIC, PENTA
from dicegames.games.sheet.state import Choose, Enter, Roll, SheetGame, SheetState
from dicegames.session.auto_entry import AutoEntry
from dicegames.session.clocks import clock_for
from dicegames.session.controller import MatchController
from dicegames.session.table import open_table
from players import IdleTables, idle_players
from tables import make_controller, make_table

pytestmark = pytest.mark.rule("P4")

LARGE_STRAIGHT = (2, 3, 4, 5, 6)
FOURS = (4, 4, 4, 4, 4)
THREE_ROLLS = [LARGE_STRAIGHT] * 3


class FakeClock:
    """Milliseconds that a test moves on."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


class Countdown:
    """An automatic entry at a table, with the clock in the test's hand."""

    def __init__(self, controller: MatchController, seconds: int = 3, screen_reader: bool = False) -> None:
        self.clock = FakeClock()
        self.controller = controller
        self.screen_reader = screen_reader
        self.entry = AutoEntry(controller, seconds, self.has_screen_reader, idle_players(), self.clock)
        self.counted: list[tuple[object, int]] = []
        self.entry.counted.connect(self.on_counted)

    def has_screen_reader(self) -> bool:
        return self.screen_reader

    def on_counted(self, box: object, left: int, total: int) -> None:
        assert total == self.entry.total_ms
        self.counted.append((box, left))

    def find_box(self) -> None:
        """Let the box be found, if one is looked for."""
        while self.entry._background.is_busy:
            QCoreApplication.processEvents()

    def pass_time(self, milliseconds: int) -> None:
        """Let the clock run and the timer look at it once."""
        self.find_box()
        self.clock.now += milliseconds
        if self.entry._timer.isActive():
            self.entry._on_timer_timeout()

    def state(self) -> SheetState:
        state = self.controller.match.state
        assert isinstance(state, SheetState)
        return state

    def end(self) -> None:
        self.entry.shut_down()
        self.controller.close()


def after_three_rolls(directory: Path, kinds: str = "hh", screen_reader: bool = False) -> Countdown:
    countdown = Countdown(make_controller(make_table(directory, kinds), THREE_ROLLS * 2), 3, screen_reader)
    for _ in range(3):
        countdown.controller.act(Roll())
    return countdown


def test_nothing_runs_before_the_last_roll(tmp_path: Path, qapp: object) -> None:
    countdown = Countdown(make_controller(make_table(tmp_path), THREE_ROLLS))
    for _ in range(2):
        countdown.controller.act(Roll())
        countdown.pass_time(60_000)
    assert countdown.entry.box is None
    assert countdown.state().sheets[0].used_count == 0
    countdown.end()


def test_the_roll_goes_into_the_computers_box_when_the_time_is_over(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path)
    countdown.pass_time(2_999)
    assert countdown.state().seat == 0
    countdown.pass_time(1)
    assert countdown.state().seat == 1
    assert countdown.state().sheets[0].get(Box.LARGE_STRAIGHT) == 40
    assert [box for box, _ in countdown.counted] == [Box.LARGE_STRAIGHT, Box.LARGE_STRAIGHT]
    countdown.end()


def test_choosing_a_box_stops_it_for_good_in_this_turn(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path)
    countdown.controller.act(Choose(Box.CHANCE))
    countdown.pass_time(60_000)
    countdown.controller.undo()
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    assert countdown.state().chosen is None
    countdown.end()


def test_a_box_chosen_before_the_last_roll_is_cleared_and_the_clock_runs(
    tmp_path: Path, qapp: object
) -> None:
    countdown = Countdown(make_controller(make_table(tmp_path), THREE_ROLLS))
    countdown.controller.act(Roll())
    countdown.controller.act(Roll())
    countdown.controller.act(Choose(Box.CHANCE))
    countdown.controller.act(Roll())
    assert countdown.state().chosen is None
    countdown.pass_time(3_000)
    assert countdown.state().seat == 1
    countdown.end()


def test_a_barred_box_is_no_choice(tmp_path: Path, qapp: object) -> None:
    countdown = Countdown(make_controller(make_table(tmp_path, "h"), [FOURS] * 4))
    for action in (Roll(), Choose(Box.FIVE_KIND), Enter(), Roll(), Roll(), Roll()):
        countdown.controller.act(action)
    refused: list[str] = []
    countdown.controller.refused.connect(refused.append)
    countdown.pass_time(1_000)
    countdown.controller.act(Choose(Box.ACES))
    assert (len(refused), countdown.state().chosen) == (1, None)
    countdown.pass_time(1_999)
    assert countdown.state().sheets[0].used_count == 1
    countdown.pass_time(1)
    assert countdown.state().sheets[0].get(Box.FOURS) == 20
    countdown.end()


@pytest.mark.parametrize("reason", ["dice", "pause", "dialog", "handover"])
def test_it_waits_while_something_covers_the_table(tmp_path: Path, qapp: object, reason: str) -> None:
    countdown = after_three_rolls(tmp_path)
    countdown.pass_time(1_000)
    countdown.controller.hold(reason)
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    countdown.controller.release(reason)
    countdown.pass_time(1_999)
    assert countdown.state().seat == 0
    countdown.pass_time(1)
    assert countdown.state().seat == 1
    countdown.end()


def test_it_never_runs_for_a_screen_reader(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path, screen_reader=True)
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    countdown.end()


def test_it_never_runs_for_a_computer_seat(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path, "ch")
    countdown.pass_time(60_000)
    assert countdown.entry.box is None
    assert countdown.state().seat == 0
    countdown.end()


def test_it_can_be_off(tmp_path: Path, qapp: object) -> None:
    countdown = Countdown(make_controller(make_table(tmp_path), THREE_ROLLS), seconds=0)
    for _ in range(3):
        countdown.controller.act(Roll())
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    countdown.end()


@pytest.mark.rule("P4")
def test_another_time_holds_at_once(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path)
    countdown.pass_time(2_900)
    countdown.entry.set_seconds(10)
    countdown.pass_time(9_900)
    assert countdown.state().seat == 0
    countdown.entry.set_seconds(0)
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    countdown.entry.set_seconds(3)
    countdown.pass_time(3_000)
    assert countdown.state().seat == 1
    countdown.end()


def test_it_stays_off_after_undoing_an_automatic_entry(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path)
    countdown.pass_time(3_000)
    assert countdown.state().seat == 1
    assert countdown.controller.undo()
    countdown.pass_time(60_000)
    assert countdown.state().seat == 0
    assert countdown.entry.box is None
    # The next turn has it again.
    countdown.controller.act(Choose(Box.CHANCE))
    countdown.controller.act(Enter())
    for _ in range(3):
        countdown.controller.act(Roll())
    countdown.find_box()
    assert countdown.entry.box is not None
    countdown.end()


def test_it_stays_off_for_this_turn_after_reopening(tmp_path: Path, qapp: object) -> None:
    countdown = after_three_rolls(tmp_path)
    path = countdown.controller.table.journal.path
    countdown.end()
    again = Countdown(make_controller(open_table(path), THREE_ROLLS))
    again.pass_time(60_000)
    assert again.state().seat == 0
    assert again.entry.box is None
    again.controller.act(Choose(Box.CHANCE))
    again.controller.act(Enter())
    for _ in range(3):
        again.controller.act(Roll())
    again.find_box()
    assert again.entry.box is not None
    again.end()


def test_the_real_clock_enters_too(tmp_path: Path, qtbot: QtBot) -> None:
    controller = make_controller(make_table(tmp_path), THREE_ROLLS)
    entry = AutoEntry(controller, 1, bool, idle_players())
    entry.total_ms = 150
    for _ in range(3):
        controller.act(Roll())
    qtbot.waitUntil(lambda: controller.match.state.current_seat == 1, timeout=5000)
    entry.shut_down()
    controller.close()


class SlowPlayers(ComputerPlayers):
    """Look for the box until the test lets it be found, and note in which thread."""

    def __init__(self) -> None:
        super().__init__(IdleTables())
        self.may_find = threading.Event()
        self.threads: list[threading.Thread] = []

    def best_box(self, state: SheetState) -> Box:
        self.threads.append(threading.current_thread())
        assert self.may_find.wait(5)
        return Box.SIXES


def test_the_box_is_looked_for_beside_the_window_and_the_time_starts_then(
    tmp_path: Path, qtbot: QtBot
) -> None:
    players = SlowPlayers()
    controller = make_controller(make_table(tmp_path), THREE_ROLLS)
    entry = AutoEntry(controller, 3, bool, players)
    for _ in range(3):
        controller.act(Roll())
    qtbot.waitUntil(lambda: bool(players.threads), timeout=5000)
    assert players.threads != [threading.current_thread()]
    assert (entry.box, entry._timer.isActive()) == (None, False)
    players.may_find.set()
    qtbot.waitUntil(lambda: entry.box is Box.SIXES, timeout=5000)
    assert entry._timer.isActive()
    entry.shut_down()
    controller.close()


def test_a_box_found_after_the_person_chose_one_is_forgotten(tmp_path: Path, qtbot: QtBot) -> None:
    players = SlowPlayers()
    controller = make_controller(make_table(tmp_path), THREE_ROLLS)
    entry = AutoEntry(controller, 3, bool, players)
    for _ in range(3):
        controller.act(Roll())
    controller.act(Choose(Box.CHANCE))
    players.may_find.set()
    assert entry._background._pool.waitForDone(5000)
    QCoreApplication.processEvents()
    assert (entry.box, entry._timer.isActive()) == (None, False)
    entry.shut_down()
    controller.close()


def test_classic_has_it_too() -> None:
    assert CLASSIC.auto_entry


@pytest.mark.parametrize("has_clock", [True, False])
def test_a_ruleset_without_it_has_no_clock(tmp_path: Path, qapp: object, has_clock: bool) -> None:
    table = make_table(tmp_path)
    ruleset = msgspec.structs.replace(PENTA, auto_entry=has_clock)
    table.match = Match(SheetGame(ruleset, 2), table.match.seats)
    controller, parent = make_controller(table, []), QObject()
    clock = clock_for(controller, bool, idle_players(), parent)
    assert isinstance(clock, AutoEntry) is has_clock
    assert (clock is None) is not has_clock
    controller.close()
