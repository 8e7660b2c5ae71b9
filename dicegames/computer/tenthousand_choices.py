"""What a player of 10.000 can do with a roll, and the decisions that carry it out."""

from dicegames.engine.action import Action
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, SetAside, TenThousandState


def forced_action(state: TenThousandState) -> Action | None:
    """Return what has to be done where nothing can be chosen: the first roll, or to end a missed turn."""
    if state.is_missed:
        return Miss()
    return None if state.dice else Roll()


def set_asides(state: TenThousandState) -> list[tuple[tuple[int, ...], int, int]]:
    """Return every choice of dice: its faces, the points of the turn with it, and how many dice are left.

    Those after which the turn could neither be collected nor go on are left out.
    """
    count = state.rest_count + sum(state.chosen)
    choices = [
        (faces, state.saved_points + points, count - len(faces))
        for faces, points in state.scoring.set_asides(state.dice)
    ]
    return [
        (faces, points, rest)
        for faces, points, rest in choices
        if can_stop(state, points, rest) or can_go_on(state, rest)
    ]


def can_stop(state: TenThousandState, points: int, rest: int) -> bool:
    """Return whether a turn may be collected with so many points and dice left."""
    return points >= state.needed and (rest > 0 or state.ruleset.hot_dice != "must")


def can_go_on(state: TenThousandState, rest: int) -> bool:
    """Return whether a turn may be rolled on with so many dice left."""
    return rest > 0 or state.ruleset.hot_dice != "none"


def carried_out(state: TenThousandState, faces: tuple[int, ...], stop: bool) -> tuple[Action, ...]:
    """Return the decisions that set exactly these faces of the roll aside, and then collect or roll."""
    wanted = _positions(state, faces)
    actions: list[Action] = []
    surplus = tuple(die for die, chosen in enumerate(state.chosen) if chosen and die not in wanted)
    if surplus:
        actions.append(PutBack(surplus))
    missing = tuple(die for die in wanted if not state.chosen[die])
    if missing:
        actions.append(SetAside(missing))
    return (*actions, Collect() if stop else Roll())


def _positions(state: TenThousandState, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return where these faces lie; dice that are set aside already come first, so that none is exchanged."""
    missing, found = list(faces), []
    for die in sorted(range(len(state.dice)), key=lambda die: not state.chosen[die]):
        if state.dice[die] in missing:
            missing.remove(state.dice[die])
            found.append(die)
    return tuple(sorted(found))
