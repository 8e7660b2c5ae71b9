"""The card of a missed turn: why, what is lost, which strike it was (T4, T9)."""

from enum import Enum

from PySide6.QtCore import QEasingCurve, QEvent, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QWidget

from dicegames.models.race_values import Miss
from dicegames.models.race_words import miss_sentence, miss_text, miss_title, strike_result, strike_title
from dicegames.ui.announce import announce
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.race.card_pictures import DICE, DicePicture, StrikePicture
from dicegames.ui.race.painted import bold, line_height, text_width

ROOM = 12  # px that stay free beside the card
_PADDING = {"full": (40, 20), "low": (24, 9), "row": (16, 6), "line": (16, 6)}
_WORDS_ROLE = 1.3  # F
_GAP = 10
_SHARE = 0.86  # of the room, that a card as wide as its dice takes


class CardForm(Enum):
    """How much height the card has: everything large, everything small, words in rows, the sentence alone."""

    FULL = "full"
    LOW = "low"
    ROW = "row"
    LINE = "line"


class FarkleCard(QFrame):
    """Lie over the free part of the cloth from `show_miss` to `clear`; can say itself to screen readers.

    It is as large as its words need and takes the largest form that fits into the part.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._miss: Miss | None = None
        self._area = QRect()
        self._form = CardForm.FULL
        self._title = Text(look, "display", "bad", wrap=False)
        self._words = Text(look, "strong")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._dice = DicePicture(look)
        self._strikes = StrikePicture(look)
        self._strike = Text(look, "body", wrap=False)
        self._result = Text(look, "body", "ink_soft", wrap=False)
        for part in (self._title, self._words, self._dice, self._strikes, self._strike, self._result):
            part.setParent(self)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._fade.valueChanged.connect(self._on_fade_value_changed)
        self._fade.finished.connect(self._on_fade_finished)
        look.changed.connect(self._on_look_changed)
        self.hide()

    @property
    def miss(self) -> Miss | None:
        """What is shown."""
        return self._miss

    @property
    def form(self) -> CardForm:
        """How much height the card has."""
        return self._form

    @property
    def shows_dice(self) -> bool:
        """Whether the dice of the roll are on the card itself."""
        return self._miss is not None and self._dice.isVisibleTo(self)

    @property
    def plain_text(self) -> str:
        """Return everything that the card says, without markup."""
        return miss_sentence(self._miss) if self._miss is not None else ""

    def show_miss(self, miss: Miss, *, is_told: bool = False) -> None:
        """Show `miss`, fade in, and say it unless that was done; the same one again changes nothing."""
        if miss == self._miss:
            return
        self._miss = miss
        self.retranslate()
        self.show()
        self.raise_()
        self._effect.setEnabled(True)
        self._fade.setDuration(self._look.duration("farkle"))
        self._fade.start()
        if not is_told:
            announce(self, self.plain_text)

    def clear(self) -> None:
        """Take the card away."""
        self._miss = None
        self.hide()

    def place_in(self, area: QRect) -> None:
        """Stay in the middle of `area`, the free cloth between headline and rail, in the parent's pixels."""
        self._area = area
        self._arrange()

    def finish(self) -> None:
        """End the fade at once."""
        self._fade.stop()
        self._on_fade_finished()

    def retranslate(self) -> None:
        """Put the words into the current language."""
        miss = self._miss
        if miss is None:
            return
        self._title.setText(miss_title(miss))
        self._words.setText(miss_text(miss, rich=True))
        self._words.setAccessibleName(miss_text(miss))
        if miss.in_row:
            self._strike.setText(strike_title(miss))
            self._result.setText(strike_result(miss))
        self.setAccessibleName(self.plain_text)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper with its red edge."""
        look, painter = self._look, QPainter(self)
        paint_box(
            painter,
            QRectF(self.rect()),
            look.metric("radius_panel"),
            fill=look.color("paper"),
            edge=look.color("bad"),
            width=look.metric("stroke_chosen"),
        )
        painter.end()

    def _arrange(self) -> None:
        """Take the largest form that fits the area and go to its middle."""
        miss = self._miss
        if miss is None or self._area.isEmpty():
            return
        room = self._area.adjusted(ROOM, 0, -ROOM, 0)
        for form in CardForm:
            size = self._lay_out(miss, form, room.width())
            if size.height() <= room.height():
                break
        card = QRect(0, 0, size.width(), size.height())
        card.moveCenter(room.center())
        card.moveBottom(min(card.bottom(), room.bottom()))  # what doesn't fit lies over the subline above
        self.setGeometry(card)
        self.update()

    def _lay_out(self, miss: Miss, form: CardForm, room: int) -> QSize:
        """Put the parts where they are in a form of at most `room` pixels width; return the card's size."""
        self._form = form
        self._set_fonts(form)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._dice.show_faces(miss.dice, DICE[form is not CardForm.FULL])
        self._strikes.show_strikes(miss.strike, miss.in_row, slim=form is not CardForm.FULL)
        for part in (self._strikes, self._strike, self._result):
            part.setVisible(miss.in_row > 0 and form is not CardForm.LINE)
        self._title.setVisible(form is not CardForm.LINE)
        side, top = _PADDING[form.value]
        title = self._title.sizeHint()
        words = self._words_width(miss)
        if form is CardForm.LINE:
            self._dice.hide()
            width = min(words + 2 * side, room)
            height = self._words.heightForWidth(width - 2 * side)
            self._words.setGeometry(side, top, width - 2 * side, height)
            return QSize(width, height + 2 * top)
        if form is CardForm.ROW:
            beside = title.width() + 2 * _GAP + max(words, self._strikes_width(miss))
            width = min(beside + 2 * side, room)
            self._dice.hide()
            if beside <= width - 2 * side:
                bottom = self._lay_out_beside(miss, title, top, side, words)
                return self._with_dice_beside(QSize(width, bottom + top), top, side, room)
            bottom = self._stack(title, top, width, side, 0)
        else:
            gap = 6 if form is CardForm.FULL else 1
            for factor in DICE[form is not CardForm.FULL :]:  # six dice beside the strikes need small ones
                self._dice.show_faces(miss.dice, factor)
                row = self._strikes_width(miss) + self._dice.sizeHint().width() + 2 * _GAP
                if row + 2 * side <= _SHARE * room:
                    break
            width = min(max(title.width(), words, row) + 2 * side, room)
            bottom = self._stack(title, top, width, side, gap) + gap
            self._dice.setVisible(row <= width - 2 * _GAP)
        bottom = self._lay_out_row(miss, form, bottom, width)
        return QSize(width, bottom + top)

    def _lay_out_beside(self, miss: Miss, title: QSize, top: int, left: int, width: int) -> int:
        """Put the title beside the sentence over the strikes and return where they end."""
        column = left + title.width() + 2 * _GAP
        height = self._words.heightForWidth(width)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._words.setGeometry(column, top, width, height)
        bottom = self._lay_out_row(miss, CardForm.ROW, top + height, width, column)
        middle = (top + bottom - title.height()) // 2
        self._title.setGeometry(left, middle, title.width(), title.height())
        return bottom

    def _with_dice_beside(self, card: QSize, top: int, side: int, room: int) -> QSize:
        """Put the dice at the right end if that fits; return the size of the card."""
        dice = self._dice.sizeHint()
        width, height = card.width() + dice.width() + _GAP, dice.height() + top
        if width > room or height > self._area.height():
            return card
        shift = max(0, (height - card.height()) // 2)
        for part in (self._title, self._words, self._strikes, self._strike, self._result):
            part.move(part.x(), part.y() + shift)
        height = max(height, card.height())
        self._dice.setGeometry(
            card.width() - side + _GAP, (height - dice.height()) // 2, dice.width(), dice.height()
        )
        self._dice.show()
        return QSize(width, height)

    def _stack(self, title: QSize, top: int, width: int, side: int, gap: int) -> int:
        """Put the title over the words and return where they end."""
        self._title.setGeometry((width - title.width()) // 2, top, title.width(), title.height())
        below = top + title.height() + gap
        height = self._words.heightForWidth(width - 2 * side)
        self._words.setGeometry(side, below, width - 2 * side, height)
        return below + height

    def _lay_out_row(self, miss: Miss, form: CardForm, top: int, width: int, at: int | None = None) -> int:
        """Put dice and strikes beside each other, from `at` on or in the middle; return where they end."""
        dice = self._dice.sizeHint() if self._dice.isVisibleTo(self) else QSize(0, 0)
        if not miss.in_row:
            self._dice.setGeometry((width - dice.width()) // 2, top, dice.width(), dice.height())
            return top + dice.height()
        bars, strike, result = (part.sizeHint() for part in (self._strikes, self._strike, self._result))
        is_row = form is CardForm.ROW
        lines = max(strike.height(), result.height()) if is_row else strike.height() + result.height()
        height = max(dice.height(), bars.height(), lines)
        left = (width - self._strikes_width(miss) - (dice.width() + 2 * _GAP if dice.width() else 0)) // 2
        if at is not None:
            left = at
        if dice.width():
            self._dice.setGeometry(left, top + (height - dice.height()) // 2, dice.width(), dice.height())
            left += dice.width() + 2 * _GAP
        self._strikes.setGeometry(left, top + (height - bars.height()) // 2, bars.width(), bars.height())
        left += bars.width() + _GAP
        first = top + (height - lines) // 2
        self._strike.setGeometry(left, first, strike.width(), strike.height())
        if is_row:
            left += strike.width() + _GAP
            self._result.setGeometry(left, first, result.width(), result.height())
        else:
            self._result.setGeometry(left, first + strike.height(), result.width(), result.height())
        return top + height

    def _set_fonts(self, form: CardForm) -> None:
        """Give title and words the sizes of a form."""
        is_full = form is CardForm.FULL
        self._title.set_role("display" if is_full else "title")
        words = self._look.font("body")
        if is_full:
            words.setPixelSize(round(self._look.px(_WORDS_ROLE)))
        self._words.setFont(words)
        self._strike.setFont(bold(self._look.font("body")))
        costs = self._miss is not None and self._miss.penalty is not None
        self._result.set_color("bad" if costs else "ink_soft")
        self._result.setFont(bold(self._look.font("body")) if costs else self._look.font("body"))

    def _words_width(self, miss: Miss) -> int:
        """Return the width in which the sentence stands in one line."""
        font = self._words.font()
        return round(text_width(font, miss_text(miss)) + line_height(font))  # bold figures are wider

    def _strikes_width(self, miss: Miss) -> int:
        """Return the width of the bars with their words."""
        if not miss.in_row:
            return 0
        bars, strike, result = (
            part.sizeHint().width() for part in (self._strikes, self._strike, self._result)
        )
        words = strike + _GAP + result if self._form is CardForm.ROW else max(strike, result)
        return bars + _GAP + words

    def _on_fade_value_changed(self, share: float) -> None:
        self._effect.setOpacity(share)
        self._strikes.set_drawn(share if self._look.motion is Motion.FULL else 1.0)

    def _on_fade_finished(self) -> None:
        # An effect costs a pixmap of the whole card at every repaint: it is on only while it fades.
        self._effect.setEnabled(False)
        self._strikes.set_drawn(1.0)

    def _on_look_changed(self) -> None:
        self._arrange()
        self.update()
