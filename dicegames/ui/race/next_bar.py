"""What the next turn needs after a missed one: the old bar struck out, the new one large."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from dicegames.models.numbers import number_text
from dicegames.models.race_values import NextBar
from dicegames.models.race_words import next_text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.race.painted import put, text_width

_GAP, _SLIM_GAP = 18.0, 10.0
_SHORT = 12.6  # F, the width of a short line


def paint_next_bar(painter: QPainter, area: QRectF, following: NextBar, look: Look, *, compact: bool) -> None:
    """Paint the numbers and the sentence from the left of `area`; who has won when nobody plays any more."""
    if not following.name:
        font = look.font("strong" if compact else "title")
        put(painter, area, font, look.color("ink"), next_text(following))
        return
    gap = _SLIM_GAP if compact else _GAP
    left = area.left()
    if following.is_bar and following.before > following.after:
        font = look.font("strong" if compact else "large")
        font.setStrikeOut(True)
        old = number_text(following.before)
        width = text_width(font, old)
        place = QRectF(left, area.top(), width, area.height())
        put(painter, place, font, look.color("ink_soft"), old)
        side = look.px(1.2 if compact else 1.85)
        arrow = QRectF(place.right() + gap, area.center().y() - side / 2, side, side)
        paint_icon(painter, "chevron_right", arrow, look.color("ink"))
        left = arrow.right() + gap
    if following.after:
        font = look.font("title" if compact else "display")
        new = number_text(following.after)
        width = text_width(font, new)
        put(painter, QRectF(left, area.top(), width, area.height()), font, look.color("ink"), new)
        left += width + gap
    words = QRectF(left, area.top(), area.right() - left, area.height())
    # Beside a large number two short lines read better than a long one.
    short = look.px(_SHORT) if following.after and not compact else words.width()
    _put_sentence(
        painter, words, short, look, look.font("small" if compact else "body"), next_text(following)
    )


def _put_sentence(painter: QPainter, place: QRectF, short: float, look: Look, font: QFont, text: str) -> None:
    """Write a sentence in lines of `short` pixels, in longer ones where height is short, else cut."""
    metrics = QFontMetricsF(font)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
    for width in (short, place.width()):
        room = QRectF(place.left(), place.top(), min(width, place.width()), place.height())
        if metrics.boundingRect(room, flags, text).height() <= place.height():
            painter.setFont(font)
            painter.setPen(look.color("ink_soft"))
            painter.drawText(room, flags, text)
            return
    put(painter, place, font, look.color("ink_soft"), text)
