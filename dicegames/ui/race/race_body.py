"""Lanes over the line about strikes: what panel and drawer share."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.race import RaceModel
from dicegames.ui.look import Look
from dicegames.ui.race.lanes import RaceLanes
from dicegames.ui.race.strike_line import StrikeLine

GAP = 10


class RaceBody(QWidget):
    """Give the lanes the height that the line leaves; where both don't fit, the line gives way."""

    def __init__(self, look: Look, model: RaceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.lanes = RaceLanes(look, model, self)
        self.strikes = StrikeLine(look, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.shown.connect(self._on_model_shown)
        look.changed.connect(self.place)
        self._on_model_shown()

    def height_with_line(self, width: int) -> int:
        """Return the height in which lanes and line fit at a width."""
        return self.lanes.needed_height() + (GAP + self._line_height(width) if self._has_note() else 0)

    def place(self) -> None:
        """Place lanes and line."""
        line = self._line_height(self.width())
        room = self.height() - line - GAP
        fits = self._has_note() and room >= self.lanes.needed_height()
        self.strikes.setVisible(fits)
        if fits:
            self.strikes.setGeometry(0, self.height() - line, self.width(), line)
        self.lanes.setGeometry(QRect(0, 0, self.width(), room if fits else self.height()))

    def retranslate(self) -> None:
        """Put everything into the current language."""
        self.lanes.retranslate()
        self.strikes.retranslate()
        self.place()

    def minimumSizeHint(self) -> QSize:
        """Return the size of tight lanes."""
        return self.lanes.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """Return the size of generous lanes over the line."""
        hint = self.lanes.sizeHint()
        return QSize(hint.width(), hint.height() + GAP + self._line_height(hint.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place lanes and line anew."""
        self.place()

    def _has_note(self) -> bool:
        return self._model.strike_note is not None

    def _line_height(self, width: int) -> int:
        return self.strikes.heightForWidth(width) if self._has_note() else 0

    def _on_model_shown(self) -> None:
        self.strikes.show_note(self._model.strike_note)
        self.place()
