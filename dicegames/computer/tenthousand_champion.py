"""The strong players of 10.000: exact turns, for points or for the chance to win."""

import random
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from dicegames.computer.advice import Advice, Choice, Unit, advice_of
from dicegames.computer.tenthousand_choices import can_go_on, can_stop, carried_out, forced_action, set_asides
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.tenthousand.state import TenThousandState

if TYPE_CHECKING:
    # What works with arrays is imported when the first decision is due, not when the program starts.
    from dicegames.computer.tenthousand_goals import Style
    from dicegames.computer.tenthousand_tables import Turns


class StrongTenThousandPlayer:
    """Play each turn for the most points on average, and in the last throws for the lead."""

    def __init__(self, style: "Style" = "") -> None:
        self._style = style

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: what to set aside from a roll, then to collect or to roll on.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        forced = forced_action(_checked(state))
        if forced is not None:
            return forced
        return self.advise(state, cancelled).choices[0].actions[0]

    def advise(self, state: State, cancelled: Callable[[], bool] = lambda: False) -> Advice:
        """Return what every set-aside is worth, collected and rolled on.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        return _advice(_checked(state), "points", _points_turns(_turn_start(_checked(state)), self._style))


class ChampionTenThousandPlayer:
    """Play for the chance to win the match; alone for points."""

    def __init__(self, style: "Style" = "") -> None:
        self._style = style
        self._alone = StrongTenThousandPlayer(style)

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: what to set aside from a roll, then to collect or to roll on.

        The first decision by a ruleset takes seconds; once `cancelled` says yes, it is made for points.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        forced = forced_action(_checked(state))
        if forced is not None:
            return forced
        return self.advise(state, cancelled).choices[0].actions[0]

    def advise(self, state: State, cancelled: Callable[[], bool] = lambda: False) -> Advice:
        """Return the chance to win of every set-aside, collected and rolled on; points if cancelled or alone.

        A style's values are bent: not the chances themselves.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        if len(_checked(state).points) == 1:
            return self._alone.advise(state, cancelled)
        from dicegames.computer.tenthousand_match import match_model
        from dicegames.computer.tenthousand_tables import ThinkingCancelledError

        try:
            match_model(_checked(state).ruleset, cancelled)
        except ThinkingCancelledError:
            return self._alone.advise(state)
        return _advice(_checked(state), "win", _win_turns(_turn_start(_checked(state)), self._style))


def prepare_champion(state: State, cancelled: Callable[[], bool]) -> None:
    """Work out in advance what the champion needs for the ruleset of a state; do nothing once cancelled."""
    if isinstance(state, TenThousandState) and len(state.points) > 1:
        from dicegames.computer.tenthousand_match import match_model
        from dicegames.computer.tenthousand_tables import ThinkingCancelledError

        try:
            match_model(state.ruleset, cancelled)
        except ThinkingCancelledError:
            return


def _checked(state: State) -> TenThousandState:
    if not isinstance(state, TenThousandState):
        raise InvalidActionError(f"{type(state).__name__} is no state of 10.000")
    if state.is_over:
        raise InvalidActionError("the game is over")
    return state


def _turn_start(state: TenThousandState) -> TenThousandState:
    """Return the state before the first roll of the running turn: it decides what the turn is played for."""
    return msgspec.structs.replace(state, carried=0, asides=(), rolls=0, dice=(), chosen=(), rolling=False)


@lru_cache(maxsize=64)
def _points_turns(start: TenThousandState, style: "Style") -> "Turns":
    from dicegames.computer.tenthousand_goals import points_goal

    return points_goal(start).solved(start, style)


@lru_cache(maxsize=64)
def _win_turns(start: TenThousandState, style: "Style") -> "Turns":
    from dicegames.computer.tenthousand_goals import win_goal
    from dicegames.computer.tenthousand_match import match_model

    return win_goal(start, match_model(start.ruleset)).solved(start, style)


def _advice(state: TenThousandState, unit: Unit, turns: "Turns") -> Advice:
    forced = forced_action(state)
    if forced is not None:
        value = float(turns.missed[0]) if state.is_missed else turns.roll_value(0, 6)
        return Advice(unit, (Choice((forced,), value),))
    choices = []
    for faces, points, rest in sorted(set_asides(state), key=lambda choice: choice[1], reverse=True):
        if can_stop(state, points, rest):
            choices.append(Choice(carried_out(state, faces, stop=True), turns.stop_value(points)))
        if can_go_on(state, rest):
            value = turns.roll_value(points, rest or 6)
            choices.append(Choice(carried_out(state, faces, stop=False), value))
    return advice_of(unit, choices)
