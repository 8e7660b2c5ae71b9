"""The guide through a first game: lessons that watch a match and tell what is new in it, each once.

A lesson restricts nothing: it only looks at a state. Whatever people do, the guide follows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Self

from PySide6.QtCore import QCoreApplication

from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.models.guide_lessons import Lesson, LessonWords
from dicegames.models.guide_ordercards import ORDERCARDS_LESSONS
from dicegames.models.guide_sheet import CLOCK, FIVEDICE_LESSONS, PENTA_LESSONS
from dicegames.models.guide_tenthousand import TENTHOUSAND_LESSONS

translate = QCoreApplication.translate

LESSONS: Mapping[str, tuple[Lesson, ...]] = MappingProxyType(
    {
        "penta": PENTA_LESSONS,
        "fivedice": FIVEDICE_LESSONS,
        "tenthousand": TENTHOUSAND_LESSONS,
        "ordercards": ORDERCARDS_LESSONS,
    }
)
"""The lessons of each game by its id, the most urgent first."""
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Guide:
    """What was told so far, for the person at `seat`; the last one told is the present one.

    `is_read` says that the last one is over: it was put away, or isn't true any more. Where only computers
    play the seat is `NOBODY`, and nothing new is told.
    """

    lessons: tuple[Lesson, ...]
    seat: int
    told: tuple[Lesson, ...] = ()
    is_read: bool = False

    @property
    def total(self) -> int:
        """How many lessons there are that everybody gets."""
        return sum(lesson.is_main for lesson in self.lessons)

    @property
    def done(self) -> int:
        """How many of those were told."""
        return sum(lesson.is_main for lesson in self.told)

    def number(self, lesson: Lesson) -> int:
        """Return which of the main lessons this one was, counted from 1; 0 for one of the others."""
        main = [one for one in self.told if one.is_main]
        return main.index(lesson) + 1 if lesson in main else 0

    def present(self, state: State) -> Lesson | None:
        """Return the lesson that is to be seen now: told, not put away, and still true."""
        if self.is_read or not self.told or not self.told[-1].applies(state, self.seat):
            return None
        return self.told[-1]

    def is_finished(self, state: State) -> bool:
        """Return whether there is nothing more to say: all main lessons were told, or the game is over."""
        over = state.outcome is not None
        return over or (self.done == self.total and self.present(state) is None)

    def at(self, seat: int) -> Self:
        """Return the guide for the person at `seat`, who goes on where the one before was."""
        return replace(self, seat=seat)

    def seen(self, state: State) -> Self:
        """Return the guide after people saw `state`: the most urgent new lesson is told.

        A lesson stays as long as it is true and not put away, unless a more urgent one comes.
        """
        if self.told and not self.told[-1].applies(state, self.seat):
            return replace(self, is_read=True)._told(state)
        return self._told(state)

    def read(self, state: State) -> Self:
        """Return the guide after the present lesson was put away; what else applies now follows."""
        return replace(self, is_read=True)._told(state)

    def _told(self, state: State) -> Self:
        fresh = next((one for one in self.lessons if self._is_new(one, state)), None)
        present = self.present(state)
        if fresh is None:
            return self
        if present is not None and self.lessons.index(present) < self.lessons.index(fresh):
            return self
        return replace(self, told=(*self.told, fresh), is_read=False)

    def _is_new(self, lesson: Lesson, state: State) -> bool:
        return lesson not in self.told and lesson.applies(state, self.seat)


def has_first_game(game_id: str) -> bool:
    """Return whether there are lessons for a game."""
    return game_id in LESSONS


def never_begun(game_ids: Iterable[str | None]) -> tuple[str, ...]:
    """Return the games with lessons that are none of `game_ids`."""
    begun = set(game_ids)
    return tuple(game_id for game_id in LESSONS if game_id not in begun)


def learner(seats: Iterable[Seat]) -> int:
    """Return the seat of who learns: the first person's, `NOBODY` where only computers play."""
    return next((at for at, seat in enumerate(seats) if not seat.is_computer), NOBODY)


def guide_of(game_id: str, seat: int, states: Iterable[State] = (), *, has_clock: bool = True) -> Guide:
    """Return the guide of a game for `seat`, after everything that was seen before.

    At a table where no clock runs (`has_clock`) there is no lesson about it.
    """
    lessons = tuple(one for one in LESSONS[game_id] if has_clock or one.topic != CLOCK)
    guide = Guide(lessons, seat)
    for state in states:
        guide = guide.seen(state)
    return guide


def words_of(lesson: Lesson, state: Any, seat: int) -> LessonWords:
    """Return what a lesson says, with the numbers of `state`."""
    return lesson.words(state, seat)


def resting_words() -> LessonWords:
    """Return what the guide says while there is nothing new."""
    return LessonWords(
        translate("Guide", "Play on as you like."),
        translate("Guide", "Whatever is new is told here. “…” and F1 show all rules."),
    )


def end_words(is_over: bool) -> LessonWords:
    """Return what the guide says when all is told, or the game is over."""
    if is_over:
        return LessonWords(
            translate("Guide", "Your first game is over."),
            translate("Guide", "Practice counts in no statistics. Now set up a game of your own."),
        )
    return LessonWords(
        translate("Guide", "You know all you need now."),
        translate("Guide", "Practice counts in no statistics. Play on, or set up a game of your own."),
    )


def progress_text(guide: Guide, lesson: Lesson) -> str:
    """Return which lesson this is: "3 of 7"; one that not every game has is "By the way"."""
    number = guide.number(lesson)
    if not number:
        return translate("Guide", "By the way")
    return translate("Guide", "{number} of {total}").format(number=number, total=guide.total)


def first_game_name() -> str:
    """Return what the guided game is called wherever it is offered."""
    return translate("Guide", "First game: step by step")
