"""Advice in Order Cards: every choice that the rules allow, with what it brings."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.lattice import KEEPS, keeps_of
from dicegames.computer.mistakes import choice_of, cost_of, is_mistake
from dicegames.computer.ordercards_estimates import CHAMPION, STRONG
from dicegames.computer.ordercards_planner import PlanningOrderCardsPlayer
from dicegames.computer.ordercards_steps import faces_of, lying
from dicegames.computer.ordercards_values import gains_of
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.games.ordercards.actions import EndTurn, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import OrderCardsState
from engine.toy_game import ToyGame
from games.ordercards_help import card, changed, dealt, put, random_steps, rolled, warm

ADVISER = PlanningOrderCardsPlayer(CHAMPION)


def advice_on(state: OrderCardsState) -> Advice:
    advice = ADVISER.advise(state)
    assert advice is not None
    return advice


@cache
def positions(players: int) -> list[OrderCardsState]:
    """Return positions of random matches in which something is to be decided."""
    return [
        state
        for seed in range(4)
        for state, _, _ in random_steps(players, seed, eager=0.4)
        if state.chance is None
    ]


def ready(state: OrderCardsState, choice: Choice) -> OrderCardsState:
    """Return the position before the decision that chooses; everything before it is legal."""
    for action in choice.actions[:-1]:
        assert not isinstance(action, Roll | TurnDie | EndTurn)
        state = state.child(action)
    assert choice.actions[-1] in state.legal_actions()
    return state


def meaning(state: OrderCardsState, choice: Choice) -> object:
    """Return what makes a choice different from others."""
    last, before = choice.actions[-1], ready(state, choice)
    if isinstance(last, EndTurn):
        return "end", tuple(sorted(lying(before).items()))
    if isinstance(last, TurnDie):
        return "turn", before.dice[last.die]
    own = [die for die in range(before.own_count) if before.kept and before.kept[die]]
    bonus = bool(before.dice and before.bonus_in_hand and before.kept[before.own_count])
    return "roll", faces_of(before, own), bonus


@settings(max_examples=60)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_all_choices_are_legal_different_and_those_on_the_table_among_them(players: int, place: int) -> None:
    states = positions(players)
    state = states[place % len(states)]
    advice = advice_on(state)
    meanings = [meaning(state, choice) for choice in advice.choices]
    assert len(set(meanings)) == len(meanings)
    for action in (Roll(), EndTurn()):
        assert (choice_of(advice, action) is not None) == (action in state.legal_actions())
    values = [choice.value for choice in advice.choices]
    assert max(values) == pytest.approx(values[0])
    assert advice.unit == "points"


@settings(max_examples=40)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_what_the_player_decides_is_the_best_choice(players: int, place: int) -> None:
    states = [state for state in positions(players) if not state.is_placing]
    state = states[place % len(states)]
    advice, actions = advice_on(state), list[Action]()
    now = state
    while not actions or not isinstance(actions[-1], Roll | TurnDie | EndTurn):
        actions.append(ADVISER.decide(now, random.Random(0), lambda: False))
        now = now.child(actions[-1])
    made = Choice(tuple(actions), 0.0)
    choice = next(choice for choice in advice.choices if meaning(state, choice) == meaning(state, made))
    assert cost_of(advice, choice) == pytest.approx(0.0, abs=1e-6)


def test_every_different_keep_is_a_choice() -> None:
    state = rolled(warm(2), 5, 5, 1, 5, 2)
    rolls = [choice for choice in advice_on(state).choices if choice.actions[-1] == Roll()]
    assert len(rolls) == len(keeps_of((1, 2, 5, 5, 5))) - 1, "all five kept is no roll"


def test_a_bonus_die_in_hand_is_kept_or_rolled_and_turned() -> None:
    state = rolled(changed(warm(2), bonus_turn=True, bonus_in_hand=True), 5, 5, 1, 5, 2, 1)
    choices = [(meaning(state, choice), choice) for choice in advice_on(state).choices]
    rolls = [kind for kind, choice in choices if choice.actions[-1] == Roll()]
    assert len(rolls) == 2 * len(keeps_of((1, 2, 5, 5, 5))) - 1
    turned = {kind for kind, choice in choices if isinstance(choice.actions[-1], TurnDie)}
    assert turned == {("turn", 2), ("turn", 5)}, "a 1 shows the bonus die's face already"


def test_a_die_that_was_turned_ends_the_rolls() -> None:
    state = rolled(changed(warm(2), bonus_turn=True, bonus_in_hand=True), 5, 5, 1, 5, 2, 1)
    choices = advice_on(state.child(TurnDie(0))).choices
    assert {type(choice.actions[-1]) for choice in choices} == {EndTurn}


def test_what_was_placed_can_be_taken_back_for_another_roll() -> None:
    state = put(rolled(warm(2, card("pair")), 1, 1, 6, 6, 3), 0, 1, 1)
    rolls = [choice for choice in advice_on(state).choices if choice.actions[-1] == Roll()]
    assert rolls
    assert {choice.actions[0] for choice in rolls} == {TakeBack(0)}


def test_ends_are_the_best_of_each_set_of_targets_and_what_lies_there() -> None:
    state = changed(rolled(warm(2, card("pair"), card("1")), 1, 1, 6, 6, 3), rolls=3)
    gains = gains_of(warm(2, card("pair"), card("1")), CHAMPION)
    ends = {meaning(state, choice): choice.value for choice in advice_on(state).choices}
    index = {keep: place for place, keep in enumerate(KEEPS)}
    assert ends["end", ()] == 0.0
    assert ends["end", ((0, (6, 6)),)] == pytest.approx(gains[0][index[6, 6]])
    assert ends["end", ((0, (6, 6)), (1, (1, 1)))] == pytest.approx(
        gains[0][index[6, 6]] + gains[1][index[1, 1]]
    )
    assert ("end", ((0, (1, 1)),)) not in ends, "two sixes are better on the same card"
    poor = put(state, 0, 1, 1)
    advice = advice_on(poor)
    lying_now = choice_of(advice, EndTurn())
    assert lying_now is not None
    assert lying_now.value == pytest.approx(gains[0][index[1, 1]])
    assert cost_of(advice, lying_now) > 0.5


def test_to_place_nothing_for_a_centre_card_is_a_large_mistake() -> None:
    state = rolled(warm(2), 3, 3, 3, 3, 3)
    advice = advice_on(state)
    nothing = choice_of(advice, EndTurn())
    assert nothing is not None
    assert is_mistake(advice, nothing, "large")


def test_before_the_first_roll_there_is_only_one_choice() -> None:
    state = dealt(2)
    (choice,) = advice_on(state).choices
    assert choice.actions == (Roll(),)
    assert 0 < choice.value < 30


def test_who_is_cancelled_gives_no_advice() -> None:
    assert ADVISER.advise(rolled(warm(2), 1, 2, 3, 4, 6), lambda: True) is None


def test_nothing_is_advised_at_chance_nodes_and_on_other_games() -> None:
    with pytest.raises(InvalidActionError):
        ADVISER.advise(dealt(2).child(Roll()))
    with pytest.raises(InvalidActionError):
        PlanningOrderCardsPlayer(STRONG).advise(ToyGame(2).initial_state())
