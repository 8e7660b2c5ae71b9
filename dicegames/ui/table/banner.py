"""A strip for what stays true for a while: saving is impossible, this is a practice table."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

_ICON = 20
_MARGIN = 16


class Banner(QFrame):
    """Show one message above the table, with a button that takes it away unless it has to stay.

    A `serious` message lies on the colour of warnings; icon and words say it as well. Where room is scarce it
    is brief: one line, and a tap or the pointer above tells the rest.
    """

    dismissed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = "info"
        self._serious = False
        self._is_brief = False
        self._words = Text(look, "body")
        self._line = OneLine(look, "body")
        self._line.hide()
        self.close_button = FlatButton(look, "close")
        self.close_button.set_compact(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._line, 1)
        self._row.addWidget(self.close_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.close_button.clicked.connect(self._on_close_button_clicked)
        look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The message, "" while nothing is shown."""
        return self._words.text()

    def show_message(
        self, text: str, *, icon: str = "info", serious: bool = False, dismissible: bool = True
    ) -> None:
        """Show `text`; the last message wins."""
        self._icon, self._serious = icon, serious
        self._words.setText(text)
        self._line.setText(text)
        self._show_form()
        self.close_button.setVisible(dismissible)
        right, edge = (4, 0) if dismissible else (_MARGIN, 7)  # the button brings room of its own
        self._row.setContentsMargins(_MARGIN + _ICON + 10, edge, right, edge)
        self.show()
        self.update()

    def set_brief(self, brief: bool) -> None:
        """Say what fits into one line, or all of it."""
        self._is_brief = brief
        self._show_form()

    def clear(self) -> None:
        """Take the message away."""
        self._words.setText("")
        self.hide()

    def retranslate(self) -> None:
        """Put the button into the current language; the message is the page's."""
        self.close_button.set_texts(translate("Banner", "Close this message"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell all of a brief message, where there is no pointer to hold above it too."""
        if self.toolTip():  # posted: this release, and the leaving finger, would put it away again
            here, there = event.position().toPoint(), event.globalPosition().toPoint()
            QCoreApplication.postEvent(self, QHelpEvent(QEvent.Type.ToolTip, here, there))
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and its icon."""
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill, ink = ("bad_tint", "bad") if self._serious else ("accent_tint", "accent_ink")
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color(fill), edge=look.color(ink))
        icon = QRectF(_MARGIN, rect.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, self._icon, icon, look.color(ink))
        painter.end()

    def _show_form(self) -> None:
        self._words.setVisible(not self._is_brief)
        self._line.setVisible(self._is_brief)
        tip = tip_text(self.text) if self._is_brief else ""
        for part in (self, self._line):
            part.setToolTip(tip)

    def _on_close_button_clicked(self) -> None:
        self.clear()
        self.dismissed.emit()
