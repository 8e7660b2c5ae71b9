"""The end of the game, the bonus die's last roll, and the score (A10 to A13)."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.engine.action import Draw
from dicegames.engine.chance import DiceRoll
from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.score import color_bonus, score_of
from dicegames.games.ordercards.state import Claim, OrderCardsState
from games.ordercards_help import BONUS, CENTRE, Groups, card, changed, dealt, turn, warm
from games.ordercards_oracle import BONUSES, COLORS, POINTS, worth
from games.tenthousand_help import refusal

PLAYERS = (2, 3, 4, 5)
EVERY_SEAT = [(players, seat) for players in PLAYERS for seat in range(players)]
LAST = card("6")
NEXT_TO_LAST = card("5")


def late(players: int, seat: int, *heights: int) -> OrderCardsState:
    """Return a state in which a seat is about to roll, and the first stacks have so many cards left.

    The first stack ends with the number card 6 of the first colour, the second with its 5; all others offer
    number cards 1 of other colours and what follows.
    """
    state = dealt(players, LAST, NEXT_TO_LAST, card("1", 1), card("1", 2), card("1", 3))
    stacks = list(state.stacks)
    for place, height in enumerate(heights):
        first, *rest = stacks[place]
        stacks[place] = (*rest[: height - 1], first)
    return changed(state, turn=2 * players + seat, stacks=tuple(stacks))


def around(state: OrderCardsState, groups: dict[int, Groups], turns: int) -> OrderCardsState:
    """Play so many turns, in which seats place what `groups` says."""
    for _ in range(turns):
        state = turn(state, groups.get(state.seat))
    return state


# --- A10: the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("A10")
@pytest.mark.parametrize(("players", "seat"), [pair for pair in EVERY_SEAT if pair[0] < 5])
def test_the_last_card_of_a_stack_ends_the_game_at_once(players: int, seat: int) -> None:
    state = late(players, seat, 1)
    assert state.seat == seat
    state = around(state, {seat: {0: (6,)}}, players - 1)
    assert not state.is_over
    end = turn(state)
    assert end.stacks[0] == ()
    assert end.claims == (Claim(seat, 0, LAST, (6,)),)
    assert (end.is_over, end.current_seat, end.chance) == (True, None, None)
    assert (end.seat, end.turn) == (seat, 3 * players + seat)
    assert end.legal_actions() == ()
    assert end.won[seat] == (LAST,)
    for action in (
        Roll(),
        Keep(0),
        Release(0),
        Place(1, (0,)),
        TakeBack(0),
        TurnDie(0),
        EndTurn(),
        Draw((1,)),
    ):
        assert refusal(end, action) == reasons.GAME_OVER
    assert end.place_refusal(1, (0,)) == reasons.GAME_OVER
    assert end.rolls_left == 0


@pytest.mark.rule("A10")
@pytest.mark.parametrize("seat", range(5))
def test_with_five_players_the_second_empty_stack_ends_the_game(seat: int) -> None:
    state = around(late(5, seat, 1, 1), {seat: {0: (6,)}}, 5)
    assert state.stacks[0] == ()
    assert (state.is_over, state.seat, state.legal_actions()) == (False, seat, (Roll(),))
    assert (state.open_card(0), state.has_target(0)) == (None, False)
    other = (seat + 2) % 5
    state = around(state, {other: {1: (5, 5)}}, 6)
    assert not state.is_over
    end = turn(state)
    assert (end.is_over, end.seat) == (True, other)
    assert end.won[seat] == (LAST,)
    assert end.won[other] == (NEXT_TO_LAST,)


@pytest.mark.rule("A10")
def test_five_players_one_empty_stack_takes_no_dice_and_both_can_go_at_once() -> None:
    state = around(late(5, 0, 1, 1), {0: {0: (6,)}}, 5).child(Roll()).child(Draw((6,) * 5))
    assert state.place_refusal(0, (0,)) == reasons.NO_TARGET
    end = around(late(5, 3, 1, 1), {3: {0: (6,), 1: (5,)}}, 5)
    assert end.is_over
    assert [claim.target for claim in end.claims] == [0, 1]


@pytest.mark.rule("A10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_stack_with_cards_left_and_the_centre_card_end_nothing(players: int) -> None:
    state = around(late(players, 0, 2, 2), {0: {CENTRE: (3,) * 5}}, players)
    assert state.won[0] == (CENTRE_CARD,)
    assert not state.is_over
    state = changed(state, stacks=((LAST, 20), *state.stacks[1:]))
    state = around(state, {0: {0: (6,)}}, players)
    assert (state.stacks[0], state.is_over) == ((20,), False)


@pytest.mark.rule("A10")
@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_who_holds_the_centre_card_at_the_end_wins_it(players: int, seat: int) -> None:
    state = late(players, seat, 1, 1)
    groups: dict[int, Groups] = {seat: {0: (6,), 1: (5,)}}
    others = [(seat + later) % players for later in range(1, players)]
    groups |= {other: {CENTRE: (1 + later,) * 5} for later, other in enumerate(others)}
    end = around(state, groups, players)
    holder = others[-1]
    assert end.ended
    assert end.claims == (
        Claim(seat, 0, LAST, (6,)),
        Claim(seat, 1, NEXT_TO_LAST, (5,)),
        Claim(holder, end.centre, CENTRE_CARD, (players - 1,) * 5),
    )
    assert end.won[holder] == (CENTRE_CARD,)
    assert [end.won[other] for other in others[:-1]] == [()] * (players - 2)
    assert end.bids == (None,) * len(end.bids)
    assert end.centre_gone


@pytest.mark.rule("A10")
@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_everyone_wins_what_their_dice_hold_in_the_order_of_turns(players: int, seat: int) -> None:
    state = late(players, seat, 1, 1)
    singles = {2: (1,), 3: (1,), 4: (1,)}
    others = [(seat + later) % players for later in range(1, players)]
    groups: dict[int, Groups] = {seat: {0: (6,), 1: (5,)}}
    groups |= {other: {BONUS: (later + 1,)} for later, other in enumerate(others)}
    groups |= {other: {target: dice} for other, (target, dice) in zip(others, singles.items(), strict=False)}
    end = around(state, groups, players)
    held = [(other, groups[other]) for other in others]
    wanted = [Claim(seat, 0, LAST, (6,)), Claim(seat, 1, NEXT_TO_LAST, (5,))]
    for other, group in held:
        for target, dice in group.items():
            number = target % len(end.bids)
            top = state.open_card(number)
            wanted.append(Claim(other, number, top, dice))
            assert end.won[other] == (() if top is None else (top,))
    assert end.claims == tuple(wanted)
    assert [len(end.stacks[place]) for place in (0, 1)] == [0, 0]


# --- A11: the bonus die's last roll ----------------------------------------------------------------------


@pytest.mark.rule("A11")
@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
@pytest.mark.parametrize("later", [0, 1])
def test_who_has_the_bonus_die_at_the_end_rolls_it(players: int, seat: int, later: int) -> None:
    """It was claimed in the ending claim step, or the dice of another player lie on it."""
    holder = (seat + later) % players
    groups: dict[int, Groups] = {seat: {0: (6,), 1: (5,)}}
    groups[holder] = {**groups.get(holder, {}), BONUS: (4,)}
    end = around(late(players, seat, 1, 1), groups, players)
    assert (end.ended, end.is_over, end.outcome) == (True, False, None)
    assert end.chance == DiceRoll(1)
    assert end.current_seat == holder == end.last_holder
    assert end.legal_actions() == ()
    assert (end.bonus_in_hand, end.bonus_turn, end.rolls_left) == (False, False, 0)
    before = end.scores()
    for action in (Roll(), EndTurn(), Place(2, (0,))):
        assert refusal(end, action) == reasons.DRAW_MISSING
    assert refusal(end, Draw((1, 1))) == "draw_count"
    for face in range(1, 7):
        over = end.child(Draw((face,)))
        assert (over.is_over, over.current_seat, over.chance, over.last_face) == (True, None, None, face)
        assert over.scores() == tuple(
            points + face * (number == holder) for number, points in enumerate(before)
        )
        assert over.score(holder).bonus_die == face
        assert over.outcome is not None


@pytest.mark.rule("A11")
def test_a_bonus_die_that_was_used_or_beaten_is_rolled_by_nobody_or_the_other() -> None:
    state = around(late(2, 0, 2), {0: {BONUS: (1,)}}, 2)
    assert state.bonus_in_hand
    state = changed(state, stacks=((LAST,), *state.stacks[1:]))
    end = around(state, {0: {0: (6,)}}, 2)
    assert (end.is_over, end.last_holder, end.last_face) == (True, None, 0)
    end = around(late(2, 0, 1), {0: {0: (6,), BONUS: (1,)}, 1: {BONUS: (2,)}}, 2)
    assert end.last_holder == 1


# --- A12: the score --------------------------------------------------------------------------------------


@pytest.mark.rule("A12")
def test_the_colour_bonus() -> None:
    assert [color_bonus(count) for count in range(9)] == [0, 0, 3, 6, 10, 15, 21, 28, 36]
    assert tuple(color_bonus(count) for count in range(14)) == BONUSES


@pytest.mark.rule("A12")
@pytest.mark.parametrize("count", range(13))
def test_the_bonus_of_each_colour_for_so_many_cards(count: int) -> None:
    for place, color in enumerate(COLORS):
        won = range(12 * place, 12 * place + count)
        score = score_of(standard(), won)
        assert score.cards == sum(POINTS[:count])
        assert score.counts == tuple(count * (each == color) for each in COLORS)
        assert score.bonuses == tuple(BONUSES[count] * (each == color) for each in COLORS)
        assert (score.joker, score.bonus_die) == (None, 0)
        assert score.total == sum(POINTS[:count]) + BONUSES[count]


@pytest.mark.rule("A12")
@pytest.mark.parametrize("red", range(13))
def test_the_joker_counts_where_it_brings_most(red: int) -> None:
    for counts in product(range(4), range(4), range(4)):
        all_counts = (red, *counts)
        won = [12 * place + number for place, count in enumerate(all_counts) for number in range(count)]
        score = score_of(standard(), [*won, CENTRE_CARD])
        tries = [
            sum(BONUSES[count + (place == joker)] for place, count in enumerate(all_counts))
            for joker in range(4)
        ]
        assert sum(score.bonuses) == max(tries)
        assert score.joker is not None
        helped = COLORS.index(score.joker)
        assert tries[helped] == max(tries)
        assert score.bonuses == tuple(
            BONUSES[count + (place == helped)] for place, count in enumerate(all_counts)
        )
        assert score.counts == all_counts
        assert score.cards == sum(POINTS[number % 12] for number in won) + 15
        assert score.total == worth([*won, CENTRE_CARD])


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("counts", "joker"),
    [
        ((0, 0, 0, 0), "red"),
        ((0, 1, 0, 0), "yellow"),
        ((0, 1, 2, 0), "blue"),
        ((0, 0, 2, 2), "blue"),
        ((3, 0, 0, 4), "black"),
    ],
)
def test_of_equal_gains_the_place_of_the_joker_is_certain(counts: tuple[int, ...], joker: str) -> None:
    won = [12 * place + number for place, count in enumerate(counts) for number in range(count)]
    for order in (won, won[::-1]):
        assert score_of(standard(), [CENTRE_CARD, *order]).joker == joker


@pytest.mark.rule("A12")
@given(won=st.sets(st.integers(0, 48)), face=st.integers(0, 6))
def test_any_cards_are_worth_their_points_bonuses_and_the_bonus_die(won: set[int], face: int) -> None:
    score = score_of(standard(), tuple(won), face)
    assert score.total == worth(tuple(won)) + face
    assert score.total == score.cards + sum(score.bonuses) + score.bonus_die


# --- A13: the winner -------------------------------------------------------------------------------------


@pytest.mark.rule("A13")
@pytest.mark.parametrize("players", PLAYERS)
def test_most_points_win_and_ties_are_shared(players: int) -> None:
    source = random.Random(players)
    for _ in range(60):
        won = tuple(tuple(source.sample(range(48), source.randint(0, 3))) for _ in range(players))
        state = changed(warm(players), won=won)
        assert state.outcome is None
        outcome = changed(state, ended=True).outcome
        assert outcome is not None
        totals = [worth(cards) for cards in won]
        assert state.scores() == tuple(totals)
        assert outcome.winners == tuple(seat for seat in range(players) if totals[seat] == max(totals))
        assert outcome.places == tuple(1 + sum(other > total for other in totals) for total in totals)
        assert outcome.reason == "stack_empty"


@pytest.mark.rule("A13")
def test_a_tie_of_two_and_a_victory_by_the_bonus_die() -> None:
    end = around(late(2, 0, 1), {0: {0: (6,)}, 1: {2: (1,)}}, 2)
    assert end.scores() == (1, 1)
    outcome = end.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((0, 1), (1, 1))
    end = around(late(2, 0, 1), {0: {0: (6,)}, 1: {2: (1,), BONUS: (2,)}}, 2).child(Draw((1,)))
    outcome = end.outcome
    assert outcome is not None
    assert (end.scores(), outcome.winners, outcome.places) == ((1, 2), (1,), (2, 1))
