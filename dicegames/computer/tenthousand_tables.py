"""Turns of 10.000 solved exactly, many at once: by points so far, dice to roll, and what is played for.

A turn is played for a goal: what each number of collected points is worth, and a missed turn. With `p`
points and `n` dice to roll it is worth the mean, over all rolls, of the best that can be done with the roll.
Points only grow, so one pass from many points down to none gives the exact values, and one pass up again what
comes of them.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import gcd

import numpy as np
from numpy.typing import NDArray

from dicegames.games.tenthousand.ruleset import DICE, HotDice, Values
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_SLOTS = DICE + 1
"""Dice left run from 0 (all used) to 6."""


class ThinkingCancelledError(Exception):
    """Nobody waits for the result any more."""


@dataclass(frozen=True, slots=True)
class Rolls:
    """All rolls of one to six dice, those with equal choices as one, in rows of `unit` points.

    A choice is a number of dice set aside with the most points that so many can bring. `gains` (rows) and
    `rests` (dice left) run over all choices of all classes, `starts` (C) tells where each class begins;
    `chances` (6 x C) holds the chance of each class by number of dice less one, `farkles` (6) the rest.
    """

    unit: int
    gains: Ints
    rests: Ints
    starts: Ints
    chances: Floats
    farkles: Floats


def unit_of(values: Values) -> int:
    """Return the largest number of which the points of every combination are a multiple."""
    return gcd(*(combination.points for combination in scoring_of(values).combinations))


@lru_cache(maxsize=64)
def rolls_of(values: Values, unit: int) -> Rolls:
    """Return the rolls of some values; with another unit than theirs points are rounded, but not to none."""
    scoring = scoring_of(values)
    gains: list[int] = []
    rests: list[int] = []
    starts: list[int] = []
    columns: list[tuple[int, float]] = []
    farkles = np.zeros(DICE)
    for dice in range(1, DICE + 1):
        ways: Counter[tuple[tuple[int, int], ...]] = Counter()
        for roll in combinations_with_replacement(FACES, dice):
            ways[scoring.options(roll)] += roll_weight(roll)
        farkles[dice - 1] = ways.pop((), 0) / 6**dice
        for options, count in ways.items():
            starts.append(len(gains))
            columns.append((dice - 1, count / 6**dice))
            for used, points in options:
                gains.append(max(1, round(points / unit)))
                rests.append(dice - used)
    chances = np.zeros((DICE, len(columns)))
    for column, (row, chance) in enumerate(columns):
        chances[row, column] = chance
    return Rolls(unit, np.array(gains), np.array(rests), np.array(starts), chances, farkles)


@dataclass(frozen=True, slots=True)
class Turns:
    """Turns solved for G goals over R rows of points.

    `rolled` (R x 7 x G) is what rolling so many dice is worth (0 dice: all six again, not a number where they
    can't be), `stopped` (R x G) what collecting is worth, minus infinity below what is needed. The last row
    stands for all points beyond: there the goal is taken as level.
    """

    rolls: Rolls
    hot_dice: HotDice
    rolled: Floats
    stopped: Floats
    missed: Floats

    def row(self, points: int) -> int:
        """Return the row of so many points."""
        return min(points // self.rolls.unit, len(self.stopped) - 1)

    def roll_value(self, points: int, dice: int, goal: int = 0) -> float:
        """Return what rolling so many dice is worth with so many points at stake."""
        return float(self.rolled[self.row(points), dice, goal])

    def stop_value(self, points: int, goal: int = 0) -> float:
        """Return what collecting so many points is worth."""
        return float(self.stopped[self.row(points), goal])

    def outcomes(self) -> tuple[Floats, Floats]:
        """Return the chances of what a fresh turn collects (R x G), and of a miss (G), by the best play."""
        rows, _, goals = self.rolled.shape
        rolls, mass = self.rolls, np.zeros((rows, _SLOTS, goals))
        ends, misses = np.zeros((rows, goals)), np.zeros(goals)
        worth = np.stack([self._worth(row) for row in range(rows)])
        stops = np.stack([self._stops(row) for row in range(rows)])
        dead = np.isneginf(worth)
        mass[0, DICE] = 1.0
        counts = np.diff(np.append(rolls.starts, len(rolls.gains)))
        owner = np.repeat(np.arange(len(rolls.starts)), counts)
        order = np.arange(len(rolls.gains))[:, None]
        # Choices that lead to the same place, side by side.
        places, place = np.unique(rolls.gains * _SLOTS + rolls.rests, return_inverse=True)
        by_place = np.argsort(place, kind="stable")
        first = np.searchsorted(place[by_place], np.arange(len(places)))
        gains, rests = np.divmod(places, _SLOTS)
        flat = worth.reshape(rows * _SLOTS, goals)
        for row in range(rows):
            here = mass[row, 1:]  # by dice to roll
            if not here.any():
                continue
            if row == rows - 1:
                # Beyond, nothing can be gained any more: what isn't a Farkle is collected there.
                misses += rolls.farkles @ here
                ends[row] += (1.0 - rolls.farkles) @ here
                continue
            misses += rolls.farkles @ here
            targets = np.minimum(row + rolls.gains, rows - 1) * _SLOTS + rolls.rests
            values = flat[targets]
            best = np.maximum.reduceat(values, rolls.starts, axis=0)
            # The first of equal choices is taken, so that no chance is counted twice.
            rank = np.where(values >= best[owner], order, len(order))
            chosen = rank == np.minimum.reduceat(rank, rolls.starts, axis=0)[owner]
            flow = (rolls.chances.T @ here)[owner] * chosen
            moved = np.add.reduceat(flow[by_place], first, axis=0)
            at = np.minimum(row + gains, rows - 1)
            lost = dead[at, rests]
            stop = stops[at, rests] & ~lost
            misses += np.where(lost, moved, 0.0).sum(axis=0)
            np.add.at(ends, at, np.where(stop, moved, 0.0))
            np.add.at(mass, (at, np.where(rests, rests, DICE)), np.where(stop | lost, 0.0, moved))
        return ends, misses

    def _worth(self, row: int) -> Floats:
        return _worth_of(self.stopped[row], self.rolled[row], self.hot_dice)

    def _stops(self, row: int) -> NDArray[np.bool_]:
        """Return by dice left (7 x G) whether collecting is the best."""
        stop: NDArray[np.bool_] = self.stopped[row] >= self.rolled[row]
        match self.hot_dice:
            case "must":
                stop[0] = False
            case "none":
                stop[0] = True
        return stop


def _worth_of(stopped: Floats, rolled: Floats, hot_dice: HotDice) -> Floats:
    worth = np.maximum(rolled, stopped)
    match hot_dice:
        case "must":
            worth[0] = rolled[0]
        case "none":
            worth[0] = stopped
    return worth


def solve_turns(
    rolls: Rolls,
    hot_dice: HotDice,
    goals: Floats,
    missed: Floats,
    cancelled: Callable[[], bool] = lambda: False,
) -> Turns:
    """Return the turns for goals (R x G, minus infinity where it isn't enough) and for missed ones (G).

    The last row of every goal must be enough to collect.

    Raises:
        ThinkingCancelledError: `cancelled` said yes.
    """
    rows, count = goals.shape
    rolled = np.empty((rows, _SLOTS, count))
    worth = np.empty((rows, _SLOTS, count))
    flat = worth.reshape(rows * _SLOTS, count)
    farkles = rolls.farkles[:, None] * missed
    top = rows - 1
    rolled[top, 1:] = farkles + (1.0 - rolls.farkles)[:, None] * goals[top]
    if hot_dice == "must":
        rolled[top, 1:] = _level_must(rolls, goals[top], missed)
    rolled[top, 0] = rolled[top, DICE]
    worth[top] = _worth_of(goals[top], rolled[top], hot_dice)
    targets = rolls.gains * _SLOTS + rolls.rests
    last = top * _SLOTS + rolls.rests
    for row in range(top - 1, -1, -1):
        if cancelled():
            raise ThinkingCancelledError
        best = np.maximum.reduceat(flat[np.minimum(targets + row * _SLOTS, last)], rolls.starts, axis=0)
        if hot_dice == "none":
            # All six used for too little, and no more to roll: the turn is missed.
            best = np.where(np.isneginf(best), missed, best)
        rolled[row, 1:] = rolls.chances @ best + farkles
        rolled[row, 0] = rolled[row, DICE]
        worth[row] = _worth_of(goals[row], rolled[row], hot_dice)
    return Turns(rolls, hot_dice, rolled, goals, missed)


def _level_must(rolls: Rolls, goal: Floats, missed: Floats) -> Floats:
    """Return what rolling is worth (6 x G) when points gain nothing, but all six must be rolled again."""
    stuck = np.maximum.reduceat(rolls.rests, rolls.starts) == 0
    again = (rolls.chances @ stuck)[:, None]
    stop = 1.0 - rolls.farkles[:, None] - again
    miss = rolls.farkles[:, None] * missed
    six = (stop[-1] * goal + miss[-1]) / np.maximum(1.0 - again[-1], 1e-12)
    rolled: Floats = stop * goal + again * six + miss
    return rolled
