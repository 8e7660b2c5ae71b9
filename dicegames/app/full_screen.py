"""A window that can take the whole screen: by an action, and back by Esc where nothing else wants it.

It isn't remembered: the program begins in a window, so that nobody has to look for the way out of a screen
without a frame.
"""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMainWindow


class FullScreenWindow(QMainWindow):
    """Be whole-screen or not; the action that was given is checked meanwhile, whoever turned it on."""

    _full_screen_action: QAction | None = None

    def set_full_screen_action(self, action: QAction) -> None:
        """Let `action` turn it on and off."""
        self._full_screen_action = action
        action.triggered.connect(self._on_full_screen_action_triggered)

    def changeEvent(self, event: QEvent) -> None:
        """Follow whoever changed the window."""
        if event.type() == QEvent.Type.WindowStateChange and self._full_screen_action is not None:
            self._full_screen_action.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the Esc that reaches the window: no widget inside had a use for it.

        One that is still held was meant for what it closed.
        """
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen() and not event.isAutoRepeat():
            self._on_full_screen_action_triggered()
        else:
            super().keyPressEvent(event)

    def _on_full_screen_action_triggered(self) -> None:
        # Only this part of the state: a window that was maximized is that again afterwards.
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
