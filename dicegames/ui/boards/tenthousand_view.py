"""What the tray shows of a state of 10.000, and what a tap on one of its dice means."""

from collections.abc import Sequence

import msgspec

from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.scoring import Combination
from dicegames.games.tenthousand.state import PutBack, Roll, SetAside, TenThousandState
from dicegames.ui.dice.aside_view import AsideView, EarlierGroup, RollGroup


def aside_view(state: TenThousandState) -> AsideView:
    """Return the turn as the tray shows it."""
    chosen = chosen_groups(state)
    return AsideView(
        values=state.dice,
        marks=marks_of(state),
        chosen=chosen,
        earlier=tuple(
            EarlierGroup(part.faces, part.points)
            for aside in state.asides
            for part in state.scoring.partition(aside.faces) or ()
        ),
        carried=state.carried,
        total=state.saved_points + sum(group.points for group in chosen),
        lost=state.is_missed,
        gains=gains_of(state),
    )


def marks_of(state: TenThousandState) -> tuple[RollGroup, ...]:
    """Return the combinations that bring most, if all dice of the roll that score are taken."""
    return _groups(state, state.scoring.best_aside(state.dice))


def gains_of(state: TenThousandState) -> tuple[int, ...]:
    """Return for each combination of the roll what taking its dice that still lie adds."""
    chosen = [die for die, _ in _chosen_dice(state)]
    have = _worth(state, chosen)
    return tuple(_worth(state, sorted({*chosen, *mark.dice})) - have for mark in marks_of(state))


def chosen_groups(state: TenThousandState) -> tuple[RollGroup, ...]:
    """Return the dice set aside from this roll by combination; those in none are a group without points."""
    chosen = tuple(die for die, is_chosen in enumerate(state.chosen) if is_chosen)
    counting = tuple(chosen[place] for place in state.scoring.best_aside(state.chosen_faces))
    useless = tuple(die for die in chosen if die not in counting)
    groups = _groups(state, counting)
    return (*groups, RollGroup(useless, 0)) if useless else groups


def useless_faces(state: TenThousandState) -> tuple[int, ...]:
    """Return the faces that lie on the cloth and can't be set aside from this roll."""
    useful = state.scoring.useful(state.dice)
    return tuple(face for face, counts in zip(state.dice, useful, strict=True) if not counts)


def tap_action(state: TenThousandState, die: int) -> SetAside | PutBack:
    """Return what a tap on a die does: it alone where that makes sense, else its whole combination.

    A die that counts nothing is wished for all the same: the rules refuse it and say why.
    """
    if state.chosen[die]:
        rest = [face for other, face in _chosen_dice(state) if other != die]
        group = next((group for group in chosen_groups(state) if die in group.dice), None)
        if group is None or state.scoring.points(rest) is not None:
            return PutBack((die,))
        return PutBack(group.dice)
    together = [*state.chosen_faces, state.dice[die]]
    mark = next((mark for mark in marks_of(state) if die in mark.dice), None)
    if mark is None or state.scoring.points(together) is not None:
        return SetAside((die,))
    return SetAside(tuple(other for other in mark.dice if not state.chosen[other]))


def is_dead_end(state: TenThousandState) -> bool:
    """Tell whether all six dice are used for too little and none may be rolled: some have to go back."""
    return state.refusal_of(Roll()) == reasons.ALL_USED and state.missing > 0


def take_all_action(state: TenThousandState) -> SetAside | PutBack | None:
    """Return what leads to all scoring dice set aside; None when they are, or nothing scores.

    Where all of them are a dead end, it leads to the best choice that leaves a die.
    """
    if is_dead_end(state):
        return PutBack(tuple(die for die, _ in _chosen_dice(state)))
    wanted = _wanted(state)
    surplus = tuple(die for die, _ in _chosen_dice(state) if die not in wanted)
    if surplus:
        return PutBack(surplus)
    missing = tuple(die for die in wanted if not state.chosen[die])
    return SetAside(missing) if missing else None


def _worth(state: TenThousandState, dice: Sequence[int]) -> int:
    """Return the points of those of some dice that score."""
    faces = [state.dice[die] for die in dice]
    best = state.scoring.best_aside(faces)
    return state.scoring.points([faces[place] for place in best]) or 0


def _chosen_dice(state: TenThousandState) -> list[tuple[int, int]]:
    return [(die, face) for die, face in enumerate(state.dice) if state.chosen[die]]


def _wanted(state: TenThousandState) -> tuple[int, ...]:
    best = state.scoring.best_aside(state.dice)
    if not is_dead_end(_with_chosen(state, best)):
        return best
    choices = [choice for choice in state.scoring.set_asides(state.dice) if len(choice[0]) < len(state.dice)]
    faces, _ = max(choices, key=lambda choice: (choice[1], len(choice[0])))
    left = list(faces)
    wanted = []
    # What lies aside already stays there if it can.
    for die in sorted(range(len(state.dice)), key=lambda die: not state.chosen[die]):
        if state.dice[die] in left:
            left.remove(state.dice[die])
            wanted.append(die)
    return tuple(sorted(wanted))


def _with_chosen(state: TenThousandState, dice: Sequence[int]) -> TenThousandState:
    chosen = tuple(die in dice for die in range(len(state.dice)))
    return msgspec.structs.replace(state, chosen=chosen)


def _groups(state: TenThousandState, dice: Sequence[int]) -> tuple[RollGroup, ...]:
    """Share dice that score together out among the combinations of their best partition."""
    left = list(dice)
    groups = []
    for part in state.scoring.partition([state.dice[die] for die in dice]) or ():
        groups.append(RollGroup(_taken(state, left, part), part.points))
    return tuple(groups)


def _taken(state: TenThousandState, left: list[int], part: Combination) -> tuple[int, ...]:
    taken = []
    for face in part.faces:
        die = next(die for die in left if state.dice[die] == face)
        left.remove(die)
        taken.append(die)
    return tuple(sorted(taken))
