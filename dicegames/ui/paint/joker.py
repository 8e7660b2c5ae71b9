"""The mark of the joker: a small disc in all four colours of the cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dicegames.ui.look import Look
from dicegames.ui.paint.card import card_color

_QUARTERS = ("red", "yellow", "blue", "black")
_RIM = 2.0


def paint_joker(painter: QPainter, center: QPointF, diameter: float, look: Look) -> None:
    """Paint the mark of the joker: a disc in the four colours of the cards on a rim of paper."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("ink"), 1.0))
    painter.setBrush(look.color("paper"))
    painter.drawEllipse(center, diameter / 2, diameter / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = diameter / 2 - _RIM
    disc = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    for place, color in enumerate(_QUARTERS):
        painter.setBrush(card_color(look, color))
        painter.drawPie(disc, (45 + 90 * place) * 16, 90 * 16)
    painter.restore()
