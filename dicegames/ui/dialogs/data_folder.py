"""The question for another data folder."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate


class DataFolderDialog:
    """Ask for a folder with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, folder: Path) -> Path | None:
        """Return the folder that was chosen, None when none was; the dialog begins at `folder`."""
        title = translate("DataFolder", "Choose a folder for your sessions")
        name = QFileDialog.getExistingDirectory(parent, title, str(folder))
        return Path(name) if name else None
