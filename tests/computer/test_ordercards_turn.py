"""The best end of a turn of Order Cards against plain search."""

import random
from functools import cache
from itertools import combinations

import pytest

from dicegames.computer.lattice import INDEX, KEEPS
from dicegames.computer.ordercards_turn import Gains, TurnPlan

Dice = tuple[int, ...]


def random_gains(seed: int) -> Gains:
    source = random.Random(seed)
    groups = [index for index, keep in enumerate(KEEPS) if keep]
    return {
        target: {group: source.uniform(0.1, 6) * len(KEEPS[group]) for group in source.sample(groups, 60)}
        for target in (0, 2, 3, 7)
    }


def subsets(dice: Dice) -> set[tuple[Dice, Dice]]:
    """Return every way to part dice in two."""
    places = range(len(dice))
    return {
        (
            tuple(dice[place] for place in chosen),
            tuple(dice[place] for place in places if place not in chosen),
        )
        for size in range(len(dice) + 1)
        for chosen in combinations(places, size)
    }


def best_end(gains: Gains, roll: Dice) -> float:
    """Return the value of the best distribution by plain search."""

    @cache
    def search(dice: Dice, targets: Dice) -> float:
        if not targets:
            return 0.0
        target, *rest = targets
        best = search(dice, tuple(rest))
        for group, left in subsets(dice):
            gain = gains[target].get(INDEX[group])
            if gain is not None:
                best = max(best, gain + search(left, tuple(rest)))
        return best

    return search(roll, tuple(gains))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_distributions_are_the_best_and_use_each_die_once(seed: int) -> None:
    gains = random_gains(seed)
    plan = TurnPlan(gains, 5, has_bonus=False)
    used = 0
    for roll in random.Random(seed).sample([keep for keep in KEEPS if len(keep) == 5], 40):
        found = plan.distribution(INDEX[roll])
        assert sum(gains[target][INDEX[group]] for target, group in found.items()) == pytest.approx(
            plan.placed_value(INDEX[roll])
        )
        assert plan.placed_value(INDEX[roll]) == pytest.approx(best_end(gains, roll))
        faces = [face for group in found.values() for face in group]
        assert all(faces.count(face) <= roll.count(face) for face in faces)
        used += len(found) > 1
    assert used, "several targets in one turn"


def test_the_best_die_is_turned_or_none() -> None:
    gains: Gains = {0: {INDEX[3, 3, 3]: 5.0}, 1: {INDEX[(6,)]: 1.0}}
    plan = TurnPlan(gains, 5, has_bonus=True)
    assert plan.face_to_turn(INDEX[1, 3, 3, 6, 6], 3) in (1, 6)
    assert plan.face_to_turn(INDEX[3, 3, 4, 5, 6], 3) in (4, 5), "the six is needed"
    assert plan.face_to_turn(INDEX[3, 3, 3, 5, 6], 3) == 0
    assert plan.face_to_turn(INDEX[1, 1, 1, 3, 6], 3) == 0


def test_what_is_complete_is_not_rolled_again() -> None:
    plan = TurnPlan({0: {INDEX[1, 2, 3, 4, 5]: 5.0}}, 5, has_bonus=False)
    assert plan.keep((5, 1, 4, 2, 3), 0, 2) == ((1, 2, 3, 4, 5), False)
    assert plan.keep((5, 1, 4, 2, 2), 0, 1) == ((1, 2, 4, 5), False)
    with_bonus = TurnPlan({0: {INDEX[1, 2, 3, 4, 5]: 5.0}}, 5, has_bonus=True)
    assert with_bonus.keep((5, 1, 4, 2, 3), 6, 1) == ((1, 2, 3, 4, 5), True), "no die need be turned"


def test_nothing_is_rolled_again_for_nothing() -> None:
    plan = TurnPlan({0: {INDEX[(6,)]: 1.0}}, 5, has_bonus=False)
    assert plan.keep((6, 1, 3, 3, 2), 0, 2) == ((1, 2, 3, 3, 6), False)
    assert TurnPlan({}, 4, has_bonus=True).keep((6, 1, 3, 3), 5, 2) == ((1, 3, 3, 6), True)


def test_a_bonus_die_that_fits_is_kept_instead_of_a_chance() -> None:
    plan = TurnPlan({0: {INDEX[2, 2, 2, 2, 2]: 5.0}}, 5, has_bonus=True)
    assert plan.keep((2, 2, 2, 2, 6), 2, 1) == ((2, 2, 2, 2, 6), True), "one turn away from five twos"
    own, keeps_bonus = plan.keep((2, 2, 2, 5, 6), 2, 1)
    assert own.count(2) == 3
    assert keeps_bonus
    assert plan.keep((2, 2, 2, 5, 6), 4, 1) == ((2, 2, 2), False)
