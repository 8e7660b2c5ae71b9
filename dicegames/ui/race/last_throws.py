"""The banner of the last throws: who leads, who still plays (T12)."""

from html import escape

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.race_values import LastThrows
from dicegames.models.race_words import MOST_DETAIL, last_throws_lead, last_throws_text
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_MARGIN = 14
_ICON = 20
_GAP = 10


class LastThrowsBanner(QFrame):
    """Say that the target is reached; hidden for None. It says less where there is little room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._last: LastThrows | None = None
        self._detail = MOST_DETAIL
        self._words = Text(look, "body")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_MARGIN + _ICON + _GAP, 7, _MARGIN, 7)
        self._row.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.update)
        self.hide()

    @property
    def last(self) -> LastThrows | None:
        """What is shown."""
        return self._last

    @property
    def plain_text(self) -> str:
        """Return what the banner says, without markup."""
        return self._words.accessibleName()

    def show_last_throws(self, last: LastThrows | None) -> None:
        """Show who leads and who still plays; None takes the banner away."""
        if last != self._last:
            self._last = last
            self.retranslate()
        self.setVisible(last is not None)

    def fit(self, width: int, room: int) -> int:
        """Say as much as fits in `room` pixels of height at a width; return the height that it takes."""
        height = 0
        for detail in range(MOST_DETAIL, -1, -1):
            self._say(detail)
            height = self.heightForWidth(width)
            if height <= room:
                break
        return height

    def retranslate(self) -> None:
        """Put the words into the current language."""
        self._say(self._detail)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and its flag."""
        look, painter, rect = self._look, QPainter(self), QRectF(self.rect())
        edge = look.color("accent_ink")
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color("accent_tint"), edge=edge)
        icon = QRectF(_MARGIN, rect.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, "flag", icon, look.color("accent_ink"))
        painter.end()

    def _say(self, detail: int) -> None:
        last = self._last
        self._detail = detail
        if last is None:
            return
        lead, text = last_throws_lead(), last_throws_text(last, detail)
        self._words.setText(f"<b>{escape(lead)}</b> {escape(text)}")
        self._words.setAccessibleName(f"{lead} {text}")
        upright = 7 if detail == MOST_DETAIL else 3
        self._row.setContentsMargins(_MARGIN + _ICON + _GAP, upright, _MARGIN, upright)
        self.updateGeometry()
        self.update()
