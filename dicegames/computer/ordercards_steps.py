"""The decisions that carry out a plan of Order Cards, one after the other."""

from collections.abc import Iterable, Mapping

import msgspec

from dicegames.engine.action import Action
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import OrderCardsState

Distribution = Mapping[int, tuple[int, ...]]
"""Which faces lie on which targets, ascending, at the end of a turn."""


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


def lying(state: OrderCardsState) -> Distribution:
    """Return what was placed in this turn."""
    groups = {target: state.group_on(target) for target in state.targets}
    return {target: faces_of(state, dice) for target, dice in groups.items() if dice}


def faces_of(state: OrderCardsState, dice: Iterable[int]) -> tuple[int, ...]:
    """Return the faces of dice, ascending."""
    return tuple(sorted(state.dice[die] for die in dice))


def towards_roll(state: OrderCardsState, faces: tuple[int, ...], keep_bonus: bool) -> Action:
    """Return the next step to a roll of all dice but these."""
    for target in lying(state):
        return TakeBack(target)
    kept = [die for die in range(state.own_count) if state.kept[die]]
    wanted = set(positions(state, faces, kept))
    if keep_bonus:
        wanted.add(state.own_count)
    for die, is_kept in enumerate(state.kept):
        if is_kept and die not in wanted:
            return Release(die)
    for die in sorted(wanted):
        if not state.kept[die]:
            return Keep(die)
    return Roll()


def towards_turn(state: OrderCardsState, face: int) -> Action:
    """Return the next step to turn a die that shows `face` to the face of the bonus die."""
    free = [die for die in state.free_dice if state.dice[die] == face]
    if free:
        return TurnDie(free[0])
    target = state.placed[state.dice.index(face)]
    assert target is not None  # else it could be turned at once
    return TakeBack(target)


def towards_end(state: OrderCardsState, wanted: Distribution) -> Action:
    """Return the next step to a turn that ends with just these faces on targets."""
    for target, faces in lying(state).items():
        if faces != wanted.get(target):
            return TakeBack(target)
    for target in sorted(wanted):
        if not state.group_on(target):
            return Place(target, positions(state, wanted[target], state.free_dice))
    return EndTurn()


def positions(state: OrderCardsState, faces: tuple[int, ...], first: Iterable[int]) -> tuple[int, ...]:
    """Return where these faces lie, ascending; of equal dice the ones of `first`."""
    preferred = set(first)
    missing, found = list(faces), []
    for die in sorted(range(state.own_count), key=lambda die: die not in preferred):
        if state.dice[die] in missing:
            missing.remove(state.dice[die])
            found.append(die)
    return tuple(sorted(found))
