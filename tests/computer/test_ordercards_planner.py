"""The planning players of Order Cards: legal everywhere, always placing, sensible, and not weak."""

import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

import pytest

from dicegames.computer.lattice import INDEX
from dicegames.computer.ordercards_estimates import STRONG
from dicegames.computer.ordercards_planner import PlanningOrderCardsPlayer
from dicegames.computer.ordercards_steps import turn_start
from dicegames.computer.ordercards_values import color_worth, gains_of, rivals_to_move
from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import InvalidActionError
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import Bid, OrderCardsGame, OrderCardsState
from engine.toy_game import ToyGame
from games.ordercards_help import (
    BONUS,
    CENTRE,
    card,
    changed,
    put,
    random_steps,
    rolled,
    target_of,
    warm,
)

PLAYER = PlanningOrderCardsPlayer(STRONG)
LONGEST_PLAN = 20
"""Six keeps or releases and a roll; or five taken back, a die turned, five placed, and the end."""

Decide = Callable[[OrderCardsState, random.Random], Action]


def decide(state: OrderCardsState, source: random.Random | None = None) -> Action:
    return PLAYER.decide(state, source or random.Random(0), lambda: False)


def at_random(state: OrderCardsState, source: random.Random) -> Action:
    """Decide at random, but rather place dice than end the turn."""
    actions = state.legal_actions()
    places = [action for action in actions if isinstance(action, Place)]
    return source.choice(places if places and source.random() < 0.5 else actions)


def greedily(state: OrderCardsState, source: random.Random) -> Action:
    """Keep the most equal dice, then place on whatever has most points."""
    if not state.dice:
        return Roll()
    own = state.dice[: state.own_count]
    if state.rolls_left:
        counts = Counter(own)
        face = max(counts, key=lambda face: (counts[face], face))
        if counts[face] < len(own):
            for die, shown in enumerate(own):
                if state.kept[die] is not (shown == face):
                    return Keep(die) if shown == face else Release(die)
            return Roll()
    places = [
        action
        for action in state.legal_actions()
        if isinstance(action, Place) and not state.group_on(action.target)
    ]
    return max(
        places, key=lambda place: (points_of(state, place.target), -len(place.dice)), default=EndTurn()
    )


def points_of(state: OrderCardsState, target: int) -> float:
    order = state.order(target)
    return order.points if order else 0.5


def play(deciders: list[Decide], seed: int) -> OrderCardsState:
    """Return the end of a match; the first turn goes round with the seed."""
    source, dice = random.Random(seed), SeededDice(seed)
    state = OrderCardsGame(standard(), len(deciders), seed % len(deciders)).initial_state()
    while not state.is_over:
        if state.chance is not None:
            state = state.child(Draw(dice.draw(state.chance)))
        else:
            state = state.child(deciders[state.seat](state, source))
    return state


def play_turn(state: OrderCardsState, source: random.Random) -> OrderCardsState:
    """Return the state after the player's turn, every decision checked."""
    number, steps = state.turn, 0
    while state.turn == number:
        if state.chance is not None:
            faces = tuple(source.randint(1, 6) for _ in state.roll_dice)
            state, steps = state.child(Draw(faces)), 0
            continue
        action = decide(state)
        assert action in state.legal_actions()
        if action == EndTurn():
            assert any(where is not None for where in state.placed) or not places_of(state), "A6"
            assert not gained_by_more(state), "no die that could bring something is left over"
        state = state.child(action)
        steps += 1
        assert steps <= LONGEST_PLAN, "going in circles"
    return state


def places_of(state: OrderCardsState) -> list[Place]:
    return [action for action in state.legal_actions() if isinstance(action, Place)]


def gained_by_more(state: OrderCardsState) -> list[Place]:
    """Return the placements on targets on which the turn has nothing yet."""
    return [place for place in places_of(state) if not state.group_on(place.target)]


@pytest.mark.rule("A6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_matches_are_legal_place_and_end(players: int) -> None:
    for seed in range(1, 3):
        source = random.Random(seed)
        state = OrderCardsGame(standard(), players, seed).initial_state()
        state = state.child(Draw(SeededDice(seed).draw(state.chance)))  # type: ignore[arg-type]
        while not state.ended:
            state = play_turn(state, source)
        assert state.turn < 100


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_other_players_can_be_taken_over(players: int) -> None:
    source = random.Random(players)
    states = [
        state
        for seed in range(2)
        for state, _, _ in random_steps(players, seed, eager=0.4)
        if state.chance is None and state.dice
    ]
    for state in source.sample(states, 25):
        play_turn(state, source)


def test_the_same_state_and_source_give_the_same_decision() -> None:
    for state, _, _ in random_steps(3, 5, eager=0.3):
        if state.chance is None:
            action = decide(state, random.Random(1))
            fresh = PlanningOrderCardsPlayer(STRONG).decide(changed(state), random.Random(1), lambda: False)
            assert action == fresh


def test_equal_turns_have_equal_plans() -> None:
    state = warm(2, card("3"), card("pair"))
    start = turn_start(state)
    after = rolled(state, 3, 3, 5, 5, 1)
    assert turn_start(after) == start
    assert turn_start(put(put(after, 0, 3), 1, 5, 5)) == start


def test_dice_that_were_beaten_lie_there_in_the_start_of_the_turn() -> None:
    state = changed(warm(2, card("pair")), bids=(Bid(1, (2, 2)), *(None,) * 7))
    placed = put(rolled(state, 3, 3, 5, 6, 1), 0, 3, 3)
    assert turn_start(placed).bids[0] == Bid(1, (2, 2))


def settled(state: OrderCardsState) -> OrderCardsState:
    """Return where the player ends the turn, with the dice as they lie."""
    while (action := decide(state)) != EndTurn():
        state = state.child(action)
        assert not state.rolling
    return state


def last_roll(state: OrderCardsState, *faces: int) -> OrderCardsState:
    return changed(rolled(state, *faces), rolls=3)


WIDE = tuple(card(name) for name in ("row 5", "four", "three", "row 4", "pair", "row 3"))
"""Open cards none of which takes a single die."""


def with_bonus(*top: int) -> OrderCardsState:
    """Return a turn in which the bonus die was won."""
    return changed(warm(2, *top), bonus_turn=True, bonus_in_hand=True)


@pytest.mark.rule("A9")
def test_a_die_is_turned_where_that_wins_a_card() -> None:
    state = last_roll(with_bonus(card("four")), 4, 1, 4, 4, 6, 4)
    turned = decide(state)
    assert isinstance(turned, TurnDie)
    end = settled(state)
    assert end.bids[0] == Bid(0, (4, 4, 4, 4))
    assert len(end.free_dice) < 2 or turned == TurnDie(1)


@pytest.mark.rule("A9")
def test_a_placed_die_is_taken_back_to_be_turned() -> None:
    state = last_roll(with_bonus(*WIDE), 3, 4, 5, 5, 6, 2)
    state = put(state, 4, 5, 5)
    assert decide(state) == TakeBack(4)
    assert settled(state).bids[0] == Bid(0, (2, 3, 4, 5, 6))


@pytest.mark.rule("A9")
def test_no_die_is_turned_for_nothing_and_none_placed_on_the_bonus_die() -> None:
    end = settled(last_roll(with_bonus(*WIDE), 1, 2, 3, 4, 5, 1))
    assert end.bonus_in_hand
    assert end.bids[0] == Bid(0, (1, 2, 3, 4, 5))
    assert end.bids[BONUS] is None


def test_complete_cards_are_taken_and_single_dice_spread() -> None:
    five = rolled(warm(2), 3, 3, 3, 3, 3)
    assert decide(five) == Place(target_of(five, CENTRE), (0, 1, 2, 3, 4))
    spread = settled(last_roll(warm(2, card("1"), card("pair"), card("row 3")), 6, 6, 1, 2, 3))
    assert [bid and bid.faces for bid in spread.bids[:3]] in (
        [None, (6, 6), (1, 2, 3)],
        [(1,), (6, 6), None],
    )


def test_four_equal_dice_are_kept_for_the_centre_card() -> None:
    state = rolled(warm(2, *WIDE), 5, 5, 1, 5, 5)
    actions: list[Action] = []
    while not state.rolling:
        actions.append(decide(state))
        state = state.child(actions[-1])
    assert actions == [Keep(0), Keep(1), Keep(3), Keep(4), Roll()]


def test_wrong_keeps_are_released_first_and_equal_dice_do_not_change_places() -> None:
    state = rolled(warm(2, *WIDE), 5, 5, 1, 5, 5).child(Keep(2))
    assert decide(state) == Release(2)
    pairs = warm(2, *(card("pair", color) for color in range(4)), card("row 3"), card("row 4"))
    pairs = changed(pairs, centre_gone=True, bids=(*pairs.bids[:-1], Bid(1, (6,) * 5)))
    state = rolled(pairs, 6, 6, 6, 6, 6).child(Keep(3)).child(Keep(4))
    while isinstance(action := decide(state), Keep | Release):
        state = state.child(action)
    assert state.kept == (False, False, False, True, True), (
        "one pair is enough, the others come from three dice"
    )


def test_higher_groups_last_longer_and_rich_rivals_are_beaten_first() -> None:
    state = warm(2, card("pair"), card("4"))
    gains = gains_of(state)
    pairs = [gains[0][INDEX[face, face]] for face in range(1, 7)]
    fours = [gains[1][INDEX[(4,) * count]] for count in range(1, 6)]
    assert pairs == sorted(set(pairs))
    assert fours == sorted(set(fours))
    lying = changed(state, bids=(Bid(1, (2, 2)), *state.bids[1:]))
    assert INDEX[2, 2] not in gains_of(lying)[0]
    assert gains_of(lying)[0][INDEX[3, 3]] > gains[0][INDEX[3, 3]], "what the rival loses counts"
    rich = changed(lying, won=((), tuple(card(name) for name in ("1", "2", "3"))))
    assert gains_of(rich)[0][INDEX[3, 3]] > gains_of(lying)[0][INDEX[3, 3]]


def test_no_rival_moves_after_the_end() -> None:
    state = warm(3)
    ending = changed(
        state, stacks=(state.stacks[0][:1], *state.stacks[1:]), bids=(Bid(2, (1,)), *state.bids[1:])
    )
    assert (rivals_to_move(state), rivals_to_move(ending), rivals_to_move(ending, 0)) == (2, 1, 2)
    five = warm(5)
    ending = changed(five, stacks=(five.stacks[0][:1], *five.stacks[1:]), bids=(Bid(1, (1,)), *five.bids[1:]))
    assert rivals_to_move(ending) == 4, "five players empty two stacks"
    assert rivals_to_move(changed(ending, stacks=(*ending.stacks[:-1], ()))) == 0


def test_cards_of_a_colour_are_worth_more_the_more_there_are() -> None:
    assert [color_worth(count, 0.0) for count in range(5)] == [0, 3, 3, 4, 5]
    # With one more card half of the time: 3 instead of 0, and for the second one 3, as of two cards.
    assert color_worth(0, 1e-9) < color_worth(0, 0.5) < color_worth(0, 2.0)


def test_it_gives_way_at_once_when_it_is_cancelled() -> None:
    state = rolled(warm(2), 1, 2, 3, 4, 6)
    assert PLAYER.decide(state, random.Random(0), lambda: True) in state.legal_actions()
    assert PLAYER.decide(warm(2), random.Random(0), lambda: True) == Roll()


def test_it_knows_no_other_games() -> None:
    with pytest.raises(InvalidActionError):
        PLAYER.decide(ToyGame(2).initial_state(), random.Random(0), lambda: False)


@pytest.mark.parametrize(
    ("players", "other", "matches"), [(2, at_random, 8), (2, greedily, 20), (4, greedily, 16)]
)
def test_it_beats_players_without_a_plan(players: int, other: Decide, matches: int) -> None:
    leads, wins = [], 0.0
    for seed in range(matches):
        seat = seed // players % players
        deciders = [decide if place == seat else other for place in range(players)]
        scores = play(deciders, seed).scores()
        rivals = [score for place, score in enumerate(scores) if place != seat]
        leads.append(scores[seat] - mean(rivals))
        wins += (scores[seat] == max(scores)) / scores.count(max(scores))
    spread = 1.96 * stdev(leads) / sqrt(matches)
    assert mean(leads) - spread > 0, "the 95 % interval of the lead"
    assert wins / matches > 1.3 / players
