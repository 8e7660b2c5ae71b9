"""What is shown while something long is done: how far it is, and a way to stop it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from dicegames.models.numbers import percent_text
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class WaitingDialog(Dialog):
    """Show a progress until `accept` is called; Esc and the button only ask for an end.

    `title` tells in the current language what is being done.
    """

    stop_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None, title: Callable[[], str]) -> None:
        super().__init__(look, parent)
        self._title = title
        self._progress = (0, 0)
        self._is_stopping = False
        self.words = wrapped(look)
        self.body.addWidget(self.words)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.reject)
        self.retranslate()

    def set_progress(self, done: int, total: int) -> None:
        """Tell how much is done, and of how much."""
        self._progress = (done, total)
        self.retranslate()

    def reject(self) -> None:
        """Ask for an end; the dialog stays until that has come."""
        if not self._is_stopping:
            self._is_stopping = True
            self.button.setEnabled(False)
            self.retranslate()
            self.stop_requested.emit()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(self._title())
        self.button.set_texts(translate("Waiting", "Stop"))
        self.words.setText(self._words())

    def _words(self) -> str:
        if self._is_stopping:
            return translate("Waiting", "Stopping …")
        done, total = self._progress
        if not total:
            return translate("Waiting", "One moment …")
        return translate("Waiting", "{percent} done.").format(percent=percent_text(done / total))
