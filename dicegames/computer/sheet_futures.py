"""How the points still to come on a sheet are spread, under the play that makes the most of them.

A spread is an array: at index n stands the chance of n points.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from dicegames.computer.lattice import ROLLS
from dicegames.computer.sheet_entries import LEAN
from dicegames.computer.sheet_policy import entered_chances
from dicegames.computer.sheet_space import Floats, Ints
from dicegames.computer.sheet_table import SheetTable

GAINS = 4096
"""No entry brings so many points: box, extra and bonus have 1000 each at most."""

_NOTHING: Floats = np.ones(1)
_EACH_ROLL: Ints = np.arange(len(ROLLS), dtype=np.intp)
_KNOWN_MOST = 20_000


@lru_cache(maxsize=16)
def futures_of(table: SheetTable) -> "Futures":
    """Return the spreads of a table, always the same ones."""
    return Futures(table)


class Futures:
    """Spreads in positions of one table, worked out exactly when they are asked for.

    Each open box makes it about ten times as much work: it is meant for the last few.
    """

    def __init__(self, table: SheetTable) -> None:
        self.table = table
        self._known: dict[int, Floats] = {}

    def exact(self, places: Sequence[int], boxes: int) -> list[Floats]:
        """Return the spread in each of `places` (see `Ways.places`), in all of which `boxes` are open.

        Raises:
            LookupError: the table doesn't know one of them.
        """
        if not boxes:
            return [_NOTHING] * len(places)
        known = self._known
        missing = [place for place in dict.fromkeys(places) if place not in known]
        found = dict(zip(missing, self._worked_out(missing, boxes), strict=True)) if missing else {}
        spreads = [known[place] if place in known else found[place] for place in places]
        if len(known) + len(found) > _KNOWN_MOST:
            self._known = {}  # others may still read the former one
        self._known.update(found)
        return spreads

    def turns(self, places: Sequence[int]) -> list[tuple[Ints, Floats]]:
        """Return what a turn makes of each of `places`: where it leads, and how likely.

        A way on is the position after it times `GAINS`, plus what it brings; each stands once.

        Raises:
            LookupError: the table doesn't know one of them.
        """
        entries = [self._best_entries(place) for place in places]
        chances = entered_chances(np.stack([worth for _, _, worth in entries], axis=1))
        return [
            _merged(after * GAINS + gains, chances[:, column])
            for column, (after, gains, _) in enumerate(entries)
        ]

    def _worked_out(self, places: list[int], boxes: int) -> list[Floats]:
        turns = self.turns(places)
        followers = list(dict.fromkeys(place for keys, _ in turns for place in (keys // GAINS).tolist()))
        spreads = dict(zip(followers, self.exact(followers, boxes - 1), strict=True))
        return [_sum(keys, weights, spreads) for keys, weights in turns]

    def _best_entries(self, place: int) -> tuple[Ints, Ints, Floats]:
        """Return for each of `ROLLS` the position after its best entry, what it brings, and its value."""
        ways = self.table.ways(place)
        means, leaning = self.table.moments(ways.places)
        best = (ways.gains + leaning).argmax(axis=0), _EACH_ROLL
        gains, mean = ways.gains[best], means[best]
        # The larger square of equal means is the better one, as in `BestEntries`.
        worth = gains + leaning[best] + LEAN * np.square(gains + mean)
        return ways.places[best], gains.astype(np.intp), worth


def _merged(keys: Ints, chances: Floats) -> tuple[Ints, Floats]:
    different, inverse = np.unique(keys, return_inverse=True)
    weights: Floats = np.bincount(inverse.reshape(-1), chances, len(different)).astype(np.float64)
    happens = weights > 0.0
    return different[happens], weights[happens]


def _sum(keys: Ints, weights: Floats, spreads: dict[int, Floats]) -> Floats:
    """Return the spread that spreads after an entry make together."""
    parts = [
        (weight, key % GAINS, spreads[key // GAINS])
        for key, weight in zip(keys.tolist(), weights.tolist(), strict=True)
    ]
    total: Floats = np.zeros(max(gain + len(spread) for _, gain, spread in parts))
    for weight, gain, spread in parts:
        total[gain : gain + len(spread)] += weight * spread
    return total
