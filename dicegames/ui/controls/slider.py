"""A slider for a value between two ends."""

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

_WIDTH = 144
_LEAST = 96
_TRACK = 6.0
_KNOB = 11.0
_REACH = 3  # px that the ring keeps from the knob


class Slider(QSlider):
    """Be a level slider whose knob goes where a finger or the mouse is; name it with `setAccessibleName`.

    `valueChanged` comes once, when the knob is let go or a key was pressed. The wheel stays with the page.
    """

    def __init__(self, look: Look, least: int, most: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(4 * step)
        self.setTracking(False)
        self.focus_ring = FocusRing(look, self, _KNOB)
        spare = (round(look.metric("touch")) - round(2 * _KNOB)) // 2 - _REACH
        self.focus_ring.set_inside(QMargins(0, spare, 0, spare))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, round(self._look.metric("touch")))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, round(self._look.metric("touch")))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isSliderDown():
            self._follow(event)
            self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Stay where it is when the press is called off."""
        if event.type() == QEvent.Type.UngrabMouse:
            self.setSliderDown(False)
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        center = QPointF(_KNOB + self._share() * self._way(), self.height() / 2)
        track = QRectF(0, center.y() - _TRACK / 2, self.width(), _TRACK)
        if not self.isEnabled():
            done, fill, edge = "line_strong", "disabled_fill", "line_strong"
        else:
            held = self.isSliderDown() or self.underMouse()
            done, fill, edge = "accent_ink", ("accent_tint" if held else "button"), "accent_edge"
        paint_box(painter, track, _TRACK / 2, fill=look.color("track"))
        if center.x() > _KNOB:
            track.setRight(center.x())
            paint_box(painter, track, _TRACK / 2, fill=look.color(done))
        width = look.metric("stroke_active")
        painter.setPen(QPen(look.color(edge), width))
        painter.setBrush(look.color(fill))
        painter.drawEllipse(center, _KNOB - width / 2, _KNOB - width / 2)
        painter.end()

    def _way(self) -> float:
        return max(1.0, self.width() - 2 * _KNOB)

    def _share(self) -> float:
        return (self.sliderPosition() - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _follow(self, event: QMouseEvent) -> None:
        share = min(1.0, max(0.0, (event.position().x() - _KNOB) / self._way()))
        steps = round(share * (self.maximum() - self.minimum()) / self.singleStep())
        self.setSliderPosition(self.minimum() + steps * self.singleStep())
        event.accept()
