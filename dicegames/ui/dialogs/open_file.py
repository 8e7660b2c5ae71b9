"""The question for a file to open."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate


class OpenFileDialog:
    """Ask for a session or a file of rules with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, folder: Path) -> Path | None:
        """Return the file that was chosen, None when none was."""
        filters = (
            translate("Sessions", "Sessions and rules (*.dicegame *.dicerules)"),
            translate("Sessions", "All files (*)"),
        )
        name, _ = QFileDialog.getOpenFileName(
            parent, translate("Sessions", "Open session"), str(folder), ";;".join(filters)
        )
        return Path(name) if name else None
