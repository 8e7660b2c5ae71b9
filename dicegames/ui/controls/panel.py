"""Paper to write on: a rounded panel; what lies on it is the caller's."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_panel


class Panel(QFrame):
    """Paint a rounded panel in the colour of a token; the edge is a token too."""

    def __init__(self, look: Look, fill: str = "paper", *, edge: str = "line") -> None:
        super().__init__()
        self._look = look
        self._fill = fill
        self._edge = edge
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()), self._look, self._fill, edge=self._edge)
        painter.end()
