"""Where tables come from: memory, the cache that is never trusted, one process or two."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from itertools import pairwise
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
import pytest

from dicegames.computer import sheet_processes
from dicegames.computer.sheet_cache import MARK, cache_path, read_values, write_values
from dicegames.computer.sheet_entries import new_values
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_rules import fingerprint
from dicegames.computer.sheet_solver import Chunk, SolvingCancelledError, Work, whole_plan
from dicegames.computer.sheet_space import Floats, SheetSpace
from dicegames.computer.sheet_tables import SolverTables
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, PUZZLE5
from dicegames.games.sheet.sheet import Sheet
from games.sheet_help import PLAIN


def nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def never() -> bool:
    return False


World = tuple[SheetSpace, SheetMoves, Floats]


@pytest.fixture(scope="module")
def world() -> World:
    """Return a small game, solved in one process."""
    space = SheetSpace(PLAIN)
    moves = SheetMoves(space)
    return space, moves, sheet_processes.solve(space, moves, nothing, never, 1)


def is_same(found: Floats | None, values: Floats) -> bool:
    return found is not None and np.array_equal(found, values, equal_nan=True)


def not_to_be_solved(*_: object) -> None:
    raise AssertionError("it was solved again")


def test_a_table_is_solved_once_and_then_at_hand(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = SolverTables(processes=1)
    assert tables.get(PLAIN) is None
    table = tables.load_or_solve(PLAIN, nothing, never)
    monkeypatch.setattr(sheet_processes, "solve", not_to_be_solved)
    assert tables.load_or_solve(PLAIN, nothing, never) is table
    assert tables.get(PLAIN) is table
    assert tables.get(PENTA) is None
    other_name = msgspec.structs.replace(PLAIN, id="other", auto_entry=True, time_limit=60)
    assert tables.get(other_name) is table
    assert is_same(table.values, world[2])


def test_a_solved_game_is_kept_for_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a" / "cache"
    value = SolverTables(folder, 1).load_or_solve(PLAIN, nothing, never).value(Sheet())
    assert [path.name for path in folder.iterdir()] == [cache_path(folder, PLAIN).name]
    monkeypatch.setattr(sheet_processes, "solve", not_to_be_solved)
    again = SolverTables(folder, 1)
    assert again.get(PLAIN) is None
    assert again.load_or_solve(PLAIN, nothing, never).value(Sheet()) == value


def test_a_cache_that_is_not_exactly_right_is_none(world: World, tmp_path: Path) -> None:
    space, _, values = world
    path = tmp_path / "solved"
    assert read_values(path, space) is None
    assert write_values(path, space, values)
    good = path.read_bytes()
    assert is_same(read_values(path, space), values)
    other = SheetSpace(msgspec.structs.replace(PLAIN, full_house=24))
    assert read_values(path, other) is None
    flipped = bytearray(good)
    flipped[len(good) // 2] ^= 1
    for bad in (b"", b"\0" * 100, MARK, good[:-8], good + b"\0" * 8, bytes(flipped), b"x" + good[1:]):
        path.write_bytes(bad)
        assert read_values(path, space) is None
    assert read_values(tmp_path, space) is None  # a folder


def test_a_bad_cache_is_made_again(world: World, tmp_path: Path) -> None:
    space, _, values = world
    path = cache_path(tmp_path, PLAIN)
    path.write_bytes(b"no values at all")
    SolverTables(tmp_path, 1).load_or_solve(PLAIN, nothing, never)
    assert is_same(read_values(path, space), values)


def test_without_a_place_for_the_cache_everything_else_works(world: World, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert not write_values(file / "solved", world[0], world[2])
    assert SolverTables(file, 1).load_or_solve(PLAIN, nothing, never).value(Sheet()) > 200
    (tmp_path / "taken").mkdir()
    assert not write_values(tmp_path / "taken", world[0], world[2])
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["file"]


def test_rulesets_with_the_same_play_have_the_same_fingerprint() -> None:
    assert fingerprint(FIVEDICE) == fingerprint(PUZZLE5)
    changes: list[dict[str, object]] = [
        {"joker": "none"},
        {"five_bonus_rule": "none"},
        {"upper_target": 62},
        {"upper_bonus": 36},
        {"full_house": 26},
        {"small_straight": 31},
        {"large_straight": 41},
        {"five_kind": 51},
        {"five_bonus": 101},
        {"five_is_full_house": True},
    ]
    changed = [msgspec.structs.replace(CLASSIC, **change) for change in changes]
    assert len({fingerprint(ruleset) for ruleset in (CLASSIC, PENTA, *changed)}) == len(changed) + 2


def test_nobody_waits_for_a_table_that_is_not_wanted_any_more() -> None:
    tables = SolverTables(processes=1)
    with pytest.raises(SolvingCancelledError):
        tables.load_or_solve(CLASSIC, nothing, lambda: True)
    assert tables.get(CLASSIC) is None

    begun, wanted = threading.Event(), threading.Event()

    def hold() -> bool:
        begun.set()
        return wanted.wait(10)

    def solve_slowly() -> None:
        with pytest.raises(SolvingCancelledError):
            tables.load_or_solve(CLASSIC, nothing, hold)

    first = threading.Thread(target=solve_slowly)
    first.start()
    try:
        assert begun.wait(10)
        with pytest.raises(SolvingCancelledError):
            tables.load_or_solve(PLAIN, nothing, lambda: True)
    finally:
        wanted.set()
        first.join(10)
    assert tables.load_or_solve(PLAIN, nothing, never).value(Sheet()) > 200


@pytest.mark.parametrize("look", [1, 2, 3])
def test_what_comes_before_solving_can_be_given_up_too(look: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_processes, "solve", not_to_be_solved)
    looks = iter(range(1, look + 1))
    with pytest.raises(SolvingCancelledError):
        SolverTables(processes=1).load_or_solve(PLAIN, nothing, lambda: next(looks) == look)


class Spied(sheet_processes._Side):
    """The side of this process, with the counters in view."""

    seen: ClassVar[list["Spied"]] = []

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.seen.append(self)

    def wait_for_other(self, done: int) -> None:
        """Wait until more than `done` chunks are done, however slowly a process starts."""
        deadline = time.monotonic() + 60
        while self._numbers[sheet_processes._DONE] <= done and time.monotonic() < deadline:
            time.sleep(0.01)


def test_two_processes_find_the_same_values(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    space, moves, values = world
    plan = whole_plan(space)
    # The first level that has several chunks, so that the other process can do one while this one waits.
    shared = next(chunk.after for chunk, after in pairwise(plan.chunks) if chunk.after == after.after)
    own: list[Chunk] = []
    told: list[tuple[int, int]] = []
    do = Work.do

    def do_with_leisure(work: Work, chunk: Chunk) -> None:
        if chunk.after == shared and not any(other.after == shared for other in own):
            Spied.seen[-1].wait_for_other(shared)
        own.append(chunk)
        do(work, chunk)

    monkeypatch.setattr(Work, "do", do_with_leisure)
    monkeypatch.setattr(sheet_processes, "_Side", Spied)
    found = sheet_processes.solve(space, moves, lambda *pair: told.append(pair), never, 2)
    assert is_same(found, values)
    assert 0 < len(own) < len(plan.chunks)
    assert told == sorted(told)
    assert told[-1] == (plan.size, plan.size)
    assert told.count(told[-1]) == 1
    assert not active_children()


def test_a_process_with_a_window_leaves_all_work_to_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    space, moves, values = world
    monkeypatch.setattr(Work, "do", not_to_be_solved)
    told: list[tuple[int, int]] = []
    found = sheet_processes.solve(space, moves, lambda *pair: told.append(pair), never, 2, works_itself=False)
    assert is_same(found, values)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    assert not active_children()


def test_a_helper_that_is_killed_leaves_the_work_to_this_process(world: World) -> None:
    space, moves, values = world

    def kill_first(done: int, total: int) -> None:
        if done < total:
            for helper in active_children()[:1]:
                helper.kill()

    found = sheet_processes.solve(space, moves, kill_first, never, 2, works_itself=False)
    assert is_same(found, values)
    assert not active_children()


@pytest.mark.parametrize("works_itself", [True, False])
def test_giving_up_ends_all_processes_at_once(works_itself: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    space = SheetSpace(PLAIN)
    ended: list[SpawnProcess] = []
    end = SpawnProcess.terminate

    def note_end(helper: SpawnProcess) -> None:
        ended.append(helper)
        end(helper)

    monkeypatch.setattr(SpawnProcess, "terminate", note_end)
    calls = 0

    def third() -> bool:
        nonlocal calls
        calls += 1
        return calls == 3

    with pytest.raises(SolvingCancelledError):
        sheet_processes.solve(space, SheetMoves(space), nothing, third, 2, works_itself=works_itself)
    assert len(ended) == (1 if works_itself else 2)
    assert not active_children()


class Dead:
    """A process that took a chunk and was never seen again."""

    exitcode = -9

    def is_alive(self) -> bool:
        return False

    def join(self, timeout: float) -> None:
        assert timeout

    def close(self) -> None:
        """Have nothing to close."""


@pytest.mark.parametrize(("codes", "well"), [((None, 0), True), ((None, 1), False), ((0, -9), False)])
def test_helpers_are_well_while_they_work_or_have_done_all(codes: tuple[int | None, ...], well: bool) -> None:
    helpers: list[Any] = [Dead() for _ in codes]
    for helper, code in zip(helpers, codes, strict=True):
        helper.exitcode = code
    assert sheet_processes._Watch(helpers).all_is_well() is well


class Parent:
    """The process that started a helper, or what is left of it."""

    def __init__(self, lives: bool) -> None:
        self.lives = lives

    def is_alive(self) -> bool:
        return self.lives


def test_a_helper_ends_between_two_chunks_when_its_parent_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    parent = Parent(True)

    def do(work: Work, chunk: Chunk) -> None:
        done.append(chunk.size)
        parent.lives = len(done) < 2

    monkeypatch.setattr(Work, "do", do)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    monkeypatch.setattr(os, "nice", lambda _steps: 0, raising=False)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    memory = new_values(SheetSpace(PLAIN)).reshape(-1)
    with pytest.raises(SystemExit):
        sheet_processes._help(PLAIN, memory, [0, 0, 0], multiprocessing.get_context("spawn").Lock())
    assert len(done) == 2


@pytest.mark.parametrize("chunk", [0, 20])
def test_a_second_process_that_dies_leaves_the_work_to_this_one(
    world: World, monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    space, moves, values = world

    def start_and_die(context: object, arguments: tuple[Any, ...]) -> Dead:
        numbers = arguments[2]
        if chunk == 0:
            numbers[0] = 1
        else:
            monkeypatch.setattr(Work, "do", die_at_chunk(numbers))
        return Dead()

    do = Work.do

    def die_at_chunk(numbers: Any) -> Any:
        def steal(work: Work, done: Chunk) -> None:
            do(work, done)
            if numbers[0] == chunk:
                numbers[0] = chunk + 1

        return steal

    monkeypatch.setattr(sheet_processes, "_started", start_and_die)
    found = sheet_processes.solve(space, moves, nothing, never, 2)
    assert is_same(found, values)


def test_where_no_process_can_be_started_one_is_enough(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    space, moves, values = world

    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    found = sheet_processes.solve(space, moves, nothing, never, 2)
    assert is_same(found, values)


def test_numpy_waits_for_the_first_table() -> None:
    code = (
        "import sys; import dicegames.app.cli, dicegames.app.solve, dicegames.computer.sheet_exact\n"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
