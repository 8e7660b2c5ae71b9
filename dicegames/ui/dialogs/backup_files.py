"""The questions for backups: where to write one, and which one to bring back."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate

_SUFFIX = "zip"


class WriteBackupDialog:
    """Ask with the system's own dialog where a backup is written; it asks before a file is replaced."""

    @staticmethod
    def ask(parent: QWidget, today: date) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `today` at first."""
        dialog = QFileDialog(parent, translate("Backup", "Write backup"), _folder(), _filters())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.selectFile(f"dicegames-{today.isoformat()}.{_SUFFIX}")
        accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        return Path(chosen[0]) if accepted and chosen else None


class RestoreBackupDialog:
    """Ask for a backup with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget) -> Path | None:
        """Return the file that was chosen, None when none was."""
        name, _ = QFileDialog.getOpenFileName(
            parent, translate("Backup", "Restore backup"), _folder(), _filters()
        )
        return Path(name) if name else None


def _folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _filters() -> str:
    backups = translate("Backup", "Backups (*.zip)")
    return ";;".join((backups, translate("Backup", "All files (*)")))
