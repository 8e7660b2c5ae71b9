"""The values of rolls with a bonus die against plain enumeration, and chances against known ones."""

import random
from itertools import combinations, combinations_with_replacement, product

import pytest

from dicegames.computer.lattice import INDEX, KEEPS
from dicegames.computer.ordercards_chances import beating_chance, groups_for
from dicegames.computer.ordercards_lattice import Rows, best_keep, best_values, joins, rolled_values
from dicegames.games.ordercards.ruleset import Order

SOURCE = random.Random(4)
PLAIN: Rows = ([SOURCE.uniform(0, 20) for _ in KEEPS],)
WITH_BONUS: Rows = tuple([SOURCE.uniform(0, 20) for _ in KEEPS] for _ in range(7))
FACES = range(1, 7)
Dice = tuple[int, ...]


def end_value(ended: Rows, own: Dice, bonus: int) -> float:
    return ended[bonus][INDEX[tuple(sorted(own))]]


def best(ended: Rows, own: Dice, bonus: int, rolls: int) -> float:
    """Return by plain recursion the value of dice with rolls left; `bonus` is 0 without a bonus die."""
    value = end_value(ended, own, bonus)
    if rolls:
        value = max(value, *[kept_value(ended, *keep, len(own), rolls) for keep in keeps(own, bonus)])
    return value


def keeps(own: Dice, bonus: int) -> list[tuple[Dice, int]]:
    owns = [keep for size in range(len(own) + 1) for keep in combinations(own, size)]
    return [(keep, face) for keep in owns for face in {bonus, 0} if (keep, face) != (own, bonus)]


def kept_value(ended: Rows, keep: Dice, bonus: int, dice: int, rolls: int) -> float:
    rests = list(product(FACES, repeat=dice - len(keep)))
    faces = [bonus] if bonus or len(ended) == 1 else list(FACES)
    return sum(best(ended, keep + rest, face, rolls - 1) for rest in rests for face in faces) / (
        len(rests) * len(faces)
    )


@pytest.mark.parametrize("ended", [PLAIN, WITH_BONUS], ids=["plain", "bonus die"])
@pytest.mark.parametrize("keep", [(), (4,), (2, 6), (1, 1)])
def test_keeps_with_one_roll_left_are_worth_the_mean(ended: Rows, keep: Dice) -> None:
    last, _ = rolled_values(ended, 3)
    for bonus in range(len(last)):
        assert last[bonus][INDEX[keep]] == pytest.approx(kept_value(ended, keep, bonus, 3, 1))


@pytest.mark.parametrize("ended", [PLAIN, WITH_BONUS], ids=["plain", "bonus die"])
@pytest.mark.parametrize(("keep", "dice"), [((5,), 2), ((2, 6), 3), ((3, 3), 3)])
def test_keeps_with_two_rolls_left_are_worth_the_mean_of_the_best(ended: Rows, keep: Dice, dice: int) -> None:
    _, first = rolled_values(ended, dice)
    for bonus in (0, 4)[: len(first)]:
        assert first[bonus][INDEX[keep]] == pytest.approx(kept_value(ended, keep, bonus, dice, 2))


def test_the_best_keep_is_the_best_of_all_or_the_end() -> None:
    stopped = 0
    for roll in combinations_with_replacement(FACES, 2):
        last, _ = rolled_values(WITH_BONUS, 2)
        for bonus in FACES:
            keep, face = best_keep(last, INDEX[roll], bonus)
            value = last[face][keep]
            assert value == pytest.approx(best(WITH_BONUS, roll, bonus, 1))
            assert value == best_values(last)[bonus][INDEX[roll]]
            stopped += (KEEPS[keep], face) == (roll, bonus)
    assert 0 < stopped < 126


def test_joins_are_all_ways_to_add_a_group() -> None:
    for group in ((3,), (2, 5), (1, 1, 1), (6,) * 5):
        found = {(KEEPS[rest], KEEPS[whole]) for rest, whole in joins(INDEX[group])}
        fitting = [keep for keep in KEEPS if len(keep) + len(group) <= 5]
        assert found == {(keep, tuple(sorted(keep + group))) for keep in fitting}


SIX, FOUR = Order("number", 6, 1), Order("number", 4, 1)
FIVE_EQUAL, PAIR, ROW = Order("set", 5, 15), Order("set", 2, 2), Order("straight", 5, 8)


@pytest.mark.parametrize(
    ("order", "pips", "dice", "chance"),
    [
        (SIX, 0, 5, 1 - (5 / 6) ** 15),
        (FOUR, 0, 3, 1 - (5 / 6) ** 9),
        (FOUR, 16, 5, (1 - (5 / 6) ** 3) ** 5),
        (FOUR, 20, 5, 0.0),
        (FIVE_EQUAL, 0, 5, 347897 / 7558272),  # the well-known chance of five equal dice
        (FIVE_EQUAL, 25, 5, (1 - (5 / 6) ** 3) ** 5),
        (FIVE_EQUAL, 0, 4, 0.0),
        (None, 29, 5, (1 - (5 / 6) ** 3) ** 5),
        (None, 2, 3, 1.0),
        (ROW, 20, 5, 0.0),
    ],
)
def test_chances_to_beat_are_exact(order: Order | None, pips: int, dice: int, chance: float) -> None:
    assert beating_chance(order, pips, dice) == pytest.approx(chance, abs=1e-12)


def test_groups_and_chances_follow_the_orders() -> None:
    assert {KEEPS[group] for group in groups_for(PAIR)} == {(face, face) for face in FACES}
    assert {KEEPS[group] for group in groups_for(ROW)} == {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}
    assert len(groups_for(None)) == len(KEEPS) - 1
    assert beating_chance(PAIR, 4, 5) > beating_chance(PAIR, 8, 5) > beating_chance(PAIR, 10, 5) > 0.5
