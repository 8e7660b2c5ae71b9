"""The lists of saved sessions: there at once from the index, completed in the background."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from dicegames.models.narrators import progress_values
from dicegames.session.answer import Answer
from dicegames.session.background import Background
from dicegames.storage.directories import Directories
from dicegames.storage.index import SessionIndex
from dicegames.storage.library import SessionInfo

translate = QCoreApplication.translate

TELL_EVERY = 0.3  # seconds
MOST_REST = 0.05
PATIENCE = 1.0  # seconds that a listing may take; it goes on beside the window
LOOK_MS = 200
_LOOKS = 4  # a new file is read, replayed, and looked at once more where its times are doubtful


class SessionLists(QObject):
    """List what is in the folder of sessions, and read in a thread what the index doesn't know yet."""

    learned = Signal(object, int)  # tuple[SessionInfo, ...], and how many files are not listed yet
    hung = Signal()  # the folder does not answer; what was known before is listed
    answered = Signal()  # and now it has
    _batch_read = Signal(object)  # the same out of the thread

    def __init__(self, folders: Directories, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folders.sessions
        self._index = SessionIndex(folders.index, progress_values)
        self._background = Background(self)
        self._infos: list[SessionInfo] | None = None
        self._answer: Answer[list[SessionInfo]] | None = None
        self._is_told = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._batch_read.connect(self._on_batch_read)

    @property
    def latest(self) -> list[SessionInfo]:
        """The sessions as they were listed last."""
        return self.listed() if self._infos is None else self._infos

    @property
    def is_waiting(self) -> bool:
        """Whether the folder has not answered yet."""
        return self._answer is not None

    def listed(self) -> list[SessionInfo]:
        """Return the sessions as they are in the folder now, the one last played first.

        While the folder does not answer they are those that were listed before.
        """
        if self._answer is None:
            self._answer = Answer(self._list)
            self._take(PATIENCE)
            if self._answer is not None:
                self._timer.start()
        return self._infos or []

    def read_on(self) -> None:
        """Read what is missing in a thread, until it is all there or `rest` is called."""
        if not self.is_waiting and not self._background.is_busy:
            self._background.begin(self._read)

    def rest(self) -> None:
        """Read no further."""
        self._background.cancel()

    def shut_down(self) -> None:
        """Stop for good, and write down what is known."""
        self._timer.stop()
        self._background.shut_down()
        self._index.save()

    @property
    def unlisted(self) -> int:
        """How many files are not listed yet because there are too many new ones."""
        return self._index.unlisted()

    def _list(self) -> list[SessionInfo]:
        return self._index.sessions(self._folder)

    def _take(self, seconds: float) -> None:
        if self._answer is not None and self._answer.wait(seconds):
            answer, self._answer = self._answer, None
            self._infos = answer.result()

    def _on_timer_timeout(self) -> None:
        self._take(0.0)
        if self._answer is None:
            self._timer.stop()
            self._is_told = False
            self.answered.emit()
        elif not self._is_told:
            self._is_told = True
            self.hung.emit()

    def _read(self, cancelled: Callable[[], bool]) -> None:
        """Run in the thread: read file after file, and tell now and then."""
        found: dict[Path, SessionInfo] = {}
        told = time.monotonic()
        for _ in range(_LOOKS):
            files = self._index.changed_files()
            for path in files:
                if cancelled():
                    break
                begun = time.monotonic()
                info = self._index.read(path)
                time.sleep(min(time.monotonic() - begun, MOST_REST))  # half the time is the window's
                if info is not None:
                    found[path] = info
                if time.monotonic() - told > TELL_EVERY:
                    self._tell(found)
                    found, told = {}, time.monotonic()
            if cancelled() or not files:
                break
        self._tell(found)
        self._index.save()

    def _tell(self, found: dict[Path, SessionInfo]) -> None:
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._batch_read.emit(tuple(found.values()))

    def _on_batch_read(self, infos: tuple[SessionInfo, ...]) -> None:
        # What was deleted while the batch was on its way must not come back into the list.
        self.learned.emit(self._index.still_there(infos), self._index.unlisted())


def hung_words() -> tuple[str, str]:
    """Return what is said while the folder doesn't answer."""
    return translate("Window", "Sessions"), translate(
        "Window", "The folder of your sessions does not answer. The list comes when it does."
    )
