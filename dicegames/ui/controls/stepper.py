"""Less and more round a value."""

from math import ceil

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from dicegames.ui.announce import announce
from dicegames.ui.controls.base import PaintedButton, line_height, text_width
from dicegames.ui.controls.focus import pass_focus
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box, snapped

_ICON = 20.0
_PADDING = 14.0
_GAP = 14


class _StepButton(PaintedButton):
    """Paint one end: a framed square with an icon, or a slice with a word when joined."""

    def __init__(self, look: Look, row: QWidget, icon: str, word: str) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._row = row
        self._icon = icon
        self._word = word
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        touch = self._look.metric("touch")
        words = text_width(self._look, "body", self._word) + 2 * _PADDING if self._word else 0.0
        return QSize(round(max(touch, words)), round(touch))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if not self.isEnabled():
            fill, edge, ink = "disabled_fill", "line", "disabled_ink"
        else:
            fill = "track" if self.isDown() else "paper_alt" if self.underMouse() else "button"
            edge, ink = "button_edge", "ink"
        # joined: paint the own slice of the whole row, as segments do
        outline = QRectF(self._row.rect()).translated(-self.x(), -self.y()) if self._word else rect
        width = look.metric("stroke_edge")
        radius = look.metric("radius_field")
        paint_box(painter, outline, radius, fill=look.color(fill), edge=look.color(edge), width=width)
        if self._word:
            stroke = snapped(painter, width)
            inner = 0.0 if self.x() > 0 else rect.width() - stroke
            painter.fillRect(QRectF(inner, 0, stroke, rect.height()), look.color(edge))
        if self._word:
            painter.setFont(look.font("body"))
            painter.setPen(look.color(ink))
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self._word)
        else:
            icon = QRectF(0, 0, _ICON, _ICON)
            icon.moveCenter(rect.center())
            paint_icon(painter, self._icon, icon, look.color(ink))
        painter.end()


class _Amount(QSlider):
    """The value in words: a number with its ends for screen readers, nothing to press or to focus."""

    def __init__(self, look: Look, role: str, margin: float) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._role = role
        self._margin = margin
        self._words = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.updateGeometry)

    def set_words(self, words: str) -> None:
        """Say the value."""
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = text_width(self._look, self._role, self._words) + 2 * self._margin
        return QSize(ceil(width), round(line_height(self._look, self._role)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._look.font(self._role))
        painter.setPen(self._look.color("ink"))
        painter.drawText(QRectF(self.rect()), int(Qt.AlignmentFlag.AlignCenter), self._words)
        painter.end()


class Stepper(QWidget):
    """Show a value between two buttons; it asks for less and more, the owner sets the new value.

    A screen reader hears of a new value, and may ask for one some steps away. `words` replaces
    the icons, e.g. by "A-" and "A+"; such a stepper is one joined row.
    """

    decrease_requested = Signal()
    increase_requested = Signal()

    def __init__(self, look: Look, *, words: tuple[str, str] = ("", "")) -> None:
        super().__init__()
        self._look = look
        self._joined = words != ("", "")
        self._less = _StepButton(look, self, "minus", words[0])
        self._more = _StepButton(look, self, "plus", words[1])
        self._value = _Amount(look, "body", _PADDING - 2) if self._joined else _Amount(look, "strong", 0)
        self._number: int | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0 if self._joined else _GAP)
        row.addWidget(self._less)
        row.addWidget(self._value)
        row.addWidget(self._more)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._less.clicked.connect(self.decrease_requested)
        self._more.clicked.connect(self.increase_requested)
        self._value.valueChanged.connect(self._on_value_value_changed)

    @property
    def less_button(self) -> PaintedButton:
        """Return the button that asks for less."""
        return self._less

    @property
    def more_button(self) -> PaintedButton:
        """Return the button that asks for more."""
        return self._more

    def set_names(self, less: str, more: str) -> None:
        """Set the accessible names of the two buttons."""
        for button, name in ((self._less, less), (self._more, more)):
            button.setAccessibleName(name)
            button.setToolTip(name)

    def set_value(self, value: int, words: str, ends: tuple[int, int], step: int = 1) -> None:
        """Set the value, how it is said, its least and its most, and how far a step goes.

        A button that has the focus hands it to the other where there is no less or no more.
        """
        is_new = self._number not in (None, value)
        self._number = value
        with QSignalBlocker(self._value):
            self._value.setRange(*ends)
            self._value.setSingleStep(step)
            self._value.setPageStep(step)
            self._value.setValue(value)
        self._value.set_words(words)
        for button, enabled, other in (
            (self._less, value > ends[0], self._more),
            (self._more, value < ends[1], self._less),
        ):
            button.setAccessibleDescription(words)
            if not enabled:
                pass_focus(button, other)
            button.setEnabled(enabled)
        if is_new and self.isVisible():
            announce(self, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._joined:
            look = self._look
            painter = QPainter(self)
            paint_box(
                painter,
                QRectF(self.rect()),
                look.metric("radius_field"),
                fill=look.color("button"),
                edge=look.color("button_edge"),
                width=look.metric("stroke_edge"),
            )
            painter.end()

    def _on_value_value_changed(self, value: int) -> None:
        """Ask for what a screen reader set, a step at a time; the owner may have reasons to refuse."""
        before = self._number if self._number is not None else value
        with QSignalBlocker(self._value):
            self._value.setValue(before)
        asked = self.increase_requested if value > before else self.decrease_requested
        for _ in range(round(abs(value - before) / self._value.singleStep())):
            asked.emit()
