"""What the program is, which version, under which licences."""

from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class AboutDialog(Dialog):
    """Show name, version and licences, and where the log file lies."""

    def __init__(self, look: Look, parent: QWidget | None, version: str, log_file: Path) -> None:
        super().__init__(look, parent)
        self._version = version
        self._log_file = log_file
        self._lead = wrapped(look, "strong")
        self._licence = wrapped(look)
        self._qt = wrapped(look)
        self._privacy = wrapped(look)
        self._log = wrapped(look)
        for text in (self._lead, self._licence, self._qt, self._privacy, self._log):
            self.body.addWidget(text)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look, version: str, log_file: Path) -> None:
        """Show the dialog until it is closed."""
        AboutDialog(look, parent, version, log_file).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("About", "About Dice Games"))
        self._lead.setText(translate("About", "Dice Games, version {version}").format(version=self._version))
        self._licence.setText(
            translate("About", "Free software under the MIT licence: you may use, change and pass it on.")
        )
        self._qt.setText(
            translate(
                "About",
                "Made with Python and Qt {qt} (PySide6 {pyside}), which is used under the LGPL, version 3.",
            ).format(qt=qVersion(), pyside=pyside_version)
        )
        self._privacy.setText(
            translate("About", "Nothing leaves this device: no account, no network, no tracking.")
        )
        self._log.setText(
            translate("About", "The log file, without names: {file}").format(file=self._log_file)
        )
        self.button.set_texts(translate("About", "Close"))
