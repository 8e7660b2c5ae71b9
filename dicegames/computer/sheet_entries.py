"""The value of the best entry of every roll, for many positions with the same lower part at once.

Two values are kept for each position. The first is the mean of the points still to come under best play. The
second, the leaning value, is the mean plus a very small multiple `LEAN` of the variance: the best leaning
value belongs to a best play for the mean, so that the difference of the two tells its variance. Neither can
be told from the choices of best play alone without following them one by one.
"""

from itertools import product

import numpy as np
import numpy.typing as npt

from dicegames.computer.lattice import DICE, FACES, ROLLS
from dicegames.computer.sheet_moves import FIVES, NEVER, FiveEntry, SheetMoves
from dicegames.computer.sheet_space import COUNTS, Floats, Ints, SheetSpace

LEAN = 2.0**-30
"""Small enough that no choice costs more than a millionth of a point for its variance."""

Bools = npt.NDArray[np.bool_]

_HALF = len(FACES) // 2


def _counts(roll: tuple[int, ...], first: int) -> tuple[int, ...]:
    return tuple(roll.count(face) for face in FACES[first : first + _HALF])


# The faces of a roll in two halves, 1 to 3 and 4 to 6: each half has 56 forms, the rolls have 252.
_FORMS = tuple(counts for counts in product(range(COUNTS), repeat=_HALF) if sum(counts) <= DICE)
_HALVES: Ints = np.array(_FORMS, dtype=np.intp).T
_FIRST: Ints = np.array([_FORMS.index(_counts(roll, 0)) for roll in ROLLS], dtype=np.intp)
_SECOND: Ints = np.array([_FORMS.index(_counts(roll, _HALF)) for roll in ROLLS], dtype=np.intp)


def new_values(space: SheetSpace) -> Floats:
    """Return values for all positions: NaN (not known) but for full sheets, which bring nothing more.

    The axes are lower parts, mean and leaning value, upper parts and a last one for boxes that are used.
    """
    values: Floats = np.full((len(space.lowers), 2, len(space.uppers) + 1), np.nan)
    values[:, :, -1] = NEVER
    for lower, part in enumerate(space.lowers):
        if not part.open:
            values[lower, :, : len(space.upper_range(0))] = 0.0
    return values


class Columns:
    """Some upper parts, by index, and where their entries lead: for the means, then the same for leaning."""

    def __init__(self, space: SheetSpace, uppers: Ints) -> None:
        used = len(space.uppers)
        child = space.child[:, :, uppers]
        self.uppers = uppers
        self.places: Ints = np.concatenate([uppers, uppers + used + 1])
        self.children: Ints = np.concatenate([child, child + used + 1], axis=2)
        self.gains: Floats = np.concatenate([space.gain[:, :, uppers]] * 2, axis=2)
        self.is_open: Bools = np.concatenate([child[:, 0] < used] * 2, axis=1)


class BestEntries:
    """Work out entries by the values that are known of the positions after them.

    `width` is the most columns that are asked for at once, twice the number of upper parts.
    """

    def __init__(self, moves: SheetMoves, values: Floats, width: int) -> None:
        self._moves = moves
        self._flat: Floats = values.reshape(len(values), -1)
        # Room that is used again and again: fresh memory costs more than the work done in it.
        self._rolls, self._others = (_Room(len(ROLLS), width) for _ in range(2))
        self._classes, self._box = (_Room(moves.class_count, width) for _ in range(2))
        self._half, self._forms = (_Room(len(_FORMS), width) for _ in range(2))

    def rolls(self, lower: int, columns: Columns) -> Floats:
        """Return the best value of each of `ROLLS` (rows) with this lower part: the means, then leaning.

        The result is room that the next call uses again.
        """
        width, count = len(columns.places), len(columns.uppers)
        best, others = self._rolls.rows(width), self._others.rows(width)
        is_first = not self._moves.ordinary[lower]
        if not is_first:
            _take(self._lower_boxes(lower, columns), self._moves.classes, best)
        if columns.is_open.any():
            upper = self._upper_rows(lower, columns)
            for boxes, places in ((upper[:_HALF], _FIRST), (upper[_HALF:], _SECOND)):
                _take(self._upper_half(boxes), places, best if is_first else others)
                if not is_first:
                    np.maximum(best, others, out=best)
                is_first = False
        best[FIVES] = self._fives(lower, columns)
        squares = np.square(best[:, :count], out=self._others.rows(count))
        squares *= LEAN
        best[:, count:] += squares
        return best

    def _lower_boxes(self, lower: int, columns: Columns) -> Floats:
        """Return the best lower box for each class of rolls; one must be open."""
        width = len(columns.places)
        best, box = self._classes.rows(width), self._box.rows(width)
        first, *others = self._moves.ordinary[lower]
        np.add(first.points, self._flat[first.lower][columns.places], out=best)
        for entry in others:
            np.add(entry.points, self._flat[entry.lower][columns.places], out=box)
            np.maximum(best, box, out=best)
        return best

    def _upper_half(self, boxes: Floats) -> Floats:
        """Return the best of three upper boxes for each form of a half roll."""
        best, box = self._half.rows(boxes.shape[2]), self._forms.rows(boxes.shape[2])
        _take(boxes[0], _HALVES[0], best)
        for others, counts in zip(boxes[1:], _HALVES[1:], strict=True):
            _take(others, counts, box)
            np.maximum(best, box, out=best)
        return best

    def _upper_rows(self, lower: int, columns: Columns) -> Floats:
        """Return the values of upper boxes (first axis) for each count of their dice (second axis)."""
        rows: Floats = self._flat[lower][columns.children]
        rows += columns.gains
        return rows

    def _fives(self, lower: int, columns: Columns) -> Floats:
        """Return the best value of the six rolls of five equal dice."""
        entries = self._moves.fives[lower]
        used = self._best_five(entries.matching_used, columns)
        if entries.is_same:
            return used
        return np.where(columns.is_open, self._best_five(entries.matching_open, columns), used)

    def _best_five(self, entries: tuple[FiveEntry, ...], columns: Columns) -> Floats:
        best: Floats = np.full((len(FACES), len(columns.places)), NEVER)
        upper: Floats | None = None
        for entry in entries:
            if entry.face is None:
                worth = entry.gains + self._flat[entry.lower][columns.places]
            else:
                if upper is None:  # all upper boxes lead to the same lower part
                    upper = self._upper_rows(entry.lower, columns)
                worth = upper[entry.face][entry.counts]
                worth += entry.gains
            np.maximum(best, worth, out=best)
        return best


class _Room:
    """Memory for a fixed number of rows of any width up to a most."""

    def __init__(self, count: int, width: int) -> None:
        self._count = count
        self._flat: Floats = np.zeros(count * width)

    def rows(self, width: int) -> Floats:
        return self._flat[: self._count * width].reshape(self._count, width)


def _take(source: Floats, places: Ints, out: Floats) -> None:
    # The places are right, and this mode alone writes into `out` without a copy.
    np.take(source, places, axis=0, out=out, mode="clip")
