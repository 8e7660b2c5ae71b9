"""The race as a drawer for small windows."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.models.race import RaceModel
from dicegames.models.race_words import race_title
from dicegames.ui.look import Look
from dicegames.ui.race.race_body import RaceBody
from dicegames.ui.table.side_drawer import SideDrawer

translate = QCoreApplication.translate


class RaceDrawer(SideDrawer):
    """Show a `RaceModel` over `host`."""

    def __init__(self, look: Look, model: RaceModel, host: QWidget) -> None:
        self._model = model
        self.body = RaceBody(look, model)
        super().__init__(look, host, self.body)
        model.shown.connect(self.retranslate)
        self.retranslate()

    def words(self) -> tuple[str, str, str]:
        """Return what the race runs to, by which rules, and the name of the closing button."""
        return race_title(self._model.target), self._model.rules, translate("Race", "Close the race")

    def wanted_height(self, width: int) -> int:
        """Return the height that the lanes want, whatever the width."""
        return self.body.sizeHint().height()

    def retranslate(self) -> None:
        """Put words and lanes into the current language."""
        super().retranslate()
        self.body.retranslate()
