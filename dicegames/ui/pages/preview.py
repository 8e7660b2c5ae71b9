"""A tray with three dice that shows the chosen cloth and dice set."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

# how far from the middle in dice, value, yaw; the last one is kept
_TALL = ((-0.72, -0.55, 5, 16.0), (0.68, -0.78, 2, -17.0), (0.03, 0.74, 6, 4.0))
_FLAT = ((-1.62, -0.02, 5, 16.0), (-0.06, -0.12, 2, -17.0), (1.62, 0.02, 6, 4.0))
_HEAD = 28.0  # px of cloth for the heading
_DIE = 86.0
_KEPT_BOX = 1.28


class TrayPreview(QWidget):
    """Show what the table will look like."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setAccessibleName(translate("Settings", "Preview"))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a flat tray; it takes what height is left."""
        return QSize(290, 176)

    def minimumSizeHint(self) -> QSize:
        """Return the least that shows the dice."""
        return QSize(220, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray, the heading and the dice."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()), look)
        cloth = tray_inside(QRectF(self.rect()), look)
        painter.setFont(look.font("strong"))
        painter.setPen(look.color("on_felt"))
        words = cloth.adjusted(12, 8, -12, -8)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignTop), translate("Settings", "Preview"))
        flat = cloth.height() < 0.8 * cloth.width()
        room = cloth.adjusted(0, _HEAD, 0, 0)
        size = min(_DIE, room.height() / (1.5 if flat else 2.9), room.width() / (5.0 if flat else 2.8))
        middle = (room if flat else cloth).center() + QPointF(0.0, 0.0 if flat else size * 0.1)
        for index, (x, y, value, yaw) in enumerate(_FLAT if flat else _TALL):
            center = middle + QPointF(x, y) * size
            if index == 2:
                self._paint_ring(painter, center, size * _KEPT_BOX)
            pixmap = die_pixmap(size, self.devicePixelRatioF(), value, yaw, look.dice_colors())
            half = pixmap.width() / pixmap.devicePixelRatioF() / 2
            painter.drawPixmap(center - QPointF(half, half), pixmap)
        painter.end()

    def _paint_ring(self, painter: QPainter, center: QPointF, side: float) -> None:
        look = self._look
        box = QRectF(0, 0, side, side)
        box.moveCenter(center)
        tint = QColor(look.color("ring"))
        tint.setAlphaF(look.metric("ring_alpha"))
        width = look.metric("stroke_chosen")
        paint_box(painter, box, look.metric("radius_field"), fill=tint, edge=look.color("ring"), width=width)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
