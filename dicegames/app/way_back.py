"""What Esc and the key of "Back" do on pages: what their back buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from dicegames.app.main_window import MainWindow


class WayBack(QObject):
    """Lead one page back, from where there is one: of what is looked through, set up, edited, read or over.

    A match that runs is left by the key of "Back" only: Esc is pressed at tables for other reasons.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.back.triggered.connect(self.go)
        window.stack.currentChanged.connect(self._on_page_changed)
        window.shell.page_shown.connect(self._on_page_changed)
        window.installEventFilter(self)
        self._on_page_changed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the Esc that no widget on the page had a use for; one that is held did something else."""
        if (
            event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
            or event.key() != Qt.Key.Key_Escape
            or event.modifiers()
        ):
            return False
        table = self._window.table
        is_playing = self._window.viewer_page is None and table is not None and table.can_pause
        if event.isAutoRepeat() or is_playing or not self._window.menus.back.isEnabled():
            return False
        self.go()
        return True

    def go(self) -> None:
        """Go back; from an editor only after its question, from the start page nowhere."""
        window = self._window
        editor = window.own_rulesets.editor if window.is_editing else None
        if editor is not None:
            if editor.may_leave():
                editor.back_requested.emit()
        elif window.viewer_page is not None:
            window.viewer_page.back_requested.emit()
        elif window.menus.back.isEnabled():
            window.show_home()

    def _on_page_changed(self) -> None:
        window = self._window
        is_home = window.stack.currentWidget() is window.shell and window.shell.current_page == "home"
        window.menus.back.setEnabled(not is_home)
