"""Write down when a window has drawn its first picture: how long a start takes shows in the log file."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from dicegames.app.log_file import note


class FirstPicture(QObject):
    """Watch `window` until then."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        # Whatever paints has sent its picture to the screen when this timer fires.
        self._after = QTimer(self, singleShot=True, interval=0)
        self._after.timeout.connect(self._on_after_timeout)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the first painting."""
        if event.type() == QEvent.Type.UpdateRequest:
            watched.removeEventFilter(self)
            self._after.start()
        return super().eventFilter(watched, event)

    def _on_after_timeout(self) -> None:
        note("window_shown")
