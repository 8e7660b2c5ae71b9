"""The questions for backups: where to write one, and which one to bring back."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.system_files import ask_file, ask_target

translate = QCoreApplication.translate


class WriteBackupDialog:
    """Ask with the system's own dialog where a backup is written; it asks before a file is replaced."""

    @staticmethod
    def ask(parent: QWidget, today: date) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `today` at first."""
        name = f"dicegames-{today.isoformat()}"
        return ask_target(parent, _writing, name, ".zip")


class RestoreBackupDialog:
    """Ask for a backup with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget) -> Path | None:
        """Return the file that was chosen, None when none was."""
        return ask_file(parent, _restoring)


def _writing() -> tuple[str, str]:
    return translate("Backup", "Write backup"), _backups()


def _restoring() -> tuple[str, str]:
    return translate("Backup", "Restore backup"), _backups()


def _backups() -> str:
    return translate("Backup", "Backups (*.zip)")
