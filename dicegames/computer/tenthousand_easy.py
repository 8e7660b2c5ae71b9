"""The weaker players of 10.000: they see what scores, but not far ahead."""

import random
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement

from dicegames.computer.tenthousand_choices import can_go_on, can_stop, carried_out, forced_action, set_asides
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.tenthousand.ruleset import DICE, Values
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of
from dicegames.games.tenthousand.state import TenThousandState

_MANY_DICE = 3
"""With so many dice left the easy player always rolls on: few of such rolls go wrong."""


class EasyTenThousandPlayer:
    """Take everything that scores; collect as soon as that is allowed and few dice are left.

    A beginner's way: too greedy with many dice, and never leaving dice that score to roll them again.
    """

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        if not isinstance(state, TenThousandState):
            raise InvalidActionError(f"{type(state).__name__} is no state of 10.000")
        forced = forced_action(state)
        if forced is not None:
            return forced
        faces, points, rest = max(set_asides(state), key=lambda choice: (choice[1], -choice[2]))
        stop = can_stop(state, points, rest)
        if stop and can_go_on(state, rest):
            behind = state.turns_left is not None and not _leads(state, points)
            stop = not behind and (0 < rest < _MANY_DICE or _is_plenty(state, points))
        return carried_out(state, faces, stop)[0]


class MediumTenThousandPlayer:
    """Think one roll ahead: of each choice of dice, whether a single further roll is worth its risk."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        if not isinstance(state, TenThousandState):
            raise InvalidActionError(f"{type(state).__name__} is no state of 10.000")
        forced = forced_action(state)
        if forced is not None:
            return forced
        best: tuple[float, tuple[int, ...], bool] | None = None
        for faces, points, rest in set_asides(state):
            if can_stop(state, points, rest) and (best is None or points > best[0]):
                lost = state.turns_left is not None and not _leads(state, points)
                if not lost or not can_go_on(state, rest):
                    best = float(points), faces, True
            if can_go_on(state, rest):
                farkle, gain = _next_roll(state.ruleset.values, rest or DICE)
                loss = state.points[state.seat] - state.points_after_miss
                aim = _is_plenty if state.turns_left is None else _leads
                hope = 0.0 if aim(state, points) and can_stop(state, points, rest) else points + gain
                value = (1.0 - farkle) * hope - farkle * loss
                if best is None or value > best[0]:
                    best = value, faces, False
        assert best is not None  # a roll that offers no choice is missed
        return carried_out(state, best[1], best[2])[0]


def _leads(state: TenThousandState, points: int) -> bool:
    """Return whether so many points would be at least as many as anyone has."""
    return state.points[state.seat] + points >= max(state.points)


def _is_plenty(state: TenThousandState, points: int) -> bool:
    """Return whether points reach the target, or are a fifth of it and at least twice what is needed."""
    ruleset = state.ruleset
    own = state.points[state.seat]
    return own + points >= ruleset.target or points >= max(2 * state.needed, ruleset.target // 5)


@lru_cache(maxsize=128)
def _next_roll(values: Values, dice: int) -> tuple[float, float]:
    """Return the chance that a roll is a Farkle, and the mean of the most points of the others."""
    scoring = scoring_of(values)
    total = count = 0
    for roll in combinations_with_replacement(FACES, dice):
        options = scoring.options(roll)
        if options:
            count += roll_weight(roll)
            total += roll_weight(roll) * max(points for _, points in options)
    return 1.0 - count / 6**dice, total / count if count else 0.0
