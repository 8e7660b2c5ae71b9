"""Boxes with crisp edges: the shape that panels, buttons, fields and tiles share."""

import math

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return `first` with `share` (0 to 1) of `second` in it; the result is opaque."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
    )


def snapped(painter: QPainter, width: float) -> float:
    """Return a stroke width rounded down to whole device pixels, at least one, in logical pixels."""
    scale = painter.deviceTransform().m11() or 1.0
    return max(1.0, math.floor(width * scale + 0.01)) / scale


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    fill: QBrush | QColor | None = None,
    edge: QColor | None = None,
    width: float = 1.0,
    dashed: bool = False,
) -> None:
    """Paint a rounded box; its edge lies wholly inside `rect` and is as wide as whole device pixels allow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if edge is None:
        if fill is not None:
            painter.fillPath(rounded(rect, radius), fill)
        painter.restore()
        return
    stroke = snapped(painter, width)
    half = stroke / 2
    line = rounded(rect.marginsRemoved(QMarginsF(half, half, half, half)), max(radius - half, 0.0))
    if fill is not None:
        painter.fillPath(line, fill)
    pen = QPen(edge, stroke)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashed:
        pen.setDashPattern([1.0 + 2.0 / stroke, 1.0 + 1.0 / stroke])  # in widths of the line
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(line, pen)
    painter.restore()
