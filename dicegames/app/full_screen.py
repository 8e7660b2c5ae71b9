"""The window over the whole screen: F11, the menus, and Esc where nothing else wants it.

It isn't remembered: the program begins in a window, so that nobody has to look for the way out of a screen
without a frame.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMainWindow


class FullScreen(QObject):
    """Let `action` and Esc turn it on and off; the action is checked while it is on, whoever turned it on."""

    def __init__(self, window: QMainWindow, action: QAction) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        action.triggered.connect(self._on_action_triggered)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window, and take the Esc that reaches it: no widget inside had a use for it."""
        if event.type() == QEvent.Type.WindowStateChange:
            self._action.setChecked(self._window.isFullScreen())
        elif (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._window.isFullScreen()
        ):
            self._leave()
            return True
        return False

    def _on_action_triggered(self) -> None:
        if self._window.isFullScreen():
            self._leave()
        else:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    def _leave(self) -> None:
        """Go back to the window as it was: maximized, if it was that."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
