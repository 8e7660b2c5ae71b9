"""Positions with every choice that is there, for the tests of hints: values are anything, best first."""

import random
from collections.abc import Iterator, Sequence

from dicegames.computer.advice import Advice, Choice, Unit, advice_of
from dicegames.computer.lattice import KEEPS, keeps_of
from dicegames.computer.sheet_steps import enter_steps, roll_steps
from dicegames.computer.tenthousand_choices import (
    can_go_on,
    can_stop,
    carried_out,
    forced_action,
    set_asides,
)
from dicegames.engine.action import Action
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Match
from dicegames.games.catalog import game_info
from dicegames.games.ordercards import actions as cards
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.state import AutoEnter, Roll, SheetState, TimeOut
from dicegames.games.tenthousand.state import TenThousandState
from table_samples import seats

Sample = tuple[State, Advice]
Actions = tuple[Action, ...]


def samples(
    game_id: str, ruleset: Ruleset, players: int, seed: int, unit: Unit, limit: int = 4000
) -> Iterator[Sample]:
    """Yield the positions of a match of random decisions, with advice that likes one of them best."""
    source, dice = random.Random(seed), SeededDice(seed)
    match = Match(game_info(game_id).new_game(ruleset, players), seats(players))
    while match.state.outcome is None and len(match.steps) < limit:
        if match.state.chance is not None:
            match.apply(None, dice)
            continue
        ways = choices(match.state, source)
        yield match.state, advice_with(ways, source, unit)
        # Now and then the next position is one in which a person has begun something.
        wanted = _wanted(match.state, ways, source)
        actions = match.state.legal_actions()
        if source.random() < 0.3:
            match.apply(source.choice([act for act in actions if not isinstance(act, _NEVER)]), dice)
        else:
            for action in wanted:
                match.apply(action, dice)


_NEVER = (AutoEnter, TimeOut)


def advice_with(ways: Sequence[Actions], source: random.Random, unit: Unit) -> Advice:
    """Return advice with anything for values; some choices are worth the same."""
    most = 1.0 if unit == "win" else 300.0
    return advice_of(unit, [Choice(way, most * round(source.random(), 2)) for way in ways])


def advice(*ways: Actions, unit: Unit = "points", first: float = 250.0, step: float = 1.5) -> Advice:
    """Return advice in which each way is worth a step less than the one before."""
    return Advice(unit, tuple(Choice(way, first - place * step) for place, way in enumerate(ways)))


def choices(state: State, source: random.Random) -> list[Actions]:
    """Return every great choice of a position, of Order Cards some."""
    if isinstance(state, SheetState):
        return _sheet_choices(state)
    if isinstance(state, TenThousandState):
        return _tenthousand_choices(state)
    assert isinstance(state, OrderCardsState)
    return [_cards_choice(state, source) for _ in range(4 if state.dice else 1)]


def _sheet_choices(state: SheetState) -> list[Actions]:
    if not state.dice:
        return [(Roll(),)]
    found: list[Actions] = [enter_steps(state, offer.box) for offer in state.offers() if offer.is_allowed]
    if state.rolls_left:
        _, *keeps = keeps_of(tuple(sorted(state.dice)))
        found += [roll_steps(state, KEEPS[keep]) for keep in keeps]
    return found


def _tenthousand_choices(state: TenThousandState) -> list[Actions]:
    forced = forced_action(state)
    if forced is not None:
        return [(forced,)]
    found = []
    for faces, points, rest in set_asides(state):
        if can_stop(state, points, rest):
            found.append(carried_out(state, faces, stop=True))
        if can_go_on(state, rest):
            found.append(carried_out(state, faces, stop=False))
    return found


_GREAT = (cards.Roll, cards.EndTurn, cards.TurnDie)


def _cards_choice(state: OrderCardsState, source: random.Random) -> Actions:
    """Return decisions at random up to a great one."""
    found: list[Action] = []
    while True:
        legal = state.legal_actions()
        places = [action for action in legal if isinstance(action, cards.Place)]
        action = source.choice(places if places and source.random() < 0.4 else legal)
        found.append(action)
        if isinstance(action, _GREAT):
            return tuple(found)
        state = state.child(action)


def _wanted(state: State, ways: Sequence[Actions], source: random.Random) -> Actions:
    """Return how the match goes on: anything, but in Order Cards rather dice on cards than nothing."""
    if isinstance(state, OrderCardsState):
        return max(ways, key=len)
    if isinstance(state, TenThousandState):
        return max(ways, key=lambda way: (type(way[-1]).__name__ == "Collect", source.random()))
    return source.choice(ways)
