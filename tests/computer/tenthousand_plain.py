"""Turns of 10.000 worked out plainly, roll by roll: slow, and easy to believe."""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import gcd

from dicegames.computer.tenthousand_goals import Aim
from dicegames.games.tenthousand.ruleset import DICE, HotDice, Values
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of

Options = tuple[tuple[int, int], ...]
"""For each number of dice that can be set aside the most points."""

BEYOND = 3000
"""How many points above the aim are worked out; above them a single further roll is considered."""


def recursive_value(values: Values, aim: Aim, points: int, dice: int) -> float:
    """Return what rolling is worth where all six can't be rolled again: the mean over all rolls."""
    scoring = scoring_of(values)

    @cache
    def rolled(points: int, dice: int) -> float:
        total = 0.0
        for roll in product(FACES, repeat=dice):
            best = -float(aim.loss)
            for faces, gained in scoring.set_asides(roll):
                now, rest = points + gained, dice - len(faces)
                if now >= aim.needed:
                    best = max(best, min(now, aim.enough) + (aim.prize if now >= aim.lead else 0))
                if rest:
                    best = max(best, rolled(now, rest))
            total += best
        return float(total / 6**dice)

    return float(rolled(points, dice))


class TurnPlan:
    """The values of all positions of a turn that is played for `aim`."""

    def __init__(self, values: Values, hot_dice: HotDice, aim: Aim) -> None:
        self._aim = aim
        self._hot_dice = hot_dice
        self._chances = tuple(_chances(values, dice) for dice in range(1, DICE + 1))
        self._unit = gcd(*(combination.points for combination in scoring_of(values).combinations))
        self._count = (max(aim.needed, aim.lead) + BEYOND) // self._unit + 1
        self._rows: list[tuple[float, ...]] = []  # from the most points down
        for row in reversed(range(self._count)):
            self._rows.append(self._row(row * self._unit))

    def collected(self, points: int) -> float | None:
        """Return what collecting so many points is worth; None when they aren't enough."""
        aim = self._aim
        if points < aim.needed:
            return None
        prize = aim.prize if points >= aim.lead else 0
        return float(min(points, max(aim.enough, aim.needed)) + prize)

    def rolled(self, points: int, dice: int) -> float:
        """Return what rolling so many dice (1 to 6) is worth with so many points at stake."""
        row = self._count - 1 - points // self._unit
        return self._rolled_once(points, dice) if row < 0 else self._rows[row][dice - 1]

    def used(self, points: int, rest: int) -> float | None:
        """Return what a position is worth with so many points and `rest` dice not yet set aside.

        None when the turn can neither be collected nor go on.
        """
        stop = self.collected(points) if rest or self._hot_dice != "must" else None
        if rest == 0 and self._hot_dice == "none":
            return stop
        roll = self.rolled(points, rest or DICE)
        return roll if stop is None or roll > stop else stop

    def _row(self, points: int) -> tuple[float, ...]:
        miss = -float(self._aim.loss)
        row = []
        for dice, (chances, farkle) in enumerate(self._chances, start=1):
            value = farkle * miss
            for options, chance in chances:
                worths = [self.used(points + gained, dice - used) for used, gained in options]
                value += chance * max([miss, *(worth for worth in worths if worth is not None)])
            row.append(value)
        return tuple(row)

    def _rolled_once(self, points: int, dice: int) -> float:
        """Return what a single further roll is worth when everything that it brings is collected."""
        chances, farkle = self._chances[dice - 1]
        value = -farkle * self._aim.loss
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
