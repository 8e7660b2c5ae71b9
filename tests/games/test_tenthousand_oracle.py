"""All dice, choices and chances of 10.000 against the oracle."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given, settings

from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.ruleset import PRESETS, TenThousandRuleset, Values
from dicegames.games.tenthousand.scoring import Scoring, roll_weight, scoring_of
from dicegames.games.tenthousand.state import Collect, SetAside
from games.tenthousand_help import NO_BAR, judge_of, refusal, rolled, some_values, start, varied
from games.tenthousand_oracle import HANDS, PRESET_WORTH, Dice, Judge, set_partitions

every_preset = pytest.mark.parametrize("preset", [pytest.param(preset, id=preset.id) for preset in PRESETS])


def ordered_rolls(count: int) -> Iterator[Dice]:
    return product(range(1, 7), repeat=count)


def shuffled(dice: Dice) -> Dice:
    """Return the dice in some other order: positions must not matter."""
    return tuple(random.Random(str(dice)).sample(dice, len(dice)))


def check_hand(scoring: Scoring, judge: Judge, hand: Dice) -> None:
    """Compare everything that is told of some dice, as a whole and as a roll to choose from."""
    dice = shuffled(hand)
    assert scoring.points(dice) == judge.points(hand), hand
    parts = scoring.partition(dice)
    if parts is None:
        assert judge.points(hand) is None
    else:
        assert tuple(sorted(face for part in parts for face in part.faces)) == hand
        assert all(judge.worth(part.faces) == part.points > 0 for part in parts), hand
        assert sum(part.points for part in parts) == judge.points(hand)
        assert [part.points for part in parts] == sorted((part.points for part in parts), reverse=True)
    choices = judge.choices(dice)
    found = scoring.set_asides(dice)
    assert dict(found) == choices
    assert len(found) == len(choices)
    assert scoring.is_bust(dice) == (not choices)
    assert scoring.useful(dice) == tuple(any(die in chosen for chosen in choices) for die in dice)
    most: dict[int, int] = {}
    for chosen, points in choices.items():
        most[len(chosen)] = max(points, most.get(len(chosen), 0))
    assert scoring.options(dice) == tuple(sorted(most.items()))
    best = tuple(dice[die] for die in scoring.best_aside(dice))
    if choices:
        assert (choices[tuple(sorted(best))], len(best)) == max(
            (points, len(chosen)) for chosen, points in choices.items()
        )
    else:
        assert best == ()


@every_preset
@pytest.mark.rule("T5", "T6", "T7")
def test_every_hand_of_every_preset(preset: TenThousandRuleset) -> None:
    judge = Judge(PRESET_WORTH[preset.id])
    for hand in HANDS:
        check_hand(scoring_of(preset.values), judge, hand)


@pytest.mark.rule("T1", "T7")
def test_the_hands_are_all_choices_of_all_rolls_in_any_order() -> None:
    scoring = scoring_of(PRESETS[0].values)
    known = {hand: scoring.points(hand) for hand in HANDS}
    seen: set[Dice] = set()
    for count in range(1, 7):
        for roll in ordered_rolls(count):
            assert scoring.points(roll) == known[tuple(sorted(roll))]
            seen.add(tuple(sorted(roll)))
    assert seen == known.keys()
    for hand in seen:
        for size in range(1, len(hand) + 1):
            assert all(chosen in known for chosen in combinations(hand, size))


def test_the_oracle_tries_every_way_to_share_dice_out() -> None:
    # The Bell numbers: how many ways there are to share out so many different things.
    assert [len(set(set_partitions((1, 2, 3, 4, 5, 6)[:count]))) for count in range(7)] == [
        1, 1, 2, 5, 15, 52, 203,
    ]  # fmt: skip


@given(values=some_values)
@settings(max_examples=10)
@pytest.mark.rule("T14")
def test_every_hand_of_any_values(values: Values) -> None:
    judge = judge_of(values)
    for hand in HANDS[:: random.Random(str(values)).randint(1, 3)]:
        check_hand(scoring_of(values), judge, hand)


@every_preset
@pytest.mark.rule("T2", "T7")
def test_every_choice_of_every_roll_is_refused_for_its_reason_or_worth_its_points(
    preset: TenThousandRuleset,
) -> None:
    judge = Judge(PRESET_WORTH[preset.id])
    ruleset = varied(preset, opening_minimum=0, turn_minimum=0, bar=NO_BAR)
    for roll in (hand for hand in HANDS if len(hand) == 6):
        state = rolled(start(ruleset), *shuffled(roll))
        choices = judge.choices(roll)
        useful = {die for die, face in enumerate(state.dice) if any(face in chosen for chosen in choices)}
        for size in range(1, 7):
            for dice in combinations(range(6), size):
                faces = tuple(sorted(state.dice[die] for die in dice))
                if not choices:
                    assert refusal(state, SetAside(dice)) == reasons.TURN_MISSED
                elif not useful.issuperset(dice):
                    assert refusal(state, SetAside(dice)) == reasons.DIE_COUNTS_NOTHING
                else:
                    child = state.child(SetAside(dice))
                    assert child.chosen_points == choices.get(faces)
                    expected = "" if faces in choices else reasons.ASIDE_COUNTS_NOTHING
                    assert child.refusal_of(Collect()) == expected


def test_the_chances_of_a_farkle_in_short() -> None:
    scoring = scoring_of(PRESETS[0].values)
    assert [scoring.bust_chance(dice) for dice in range(1, 7)] == [
        Fraction(*pair) for pair in [(2, 3), (4, 9), (5, 18), (17, 108), (25, 324), (5, 216)]
    ]


def farkle_chance(judge: Judge, count: int) -> Fraction:
    """Count the Farkles among all rolls of so many dice, die by die."""
    scores = {hand: bool(judge.choices(hand)) for hand in HANDS if len(hand) == count}
    return Fraction(sum(not scores[tuple(sorted(roll))] for roll in ordered_rolls(count)), 6**count)


@every_preset
@pytest.mark.rule("T4")
def test_the_chances_of_a_farkle_are_what_all_rolls_give(preset: TenThousandRuleset) -> None:
    judge = Judge(PRESET_WORTH[preset.id])
    for count in range(1, 7):
        assert scoring_of(preset.values).bust_chance(count) == farkle_chance(judge, count)


@given(values=some_values)
@settings(max_examples=6)
def test_the_chances_of_a_farkle_by_any_values(values: Values) -> None:
    for count in range(1, 7):
        assert scoring_of(values).bust_chance(count) == farkle_chance(judge_of(values), count)


def test_the_weights_of_rolls_sum_up_to_all_rolls() -> None:
    for count in range(1, 7):
        assert sum(roll_weight(hand) for hand in HANDS if len(hand) == count) == 6**count
    assert [roll_weight(roll) for roll in [(1,), (1, 2), (2, 2), (1, 1, 2), (1, 2, 3, 4, 5, 6)]] == [
        1, 2, 1, 3, 720,
    ]  # fmt: skip
