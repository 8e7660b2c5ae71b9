"""The chance to win that every choice of a turn leaves, against the sheets of the others.

What is still to come on a sheet is taken as exactly spread where few boxes are open, and as normally spread
with its mean and variance elsewhere; everybody is taken to play on for the most points. A tie counts half.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, erf, sqrt

import msgspec
import numpy as np

from dicegames.computer.lattice import KEEPS, best_values, keep_values, keeps_of
from dicegames.computer.sheet_entries import LEAN
from dicegames.computer.sheet_futures import GAINS, Futures
from dicegames.computer.sheet_moves import NEVER
from dicegames.computer.sheet_space import Floats, Ints
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState

EXACT_OWN = 1
"""With so many open boxes after the turn, or fewer, the own spread is exact: a hundred are asked for."""
EXACT_OTHERS = 2
"""With so many open boxes, or fewer, the spread of another seat is exact."""

POINT = 2.0**-30
"""What a point is worth as a chance to win: enough to play for points where nothing else is at stake."""

_SURE = 6.0
"""Totals so many standard deviations away from the mean don't happen."""
_LEAST_SPREAD = 0.5
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
        boxes = len(self.sheet.open_boxes)
        if boxes <= EXACT_OTHERS:
            (spread,) = self.futures.exact([self.place], boxes)
            chances: Floats = np.zeros(max(size, self.total + len(spread)))
            chances[self.total : self.total + len(spread)] = spread
            return (chances.cumsum() - chances / 2)[:size]
        mean = self.futures.table.value(self.sheet)
        unit = max(_LEAST_SPREAD, sqrt(self.futures.table.variance(self.sheet))) * sqrt(2)
        return np.array([0.5 + 0.5 * erf((total - mean) / unit) for total in range(size)])


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

    def keep(self, state: SheetState) -> tuple[int, ...]:
        """Return the faces to keep of the roll on the table; all five to enter it now."""
        roll = tuple(sorted(state.dice))
        best = roll
        if state.rolls_left:
            values = self._keeps[state.rolls_left - 1]
            _, top = self.box(state)
            for keep in keeps_of(roll)[1:]:
                if values[keep] > top + _EQUAL:
                    best, top = KEEPS[keep], values[keep]
        return best


@lru_cache(maxsize=8)
def winning_turn(own: Prospect, others: tuple[Prospect, ...]) -> WinningTurn:
    """Return the turn of `own` against `others`, the same one for all its decisions.

    Raises:
        LookupError: a table doesn't know a position.
    """
    return WinningTurn(own, others)


def _chances(own: Prospect, others: Sequence[Prospect], places: Ints, gains: Ints) -> Floats:
    """Return the chance to win in each of `places` with so much gained on the way there, and its points."""
    boxes = len(own.sheet.open_boxes) - 1
    means, leaning = own.futures.table.moments(places)
    spreads = own.futures.exact(places.tolist(), boxes) if boxes <= EXACT_OWN else []
    deviations = np.maximum(_LEAST_SPREAD, np.sqrt(np.maximum(0.0, (leaning - means) / LEAN)))
    ends = gains + (np.array([len(spread) for spread in spreads]) if spreads else means + _SURE * deviations)
    size = ceil(ends.max()) + 1
    wins: Floats = np.ones(size)
    for other in others:
        wins *= other.beaten(own.total + size)[own.total :]
    if spreads:
        found = np.array(
            [
                spread @ wins[gain : gain + len(spread)]
                for spread, gain in zip(spreads, gains.tolist(), strict=True)
            ]
        )
    else:
        away = (np.arange(size) - (gains + means)[:, np.newaxis]) / deviations[:, np.newaxis]
        weights = np.exp(-0.5 * np.square(away))
        found = weights @ wins / weights.sum(axis=1)
    return found + POINT * (gains + means)
