"""A row of discs that shows how many rolls are left; the words beside it say the same."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look

_DISC = 16
_GAP = 10
_EDGE = 2.0


class RollDiscs(QWidget):
    """Show `total` discs, the first `left` of them filled."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._left = 0
        self._total = 0
        self._zoom = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self._on_look_changed)

    def set_rolls(self, left: int, total: int) -> None:
        """Set how many of how many rolls are left."""
        self._left = left
        self._total = total
        self.updateGeometry()
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """Draw discs so many times larger than usual."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        size = QSize(max(0, self._total * (_DISC + _GAP) - _GAP), _DISC)
        return (size.toSizeF() * self._zoom).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        middle = self.height() / self._zoom / 2
        for index in range(self._total):
            center = QPointF(index * (_DISC + _GAP) + _DISC / 2, middle)
            if index < self._left:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._look.color("ring"))
                painter.drawEllipse(center, _DISC / 2, _DISC / 2)
            else:
                painter.setPen(QPen(self._look.color("on_felt"), _EDGE))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(center, (_DISC - _EDGE) / 2, (_DISC - _EDGE) / 2)
        painter.end()

    def _on_look_changed(self) -> None:
        self.update()
