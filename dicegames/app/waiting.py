"""Do something long beside the window, under a dialog that shows how far it is and can stop it."""

import threading
from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicegames.engine.errors import InvalidRecordError
from dicegames.session.background import Background
from dicegames.storage.archive import Report
from dicegames.ui.dialogs.waiting import WaitingDialog
from dicegames.ui.look import Look

Outcome = TypeVar("Outcome")


class StoppedError(Exception):
    """Somebody stopped what was being done."""


class Waiting(QObject):
    """Run work that is told by `Report` how far it is; one piece at a time."""

    _went_on = Signal(int, int)  # how many are done, of how many; sent from the thread

    def __init__(
        self, look: Look, window: QWidget, title: Callable[[], str], work: Callable[[Report], object]
    ) -> None:
        super().__init__(window)
        self._work = work
        self._dialog = WaitingDialog(look, window, title)
        self._background = Background(self)
        self._is_stopped = threading.Event()
        self._told = -1
        self._result: object = None
        self._dialog.stop_requested.connect(self._on_dialog_stop_requested)
        self._went_on.connect(self._dialog.set_progress)
        self._background.answered.connect(self._on_background_answered)
        self._background.failed.connect(self._dialog.accept)

    def run(self) -> object:
        """Return what came of the work, None when it was stopped."""
        self._background.begin(self._do)
        self._dialog.run()
        self._background.shut_down()
        self.deleteLater()
        return self._result

    @staticmethod
    def wait(
        look: Look, window: QWidget, title: Callable[[], str], work: Callable[[Report], Outcome]
    ) -> Outcome:
        """Return what `work` returns; `title` tells in the current language what is being done.

        Raises:
            StoppedError: somebody stopped it, or it failed as nobody foresaw, which is told elsewhere.
            InvalidRecordError, OSError: `work` raised it.
        """
        result = Waiting(look, window, title, work).run()
        if isinstance(result, (InvalidRecordError, OSError)):
            raise result
        if isinstance(result, _Done):
            return cast(Outcome, result.value)
        raise StoppedError

    def _do(self, _is_cancelled: Callable[[], bool]) -> object:
        try:
            return _Done(self._work(self._report))
        except StoppedError:
            return None
        except (InvalidRecordError, OSError) as error:
            return error

    def _report(self, done: int, total: int) -> None:
        """Pass on how far it is, at most a hundred times."""
        if self._is_stopped.is_set():
            raise StoppedError
        percent = 100 * done // max(1, total)
        if percent != self._told:
            self._told = percent
            self._went_on.emit(done, total)

    def _on_dialog_stop_requested(self) -> None:
        self._is_stopped.set()

    def _on_background_answered(self, result: object) -> None:
        self._result = result
        self._dialog.accept()


class _Done:
    """What the work returned, told apart from an error."""

    def __init__(self, value: object) -> None:
        self.value = value
