"""The line below the race: how many strikes in a row there are and what they cost (T9)."""

from html import escape

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.race_values import StrikeNote
from dicegames.models.race_words import strike_lead, strike_text
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.paint.strikes import paint_strikes, strikes_size

_MARGIN = 13
_GAP = 8
_BARS = 14.0


class StrikeLine(QFrame):
    """Show a `StrikeNote`; it is not there for None."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._note: StrikeNote | None = None
        self._words = Text(look, "body")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.update)
        self.hide()

    @property
    def note(self) -> StrikeNote | None:
        """What is shown."""
        return self._note

    @property
    def plain_text(self) -> str:
        """Return what the line says, without markup."""
        return self._words.accessibleName()

    def show_note(self, note: StrikeNote | None) -> None:
        """Show `note`; whether there is room for the line is its owner's matter."""
        if note != self._note:
            self._note = note
            self.retranslate()

    def retranslate(self) -> None:
        """Put the words into the current language."""
        note = self._note
        if note is None:
            return
        bars = round(strikes_size(note.in_row, _BARS).width())
        self._row.setContentsMargins(_MARGIN + bars + _GAP, 7, _MARGIN, 7)
        lead, text = strike_lead(note), strike_text(note)
        self._words.setText(f"<b>{escape(lead)}</b> {escape(text)}")
        self._words.setAccessibleName(f"{lead} {text}")
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and the bars."""
        note, look = self._note, self._look
        if note is None:
            return
        painter, rect = QPainter(self), QRectF(self.rect())
        # in high contrast the tint alone is too faint a border
        edge = look.color("line") if look.theme_name == "high_contrast" else None
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color("paper_alt"), edge=edge)
        size = strikes_size(note.in_row, _BARS)
        bars = QRectF(_MARGIN, rect.center().y() - _BARS / 2, size.width(), size.height())
        paint_strikes(painter, bars, note.count, note.in_row, look)
        painter.end()
