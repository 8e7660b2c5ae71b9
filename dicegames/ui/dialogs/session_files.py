"""The questions for session files: which ones to take in, and where to write one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from dicegames.storage.journal import SUFFIX
from dicegames.ui.dialogs.ruleset_files import file_name

translate = QCoreApplication.translate


class ImportSessionsDialog:
    """Ask for sessions with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget) -> list[Path]:
        """Return the files that were chosen, none when nothing was."""
        names, _ = QFileDialog.getOpenFileNames(
            parent, translate("Sessions", "Import sessions"), _folder(), _filters()
        )
        return [Path(name) for name in names]


class ExportSessionDialog:
    """Ask with the system's own dialog where a session is written."""

    @staticmethod
    def ask(parent: QWidget, name: str) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `name` at first."""
        title = translate("Sessions", "Export session")
        dialog = QFileDialog(parent, title, _folder(), _filters())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # With it the dialog asks before a file is replaced even if its ending wasn't typed.
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(f"{file_name(name)}{SUFFIX}")
        accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        return Path(chosen[0]) if accepted and chosen else None


def _folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _filters() -> str:
    sessions = translate("Sessions", "Sessions (*{suffix})").format(suffix=SUFFIX)
    return ";;".join((sessions, translate("Sessions", "All files (*)")))
