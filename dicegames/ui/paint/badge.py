"""Seat badges: a disc in the seat's colour with the seat's symbol on it."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from dicegames.ui.theme import SeatColors

_REFERENCE = 28.0  # diameter at which the strokes below are given
_RIM = 1.5
_EDGE = 1.7


def paint_badge(painter: QPainter, center: QPointF, diameter: float, seat: SeatColors, paper: QColor) -> None:
    """Paint the badge of a seat on a paper disc of `diameter` logical pixels."""
    scale = max(diameter / _REFERENCE, 0.7)
    outer = diameter / 2
    edge = _EDGE * scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawEllipse(center, outer, outer)
    painter.setPen(QPen(seat.ink, edge))
    painter.setBrush(seat.fill)
    disc = outer - _RIM * scale - edge / 2
    painter.drawEllipse(center, disc, disc)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.scale(outer, outer)
    painter.fillPath(symbol_path(seat.symbol), seat.mark)
    painter.restore()


def symbol_path(symbol: str) -> QPainterPath:
    """Return the outline of a symbol inside a badge of radius 1 around the origin.

    Raises: KeyError for an unknown symbol.
    """
    return _SYMBOLS[symbol]


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0.0, 0.0), 0.40, 0.40)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.36, -0.36, 0.72, 0.72), 0.06, 0.06)
    return path


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _ring(count: int, radius: float, start: float) -> list[tuple[float, float]]:
    turn = 2 * math.pi / count
    angles = [start + turn * index for index in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def _star() -> QPainterPath:
    tips = _ring(5, 0.56, -math.pi / 2)
    dents = _ring(5, 0.25, -math.pi / 2 + math.pi / 5)
    return _polygon(*(point for pair in zip(tips, dents, strict=True) for point in pair))


def _cross() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-0.46, -0.17, 0.92, 0.34))
    path.addRect(QRectF(-0.17, -0.46, 0.34, 0.92))
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0.0, -0.58))
    path.cubicTo(0.12, -0.30, 0.40, -0.10, 0.40, 0.14)
    path.cubicTo(0.40, 0.36, 0.22, 0.52, 0.0, 0.52)
    path.cubicTo(-0.22, 0.52, -0.40, 0.36, -0.40, 0.14)
    path.cubicTo(-0.40, -0.10, -0.12, -0.30, 0.0, -0.58)
    path.closeSubpath()
    return path


_SYMBOLS = {
    "circle": _circle(),
    "triangle": _polygon((0.0, -0.50), (0.50, 0.36), (-0.50, 0.36)),
    "square": _square(),
    "diamond": _polygon((0.0, -0.54), (0.46, 0.0), (0.0, 0.54), (-0.46, 0.0)),
    "star": _star(),
    "hexagon": _polygon(*_ring(6, 0.48, 0.0)),
    "cross": _cross(),
    "drop": _drop(),
}
