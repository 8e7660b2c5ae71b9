"""What binds the guide of a first game to its strip: it watches the match, and restricts nothing."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from dicegames.engine.game import State
from dicegames.engine.match import Mark, Match, Seating, Step
from dicegames.models.guide import (
    Guide,
    end_words,
    guide_of,
    learner,
    progress_text,
    resting_words,
    words_of,
)
from dicegames.models.guide_lessons import Lesson, LessonWords
from dicegames.session.controller import MatchController
from dicegames.session.table import Table
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.dialogs.question import Message
from dicegames.ui.look import Look
from dicegames.ui.table.guide_strip import GuideStrip
from dicegames.ui.table.notices import Notices


class Guides(QObject):
    """Follow the match with the guide while it is open; what was told is found again in the record."""

    opened = Signal(bool)  # or closed

    def __init__(
        self,
        look: Look,
        controller: MatchController,
        board: GameBoard,
        strip: GuideStrip,
        notices: Notices,
        page: QWidget,
    ) -> None:
        super().__init__(strip)
        self._look = look
        self._controller = controller
        self._strip = strip
        self._notices = notices
        self._page = page
        self._guide: Guide | None = None
        self._reading: int | None = None  # which of the lessons told is read again
        self._said: tuple[object, ...] = ()
        strip.set_samples(self._samples)
        strip.read_requested.connect(self.go_on)
        strip.earlier_requested.connect(self._on_strip_earlier_requested)
        strip.whole_requested.connect(self._on_strip_whole_requested)
        strip.close_requested.connect(self._on_strip_close_requested)
        board.settled.connect(self._on_board_settled)
        controller.guided_changed.connect(self._on_controller_guided_changed)
        controller.reseated.connect(self._on_controller_reseated)
        controller.practice_started.connect(self._show_practice)

    @property
    def guide(self) -> Guide | None:
        """What was told so far; None while the guide is closed."""
        return self._guide

    @property
    def is_possible(self) -> bool:
        """Whether this was begun as a first game, so that its guide can be opened."""
        return self._controller.table.has_guide

    def topic(self) -> str:
        """Return the topic of the chapter of rules about the present lesson, "" without one."""
        lesson = self._guide.present(self._state) if self._guide is not None else None
        return lesson.topic if lesson is not None else ""

    def start(self) -> None:
        """Go on where the guide was when the session was left."""
        self._on_controller_guided_changed(self._controller.table.is_guided)

    def go_on(self) -> None:
        """Put away what is said, so that the next lesson comes when it is time; open a closed guide."""
        if self._guide is None:
            self._controller.set_guided(self.is_possible)
        elif self._reading is not None:
            later = self._reading + 1
            self._reading = later if later < len(self._guide.told) - 1 else None
            self._show()
        else:
            if self._guide.present(self._state) is not None:
                self._controller.mark_guide_read()
            self._guide = self._guide.read(self._state)
            self._show()

    @property
    def _state(self) -> State:
        return self._controller.match.state

    def _lesson(self) -> Lesson | None:
        """Return the lesson that is read now: an earlier one, or the present one."""
        guide = self._guide
        if guide is None:
            return None
        return guide.told[self._reading] if self._reading is not None else guide.present(self._state)

    def _show(self) -> None:
        guide, state = self._guide, self._state
        if guide is None:
            return
        lesson = self._lesson()
        before = len(guide.told) - (1 if guide.present(state) is not None else 0)
        has_earlier = (before if self._reading is None else self._reading) > 0
        if lesson is not None:
            said: tuple[object, ...] = (lesson.id,)
            self._strip.show_lesson(
                partial(words_of, lesson, state, guide.seat),
                partial(progress_text, guide, lesson),
                can_read=True,
                has_earlier=has_earlier,
            )
        elif guide.is_finished(state):
            over = state.outcome is not None
            said = ("end", over)
            self._strip.show_end(partial(end_words, over), has_earlier=has_earlier, is_over=over)
        else:
            said = ("rest",)
            self._strip.show_lesson(resting_words, str, can_read=False, has_earlier=has_earlier)
        if said != self._said:
            self._said = said
            if said != ("rest",):
                announce(self._strip, self._strip.sentence)

    def _show_practice(self) -> None:
        """Say that this is a practice table, unless the guide says so."""
        is_free = self._controller.match.undo_rule == "free"
        self._notices.set_practice(is_free and self._guide is None)

    def _samples(self) -> tuple[LessonWords, ...]:
        guide = self._guide
        if guide is None:
            return (resting_words(),)
        return (*(words_of(lesson, self._state, guide.seat) for lesson in guide.lessons), resting_words())

    def _on_strip_earlier_requested(self) -> None:
        guide = self._guide
        if guide is None:
            return
        last = len(guide.told) - (1 if guide.present(self._state) is not None else 0)
        self._reading = max(0, (last if self._reading is None else self._reading) - 1)
        self._show()

    def _on_strip_whole_requested(self) -> None:
        self._controller.hold("guide")
        Message.tell(self._page, self._look, self._whole)
        self._controller.release("guide")

    def _whole(self) -> tuple[str, str]:
        return self._strip.words.lead, self._strip.words.text

    def _on_strip_close_requested(self) -> None:
        self._controller.set_guided(False)

    def _on_board_settled(self) -> None:
        if self._guide is not None:
            self._guide = self._guide.seen(self._state)
            self._reading = None
            self._show()

    def _on_controller_reseated(self, _before: object) -> None:
        if self._guide is not None:
            seat = learner(self._controller.match.seats)
            self._guide, self._reading = self._guide.at(seat).seen(self._state), None
            self._show()

    def _on_controller_guided_changed(self, guided: bool) -> None:
        self._reading, self._said = None, ()
        if guided:
            self._guide = guide_at(self._controller.table).seen(self._state)
            self._show()
        else:
            self._guide = None
            if self._strip.isAncestorOf(QApplication.focusWidget() or self._page):
                self._page.setFocus()
        self._strip.setVisible(guided)
        self._show_practice()
        self.opened.emit(guided)


def guide_at(table: Table) -> Guide:
    """Return the guide after all that people saw at a table, what was taken back too."""
    options, seats = table.header.options, table.header.seats
    match = Match(table.match.game, seats, options.undo)
    has_clock = options.auto_entry > 0
    guide = guide_of(match.game.id, learner(seats), (match.state,), has_clock=has_clock)
    for entry, _ in table.times:
        match.follow(entry)
        guide = guide.at(learner(match.seats))
        if entry == Mark("guide_read"):
            guide = guide.read(match.state)
        elif isinstance(entry, Step | Seating) or (
            isinstance(entry, Mark) and entry.kind in ("undo", "redo")
        ):
            guide = guide.seen(match.state)
    return guide
