"""What is done once after the start, when the window is there: old files go for good."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

from dicegames.app.log_file import note
from dicegames.session.background import Background
from dicegames.storage.directories import Directories

DELAY_MS = 2000  # the first clicks come first


class Housekeeping(QObject):
    """Empty the trash of sessions and of own rulesets, and clear up, in a thread a moment after the start."""

    def __init__(self, folders: Directories, parent: QObject | None = None, delay_ms: int = DELAY_MS) -> None:
        super().__init__(parent)
        self._folders = folders
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self._timer = QTimer(self, singleShot=True, interval=delay_ms)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._timer.start()

    def shut_down(self) -> None:
        """Begin nothing any more, and wait for what is under way."""
        self._timer.stop()
        self._background.shut_down()

    def _on_timer_timeout(self) -> None:
        self._background.begin(self._empty)

    def _empty(self, _is_cancelled: Callable[[], bool]) -> int:
        from dicegames.storage.leftovers import remove_leftovers
        from dicegames.storage.rulesets import RulesetLibrary
        from dicegames.storage.trash import empty_trash

        folders = self._folders
        gone = 0
        with suppress(OSError):  # what can't be deleted today is tried at the next start
            gone = empty_trash(folders.trash)
            RulesetLibrary(folders.rulesets).empty_trash()
        written = (
            folders.data,
            folders.config,
            folders.cache,
            folders.sessions,
            folders.trash,
            folders.rulesets,
        )
        remove_leftovers(written)
        return gone

    def _on_background_answered(self, gone: int) -> None:
        if gone:
            note("trash_emptied", sessions=gone)
