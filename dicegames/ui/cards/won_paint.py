"""How won cards are painted: a box for each colour."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath

from dicegames.models.won_values import ColorView
from dicegames.models.won_words import bonus_text
from dicegames.ui.look import Look
from dicegames.ui.paint.card import paint_pattern
from dicegames.ui.paint.joker import paint_joker
from dicegames.ui.paint.shapes import paint_box, rounded
from dicegames.ui.race.painted import RIGHT, bold, line_height, put, text_width

BAND, NARROW_BAND = 20.0, 14.0
RADIUS = 6.0
JOKER = 15.0
_PAD, _NARROW_PAD = 7.0, 5.0
_GAP = 3.0
_WIDEST = "+10"  # a bonus that every box has room for


def count_font(look: Look) -> QFont:
    """Return the font of the number of cards."""
    return bold(look.font("body"))


def bonus_font(look: Look) -> QFont:
    """Return the font of a colour bonus."""
    return bold(look.font("small"))


def fits_one_line(look: Look, width: float) -> bool:
    """Return whether a box of this width has room for count and bonus beside each other."""
    numbers = text_width(count_font(look), "8") + text_width(bonus_font(look), _WIDEST)
    return BAND + 2 * _PAD + _GAP + numbers <= width


def box_height(look: Look, width: float, *, low: bool) -> float:
    """Return how high boxes of this width are, `low` where room is short."""
    count, bonus = line_height(count_font(look)), line_height(bonus_font(look))
    if fits_one_line(look, width):
        return max(28.0, count + 4.0) if low else max(33.0, count + 10.0)
    return count + bonus + (4.0 if low else 8.0)


def paint_color_box(
    painter: QPainter, rect: QRectF, view: ColorView, look: Look, *, bonus: bool = True
) -> None:
    """Paint how many cards of a colour count, with `bonus` what they bring; the joker on the band."""
    one_line = not bonus or fits_one_line(look, rect.width())
    left, pad = (BAND, _PAD) if one_line else (NARROW_BAND, _NARROW_PAD)
    paint_box(painter, rect, RADIUS, fill=look.color("paper"))
    band = QPainterPath()
    band.addRect(QRectF(rect.left(), rect.top(), left, rect.height()))
    paint_pattern(painter, band.intersected(rounded(rect, RADIUS)), view.color, look)
    paint_box(painter, rect, RADIUS, edge=look.color("line"))
    if view.has_joker:
        side = min(JOKER, left)
        paint_joker(painter, QPointF(rect.left() + left / 2, rect.center().y()), side, look)
    words = rect.adjusted(left + pad, 0.0, -pad if one_line else -1.0, 0.0)
    ink, gain = look.color("ink"), look.color("accent_ink" if view.bonus else "ink_soft")
    if one_line:
        put(painter, words, count_font(look), ink, str(view.counted))
        if bonus:
            put(painter, words, bonus_font(look), gain, bonus_text(view.bonus), RIGHT)
        return
    upper = QRectF(words.left(), rect.top() + 2.0, words.width(), line_height(count_font(look)))
    lower = QRectF(words.left(), upper.bottom(), words.width(), rect.bottom() - upper.bottom() - 2.0)
    put(painter, upper, count_font(look), ink, str(view.counted))
    put(painter, lower, bonus_font(look), gain, bonus_text(view.bonus))
