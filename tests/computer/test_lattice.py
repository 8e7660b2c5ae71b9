"""The lattice of keeps against plain enumeration."""

import random
from itertools import combinations, product

import pytest

from dicegames.computer.lattice import FIRST_ROLL, INDEX, KEEPS, ROLLS, best_values, keep_values, keeps_of

SOURCE = random.Random(1)
VALUES = [SOURCE.uniform(-50, 50) for _ in ROLLS]


def test_it_has_every_multiset_once() -> None:
    assert (len(KEEPS), len(set(KEEPS)), len(ROLLS), FIRST_ROLL) == (462, 462, 252, 210)
    assert all(KEEPS[index] == keep for keep, index in INDEX.items())


@pytest.mark.parametrize("keep", [(), (6,), (2, 2), (1, 3, 5), (4, 4, 4, 4), (1, 2, 3, 4, 5)])
def test_a_keep_is_worth_the_mean_over_all_rolls_of_the_rest(keep: tuple[int, ...]) -> None:
    rests = list(product(range(1, 7), repeat=5 - len(keep)))
    mean = sum(VALUES[INDEX[tuple(sorted(keep + rest))] - FIRST_ROLL] for rest in rests) / len(rests)
    assert keep_values(VALUES)[INDEX[keep]] == pytest.approx(mean)


def test_the_best_keep_of_a_roll_is_the_best_of_its_subsets() -> None:
    values = keep_values(VALUES)
    best = best_values(values)
    for index, roll in enumerate(ROLLS):
        subsets = {keep for size in range(6) for keep in combinations(roll, size)}
        assert best[index] == max(values[INDEX[keep]] for keep in subsets)
        found = keeps_of(roll)
        assert {KEEPS[keep] for keep in found} == subsets
        sizes = [len(KEEPS[keep]) for keep in found]
        assert sizes == sorted(sizes, reverse=True)
        assert len(found) == len(subsets)
