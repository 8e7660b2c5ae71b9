"""A sheet game worked out plainly from its rules, position by position: slow, and easy to believe."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement, product

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.offers import offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet

Roll = tuple[int, ...]
Moments = tuple[float, float]
"""The mean of the points still to come, and the mean of their squares."""

SAME = 1e-9
ROLLS: tuple[Roll, ...] = tuple(combinations_with_replacement(range(1, 7), 5))
KEEPS: tuple[Roll, ...] = tuple(
    keep for size in range(5) for keep in combinations_with_replacement(range(1, 7), size)
)


@cache
def outcomes(keep: Roll) -> tuple[tuple[Roll, float], ...]:
    """Return what rolling the other dice can make of `keep`, with chances."""
    rest = 5 - len(keep)
    found = Counter(tuple(sorted((*keep, *faces))) for faces in product(range(1, 7), repeat=rest))
    return tuple((roll, ways / 6**rest) for roll, ways in found.items())


@cache
def keeps(roll: Roll) -> tuple[Roll, ...]:
    """Return every choice of up to four dice of a sorted roll."""
    return tuple({keep for size in range(5) for keep in combinations(roll, size)})


def better(first: Moments, second: Moments) -> Moments:
    """Return the better one for the mean; of equal ones that with the larger square."""
    if abs(first[0] - second[0]) > SAME:
        return max(first, second)
    return max(first, second, key=lambda moments: moments[1])


def mean(values: dict[Roll, Moments], keep: Roll) -> Moments:
    """Return the mean over the rolls that `keep` can become."""
    first = second = 0.0
    for roll, chance in outcomes(keep):
        first += values[roll][0] * chance
        second += values[roll][1] * chance
    return first, second


def turn(ruleset: SheetRuleset, sheet: Sheet, after: Callable[[Sheet], Moments]) -> Moments:
    """Return what is still to come before a turn's first roll, by what is to come `after` it."""
    entered: dict[Roll, Moments] = {}
    for roll in ROLLS:
        for offer in offers_for(ruleset, sheet, roll):
            if offer.is_allowed:
                child = sheet.entered(offer.box, offer.points, offer.extra, is_five(roll))
                gain = child.total(ruleset) - sheet.total(ruleset)
                first, second = after(child)
                moments = (gain + first, gain * gain + 2 * gain * first + second)
                entered[roll] = better(entered[roll], moments) if roll in entered else moments
    values = entered
    for _ in range(2):
        kept = {keep: mean(values, keep) for keep in KEEPS}
        fresh = {}
        for roll in ROLLS:
            best = entered[roll]
            for keep in keeps(roll):
                best = better(best, kept[keep])
            fresh[roll] = best
        values = fresh
    return mean(values, ())


@cache
def best_moments(ruleset: SheetRuleset, sheet: Sheet) -> Moments:
    """Return what is still to come on a sheet under best play."""
    known: dict[object, Moments] = {}

    def value(current: Sheet) -> Moments:
        if current.is_full:
            return 0.0, 0.0
        # All that a rule ever asks of a sheet: what is open, the upper total, the fives of a kind so far.
        key = (current.open_boxes, current.upper, current.get(Box.FIVE_KIND), current.had_five)
        if key not in known:
            known[key] = turn(ruleset, current, value)
        return known[key]

    return value(sheet)


@cache
def spread(ruleset: SheetRuleset, sheet: Sheet) -> dict[int, float]:
    """Return the chances of the points still to come on a sheet, if every choice is best for their mean."""
    if sheet.is_full:
        return {0: 1.0}
    entered: dict[Roll, tuple[Moments, int, Sheet]] = {}
    for roll in ROLLS:
        for offer in offers_for(ruleset, sheet, roll):
            if offer.is_allowed:
                child = sheet.entered(offer.box, offer.points, offer.extra, is_five(roll))
                gain = child.total(ruleset) - sheet.total(ruleset)
                first, second = best_moments(ruleset, child)
                moments = (gain + first, gain * gain + 2 * gain * first + second)
                if roll not in entered or better(entered[roll][0], moments) is moments:
                    entered[roll] = moments, gain, child
    values = {roll: moments for roll, (moments, _, _) in entered.items()}
    wanted: list[dict[Roll, Roll]] = []
    for _ in range(2):
        kept = {keep: mean(values, keep) for keep in KEEPS}
        choice = {roll: roll for roll in ROLLS}
        fresh = {roll: entered[roll][0] for roll in ROLLS}
        for roll in ROLLS:
            for keep in keeps(roll):
                if better(fresh[roll], kept[keep]) is not fresh[roll]:
                    fresh[roll], choice[roll] = kept[keep], keep
        wanted.insert(0, choice)
        values = fresh
    chances, done = dict(outcomes(())), dict.fromkeys(ROLLS, 0.0)
    for choice in wanted:
        rolled = dict.fromkeys(ROLLS, 0.0)
        for roll, chance in chances.items():
            if len(choice[roll]) == len(roll):
                done[roll] += chance
            else:
                for after, part in outcomes(choice[roll]):
                    rolled[after] += chance * part
        chances = rolled
    found: dict[int, float] = {}
    for roll, (_, gain, child) in entered.items():
        for points, part in spread(ruleset, child).items():
            found[gain + points] = found.get(gain + points, 0.0) + (chances[roll] + done[roll]) * part
    return found
