"""A family of turns of 10.000 that stands for all sensible ones when matches are valued.

It holds, for each bar, the turns that bring the most points with different costs of a miss, those with the
best chance to reach a number of points, and those that are best for goals met in matches.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from dicegames.computer.tenthousand_tables import Floats, Ints, Rolls, rolls_of, solve_turns, unit_of
from dicegames.games.tenthousand.ruleset import DICE, HotDice, TenThousandRuleset

Never = Callable[[], bool]

_ROWS = 200
"""At most so many rows of points in a turn, as long as what can be needed lies within them."""

_LEAST_ROWS = 40

_LEAST_POINTS = 2000
"""At least so many points in a turn are told apart, if the target isn't lower."""

_COSTS = (-0.5, 0.0, 0.5, 1.0, 2.0, 4.0)
"""What a miss may cost, in mean turns."""

_BAR_GROWTHS = (1.2, 1.5, 2.0)
"""How bars grow from one to the next that is valued, the finest first."""

_BARS = 400
"""At most so many bars, times the positions by strikes, if those of the coarsest aren't more."""

_AIMS = 40
"""How many numbers of points are aimed at, for all bars together but at least a few for each."""


@dataclass(frozen=True, slots=True)
class TurnFamily:
    """Turns over R rows of `unit` points, for J bars K ways to play each.

    `bars` (J) are what can be needed, ascending from what always is. `gains` (X) are the points that stand
    for all, `shares` (R x X) tell how; `chances` (J x K x X) and `misses` (J x K) are what each way to play
    brings. `reach[k]` is the best chance to collect `k` units or more.
    """

    rolls: Rolls
    hot_dice: HotDice
    points: Floats
    bars: Floats
    gains: Floats
    shares: Floats
    chances: Floats
    misses: Floats
    reach: Floats

    @property
    def unit(self) -> int:
        """The points between two rows."""
        return self.rolls.unit

    def reach_chance(self, points: Floats) -> Floats:
        """Return the best chance to collect so many points or more in a fresh turn."""
        rows = np.ceil(np.maximum(points, 0) / self.unit).astype(np.int64)
        return np.where(rows < len(self.reach), self.reach[np.minimum(rows, len(self.reach) - 1)], 0.0)

    def extended(self, goals: Floats, missed: Floats, cancelled: Never) -> "TurnFamily":
        """Return the family with the best turns for further goals (R x G, 0 to 1) and misses (G) at each bar.

        Raises:
            ThinkingCancelledError: `cancelled` said yes.
        """
        rows, count = len(self.points), len(missed)
        least = np.repeat(_rows_of(self.bars, self.points), count)
        enough = np.where(np.arange(rows)[:, None] >= least, np.tile(goals, len(self.bars)), -np.inf)
        ends, misses = solve_turns(
            self.rolls, self.hot_dice, enough, np.tile(missed, len(self.bars)), cancelled
        ).outcomes()
        chances = (ends.T @ self.shares).reshape(len(self.bars), count, -1)
        return TurnFamily(
            self.rolls,
            self.hot_dice,
            self.points,
            self.bars,
            self.gains,
            self.shares,
            np.concatenate([self.chances, chances], axis=1),
            np.concatenate([self.misses, misses.reshape(len(self.bars), count)], axis=1),
            self.reach,
        )


def turn_family(ruleset: TenThousandRuleset, cancelled: Never) -> TurnFamily:
    """Return the turns that need no match to be thought of.

    Raises:
        ThinkingCancelledError: `cancelled` said yes.
    """
    base = max(ruleset.turn_minimum, ruleset.bar.start)
    opening = max(base, ruleset.opening_minimum)
    whole = unit_of(ruleset.values)
    most = max(2 * opening, min(ruleset.target, max(whole * _ROWS, _LEAST_POINTS)))
    unit = whole * -(-most // (_ROWS * whole))
    rolls, hot_dice = rolls_of(ruleset.values, unit), ruleset.hot_dice
    points: Floats = np.arange(max(most // unit, _LEAST_ROWS) + 1, dtype=np.float64) * unit
    top = len(points) - 1
    needed = {float(base), float(opening)}
    if ruleset.bar.rises:
        needed.update(float(points[row]) for row in _bar_rows(ruleset, top) if points[row] > base)
    bars = np.array(sorted(needed), dtype=np.float64)
    gains = points[[0, *spread(top, 1.06)]]

    rows = _rows_of(bars, points)
    fresh = solve_turns(rolls, hot_dice, points[:, None].copy(), np.zeros(1), cancelled)
    costs = np.array(_COSTS) * max(fresh.roll_value(0, DICE), float(unit))
    plain = np.repeat(np.where(points[:, None] >= points[rows], points[:, None], -np.inf), len(costs), axis=1)
    plain_ends, plain_misses = solve_turns(
        rolls, hot_dice, plain, -np.tile(costs, len(bars)), cancelled
    ).outcomes()
    aims = np.array(sorted({*spread(top, 1.08), *rows.tolist()}))
    aimed = np.where(points[:, None] >= points[aims], 1.0, -np.inf)
    aimed_ends, aimed_misses = solve_turns(rolls, hot_dice, aimed, np.zeros(len(aims)), cancelled).outcomes()
    shares = weights(gains, points)
    chances, misses = [], []
    count = max(8, _AIMS // len(bars))
    for bar, row in enumerate(rows):
        first = int(np.searchsorted(aims, row))
        wanted = np.linspace(first, len(aims) - 1, count).round().astype(np.int64)
        block = slice(bar * len(costs), (bar + 1) * len(costs))
        chances.append(np.concatenate([plain_ends[:, block], aimed_ends[:, wanted]], axis=1).T @ shares)
        misses.append(np.concatenate([plain_misses[block], aimed_misses[wanted]]))
    reach = _reach(rolls, ruleset, cancelled)
    return TurnFamily(
        rolls, hot_dice, points, bars, gains, shares, np.array(chances), np.array(misses), reach
    )


def weights(nodes: Floats, at: Floats) -> Floats:
    """Return the weights (A x N) that interpolate linearly between nodes, level outside of them."""
    return np.stack([np.interp(at, nodes, unit) for unit in np.eye(len(nodes))], axis=1)


def _bar_rows(ruleset: TenThousandRuleset, top: int) -> list[int]:
    """Return the rows of bars that stand for all: fewer where many strikes make many positions."""
    strikes = ruleset.strikes.in_row if ruleset.strikes.penalty != "none" else 0
    spreads = [spread(top, growth) for growth in _BAR_GROWTHS]
    return next((rows for rows in spreads if len(rows) * strikes**2 <= _BARS), spreads[-1])


def _rows_of(bars: Floats, points: Floats) -> Ints:
    return np.minimum(np.searchsorted(points, bars), len(points) - 1)


def _reach(rolls: Rolls, ruleset: TenThousandRuleset, cancelled: Never) -> Floats:
    """Return the best chances to collect 0, 1, ... units: like having so many less than a far goal."""
    far = np.full((ruleset.target // rolls.unit + 2 * _ROWS, 1), -np.inf)
    far[-1] = 1.0
    turns = solve_turns(rolls, ruleset.hot_dice, far, np.zeros(1), cancelled)
    return turns.rolled[::-1, DICE, 0].copy()


def spread(last: int, growth: float) -> list[int]:
    """Return rows from 1 to `last`: each at first, then ever fewer."""
    rows = [1]
    while rows[-1] < last:
        rows.append(min(last, max(rows[-1] + 1, int(rows[-1] * growth))))
    return rows
