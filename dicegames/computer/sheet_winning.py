"""The chance to win that every choice of a turn leaves, against the sheets of the others.

What is still to come on a sheet is taken as spread exactly where few boxes are open, and elsewhere by the
gamma distribution of its mean and variance: like points it is never negative and leans to the same side, and
choices by it are nearer to the exact ones than by the normal distribution. Everybody is taken to play on for
the most points. A tie counts half.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

import msgspec
import numpy as np

from dicegames.computer.lattice import KEEPS, best_values, keep_values, keeps_of
from dicegames.computer.sheet_futures import GAINS, Futures
from dicegames.computer.sheet_moves import NEVER
from dicegames.computer.sheet_space import Floats, Ints
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState

EXACT_BOXES = 3
"""With so many open boxes or fewer spreads are exact: a matter of milliseconds, and of few once they are
known."""

POINT = 2.0**-30
"""What a point is worth as a chance to win: enough to play for points where nothing else is at stake."""

_SURE = 7.0
"""Points so many standard deviations above the mean don't happen."""
_LEAST_VARIANCE = 0.25
_EQUAL = 1e-13


class Prospect(msgspec.Struct, frozen=True):
    """A sheet with its next turn still to come, and the spreads that know it."""

    sheet: Sheet
    futures: Futures

    @property
    def total(self) -> int:
        """The total as it stands."""
        return self.sheet.total(self.futures.table.ruleset)

    @property
    def place(self) -> int:
        """The position, as in `Ways.places`.

        Raises:
            LookupError: no play leads to such a sheet.
        """
        return self.futures.table.place(self.sheet)

    def beaten(self, size: int) -> Floats:
        """Return how likely this seat ends below each total under `size`; the same total counts half.

        Raises:
            LookupError: the table doesn't know the position.
        """
        place, boxes = self.place, len(self.sheet.open_boxes)
        if boxes <= EXACT_BOXES:
            (spread,) = self.futures.exact([place], boxes)
        else:
            mean, variance = self.futures.table.means_and_variances(np.array([place]))
            (spread,) = _gamma(mean, variance, _length(mean, variance))
        chances: Floats = np.zeros(max(size, self.total + len(spread)))
        chances[self.total : self.total + len(spread)] = spread
        return (chances.cumsum() - chances / 2)[:size]


class WinningTurn:
    """What the choices of one turn of `own` are worth against `others`, for whatever is rolled.

    Raises:
        LookupError: a table doesn't know a position.
    """

    def __init__(self, own: Prospect, others: Sequence[Prospect]) -> None:
        self._own = own
        ways = own.futures.table.ways(own.place)
        is_way = ways.gains > NEVER
        keys = ways.places[is_way] * GAINS + ways.gains[is_way].astype(np.intp)
        different, inverse = np.unique(keys, return_inverse=True)
        chances = _chances(own, others, different // GAINS, different % GAINS)
        self._entries: dict[int, float] = dict(zip(different.tolist(), chances.tolist(), strict=True))
        worth: Floats = np.full(ways.gains.shape, NEVER)
        worth[is_way] = chances[inverse.reshape(-1)]
        last = keep_values(worth.max(axis=0).tolist())
        self._keeps = last, keep_values(best_values(last))

    def box(self, state: SheetState) -> tuple[Box, float]:
        """Return the best box for the roll on the table and its chance to win."""
        table, ruleset = self._own.futures.table, state.ruleset
        best: tuple[Box, float] | None = None
        for offer in state.offers():
            if offer.is_allowed:
                sheet = state.sheet.entered(offer.box, offer.points, offer.extra, is_five(state.dice))
                key = table.place(sheet) * GAINS + sheet.total(ruleset) - self._own.total
                if best is None or self._entries[key] > best[1] + _EQUAL:
                    best = offer.box, self._entries[key]
        assert best is not None  # a sheet on turn has an open box, and a joker never bars all of them
        return best

    def keep(self, state: SheetState) -> tuple[tuple[int, ...], float]:
        """Return the faces to keep of the roll on the table (all five: enter it) and their chance to win."""
        roll = tuple(sorted(state.dice))
        best, (_, top) = roll, self.box(state)
        if state.rolls_left:
            values = self._keeps[state.rolls_left - 1]
            for keep in keeps_of(roll)[1:]:
                if values[keep] > top + _EQUAL:
                    best, top = KEEPS[keep], values[keep]
        return best, top


@lru_cache(maxsize=8)
def winning_turn(own: Prospect, others: tuple[Prospect, ...]) -> WinningTurn:
    """Return the turn of `own` against `others`, the same one for all its decisions.

    Raises:
        LookupError: a table doesn't know a position.
    """
    return WinningTurn(own, others)


def _chances(own: Prospect, others: Sequence[Prospect], places: Ints, gains: Ints) -> Floats:
    """Return the chance to win in each of `places` with so much gained on the way there, and its points."""
    table, boxes = own.futures.table, len(own.sheet.open_boxes) - 1
    means, variances = table.means_and_variances(places)
    if boxes <= EXACT_BOXES:
        spreads = own.futures.exact(places.tolist(), boxes)
        size = int(gains.max()) + max(len(spread) for spread in spreads)
    else:
        length = _length(means, variances)
        spreads = list(_gamma(means, variances, length))
        size = int(gains.max()) + length
    wins: Floats = np.ones(size)
    for other in others:
        wins *= other.beaten(own.total + size)[own.total :]
    found = [
        spread @ wins[gain : gain + len(spread)] for spread, gain in zip(spreads, gains.tolist(), strict=True)
    ]
    return np.array(found) + POINT * (gains + means)


def _gamma(means: Floats, variances: Floats, length: int) -> Floats:
    """Return spreads (rows) of gamma distributions with these means and variances, cut off at `length`."""
    points = np.arange(length) + 0.5  # a density may have no bound at 0
    middles, wides = means[:, np.newaxis] + 0.5, np.maximum(_LEAST_VARIANCE, variances)[:, np.newaxis]
    logarithms = (np.square(middles) / wides - 1) * np.log(points) - points * middles / wides
    spreads: Floats = np.exp(logarithms - logarithms.max(axis=1, keepdims=True))
    spreads /= spreads.sum(axis=1, keepdims=True)
    return spreads


def _length(means: Floats, variances: Floats) -> int:
    """Return how many points are enough for spreads with these means and variances."""
    return ceil(float((means + _SURE * np.sqrt(variances)).max())) + 2
