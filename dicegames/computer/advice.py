"""What every choice in a position is worth: the base of hints, of the tutor and of strong players."""

from typing import Literal

import msgspec

from dicegames.engine.action import Action

Unit = Literal["points", "win"]
"""What values are: the expected final points of the seat, or its chance to win (0 to 1)."""

EQUAL = 1e-9
"""Values closer than this are equal."""


class Choice(msgspec.Struct, frozen=True):
    """One great choice; `actions` are the decisions that carry it out, one after the other (at least one).

    `equals` are single decisions that come to the same, as with another die of the same face.
    """

    actions: tuple[Action, ...]
    value: float
    equals: tuple[Action, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """The value of every choice that the rules allow, best first; never empty."""

    unit: Unit
    choices: tuple[Choice, ...]


def advice_of(unit: Unit, choices: list[Choice]) -> Advice:
    """Return the advice with `choices` sorted; of equal values the one that stands first comes first.

    Raises:
        ValueError: there is no choice.
    """
    top = max(choice.value for choice in choices)
    best = next(choice for choice in choices if choice.value >= top - EQUAL)
    others = [choice for choice in choices if choice is not best]
    return Advice(unit, (best, *sorted(others, key=lambda choice: choice.value, reverse=True)))
