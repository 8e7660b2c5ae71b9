"""Catch what nobody foresaw and show it; the session is on disk already."""

import sys
import traceback
from types import TracebackType

from PySide6.QtWidgets import QApplication

from dicegames.app.log_file import note_error
from dicegames.app.main_window import MainWindow
from dicegames.ui.look import Look
from dicegames.version import app_version


class CrashHook:
    """Stand in for `sys.excepthook` while the window is open.

    `unattended` programs (a demo) end with status 1 instead of waiting for an answer.
    """

    def __init__(self, look: Look, window: MainWindow, *, unattended: bool = False) -> None:
        self._look = look
        self._unattended = unattended
        self._window = window
        self._is_showing = False

    def install(self) -> None:
        """Show unexpected exceptions in a dialog from now on."""
        sys.excepthook = self.show

    def remove(self) -> None:
        """Let Python print them again."""
        sys.excepthook = sys.__excepthook__

    def show(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Show one exception; further ones while the dialog is open are only printed."""
        sys.__excepthook__(kind, error, trace)
        note_error(error)
        if self._is_showing or issubclass(kind, KeyboardInterrupt):
            return
        from dicegames.ui.dialogs.crash import CrashDialog

        self._is_showing = True
        try:
            lines = traceback.format_exception(kind, error, trace)
            details = f"dicegames {app_version()}, Python {sys.version.split()[0]}\n\n{''.join(lines)}"
            is_attended = self._window.is_attended and not self._unattended
            with self._window.holding("crash"):
                goes_on = is_attended and CrashDialog.ask(self._window, self._look, details)
            if not goes_on:
                QApplication.exit(1)
        finally:
            self._is_showing = False
