"""What a lesson of the guide is."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

Applies = Callable[[Any, int], bool]


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
    applies: Applies
    words: Callable[[Any, int], LessonWords]
    is_main: bool = True
    topic: str = ""


def lessons_of(
    rows: Iterable[tuple[str, Applies, bool]],
    words: Callable[[str, Any, int], LessonWords],
    topics: Mapping[str, str],
) -> tuple[Lesson, ...]:
    """Return the lessons of `rows` (id, applies, is_main), whose `words` know them by their ids."""
    return tuple(
        Lesson(name, applies, partial(words, name), is_main, topics.get(name, ""))
        for name, applies, is_main in rows
    )
