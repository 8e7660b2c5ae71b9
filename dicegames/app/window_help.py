"""What helps people in the window: the rules, every key, what the program is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from dicegames.games.catalog import game_info
from dicegames.ui.look import Look
from dicegames.version import app_version

if TYPE_CHECKING:
    from dicegames.app.main_window import MainWindow
    from dicegames.ui.controls.key_rows import KeyGroups


class WindowHelp(QObject):
    """Show help over whatever is seen, dialogs too; a table waits meanwhile.

    The key that opened rules or keys closes them again.
    """

    def __init__(self, look: Look, log: Path, window: MainWindow) -> None:
        super().__init__(window)
        self._look = look
        self._log = log
        self._window = window
        menus = window.menus
        menus.rules.triggered.connect(self.show_rules)
        menus.shortcuts.triggered.connect(self.show_keys)
        menus.about.triggered.connect(self.show_about)

    def show_rules(self) -> None:
        """Show the rules: of what is played the fitting chapter, over it."""
        from dicegames.ui.pages.rules import RulesPage

        top = _top_dialog()
        if top is not None and top.findChild(RulesPage) is not None:
            top.accept()
            return
        window = self._window
        header = window.header_in_view
        if header is None and top is None:
            window.show_page("rules")
            return
        page = window.make_rules()
        if header is not None:
            page.show_ruleset(game_info(header.game_id).decode_ruleset(header.ruleset))
            if window.viewer_page is None and window.table is not None:
                page.open_at(window.table.guides.topic() or window.table.board.topic())
        self.show_over(page)

    def show_over(self, page: QWidget) -> None:
        """Show a page in a dialog, until it is closed."""
        from dicegames.ui.dialogs.page_dialog import PageDialog

        window = self._window
        with window.holding("page"):
            PageDialog.show_over(self._look, window, page, at_table=window.header_in_view is not None)
        if window.table is not None:
            window.table.refocus()

    def show_keys(self) -> None:
        """Show every key that means something now."""
        from dicegames.ui.dialogs.shortcuts import ShortcutsDialog

        top = _top_dialog()
        if isinstance(top, ShortcutsDialog):
            top.accept()
            return
        groups = self.key_groups if top is None else self.dialog_key_groups
        with self._window.holding("keys"):
            ShortcutsDialog.show_over(self._window, self._look, groups)

    def show_about(self) -> None:
        """Show what the program is."""
        from dicegames.ui.dialogs.about import AboutDialog

        with self._window.holding("about"):
            AboutDialog.show_over(self._window, self._look, app_version(), self._log)

    def key_groups(self) -> KeyGroups:
        """Return every key that means something in the window now, and what it does."""
        from dicegames.app.key_lists import key_groups

        window = self._window
        return key_groups(
            window.menus,
            viewer=window.viewer_page,
            desk=window.desk,
            sessions=window.listed_sessions,
            in_editor=window.is_editing,
            in_new_game=window.is_setting_up,
        )

    def dialog_key_groups(self) -> KeyGroups:
        """Return the keys of the window that work over a dialog too, and what they do."""
        return self._window.menus.dialog_key_groups()


def _top_dialog() -> QDialog | None:
    """Return the dialog that lies over all else, if any."""
    top = QApplication.activeModalWidget()
    return top if isinstance(top, QDialog) else None
