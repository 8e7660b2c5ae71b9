"""A second, plainly written judge of 10.000: it tries every way to share dice out."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from dicegames.games.tenthousand.ruleset import Values

Dice = tuple[int, ...]
Worth = Callable[[Dice], int]
"""The points of dice as one combination; 0 if they are none. The dice are ascending."""

HANDS = tuple(
    hand for size in range(1, 7) for hand in combinations_with_replacement((1, 2, 3, 4, 5, 6), size)
)
"""One to six dice, ascending, each set of faces once."""


def short(dice: Dice) -> int:
    """Return the points in „Kurze Partie“."""
    pattern = sorted(Counter(dice).values())
    if dice == (1, 2, 3, 4, 5, 6):
        return 3000
    if pattern == [2, 2, 2]:
        return 2000
    if pattern == [3, 3]:
        return 1500 + short(dice[:3]) + short(dice[3:])
    return _single_or_equal(dice)


def classic(dice: Dice) -> int:
    """Return the points in `classic10000`."""
    if dice == (1, 2, 3, 4, 5, 6):
        return 2000
    return 1000 if sorted(Counter(dice).values()) == [2, 2, 2] else _single_or_equal(dice)


def farkle(dice: Dice) -> int:
    """Return the points in `farkle`."""
    pattern = sorted(Counter(dice).values())
    if dice == (1, 2, 3, 4, 5, 6) or pattern in ([2, 2, 2], [2, 4]):
        return 1500
    if pattern == [3, 3]:
        return 2500
    if pattern == [3] and dice[0] == 1:
        return 300
    if pattern in ([4], [5], [6]):
        return {4: 1000, 5: 2000, 6: 3000}[len(dice)]
    return _single_or_equal(dice)


def _single_or_equal(dice: Dice) -> int:
    if dice in ((1,), (5,)):
        return 100 if dice == (1,) else 50
    if len(dice) < 3 or dice[0] != dice[-1]:
        return 0
    points = 1000 if dice[0] == 1 else dice[0] * 100
    for _ in dice[3:]:
        points += points
    return points


PRESET_WORTH = {"short": short, "classic10000": classic, "farkle": farkle}


def worth_by(values: Values) -> Worth:
    """Return what dice are worth as one combination by any values."""

    def worth(dice: Dice) -> int:
        pattern, size, low, high = sorted(Counter(dice).values()), len(dice), dice[0], dice[-1]
        if size == 1:
            return values.singles[low - 1]
        if low == high and size >= 3:
            triple = values.triples[low - 1]
            if size == 3:
                return triple
            if values.more == "fixed":
                return dict(zip((4, 5, 6), values.fixed, strict=True))[size]
            further = size - 3
            return triple * 2**further if values.more == "doubling" else triple + further * triple
        if pattern == [1] * 6:
            return values.straight
        if pattern == [2, 2, 2] or (pattern == [2, 4] and values.four_and_pair):
            return values.three_pairs
        if pattern == [3, 3] and values.two_triples != "none":
            both = values.triples[low - 1] + values.triples[high - 1]
            return values.two_triples_points + (both if values.two_triples == "extra" else 0)
        return 0

    return worth


class Judge:
    """What any dice score together, found by trying every set partition of them."""

    def __init__(self, worth: Worth) -> None:
        self.worth = lru_cache(maxsize=None)(worth)
        self.points = lru_cache(maxsize=None)(self._points)

    def _points(self, hand: Dice) -> int | None:
        """Return the most points of exactly these ascending dice; None if one of them counts nothing."""
        found = [sum(map(self.worth, groups)) for groups in ways(hand) if all(map(self.worth, groups))]
        return max(found, default=None)

    def choices(self, dice: Dice) -> dict[Dice, int]:
        """Return every set of faces that may be set aside from a roll, with its points."""
        found = {}
        for size in range(1, len(dice) + 1):
            for chosen in combinations(sorted(dice), size):
                points = self.points(chosen)
                if points is not None:
                    found[chosen] = points
        return found

    def steps(self) -> list[tuple[Dice, int]]:
        """Return everything that can be set aside from some roll, with its points."""
        return [(hand, points) for hand in HANDS if (points := self.points(hand)) is not None]


@cache
def ways(dice: Dice) -> frozenset[tuple[Dice, ...]]:
    """Return the ways to share dice out that differ in faces."""
    return frozenset(tuple(sorted(groups)) for groups in set_partitions(dice))


def set_partitions(dice: Dice) -> Iterator[tuple[Dice, ...]]:
    """Yield every way to share dice out into groups; equal dice are told apart."""
    if not dice:
        yield ()
        return
    others = range(1, len(dice))
    for size in range(len(dice)):
        for partners in combinations(others, size):
            group = (dice[0], *(dice[index] for index in partners))
            rest = tuple(dice[index] for index in others if index not in partners)
            for groups in set_partitions(rest):
                yield (group, *groups)
