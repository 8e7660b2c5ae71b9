"""Turns of 10.000 solved with arrays: the known best chances and averages, and what comes of a turn."""

import numpy as np
import pytest

from computer.tenthousand_plain import TurnPlan, recursive_value
from dicegames.computer.tenthousand_family import spread, turn_family, weights
from dicegames.computer.tenthousand_goals import Aim, points_turns
from dicegames.computer.tenthousand_tables import (
    Floats,
    ThinkingCancelledError,
    Turns,
    rolls_of,
    solve_turns,
    unit_of,
)
from dicegames.games.tenthousand.ruleset import PRESETS, SHORT, HotDice, Values
from games.tenthousand_help import varied

POINTS: Floats = np.arange(401, dtype=np.float64) * 50


def turns(worth: Floats, needed: int = 0, missed: float = 0.0, hot_dice: HotDice = "may") -> Turns:
    goal = np.where(needed <= POINTS, worth, -np.inf)[:, None]
    return solve_turns(rolls_of(SHORT.values, 50), hot_dice, goal, np.array([missed]))


@pytest.mark.parametrize(("bar", "chance"), [(350, 0.778707), (500, 0.569534), (1000, 0.327844)])
def test_the_best_chance_to_make_a_bar(bar: int, chance: float) -> None:
    solved = turns(np.ones_like(POINTS), bar)
    assert solved.roll_value(0, 6) == pytest.approx(chance, abs=6e-7)
    ends, misses = solved.outcomes()
    assert ends.sum() == pytest.approx(chance, abs=6e-7)
    assert misses[0] == pytest.approx(1 - chance, abs=6e-7)
    assert not ends[: bar // 50].any(), "T8: below the bar nothing is collected"


@pytest.mark.parametrize(("needed", "mean"), [(0, 638.94), (350, 637.96)])
def test_the_best_average_of_a_turn(needed: int, mean: float) -> None:
    solved = turns(POINTS, needed)
    assert solved.roll_value(0, 6) == pytest.approx(mean, abs=0.005)
    ends, misses = solved.outcomes()
    assert float(ends[:, 0] @ POINTS) == pytest.approx(mean, abs=0.005)
    assert ends.sum() + misses.sum() == pytest.approx(1.0)


AIMS = [
    Aim(0, 0, 10_000),
    Aim(350, 0, 10_000),
    Aim(600, 900, 10_000),
    Aim(350, 0, 1700, lead=700, prize=5000),
]
each_aim = pytest.mark.parametrize("aim", AIMS, ids=["free", "bar", "loss", "lead"])


@each_aim
def test_turns_for_points_are_those_of_plain_recursion(aim: Aim) -> None:
    solved = points_turns(SHORT.values, "none", aim, "")
    for dice in range(1, 5):
        for points in (0, 50, 300, 650):
            wanted = recursive_value(SHORT.values, aim, points, dice)
            assert solved.roll_value(points, dice) == pytest.approx(wanted, abs=1e-9)


@each_aim
@pytest.mark.parametrize("hot_dice", ["may", "must", "none"])
def test_turns_for_points_are_those_of_the_plain_solution(hot_dice: HotDice, aim: Aim) -> None:
    plan, solved = TurnPlan(SHORT.values, hot_dice, aim), points_turns(SHORT.values, hot_dice, aim, "")
    for dice in range(1, 7):
        for points in (0, 50, 300, 650, 1000):
            assert solved.roll_value(points, dice) == pytest.approx(plan.rolled(points, dice), abs=2.0)


def test_one_die_is_rolled_for_what_it_brings() -> None:
    # 1/6 brings 100, 1/6 brings 50, and there are no hot dice: worth (300 + 100 + 300 + 50) / 6.
    assert points_turns(SHORT.values, "none", AIMS[0], "").roll_value(300, 1) == pytest.approx(750 / 6)
    assert points_turns(SHORT.values, "may", AIMS[0], "").roll_value(0, 6) == pytest.approx(638.94, abs=1.0)


def test_wide_rows_stay_close() -> None:
    values = varied(SHORT.values, singles=(101, 0, 0, 0, 53, 0))  # every number of points can occur
    aim = Aim(350, 0, 10_000)
    wide, exact = points_turns(values, "may", aim, ""), points_turns(SHORT.values, "may", aim, "")
    assert wide.rolls.unit > 1
    assert wide.stop_value(350) > 0, "what is enough can be collected, wherever its row begins"
    for dice in range(1, 7):
        assert wide.roll_value(0, dice) == pytest.approx(exact.roll_value(0, dice), rel=0.05)


def test_many_goals_at_once_are_each_solved_alone() -> None:
    rolls = rolls_of(SHORT.values, 50)
    goals = np.stack([POINTS, np.sqrt(POINTS), np.where(POINTS >= 700, 1.0, -np.inf)], axis=1)
    missed = np.array([-300.0, 0.0, 0.0])
    together = solve_turns(rolls, "may", goals, missed)
    ends, misses = together.outcomes()
    for goal in range(3):
        alone = solve_turns(rolls, "may", goals[:, goal : goal + 1], missed[goal : goal + 1])
        assert together.roll_value(150, 4, goal) == pytest.approx(alone.roll_value(150, 4))
        assert ends[:, goal] == pytest.approx(alone.outcomes()[0][:, 0])
        assert misses[goal] == pytest.approx(alone.outcomes()[1][0])


def test_rolls_are_complete() -> None:
    for ruleset in PRESETS:
        assert unit_of(ruleset.values) == 50
        rolls = rolls_of(ruleset.values, 50)
        assert rolls.chances.sum(axis=1) + rolls.farkles == pytest.approx(np.ones(6))
    assert rolls_of(SHORT.values, 50).farkles == pytest.approx(
        [2 / 3, 4 / 9, 5 / 18, 17 / 108, 25 / 324, 5 / 216]
    )
    odd = Values(singles=(101, 0, 0, 0, 53, 0))
    assert rolls_of(odd, 400).gains.min() == 1, "points grow with every roll"


def test_thinking_is_cancelled() -> None:
    with pytest.raises(ThinkingCancelledError):
        solve_turns(rolls_of(SHORT.values, 50), "may", POINTS[:, None], np.zeros(1), lambda: True)


def test_a_family_holds_chances_and_the_best_reach() -> None:
    family = turn_family(SHORT, lambda: False)
    assert family.bars[0] == 350
    assert family.chances.sum(axis=2) + family.misses == pytest.approx(np.ones_like(family.misses))
    assert family.reach_chance(np.array([0, 350, 500, 480, 1e9])) == pytest.approx(
        [1 - 5 / 216, 0.778707, 0.569534, 0.569534, 0.0], abs=1e-6
    )
    assert 1.0 - family.misses[0].min() == pytest.approx(0.778707, abs=1e-6)
    more = family.extended(family.points[:, None] / 10_000, np.zeros(1), lambda: False)
    mean = float(more.chances[0, -1] @ more.gains)
    assert mean == pytest.approx(637.96, abs=2), "the gains that stand for all keep the mean"


def test_weights_interpolate() -> None:
    assert weights(np.array([0.0, 10.0, 30.0]), np.array([-5.0, 5.0, 25.0, 40.0])).tolist() == [
        [1, 0, 0],
        [0.5, 0.5, 0],
        [0, 0.25, 0.75],
        [0, 0, 1],
    ]
    assert spread(9, 1.5) == [1, 2, 3, 4, 6, 9]
