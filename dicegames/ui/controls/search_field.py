"""A line to type into that looks for something: a magnifier at its start, a cross that empties it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.controls.field import Field
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.speech import speak

_ICON = 18.0
_LEFT = 14.0
_GAP = 8.0


class _ClearButton(PaintedButton):
    """The cross at the end of the field."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.metric("radius_field"))
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def sizeHint(self) -> QSize:
        side = round(self._look.metric("touch"))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cross = QRectF(0, 0, _ICON, _ICON)
        cross.moveCenter(QRectF(self.rect()).center())
        token = "ink" if self.underMouse() or self.isDown() else "ink_soft"
        paint_icon(painter, "close", cross, self._look.color(token))
        painter.end()


class SearchField(Field):
    """Be a field whose words look for something at once; Esc empties it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.clear_button = _ClearButton(look)
        self.clear_button.setParent(self)
        self.clear_button.clicked.connect(self._on_clear_button_clicked)
        self.clear_button.hide()
        self.setTextMargins(round(_LEFT + _ICON + _GAP) - 2, 0, round(look.metric("touch")), 0)
        self.textChanged.connect(self._on_text_changed)

    def set_words(self, hint: str, clear: str) -> None:
        """Say what can be typed here, and what the cross does."""
        self.setPlaceholderText(hint)
        speak(self, hint)
        speak(self.clear_button, clear)
        self.clear_button.setToolTip(clear)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        icon = QRectF(_LEFT, (self.height() - _ICON) / 2, _ICON, _ICON)
        paint_icon(painter, "search", icon, self._look.color("ink_soft"))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross at the end."""
        super().resizeEvent(event)
        side = self.clear_button.sizeHint()
        top = (self.height() - side.height()) // 2
        self.clear_button.setGeometry(self.width() - side.width(), top, side.width(), side.height())

    def _on_text_changed(self, text: str) -> None:
        self.clear_button.setVisible(bool(text))

    def _on_clear_button_clicked(self) -> None:
        self.clear()
        self.setFocus()
