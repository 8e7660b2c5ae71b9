"""The guided first games for the gallery: their first words, after a roll, the longest lesson, the end."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dicegames.app.main_window import MainWindow
from dicegames.models.guide import LESSONS, end_words
from dicegames.models.guide_lessons import Lesson

Take = Callable[[], None]
Show = Callable[[MainWindow], None]


def first_game(game_id: str, show: Show, window: MainWindow, _folder: Path, take: Take) -> None:
    """Begin a guided game, show something of it, and leave no session behind."""
    window.show_home()
    window.start_first_game(game_id)
    QTest.qWait(50)
    show(window)
    QTest.qWait(50)
    take()
    assert window.desk is not None
    path = window.desk.controller.table.journal.path
    window.show_home()
    path.unlink()


def begun(_window: MainWindow) -> None:
    """Show the first words."""


def rolled(window: MainWindow) -> None:
    """Show the words after a roll."""
    assert window.table is not None
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    window.table.board.finish_motion()


def longest(window: MainWindow) -> None:
    """Show the lesson that needs most room."""
    assert window.table is not None
    assert window.desk is not None
    match = window.desk.controller.match
    state = match.state

    def length(lesson: Lesson) -> int:
        words = lesson.words(state, 0)
        return len(words.lead + words.text)

    lesson = max(LESSONS[match.game.id], key=length)
    strip = window.table.guide_strip
    strip.show_lesson(
        partial(lesson.words, state, 0), partial(str, "7 / 10"), can_read=True, has_earlier=True
    )


def ended(window: MainWindow) -> None:
    """Show that all is told."""
    assert window.table is not None
    window.table.guide_strip.show_end(partial(end_words, False), has_earlier=True)


SCREENS: dict[str, Callable[[MainWindow, Path, Take], None]] = {
    f"steps-{game_id}-{name}": partial(first_game, game_id, show)
    for game_id in LESSONS
    for name, show in (("begun", begun), ("rolled", rolled), ("longest", longest), ("ended", ended))
}
