"""Use a disk that may hang: after a second it is told, and nobody has to wait any longer."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from dicegames.app.waiting import StoppedError
from dicegames.session.answer import Answer
from dicegames.ui.dialogs.waiting import WaitingDialog
from dicegames.ui.look import Look

translate = QCoreApplication.translate

SILENT = 1.0  # seconds
LOOK_MS = 50

Result = TypeVar("Result")


def wait_for_disk(
    look: Look, window: QWidget, work: Callable[[], Result], late: Callable[[Result], object] | None = None
) -> Result:
    """Return what `work` returns or raises; what comes when nobody waits any more goes to `late`.

    Raises:
        StoppedError: somebody did not want to wait any longer.
    """
    answer = Answer(work, late)
    if not answer.wait(SILENT):
        _Wait(look, window, answer).run()
    if not answer.is_there:
        answer.give_up()
        raise StoppedError
    return answer.result()


def _title() -> str:
    return translate("Window", "The disk does not answer yet")


class _Wait(QObject):
    """Show a dialog until an answer is there, or somebody stops waiting."""

    def __init__(self, look: Look, window: QWidget, answer: Answer[Result]) -> None:
        super().__init__(window)
        self._answer = answer
        self._dialog = WaitingDialog(look, window, _title)
        self._dialog.stop_requested.connect(self._dialog.accept)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def run(self) -> None:
        self._timer.start()
        self._dialog.run()
        self._timer.stop()
        self.deleteLater()

    def _on_timer_timeout(self) -> None:
        if self._answer.is_there:
            self._dialog.accept()
