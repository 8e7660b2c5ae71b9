"""Seat badges as widgets, and the names of the seat colours."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge

translate = QCoreApplication.translate


def seat_name(color_id: str) -> str:
    """Return the name of a seat colour in the current language. Raises: KeyError for an unknown id."""
    return {
        "blue": translate("Seat", "Blue"),
        "orange": translate("Seat", "Orange"),
        "teal": translate("Seat", "Turquoise"),
        "pink": translate("Seat", "Pink"),
        "violet": translate("Seat", "Violet"),
        "sky": translate("Seat", "Sky blue"),
        "lime": translate("Seat", "Lime"),
        "graphite": translate("Seat", "Graphite"),
    }[color_id]


def badge_pixmap(look: Look, color_id: str, diameter: int, ratio: float) -> QPixmap:
    """Return a seat's badge as a pixmap for a screen of `ratio`, e.g. for a menu or a table."""
    pixmap = QPixmap(round(diameter * ratio), round(diameter * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill("transparent")
    painter = QPainter(pixmap)
    center = QPointF(diameter / 2, diameter / 2)
    paint_badge(painter, center, diameter, look.seat(color_id), look.color("paper"))
    painter.end()
    return pixmap


class Badge(QWidget):
    """Show the badge of one seat; the seat's name stands beside it, never the badge alone."""

    def __init__(self, look: Look, diameter: int = 28) -> None:
        super().__init__()
        self._look = look
        self._diameter = diameter
        self._color_id = look.seat_ids[0]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.retranslate()

    @property
    def color_id(self) -> str:
        """Return the id of the seat colour."""
        return self._color_id

    def set_seat(self, color_id: str) -> None:
        """Choose the seat colour by id. Raises: KeyError for an unknown id."""
        self._look.seat(color_id)
        self._color_id = color_id
        self.retranslate()
        self.update()

    def set_diameter(self, diameter: int) -> None:
        """Set the diameter in logical pixels."""
        self._diameter = diameter
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Name the badge after its colour."""
        self.setAccessibleName(seat_name(self._color_id))

    def sizeHint(self) -> QSize:
        return QSize(self._diameter, self._diameter)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        center = QPointF(self.width() / 2, self.height() / 2)
        paint_badge(
            painter, center, self._diameter, self._look.seat(self._color_id), self._look.color("paper")
        )
        painter.end()
