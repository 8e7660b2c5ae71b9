"""The dice cup as a button: it rolls."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.cup import ROOM, cup_colors, cup_pixmap

translate = QCoreApplication.translate

_RAISED = 2  # px that the cup rises under the pointer
_TOUCH = 44.0


class CupButton(QAbstractButton):
    """Show the cup; a click asks for a roll."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cup = QRectF(0, 0, 50, 61)
        self._tilt = 0.0
        self._painted_width = 50.0  # a tipped cup that grows or shrinks is one picture, scaled
        self._ring = FocusRing(look, self, look.metric("radius_button"), on_felt=True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        look.changed.connect(self._on_look_changed)

    @property
    def cup_rect(self) -> QRectF:
        """Return the upright cup in the parent's coordinates."""
        return self._cup

    @property
    def tilt(self) -> float:
        """Return by how many degrees the cup is tipped to the left."""
        return self._tilt

    def set_cup_rect(self, cup: QRectF) -> None:
        """Place the cup, in the parent's coordinates; the button itself is larger."""
        self._cup = cup
        width = cup.width()
        if self._tilt == 0.0:
            self._painted_width = width
        left, top, right, bottom = (ceil(part * width) for part in ROOM)
        outer = cup.toAlignedRect().adjusted(-left, -top, right, bottom)
        self.setGeometry(outer)
        self._ring.set_inside(QMargins(left - 6, top - 6, right - 6, bottom - 6))
        self.update()

    def set_tilt(self, tilt: float) -> None:
        """Tip the cup to the left by `tilt` degrees."""
        if tilt != self._tilt:
            self._tilt = tilt
            self.update()

    def retranslate(self) -> None:
        """Say what the cup does in the current language."""
        self.setAccessibleName(translate("Dice", "Roll"))

    def hitButton(self, pos: QPoint) -> bool:
        cup = self._cup.translated(-QPointF(self.pos()))
        wide, high = max(0.0, _TOUCH - cup.width()) / 2, max(0.0, _TOUCH - cup.height()) / 2
        return cup.adjusted(-wide, -high, wide, high).contains(QPointF(pos))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painted_width < 1.0:  # not placed yet
            return
        painter = QPainter(self)
        cup = self._cup.translated(-QPointF(self.pos()))
        if self.isEnabled() and self._tilt == 0 and self.underMouse() and not self.isDown():
            cup.translate(0, -_RAISED)
        ratio = self.devicePixelRatioF()
        picture = cup_pixmap(self._painted_width, ratio, cup_colors(self._look), self._tilt)
        scale = cup.width() / self._painted_width
        left, top = ROOM[0] * cup.width(), ROOM[1] * cup.width()
        size = QSizeF(picture.size()) * (scale / ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale != 1.0)
        painter.drawPixmap(QRectF(cup.topLeft() - QPointF(left, top), size), picture, QRectF(picture.rect()))
        painter.end()

    def _on_look_changed(self) -> None:
        self.update()
