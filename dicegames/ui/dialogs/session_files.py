"""The questions for session files: which ones to take in, and where to write one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.storage.journal import SUFFIX
from dicegames.ui.dialogs.system_files import ask_files, ask_target

translate = QCoreApplication.translate


class ImportSessionsDialog:
    """Ask for sessions with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget) -> list[Path]:
        """Return the files that were chosen, none when nothing was."""
        return ask_files(parent, _importing)


class ExportSessionDialog:
    """Ask with the system's own dialog where a session is written."""

    @staticmethod
    def ask(parent: QWidget, name: str) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `name` at first."""
        return ask_target(parent, _exporting, name, SUFFIX)


def _importing() -> tuple[str, str]:
    return translate("Sessions", "Import sessions"), _sessions()


def _exporting() -> tuple[str, str]:
    return translate("Sessions", "Export session"), _sessions()


def _sessions() -> str:
    return translate("Sessions", "Sessions (*{suffix})").format(suffix=SUFFIX)
