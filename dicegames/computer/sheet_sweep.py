"""The value of a turn for many positions at once, by the lattice of keeps.

Rows are keeps or rolls, columns are positions. The neighbours of keeps in the lattice stand in runs, so that
a step of the lattice is a sum or a maximum of two blocks of rows.
"""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from dicegames.computer.lattice import DICE, FACES, ROLLS
from dicegames.computer.sheet_space import Floats

_BY_SIZE = tuple(tuple(combinations_with_replacement(FACES, size)) for size in range(DICE + 1))

CHANCES: Floats = np.array(
    [factorial(DICE) / prod(map(factorial, Counter(roll).values())) / len(FACES) ** DICE for roll in ROLLS]
)
"""The chance of each of `ROLLS`."""

Run = tuple[slice, slice]


def _runs(size: int) -> tuple[Run, ...]:
    """Return the runs that join keeps of `size` dice with those of one more, by the face of that die."""
    place = {keep: index for index, keep in enumerate(_BY_SIZE[size + 1])}
    found: list[Run] = []
    for face in FACES:
        pairs = [(index, place[tuple(sorted((*keep, face)))]) for index, keep in enumerate(_BY_SIZE[size])]
        start = 0
        for end in range(1, len(pairs) + 1):
            if end == len(pairs) or pairs[end][1] != pairs[end - 1][1] + 1:
                small, large = pairs[start]
                found.append((slice(small, small + end - start), slice(large, large + end - start)))
                start = end
    return tuple(found)


_RUNS = tuple(_runs(size) for size in range(DICE))


class TurnSweep:
    """A workspace for `width` positions, to be used again and again.

    `entered` (252 × width) are the values of entering each of `ROLLS`.
    """

    def __init__(self, width: int) -> None:
        self.entered: Floats = np.zeros((len(ROLLS), width))
        self._rows: tuple[Floats, ...] = tuple(np.zeros((len(keeps), width)) for keeps in _BY_SIZE)
        # Views are made once: making them costs as much as using them.
        self._joins = tuple(
            tuple((self._rows[size][small], self._rows[size + 1][large]) for small, large in runs)
            for size, runs in enumerate(_RUNS)
        )

    def values(self) -> Floats:
        """Return for each column what a turn is worth before its first roll, for the values in `entered`."""
        rolls = self._rows[DICE]
        np.copyto(rolls, self.entered)
        for _ in range(2):
            self._average()
            np.copyto(rolls, self.entered)
            self._choose()
        values: Floats = CHANCES @ rolls
        return values

    def _average(self) -> None:
        """Make each keep worth the mean of what it becomes with one die more."""
        for size in range(DICE - 1, -1, -1):
            (small, large), *others = self._joins[size]
            np.copyto(small, large)  # the first run is a whole level: face 1 comes first in order
            for small, large in others:
                np.add(small, large, out=small)
            np.multiply(self._rows[size], 1 / len(FACES), out=self._rows[size])

    def _choose(self) -> None:
        """Make each keep worth the best of what it becomes when dice are left out."""
        for joins in self._joins:
            for small, large in joins:
                np.maximum(large, small, out=large)
