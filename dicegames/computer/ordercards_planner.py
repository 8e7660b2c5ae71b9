"""The players of Order Cards that plan a whole turn: exact for what they believe groups of dice are worth."""

import random
from collections.abc import Callable
from functools import lru_cache

from dicegames.computer.advice import Advice, advice_of
from dicegames.computer.lattice import INDEX
from dicegames.computer.ordercards_choices import choices_of
from dicegames.computer.ordercards_estimates import Estimates
from dicegames.computer.ordercards_steps import towards_end, towards_roll, towards_turn, turn_start
from dicegames.computer.ordercards_turn import TurnPlan
from dicegames.computer.ordercards_values import gains_of
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.ordercards.actions import EndTurn, Roll
from dicegames.games.ordercards.state import OrderCardsState


class PlanningOrderCardsPlayer:
    """Keep what promises most on average, distribute the dice where they are worth most together."""

    def __init__(self, estimates: Estimates) -> None:
        self._estimates = estimates

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, a roll, or placements and the turn's end.

        Raises:
            InvalidActionError: `state` is no state of Order Cards.
        """
        state = _checked(state)
        if not state.dice:
            return Roll()
        if cancelled():
            return EndTurn()
        plan = _plan(turn_start(state), self._estimates)
        if state.rolls_left:
            own, bonus = plan.keep(state.dice[: state.own_count], state.bonus_face, state.rolls_left)
            if len(own) < state.own_count or bonus < state.bonus_in_hand:
                return towards_roll(state, own, bonus)
        roll = INDEX[tuple(sorted(state.dice[: state.own_count]))]
        if state.bonus_in_hand:
            face = plan.face_to_turn(roll, state.bonus_face)
            if face:
                return towards_turn(state, face)
        return towards_end(state, plan.distribution(roll))

    def advise(self, state: State, cancelled: Callable[[], bool] = lambda: False) -> Advice | None:
        """Return what every choice brings in points; None once `cancelled` says yes.

        Raises:
            InvalidActionError: `state` is no state of Order Cards in which a decision is due.
        """
        state = _checked(state)
        if cancelled():
            return None
        if state.chance is not None or state.is_over:
            raise InvalidActionError("nothing is to be decided")
        return advice_of("points", choices_of(state, _plan(turn_start(state), self._estimates)))


def _checked(state: State) -> OrderCardsState:
    if not isinstance(state, OrderCardsState):
        raise InvalidActionError(f"{type(state).__name__} is no state of Order Cards")
    return state


@lru_cache(maxsize=32)
def _plan(start: OrderCardsState, estimates: Estimates) -> TurnPlan:
    return TurnPlan(gains_of(start, estimates), start.own_count, start.bonus_in_hand)
