"""Work out a plan with processes beside this one, where they can be had.

All look at the same values and at the same counter of chunks: each takes the next chunk, waits until the
level before it is done, works it out, and counts it as done. So one may come late, or never.
"""

import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Lock
from typing import Any

import numpy as np

from dicegames.computer.helper_processes import become_helper, deaf_to_interrupts, end_orphan
from dicegames.computer.player import Progress
from dicegames.computer.sheet_entries import new_values
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_solver import (
    Chunk,
    SolvingCancelledError,
    Work,
    whole_plan,
    work_out,
)
from dicegames.computer.sheet_space import Floats, SheetSpace
from dicegames.games.sheet.ruleset import SheetRuleset

_PAUSE = 0.0005
"""Seconds between two looks at what the others have done."""
_LONG_PAUSE = 0.01
"""The same for a process that has nothing else to do for the solution."""
_PATIENCE = 2.0
"""Seconds for a process to end by itself, and to let go of the counters."""
_NICE = 5
"""How much helpers stand back behind whatever else wants the processor, such as the window."""

_NEXT, _DONE, _STOP = range(3)


def solve(
    space: SheetSpace,
    moves: SheetMoves,
    progress: Progress,
    cancelled: Callable[[], bool],
    processes: int = 2,
    *,
    works_itself: bool = True,
) -> Floats:
    """Return the values of all positions of a space, in the form of `new_values`.

    With two processes or more this one is one of them, or only waits for them if it has a window to care for:
    a thread at work would keep the others of its process waiting. `progress` is told positions done and all.

    Raises:
        SolvingCancelledError: `cancelled` said so.
    """
    if processes > 1:
        together = _solve_together(space, moves, progress, cancelled, processes, works_itself)
        if together is not None:
            return together
    values = new_values(space)
    plan = whole_plan(space)
    work_out(Work(moves, plan, values), plan, progress, cancelled)
    return values


def _solve_together(
    space: SheetSpace,
    moves: SheetMoves,
    progress: Progress,
    cancelled: Callable[[], bool],
    processes: int,
    works_itself: bool,
) -> Floats | None:
    """Return the values, None when no process could be started or one didn't do its part."""
    plan = whole_plan(space)
    fresh = new_values(space)
    context = multiprocessing.get_context("spawn")
    memory = context.RawArray("d", fresh.size)
    values = _values_in(memory, space)
    values[:] = fresh
    numbers, lock = context.RawArray("l", 3), context.Lock()
    sizes = [chunk.size for chunk in plan.chunks]

    def step() -> None:
        if cancelled():
            raise SolvingCancelledError
        done = numbers[_DONE]
        if done < len(sizes):  # the end is told once, below
            progress(sum(sizes[:done]), plan.size)

    helpers = []
    try:
        for _ in range(processes - 1 if works_itself else processes):
            helper = _started(context, (space.ruleset, memory, numbers, lock))
            if helper is None:
                return None
            helpers.append(helper)
        side = _Side(numbers, lock, step, _Watch(helpers).all_is_well)
        if works_itself and not side.do_chunks(Work(moves, plan, values), plan.chunks):
            return None
        if not side.wait(len(plan.chunks), _LONG_PAUSE):
            return None
        progress(plan.size, plan.size)
        return values.copy()
    except SolvingCancelledError:
        for helper in helpers:
            helper.terminate()  # nobody waits until a helper that is just starting looks around
        raise
    finally:
        numbers[_STOP] = 1
        for helper in helpers:
            helper.join(_PATIENCE)
            if helper.is_alive():
                helper.terminate()
                helper.join()
            helper.close()


def _started(context: SpawnContext, arguments: tuple[object, ...]) -> SpawnProcess | None:
    helper = context.Process(target=_help, args=arguments, daemon=True)
    try:
        with deaf_to_interrupts():
            helper.start()
    except (OSError, RuntimeError, ValueError):
        return None  # no process to be had: no memory, not allowed, or this one is only just starting
    return helper


class _Watch:
    """Look after helpers."""

    def __init__(self, helpers: list[SpawnProcess]) -> None:
        self._helpers = helpers

    def all_is_well(self) -> bool:
        """Return whether each helper is at work, or has found nothing more to do."""
        return all(helper.exitcode in (None, 0) for helper in self._helpers)


def _help(ruleset: SheetRuleset, memory: Any, numbers: Any, lock: Lock) -> None:
    """Be a helper."""
    become_helper(_NICE)
    end_orphan()
    space = SheetSpace(ruleset)
    plan = whole_plan(space)
    end_orphan()
    work = Work(SheetMoves(space), plan, _values_in(memory, space))
    side = _Side(numbers, lock, end_orphan, _always)
    if not side.do_chunks(work, plan.chunks):
        sys.exit(1)  # a chunk may be missing: nobody shall wait for it


def _values_in(memory: Any, space: SheetSpace) -> Floats:
    values: Floats = np.frombuffer(memory, dtype=np.float64)
    return values.reshape(len(space.lowers), 2, len(space.uppers) + 1)


class _Side:
    """One of the processes: what it shares with the others, and whether those it relies on are well.

    `step` is called after each chunk and while waiting; it may raise.
    """

    def __init__(
        self, numbers: Any, lock: Lock, step: Callable[[], None], others_well: Callable[[], bool]
    ) -> None:
        self._numbers = numbers
        self._lock = lock
        self._step = step
        self._others_well = others_well

    def do_chunks(self, work: Work, chunks: list[Chunk]) -> bool:
        """Work out chunks until none is left; return whether nothing came in between."""
        while not self._numbers[_STOP]:
            number = self._count(_NEXT)
            if number is None:
                return False
            if number >= len(chunks):
                return True
            if not self.wait(chunks[number].after):
                return False
            work.do(chunks[number])
            if self._count(_DONE) is None:
                return False
            self._step()
        return False

    def wait(self, done: int, pause: float = _PAUSE) -> bool:
        """Wait until so many chunks are done, looking every `pause` seconds; return whether they are."""
        while self._numbers[_DONE] < done:
            # One may have done the last chunk just before it ended.
            if self._numbers[_STOP] or (not self._others_well() and self._numbers[_DONE] < done):
                return False
            self._step()
            time.sleep(pause)
        return True

    def _count(self, place: int) -> int | None:
        """Count up and return the number before, None when another one died while it was counting."""
        if not self._lock.acquire(timeout=_PATIENCE):
            return None
        try:
            number = int(self._numbers[place])
            self._numbers[place] = number + 1
            return number
        finally:
            self._lock.release()


def _always() -> bool:
    return True
