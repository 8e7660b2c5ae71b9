"""The question for another data folder."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.system_files import ask_folder

translate = QCoreApplication.translate


class DataFolderDialog:
    """Ask for a folder with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, folder: Path) -> Path | None:
        """Return the folder that was chosen, None when none was; the dialog begins at `folder`."""
        return ask_folder(parent, _words, folder)


def _words() -> tuple[str, str]:
    return translate("DataFolder", "Choose a folder for your sessions"), ""
