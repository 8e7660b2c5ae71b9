"""The simple player of 10.000: it plays each turn for the most points on average (see `tenthousand_turn`)."""

import random
from collections.abc import Callable

from dicegames.computer.tenthousand_turn import Goal, TurnPlan, turn_plan
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, SetAside, TenThousandState


class SimpleTenThousandPlayer:
    """Collect when another roll would cost more than it brings; in the last throws play for the lead."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: what to set aside from a roll, then to collect or to roll on.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        if not isinstance(state, TenThousandState):
            raise InvalidActionError(f"{type(state).__name__} is no state of 10.000")
        if state.is_missed:
            return Miss()
        if not state.dice:
            return Roll()
        ruleset = state.ruleset
        plan = turn_plan(ruleset.values, ruleset.hot_dice, goal_of(state))
        wanted = wanted_dice(state, plan)
        surplus = tuple(die for die, chosen in enumerate(state.chosen) if chosen and die not in wanted)
        if surplus:
            return PutBack(surplus)
        missing = tuple(die for die in wanted if not state.chosen[die])
        if missing:
            return SetAside(missing)
        if state.refusal_of(Collect()):
            return Roll()
        if state.refusal_of(Roll()):
            return Collect()
        stop = plan.collected(state.turn_points)
        assert stop is not None  # else collecting is refused
        return Roll() if plan.rolled(state.turn_points, state.free_count) > stop else Collect()


def goal_of(state: TenThousandState) -> Goal:
    """Return what the running turn is played for."""
    own = state.points[state.seat]
    loss = own - state.points_after_miss
    if state.turns_left is None:
        # In thousands, so that the plans of many turns are the same.
        return Goal(state.needed, loss, -(-(state.ruleset.target - own) // 1000) * 1000)
    # Only first place counts now; a tie is a shared victory.
    best = max((points for seat, points in enumerate(state.points) if seat != state.seat), default=own)
    lead = max(0, best - own)
    return Goal(state.needed, loss, lead + 1000, lead, state.ruleset.target)


def wanted_dice(state: TenThousandState, plan: TurnPlan) -> tuple[int, ...]:
    """Return which dice of the roll to set aside, by position."""
    saved = state.saved_points
    rest = state.rest_count + sum(state.chosen)
    best: tuple[float, int] | None = None
    wanted: tuple[int, ...] = ()
    for faces, points in state.scoring.set_asides(state.dice):
        worth = plan.used(saved + points, rest - len(faces))
        if worth is None:
            worth = -float("inf")  # at least it is legal
        if best is None or (worth, len(faces)) > best:
            best, wanted = (worth, len(faces)), faces
    return _positions(state, wanted)


def _positions(state: TenThousandState, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return where these faces lie; dice that are set aside already come first, so that none is exchanged."""
    missing, found = list(faces), []
    for die in sorted(range(len(state.dice)), key=lambda die: not state.chosen[die]):
        if state.dice[die] in missing:
            missing.remove(state.dice[die])
            found.append(die)
    return tuple(sorted(found))
