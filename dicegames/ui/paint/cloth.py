"""The surfaces: felt for dice in a wooden tray, paper for everything that is read."""

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import mix, paint_box, rounded

# where the lamp hangs over the cloth and how far its light reaches, in parts of the longer side
_LAMP = QPointF(0.46, 0.40)
_REACH = 0.80
_INNER_LINE = 2.0
_INNER_SHADE = 6.0


def paint_felt(painter: QPainter, rect: QRectF, cloth: tuple[QColor, ...], radius: float) -> None:
    """Paint lit cloth; `cloth` holds centre, middle and edge of the gradient (more is ignored)."""
    center = QPointF(rect.left() + rect.width() * _LAMP.x(), rect.top() + rect.height() * _LAMP.y())
    light = QRadialGradient(center, max(rect.width(), rect.height()) * _REACH)
    light.setColorAt(0.0, cloth[0])
    light.setColorAt(0.5, cloth[1])
    light.setColorAt(1.0, cloth[2])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(rect, radius), light)
    painter.restore()


def paint_tray(painter: QPainter, rect: QRectF, look: Look, cloth_id: str | None = None) -> None:
    """Paint the dice tray: a wooden edge, a dark line inside it, lit cloth: the chosen one or `cloth_id`."""
    edge = _tray_edge(look)
    radius = look.metric("radius_tray")
    cloth = look.cloth(cloth_id)
    inner = rect.marginsRemoved(QMarginsF(edge, edge, edge, edge))
    inner_radius = radius - edge
    paint_box(painter, rect, radius, fill=look.color("tray_edge"))
    paint_felt(painter, inner, cloth, inner_radius)
    # the edge throws a little shade on the cloth below it
    shade = QLinearGradient(inner.topLeft(), inner.topLeft() + QPointF(0.0, _INNER_SHADE))
    dark = QColor(mix(cloth[2], look.color("shadow"), 0.2))
    dark.setAlphaF(0.6)
    shade.setColorAt(0.0, dark)
    dark.setAlphaF(0.0)
    shade.setColorAt(1.0, dark)
    paint_box(painter, inner, inner_radius, fill=QBrush(shade))
    paint_box(painter, inner, inner_radius, edge=cloth[2], width=_INNER_LINE)


def tray_inside(rect: QRectF, look: Look) -> QRectF:
    """Return the part of a tray at `rect` that is free cloth."""
    rim = _tray_edge(look) + _INNER_LINE
    return rect.marginsRemoved(QMarginsF(rim, rim, rim, rim))


def _tray_edge(look: Look) -> float:
    """Return the width of the wood; a white edge of high contrast is as thin as those of panels in use."""
    return look.metric("stroke_active" if look.theme_name == "high_contrast" else "tray_edge")


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    fill: str = "paper",
    *,
    edge: str = "line",
    width: float = 1.0,
) -> None:
    """Paint a rounded panel; `fill` and `edge` are colour tokens."""
    paint_box(
        painter, rect, look.metric("radius_panel"), fill=look.color(fill), edge=look.color(edge), width=width
    )
