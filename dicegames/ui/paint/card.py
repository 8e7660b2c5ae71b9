"""What cards are drawn with: coloured bands with a pattern each, points in a circle, sockets for dice."""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from dicegames.ui.look import Look
from dicegames.ui.paint.die import PIPS
from dicegames.ui.paint.shapes import mix, paint_box, rounded

FADED_BAND = 0.34
"""How far the band of a card that takes no dice goes towards the paper; its sockets go further."""
FADED_SOCKETS = 0.50

_MARK = 0.45  # opacity of a pattern on its colour
_STEP = 10.0  # px from one line or dot of a pattern to the next
_SOCKET_RADIUS = 0.26  # of the side
_RISE = 5.0  # px that each socket of a straight of 30 px stands higher than the one before
_SOCKET_REFERENCE = 30.0
_PRINTED_PIP = 0.098  # radius, of the side of a printed face: those of a six stay apart
_FIRM_FROM = 24.0  # px; smaller sockets have a finer edge


def card_color(look: Look, color: str) -> QColor:
    """Return a card colour: red, yellow, blue or black."""
    return look.color(f"card_{color}")


def on_card(look: Look, color: str) -> QColor:
    """Return what is readable on a card colour."""
    return look.color("on_card_yellow" if color == "yellow" else "on_card")


def paint_pattern(
    painter: QPainter, shape: QPainterPath, color: str, look: Look, *, faded: float = 0.0
) -> None:
    """Fill a shape with a card colour and its pattern; `faded` is the share of paper in both.

    Red has slanted stripes, yellow dots, blue waves, black a lattice.
    """
    paper = look.color("paper")
    mark = on_card(look, color)
    mark.setAlphaF(_MARK)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, card_color(look, color))
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    area = shape.boundingRect()
    match color:
        case "red":
            _slants(painter, area, QPen(mark, 3.2), _STEP, (1,))
        case "black":
            _slants(painter, area, QPen(mark, 1.1), _STEP, (1, -1))
        case "blue":
            _waves(painter, area, QPen(mark, 1.6))
        case _:
            _dots(painter, area, mark)
    if faded:
        paper.setAlphaF(faded)
        painter.fillPath(shape, paper)
    painter.restore()


def band_pixmap(
    size: QSizeF, ratio: float, colors: Sequence[str], look: Look, *, scale: float = 1.0, faded: float = 0.0
) -> QPixmap:
    """Return the cached band at the left of a card, with round corners there; several colours share it.

    `scale` enlarges the patterns, as the card is larger than usual.
    """
    width, height = size.width(), size.height()
    key = f"band {colors} {width:.1f} {height:.1f} {ratio:.3f} {scale:.2f} {faded} {look.theme_name}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    radius, part = look.metric("radius_field") / scale, height / scale / len(colors)
    corners = rounded(QRectF(0.0, 0.0, width / scale + 2 * radius, height / scale), radius)
    for place, color in enumerate(colors):
        piece = QPainterPath()
        piece.addRect(QRectF(0.0, place * part, width / scale, part))
        paint_pattern(painter, piece.intersected(corners), color, look, faded=faded)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_points(
    painter: QPainter, circle: QRectF, points: int, look: Look, color: str | None, font_px: float
) -> None:
    """Paint points in a circle in the card colour; None is the paper of the card that has all colours."""
    fill = look.color("paper") if color is None else card_color(look, color)
    ink = look.color("ink") if color is None else on_card(look, color)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, max(1.6, circle.width() / 15)))
    painter.setBrush(fill)
    painter.drawEllipse(circle)
    font = look.font("strong")
    font.setPixelSize(max(1, round(font_px)))
    painter.setFont(font)
    painter.setPen(ink)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    painter.drawText(circle, int(flags), str(points))
    painter.restore()


def paint_face(painter: QPainter, rect: QRectF, value: int, look: Look, *, faded: float = 0.0) -> None:
    """Paint a printed die face: what a number card wants."""
    paper = look.color("paper")
    edge, ink = (mix(look.color(token), paper, faded) for token in ("line_strong", "ink"))
    width = max(1.5, rect.width() / 16)
    radius = _SOCKET_RADIUS * rect.width()
    paint_box(painter, rect, radius, fill=look.color("paper_alt"), edge=edge, width=width)
    half = rect.width() / 2 - width
    pips = QPainterPath()
    for x, y in PIPS[value]:
        at = rect.center() + QPointF(x * half, -y * half)
        pips.addEllipse(at, _PRINTED_PIP * rect.width(), _PRINTED_PIP * rect.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(pips, ink)
    painter.restore()


def socket_places(area: QRectF, count: int, largest: float, *, rising: bool) -> list[QRectF]:
    """Return where sockets for dice lie, centred in `area`; those of a straight rise to the right."""
    gap = 0.27
    side = min(largest, area.width() / (count + gap * (count - 1)))
    step = _RISE * side / _SOCKET_REFERENCE if rising else 0.0
    side = max(4.0, min(side, area.height() - step * (count - 1)))
    if rising:
        step = min(step, max(0.0, (area.height() - side) / max(1, count - 1)))
    pitch = side * (1 + gap)
    left = area.center().x() - (pitch * (count - 1) + side) / 2
    top = area.center().y() - side / 2 + step * (count - 1) / 2
    return [QRectF(left + pitch * place, top - step * place, side, side) for place in range(count)]


def paint_socket(
    painter: QPainter, rect: QRectF, look: Look, *, equal: bool = False, faded: float = 0.0
) -> None:
    """Paint an empty place for a die; `equal` marks it as one of several that want the same face."""
    ink = mix(look.color("line_strong"), look.color("paper"), faded)
    width = max(2.0 if rect.width() >= _FIRM_FROM else 1.5, rect.width() / 24)
    radius = _SOCKET_RADIUS * rect.width()
    paint_box(painter, rect, radius, fill=look.color("paper_alt"), edge=ink, width=width, dashed=True)
    if not equal:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(ink, max(1.6, rect.width() / 14))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for shift in (-0.1, 0.1):
        at = rect.center() + QPointF(0.0, shift * rect.height())
        painter.drawLine(at - QPointF(0.17 * rect.width(), 0.0), at + QPointF(0.17 * rect.width(), 0.0))
    painter.restore()


def _slants(painter: QPainter, area: QRectF, pen: QPen, step: float, ways: Sequence[int]) -> None:
    painter.setPen(pen)
    for way in ways:
        x = area.left() - area.height() + step / 2
        while x < area.right() + area.height():
            rise = way * area.height()
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + rise, area.top()))
            x += step


def _waves(painter: QPainter, area: QRectF, pen: QPen) -> None:
    painter.setPen(pen)
    y = area.top() + _STEP / 2
    while y < area.bottom() + _STEP:
        wave = QPainterPath(QPointF(area.left() - 2, y))
        x = area.left() - 2
        while x < area.right() + 2:
            x += 2.0
            wave.lineTo(x, y + 2.4 * sin((x - area.left()) * 2 * pi / 17.0))
        painter.drawPath(wave)
        y += _STEP


def _dots(painter: QPainter, area: QRectF, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    row, y = 0, area.top() + _STEP / 4
    while y < area.bottom() + 2:
        x = area.left() + _STEP * (0.25 + 0.4 * (row % 2))
        while x < area.right() + 2:
            painter.drawEllipse(QPointF(x, y), 1.7, 1.7)
            x += 0.8 * _STEP
        row, y = row + 1, y + 0.7 * _STEP
