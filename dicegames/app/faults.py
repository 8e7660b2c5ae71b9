"""Write down what fails where no slot and no dialog sees it: in threads, in destructors, inside Qt.

Errors in slots are shown (`CrashHook`). What is caught here harms nobody at once; it stands in the log file
for whoever is told of a fault later, and on the terminal as always.
"""

import sys
import threading

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from dicegames.app.log_file import note_error, note_message

MOST_MESSAGES = 50
"""So many different messages of Qt are written down in one run; one that comes again isn't."""

_KINDS = {
    QtMsgType.QtWarningMsg: "qt_warning",
    QtMsgType.QtCriticalMsg: "qt_critical",
    QtMsgType.QtFatalMsg: "qt_fatal",
}


class Faults:
    """Keep watch from `begin` to `end`."""

    def __init__(self) -> None:
        self._seen: set[tuple[str, str]] = set()

    def begin(self) -> None:
        """Watch threads, destructors and Qt from now on."""
        threading.excepthook = self._note_thread
        sys.unraisablehook = self._note_unraisable
        qInstallMessageHandler(self._note_message)

    def end(self) -> None:
        """Leave all of it to Python and Qt again."""
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)

    def _note_thread(self, failure: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(failure)
        if failure.exc_value is not None and not isinstance(failure.exc_value, SystemExit):
            note_error(failure.exc_value, "thread_error")

    def _note_unraisable(self, failure: "sys.UnraisableHookArgs") -> None:
        sys.__unraisablehook__(failure)
        if failure.exc_value is not None:
            note_error(failure.exc_value, "unraisable_error")

    def _note_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if sys.stderr is not None:  # a program without a terminal has none
            print(message, file=sys.stderr)
        event, category = _KINDS.get(kind, ""), context.category or ""
        if not event or (category, message) in self._seen or len(self._seen) == MOST_MESSAGES:
            return
        self._seen.add((category, message))
        note_message(event, category, message)
