"""The dice cup, drawn with a QPainter: a tapered leather body, two seams, a dark mouth."""

from dataclasses import dataclass
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
    QTransform,
)

from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import mix

ASPECT = 0.815  # width to height of the cup
# room round the cup for its shadow and for tipping, of the cup's width: left, top, right, bottom
ROOM = (0.95, 0.36, 0.28, 0.16)
TILT_STEP = 2
_MOUTH = 0.363  # height of the mouth's ellipse, of the cup's width
_FOOT = 0.78  # width of the foot, of the cup's width
_BASE = 0.37  # height of the foot's ellipse, of the foot's width


@dataclass(frozen=True, slots=True)
class CupColors:
    """Hold the leather's lit, middle and shaded tone and the colour of the mouth's inside."""

    hi: QColor
    middle: QColor
    lo: QColor
    inside: QColor


def cup_colors(look: Look) -> CupColors:
    """Return the colours of the cup in the chosen theme."""
    return CupColors(*(look.color(token) for token in ("wood_hi", "wood", "wood_lo", "cup_in")))


def paint_cup(painter: QPainter, rect: QRectF, colors: CupColors, tilt: float = 0.0) -> None:
    """Paint a cup that fills `rect`, with its shadow beside it, tipped to the left by `tilt` degrees."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, rect, tilt)
    painter.setTransform(_tipping(rect, tilt), True)
    _paint_leather(painter, rect, colors)
    _paint_mouth(painter, rect, colors)
    painter.restore()


def cup_pixmap(width: float, ratio: float, colors: CupColors, tilt: float = 0.0) -> QPixmap:
    """Return the cached picture of a cup `width` logical pixels wide with the room of ROOM round it.

    `ratio` is the device pixel ratio; `tilt` is rounded to TILT_STEP degrees.
    """
    step = round(tilt / TILT_STEP)
    tones = "/".join(str(color.rgba()) for color in (colors.hi, colors.middle, colors.lo, colors.inside))
    key = f"cup/{tones}/{width:.2f}/{ratio:.3f}/{step}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    left, top, right, bottom = (part * width for part in ROOM)
    height = width / ASPECT
    pixmap = QPixmap(ceil((left + width + right) * ratio), ceil((top + height + bottom) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_cup(painter, QRectF(left, top, width, height), colors, step * TILT_STEP)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def mouth_center(rect: QRectF, tilt: float = 0.0) -> QPointF:
    """Return the middle of the mouth of a cup that stands in `rect`, tipped by `tilt` degrees."""
    mouth = QPointF(rect.center().x(), rect.top() + rect.width() * _MOUTH / 2)
    return _tipping(rect, tilt).map(mouth)


def _tipping(rect: QRectF, tilt: float) -> QTransform:
    """Return the turn about the left end of the foot."""
    foot = QPointF(rect.center().x() - rect.width() * _FOOT * 0.5 * min(1.0, tilt / 30), rect.bottom())
    turn = QTransform.fromTranslate(foot.x(), foot.y())
    turn.rotate(-tilt)
    turn.translate(-foot.x(), -foot.y())
    return turn


def _paint_shadow(painter: QPainter, rect: QRectF, tilt: float) -> None:
    width = rect.width()
    gradient = QRadialGradient(QPointF(0, 0), 0.64 * width)
    for stop, alpha in ((0.0, 0.52), (0.5, 0.40), (0.8, 0.12), (1.0, 0.0)):
        gradient.setColorAt(stop, QColor.fromRgbF(0, 0, 0, alpha))
    painter.save()
    painter.translate(
        rect.center().x() + (0.06 - 0.3 * min(1.0, tilt / 30)) * width, rect.bottom() - 0.10 * width
    )
    painter.scale(1.0, 0.36)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(0, 0), 0.64 * width, 0.64 * width)
    painter.restore()


def _paint_leather(painter: QPainter, rect: QRectF, colors: CupColors) -> None:
    width = rect.width()
    top = mouth_center(rect).y()
    bottom = rect.bottom() - width * _FOOT * _BASE / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_across(rect, colors, 100))
    painter.drawPath(_ring(rect, top, bottom, bottom))
    band = bottom - 0.11 * rect.height()
    painter.setBrush(_across(rect, colors, 128))
    painter.drawPath(_ring(rect, band, bottom, bottom))
    shade = QLinearGradient(0, top, 0, rect.bottom())
    shade.setColorAt(0.0, QColor(0, 0, 0, 70))
    shade.setColorAt(0.16, QColor(0, 0, 0, 0))
    shade.setColorAt(0.75, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 60))
    painter.setBrush(QBrush(shade))
    painter.drawPath(_ring(rect, top, bottom, bottom))
    thread = _paler(colors.hi, 0.38)
    thread.setAlphaF(0.85)
    pen = QPen(thread, max(1.0, 0.0105 * width))
    pen.setDashPattern([4.2, 2.8])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part in (0.27, 0.375):
        painter.drawPath(_arc(rect, top + (bottom - top) * part, bottom, top))


def _paint_mouth(painter: QPainter, rect: QRectF, colors: CupColors) -> None:
    width = rect.width()
    center = mouth_center(rect)
    radius = QPointF(width / 2, width * _MOUTH / 2)
    rim = QLinearGradient(rect.left(), 0, rect.right(), 0)
    rim.setColorAt(0.0, _paler(colors.hi, 0.14))
    rim.setColorAt(0.35, _paler(colors.hi, 0.24))
    rim.setColorAt(1.0, _paler(colors.hi, 0.08))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(rim))
    painter.drawEllipse(center, radius.x(), radius.y())
    edge = _paler(colors.hi, 0.5)
    edge.setAlphaF(0.55)
    painter.setPen(QPen(edge, max(1.0, 0.011 * width)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = QRectF(center.x() - radius.x(), center.y() - radius.y(), 2 * radius.x(), 2 * radius.y())
    painter.drawArc(inner.adjusted(1, 1, -1, -1), 180 * 16, 180 * 16)
    inside = QRadialGradient(QPointF(center.x(), center.y() - 0.4 * radius.y()), 0.5 * width)
    inside.setColorAt(0.0, colors.inside.lighter(140))
    inside.setColorAt(0.55, colors.inside)
    inside.setColorAt(1.0, colors.inside.darker(150))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(inside))
    painter.drawEllipse(center, radius.x() * 0.885, radius.y() * 0.81)


def _across(rect: QRectF, colors: CupColors, darker: int) -> QBrush:
    gradient = QLinearGradient(rect.left(), 0, rect.right(), 0)
    gradient.setColorAt(0.0, colors.lo.darker(darker))
    gradient.setColorAt(0.27, _paler(colors.hi, 0.08).darker(darker))
    gradient.setColorAt(0.55, colors.middle.darker(darker))
    gradient.setColorAt(1.0, colors.lo.darker(135).darker(darker))
    return QBrush(gradient)


def _half_width(rect: QRectF, y: float, bottom: float) -> float:
    top = mouth_center(rect).y()
    part = (y - top) / (bottom - top)
    return rect.width() / 2 * (0.965 + (_FOOT - 0.965) * part)


def _ring(rect: QRectF, upper: float, lower: float, bottom: float) -> QPainterPath:
    """Return the leather between two heights, both ends curved like the foot."""
    middle = rect.center().x()
    path = QPainterPath()
    for index, y in enumerate((upper, lower)):
        half = _half_width(rect, y, bottom)
        height = half * _BASE
        box = QRectF(middle - half, y - height, 2 * half, 2 * height)
        if index == 0:
            path.arcMoveTo(box, 0)
            path.arcTo(box, 0, -180)
        else:
            path.arcTo(box, 180, 180)
    path.closeSubpath()
    return path


def _arc(rect: QRectF, y: float, bottom: float, top: float) -> QPainterPath:
    middle = rect.center().x()
    half = 0.99 * _half_width(rect, y, bottom)
    height = half * (_MOUTH + (_BASE - _MOUTH) * (y - top) / (bottom - top))
    path = QPainterPath()
    for step in range(25):
        angle = pi * (0.03 + 0.94 * step / 24)
        point = QPointF(middle - half * cos(angle), y + height * sin(angle))
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def _paler(color: QColor, part: float) -> QColor:
    return mix(color, QColor(Qt.GlobalColor.white), part)
