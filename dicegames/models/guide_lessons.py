"""What a lesson of the guide is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What a lesson says: a short `lead`, and one or two sentences on what can be done now."""

    lead: str
    text: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something that is told once, as soon as it is true for a state and the seat of who learns.

    `applies` and `words` get states of the lesson's own family. `is_main` lessons come in every whole game
    sooner or later, the others only when something rare happens. `topic` is that of the chapter of rules
    about it, "" for their beginning.
    """

    id: str
    applies: Callable[[Any, int], bool]
    words: Callable[[Any, int], LessonWords]
    is_main: bool = True
    topic: str = ""
