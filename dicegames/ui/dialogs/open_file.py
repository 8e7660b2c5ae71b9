"""The question for a file to open."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.system_files import ask_file

translate = QCoreApplication.translate


class OpenFileDialog:
    """Ask for a session or a file of rules with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, folder: Path) -> Path | None:
        """Return the file that was chosen, None when none was; the dialog begins at `folder`."""
        return ask_file(parent, _words, folder)


def _words() -> tuple[str, str]:
    kind = translate("Sessions", "Sessions and rules (*.dicegame *.dicerules)")
    return translate("Sessions", "Open session"), kind
