"""The marks on the cloth of 10.000: a ring with a tag round dice that score, and the chip of hot dice."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dicegames.models.numbers import number_text
from dicegames.ui.dice.aside_layout import TAG
from dicegames.ui.dice.aside_rail import zoomed
from dicegames.ui.dice.aside_words import added_points, all_used
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_SIDE = 11.0
_CHIP_SIDE, _CHIP_ROOM = 16.0, 9.0
_ICON = 20.0
_ICON_GAP = 8.0
_TIE = 0.16  # height of what ties the parts of a ring together, of the ring's


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring round dice that score together: one area, or several where dice between them are taken.

    `points` are what they score, or what they add when `is_more`.
    """

    areas: tuple[QRectF, ...]
    points: int
    is_more: bool = False

    @property
    def whole(self) -> QRectF:
        """Return what reaches from the first area to the last."""
        return self.areas[0].united(self.areas[-1])


class AsideMarks(QWidget):
    """A sheet over the tray that takes no input; rings are in the parent's coordinates."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._rings: tuple[Ring, ...] = ()
        self._chip_center: QPointF | None = None
        self._zoom = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self._on_look_changed)

    @property
    def rings(self) -> tuple[Ring, ...]:
        """Return the rings with their points."""
        return self._rings

    @property
    def chip_center(self) -> QPointF | None:
        """Return the middle of the chip of hot dice; None without it."""
        return self._chip_center

    def set_zoom(self, zoom: float) -> None:
        """Take letters so many times larger, on a very large tray."""
        self._zoom = zoom

    def set_marks(self, rings: tuple[Ring, ...], chip_center: QPointF | None) -> None:
        """Show rings with their points, and the chip of hot dice round a point."""
        if (rings, chip_center) != (self._rings, self._chip_center):
            self._rings, self._chip_center = rings, chip_center
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for ring in self._rings:
            self._paint_ring(painter, ring)
            tag = added_points(ring.points) if ring.is_more else number_text(ring.points)
            widest = max(ring.areas, key=QRectF.width)  # on the tie the tag would lie across a corner
            self._paint_tag(painter, QPointF(widest.center().x(), widest.bottom() - 1.0), tag)
        if self._chip_center is not None:
            self._paint_chip(painter, self._chip_center)
        painter.end()

    def _paint_ring(self, painter: QPainter, ring: Ring) -> None:
        look = self._look
        color, radius = look.color("ring"), look.metric("radius_button")
        width = look.metric("stroke_active")
        if len(ring.areas) == 1:
            paint_box(painter, ring.areas[0], radius, edge=color, width=width)
            return
        whole = ring.whole
        path, tie = QPainterPath(), QPainterPath()
        for area in ring.areas:
            part = QPainterPath()
            part.addRoundedRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)
            path = path.united(part)
        high = _TIE * whole.height()
        first, last = ring.areas[0], ring.areas[-1]
        tie.addRect(
            QRectF(
                first.center().x(),
                whole.center().y() - high / 2,
                last.center().x() - first.center().x(),
                high,
            )
        )
        painter.strokePath(path.united(tie).simplified(), QPen(color, width))

    def tag_bottom(self, place: QPointF) -> float | None:
        """Return where the tag of the ring round a place ends, None where there is no ring."""
        for ring in self._rings:
            for area in ring.areas:
                if area.contains(place):
                    return area.bottom() - 1.0 + self._tag_height() / 2
        return None

    def _tag_height(self) -> float:
        font = zoomed(self._look.font("small"), self._zoom)
        font.setBold(True)
        return max(TAG - 2.0, QFontMetricsF(font).height() + 3.0)

    def _paint_tag(self, painter: QPainter, middle: QPointF, text: str) -> None:
        font = zoomed(self._look.font("small"), self._zoom)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        height = self._tag_height()
        width = max(height, metrics.horizontalAdvance(text) + 2 * _SIDE)
        tag = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        paint_box(painter, tag, height / 2, fill=self._look.color("ring"))
        painter.setFont(font)
        painter.setPen(self._look.color("on_accent"))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_chip(self, painter: QPainter, middle: QPointF) -> None:
        look, text = self._look, all_used()
        font = zoomed(look.font("strong"), self._zoom)
        metrics = QFontMetricsF(font)
        words = metrics.horizontalAdvance(text)
        width = words + _ICON + _ICON_GAP + 2 * _CHIP_SIDE
        height = metrics.height() + 2 * _CHIP_ROOM
        chip = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        ring = look.color("ring")
        paint_box(
            painter, chip, height / 2, fill=look.cloth()[3], edge=ring, width=look.metric("stroke_chosen")
        )
        icon = QRectF(chip.left() + _CHIP_SIDE, middle.y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, "check", icon, ring)
        painter.setFont(font)
        painter.setPen(look.color("on_felt"))
        room = QRectF(icon.right() + _ICON_GAP, chip.top(), words + 4.0, height)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _on_look_changed(self) -> None:
        self.update()
