"""The value of a turn of 10.000: what rolling on promises on average, by points so far and dice to roll.

A turn is worth what is collected in the end, minus what a missed turn costs. With `t` points so far and `n`
dice to roll it is worth the mean, over all rolls, of the best that can be done with the roll. More points
never come back to fewer, so one pass from many points down to none gives the exact values.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import gcd

import msgspec

from dicegames.games.tenthousand.ruleset import DICE, HotDice, Values
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of

BEYOND = 3000
"""How many points above the goal are worked out; above them a single further roll is considered."""

MOST_ROWS = 400

Options = tuple[tuple[int, int], ...]
"""For each number of dice that can be set aside the most points."""


class Goal(msgspec.Struct, frozen=True):
    """What a turn is played for.

    `needed` points can be collected, a missed turn costs `loss` beside the points of the turn, and to
    collect `lead` points or more is worth `prize` in addition (0: there is no such aim). Points above
    `enough` are worth nothing more: else a turn that can't be missed would never end.
    """

    needed: int
    loss: int = 0
    enough: int = 10_000
    lead: int = 0
    prize: int = 0


class TurnPlan:
    """The values of one goal; `turn_plan` makes it."""

    def __init__(self, values: Values, hot_dice: HotDice, goal: Goal) -> None:
        self._goal = goal
        self._hot_dice = hot_dice
        self._chances = tuple(_chances(values, dice) for dice in range(1, DICE + 1))
        top = max(goal.needed, goal.lead) + BEYOND
        points = [combination.points for combination in scoring_of(values).combinations]
        # A row for each number of points that can occur, or for fewer where those would be too many.
        self._unit = max(gcd(*points), -(-top // MOST_ROWS))
        self._count = top // self._unit + 1
        self._rows: list[tuple[float, ...]] = []  # from the most points down
        for row in reversed(range(self._count)):
            self._rows.append(self._row(row * self._unit))

    def collected(self, points: int) -> float | None:
        """Return what collecting so many points is worth; None when they aren't enough."""
        goal = self._goal
        if points < goal.needed:
            return None
        prize = goal.prize if points >= goal.lead else 0
        return float(min(points, max(goal.enough, goal.needed)) + prize)

    def rolled(self, points: int, dice: int) -> float:
        """Return what rolling so many dice (1 to 6) is worth with so many points at stake."""
        row = self._count - 1 - points // self._unit
        if row < 0 or not self._rows:
            return self._rolled_once(points, dice)
        # In a wide row, points just gained can belong to the row at work: the one above is near enough.
        return self._rows[min(row, len(self._rows) - 1)][dice - 1]

    def used(self, points: int, rest: int) -> float | None:
        """Return what a position is worth with so many points and `rest` dice not yet set aside.

        None when the turn can neither be collected nor go on.
        """
        can_stop = rest > 0 or self._hot_dice != "must"
        stop = self.collected(points) if can_stop else None
        if rest == 0 and self._hot_dice == "none":
            return stop
        roll = self.rolled(points, rest or DICE)
        return roll if stop is None or roll > stop else stop

    def _row(self, points: int) -> tuple[float, ...]:
        miss = -float(self._goal.loss)
        row = []
        for dice, (chances, bust) in enumerate(self._chances, start=1):
            value = bust * miss
            for options, chance in chances:
                best = miss
                for used, gained in options:
                    worth = self.used(points + gained, dice - used)
                    if worth is not None and worth > best:
                        best = worth
                value += chance * best
            row.append(value)
        return tuple(row)

    def _rolled_once(self, points: int, dice: int) -> float:
        """Return what a single further roll is worth when everything that it brings is collected."""
        chances, bust = self._chances[dice - 1]
        value = -bust * self._goal.loss
        for options, chance in chances:
            most = points + options[-1][1]
            value += chance * (self.collected(most) or float(most))
        return value


@lru_cache(maxsize=64)
def _chances(values: Values, dice: int) -> tuple[tuple[tuple[Options, float], ...], float]:
    """Return the options of all rolls of so many dice with their chances, and the chance of a Farkle."""
    scoring = scoring_of(values)
    ways: Counter[Options] = Counter()
    for roll in combinations_with_replacement(FACES, dice):
        ways[scoring.options(roll)] += roll_weight(roll)
    farkles = ways.pop((), 0)
    return tuple((options, count / 6**dice) for options, count in ways.items()), farkles / 6**dice


@lru_cache(maxsize=32)
def turn_plan(values: Values, hot_dice: HotDice, goal: Goal) -> TurnPlan:
    """Return the plan for a goal; the same one for equal goals."""
    return TurnPlan(values, hot_dice, goal)
