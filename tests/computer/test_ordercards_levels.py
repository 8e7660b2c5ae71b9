"""The levels and styles of Order Cards: legal everywhere, different, each better than the one below."""

import random
from functools import cache
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.computer.levels import LEVELS, STYLES
from dicegames.computer.ordercards_easy import EasyOrderCardsPlayer
from dicegames.computer.ordercards_estimates import CHAMPION, STRONG, Estimates, styled
from dicegames.computer.ordercards_values import ends_alone, gains_of
from dicegames.computer.player import Player
from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import InvalidActionError
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Roll
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import Bid, OrderCardsGame, OrderCardsState
from engine.toy_game import ToyGame
from games.ordercards_help import card, changed, random_steps, rolled, warm
from players import idle_players

WIDE = tuple(card(name) for name in ("row 5", "four", "three", "row 4", "pair", "row 3"))
"""Open cards none of which takes a single die."""


def player(level: str, style: str = "") -> Player:
    return idle_players().player("ordercards", level, style)


def play(players: list[Player], seed: int, first: int) -> tuple[int, ...]:
    """Return the scores of a match."""
    source, dice = random.Random(seed), SeededDice(seed)
    state = OrderCardsGame(standard(), len(players), first).initial_state()
    while not state.is_over:
        if state.chance is not None:
            state = state.child(Draw(dice.draw(state.chance)))
        else:
            state = state.child(players[state.seat].decide(state, source, lambda: False))
    return state.scores()


def share_won(one: Player, other: Player, seeds: range) -> float:
    """Return how much of the matches `one` wins, both seats with the same deals; a tie counts half."""
    won = []
    for seed in seeds:
        for first in (0, 1):
            own, rival = play([one, other], seed, first)
            won.append(1.0 if own > rival else 0.5 if own == rival else 0.0)
    return mean(won)


@pytest.mark.parametrize(
    ("better", "worse", "matches", "least"),
    [("medium", "easy", 15, 0.75), ("strong", "medium", 25, 0.65), ("champion", "strong", 40, 0.5)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, matches: int, least: float) -> None:
    assert share_won(player(better), player(worse), range(100, 100 + matches)) > least


@pytest.mark.parametrize("style", ["cautious", "bold"])
def test_a_strong_player_of_any_style_beats_the_level_below(style: str) -> None:
    assert share_won(player("strong", style), player("medium"), range(200, 225)) > 0.55


@cache
def positions(players: int) -> list[OrderCardsState]:
    """Return positions of random matches in which something is to be decided."""
    return [
        state
        for seed in range(4)
        for state, _, _ in random_steps(players, seed, eager=0.4)
        if state.chance is None
    ]


@settings(max_examples=80)
@given(
    st.sampled_from(LEVELS["ordercards"]),
    st.sampled_from(STYLES["ordercards"]),
    st.integers(2, 5),
    st.integers(0, 10**6),
)
def test_every_level_and_style_plays_on_from_any_position(
    level: str, style: str, players: int, place: int
) -> None:
    states = positions(players)
    state = states[place % len(states)]
    decider = player(level, style)
    assert decider.decide(state, random.Random(0), lambda: True) in state.legal_actions()
    turn, steps, luck = state.turn, 0, random.Random(place)
    while state.turn == turn:
        if state.chance is not None:
            state, steps = state.child(Draw(tuple(luck.randint(1, 6) for _ in state.roll_dice))), 0
            continue
        action = decider.decide(state, random.Random(place), lambda: False)
        assert action == decider.decide(state, random.Random(place), lambda: False)
        assert action in state.legal_actions()
        if action == EndTurn():
            free = [place for place in state.legal_actions() if isinstance(place, Place)]
            assert all(state.group_on(place.target) for place in free), "dice that fit are left over"
        state, steps = state.child(action), steps + 1
        assert steps <= 20, "going in circles"


def decisions(decider: Player) -> list[Action]:
    return [
        decider.decide(state, random.Random(1), lambda: False)
        for players in (2, 3, 5)
        for state in positions(players)[::7]
    ]


@pytest.mark.parametrize("level", LEVELS["ordercards"])
def test_styles_of_a_level_decide_differently(level: str) -> None:
    plain, cautious, bold = (decisions(player(level, style)) for style in ("", "cautious", "bold"))
    assert plain != cautious
    assert plain != bold
    assert cautious != bold


def test_the_cautious_fear_rivals_more_and_the_bold_less() -> None:
    state = changed(warm(3), bids=(None,) * 11)
    values = [
        {
            group: gain
            for target in (0, 1)
            for group, gain in gains_of(state, styled(STRONG, style))[target].items()
        }
        for style in ("cautious", "", "bold")
    ]
    cautious, plain, bold = values
    assert all(cautious[group] <= plain[group] <= bold[group] for group in plain)
    assert cautious != plain != bold


# --- the end of the game


def ending(own: int = 0, rival: int = 0) -> OrderCardsState:
    """Return a position with one card left on the first stack, and so many won cards on both sides."""
    state = warm(2, *WIDE)
    deck = [number for number in range(48) if number not in WIDE]
    won = (tuple(deck[:own]), tuple(deck[own : own + rival]))
    return changed(state, stacks=(state.stacks[0][:1], *state.stacks[1:]), won=won)


def best_gain(state: OrderCardsState, estimates: Estimates, target: int = 0) -> float:
    return max(gains_of(state, estimates)[target].values())


def test_the_champion_ends_the_game_with_a_safe_lead_only() -> None:
    ahead, behind = ending(own=10), ending(rival=10)
    assert best_gain(ahead, CHAMPION) > best_gain(ahead, STRONG)
    assert best_gain(behind, CHAMPION) < best_gain(behind, STRONG) - 5
    assert best_gain(behind, CHAMPION, 1) == pytest.approx(best_gain(behind, STRONG, 1))


def test_the_champion_does_not_take_the_ending_card_from_a_rival_for_little() -> None:
    level = ending()
    held = changed(level, bids=(Bid(1, (1, 2, 3, 4, 5)), *level.bids[1:]))
    apart = {
        name: best_gain(held, estimates) - best_gain(level, estimates)
        for name, estimates in (("champion", CHAMPION), ("strong", STRONG))
    }
    assert apart["champion"] == pytest.approx(apart["strong"] - CHAMPION.resuming)


def test_the_last_card_of_a_stack_ends_the_game_alone_but_not_for_five() -> None:
    assert ends_alone(ending(), 0)
    assert not ends_alone(ending(), 1)
    assert not ends_alone(ending(), ending().centre)
    five = warm(5)
    assert not ends_alone(changed(five, stacks=(five.stacks[0][:1], *five.stacks[1:-1], ())), 0)


# --- the easy player


def easy(state: OrderCardsState, style: str = "", seed: int = 0) -> Action:
    return player("easy", style).decide(state, random.Random(seed), lambda: False)


def kept_for_roll(state: OrderCardsState, style: str = "") -> tuple[int, ...]:
    """Return the faces that the easy player keeps when it rolls again."""
    while isinstance(action := easy(state, style), Keep):
        state = state.child(action)
    assert action == Roll()
    return tuple(face for face, kept in zip(state.dice, state.kept, strict=True) if kept)


def test_the_easy_player_keeps_dice_for_one_card_and_the_cautious_one_for_a_near_one() -> None:
    tops = [*(card("four", color) for color in range(4)), card("row 3"), card("row 3", 1)]
    state = rolled(changed(warm(2, *tops), centre_gone=True), 4, 4, 1, 2, 6)
    assert kept_for_roll(state) == kept_for_roll(state, "bold") == (4, 4)
    assert kept_for_roll(state, "cautious") == (1, 2)
    assert kept_for_roll(rolled(warm(2, *WIDE), 5, 5, 1, 5, 5)) == (5, 5, 5, 5)


def test_the_easy_player_places_the_card_with_most_points_first_and_of_equal_ones_any() -> None:
    state = changed(rolled(warm(2, card("1"), card("2"), card("three")), 1, 2, 6, 6, 6), rolls=3)
    assert easy(state) == Place(2, (2, 3, 4))
    rest = state.child(Place(2, (2, 3, 4)))
    assert {easy(rest, seed=seed) for seed in range(20)} == {Place(0, (0,)), Place(1, (1,))}


def test_the_easy_player_knows_no_other_games() -> None:
    with pytest.raises(InvalidActionError):
        EasyOrderCardsPlayer().decide(ToyGame(2).initial_state(), random.Random(0), lambda: False)
