"""The question for a session file."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate


class OpenFileDialog:
    """Ask for a session file with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, folder: Path) -> Path | None:
        """Return the file that was chosen, None when none was."""
        filters = (
            translate("Sessions", "Sessions (*.dicegame)"),
            translate("Sessions", "All files (*)"),
        )
        name, _ = QFileDialog.getOpenFileName(
            parent, translate("Sessions", "Open session"), str(folder), ";;".join(filters)
        )
        return Path(name) if name else None
