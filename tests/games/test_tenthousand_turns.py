"""A turn of 10.000: rolling, setting aside, collecting, hot dice and missing it."""

import random
from itertools import combinations, permutations

import pytest

from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import IllegalActionError, InvalidActionError
from dicegames.games.sheet.state import Enter
from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, HotDice
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.games.tenthousand.state import (
    Aside,
    Collect,
    Miss,
    PutBack,
    Roll,
    SetAside,
    TenThousandState,
)
from games.tenthousand_help import (
    NO_BAR,
    SIX_ONLY,
    aside,
    missed,
    refusal,
    rolled,
    start,
    varied,
)

FREE = varied(SHORT, bar=NO_BAR)


def hot(hot_dice: HotDice, needed: int = 0) -> TenThousandState:
    """Return a state in which two dice are left and 2000 points set aside, before they are rolled."""
    ruleset = varied(SHORT, bar=NO_BAR, hot_dice=hot_dice, turn_minimum=needed)
    return aside(rolled(start(ruleset), 1, 1, 1, 1, 2, 3), 1, 1, 1, 1)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", range(1, 9))
def test_seats_take_turns_with_six_dice(players: int) -> None:
    for first in range(players):
        state = start(FARKLE, players, first)
        for turn in range(2 * players):
            assert state.current_seat == (first + turn) % players
            assert state.round == 1 + turn // players
            assert state.turn == turn
            assert state.legal_actions() == (Roll(),)
            rolling = state.child(Roll())
            assert rolling.chance is not None
            assert rolling.chance.count == 6
            assert rolling.current_seat == state.current_seat
            state = missed(state)


@pytest.mark.rule("T2")
def test_from_every_roll_something_is_set_aside_first() -> None:
    state = rolled(start(FREE), 1, 5, 2, 3, 3, 6)
    assert refusal(state, Roll()) == refusal(state, Collect()) == reasons.NOTHING_ASIDE
    assert refusal(state, Miss()) == reasons.TURN_NOT_MISSED
    assert set(state.legal_actions()) == {SetAside((0,)), SetAside((1,)), SetAside((0, 1))}
    state = aside(state, 5)
    assert set(state.legal_actions()) == {SetAside((0,)), PutBack((1,)), Roll(), Collect()}
    state = state.child(Roll()).child(Draw((1, 2, 2, 3, 4)))
    assert refusal(state, Roll()) == refusal(state, Collect()) == reasons.NOTHING_ASIDE
    assert state.turn_points == 50


@pytest.mark.rule("T2", "T7")
def test_why_a_die_does_not_count() -> None:
    state = rolled(start(FREE), 1, 5, 2, 3, 3, 6)
    for die in (2, 3, 4, 5):
        assert refusal(state, SetAside((die,))) == reasons.DIE_COUNTS_NOTHING
        assert refusal(state, SetAside((0, die))) == reasons.DIE_COUNTS_NOTHING
    # One of three twos is part of something, so it may be tapped, but counts nothing alone.
    state = rolled(start(FREE), 2, 2, 2, 3, 4, 1).child(SetAside((0,)))
    assert refusal(state, Roll()) == refusal(state, Collect()) == reasons.ASIDE_COUNTS_NOTHING
    assert (state.chosen_points, state.turn_points) == (None, 0)
    state = state.child(SetAside((1, 2)))
    assert state.chosen_points == state.turn_points == 200
    assert refusal(state, Roll()) == refusal(state, Collect()) == ""


@pytest.mark.rule("T4", "T7")
@pytest.mark.parametrize(
    "faces", [(2, 2, 2, 4, 5, 1), (1, 1, 1, 1, 5, 5), (1, 2, 3, 4, 5, 6), (3, 3, 3, 5, 5, 6)]
)
def test_several_taps_in_any_order_are_one_choice(faces: tuple[int, ...]) -> None:
    state = rolled(start(FREE), *faces)
    useful = [die for die, counts in enumerate(state.scoring.useful(faces)) if counts]
    for size in range(1, len(useful) + 1):
        for dice in combinations(useful, size):
            together = state.child(SetAside(dice))
            for order in list(permutations(dice))[::7]:
                tapped = state
                for die in order:
                    tapped = tapped.child(SetAside((die,)))
                assert tapped == together
            back = together
            for die in dice:
                back = back.child(PutBack((die,)))
            assert back == together.child(PutBack(dice)) == state


@pytest.mark.rule("T2")
def test_dice_that_are_not_there_or_lie_elsewhere_already_are_refused() -> None:
    state = rolled(start(FREE), 1, 5, 1, 3, 3, 6)
    for dice in [(), (6,), (-1,), (0, 0), (2, 0), (0, 9)]:
        assert refusal(state, SetAside(dice)) == reasons.NO_DIE
        assert refusal(state, PutBack(dice)) == reasons.NO_DIE
    assert refusal(state, PutBack((0,))) == reasons.NOT_ASIDE
    state = state.child(SetAside((0,)))
    assert refusal(state, SetAside((0,))) == refusal(state, SetAside((0, 1))) == reasons.ALREADY_ASIDE
    assert refusal(state, PutBack((0, 1))) == reasons.NOT_ASIDE
    state = rolled(state, 1, 2, 2, 3, 4)
    assert refusal(state, PutBack((0,))) == reasons.NOT_ASIDE
    assert refusal(state, SetAside((5,))) == reasons.NO_DIE


@pytest.mark.rule("T2")
def test_without_dice_nothing_but_a_roll_is_allowed() -> None:
    state = start()
    every: tuple[Action, ...] = (SetAside((0,)), PutBack((0,)), Collect())
    for action in every:
        assert refusal(state, action) == reasons.NO_DICE
    assert refusal(state, Miss()) == reasons.TURN_NOT_MISSED
    assert refusal(state, Draw((1,) * 6)) == reasons.DRAW_BY_HAND
    rolling = state.child(Roll())
    assert rolling.legal_actions() == ()
    for action in (*every, Miss(), Roll()):
        assert refusal(rolling, action) == reasons.DRAW_MISSING
    for faces in [(1,) * 5, (1,) * 7, (1, 1, 1, 1, 1, 7), (1, 1, 1, 1, 1, 0)]:
        with pytest.raises(IllegalActionError):
            rolling.child(Draw(faces))
    with pytest.raises(InvalidActionError):
        state.child(Enter())


@pytest.mark.rule("T3", "T6")
def test_the_remaining_dice_are_rolled_and_points_add_up() -> None:
    state = start(FREE, points=(700, 0))
    total = 0
    for number, (faces, chosen, points) in enumerate(
        [
            ((2, 2, 2, 3, 4, 6), (2, 2, 2), 200),
            ((2, 1, 4), (1,), 100),
            ((5, 5), (5,), 50),
        ]
    ):
        state = rolled(state, *faces)
        assert state.dice == faces
        assert state.rolls == number + 1
        state = aside(state, *chosen)
        total += points
        assert state.turn_points == total
    # The fourth two came by itself in a later roll, so it counted nothing (T6).
    assert state.asides == (Aside((2, 2, 2), 200), Aside((1,), 100))
    assert state.free_count == 1
    after = state.child(Collect())
    assert after.points == (1050, 0)
    assert (after.seat, after.last_collected, after.asides, after.carried, after.rolls) == (1, 350, (), 0, 0)
    assert (after.dice, after.chosen, after.opened) == ((), (), (True, False))


@pytest.mark.rule("T3")
@pytest.mark.parametrize("chosen", range(1, 6))
def test_a_roll_throws_what_is_left(chosen: int) -> None:
    dice = (1,) * chosen
    state = aside(rolled(start(FREE), *dice, *(2, 3, 4, 6, 2)[: 6 - chosen]), *dice)
    assert state.free_count == 6 - chosen
    assert not state.is_hot
    assert state.bust_chance == scoring_of(SHORT.values).bust_chance(6 - chosen)
    rolling = state.child(Roll())
    assert rolling.chance is not None
    assert rolling.chance.count == 6 - chosen
    with pytest.raises(IllegalActionError):
        rolling.child(Draw((1,) * 6))


@pytest.mark.rule("T4", "T9")
def test_a_farkle_loses_the_points_of_the_turn_only() -> None:
    state = aside(rolled(start(FREE, points=(700, 300), opened=(True, True)), 1, 1, 1, 2, 3, 4), 1, 1, 1)
    state = rolled(state, 2, 3, 6)
    assert state.is_bust
    assert state.is_missed
    assert state.turn_points == 1000
    assert state.legal_actions() == (Miss(),)
    for action in (Roll(), Collect(), SetAside((0,))):
        assert refusal(state, action) == reasons.TURN_MISSED
    after = state.child(Miss())
    assert after.points == (700, 300)
    assert after.strikes == (1, 0)
    assert (after.seat, after.last_collected, after.turn_points, after.dice) == (1, 0, 0, ())
    assert after.opened == (True, True)


SHORT_TABLE = [
    ((1, 1, 1, 5), 1050),
    ((1, 1, 5, 5, 3, 3), 2000),
    ((1, 1, 1, 1, 5, 5), 2100),
    ((5, 5, 5, 6, 6, 6), 2600),
    ((2, 2, 2, 2, 3, 3), None),
    ((2, 2, 2, 2), 400),
    ((1, 2, 3, 4, 5, 6), 3000),
    ((3, 3, 3, 5, 5), 400),
    ((1,), 100),
    ((5,), 50),
    ((1, 1, 1), 1000),
    *(((face,) * 3, face * 100) for face in range(2, 7)),
    ((2, 2, 2, 2, 2), 800),
    ((2, 2, 2, 2, 2, 2), 1600),
    ((1, 1, 1, 1), 2000),
    ((1, 1, 1, 1, 1, 1), 8000),
    ((2, 2, 2, 4, 4, 4), 2100),
    ((1, 1, 1, 6, 6, 6), 3100),
    ((4, 4, 4, 4, 2, 2), None),
    ((1, 1), 200),
    ((2,), None),
    ((1, 2, 3, 4, 5), None),
    ((6, 6), None),
]


@pytest.mark.rule("T5", "T6", "T7")
@pytest.mark.parametrize(("faces", "points"), SHORT_TABLE)
def test_points_of_short(faces: tuple[int, ...], points: int | None) -> None:
    for seed in range(6):
        dice = tuple(random.Random(seed).sample(faces, len(faces)))
        assert scoring_of(SHORT.values).points(dice) == points


@pytest.mark.rule("T7")
def test_how_a_choice_is_parted_is_told() -> None:
    def parts(*faces: int) -> list[tuple[str, int]]:
        partition = scoring_of(SHORT.values).partition(faces)
        assert partition is not None
        return [(part.kind, part.points) for part in partition]

    assert parts(1, 5, 1, 1) == [("equal", 1000), ("single", 50)]
    assert parts(1, 1, 5, 5, 3, 3) == [("three_pairs", 2000)]
    assert parts(1, 1, 1, 1, 5, 5) == [("equal", 2000), ("single", 50), ("single", 50)]
    assert parts(5, 6, 5, 6, 5, 6) == [("two_triples", 2600)]
    assert parts(6, 5, 4, 3, 2, 1) == [("straight", 3000)]
    assert parts() == []


@pytest.mark.rule("T7")
def test_of_equal_points_the_fewest_parts_are_told_and_the_most_dice_taken() -> None:
    values = varied(SHORT.values, singles=(50,) * 6, three_pairs=300)
    partition = scoring_of(values).partition((4, 1, 2, 1, 2, 4))
    assert partition is not None
    assert [(part.kind, part.points) for part in partition] == [("three_pairs", 300)]
    # A straight for 150, or a one and a five for as much.
    scoring = scoring_of(varied(SHORT.values, straight=150))
    assert scoring.best_aside((6, 5, 4, 3, 2, 1)) == (0, 1, 2, 3, 4, 5)
    assert scoring.best_aside((6, 5, 4, 3, 6, 1)) == (1, 5)


@pytest.mark.rule("T7")
def test_four_and_two_is_refused_by_short_at_the_table() -> None:
    state = rolled(start(FREE), 2, 2, 2, 2, 3, 3)
    assert refusal(state, SetAside((0, 1, 2, 3, 4, 5))) == reasons.DIE_COUNTS_NOTHING
    assert aside(state, 2, 2, 2, 2).turn_points == 400


@pytest.mark.rule("T10")
def test_hot_dice_may_be_rolled_again_any_number_of_times() -> None:
    state = start(FREE)
    for times in range(1, 4):
        state = aside(rolled(state, 1, 2, 3, 4, 5, 6), 1, 2, 3, 4, 5, 6)
        assert state.is_hot
        assert state.free_count == 6
        assert state.turn_points == 3000 * times
        assert {Roll(), Collect()} < set(state.legal_actions())
    rolling = state.child(Roll())
    assert rolling.carried == rolling.turn_points == 9000
    assert rolling.asides == ()
    lost = rolling.child(Draw((2, 2, 3, 3, 4, 6)))
    assert lost.is_missed
    assert lost.child(Miss()).points == (0, 0)
    kept = aside(rolling.child(Draw((5, 2, 3, 3, 4, 6))), 5)
    assert kept.free_count == 5
    assert kept.child(Collect()).points == (9050, 0)


@pytest.mark.rule("T10")
def test_all_six_over_several_rolls_are_hot_too() -> None:
    state = aside(rolled(hot("may"), 1, 5), 1, 5)
    assert state.is_hot
    rolling = state.child(Roll())
    assert (rolling.carried, rolling.asides) == (2150, ())
    assert rolling.chance is not None
    assert rolling.chance.count == 6
    half = aside(rolled(hot("may"), 1, 5), 5)
    assert not half.is_hot
    assert half.free_count == 1


@pytest.mark.rule("T10")
def test_six_dice_that_count_nothing_together_are_not_hot() -> None:
    # Three twos and each one count something, but the fourth two is in nothing beside them.
    values = varied(SHORT.values, more="fixed", fixed=(0, 0, 0))
    state = rolled(start(varied(FREE, values=values)), 2, 2, 2, 2, 1, 1)
    state = aside(state, 2, 2, 2, 2, 1, 1)
    assert state.rest_count == 0
    assert not state.is_hot
    assert refusal(state, Roll()) == refusal(state, Collect()) == reasons.ASIDE_COUNTS_NOTHING
    assert state.child(PutBack((3,))).turn_points == 400


@pytest.mark.rule("T10", "T14")
def test_who_must_roll_on_cannot_collect_not_even_at_the_target() -> None:
    state = aside(rolled(hot("must"), 1, 5), 1, 5)
    state_at_target = aside(
        rolled(start(state.ruleset, points=(4900, 0)), 1, 2, 3, 4, 5, 6), 1, 2, 3, 4, 5, 6
    )
    for used in (state, state_at_target):
        assert refusal(used, Collect()) == reasons.MUST_ROLL_ON
        assert Collect() not in used.legal_actions()
        assert refusal(used, Miss()) == reasons.TURN_NOT_MISSED
        rolling = used.child(Roll())
        assert rolling.chance is not None
        assert rolling.chance.count == 6
        assert rolling.carried == used.turn_points
    # With less than all six the turn can be collected as ever.
    assert refusal(aside(rolled(hot("must"), 1, 5), 1), Collect()) == ""
    again = aside(state.child(Roll()).child(Draw((1, 2, 3, 4, 4, 6))), 1)
    assert again.child(Collect()).points == (2250, 0)


@pytest.mark.rule("T10", "T14")
def test_without_hot_dice_all_six_can_only_be_collected() -> None:
    state = aside(rolled(hot("none", 2150), 1, 5), 1, 5)
    assert state.is_hot
    assert refusal(state, Roll()) == reasons.ALL_USED
    assert refusal(state, Miss()) == reasons.TURN_NOT_MISSED
    assert state.child(Collect()).points == (2150, 0)


@pytest.mark.rule("T14")
def test_all_six_used_with_too_little_and_no_further_roll_is_a_missed_turn() -> None:
    state = rolled(aside(rolled(hot("none", 2200), 1, 2), 1), 5)
    assert state.turn_points == 2100
    assert state.is_missed
    assert not state.is_bust
    assert state.legal_actions() == (Miss(),)
    assert refusal(state, SetAside((0,))) == reasons.TURN_MISSED
    after = state.child(Miss())
    assert after.points == (0, 0)
    assert after.strikes == (1, 0)
    assert after.last_collected == 0
    # Enough with the last die is no missed turn, and with a die to keep back neither.
    assert not rolled(aside(rolled(hot("none", 2150), 1, 2), 1), 5).is_missed
    choice = rolled(hot("none", 2200), 1, 5)
    assert not choice.is_missed
    both = aside(choice, 1, 5)
    assert refusal(both, Roll()) == reasons.ALL_USED
    assert refusal(both, Collect()) == reasons.BELOW_NEEDED
    assert refusal(both, Miss()) == reasons.TURN_NOT_MISSED
    assert refusal(both.child(PutBack((1,))), Roll()) == ""
    # Where rolling on is allowed the same dice are no missed turn.
    assert not rolled(aside(rolled(hot("may", 2200), 1, 2), 1), 5).is_missed


@pytest.mark.rule("T14")
def test_a_whole_roll_below_what_is_needed_without_hot_dice() -> None:
    ruleset = varied(
        SHORT, bar=NO_BAR, hot_dice="none", turn_minimum=1500, values=varied(SIX_ONLY, three_pairs=1000)
    )
    short_of = rolled(start(ruleset), 2, 2, 3, 3, 4, 4)
    assert (short_of.is_missed, short_of.is_bust) == (True, False)
    enough = rolled(start(ruleset), 1, 2, 3, 4, 5, 6)
    assert not enough.is_missed
    assert aside(enough, 1, 2, 3, 4, 5, 6).child(Collect()).points == (3000, 0)


@pytest.mark.rule("T2", "T3")
def test_a_minor_decision_is_told_from_a_great_one() -> None:
    assert SetAside((0,)).is_minor
    assert PutBack((0,)).is_minor
    assert not any(action.is_minor for action in (Roll(), Collect(), Miss()))


@pytest.mark.rule("T7")
def test_dice_of_two_rolls_make_no_combination() -> None:
    state = aside(rolled(start(CLASSIC10000), 1, 1, 2, 3, 4, 6), 1, 1)
    state = aside(rolled(state, 1, 2, 3, 3), 1)
    assert state.turn_points == 300, "three ones in one roll would be 1000"
