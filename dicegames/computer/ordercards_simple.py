"""The simple player of Order Cards: it plays each turn for the most points by `ordercards_values`."""

import random
from collections.abc import Callable, Iterable
from functools import lru_cache

import msgspec

from dicegames.computer.lattice import INDEX
from dicegames.computer.ordercards_turn import TurnPlan
from dicegames.computer.ordercards_values import gains_of
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import OrderCardsState


class SimpleOrderCardsPlayer:
    """Keep what promises most on average, distribute the dice where they are worth most together."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, a roll, or placements and the turn's end.

        Raises:
            InvalidActionError: `state` is no state of Order Cards.
        """
        if not isinstance(state, OrderCardsState):
            raise InvalidActionError(f"{type(state).__name__} is no state of Order Cards")
        if not state.dice:
            return Roll()
        if cancelled():
            return EndTurn()
        plan = _plan(turn_start(state))
        if state.rolls_left:
            own, bonus = plan.keep(state.dice[: state.own_count], state.bonus_face, state.rolls_left)
            if len(own) < state.own_count or bonus < state.bonus_in_hand:
                return _towards_roll(state, own, bonus)
        return _towards_end(state, plan)


def turn_start(state: OrderCardsState) -> OrderCardsState:
    """Return the position in which the turn of `state` began, so that equal turns have equal plans."""
    bids = tuple(
        state.beaten[target] if state.group_on(target) else bid for target, bid in enumerate(state.bids)
    )
    return msgspec.structs.replace(
        state,
        bids=bids,
        claims=(),
        rolls=0,
        dice=(),
        kept=(),
        placed=(),
        beaten=(),
        bonus_in_hand=state.bonus_turn,
    )


@lru_cache(maxsize=32)
def _plan(start: OrderCardsState) -> TurnPlan:
    return TurnPlan(gains_of(start), start.own_count, start.bonus_in_hand)


def _towards_roll(state: OrderCardsState, faces: tuple[int, ...], keep_bonus: bool) -> Action:
    """Return the next step to a roll of all dice but these."""
    kept = [die for die in range(state.own_count) if state.kept[die]]
    wanted = set(_positions(state, faces, kept))
    if keep_bonus:
        wanted.add(state.own_count)
    for die, is_kept in enumerate(state.kept):
        if is_kept and die not in wanted:
            return Release(die)
    for die in sorted(wanted):
        if not state.kept[die]:
            return Keep(die)
    return Roll()


def _towards_end(state: OrderCardsState, plan: TurnPlan) -> Action:
    """Return the next step to the best end of the turn with these dice."""
    own = state.dice[: state.own_count]
    roll = INDEX[tuple(sorted(own))]
    if state.bonus_in_hand:
        face = plan.face_to_turn(roll, state.bonus_face)
        if face:
            free = [die for die in state.free_dice if own[die] == face]
            return TurnDie(free[0]) if free else TakeBack(_target_of(state, own.index(face)))
    wanted = plan.distribution(roll)
    for target in state.targets:
        group = state.group_on(target)
        if group and tuple(sorted(own[die] for die in group)) != wanted.get(target):
            return TakeBack(target)
    for target in sorted(wanted):
        if not state.group_on(target):
            return Place(target, _positions(state, wanted[target], state.free_dice))
    return EndTurn()


def _target_of(state: OrderCardsState, die: int) -> int:
    target = state.placed[die]
    assert target is not None  # else it could be turned at once
    return target


def _positions(state: OrderCardsState, faces: tuple[int, ...], first: Iterable[int]) -> tuple[int, ...]:
    """Return where these faces lie, ascending; of equal dice the ones of `first`."""
    preferred = set(first)
    missing, found = list(faces), []
    for die in sorted(range(state.own_count), key=lambda die: die not in preferred):
        if state.dice[die] in missing:
            missing.remove(state.dice[die])
            found.append(die)
    return tuple(sorted(found))
