"""What swallows the presses of those who were slower: they were meant for the start, not for the table."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from dicegames.ui.table.overlay import keep_plain_key

LATE_MS = 700


class LatePresses(QWidget):
    """Lie over `host` unseen for `milliseconds` after `open`, and let no press through."""

    def __init__(self, host: QWidget, milliseconds: int = LATE_MS) -> None:
        super().__init__(host)
        self._host = host
        self._earlier_focus: QWidget | None = None
        self._timer = QTimer(self, singleShot=True, interval=milliseconds)
        self._timer.timeout.connect(self._on_timer_timeout)
        host.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Cover the host and take the keyboard, which goes back when the time is over."""
        self._earlier_focus = QApplication.focusWidget()
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the host."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._host.rect())
        return False

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the shortcuts of the page below."""
        return keep_plain_key(event) or super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Leave the focus here."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow it; a key that is still held keeps the cover."""
        event.accept()
        if event.isAutoRepeat():
            self._timer.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow it."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow it."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Swallow it."""
        event.accept()

    def _on_timer_timeout(self) -> None:
        has_keys = self.window().focusWidget() is self  # else something that came meanwhile has them
        self.hide()
        earlier, self._earlier_focus = self._earlier_focus, None
        if not has_keys:
            return
        is_there = earlier is not None and isValid(earlier) and earlier.isVisible() and earlier.isEnabled()
        heir = earlier if earlier is not None and is_there else self._host
        heir.setFocus(Qt.FocusReason.OtherFocusReason)
