"""What was used last, keys or a pointer: it decides whether a focus that the program moves shows its ring."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

from dicegames.ui.controls.focus import MODIFIERS
from dicegames.ui.look import Look


class LastInput(QObject):
    """Watch the windows of `app` and tell `look` whether keys were used last."""

    def __init__(self, app: QGuiApplication, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        app.focusWindowChanged.connect(self._on_app_focus_window_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look on; nothing is held back."""
        kind = event.type()
        # a shortcut takes its key before it is a press
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.key() not in MODIFIERS:
                self._look.set_led_by_keys(True)
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self._look.set_led_by_keys(False)
        return False

    def _on_app_focus_window_changed(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)
