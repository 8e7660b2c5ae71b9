"""One seat's won cards: a button that opens what the next cards bring."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.tips import tip_text
from dicegames.models.won_values import ColorView, WonView
from dicegames.models.won_words import (
    bonus_text,
    following_sentences,
    following_text,
    status_word,
    sum_text,
    total_text,
    won_sentence,
)
from dicegames.ui.cards.won_paint import bonus_font, box_height, paint_color_box
from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.race.painted import MIDDLE, RIGHT, bold, line_height, put, text_width

BOX_GAP = 7.0
LEAST_HEIGHT = 44
_SIDE = 12.0
_BADGE, _SMALL_BADGE = 28.0, 22.0
_PAD = {False: 10.0, True: 5.0}  # by low
_HEAD_GAP = {False: 10.0, True: 4.0}
_CAPTION_GAP = 3.0
_NAME_LEAST = 3.5  # F
_ARROW = 12.0


class RowForm(Enum):
    """How much room a row has: the usual, little, or one line."""

    FULL = "full"
    LOW = "low"
    LINE = "line"


class WonRow(PaintedButton):
    """Show a `WonView`; `tapped` tells the seat whose cards shall be opened."""

    tapped = Signal(int)

    def __init__(self, look: Look, seat: int, parent: QWidget) -> None:
        super().__init__(look, look.metric("radius_field"))
        self.setParent(parent)
        self._seat = seat
        self._view = WonView("", look.seat_ids[0], False, ())
        self._form = RowForm.FULL
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.clicked.connect(self._on_clicked)

    @property
    def view(self) -> WonView:
        """What is shown."""
        return self._view

    @property
    def form(self) -> RowForm:
        """How much room the row has."""
        return self._form

    def show_view(self, view: WonView) -> None:
        """Show what a seat has won."""
        if view != self._view:
            self._view = view
            self.retranslate()

    def set_form(self, form: RowForm) -> None:
        """Take a form; an opened row never is a single line."""
        if form is not self._form:
            self._form = form
            self.update()

    def height_for(self, form: RowForm, width: float, *, opened: bool) -> int:
        """Return the height of a form in a width, with or without what the next cards bring."""
        if form is RowForm.LINE and not opened:
            return max(LEAST_HEIGHT, round(line_height(self._look.font("strong")) + 12.0))
        low = form is not RowForm.FULL
        height = 2 * _PAD[low] + self._head_height(low) + _HEAD_GAP[low]
        height += box_height(self._look, self._box_width(width - 2 * _SIDE), low=low)
        if opened:
            height += _CAPTION_GAP + line_height(self._look.font("small"))
        return round(height)

    def retranslate(self) -> None:
        """Put name and description into the current language."""
        sentence = won_sentence(self._view)
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(following_sentences(self._view))
        self.setToolTip(tip_text(f"{sentence}\n{following_sentences(self._view)}"))
        self.update()

    def nextCheckState(self) -> None:
        """Leave to the list which row is open."""

    def sizeHint(self) -> QSize:
        """Return the size of the usual form."""
        return QSize(316, self.height_for(RowForm.FULL, 316.0, opened=self.isChecked()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, who it is, the sums and the boxes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        # A line beside an open row has room for more.
        low = self.height_for(RowForm.LOW, self.width(), opened=self.isChecked())
        if self._form is RowForm.LINE and self.height() < low:
            self._paint_line(painter)
        else:
            self._paint_full(painter)
        painter.end()

    def _paint_paper(self, painter: QPainter) -> None:
        look, active = self._look, self._view.status == "turn"
        edge, width = None, 0.0
        if active:
            edge, width = look.color("accent_ink"), look.metric("stroke_active")
        elif look.theme_name == "high_contrast":
            edge, width = look.color("line"), look.metric("stroke_hair")
        fill = look.color("paper" if active else "paper_alt")
        paint_box(
            painter, QRectF(self.rect()), look.metric("radius_field"), fill=fill, edge=edge, width=width
        )

    def _paint_full(self, painter: QPainter) -> None:
        low = self._form is not RowForm.FULL
        inner = QRectF(self.rect()).adjusted(_SIDE, _PAD[low], -_SIDE, -_PAD[low])
        head = QRectF(inner.left(), inner.top(), inner.width(), self._head_height(low))
        self._paint_head(painter, head, low)
        width = self._box_width(inner.width())
        top, height = head.bottom() + _HEAD_GAP[low], box_height(self._look, width, low=low)
        for place, color in enumerate(self._view.colors):
            box = QRectF(inner.left() + place * (width + BOX_GAP), top, width, height)
            paint_color_box(painter, box, color, self._look)
        if self.isChecked():
            self._paint_following(painter, QRectF(inner.left(), top + height + _CAPTION_GAP, width, 0.0))

    def _paint_head(self, painter: QPainter, head: QRectF, low: bool) -> None:
        look, view = self._look, self._view
        badge = _SMALL_BADGE if low else _BADGE
        center = QPointF(head.left() + badge / 2, head.center().y())
        paint_badge(painter, center, badge, look.seat(view.color), look.color("paper"))
        total, total_font = total_text(view), self._total_font(low)
        put(painter, head, total_font, look.color("ink"), total, RIGHT)
        left = head.left() + badge + 11.0
        right = head.right() - max(text_width(total_font, total), text_width(total_font, "88")) - 10.0
        font, small = self._name_font(low), look.font("small")
        name_width = text_width(font, view.name)
        least = min(name_width, look.px(_NAME_LEAST))
        gone = view.status == "resigned"
        sums = "" if gone else sum_text(view)  # there is no room for both
        sums_width = text_width(small, sums)
        if sums and right - sums_width - 8.0 - left >= least:
            put(
                painter,
                QRectF(left, head.top(), right - left, head.height()),
                small,
                look.color("ink_soft"),
                sums,
                RIGHT,
            )
            right -= sums_width + 8.0
        put(
            painter, QRectF(left, head.top(), right - left, head.height()), font, look.color("ink"), view.name
        )
        status, active = status_word(view.status), view.status == "turn"
        status_font = bold(look.font("small")) if active else small
        beside = left + name_width + 8.0
        if status and beside + text_width(status_font, status) <= right:
            color = look.color("accent_ink" if active else "ink_soft")
            room = QRectF(beside, head.top(), right - beside, head.height())
            put(painter, room, status_font, color, status)

    def _paint_following(self, painter: QPainter, place: QRectF) -> None:
        """Paint below each box what one card more brings; with the word only where all have room for it."""
        look, small = self._look, self._look.font("small")
        place.setHeight(line_height(small))
        step, width = place.width() + BOX_GAP, place.width()
        texts = [following_text(color) for color in self._view.colors]
        in_words = all(text_width(small, text) <= width + BOX_GAP - 2.0 for text in texts)
        for color, text in zip(self._view.colors, texts, strict=True):
            if in_words:
                room = place.adjusted(-BOX_GAP / 2, 0.0, BOX_GAP / 2, 0.0)
                put(painter, room, small, look.color("ink_soft"), text, MIDDLE)
            else:
                self._paint_arrow(painter, place, color)
            place.translate(step, 0.0)

    def _paint_arrow(self, painter: QPainter, place: QRectF, color: ColorView) -> None:
        look, font = self._look, bonus_font(self._look)
        text = bonus_text(color.following)
        left = place.center().x() - (_ARROW + text_width(font, text)) / 2
        icon = QRectF(left, place.center().y() - _ARROW / 2, _ARROW, _ARROW)
        paint_icon(painter, "chevron_right", icon, look.color("ink_soft"))
        room = QRectF(icon.right(), place.top(), place.right() - icon.right(), place.height())
        put(painter, room, font, look.color("ink_soft"), text)

    def _paint_line(self, painter: QPainter) -> None:
        """Paint badge, counts and total beside each other; the strip above has the names."""
        look, view = self._look, self._view
        inner = QRectF(self.rect()).adjusted(_SIDE, 7.0, -_SIDE, -7.0)
        center = QPointF(inner.left() + _SMALL_BADGE / 2, inner.center().y())
        paint_badge(painter, center, _SMALL_BADGE, look.seat(view.color), look.color("paper"))
        total, font = total_text(view), look.font("strong")
        put(painter, inner, font, look.color("ink"), total, RIGHT)
        left = inner.left() + _SMALL_BADGE + 11.0
        right = inner.right() - max(text_width(font, total), text_width(font, "88")) - 10.0
        width = (right - left - 3 * BOX_GAP) / 4
        for place, color in enumerate(view.colors):
            box = QRectF(left + place * (width + BOX_GAP), inner.top(), width, inner.height())
            paint_color_box(painter, box, color, look, bonus=False)

    def _head_height(self, low: bool) -> float:
        lines = max(line_height(self._name_font(low)), line_height(self._total_font(low)))
        return max(_SMALL_BADGE if low else _BADGE, lines)

    def _box_width(self, width: float) -> float:
        return (width - 3 * BOX_GAP) / 4

    def _name_font(self, low: bool) -> QFont:
        return bold(self._look.font("body")) if low else self._look.font("strong")

    def _total_font(self, low: bool) -> QFont:
        return self._look.font("strong" if low else "title")

    def _on_clicked(self) -> None:
        self.tapped.emit(self._seat)
