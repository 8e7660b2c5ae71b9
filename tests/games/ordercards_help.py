"""Positions of Order Cards for tests: decks in order, scripted turns, players that decide at random."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.games.ordercards.actions import EndTurn, Place, Roll
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import OrderCardsGame, OrderCardsState
from games.ordercards_oracle import DEAL, NAMES

CENTRE, BONUS = -2, -1
"""The last two targets, whatever the number of stacks."""


def card(name: str, color: int = 0) -> int:
    """Return the id of a card by what it wants and the place of its colour."""
    return NAMES.index(name) + 12 * color


def dealt(players: int = 2, *top: int, first_seat: int = 0) -> OrderCardsState:
    """Return the state after a deal; `top` are the first open cards, other ids follow in ascending order."""
    count, height = DEAL[players]
    rest = [number for number in range(48) if number not in top]
    opened = [*top, *(rest.pop(0) for _ in range(count - len(top)))]
    deck = [number for first in opened for number in (first, *(rest.pop(0) for _ in range(height - 1)))]
    state = OrderCardsGame(standard(), players, first_seat).initial_state()
    return state.child(Draw((*deck, *rest)))


def warm(players: int = 2, *top: int) -> OrderCardsState:
    """Return a dealt state after as many idle turns as it needs until seat 0 rolls five dice."""
    state = dealt(players, *top)
    while state.own_count < 5 or state.seat:
        state = turn(state)
    return state


def rolled(state: OrderCardsState, *faces: int) -> OrderCardsState:
    """Return the state after a roll that shows `faces`."""
    return state.child(Roll()).child(Draw(faces))


def target_of(state: OrderCardsState, target: int) -> int:
    """Return the number of a target that may be counted from the end."""
    return target % len(state.bids)


def put(state: OrderCardsState, target: int, *faces: int) -> OrderCardsState:
    """Return the state after placing free dice with these faces."""
    dice = []
    for face in faces:
        free = (die for die in state.free_dice if state.dice[die] == face and die not in dice)
        dice.append(next(free))
    return state.child(Place(target_of(state, target), tuple(sorted(dice))))


Groups = Mapping[int, tuple[int, ...]]


def turn(state: OrderCardsState, groups: Groups | None = None, bonus_face: int = 1) -> OrderCardsState:
    """Return the state after a turn of one roll that shows and places just these groups."""
    groups = groups or {}
    faces = [face for group in groups.values() for face in group]
    faces += [1] * (state.own_count - len(faces)) + [bonus_face] * state.bonus_in_hand
    state = rolled(state, *faces)
    for target, group in groups.items():
        state = put(state, target, *group)
    return state.child(EndTurn())


def willing(state: State) -> Action:
    """Decide so that matches end: place what can be placed, else end the turn."""
    actions = state.legal_actions()
    return next((action for action in actions if isinstance(action, Place | Roll)), EndTurn())


def changed(state: OrderCardsState, **changes: Any) -> OrderCardsState:
    """Return a state with some fields changed."""
    return msgspec.structs.replace(state, **changes)


def random_steps(
    players: int, seed: int, eager: float = 0.0
) -> Iterator[tuple[OrderCardsState, Action, OrderCardsState]]:
    """Play a whole match at random; yield each state, the step, and the state after it.

    `eager` is how often dice are placed where they can be, instead of any decision.
    """
    source, dice = random.Random(seed), SeededDice(seed)
    state = OrderCardsGame(standard(), players, seed % players).initial_state()
    while not state.is_over:
        action: Action
        if state.chance is not None:
            action = Draw(dice.draw(state.chance))
        else:
            actions = state.legal_actions()
            places = [action for action in actions if isinstance(action, Place)]
            action = source.choice(places if places and source.random() < eager else actions)
        after = state.child(action)
        yield state, action, after
        state = after
