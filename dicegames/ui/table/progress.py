"""Show in the header of a table how far its players are prepared."""

from PySide6.QtCore import QCoreApplication, QObject

from dicegames.session.controller import MatchController
from dicegames.session.preparation import Preparation
from dicegames.ui.announce import announce
from dicegames.ui.table.header_bar import HeaderBar

translate = QCoreApplication.translate


class PreparationProgress(QObject):
    """Bind a preparation to a header, with which it goes; screen readers are told once that it began.

    Where only people play nobody waits for it: then it isn't shown.
    """

    def __init__(self, preparation: Preparation, controller: MatchController, header: HeaderBar) -> None:
        super().__init__(header)
        self._controller = controller
        self._header = header
        self._was_told = False
        preparation.progressed.connect(self._on_preparation_progressed)
        preparation.finished.connect(self._on_preparation_finished)

    def _on_preparation_progressed(self, done: int, total: int) -> None:
        if not any(seat.is_computer for seat in self._controller.match.seats):
            self._header.clear_progress()
            return
        self._header.set_progress(done, total)
        if not self._was_told:
            self._was_told = True
            announce(self._header, translate("HeaderBar", "The computer works out the best play."))

    def _on_preparation_finished(self) -> None:
        self._header.clear_progress()
