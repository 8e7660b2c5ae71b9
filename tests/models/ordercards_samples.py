"""Matches of Order Cards for the tests of its words: a deck in order, single steps, whole random matches."""

import random
from functools import cache

from dicegames.engine.action import Action
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.match import Match, Transition
from dicegames.games.ordercards.actions import EndTurn, Place, Roll
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import STACKS, OrderCardsGame, OrderCardsState
from table_samples import seats

RED, YELLOW, BLUE, BLACK = (12 * place for place in range(4))
"""The ids of the number cards 1; from each, 1 to 5 more are the numbers 2 to 6."""
STRAIGHT3, STRAIGHT4, STRAIGHT5, SET2, SET3, SET4 = range(6, 12)
"""What to add to a colour for its other cards."""


def new_match(count: int = 2, top: tuple[int, ...] = ()) -> Match:
    """Return a match after the deal; the open cards are `top`, then the lowest ids that are left."""
    match = Match(OrderCardsGame(standard(), count), seats(count))
    stacks, height = STACKS[count]
    rest = [card for card in range(CENTRE_CARD) if card not in top]
    deck: list[int] = []
    for place in range(stacks):
        first = top[place] if place < len(top) else rest.pop(0)
        deck += [first, *(rest.pop() for _ in range(height - 1))]
    match.apply(None, ScriptedDice([(*deck, *rest)]))
    return match


def state_of(match: Match) -> OrderCardsState:
    """Return where a match stands."""
    assert isinstance(match.state, OrderCardsState)
    return match.state


def roll(match: Match, *faces: int) -> Transition:
    """Roll, and let `faces` come up."""
    return match.apply(Roll(), ScriptedDice([faces]))


def act(match: Match, action: Action, *last_face: int) -> Transition:
    """Do what throws no dice, but for the bonus die at the very end."""
    return match.apply(action, ScriptedDice([last_face] if last_face else []))


def place(match: Match, target: int, *dice: int) -> Transition:
    """Place the dice at these positions."""
    return act(match, Place(target, dice))


def turn(match: Match, faces: tuple[int, ...], target: int | None = None, *dice: int) -> Transition:
    """Play a turn of one roll that places dice on one target, or nothing; return its end."""
    roll(match, *faces)
    if target is not None:
        place(match, target, *dice)
    return act(match, EndTurn())


@cache
def played(count: int, seed: int = 1) -> Match:
    """Return a whole match of players who decide at random, but rather place dice than end the turn."""
    match, dice = Match(OrderCardsGame(standard(), count), seats(count)), SeededDice(seed)
    source = random.Random(seed)
    match.apply(None, dice)
    while match.state.outcome is None:
        actions = match.state.legal_actions()
        places = [action for action in actions if isinstance(action, Place)]
        choice = places if places and source.random() < 0.5 else actions
        match.apply(source.choice(choice), dice)
    return match
