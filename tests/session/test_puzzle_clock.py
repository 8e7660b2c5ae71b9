"""F8: when the time of a puzzle runs, that its end is exact, that it outlives pauses, closes and kills."""

import errno
import shutil
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Mark, Match, Seat, Step
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE, PUZZLE5, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll, SheetState, TimeOut
from dicegames.session.clocks import clock_for
from dicegames.session.controller import MatchController
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.session.table import Table, create_table, open_table
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions, new_header, timestamp
from players import idle_players
from tables import START, ticking_clock

pytestmark = pytest.mark.rule("F8")

DICE = (1, 2, 3, 4, 6)


class FakeClock:
    """Milliseconds that a test moves on."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


class Puzzle:
    """A puzzle at a table, with the clock in the test's hand."""

    def __init__(self, table: Table, rolls: int = 40) -> None:
        self.table = table
        self.time = FakeClock()
        self.controller = MatchController(table, ScriptedDice([DICE] * rolls), ticking_clock())
        self.clock = PuzzleClock(self.controller, 300, self.time)
        self.refused: list[str] = []
        self.controller.refused.connect(self.refused.append)

    @property
    def state(self) -> SheetState:
        state = self.controller.match.state
        assert isinstance(state, SheetState)
        return state

    @property
    def kinds(self) -> list[str]:
        return [entry.kind if isinstance(entry, Mark) else "step" for entry, _ in self.table.times]

    def pass_time(self, milliseconds: int) -> None:
        """Let the clock run, with a look at it every tenth of a second, as its timer does."""
        while milliseconds > 0:
            self.time.now += min(100, milliseconds)
            milliseconds -= 100
            self.clock.look()

    def enter(self, box: Box) -> None:
        for action in (Roll(), Choose(box), Enter()):
            assert self.controller.act(action)

    def end(self) -> None:
        self.clock.shut_down()
        self.controller.close()


def new_table(directory: Path, ruleset: SheetRuleset = PUZZLE5, dice: str = "app") -> Table:
    options = TableOptions(auto_entry=0, dice="typed" if dice == "typed" else "app")
    header = new_header(
        "fivedice",
        ruleset,
        (Seat("Ada", "blue"),),
        options=options,
        app_version="test",
        created=timestamp(START),
    )
    return create_table(directory, header)


def written(table: Table) -> list[int]:
    return [entry.count for entry, _ in table.times if isinstance(entry, Mark) and entry.kind == "clock"]


@pytest.fixture
def puzzle(tmp_path: Path, qapp: object) -> Puzzle:
    return Puzzle(new_table(tmp_path))


def test_it_starts_with_the_first_roll(puzzle: Puzzle) -> None:
    puzzle.pass_time(60_000)
    assert not puzzle.clock.is_running
    assert puzzle.clock.left_ms == 300_000
    puzzle.controller.act(Roll())
    puzzle.pass_time(1000)
    assert puzzle.clock.is_running
    assert puzzle.clock.left_ms == 299_000
    puzzle.end()


def test_dice_in_motion_and_what_leaves_them_in_view_do_not_stop_it(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    for reason in ("dice", "question", "hint", "log", "overview", "typed"):
        puzzle.controller.hold(reason)
        puzzle.pass_time(1000)
        puzzle.controller.release(reason)
    assert puzzle.clock.left_ms == 294_000
    assert puzzle.table.pauses() == 0
    puzzle.end()


@pytest.mark.parametrize("reason", ["hidden", "page", "about", "file", "message"])
def test_whatever_else_lies_over_the_table_pauses_until_somebody_goes_on(puzzle: Puzzle, reason: str) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(1000)
    puzzle.controller.hold(reason)
    assert puzzle.controller.is_paused
    puzzle.pass_time(60_000)
    puzzle.controller.release(reason)
    puzzle.pass_time(60_000)
    assert puzzle.clock.left_ms == 299_000
    assert written(puzzle.table)[-1] == 299_000
    puzzle.controller.set_paused(False)
    puzzle.pass_time(1000)
    assert puzzle.clock.left_ms == 298_000
    assert puzzle.table.pauses() == 1
    puzzle.end()


def test_pauses_are_counted_and_cost_no_time(puzzle: Puzzle) -> None:
    puzzle.controller.set_paused(True)  # before the first roll: nothing to interrupt
    puzzle.controller.set_paused(False)
    puzzle.controller.act(Roll())
    for _ in range(3):
        puzzle.pass_time(500)
        puzzle.controller.set_paused(True)
        puzzle.pass_time(10_000)
        puzzle.controller.set_paused(False)
    assert puzzle.table.pauses() == 3
    assert puzzle.clock.left_ms == 298_500
    puzzle.end()


def test_what_is_left_is_written_at_least_every_second(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(10_000)
    marks = [300_000, *written(puzzle.table)]
    assert all(0 < before - after <= 1000 for before, after in pairwise(marks))
    assert marks[-1] - puzzle.clock.left_ms < 1000
    puzzle.end()


def test_without_a_disk_no_marks_pile_up(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    with BrokenDisk(puzzle.table.journal, errno.ENOSPC):
        puzzle.pass_time(20_000)
        assert len(written(puzzle.table)) == 1
    puzzle.end()
    assert written(puzzle.table)[-1] == 280_000
    assert load(puzzle.table.journal.path).match().state == puzzle.state


def test_the_time_runs_out_and_the_entries_count(puzzle: Puzzle) -> None:
    puzzle.enter(Box.SMALL_STRAIGHT)
    puzzle.controller.act(Roll())
    puzzle.pass_time(299_900)
    assert puzzle.state.outcome is None
    puzzle.pass_time(100)
    outcome = puzzle.state.outcome
    assert outcome is not None
    assert outcome.reason == "time"
    assert puzzle.state.scores() == (30,)
    assert puzzle.kinds[-3:] == ["clock", "step", "finish"]
    assert written(puzzle.table)[-1] == 0
    assert not puzzle.clock.is_running
    puzzle.end()
    again = load(puzzle.table.journal.path)
    assert again.match().state == puzzle.state
    assert Match.replay(again.game, again.header.seats, again.entries).state.scores() == (30,)


def test_no_entry_counts_after_the_time_though_the_timer_has_not_fired(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.controller.act(Choose(Box.SMALL_STRAIGHT))
    puzzle.time.now += 300_000  # nobody looked at the clock since
    assert not puzzle.controller.act(Enter())
    assert puzzle.refused == ["game_over"]
    assert puzzle.state.timed_out
    assert puzzle.state.scores() == (0,)
    puzzle.end()


def test_an_entry_in_the_last_millisecond_counts(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.controller.act(Choose(Box.SMALL_STRAIGHT))
    puzzle.time.now += 299_999
    assert puzzle.controller.act(Enter())
    puzzle.time.now += 1
    puzzle.clock.look()
    assert puzzle.state.timed_out
    assert puzzle.state.scores() == (30,)
    puzzle.end()


@pytest.mark.parametrize("wish", ["undo", "redo"])
def test_nothing_is_taken_back_or_brought_back_after_the_time(puzzle: Puzzle, wish: str) -> None:
    puzzle.controller.act(Roll())
    puzzle.controller.act(Keep(0))
    if wish == "redo":
        puzzle.controller.undo()
    puzzle.time.now += 300_000
    assert not getattr(puzzle.controller, wish)()
    assert puzzle.state.timed_out
    assert puzzle.refused == ["undo_timed" if wish == "undo" else "redo_nothing"]
    puzzle.end()


def test_undo_never_gives_time_back(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(2000)
    puzzle.controller.act(Keep(0))
    puzzle.pass_time(3000)
    assert puzzle.controller.undo()
    assert puzzle.clock.left_ms == 295_000
    assert not puzzle.controller.undo()
    assert puzzle.refused == ["undo_timed"]
    puzzle.end()


def test_practice_is_refused(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.controller.start_practice()
    assert puzzle.refused == ["practice_timed"]
    assert "practice" not in puzzle.kinds
    puzzle.end()


def test_the_last_entry_stops_the_clock(puzzle: Puzzle) -> None:
    for box in Box:
        puzzle.enter(box)
        if puzzle.state.outcome is None:
            puzzle.pass_time(1000)
    outcome = puzzle.state.outcome
    assert outcome is not None
    assert outcome.reason == "complete"
    assert puzzle.clock.left_ms == 288_000
    assert puzzle.kinds[-1] == "finish"
    puzzle.pass_time(300_000)
    assert puzzle.clock.left_ms == 288_000
    puzzle.end()


def test_a_closed_puzzle_goes_on_with_the_time_that_was_left(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(61_250)
    puzzle.end()
    assert puzzle.kinds[-2:] == ["clock", "pause"]
    again = Puzzle(open_table(puzzle.table.journal.path))
    assert again.clock.left_ms == 238_750
    assert again.controller.is_paused  # it begins paused: the dice are hidden, the clock stands still
    again.pass_time(60_000)
    assert again.clock.left_ms == 238_750
    again.controller.set_paused(False)
    again.pass_time(750)
    assert again.clock.left_ms == 238_000
    assert again.table.pauses() == 1
    again.end()


def test_a_kill_costs_at_most_one_second(puzzle: Puzzle, tmp_path: Path) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(7_650)
    killed = tmp_path / "killed.dicegame"
    shutil.copy(puzzle.table.journal.path, killed)
    again = Puzzle(open_table(killed))
    assert again.controller.is_paused
    assert 0 <= again.clock.left_ms - puzzle.clock.left_ms < 1000
    again.controller.set_paused(False)
    assert again.table.pauses() == 1
    again.end()
    puzzle.end()


def test_a_kill_at_the_very_end_leaves_no_time(puzzle: Puzzle, tmp_path: Path) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(300_000)
    lines = puzzle.table.journal.path.read_bytes().splitlines(keepends=True)
    cut = next(number for number, line in enumerate(lines) if b"time_out" in line)
    killed = tmp_path / "killed.dicegame"
    killed.write_bytes(b"".join(lines[:cut]))
    again = Puzzle(open_table(killed))
    assert again.state.outcome is None
    assert again.clock.left_ms == 0
    again.controller.set_paused(False)
    assert again.state.timed_out
    again.end()
    puzzle.end()


def test_marks_of_a_strange_file_give_no_more_than_the_limit(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.controller.write_time(10_000_000)
    puzzle.clock.shut_down()
    puzzle.table.journal.close()
    again = Puzzle(open_table(puzzle.table.journal.path))
    assert again.clock.left_ms == 300_000
    again.end()


def test_pauses_do_not_count_as_playing_time(puzzle: Puzzle) -> None:
    puzzle.controller.act(Roll())
    puzzle.pass_time(900)
    before = puzzle.table.playing_time()
    puzzle.controller.set_paused(True)
    paused = puzzle.table.playing_time()
    puzzle.controller.set_paused(False)
    assert puzzle.table.playing_time() == paused
    assert paused > before
    puzzle.end()


def test_only_a_ruleset_with_a_limit_has_this_clock(tmp_path: Path, qapp: object) -> None:
    parent = QObject()
    for number, ruleset in enumerate((FIVEDICE, PUZZLE5)):
        controller = MatchController(
            new_table(tmp_path / str(number), ruleset), ScriptedDice([]), ticking_clock()
        )
        clock = clock_for(controller, bool, idle_players(), parent)
        assert isinstance(clock, PuzzleClock) is (ruleset is PUZZLE5)
        if clock is not None:
            clock.shut_down()
        controller.close()


def test_two_real_seconds(tmp_path: Path, qtbot: QtBot) -> None:
    short = msgspec.structs.replace(PUZZLE5, id="short", time_limit=2)
    controller = MatchController(new_table(tmp_path, short), ScriptedDice([DICE] * 3), ticking_clock())
    parent = QObject()
    clock = clock_for(controller, bool, idle_players(), parent)
    assert isinstance(clock, PuzzleClock)
    told: list[int] = []
    clock.counted.connect(lambda _target, left, _total: told.append(left))
    controller.act(Roll())
    controller.act(Choose(Box.SMALL_STRAIGHT))
    controller.act(Enter())
    controller.act(Roll())
    with qtbot.waitSignal(controller.match_ended, timeout=10_000):
        qtbot.wait(1500)
        assert controller.match.state.outcome is None
    assert controller.match.state.scores() == (30,)
    assert len(told) >= 5
    assert told == sorted(told, reverse=True)
    steps = [entry.action for entry in load(controller.table.journal.path).entries if isinstance(entry, Step)]
    assert steps[-1] == TimeOut()
    clock.shut_down()
    controller.close()
