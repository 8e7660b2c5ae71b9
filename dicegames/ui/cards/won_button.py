"""The place on the table of small windows that opens the won cards."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from dicegames.models.tips import tip_text
from dicegames.models.won_cards import WonCardsModel
from dicegames.models.won_words import counts_sentence, counts_text, plain_counts, view_title
from dicegames.ui.cards.target_paint import squeezed
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.race.painted import MIDDLE, bold, line_height, put

_GAP = 4.0


class WonButton(QAbstractButton):
    """Tell how many cards everyone has won; a tap asks for them."""

    def __init__(self, look: Look, model: WonCardsModel) -> None:
        super().__init__()
        self._look = look
        self._model = model
        self._ring = FocusRing(look, self, look.metric("radius_field"), on_felt=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.shown.connect(self.retranslate)
        look.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Put name and description into the current language."""
        self.setAccessibleName(view_title())
        self.setAccessibleDescription(counts_sentence(self._model.views))
        self.setToolTip(tip_text(counts_sentence(self._model.views)))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the cards by Enter as by Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of a small card."""
        return QSize(176, 94)

    def minimumSizeHint(self) -> QSize:
        """Return the least size that can be tapped."""
        return QSize(44, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a sunk place on the cloth with both lines, or the first where there is room for one."""
        look, rect = self._look, QRectF(self.rect())
        painter = QPainter(self)
        inset, line = look.cloth()[3], look.color("felt_line")
        width = look.metric("stroke_edge")
        paint_box(painter, rect, look.metric("radius_field"), fill=inset, edge=line, width=width)
        title, body = bold(look.font("body")), look.font("small")
        upper, lower = line_height(title), line_height(body)
        room = rect.adjusted(6.0, 0.0, -6.0, 0.0)
        has_both = upper + _GAP + lower <= rect.height() - 8.0
        top = rect.center().y() - (upper + _GAP + lower if has_both else upper) / 2
        line_room = QRectF(room.left(), top, room.width(), upper)
        words, title = squeezed(title, (view_title(),), room.width())
        put(painter, line_room, title, look.color("on_felt"), words, MIDDLE)
        if has_both:
            second = QRectF(room.left(), top + upper + _GAP, room.width(), lower)
            texts = (counts_text(self._model.views), plain_counts(self._model.views))
            text, body = squeezed(body, texts, room.width())
            put(painter, second, body, look.color("on_felt_soft"), text, MIDDLE)
        painter.end()
