"""A number to type or to step through, between two buttons."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from dicegames.models.numbers import number_text
from dicegames.ui.controls.base import line_height, text_width
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

MOST = 999_999
"""The largest number that can be typed; what is sensible is the owner's to say."""

_PADDING = 8
_DIGITS = len(str(MOST))
_BETWEEN = ".,\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} "  # what people type between thousands


class _Digits(QSpinBox):
    """Take any whole number from 0 on; steps stay between `low` and `high` and meet multiples of the step."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._low, self._high = 0, MOST
        self.setRange(0, MOST)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.lineEdit().setFrame(False)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def set_steps(self, low: int, high: int, step: int) -> None:
        """Say where steps begin and end, and how far one goes."""
        self._low, self._high = low, high
        self.setSingleStep(step)

    def event(self, event: QEvent) -> bool:
        """Leave to the window's shortcuts what can't be typed here, as the question mark."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            text = event.text()
            if text.isprintable() and text and not text.isdecimal():
                event.ignore()
                return False
        return super().event(event)

    def textFromValue(self, value: int) -> str:
        return number_text(value)

    def valueFromText(self, text: str) -> int:
        return int(_digits(text) or 0)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        digits = _digits(text)
        if digits and not (digits.isascii() and digits.isdecimal()):
            return QValidator.State.Invalid, text, position
        if len(digits) > _DIGITS:
            return QValidator.State.Invalid, text, position
        return (QValidator.State.Acceptable if digits else QValidator.State.Intermediate), text, position

    def stepBy(self, steps: int) -> None:
        step = self.singleStep()
        whole, rest = divmod(self.value(), step)
        if rest and steps < 0:
            whole += 1  # down to the multiple below, not past it
        self.setValue(min(max((whole + steps) * step, self._low), self._high))
        self.selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # the wheel scrolls what the number lies on
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._repaint_box()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.lineEdit().deselect()
        self._repaint_box()

    def sizeHint(self) -> QSize:
        width = text_width(self._look, "body", number_text(MOST)) + 2 * _PADDING
        return QSize(round(width), round(self._look.metric("touch")))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        # the box round it is painted by the whole field, the number by the line edit inside
        pass

    def _repaint_box(self) -> None:
        box = self.parentWidget()
        if box is not None:
            box.update()

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        for group in (
            QPalette.ColorGroup.Active,
            QPalette.ColorGroup.Inactive,
            QPalette.ColorGroup.Disabled,
        ):
            palette.setColor(group, QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setFont(self._look.font("body"))
        self.updateGeometry()


class NumberField(QWidget):
    """Show a number between "less" and "more".

    It can be typed; arrow keys step, Page keys go ten steps, the buttons repeat while they are held.
    """

    value_changed = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._wrong = False
        self._low, self._high = 0, MOST
        self.digits = _Digits(look)
        self.focus_ring = FocusRing(look, self.digits, look.metric("radius_field"))
        self.less_button = FlatButton(look, "minus")
        self.more_button = FlatButton(look, "plus")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.less_button)
        row.addWidget(self.digits)
        row.addWidget(self.more_button)
        for button in (self.less_button, self.more_button):
            button.set_compact(True)
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys of the number do the same
        self.setFocusProxy(self.digits)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.less_button.clicked.connect(self.digits.stepDown)
        self.more_button.clicked.connect(self.digits.stepUp)
        self.digits.valueChanged.connect(self._on_digits_value_changed)
        look.changed.connect(self._on_look_changed)

    @property
    def value(self) -> int:
        """Return the number."""
        return self.digits.value()

    def set_steps(self, low: int, high: int, step: int) -> None:
        """Say where steps begin and end, and how far one goes; typed numbers may lie outside."""
        self.digits.set_steps(low, high, step)
        self._low, self._high = low, high

    def set_value(self, value: int) -> None:
        """Show a number; nothing is emitted, and what is being typed stays if it is the same."""
        if value != self.digits.value():
            self.digits.blockSignals(True)
            self.digits.setValue(value)
            self.digits.blockSignals(False)
        self._show_ends()

    def set_wrong(self, wrong: bool) -> None:
        """Mark a number that can't stay as it is."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def set_texts(self, name: str, description: str, less: str, more: str) -> None:
        """Name the number and its two buttons for screen readers; the description is the tooltip, too."""
        self.digits.setAccessibleName(name)
        self.digits.setAccessibleDescription(description)
        self.digits.setToolTip(description)
        self.less_button.set_texts(less)
        self.more_button.set_texts(more)

    def sizeHint(self) -> QSize:
        """Return a width for the longest number, whatever the present one is."""
        touch = self._look.metric("touch")
        height = max(touch, line_height(self._look, "body") + 16.0)
        return QSize(round(self.digits.sizeHint().width() + 2 * touch), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        edge, width = "button_edge", look.metric("stroke_edge")
        if self._wrong:
            edge, width = "bad", look.metric("stroke_active")
        elif self.digits.hasFocus():
            edge, width = "accent_ink", look.metric("stroke_active")
        rect = QRectF(self.rect())
        radius = look.metric("radius_field")
        fill = look.color("bad_tint" if self._wrong else "button")
        paint_box(painter, rect, radius, fill=fill, edge=look.color(edge), width=width)
        painter.end()

    def _show_ends(self) -> None:
        value = self.digits.value()
        self.less_button.setEnabled(value > self.digits.minimum() and value > self._low)
        self.more_button.setEnabled(value < self._high)

    def _on_digits_value_changed(self, value: int) -> None:
        self._show_ends()
        self.value_changed.emit(value)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


def _digits(text: str) -> str:
    return "".join(char for char in text if char not in _BETWEEN)
