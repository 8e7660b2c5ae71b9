"""Who a line of a final table is about: the name, what plays there, and that it gave up."""

import re

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from dicegames.models.resign_words import resign_brief
from dicegames.models.result import ResultRow
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon

translate = QCoreApplication.translate

_CHIP = 16.0
_GAP = 6.0
_NO_PLACE = "–"
_PIECE = re.compile(r"[^ -]*[ -]|[^ -]+")  # up to a place where a name may be broken
_LETTER = re.compile(r".(?:[\u0300-\u036f\ufe0f]|\u200d.)*")  # with its accents, a joined picture whole
_LINE = int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(_LINE | Qt.AlignmentFlag.AlignLeft)


def place_text(row: ResultRow) -> str:
    """Return the place in front of a name, a dash for who gave up."""
    if row.has_resigned:
        return _NO_PLACE
    return translate("ResultTable", "{place}.").format(place=row.place)


def paint_seat_name(painter: QPainter, look: Look, row: ResultRow, room: QRectF) -> None:
    """Paint the name and a chip for the computer; that a seat gave up below it, or beside it in low room."""
    strong, small = QFontMetricsF(look.font("strong")), QFontMetricsF(look.font("small"))
    note = resign_brief() if row.has_resigned else ""
    upper, lower = QRectF(room), QRectF()
    if note and room.height() >= strong.height() + small.height():
        top = room.center().y() - (strong.height() + small.height()) / 2
        upper = QRectF(room.left(), top, room.width(), strong.height())
        lower = QRectF(room.left(), upper.bottom(), room.width(), small.height())
    elif note:
        width = min(small.horizontalAdvance(note), room.width())
        upper.setRight(max(room.left(), room.right() - width - _GAP))
    name = strong.elidedText(row.name, Qt.TextElideMode.ElideRight, max(0.0, upper.width()))
    painter.setPen(look.color("ink"))
    painter.setFont(look.font("strong"))
    painter.drawText(upper, _LEFT, name)
    end = upper.left() + strong.horizontalAdvance(name) + _GAP
    chip = QRectF(end, upper.center().y() - _CHIP / 2, _CHIP, _CHIP)
    if row.is_computer and chip.right() <= upper.right():
        paint_icon(painter, "chip", chip, look.color("ink_soft"))
        end = chip.right() + _GAP
    if note:
        if lower.isEmpty():
            lower = QRectF(end, room.top(), room.right() - end, room.height())
        painter.setPen(look.color("ink_soft"))
        painter.setFont(look.font("small"))
        painter.drawText(lower, _LEFT, small.elidedText(note, Qt.TextElideMode.ElideRight, lower.width()))


def name_lines(name: str, metrics: QFontMetricsF, width: float) -> tuple[str, ...]:
    """Return a name in one line of `width`, or broken into two, the second one cut where it must.

    It is broken between words if the first one fits, else wherever the line is full.
    """
    if metrics.horizontalAdvance(name) <= width:
        return (name,)
    pieces = _PIECE.findall(name)
    if metrics.horizontalAdvance(pieces[0].rstrip()) > width:
        pieces = _LETTER.findall(name)
    first = pieces.pop(0)
    while pieces and metrics.horizontalAdvance(f"{first}{pieces[0]}".rstrip()) <= width:
        first += pieces.pop(0)
    lines = (first.rstrip(), "".join(pieces)) if pieces else (first,)
    return tuple(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines)
