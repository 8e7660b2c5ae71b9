"""The chance to win a match of 10.000 between two, by points, strikes, bar, and who began the round.

Scores lie on a grid, turns are chosen from a family of exactly solved ones: for the most points with different
costs of a miss, and for the best chance to reach a number of points. The best of them at every position, repeated
until nothing changes, gives a value that play reaches, so never too much but for the grid.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicegames.computer.tenthousand_tables import (
    Floats,
    Rolls,
    ThinkingCancelledError,
    rolls_of,
    solve_turns,
    unit_of,
)
from dicegames.games.tenthousand.ruleset import TenThousandRuleset

Never = Callable[[], bool]

_ROWS = 200
"""At most so many rows of points in a turn; target and least points lie within them."""

_COSTS = (-0.5, 0.0, 0.5, 1.0, 2.0, 4.0)
"""What a miss may cost, in mean turns."""

_AIMS = (0, 1, 2, 4, 6, 9, 12)
"""Which of the bars from the own one on are aimed at."""

_SIZE = 4000
"""How many positions (of scores and bars, of one order and no strikes) make the grid."""

_CLOSE = 2e-4
_SWEEPS = 80


@dataclass(frozen=True, slots=True)
class TurnFamily:
    """What turns bring: `gains` (X) are points; for J bars and K ways to play `chances` (J x K x X), `misses` (J x K).

    `bars` (J) are what can be needed, ascending from what always is; `reach[k]` is the best chance to collect
    `k` units or more, `unit` the points of a unit.
    """

    unit: int
    bars: Floats
    gains: Floats
    chances: Floats
    misses: Floats
    reach: Floats

    def reach_chance(self, points: Floats) -> Floats:
        """Return the best chance to collect so many points or more in a fresh turn."""
        rows = np.ceil(np.maximum(points, 0) / self.unit).astype(np.int64)
        return np.where(rows < len(self.reach), self.reach[np.minimum(rows, len(self.reach) - 1)], 0.0)


def turn_family(ruleset: TenThousandRuleset, cancelled: Never) -> TurnFamily:
    """Return the turns that matches are valued with.

    Raises:
        ThinkingCancelledError: `cancelled` said yes.
    """
    base = max(ruleset.turn_minimum, ruleset.bar.start)
    opening = max(base, ruleset.opening_minimum)
    whole = unit_of(ruleset.values)
    most = max(2 * opening, min(ruleset.target, whole * _ROWS))
    unit = whole * -(-most // (_ROWS * whole))
    rolls = rolls_of(ruleset.values, unit)
    rows = max(most // unit, 40) + 1
    points = np.arange(rows) * float(unit)
    bars = {base, opening}
    if ruleset.bar.rises:
        bars.update(float(points[row]) for row in _spread(rows - 1, 1.15) if points[row] > base)
    needed = np.array(sorted(bars), dtype=np.float64)
    gains, shares = _gains(points)

    least = np.minimum(np.ceil(needed / unit), rows - 1).astype(np.int64)
    enough = points[:, None] >= points[least]
    fresh = solve_turns(rolls, ruleset.hot_dice, points[:, None].copy(), np.zeros(1), cancelled)
    costs = np.array(_COSTS) * max(fresh.roll_value(0, 6), float(unit))
    plain = np.repeat(np.where(enough, points[:, None], -np.inf), len(costs), axis=1)
    ends, misses = solve_turns(
        rolls, ruleset.hot_dice, plain, -np.tile(costs, len(needed)), cancelled
    ).outcomes()
    aims = np.array(sorted({row for row in _spread(rows - 1, 1.15)} | set(least.tolist())))
    aimed = np.where(points[:, None] >= points[aims], 1.0, -np.inf)
    aimed_ends, aimed_misses = solve_turns(
        rolls, ruleset.hot_dice, aimed, np.zeros(len(aims)), cancelled
    ).outcomes()
    chances, missed = [], []
    for bar, row in enumerate(least):
        first = int(np.searchsorted(aims, row))
        wanted = [min(first + step, len(aims) - 1) for step in _AIMS]
        block = slice(bar * len(costs), (bar + 1) * len(costs))
        chances.append(np.concatenate([ends[:, block], aimed_ends[:, wanted]], axis=1).T @ shares)
        missed.append(np.concatenate([misses[block], aimed_misses[wanted]]))
    return TurnFamily(unit, needed, gains, np.array(chances), np.array(missed), _reach(rolls, ruleset, cancelled))


def _reach(rolls: Rolls, ruleset: TenThousandRuleset, cancelled: Never) -> Floats:
    """Return the best chances to collect 0, 1, ... units: to have so many less than a far goal is the same."""
    rows = ruleset.target // rolls.unit + 2 * _ROWS
    far = np.full((rows, 1), -np.inf)
    far[-1] = 1.0
    turns = solve_turns(rolls, ruleset.hot_dice, far, np.zeros(1), cancelled)
    return turns.rolled[::-1, 6, 0].copy()


def _spread(last: int, growth: float) -> list[int]:
    """Return rows from 1 to `last`: each at first, then ever fewer."""
    rows = [1]
    while rows[-1] < last:
        rows.append(min(last, max(rows[-1] + 1, int(rows[-1] * growth))))
    return rows


def _gains(points: Floats) -> tuple[Floats, Floats]:
    """Return fewer points that stand for all, and how each of all is shared (R x X) between its neighbours."""
    kept = [0, *_spread(len(points) - 1, 1.06)]
    gains = points[kept]
    return gains, _weights(gains, points)


def _weights(nodes: Floats, at: Floats) -> Floats:
    """Return the weights (A x N) that interpolate linearly between nodes, level outside of them."""
    return np.stack([np.interp(at, nodes, unit) for unit in np.eye(len(nodes))], axis=1)


class MatchModel:
    """The chances to win between two; `match_model` makes it.

    `_values[order]` (own points x other's points x own strikes x other's strikes x bar) are the chances of the
    seat on turn that is first (0) or second (1) in the round; where that makes no difference both are one.
    """

    def __init__(self, ruleset: TenThousandRuleset, cancelled: Never) -> None:
        self.ruleset = ruleset
        self.family = turn_family(ruleset, cancelled)
        self._strikes = max(1, ruleset.strikes.in_row if ruleset.strikes.penalty != "none" else 1)
        self._orders = 2 if ruleset.last_throws == "round" else 1
        opening = max(ruleset.opening_minimum, float(self.family.bars[0]))
        self._opening = int(np.searchsorted(self.family.bars, opening))
        self._top = float(ruleset.target - min(self.family.unit, ruleset.target // 2))
        share = self._strikes**2 * len(self.family.bars)
        most = int(min(100, max(16, (20 * _SIZE / share) ** 0.5, 2)))
        steps = min(most, max(8, int(ruleset.target / self.family.unit)))
        sizes = [steps]
        while sizes[0] > 16:
            sizes.insert(0, sizes[0] // 2)
        self.grid = np.linspace(0.0, self._top, sizes[0])
        shape = (sizes[0], sizes[0], self._strikes, self._strikes, len(self.family.bars))
        self._values = [np.full(shape, 0.5, dtype=np.float32) for _ in range(self._orders)]
        self.sweeps: list[int] = []
        for size in sizes:
            finer = np.linspace(0.0, self._top, size)
            move = _weights(self.grid, finer).astype(np.float32)
            self._values = [np.einsum("ia,jb,ab...->ij...", move, move, old, optimize=True) for old in self._values]
            self.grid = finer
            self._settle(cancelled)

    def first_chance(self) -> float:
        """Return the chance to win of the seat that begins."""
        return float(self._values[0][0, 0, 0, 0, self._opening])

    def after(self, order: int, own: Floats, other: float, strikes: tuple[int, int], bars: Floats) -> Floats:
        """Return the chances to win after an own turn.

        `order` tells whether the other, on turn now, is first (0) or second (1) in the round; `own` are the own
        points below the target, `strikes` one's own and the other's, `bars` what the other needs by each.
        """
        values = self._values[min(order, self._orders - 1)]
        mine, others = (min(number, self._strikes - 1) for number in strikes)
        table = np.tensordot(_weights(self.grid, np.array([other]))[0], values[:, :, others, mine, :], axes=1)
        at_own, at_bar = _weights(self.grid, own), _weights(self.family.bars, bars)
        return np.asarray(1.0 - ((at_own @ table) * at_bar).sum(axis=1), dtype=np.float64)

    def closing(self, own: Floats, others: Floats, bars: Floats) -> Floats:
        """Return the chances to win when only one other, who needs `bars`, still has a turn; half for a tie."""
        lead = own - others
        beaten = self.family.reach_chance(np.maximum(lead + self.family.unit, bars))
        level = self.family.reach_chance(np.maximum(lead, bars))
        return 1.0 - (beaten + level) / 2.0

    def _settle(self, cancelled: Never) -> None:
        family, grid = self.family, self.grid
        after = np.array([self.ruleset.bar_after(int(gain)) for gain in family.gains], dtype=np.float64)
        at_bar = _weights(family.bars, after).astype(np.float32)
        own = grid[:, None] + family.gains
        at_own = np.stack([_weights(grid, own[:, gain]) for gain in range(own.shape[1])]).astype(np.float32)
        reached = own >= self.ruleset.target
        ends = [self._ends(order, own, after).astype(np.float32) for order in range(self._orders)]
        chances = family.chances.reshape(-1, len(family.gains)).T.astype(np.float32)
        misses = family.misses.astype(np.float32)
        lost = _weights(grid, self._lost(grid)).astype(np.float32)
        for sweep in range(_SWEEPS):
            change = 0.0
            for order in reversed(range(self._orders)):
                if cancelled():
                    raise ThinkingCancelledError
                theirs = self._values[self._orders - 1 - order]
                # Axes: other's points, other's strikes, own points, gain.
                fresh = np.einsum("baon,xn->xboa", theirs[:, :, :, 0, :], at_bar, optimize=True)
                kept = np.matmul(fresh, at_own.transpose(0, 2, 1)[:, None])
                kept = np.where(reached.T[:, None, None, :], ends[order], 1.0 - kept)
                good = np.moveaxis(kept, 0, -1) @ chances
                new = self._best(good.reshape(*good.shape[:-1], *misses.shape), theirs, misses, lost)
                change = max(change, float(np.abs(new - self._values[order]).max()))
                self._values[order] = new
            if change < _CLOSE:
                break
        self.sweeps.append(sweep + 1)

    def _best(
        self,
        good: NDArray[np.float32],
        theirs: NDArray[np.float32],
        misses: NDArray[np.float32],
        lost: NDArray[np.float32],
    ) -> NDArray[np.float32]:
        """Return the best of all ways to play; `good` has the axes other, strikes of the other, own, bar, way."""
        new = np.empty_like(theirs)
        for strikes in range(self._strikes):
            # One strike more, or the penalty for the last in a row.
            missed = 1.0 - theirs[:, :, :, (strikes + 1) % self._strikes, 0]
            if strikes == self._strikes - 1 and self.ruleset.strikes.penalty != "none":
                missed = np.einsum("ca,bao->bco", lost, missed, optimize=True)
            cost = missed.transpose(0, 2, 1)[..., None, None] * misses
            best = (good + cost).max(axis=-1)
            new[:, :, strikes] = best.transpose(2, 0, 1, 3)
        new[0, ..., : self._opening] = new[0, ..., self._opening : self._opening + 1]
        return new

    def _lost(self, points: Floats) -> Floats:
        rule = self.ruleset.strikes
        if not rule.in_row or rule.penalty == "none":
            return points
        return points * 0.0 if rule.penalty == "zero" else np.maximum(points - rule.minus, 0.0)

    def _ends(self, order: int, own: Floats, bars: Floats) -> NDArray[np.float64]:
        """Return the chances (X x other x 1 x own) where the target is reached."""
        shape = (own.shape[1], len(self.grid), 1, len(self.grid))
        if self.ruleset.last_throws == "none" or (self._orders == 2 and order == 1):
            return np.ones(shape)
        chances = self.closing(own.T[:, None, :], self.grid[None, :, None], bars[:, None, None])
        return chances[:, :, None, :]


class _Models:
    """The models made so far; one is made at a time, and the last few are kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._made: dict[TenThousandRuleset, MatchModel] = {}

    def get(self, ruleset: TenThousandRuleset, cancelled: Never) -> MatchModel:
        made = self._made.get(ruleset)
        if made is not None:
            return made
        while not self._lock.acquire(timeout=0.05):
            if cancelled():
                raise ThinkingCancelledError
        try:
            if ruleset not in self._made:
                while len(self._made) >= 4:
                    del self._made[next(iter(self._made))]
                self._made[ruleset] = MatchModel(ruleset, cancelled)
            return self._made[ruleset]
        finally:
            self._lock.release()


@lru_cache(maxsize=1)
def _models() -> _Models:
    return _Models()


def match_model(ruleset: TenThousandRuleset, cancelled: Never = lambda: False) -> MatchModel:
    """Return the model of a ruleset, whatever its name; the first time this takes seconds.

    Raises:
        ThinkingCancelledError: `cancelled` said yes.
    """
    return _models().get(msgspec.structs.replace(ruleset, id="any", name=""), cancelled)
