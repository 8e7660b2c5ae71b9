"""A line with a label on the left and what it sets on the right."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look

_LABEL = 9.0  # F; a longer label that has less room beside its control goes above it


class OptionRow(QWidget):
    """Name a control; a switch takes clicks on its whole line."""

    def __init__(self, look: Look, control: QWidget, *, line: bool = False, spacious: bool = False) -> None:
        super().__init__()
        self._look = look
        self._line = line
        self.control = control
        self._label = Text(look, "body")
        self._hint = Text(look, "small", "ink_soft")
        self._hint.hide()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._label)
        words.addWidget(self._hint)
        words.addStretch(1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 8 if spacious else 2, 0, 8 if spacious else 3)
        self._box.setSpacing(12)
        self._box.addLayout(words, 1)
        self._box.addWidget(control, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def label(self) -> Text:
        """Return the label."""
        return self._label

    def set_texts(self, label: str, hint: str = "") -> None:
        """Set the label, which also names the control, and a smaller line below it."""
        self._label.setText(label)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(hint)
        self._fit()

    def _fit(self) -> None:
        words = self._label.fontMetrics().horizontalAdvance(self._label.text()) + 2
        least = min(self._look.px(_LABEL), words)
        beside = self.width() >= self.control.sizeHint().width() + 12 + least
        if beside or isinstance(self.control, Switch):
            self._box.setDirection(QBoxLayout.Direction.LeftToRight)
            self._box.setAlignment(self.control, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        else:
            self._box.setDirection(QBoxLayout.Direction.TopToBottom)
            self._box.setAlignment(self.control, Qt.AlignmentFlag.AlignLeft)
        self._box.setSpacing(12 if beside else 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the control below its label where both don't fit side by side."""
        super().resizeEvent(event)
        self._fit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the whole line work the switch."""
        left = event.button() == Qt.MouseButton.LeftButton
        if left and isinstance(self.control, Switch) and self.rect().contains(event.position().toPoint()):
            self.control.click()
        super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that the release arrives here too."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line below."""
        if self._line:
            painter = QPainter(self)
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._look.color("line"))
            painter.end()
