"""The decisions that carry out a choice of a sheet game: what to keep for a roll, or which box to use."""

from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState


def sheet_state(state: State) -> SheetState:
    """Return `state` as what it must be for a player of sheet games.

    Raises:
        InvalidActionError: it is no state of a sheet game.
    """
    if not isinstance(state, SheetState):
        raise InvalidActionError(f"{type(state).__name__} is no state of a sheet game")
    return state


def wanted_dice(state: SheetState, faces: tuple[int, ...]) -> tuple[bool, ...]:
    """Return by position which dice to keep for `faces`; of equal dice those that are kept already stay."""
    missing = list(faces)
    wanted = [False] * len(state.dice)
    for die in sorted(range(len(wanted)), key=lambda die: not state.kept[die]):
        if state.dice[die] in missing:
            missing.remove(state.dice[die])
            wanted[die] = True
    return tuple(wanted)


def roll_steps(state: SheetState, faces: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the decisions to roll all dice but `faces`; of equal dice those that are kept already stay."""
    pairs = list(enumerate(zip(state.kept, wanted_dice(state, faces), strict=True)))
    releases = [Release(die) for die, (kept, keep) in pairs if kept and not keep]
    keeps = [Keep(die) for die, (kept, keep) in pairs if keep and not kept]
    return (*releases, *keeps, Roll())


def enter_steps(state: SheetState, box: Box) -> tuple[Action, ...]:
    """Return the decisions to enter the roll into `box`."""
    return (Enter(),) if state.chosen is box else (Choose(box), Enter())
