"""A tray with three dice that shows the chosen cloth and dice set."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

# share of the cloth's width and height, value, yaw; the last one is kept
_TALL = ((0.27, 0.40, 5, 16.0), (0.68, 0.33, 2, -17.0), (0.49, 0.73, 6, 4.0))
_FLAT = ((0.40, 0.52, 5, 16.0), (0.62, 0.50, 2, -17.0), (0.84, 0.52, 6, 4.0))
_DIE = 86.0
_KEPT_BOX = 1.28


class TrayPreview(QWidget):
    """Show what the table will look like."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setAccessibleName(translate("Settings", "Preview"))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a nearly square tray."""
        return QSize(290, 306)

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
        flat = cloth.height() < 0.7 * cloth.width()
        size = min(_DIE, cloth.height() / (1.5 if flat else 2.9), cloth.width() / (5.2 if flat else 2.7))
        for index, (x, y, value, yaw) in enumerate(_FLAT if flat else _TALL):
            center = cloth.topLeft() + QPointF(cloth.width() * x, cloth.height() * y)
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
