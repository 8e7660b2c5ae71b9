"""Strikes as slanted bars: a filled one for each missed turn in a row, outlines for those to come."""

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from dicegames.ui.look import Look

# Shares of the height of a bar.
_WIDTH = 0.34
_SLANT = 0.2
_PITCH = 0.62
_ROUND = 0.1


def strikes_size(total: int, height: float) -> QSizeF:
    """Return the room that `total` bars of `height` take."""
    return QSizeF(height * (_WIDTH + _SLANT + _PITCH * max(total - 1, 0)), height)


def paint_strikes(
    painter: QPainter, rect: QRectF, count: int, total: int, look: Look, drawn: float = 1.0
) -> None:
    """Paint `total` bars from the left of `rect`, as high as it is, the first `count` of them struck.

    The last of these is struck down to `drawn` (0 to 1) of its height.
    Where the width is short the bars become narrower; they never leave `rect`.
    """
    if total < 1:
        return
    squeeze = min(1.0, rect.width() / strikes_size(total, rect.height()).width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    for index in range(total):
        left = rect.height() * _PITCH * index * squeeze
        if index == count - 1 and drawn < 1.0:
            painter.save()
            painter.setClipRect(QRectF(left, 0.0, rect.width(), rect.height() * drawn))
            painter.fillPath(_bar(left, rect.height(), squeeze, 0.0), look.color("bad"))
            painter.restore()
        elif index < count:
            painter.fillPath(_bar(left, rect.height(), squeeze, 0.0), look.color("bad"))
        else:
            # Half the stroke lies outside of its line.
            painter.strokePath(_bar(left, rect.height(), squeeze, 0.5), QPen(look.color("line_strong"), 1.0))
    painter.restore()


def _bar(left: float, height: float, squeeze: float, edge: float) -> QPainterPath:
    """Return a slanted bar with round corners, `edge` inside its room."""
    slant, width = height * _SLANT * squeeze, height * _WIDTH * squeeze
    corners = (
        QPointF(left + slant + edge, edge),
        QPointF(left + slant + width - edge, edge),
        QPointF(left + width - edge, height - edge),
        QPointF(left + edge, height - edge),
    )
    path = QPainterPath()
    radius = height * _ROUND * squeeze
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % 4]
        start, end = _toward(corner, before, radius), _toward(corner, after, radius)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _toward(point: QPointF, other: QPointF, distance: float) -> QPointF:
    line = QLineF(point, other)
    return line.pointAt(min(0.5, distance / max(line.length(), 0.001)))
