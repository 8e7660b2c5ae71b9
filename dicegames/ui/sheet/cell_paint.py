"""Paint one cell of a score sheet in every state that it can have."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from dicegames.models.sheet_cells import Cell, CellKind, Countdown
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import mix, paint_box, rounded

_VALUE = 1.48  # of F: the value of a box in the own column
_VALUE_MOST = 0.8  # of the height of a box, on low rows
_GAP = 6.0
_DOWN = 0.5  # of the way to brass while a box is pressed
_HATCH = 9.5  # px from line to line
_RING = 26.0
_BAR = 8.0
_BAR_WIDTH = 76.0
_BAR_GAP = 4.0
_PATCH = (9.0, 3.0)
# side of a mark in heights of the text beside it, the share of it that the drawing takes, its stroke
_MARKS = {"check": (1.0, 0.64, 3.0), "lock": (0.8, 0.62, 2.2)}
_MARK_GAP, _LEAST_GAP = 9.0, 3.0


def box_frame(rect: QRectF) -> QRectF:
    """Return where the frame of a box lies in its cell."""
    margin = 5.0 if rect.height() >= 50.0 else 3.5
    return rect.adjusted(6.0, margin, -6.0, -margin)


def value_font(look: Look, frame: QRectF, *, bold: bool = True) -> QFont:
    """Return the font of values in the own column, for a box with this frame, be it squeezed to nothing."""
    font = look.font("strong")
    font.setPixelSize(max(1, round(min(look.px(_VALUE), _VALUE_MOST * frame.height()))))
    font.setBold(bold)
    return font


def bold_body(look: Look) -> QFont:
    """Return the bold font of the size of running text."""
    font = look.font("body")
    font.setBold(True)
    return font


def fitted(font: QFont, width: float, room: float, least: float = 0.0) -> QFont:
    """Return the font, smaller where `width` doesn't go into `room`: the last resort for large text.

    It never gets smaller than `least` of its size.
    """
    if width <= room:
        return font
    small = QFont(font)
    small.setPixelSize(max(1, int(font.pixelSize() * max(least, room / width))))
    return small


class Touch(Enum):
    """What a pointer does with a cell."""

    NONE = "none"
    OVER = "over"
    DOWN = "down"


def paint_cell(
    painter: QPainter, rect: QRectF, look: Look, cell: Cell, text: str, touch: Touch = Touch.NONE
) -> None:
    """Paint `cell` into `rect`; `text` is what stands in it, the background is the caller's.

    `touch` shows on boxes that may be chosen only.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match cell.kind:
        case CellKind.OTHER:
            _paint_text(painter, rect, look.font("body"), look.color("ink_soft"), text)
        case CellKind.FILLED | CellKind.SUM:
            _paint_text(painter, rect, look.font("strong"), look.color("ink"), text)
        case CellKind.FIVE_BONUS:
            token = "accent_ink" if cell.extra else "ink" if cell.points else "ink_soft"
            _paint_text(painter, rect, look.font("strong"), look.color(token), text)
        case CellKind.BONUS_PROGRESS:
            _paint_progress(painter, rect, look, cell, text)
        case _:
            _paint_open(painter, box_frame(rect), look, cell, text, touch)
    painter.restore()


def paint_bar(painter: QPainter, rect: QRectF, look: Look, share: float) -> None:
    """Paint a bar filled to `share` (0 to 1); a dark mark ends the filled part."""
    radius = rect.height() / 2
    paint_box(painter, rect, radius, fill=look.color("track"))
    filled = QRectF(rect.topLeft(), rect.bottomRight())
    filled.setWidth(rect.width() * min(1.0, share))
    if filled.width() <= 0:
        return
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(filled, look.color("accent"))
    if share < 1.0:
        mark = QRectF(filled.right() - 2.0, rect.top(), 2.0, rect.height())
        painter.fillRect(mark, look.color("accent_ink"))
    painter.restore()


def _paint_open(painter: QPainter, frame: QRectF, look: Look, cell: Cell, text: str, touch: Touch) -> None:
    radius = look.metric("radius_box")
    edge, chosen = look.metric("stroke_edge"), look.metric("stroke_chosen")
    paper, tint, accent_ink = look.color("paper"), look.color("accent_tint"), look.color("accent_ink")
    touched = touch is not Touch.NONE
    if touched:
        edge = look.metric("stroke_active")
    match cell.kind:
        case CellKind.OPEN:
            paint_box(painter, frame, radius, fill=paper, edge=look.color("line"))
        case CellKind.PREVIEW:
            width = look.metric("stroke_active") if cell.countdown else edge
            fill = mix(tint, look.color("accent"), _DOWN) if touch is Touch.DOWN else tint
            paint_box(painter, frame, radius, fill=fill, edge=accent_ink, width=width)
            _paint_offer(painter, frame, look, cell)
        case CellKind.ZERO:
            line = accent_ink if touched else look.color("line_strong")
            fill = tint if touch is Touch.DOWN else paper
            paint_box(painter, frame, radius, fill=fill, edge=line, width=edge, dashed=not cell.countdown)
            _paint_value(painter, frame, look, text, look.color("ink_soft"), cell.countdown, bold=False)
        case CellKind.FORCED:
            fill = mix(tint, look.color("accent"), _DOWN) if touch is Touch.DOWN else tint
            paint_box(painter, frame, radius, fill=fill, edge=accent_ink, width=chosen)
            _paint_offer(painter, frame, look, cell)
        case CellKind.CHOSEN:
            fill, line = look.color("accent"), look.color("chosen_edge")
            paint_box(painter, frame, radius, fill=fill, edge=line, width=chosen)
            _paint_marked(painter, frame, value_font(look, frame), look.color("on_accent"), "check", text)
        case _:
            paint_box(painter, frame, radius, fill=paper)
            _paint_hatch(painter, frame, radius, look.color("hatch"))
            paint_box(painter, frame, radius, edge=look.color("hatch"))
            font = value_font(look, frame, bold=False)
            inner = _marked_width(font, "lock", text) + 2 * _PATCH[0]
            patch = QRectF(0, 0, inner, QFontMetricsF(font).capHeight() + 4 * _PATCH[1])
            patch.moveCenter(frame.center())
            paint_box(painter, patch, 4.0, fill=paper)
            _paint_marked(painter, frame, font, look.color("ink_soft"), "lock", text)


def _paint_text(painter: QPainter, rect: QRectF, font: QFont, color: QColor, text: str) -> None:
    painter.setFont(fitted(font, QFontMetricsF(font).horizontalAdvance(text), rect.width()))
    painter.setPen(color)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), text)


def _paint_value(
    painter: QPainter,
    frame: QRectF,
    look: Look,
    text: str,
    color: QColor,
    clock: Countdown | None,
    *,
    bold: bool = True,
) -> None:
    font = value_font(look, frame, bold=bold)
    if clock is None:
        _paint_text(painter, frame, font, color, text)
        return
    font = fitted(font, QFontMetricsF(font).horizontalAdvance(text), frame.width() / 2)
    width = QFontMetricsF(font).horizontalAdvance(text)
    side = min(_RING, frame.width() - width - _GAP - 6.0)
    left = frame.center().x() - (side + _GAP + width) / 2
    ring = QRectF(left, frame.center().y() - side / 2, side, side)
    _paint_clock(painter, ring, look, clock)
    _paint_text(painter, QRectF(ring.right() + _GAP, frame.top(), width, frame.height()), font, color, text)


def _paint_offer(painter: QPainter, frame: QRectF, look: Look, cell: Cell) -> None:
    points, ink = str(cell.points), look.color("ink")
    # beside a clock the extra has no room; the note tells it
    if not cell.extra or not cell.shows_extra or cell.countdown is not None:
        _paint_value(painter, frame, look, points, ink, cell.countdown)
        return
    behind = f"+{cell.extra}"
    big, small = value_font(look, frame), look.font("small")
    small.setBold(True)
    value, extra = (
        QFontMetricsF(font).horizontalAdvance(text) for font, text in ((big, points), (small, behind))
    )
    if value + _GAP + extra > frame.width() - 2 * _GAP:
        half = frame.height() * 0.54
        _paint_text(painter, frame.adjusted(0, 2, 0, half - frame.height()), look.font("strong"), ink, points)
        _paint_text(painter, frame.adjusted(0, half - 3, 0, -3), small, ink, behind)
        return
    left = frame.center().x() - (value + _GAP + extra) / 2
    _paint_text(painter, QRectF(left, frame.top(), value, frame.height()), big, ink, points)
    left += value + _GAP
    _paint_text(painter, QRectF(left, frame.top(), extra, frame.height()), small, ink, behind)


def _marked_width(font: QFont, icon: str, text: str, gap: float = _MARK_GAP) -> float:
    side, taken, _ = _MARKS[icon]
    return font.pixelSize() * side * taken + gap + QFontMetricsF(font).horizontalAdvance(text)


def _paint_marked(painter: QPainter, frame: QRectF, font: QFont, color: QColor, icon: str, text: str) -> None:
    room = frame.width() - 2 * _GAP
    gap = max(_LEAST_GAP, min(_MARK_GAP, room - _marked_width(font, icon, text, 0.0)))
    font = fitted(font, _marked_width(font, icon, text, gap), room)
    side = font.pixelSize() * _MARKS[icon][0]
    taken = side * _MARKS[icon][1]
    left = frame.center().x() - _marked_width(font, icon, text, gap) / 2
    mark = QRectF(0.0, 0.0, side, side)
    mark.moveCenter(QPointF(left + taken / 2, frame.center().y()))
    paint_icon(painter, icon, mark, color, _MARKS[icon][2])
    start = left + taken + gap
    rest = QRectF(start, frame.top(), frame.right() - start, frame.height())
    painter.setFont(font)
    painter.setPen(color)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rest, int(flags) | int(Qt.TextFlag.TextDontClip), text)


def _paint_hatch(painter: QPainter, frame: QRectF, radius: float, color: QColor) -> None:
    painter.save()
    painter.setClipPath(rounded(frame, radius), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, 1.2))
    x = frame.left() + _HATCH / 2
    while x < frame.right() + frame.height():
        painter.drawLine(QPointF(x, frame.top()), QPointF(x - frame.height(), frame.bottom()))
        x += _HATCH
    painter.restore()


def _paint_clock(painter: QPainter, ring: QRectF, look: Look, clock: Countdown) -> None:
    stroke = 4.0
    inside = ring.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.color("track"), stroke))
    painter.drawEllipse(inside)
    if look.motion is Motion.FULL:
        pen = QPen(look.color("accent_ink"), stroke)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(inside, 90 * 16, -round(360 * 16 * clock.share))
    font = look.font("small")
    font.setBold(True)
    _paint_text(painter, ring, font, look.color("ink"), str(clock.seconds))


def _paint_progress(painter: QPainter, rect: QRectF, look: Look, cell: Cell, text: str) -> None:
    width = min(_BAR_WIDTH, rect.width() - 8.0)
    font = bold_body(look)
    words = QFontMetricsF(font).height()
    top = rect.center().y() - (words + _BAR_GAP + _BAR) / 2
    upper = QRectF(rect.left(), top, rect.width(), words)
    bar = QRectF(rect.center().x() - width / 2, upper.bottom() + _BAR_GAP, width, _BAR)
    if cell.extra:
        _paint_marked(painter, upper, font, look.color("good"), "check", text)
    else:
        _paint_text(painter, upper, font, look.color("accent_ink"), text)
    paint_bar(painter, bar, look, (cell.points or 0) / cell.target if cell.target else 1.0)
