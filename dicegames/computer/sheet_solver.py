"""Solve a sheet game exactly: the values of positions, from the last box back to the first.

Positions with the same number of open boxes are a level; they need values of the level before alone. A level
is worked out in chunks, in any order and by whoever is free.
"""

from collections.abc import Callable

import msgspec
import numpy as np

from dicegames.computer.player import Progress
from dicegames.computer.sheet_entries import LEAN, BestEntries, Columns
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_space import Floats, Ints, SheetSpace
from dicegames.computer.sheet_sweep import TurnSweep
from dicegames.games.sheet.boxes import BOXES, UPPER

CHUNK = 512
"""How many positions are worked out at once: enough to be fast, few enough for the processor's caches."""

BLOCK = 192
"""How many upper parts are looked at together at most: a part of a chunk, so that chunks can be filled."""

"""Told how many positions are done, and how many there are."""


class SolvingCancelledError(Exception):
    """Nobody wants the values any more."""


class Chunk(msgspec.Struct, frozen=True):
    """Pieces to work out at once, as pairs of a lower part and a block of upper parts.

    `after` chunks must be done before, `size` is how many positions these are.
    """

    pieces: tuple[tuple[int, int], ...]
    after: int
    size: int


class Plan:
    """Cut positions into chunks: all of `lowers` with all of `uppers` (both by index)."""

    def __init__(self, space: SheetSpace, lowers: list[int], uppers: list[int]) -> None:
        self.blocks: list[Columns] = []
        boxes_of_block: list[int] = []
        for boxes in range(len(UPPER) + 1):
            found = [upper for upper in uppers if space.uppers[upper].open.bit_count() == boxes]
            if found:
                parts = np.array_split(np.array(found, dtype=np.intp), -(-len(found) // BLOCK))
                self.blocks += [Columns(space, part) for part in parts]
                boxes_of_block += [boxes] * len(parts)
        levels: list[list[tuple[int, int]]] = [[] for _ in range(len(BOXES) + 1)]
        for lower in lowers:
            for block, boxes in enumerate(boxes_of_block):
                levels[space.lowers[lower].open.bit_count() + boxes].append((lower, block))
        self.chunks: list[Chunk] = []
        for pieces in levels[1:]:
            self._cut(pieces)
        self.width = max((chunk.size for chunk in self.chunks), default=0)
        self.size = sum(chunk.size for chunk in self.chunks)

    def _cut(self, pieces: list[tuple[int, int]]) -> None:
        """Put the pieces of a level into chunks, large ones first, each into the fullest that has room."""
        sizes = {piece: len(self.blocks[piece[1]].uppers) for piece in pieces}
        open_chunks: list[tuple[int, list[tuple[int, int]]]] = []
        full: list[tuple[int, list[tuple[int, int]]]] = []
        for piece in sorted(pieces, key=sizes.__getitem__, reverse=True):
            more = sizes[piece]
            fits = [place for place, (size, _) in enumerate(open_chunks) if size + more <= CHUNK]
            place = max(fits, key=lambda place: open_chunks[place][0], default=None)
            size, taken = (0, []) if place is None else open_chunks.pop(place)
            grown = (size + more, [*taken, piece])
            (open_chunks if grown[0] < CHUNK else full).append(grown)
        after = len(self.chunks)
        self.chunks += [Chunk(tuple(taken), after, size) for size, taken in (*full, *open_chunks)]


class Work:
    """Work out the chunks of a plan into `values` (see `sheet_entries.new_values`)."""

    def __init__(self, moves: SheetMoves, plan: Plan, values: Floats) -> None:
        self._plan = plan
        self._values = values
        self._entries = BestEntries(moves, values, 2 * max(len(block.uppers) for block in plan.blocks))
        self._sweep = TurnSweep(2 * plan.width)

    def do(self, chunk: Chunk) -> None:
        """Work out one chunk; what it needs must be known."""
        entered, column = self._sweep.entered, 0
        for lower, block in chunk.pieces:
            columns = self._plan.blocks[block]
            end = column + len(columns.places)
            entered[:, column:end] = self._entries.rolls(lower, columns)
            column = end
        worth, column = self._sweep.values(), 0
        for lower, block in chunk.pieces:
            uppers = self._plan.blocks[block].uppers
            middle, end = column + len(uppers), column + 2 * len(uppers)
            means = worth[column:middle]
            self._values[lower, 0, uppers] = means
            # What was swept is the mean of squares; the variance is what is left without the squared mean.
            self._values[lower, 1, uppers] = worth[middle:end] - LEAN * np.square(means)
            column = end


def whole_plan(space: SheetSpace) -> Plan:
    """Return the plan for all positions of a space."""
    return Plan(space, list(range(len(space.lowers))), list(range(len(space.uppers))))


def plan_from(space: SheetSpace, moves: SheetMoves, lower: int, upper: int) -> Plan:
    """Return the plan for all positions that can follow one, and for itself."""
    lowers = [lower]
    for part in lowers:
        fives = moves.fives[part]
        followers = [entry.lower for entry in moves.ordinary[part]]
        followers += [entry.lower for entry in (*fives.matching_open, *fives.matching_used)]
        lowers += dict.fromkeys(follower for follower in followers if follower not in lowers)
    seen = np.zeros(len(space.uppers) + 1, dtype=np.bool_)
    front: Ints = np.array([upper], dtype=np.intp)
    while len(front):
        seen[front] = True
        front = np.unique(space.child[:, :, front])
        front = front[front < len(space.uppers)]
    return Plan(space, lowers, [int(index) for index in np.flatnonzero(seen)])


def work_out(work: Work, plan: Plan, progress: Progress, cancelled: Callable[[], bool]) -> None:
    """Work out a whole plan in this process.

    Raises:
        SolvingCancelledError: `cancelled` said so.
    """
    done = 0
    for chunk in plan.chunks:
        if cancelled():
            raise SolvingCancelledError
        work.do(chunk)
        done += chunk.size
        progress(done, plan.size)
