"""A line to type into."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from dicegames.ui.controls.base import line_height
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

_PADDING = 10


class Field(QLineEdit):
    """Be a line edit on a rounded box; name it with `setAccessibleName`.

    Enter ends the typing and nothing else: it doesn't reach what lies behind.
    """

    entered = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.focus_ring = FocusRing(look, self, look.metric("radius_field"))
        self.setFrame(False)
        self.setTextMargins(_PADDING, 0, _PADDING, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)  # names are in no dictionary
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.entered.emit()

    def sizeHint(self) -> QSize:
        height = max(self._look.metric("field"), line_height(self._look, "body") + 16.0)
        return QSize(super().sizeHint().width(), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        fill, edge, width = "button", "button_edge", look.metric("stroke_edge")
        if not self.isEnabled():
            fill, edge = "disabled_fill", "line"
        elif self.hasFocus():
            edge, width = "accent_ink", look.metric("stroke_active")
        rect = QRectF(self.rect())
        paint_box(
            painter,
            rect,
            look.metric("radius_field"),
            fill=look.color(fill),
            edge=look.color(edge),
            width=width,
        )
        painter.end()
        super().paintEvent(event)

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
