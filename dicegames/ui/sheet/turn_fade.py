"""The change of the turn on the sheet: what was shown fades, and the own column of who is next comes out."""

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from dicegames.ui.controls.fleeting import Fleeting
from dicegames.ui.look import Look


class TurnFade(Fleeting):
    """Lie over a sheet with the picture of the turn before until it has faded; it takes no input."""

    def __init__(self, look: Look, sheet: QWidget) -> None:
        super().__init__(look, sheet)
        self._before = QPixmap()
        self._share = 1.0
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutQuad)

    def begin(self) -> None:
        """Keep the picture of what is shown now and let it fade; nothing happens without motion."""
        self.finish()
        sheet = self.parentWidget()
        if sheet is None or not sheet.isVisible() or not self._look.duration("turn"):
            return
        self._before = sheet.grab()
        self._share = 0.0
        self._start(sheet, "turn")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 - self._share)
        painter.drawPixmap(0, 0, self._before)
        painter.end()

    def _on_run_value_changed(self, share: float) -> None:
        self._share = share
        self.update()

    def _on_run_finished(self) -> None:
        self._before = QPixmap()
        super()._on_run_finished()
