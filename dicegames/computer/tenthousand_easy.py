"""The weaker players of 10.000: they see what scores, but not far ahead."""

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from types import MappingProxyType

from dicegames.computer.player import Style
from dicegames.computer.tenthousand_choices import (
    can_go_on,
    can_stop,
    carried_out,
    forced_action,
    set_asides,
)
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.engine.resign import playing_from
from dicegames.games.tenthousand.ruleset import DICE, Values
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of
from dicegames.games.tenthousand.state import TenThousandState

_MANY_DICE: Mapping[Style, int] = MappingProxyType({"cautious": 4, "": 3, "bold": 2})
"""With so many dice left the easy player rolls on, whatever is at stake, but for plenty."""

_TRUST: Mapping[Style, float] = MappingProxyType({"cautious": 0.85, "": 1.0, "bold": 1.15})
"""How much of what one more roll promises the medium player believes."""


class EasyTenThousandPlayer:
    """Take everything that scores; collect as soon as that is allowed and few dice are left.

    A beginner's way: too greedy with many dice, and never leaving dice that score to roll them again.
    """

    def __init__(self, style: Style = "") -> None:
        self._many_dice = _MANY_DICE[style]

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        plain = _plain_action(state)
        if plain is not None:
            return plain
        assert isinstance(state, TenThousandState)
        faces, points, rest = max(set_asides(state), key=lambda choice: (choice[1], -choice[2]))
        stop = can_stop(state, points, rest)
        if stop and can_go_on(state, rest):
            stop = state.turns_left is None and 0 < rest < self._many_dice
        return carried_out(state, faces, stop)[0]


class MediumTenThousandPlayer:
    """Think one roll ahead: of each choice of dice, whether a single further roll is worth its risk."""

    def __init__(self, style: Style = "") -> None:
        self._trust = _TRUST[style]

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action.

        Raises:
            InvalidActionError: `state` is no state of 10.000.
        """
        plain = _plain_action(state)
        if plain is not None:
            return plain
        assert isinstance(state, TenThousandState)
        loss = state.points[state.seat] - state.points_after_miss
        ways: list[tuple[float, tuple[int, ...], bool]] = []
        for faces, points, rest in set_asides(state):
            goes_on = can_go_on(state, rest)
            if can_stop(state, points, rest) and (state.turns_left is None or not goes_on):
                ways.append((float(points), faces, True))
            if goes_on:
                farkle, gain = _next_roll(state.ruleset.values, rest or DICE)
                ways.append((self._trust * (1.0 - farkle) * (points + gain) - farkle * loss, faces, False))
        _, faces, stop = max(ways, key=lambda way: (way[0], way[2]))
        return carried_out(state, faces, stop)[0]


def _plain_action(state: State) -> Action | None:
    """Return what needs no thinking: what has to be done, or to collect what is enough; else None.

    Raises:
        InvalidActionError: `state` is no state of 10.000.
    """
    if not isinstance(state, TenThousandState):
        raise InvalidActionError(f"{type(state).__name__} is no state of 10.000")
    forced = forced_action(state)
    if forced is not None:
        return forced
    enough = [
        (points, faces)
        for faces, points, rest in set_asides(state)
        if can_stop(state, points, rest) and _is_enough(state, points)
    ]
    return carried_out(state, max(enough)[1], stop=True)[0] if enough else None


def _is_enough(state: TenThousandState, points: int) -> bool:
    """Return whether points are plenty, or in the last throws at least as many as anyone has.

    Plenty is what reaches the target, or a fifth of it and at least twice what is needed.
    """
    own = state.points[state.seat] + points
    if state.turns_left is not None:
        return own >= max(state.points[seat] for seat in playing_from(0, state.resigned, len(state.points)))
    target = state.ruleset.target
    return own >= target or points >= max(2 * state.needed, target // 5)


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
