"""What can be done with a roll of Order Cards, and what each of it brings by a plan of the turn."""

from collections.abc import Callable, Iterator
from functools import partial

from dicegames.computer.advice import Choice
from dicegames.computer.lattice import ADDED, INDEX, KEEPS, TAKEN, keeps_of
from dicegames.computer.ordercards_steps import (
    Distribution,
    faces_of,
    lying,
    towards_end,
    towards_roll,
    towards_turn,
)
from dicegames.computer.ordercards_turn import Gains, TurnPlan
from dicegames.engine.action import Action
from dicegames.games.ordercards.actions import EndTurn, Roll, TurnDie
from dicegames.games.ordercards.state import ROLLS, OrderCardsState


def choices_of(state: OrderCardsState, plan: TurnPlan) -> list[Choice]:
    """Return every keep, every die to turn and the ends of the turn, as `plan` values them.

    Of the ends there is the best one for each set of targets, and what lies on the table now.
    """
    if not state.dice:
        return [Choice((Roll(),), plan.value)]
    return [*_rolls(state, plan), *_turns(state, plan), *_ends(state, plan)]


def distributions(gains: Gains, roll: tuple[int, ...]) -> list[tuple[float, Distribution]]:
    """Return the best distribution of dice for each set of targets, with what it brings; nothing too."""
    found: dict[tuple[int, ...], tuple[float, Distribution]] = {}
    for value, wanted in _distributed(tuple(gains), gains, INDEX[roll]):
        key = tuple(sorted(wanted))
        if key not in found or value > found[key][0]:
            found[key] = value, wanted
    return list(found.values())


def _distributed(targets: tuple[int, ...], gains: Gains, rest: int) -> Iterator[tuple[float, Distribution]]:
    """Yield every distribution of dice (by index in `KEEPS`) on some of the targets."""
    if not targets or not KEEPS[rest]:
        yield 0.0, {}
        return
    first, *others = targets
    yield from _distributed(tuple(others), gains, rest)
    for group in keeps_of(KEEPS[rest]):
        gain = gains[first].get(group)
        if gain is not None:
            for value, wanted in _distributed(tuple(others), gains, _without(rest, group)):
                yield gain + value, {first: KEEPS[group], **wanted}


def _without(whole: int, group: int) -> int:
    faces = list(KEEPS[whole])
    for face in KEEPS[group]:
        faces.remove(face)
    return INDEX[tuple(faces)]


def _rolls(state: OrderCardsState, plan: TurnPlan) -> Iterator[Choice]:
    """Yield the keeps. What was placed can be taken back for another roll, a turned die can't."""
    rolls_left = ROLLS - state.rolls
    if not rolls_left or (state.bonus_turn and not state.bonus_in_hand):
        return
    roll = faces_of(state, range(state.own_count))
    for keep in keeps_of(roll):
        for bonus in {state.bonus_face, 0}:
            faces = KEEPS[keep]
            if len(faces) + bool(bonus) < state.dice_count:
                actions = _followed(state, partial(towards_roll, faces=faces, keep_bonus=bool(bonus)))
                yield Choice(actions, plan.keep_value(keep, bonus, rolls_left))


def _turns(state: OrderCardsState, plan: TurnPlan) -> Iterator[Choice]:
    """Yield what turning a die of each face brings with the best end after it."""
    if not state.bonus_in_hand:
        return
    own = faces_of(state, range(state.own_count))
    for rest in TAKEN[INDEX[own]]:
        face = sum(own) - sum(KEEPS[rest])
        if face != state.bonus_face:
            actions = _followed(state, partial(towards_turn, face=face))
            others = tuple(TurnDie(die) for die in state.free_dice if state.dice[die] == face)
            yield Choice(actions, plan.placed_value(ADDED[rest][state.bonus_face - 1]), others[1:])


def _ends(state: OrderCardsState, plan: TurnPlan) -> Iterator[Choice]:
    now = lying(state)
    found = distributions(plan.gains, faces_of(state, range(state.own_count)))
    if all(wanted != now for _, wanted in found):
        found.append((sum(plan.gains[target][INDEX[faces]] for target, faces in now.items()), now))
    for value, wanted in found:
        yield Choice(_followed(state, partial(towards_end, wanted=wanted)), value)


def _followed(state: OrderCardsState, step: Callable[[OrderCardsState], Action]) -> tuple[Action, ...]:
    """Return the steps up to the one that chooses."""
    actions = [step(state)]
    while not isinstance(actions[-1], Roll | TurnDie | EndTurn):
        state = state.child(actions[-1])
        actions.append(step(state))
    return tuple(actions)
