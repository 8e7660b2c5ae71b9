"""The won cards as a drawer for small and portrait windows."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.models.won_cards import WonCardsModel
from dicegames.models.won_words import sum_title, won_title
from dicegames.ui.cards.won_panel import WonBody
from dicegames.ui.look import Look
from dicegames.ui.table.side_drawer import SideDrawer

translate = QCoreApplication.translate


class WonDrawer(SideDrawer):
    """Show a `WonCardsModel` over `host`."""

    def __init__(self, look: Look, model: WonCardsModel, host: QWidget) -> None:
        self._model = model
        self.body = WonBody(look, model)
        super().__init__(look, host, self.body)
        model.shown.connect(self.retranslate)
        self.retranslate()

    def words(self) -> tuple[str, str, str]:
        """Return title, what the sums are made of and the name of the closing button."""
        sums = sum_title(totals=all(view.totals for view in self._model.views))
        return won_title(), sums, translate("WonCards", "Close the won cards")

    def wanted_height(self, width: int) -> int:
        """Return the height that rows and note want in a width."""
        return self.body.wanted_height(width)

    def retranslate(self) -> None:
        """Put words, rows and note into the current language."""
        super().retranslate()
        self.body.retranslate()
