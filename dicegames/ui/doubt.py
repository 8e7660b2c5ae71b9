"""What dialogs say, and what they ask before something is given away."""

from collections.abc import Callable
from dataclasses import dataclass

Told = Callable[[], tuple[str, str]]
"""Title and text of a message, in the language of the moment in which they are asked for."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question in words, and its two answers: `yes` gives something away, `no` is the safe one."""

    title: str
    text: str
    yes: str
    no: str
