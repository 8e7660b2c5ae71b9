"""Files that come from outside: from a further start, or from the system (macOS sends them as events)."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from dicegames.app.log_file import note


class Application(QApplication):
    """The application object; it hears of files that the system wants opened.

    The file that was double-clicked to start the program comes before there is a window: what comes while
    nobody receives waits.
    """

    file_sent = Signal(object)  # Path

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._is_received = False
        self._early: list[Path] = []

    def set_received(self, is_received: bool) -> None:
        """Say whether a window is there that opens files; it gets at once what waits for it."""
        self._is_received = is_received
        while self._is_received and self._early:
            self.file_sent.emit(self._early.pop(0))

    def event(self, event: QEvent) -> bool:
        """Take in a file that was chosen in the file manager."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._early.append(Path(event.file()))
            self.set_received(self._is_received)
            return True
        return super().event(event)


class Incoming(QObject):
    """Show `window` and let it open what comes in; while a dialog is open over it, the last file waits."""

    file_arrived = Signal(object)  # Path

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: Path | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_timer_timeout)
        window.installEventFilter(self)

    def take(self, file: Path | None) -> None:
        """Bring the window to the front, and let it open `file` if there is one."""
        note("called", files=int(file is not None))
        bring_to_front(self._window)
        if file is not None:
            self._waiting = file
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on when the last dialog over the window is closed."""
        if event.type() == QEvent.Type.WindowUnblocked and self._waiting is not None:
            self._timer.start()  # what asked the dialog comes first
        return super().eventFilter(watched, event)

    def _on_timer_timeout(self) -> None:
        if self._waiting is None or QApplication.activeModalWidget() is not None:
            return
        file, self._waiting = self._waiting, None
        self.file_arrived.emit(file)


def bring_to_front(window: QWidget) -> None:
    """Show a window before all others; where the system refuses, it calls for attention."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)  # does nothing to a window that is active
