"""The chance to win a match of 10.000 between two, by points, strikes, bar, and who began the round.

Scores lie on a grid; turns are chosen from a family of exactly solved ones. The best of them at every
position, repeated until nothing changes, gives values that play reaches, so never too much but for the grid.
Goals met in a first, coarse solution extend the family. In a match to 2,000 that can be solved exactly, the
chances are off by 0.002 (root mean square), and by 0.013 at most.
"""

import random

import numpy as np
from numpy.typing import NDArray

from dicegames.computer.player import Progress
from dicegames.computer.tenthousand_family import Never, TurnFamily, spread, turn_family, weights
from dicegames.computer.tenthousand_tables import Floats, ThinkingCancelledError
from dicegames.games.tenthousand.ruleset import TenThousandRuleset

_Table = NDArray[np.float32]

_GROWTHS = (1.6, 1.25, 1.12, 1.06)
"""How the distances to the target grow on the grids of scores, the coarsest first."""

_SIZE = 100_000
"""How many positions between two, of one order, the finest grid has at most, if it isn't the first."""

_GOALS = 60
"""How many goals of the coarse solution are taken up, for all bars together but at least a few for each."""

_CLOSE = 1e-4
_SWEEPS = 100


class MatchModel:
    """The chances to win between two, worked out in seconds.

    `_values[order]` (own points x other's points x own strikes x other's strikes x bar) are the chances of
    the seat on turn that is first (0) or second (1) in the round; one table where that is all the same.
    """

    def __init__(
        self,
        ruleset: TenThousandRuleset,
        cancelled: Never = lambda: False,
        progress: Progress = lambda done, total: None,
    ) -> None:
        """Work the chances out; `progress` is told how many steps are done, and how many there are.

        Raises:
            ThinkingCancelledError: `cancelled` said yes.
        """
        self.ruleset = ruleset
        self.family: TurnFamily = turn_family(ruleset, cancelled)
        bars = len(self.family.bars)
        self._strikes = ruleset.strikes.in_row if ruleset.strikes.penalty != "none" else 0
        self._strikes = max(1, self._strikes)
        self._orders = 2 if ruleset.last_throws == "round" else 1
        self._opening = int(np.searchsorted(self.family.bars, ruleset.opening_minimum))
        self._top = float(max(ruleset.target - self.family.unit, ruleset.target // 2))
        takes_points = ruleset.strikes.in_row and ruleset.strikes.penalty == "minus"
        self._bottom = -float(min(ruleset.strikes.minus, ruleset.target)) if takes_points else 0.0
        most = (_SIZE / (self._strikes**2 * bars)) ** 0.5
        grids = [self._grid(growth) for growth in _GROWTHS]
        self.grid, *finer = [grid for grid in grids if grid is grids[0] or len(grid) <= most]
        shape = (len(self.grid), len(self.grid), self._strikes, self._strikes, bars)
        self._values: list[_Table] = [np.full(shape, 0.5, dtype=np.float32) for _ in range(self._orders)]
        steps = 3 + len(finer)
        progress(1, steps)
        self._settle(cancelled)
        progress(2, steps)
        self.family = self.family.extended(*self._goals(max(10, _GOALS // bars)), cancelled)
        progress(3, steps)
        for step, grid in enumerate(finer, start=4):
            self._refine(grid)
            self._settle(cancelled)
            progress(step, steps)

    def first_chance(self) -> float:
        """Return the chance to win of the seat that begins."""
        return float(self._values[0][self._zero, self._zero, 0, 0, self._opening])

    def collected(self, order: int, own: Floats, other: float, strikes: int, bars: Floats) -> Floats:
        """Return the chances to win after a turn that was collected.

        `order` tells whether the seat that played it is first (0) or second (1) in the round, `own` are its
        points now, `other` and `strikes` those of the other, `bars` what the other needs for each of `own`.
        """
        below = self._waiting(order, np.minimum(own, self._top), other, (0, strikes), bars)
        reached = own >= self.ruleset.target
        if self.ruleset.last_throws == "none" or (self._orders == 2 and order == 1):
            return np.where(reached, 1.0, below)
        return np.where(reached, self.closing(own, np.array(other), bars), below)

    def missed(self, order: int, own: float, other: float, strikes: tuple[int, int]) -> float:
        """Return the chance to win after a missed turn; points and strikes (both) are those before it."""
        rule = self.ruleset.strikes
        now = strikes[0] + 1
        if rule.in_row and now >= rule.in_row:
            now = 0
            own = float(self._lost(np.array(own)))
        bar = np.array([float(self.ruleset.bar_after(0))])
        return float(self._waiting(order, np.array([own]), other, (now, strikes[1]), bar)[0])

    def _waiting(
        self, order: int, own: Floats, other: float, strikes: tuple[int, int], bars: Floats
    ) -> Floats:
        """Return the chances to win of who has just played, below the target."""
        values = self._values[self._orders - 1 - min(order, self._orders - 1)]
        mine, theirs = (min(number, self._strikes - 1) for number in strikes)
        table = np.tensordot(weights(self.grid, np.array([other]))[0], values[:, :, theirs, mine, :], axes=1)
        at_own, at_bar = weights(self.grid, own), weights(self.family.bars, bars)
        return np.asarray(1.0 - ((at_own @ table) * at_bar).sum(axis=1), dtype=np.float64)

    def closing(self, own: Floats, others: Floats, bars: Floats) -> Floats:
        """Return the chances to win when one other, who needs `bars`, still has a turn; half for a tie."""
        lead = own - others
        beaten = self.family.reach_chance(np.maximum(lead + self.family.unit, bars))
        level = self.family.reach_chance(np.maximum(lead, bars))
        return 1.0 - (beaten + level) / 2.0

    @property
    def _zero(self) -> int:
        """Where no points lie on the grid."""
        return int(np.searchsorted(self.grid, 0.0))

    def _grid(self, growth: float) -> Floats:
        """Return the scores of a grid: from the fewest to the last below the target, densest there."""
        unit, bottom, top = self.family.unit, self._bottom, self._top
        away = spread(max(1, int(self.ruleset.target - bottom) // unit), growth)
        scores = {self.ruleset.target - float(unit * rows) for rows in away}
        return np.array(sorted({0.0, bottom, top, *(score for score in scores if bottom < score < top)}))

    def _refine(self, finer: Floats) -> None:
        move = weights(self.grid, finer).astype(np.float32)
        self._values = [
            np.einsum("ia,jb,ab...->ij...", move, move, old, optimize=True) for old in self._values
        ]
        self.grid = finer

    def _goals(self, count: int) -> tuple[Floats, Floats]:
        """Return what turns are played for (R x `count`) in positions all over the match, and missed ones."""
        source = random.Random(count)
        points = self.family.points
        after = np.array([self.ruleset.bar_after(int(gain)) for gain in points], dtype=np.float64)
        goals, missed = [], []
        for _ in range(count):
            order = source.randrange(self._orders)
            own, other = source.random() * self._top, source.random() * self._top
            mine, theirs = source.randrange(self._strikes), source.randrange(self._strikes)
            goals.append(self.collected(order, own + points, other, theirs, after))
            missed.append(self.missed(order, own, other, (mine, theirs)))
        return np.array(goals).T, np.array(missed)

    def _settle(self, cancelled: Never) -> None:
        family, grid = self.family, self.grid
        after = np.array([self.ruleset.bar_after(int(gain)) for gain in family.gains], dtype=np.float64)
        at_bar = weights(family.bars, after).astype(np.float32)
        own = grid[:, None] + family.gains
        at_own = np.stack([weights(grid, own[:, gain]) for gain in range(own.shape[1])]).astype(np.float32)
        reached = own >= self.ruleset.target
        ends = [self._ends(order, own, after).astype(np.float32) for order in range(self._orders)]
        chances = family.chances.reshape(-1, len(family.gains)).T.astype(np.float32)
        misses = family.misses.astype(np.float32)
        lost = weights(grid, self._lost(grid)).astype(np.float32)
        for _ in range(_SWEEPS):
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

    def _best(
        self,
        good: _Table,
        theirs: _Table,
        misses: _Table,
        lost: _Table,
    ) -> _Table:
        """Return the best of all ways to play; `good` has the axes other, other's strikes, own, bar, way."""
        new = np.empty_like(theirs)
        for strikes in range(self._strikes):
            # One strike more, or the penalty for the last in a row.
            missed = 1.0 - theirs[:, :, :, (strikes + 1) % self._strikes, 0]
            if strikes == self._strikes - 1:
                missed = np.einsum("ca,bao->bco", lost, missed, optimize=True)
            cost = missed.transpose(0, 2, 1)[..., None, None] * misses
            best = (good + cost).max(axis=-1)
            new[:, :, strikes] = best.transpose(2, 0, 1, 3)
        unopened = slice(self._zero + 1)  # who has no points hardly ever has collected any
        new[unopened, ..., : self._opening] = new[unopened, ..., self._opening : self._opening + 1]
        return new

    def _lost(self, points: Floats) -> Floats:
        """Return the points after the last strike in a row."""
        rule = self.ruleset.strikes
        match rule.penalty if rule.in_row else "none":
            case "zero":
                return points * 0.0
            case "minus":
                return np.maximum(points - rule.minus, self._bottom)
            case _:
                return points

    def _ends(self, order: int, own: Floats, bars: Floats) -> Floats:
        """Return the chances (X x other x 1 x own) where the target is reached."""
        shape = (own.shape[1], len(self.grid), 1, len(self.grid))
        if self.ruleset.last_throws == "none" or (self._orders == 2 and order == 1):
            return np.ones(shape)
        chances = self.closing(own.T[:, None, :], self.grid[None, :, None], bars[:, None, None])
        return chances[:, :, None, :]
