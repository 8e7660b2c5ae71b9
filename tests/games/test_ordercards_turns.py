"""A turn: claim, roll, place, take back, turn a die over (A4 to A9)."""

import pytest

from dicegames.engine.action import Draw
from dicegames.engine.chance import DiceRoll
from dicegames.engine.errors import InvalidActionError
from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.ruleset import CENTRE_CARD
from dicegames.games.ordercards.state import Bid, Claim, OrderCardsState
from dicegames.games.sheet.state import TimeOut
from games.ordercards_help import BONUS, CENTRE, card, dealt, put, rolled, turn, warm
from games.tenthousand_help import refusal


def with_bonus(*top: int) -> OrderCardsState:
    """Return a state in which seat 0 has just won the bonus die, and hasn't rolled."""
    state = turn(turn(warm(2, *top), {BONUS: (6, 6)}))
    assert state.bonus_in_hand
    return state


# --- A4: claims ------------------------------------------------------------------------------------------


@pytest.mark.rule("A4")
def test_who_comes_again_wins_everything_on_which_own_dice_lie() -> None:
    state = warm(3, card("4"), card("pair"), card("row 3"))
    second = state.stacks[0][1]
    state = turn(state, {0: (4,), 1: (6, 6), BONUS: (1, 1)})
    assert state.claims == ()
    state = turn(state, {2: (1, 2, 3)})
    assert state.won == ((), (), ())
    state = turn(state)
    assert state.seat == 0
    assert state.claims == (
        Claim(0, 0, card("4"), (4,)),
        Claim(0, 1, card("pair"), (6, 6)),
        Claim(0, state.bonus, None, (1, 1)),
    )
    assert state.won == ((card("4"), card("pair")), (), ())
    assert state.open_card(0) == second
    assert [len(stack) for stack in state.stacks[:3]] == [3, 3, 4]
    assert [state.bids[target] for target in (0, 1, state.bonus)] == [None] * 3
    assert state.bids[2] == Bid(1, (1, 2, 3))
    assert state.bonus_in_hand


@pytest.mark.rule("A4")
def test_beaten_dice_win_nothing() -> None:
    state = warm(2, card("4"), card("pair"))
    state = turn(state, {0: (4,), 1: (6, 6)})
    state = turn(state, {0: (4, 4)})
    assert state.claims == (Claim(0, 1, card("pair"), (6, 6)),)
    state = turn(state)
    assert state.won == ((card("pair"),), (card("4"),))


@pytest.mark.rule("A4")
def test_the_place_of_the_centre_card_stays_empty() -> None:
    state = turn(warm(), {CENTRE: (5, 5, 5, 5, 5)})
    assert state.open_card(state.centre) == CENTRE_CARD
    state = turn(state)
    assert state.claims == (Claim(0, state.centre, CENTRE_CARD, (5,) * 5),)
    assert state.won[0] == (CENTRE_CARD,)
    assert state.open_card(state.centre) is None
    assert not state.has_target(state.centre)
    state = rolled(state, 6, 6, 6, 6, 6)
    assert state.place_refusal(state.centre, (0, 1, 2, 3, 4)) == reasons.NO_TARGET
    assert not any(
        isinstance(action, Place) and action.target == state.centre for action in state.legal_actions()
    )
    assert turn(turn(state.child(EndTurn()))).open_card(state.centre) is None


# --- A5: rolls -------------------------------------------------------------------------------------------


@pytest.mark.rule("A5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_turns_of_the_game_have_three_and_four_dice(players: int, first: int) -> None:
    state = dealt(players, first_seat=first)
    for number, count in enumerate((3, 4, 5, 5, 5, 5, 5, 5)):
        assert state.current_seat == state.seat == (first + number) % players
        assert state.round == number // players + 1
        assert (state.own_count, state.dice_count) == (count, count)
        assert state.legal_actions() == (Roll(),)
        assert state.child(Roll()).chance == DiceRoll(count)
        state = rolled(state, *[1] * count)
        assert len(state.dice) == count
        state = state.child(EndTurn())


@pytest.mark.rule("A5")
def test_three_rolls_with_keeping_and_releasing() -> None:
    state = rolled(warm(), 1, 2, 3, 4, 5)
    assert state.rolls_left == 2
    state = state.child(Keep(0)).child(Keep(4)).child(Roll())
    assert state.chance == DiceRoll(3)
    assert state.legal_actions() == ()
    state = state.child(Draw((6, 5, 6)))
    assert state.dice == (1, 6, 5, 6, 5)
    assert state.kept == (True, False, False, False, True)
    state = state.child(Release(0)).child(Keep(1)).child(Keep(2)).child(Keep(3)).child(Roll())
    assert state.chance == DiceRoll(1)
    state = state.child(Draw((4,)))
    assert state.dice == (4, 6, 5, 6, 5)
    assert (state.rolls, state.rolls_left) == (3, 0)
    assert state.kept == (False,) * 5
    assert refusal(state, Roll()) == refusal(state, Keep(0)) == reasons.NO_ROLLS_LEFT
    assert {type(action) for action in state.legal_actions()} == {Place, EndTurn}


@pytest.mark.rule("A5")
def test_what_keeping_and_rolling_refuse() -> None:
    fresh = warm()
    assert refusal(fresh, Keep(0)) == refusal(fresh, Release(0)) == reasons.NO_DICE
    state = rolled(fresh, 1, 2, 3, 4, 5)
    assert refusal(state, Keep(5)) == refusal(state, Keep(-1)) == reasons.NO_DIE
    assert refusal(state, Release(0)) == reasons.NOT_KEPT
    state = state.child(Keep(0))
    assert refusal(state, Keep(0)) == reasons.ALREADY_KEPT
    for die in (1, 2, 3, 4):
        state = state.child(Keep(die))
    assert refusal(state, Roll()) == reasons.ALL_KEPT
    assert Roll() not in state.legal_actions()
    assert refusal(state.child(Release(2)), Roll()) == ""


@pytest.mark.rule("A5")
def test_while_dice_are_in_the_air_nothing_is_decided() -> None:
    state = rolled(warm(), 1, 2, 3, 4, 5)
    assert refusal(state, Draw((1,))) == reasons.DRAW_BY_HAND
    flying = state.child(Keep(0)).child(Roll())
    for action in (Roll(), Keep(1), Release(0), Place(0, (0,)), TakeBack(0), TurnDie(0), EndTurn()):
        assert refusal(flying, action) == reasons.DRAW_MISSING
    assert state.place_refusal(state.bonus, (0,)) == ""
    assert flying.place_refusal(state.bonus, (0,)) == reasons.DRAW_MISSING
    assert refusal(flying, Draw((1,) * 5)) == "draw_count"
    assert refusal(flying, Draw((1, 2, 3, 7))) == "draw_face"
    with pytest.raises(InvalidActionError):
        state.child(TimeOut())


# --- A6: placing -----------------------------------------------------------------------------------------


@pytest.mark.rule("A6")
def test_nothing_is_placed_before_a_roll_and_a_turn_needs_one() -> None:
    state = warm(2, card("1"))
    assert refusal(state, Place(0, (0,))) == reasons.NO_DICE
    assert refusal(state, EndTurn()) == reasons.NO_DICE
    assert refusal(state, TakeBack(0)) == reasons.NOTHING_TO_TAKE
    assert refusal(state, TurnDie(0)) == reasons.NO_BONUS_DIE


@pytest.mark.rule("A6")
def test_placing_is_never_forced() -> None:
    state = rolled(warm(2, card("1")), 1, 1, 1, 1, 1)
    after = state.child(EndTurn())
    assert (after.seat, after.bids, after.dice) == (1, (None,) * 8, ())
    assert (after.rolls, after.kept, after.placed, after.beaten) == (0, (), (), ())


@pytest.mark.rule("A6")
def test_dice_are_distributed_on_several_targets_each_once() -> None:
    state = rolled(warm(2, card("4"), card("pair")), 4, 4, 4, 6, 1)
    state = state.child(Place(0, (0,))).child(Place(1, (1, 2))).child(Place(state.bonus, (3,)))
    assert [state.bids[target] for target in (0, 1, state.bonus)] == [
        Bid(0, (4,)),
        Bid(0, (4, 4)),
        Bid(0, (6,)),
    ]
    assert state.placed == (0, 1, 1, state.bonus, None)
    assert state.free_dice == (4,)
    assert [state.group_on(target) for target in (0, 1, 2)] == [(0,), (1, 2), ()]
    assert refusal(state, Place(state.bonus, (0,))) == reasons.DIE_PLACED
    assert refusal(state, Place(state.bonus, (3, 4))) == reasons.DIE_PLACED


@pytest.mark.rule("A6")
def test_after_placing_there_is_no_roll_until_all_is_taken_back() -> None:
    state = rolled(warm(2, card("4"), card("pair")), 4, 6, 6, 1, 2).child(Keep(0))
    placed = put(put(state, 0, 4), 1, 6, 6)
    for action in (Roll(), Keep(1), Release(0)):
        assert refusal(placed, action) == reasons.ROLLING_OVER
        assert action not in placed.legal_actions()
    assert placed.rolls_left == 0
    once = placed.child(TakeBack(0))
    assert refusal(once, Roll()) == reasons.ROLLING_OVER
    assert once.child(TakeBack(1)) == state
    assert refusal(state, Roll()) == ""


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    ("target", "own", "first", "more"),
    [(0, (5,), (5, 5), (5,)), (BONUS, (1, 1), (5,), (5, 5)), (BONUS, (6, 3), (6, 5), (1,))],
)
def test_a_group_is_made_larger_and_all_of_it_taken_back(
    target: int, own: tuple[int, ...], first: tuple[int, ...], more: tuple[int, ...]
) -> None:
    state = turn(warm(2, card("5")), {target: own})
    number = target % len(state.bids)
    fill = [2] * (5 - len(first + more))
    state = rolled(state, *first, *more, *fill)
    whole = put(put(state, target, *first), target, *more)
    assert whole.bids[number] == Bid(1, tuple(sorted(first + more)))
    assert whole.beaten[number] == Bid(0, tuple(sorted(own)))
    assert whole == put(state, target, *first, *more)
    back = whole.child(TakeBack(number))
    assert back == state
    assert back.bids[number] == Bid(0, tuple(sorted(own)))
    assert refusal(back, TakeBack(number)) == reasons.NOTHING_TO_TAKE


@pytest.mark.rule("A6", "A7")
def test_straights_and_sets_cannot_be_made_larger() -> None:
    state = rolled(warm(2, card("row 3"), card("pair")), 1, 2, 3, 4, 4)
    state = put(state, 0, 1, 2, 3)
    assert refusal(state, Place(0, (3,))) == reasons.WRONG_COUNT
    state = put(rolled(warm(2, card("pair")), 4, 4, 4, 4, 1), 0, 4, 4)
    assert refusal(state, Place(0, (2, 3))) == reasons.WRONG_COUNT


@pytest.mark.rule("A6", "A8")
def test_the_first_dice_on_others_must_beat_them_at_once() -> None:
    state = turn(warm(2, card("5")), {0: (5, 5)})
    state = rolled(state, 5, 5, 5, 1, 1)
    assert refusal(state, Place(0, (0,))) == reasons.NOT_HIGHER
    assert refusal(state, Place(0, (0, 1))) == reasons.NOT_HIGHER
    assert refusal(state, Place(0, (0, 1, 2))) == ""


@pytest.mark.rule("A6")
def test_taking_back_puts_beaten_dice_of_each_target_back() -> None:
    state = turn(warm(3, card("2"), card("pair")), {0: (2,), 1: (3, 3)})
    state = turn(state, {BONUS: (1,)})
    state = rolled(state, 2, 2, 4, 4, 6)
    whole = put(put(put(state, 0, 2, 2), 1, 4, 4), BONUS, 6)
    assert [whole.beaten[target] for target in (0, 1, whole.bonus)] == [
        Bid(0, (2,)),
        Bid(0, (3, 3)),
        Bid(1, (1,)),
    ]
    part = whole.child(TakeBack(1))
    assert [part.bids[target] for target in (0, 1, part.bonus)] == [
        Bid(2, (2, 2)),
        Bid(0, (3, 3)),
        Bid(2, (6,)),
    ]
    assert part.child(TakeBack(part.bonus)).child(TakeBack(0)) == state
    claimed = part.child(EndTurn())
    assert claimed.claims == (Claim(0, 1, card("pair"), (3, 3)),)


# --- A8: beaten dice -------------------------------------------------------------------------------------


@pytest.mark.rule("A8")
def test_three_players_beat_one_another_in_one_round() -> None:
    state = turn(warm(3, card("three")), {0: (1, 1, 1)})
    state = turn(state, {0: (2, 2, 2)})
    assert state.bids[0] == Bid(1, (2, 2, 2))
    state = turn(state, {0: (6, 6, 6)})
    assert (state.seat, state.claims) == (0, ())
    state = turn(state)
    assert (state.seat, state.claims) == (1, ())
    assert turn(state).claims == (Claim(2, 0, card("three"), (6, 6, 6)),)


# --- A9: the bonus die -----------------------------------------------------------------------------------


@pytest.mark.rule("A9")
def test_the_bonus_die_is_rolled_and_kept_with_the_others() -> None:
    state = with_bonus()
    assert (state.own_count, state.dice_count, state.bonus_turn) == (5, 6, True)
    assert state.bonus_face == 0
    state = rolled(state, 1, 2, 3, 4, 5, 6)
    assert state.bonus_face == 6
    assert len(state.placed) == 5
    state = state.child(Keep(5)).child(Roll())
    assert state.chance == DiceRoll(5)
    state = state.child(Draw((1, 1, 1, 1, 1)))
    assert state.bonus_face == 6
    state = state.child(Release(5)).child(Keep(0)).child(Roll()).child(Draw((2, 2, 2, 2, 3)))
    assert state.dice == (1, 2, 2, 2, 2, 3)
    assert state.bonus_face == 3


@pytest.mark.rule("A9")
def test_the_bonus_die_is_never_placed_and_its_place_is_barred() -> None:
    state = rolled(with_bonus(card("6")), 6, 6, 1, 1, 1, 6)
    assert refusal(state, Place(0, (5,))) == reasons.BONUS_NOT_PLACED
    assert refusal(state, Place(0, (0, 5))) == reasons.BONUS_NOT_PLACED
    assert refusal(state, TurnDie(5)) == reasons.BONUS_NOT_PLACED
    assert refusal(state, Place(state.bonus, (0,))) == reasons.BONUS_BARRED
    turned = state.child(TurnDie(2))
    assert refusal(turned, Place(turned.bonus, (0,))) == reasons.BONUS_BARRED
    assert refusal(turned, Place(0, (5,))) == reasons.NO_DIE
    for after in (state.child(EndTurn()), turned.child(EndTurn())):
        assert refusal(rolled(after, 1, 1, 1, 1, 1), Place(after.bonus, (0,))) == ""
        later = rolled(turn(after), 1, 1, 1, 1, 1)
        assert later.seat == 0
        assert refusal(later, Place(later.bonus, (0,))) == ""


@pytest.mark.rule("A9")
def test_one_own_die_is_turned_once_and_rolling_is_over() -> None:
    state = rolled(with_bonus(card("6"), card("pair")), 6, 5, 1, 2, 3, 6)
    kept = state.child(Keep(0)).child(Keep(5))
    assert refusal(kept, TurnDie(0)) == reasons.SAME_FACE
    assert refusal(kept, TurnDie(6)) == refusal(kept, TurnDie(-1)) == reasons.NO_DIE
    assert [action for action in kept.legal_actions() if isinstance(action, TurnDie)] == [
        TurnDie(die) for die in (1, 2, 3, 4)
    ]
    turned = kept.child(TurnDie(2))
    assert turned.dice == (6, 5, 6, 2, 3)
    assert (turned.bonus_in_hand, turned.bonus_turn, turned.bonus_face) == (False, True, 0)
    assert (turned.dice_count, turned.kept) == (5, (False,) * 5)
    assert refusal(turned, TurnDie(3)) == reasons.NO_BONUS_DIE
    for action in (Roll(), Keep(1), Release(0)):
        assert refusal(turned, action) == reasons.ROLLING_OVER
    assert turned.rolls_left == 0
    after = put(turned, 1, 6, 6)
    assert after.bids[1] == Bid(0, (6, 6))
    assert refusal(after.child(TakeBack(1)), Roll()) == reasons.ROLLING_OVER


@pytest.mark.rule("A9")
def test_a_die_is_turned_between_placings_but_not_when_placed() -> None:
    state = rolled(with_bonus(card("6"), card("5")), 6, 5, 1, 2, 3, 5)
    state = put(state, 0, 6)
    assert refusal(state, TurnDie(0)) == reasons.DIE_PLACED
    assert TurnDie(0) not in state.legal_actions()
    state = state.child(TurnDie(2))
    assert state.bids[0] == Bid(0, (6,))
    state = put(state, 1, 5, 5)
    assert state.bids[1] == Bid(0, (5, 5))


@pytest.mark.rule("A9")
def test_the_bonus_die_is_back_in_the_middle_after_the_turn() -> None:
    state = turn(with_bonus())
    assert (state.seat, state.dice_count, state.bonus_turn, state.bonus_in_hand) == (1, 5, False, False)
    state = turn(state, {BONUS: (2,)})
    assert (state.seat, state.bonus_turn) == (0, False)
    state = turn(state)
    assert (state.seat, state.bonus_in_hand) == (1, True)


@pytest.mark.rule("A9")
def test_beaten_dice_win_no_bonus_die() -> None:
    state = turn(warm(), {BONUS: (6, 1)})
    state = turn(state, {BONUS: (4, 4)})
    assert (state.bonus_in_hand, state.claims) == (False, ())
    state = turn(state)
    assert (state.seat, state.bonus_in_hand) == (1, True)


@pytest.mark.rule("A9")
def test_the_bonus_die_can_be_won_by_the_first_turn_of_all() -> None:
    state = turn(dealt(2), {BONUS: (1, 1, 1)})
    assert state.own_count == 4
    state = turn(state)
    assert (state.own_count, state.dice_count) == (5, 6)
