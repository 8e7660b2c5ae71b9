"""A switch for on and off."""

from PySide6.QtCore import QMargins, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

_WIDTH = 48
_HEIGHT = 28
_KNOB = 9.0


class Switch(QCheckBox):
    """Be a check box that looks like a switch; name it with `setAccessibleName`."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.focus_ring = FocusRing(look, self, _HEIGHT / 2)
        spare = (round(look.metric("touch")) - _HEIGHT) // 2
        self.focus_ring.set_inside(QMargins(0, spare, 0, spare))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, round(self._look.metric("touch")))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(0, (self.height() - _HEIGHT) / 2, _WIDTH, _HEIGHT)
        on = self.isChecked()
        if not self.isEnabled():
            fill, edge, knob = "disabled_fill", "line", "disabled_ink"
        elif on:
            fill, edge, knob = ("accent_hover" if self.underMouse() else "accent"), "accent_edge", "on_accent"
        else:
            fill, edge, knob = ("paper_alt" if self.underMouse() else "button"), "button_edge", "line_strong"
        width = look.metric("stroke_active")
        paint_box(painter, track, _HEIGHT / 2, fill=look.color(fill), edge=look.color(edge), width=width)
        reach = _HEIGHT / 2
        x = track.right() - reach if on else track.left() + reach
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(knob))
        painter.drawEllipse(QPointF(x, track.center().y()), _KNOB, _KNOB)
        painter.end()
