"""A line with a label on the left and what it sets on the right."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look

_LABEL = 9.0  # F; a longer label that has less room beside its control goes above it
_GAP = 12
_STACKED_GAP = 4


class OptionRow(QWidget):
    """Name a control; a switch takes clicks on its whole line.

    The height follows the width: where label and control don't fit side by side they are stacked. That is
    placed by hand, because a layout would learn of the new height too late.

    `extra` is a further line below the label; it keeps its place while it is hidden.
    """

    def __init__(
        self,
        look: Look,
        control: QWidget,
        *,
        line: bool = False,
        extra: Text | None = None,
    ) -> None:
        super().__init__()
        self._look = look
        self._line = line
        self._margins = (2, 3)  # px above and below
        self.control = control
        self.label = Text(look, "body")
        self._hint = Text(look, "small", "ink_soft")
        self._extra = extra
        for child in (self.label, self._hint, control, extra):
            if child is not None:
                child.setParent(self)
        self._hint.hide()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._on_look_changed)

    def set_texts(self, label: str, hint: str = "") -> None:
        """Set the label, which also names the control, and a smaller line below it."""
        self.label.setText(label)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(hint)
        self._on_look_changed()

    def set_margin(self, margin: int) -> None:
        """Set the room above and below, in logical pixels."""
        if self._margins != (margin, margin):
            self._margins = (margin, margin)
            self._on_look_changed()

    def hasHeightForWidth(self) -> bool:
        """Tell that wrapped words make the line higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for a width in logical pixels."""
        control = self.control.sizeHint()
        beside = self._is_beside(width)
        words = sum(self._word_heights(width - control.width() - _GAP if beside else width))
        height = max(words, control.height()) if beside else words + _STACKED_GAP + control.height()
        return height + sum(self._margins)

    def sizeHint(self) -> QSize:
        """Return the size with label and control side by side."""
        width = round(self.control.sizeHint().width() + _GAP + self._look.px(_LABEL))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows everything, at the width that the line has now."""
        width = self.control.sizeHint().width()
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def event(self, event: QEvent) -> bool:
        """Follow a control that changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._on_look_changed()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure anew: a hidden line isn't told when its control changes its size."""
        super().showEvent(event)
        self._on_look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self._place()

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

    def _is_beside(self, width: int) -> bool:
        words = self.label.fontMetrics().horizontalAdvance(self.label.text()) + 2
        least = min(self._look.px(_LABEL), words)
        return isinstance(self.control, Switch) or width >= self.control.sizeHint().width() + _GAP + least

    def _word_heights(self, width: int) -> tuple[int, int, int]:
        hint = self._hint.heightForWidth(width) if self._hint.text() else 0
        extra = self._extra.heightForWidth(width) if self._extra is not None else 0
        return self.label.heightForWidth(width), hint, extra

    def _place(self) -> None:
        top, bottom = self._margins
        control = self.control.sizeHint()
        room = self.height() - top - bottom
        beside = self._is_beside(self.width())
        width = self.width() - control.width() - _GAP if beside else self.width()
        label, hint, extra = self._word_heights(width)
        y = top + (max(0, (room - label - hint - extra) // 2) if beside else 0)
        self.label.setGeometry(0, y, width, label)
        self._hint.setGeometry(0, y + label, width, hint)
        if self._extra is not None:
            self._extra.setGeometry(0, y + label + hint, width, extra)
        if beside:
            x, y = self.width() - control.width(), top + (room - control.height()) // 2
        else:
            x, y = 0, y + label + hint + extra + _STACKED_GAP
        self.control.setGeometry(x, y, control.width(), control.height())

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self._place()
