"""What makes quick presses of keys count for what they were meant for, as double clicks do."""

from weakref import ref

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from dicegames.session.clock import monotonic_clock
from dicegames.ui.controls.focus import MODIFIERS

_PRESSING, _CLOSING = 1, 2
_KINDS = {
    Qt.Key.Key_Space: _PRESSING,
    Qt.Key.Key_Return: _PRESSING,
    Qt.Key.Key_Enter: _PRESSING,
    Qt.Key.Key_Escape: _CLOSING,
}


class QuickKeys(QObject):
    """Watch the windows of `app`: of keys pressed in quick succession, all belong to what the first one met.

    If that brought something else, a page, a dialog or a card, the others do nothing there. This holds for
    the keys that press, Space and Enter, and for Esc; any other key ends the succession.
    """

    def __init__(self, app: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = monotonic_clock()
        self._kind = 0
        self._latest = 0
        self._met: ref[QWidget] | None = None  # it may be gone when the next press comes
        app.focusWindowChanged.connect(self._on_app_focus_window_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back a press that was meant for something else."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event)
        if (
            event.type() == QEvent.Type.KeyRelease
            and isinstance(event, QKeyEvent)
            and _KINDS.get(Qt.Key(event.key()), 0) == self._kind
        ):
            self._latest = self._now()  # a button acts when Space is let go of
        return False

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in MODIFIERS:
            return False
        kind, seen = _KINDS.get(Qt.Key(event.key()), 0), _scene()
        since = self._now() - self._latest
        is_quick = event.isAutoRepeat() or since < QGuiApplication.styleHints().mouseDoubleClickInterval()
        self._latest = self._now()
        if kind and kind == self._kind and is_quick:
            return seen is not None and self._met is not None and seen is not self._met()
        self._kind, self._met = kind, None if seen is None else ref(seen)
        return False

    def _on_app_focus_window_changed(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)


def _scene() -> QWidget | None:
    """Return what has the keyboard: a menu, a dialog, a card over the table, else the page.

    What comes up within a page tells that by its `scene`.
    """
    popup = QApplication.activePopupWidget()
    widget = popup if popup is not None else QApplication.focusWidget()
    while widget is not None and not widget.isWindow():
        scene = getattr(widget, "scene", None)
        if isinstance(scene, QWidget):
            return scene
        above, window = widget.parentWidget(), widget.window()
        if isinstance(window, QMainWindow) and above is window.centralWidget():
            return widget
        widget = above
    return widget
