"""Work out a plan with a second process beside this one, where it can be had.

Both look at the same values and at the same counter of chunks: each takes the next chunk, waits until the
level before it is done, works it out, and counts it as done. So the second one may come late, or never.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Lock
from typing import Any

import numpy as np

from dicegames.computer.sheet_entries import new_values
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_solver import (
    Chunk,
    Progress,
    SolvingCancelledError,
    Work,
    whole_plan,
    work_out,
)
from dicegames.computer.sheet_space import Floats, SheetSpace
from dicegames.games.sheet.ruleset import SheetRuleset

_PAUSE = 0.0005
"""Seconds between two looks at what the other process has done."""
_PATIENCE = 2.0
"""Seconds for the second process to end by itself, and to let go of the counters."""

_NEXT, _DONE, _STOP = range(3)


def solve(
    space: SheetSpace,
    moves: SheetMoves,
    progress: Progress,
    cancelled: Callable[[], bool],
    processes: int = 2,
) -> Floats:
    """Return the values of all positions of a space, in the form of `new_values`.

    Raises:
        SolvingCancelledError: `cancelled` said so.
    """
    if processes > 1 and (os.cpu_count() or 1) > 1:
        together = _solve_together(space, moves, progress, cancelled)
        if together is not None:
            return together
    values = new_values(space)
    plan = whole_plan(space)
    work_out(Work(moves, plan, values), plan, progress, cancelled)
    return values


def _solve_together(
    space: SheetSpace, moves: SheetMoves, progress: Progress, cancelled: Callable[[], bool]
) -> Floats | None:
    """Return the values, None when the second process couldn't be started or didn't do its part."""
    plan = whole_plan(space)
    fresh = new_values(space)
    context = multiprocessing.get_context("spawn")
    memory = context.RawArray("d", fresh.size)
    values = _values_in(memory, space)
    values[:] = fresh
    numbers, lock = context.RawArray("l", 3), context.Lock()
    helper = _started(context, (space.ruleset, memory, numbers, lock))
    if helper is None:
        return None
    sizes = [chunk.size for chunk in plan.chunks]

    def step() -> None:
        if cancelled():
            raise SolvingCancelledError
        done = numbers[_DONE]
        if done < len(sizes):  # the end is told once, below
            progress(sum(sizes[:done]), plan.size)

    side = _Side(numbers, lock, step, helper.is_alive)
    try:
        if not side.do_chunks(Work(moves, plan, values), plan.chunks) or not side.wait(len(plan.chunks)):
            return None
        progress(plan.size, plan.size)
        return values.copy()
    finally:
        numbers[_STOP] = 1
        helper.join(_PATIENCE)
        if helper.is_alive():
            helper.terminate()
            helper.join()
        helper.close()


def _started(context: SpawnContext, arguments: tuple[object, ...]) -> SpawnProcess | None:
    helper = context.Process(target=_help, args=arguments, daemon=True)
    try:
        helper.start()
    except (OSError, RuntimeError, ValueError):
        return None  # no process to be had: no memory, not allowed, or this one is only just starting
    return helper


def _help(ruleset: SheetRuleset, memory: Any, numbers: Any, lock: Lock) -> None:
    """Be the second process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first one tells when to stop
    space = SheetSpace(ruleset)
    plan = whole_plan(space)
    work = Work(SheetMoves(space), plan, _values_in(memory, space))
    parent = multiprocessing.parent_process()
    side = _Side(numbers, lock, _nothing, _always if parent is None else parent.is_alive)
    side.do_chunks(work, plan.chunks)


def _values_in(memory: Any, space: SheetSpace) -> Floats:
    values: Floats = np.frombuffer(memory, dtype=np.float64)
    return values.reshape(len(space.lowers), 2, len(space.uppers) + 1)


class _Side:
    """One of the two processes: what it shares with the other one, and whether that one still lives.

    `step` is called after each chunk and while waiting; it may raise.
    """

    def __init__(
        self, numbers: Any, lock: Lock, step: Callable[[], None], other_lives: Callable[[], bool]
    ) -> None:
        self._numbers = numbers
        self._lock = lock
        self._step = step
        self._other_lives = other_lives

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

    def wait(self, done: int) -> bool:
        """Wait until so many chunks are done; return whether they are."""
        while self._numbers[_DONE] < done:
            # It may have done its last chunk just before it ended.
            if self._numbers[_STOP] or (not self._other_lives() and self._numbers[_DONE] < done):
                return False
            self._step()
            time.sleep(_PAUSE)
        return True

    def _count(self, place: int) -> int | None:
        """Count up and return the number before, None when the other one died while it was counting."""
        if not self._lock.acquire(timeout=_PATIENCE):
            return None
        try:
            number = int(self._numbers[place])
            self._numbers[place] = number + 1
            return number
        finally:
            self._lock.release()


def _nothing() -> None:
    """Have nothing to tell."""


def _always() -> bool:
    return True
