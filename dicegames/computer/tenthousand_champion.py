"""The strong players of 10.000: exact turns, for points or for the chance to win."""

import random
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from dicegames.computer.advice import Advice, Choice, Unit, advice_of
from dicegames.computer.mistakes import cost_of
from dicegames.computer.player import Progress, Style
from dicegames.computer.tenthousand_choices import (
    can_go_on,
    can_stop,
    carried_out,
    forced_action,
    set_asides,
)
from dicegames.computer.tenthousand_models import match_models
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.tenthousand.ruleset import DICE
from dicegames.games.tenthousand.state import TenThousandState

if TYPE_CHECKING:
    # What works with arrays is imported when the first decision is due, not when the program starts.
    from dicegames.computer.tenthousand_match import MatchModel
    from dicegames.computer.tenthousand_tables import Turns


class StrongTenThousandPlayer:
    """Play each turn for the most points on average, and in the last throws for the lead."""

    def __init__(self, style: Style = "") -> None:
        self._style = style

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: what to set aside from a roll, then to collect or to roll on.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        forced = forced_action(_checked(state))
        if forced is not None:
            return forced
        return self.advise(state, cancelled).choices[0].actions[0]

    def advise(self, state: State, cancelled: Callable[[], bool]) -> Advice:
        """Return what every set-aside is worth, collected and rolled on.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        from dicegames.computer.tenthousand_goals import points_aim, points_turns

        checked = _checked(state)
        ruleset = checked.ruleset
        turns = points_turns(ruleset.values, ruleset.hot_dice, points_aim(checked), self._style)
        return _advice(checked, "points", turns)


class ChampionTenThousandPlayer:
    """Play for the chance to win the match; alone, and until those chances are worked out, for points."""

    def __init__(self, style: Style = "") -> None:
        self._style = style
        self._for_points = StrongTenThousandPlayer(style)

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: what to set aside from a roll, then to collect or to roll on.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        forced = forced_action(_checked(state))
        if forced is not None:
            return forced
        advice = self.advise(state, cancelled)
        # Where nothing can be won or lost any more, points are as good an aim as any.
        if advice is None or cost_of(advice, advice.choices[-1]) == 0.0:
            advice = self._for_points.advise(state, cancelled)
        return advice.choices[0].actions[0]

    def advise(self, state: State, cancelled: Callable[[], bool]) -> Advice | None:
        """Return the chance to win of every set-aside, collected and rolled on; for one player points.

        A style's values are bent: not the chances themselves. None while the match isn't worked out.

        Raises:
            InvalidActionError: `state` is no state of 10.000, or the game is over.
        """
        checked = _checked(state)
        if len(checked.points) == 1:
            return self._for_points.advise(state, cancelled)
        model = match_models().get(checked.ruleset)
        if model is None:
            return None
        return _advice(checked, "win", _win_turns(model, _turn_start(checked), self._style))


def is_champion_prepared(state: TenThousandState) -> bool:
    """Return whether what the champion needs in the match of a state is there."""
    return len(state.points) == 1 or match_models().get(state.ruleset) is not None


def prepare_champion(state: TenThousandState, progress: Progress, cancelled: Callable[[], bool]) -> None:
    """Work out what the champion needs in the match of a state; do no more once cancelled."""
    if len(state.points) == 1:
        return
    from dicegames.computer.tenthousand_tables import ThinkingCancelledError

    try:
        match_models().work_out(state.ruleset, progress, cancelled)
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
def _win_turns(model: "MatchModel", start: TenThousandState, style: Style) -> "Turns":
    from dicegames.computer.tenthousand_goals import win_goal

    goal = win_goal(start, model)
    return goal.solved(start.ruleset.values, start.ruleset.hot_dice, start.needed, style)


def _advice(state: TenThousandState, unit: Unit, turns: "Turns") -> Advice:
    forced = forced_action(state)
    if forced is not None:
        value = float(turns.missed[0]) if state.is_missed else turns.roll_value(0, DICE)
        return Advice(unit, (Choice((forced,), value),))
    ways = sorted(set_asides(state), key=lambda way: way[1], reverse=True)
    stops = [
        Choice(carried_out(state, faces, stop=True), turns.stop_value(points))
        for faces, points, rest in ways
        if can_stop(state, points, rest)
    ]
    rolls = [
        Choice(carried_out(state, faces, stop=False), turns.roll_value(points, rest or DICE))
        for faces, points, rest in ways
        if can_go_on(state, rest)
    ]
    # Of equals the first is taken: to collect, else a turn that can't be missed would never end.
    return advice_of(unit, stops + rolls)
