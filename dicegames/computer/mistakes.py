"""What a decision costs against the best one."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from dicegames.computer.advice import EQUAL, Advice, Choice, Unit
from dicegames.engine.action import Action

Strictness = Literal["large", "clear", "small"]
"""From which mistakes on somebody wants to be warned."""

THRESHOLDS: Mapping[Unit, Mapping[Strictness, float]] = MappingProxyType(
    {
        "points": MappingProxyType({"large": 8.0, "clear": 3.0, "small": 1.0}),
        "win": MappingProxyType({"large": 0.04, "clear": 0.015, "small": 0.005}),
    }
)
"""A decision is a mistake of a kind when it costs more than this."""


def choice_of(advice: Advice, action: Action) -> Choice | None:
    """Return the choice that `action` completes; None when it only prepares one."""
    for choice in advice.choices:
        if choice.actions == (action,) or action in choice.equals:
            return choice
    return None


def cost_of(advice: Advice, choice: Choice) -> float:
    """Return how much less a choice is worth than the best one; 0.0 for an equal one."""
    cost = advice.choices[0].value - choice.value
    return cost if cost > EQUAL else 0.0


def is_mistake(advice: Advice, choice: Choice, strictness: Strictness) -> bool:
    """Return whether a choice costs more than somebody wants to let pass."""
    return cost_of(advice, choice) > THRESHOLDS[advice.unit][strictness]
