"""A die in the row of Order Cards: free, kept, selected, turned over, or away on a target."""

from math import pi, sin

from PySide6.QtCore import QEasingCurve, QMargins, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import DIE_MIN, HIT, RING
from dicegames.ui.dice.order_view import OrderView, Phase
from dicegames.ui.dice.order_words import bonus_tag, die_name, place_text
from dicegames.ui.look import Look
from dicegames.ui.paint.die import (
    TURN_STEP,
    YAW_STEP,
    shadow_center,
    shadow_pixmap,
    sprite_pixmap,
    tipping,
)
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.theme import DieColors

_BADGE = 26.0
_SMALL_BADGE = 18.0
_BADGE_RISE = 3.0  # how far the middle of a small badge is below the ring's upper edge
_ICON = 0.62  # of the badge
_PLACE = 1.1  # side of an empty place, of the die's size
_PLACE_EDGE = 1.5
_PLACE_GAP = 4.0  # between two empty places
_INSET, _LEAST_INSET = 6.0, 2.0  # between the edge of an empty place and its words
_TAG_REACH = 12.0  # how far the tag of a kept die hangs over its ring, half its height
_TAG_MARGIN = 5
_TAG_SIDE = 6.0
_ROW_EDGE = 5.0  # that the tag of the white die keeps to the lower edge of the row
_LOCK = 14.0
_HOP = 0.3  # how high a die jumps while it is turned over, of its size
_CENTRED = int(Qt.AlignmentFlag.AlignCenter)


class OrderDie(DieButton):
    """Show one die, or the place that it left; a click only asks.

    Presses are left to the row, which tells taps from drags.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._view = OrderView()
        self._index = 0
        self._side = 64.0
        self._pitch = 90.0
        self._overhang = _TAG_REACH
        self._shown_before = 1
        self._over_part = 1.0
        super().__init__(look, parent)
        self._over = QVariantAnimation(self)
        self._over.setStartValue(0.0)
        self._over.setEndValue(1.0)
        self._over.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._over.valueChanged.connect(self._on_over_value_changed)

    @property
    def colors(self) -> DieColors:
        """Return the colours of the seat, or those of the white die."""
        if self._view.is_bonus(self._index):
            return self._look.white_die()
        return self._look.seat_dice(self._view.color)

    @property
    def is_away(self) -> bool:
        """Tell whether the die lies on a target, and only its place is here."""
        return self._view.lying(self._index) is not None

    @property
    def is_turning(self) -> bool:
        """Tell whether the die is being turned over."""
        return self._over_part < 1.0

    def set_view(self, index: int, view: OrderView) -> None:
        """Take the moment that the die at position `index` (from 0) is part of."""
        self._index, self._view = index, view
        self.retranslate()
        self.update()

    def set_room(self, ring: float, pitch: float, overhang: float) -> None:
        """Set the side of the ring box, the distance of two dice, and how far marks hang over the ring."""
        self._side, self._pitch, self._overhang = ring, pitch, overhang

    def turn_over(self, before: int) -> None:
        """Show how the die is turned from `before` to what it shows now."""
        self._over.stop()
        self._shown_before = before
        duration = self._look.duration("move_die") if self.isVisible() else 0
        if not duration:
            self._on_over_value_changed(1.0)
            self.set_fresh(True)
            return
        self._over_part = 0.0
        self._over.setDuration(duration)
        self._over.start()

    def finish(self) -> None:
        """End a turn at once."""
        self._over.stop()
        if self.is_turning:
            self._on_over_value_changed(1.0)
        super().finish()

    def hit_rect(self) -> QRectF:
        """Return the part that takes taps, in the button's own coordinates; it ends where the next begins."""
        high = max(DIE_MIN, self._side if self.isChecked() else HIT * self._size)
        wide = min(high, self._pitch)
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def spoken(self) -> str:
        """Return the name, which says the state too."""
        return self.accessibleName()

    def retranslate(self) -> None:
        """Say the die's number, value and state in the current language."""
        if self._index < len(self._view.values):
            self.setAccessibleName(die_name(self._index, self._view))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        lying = self._view.lying(self._index)
        if lying is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self._paint_place(painter, lying.short)
        painter.end()

    def _paint_place(self, painter: QPainter, short: str) -> None:
        side = 2 * round(min(max(_PLACE * self._size, DIE_MIN), self._pitch - 2) / 2)
        font = self._look.font("small")
        metrics = QFontMetrics(font)
        whole = metrics.boundingRect(self.rect(), _CENTRED, place_text(short)).width() + 2 * _INSET
        wide = 2 * round(min(max(side, whole), self._pitch - _PLACE_GAP) / 2)
        box = QRectF((self.width() - wide) / 2, (self.height() - side) / 2, wide, side)
        hover = self.isEnabled() and (self.underMouse() or self.isDown())
        edge = self._look.color("ring" if hover else "felt_line")
        radius = self._look.metric("radius_button")
        paint_box(painter, box, radius, edge=edge, width=_PLACE_EDGE, dashed=True)
        painter.setFont(font)
        painter.setPen(self._look.color("on_felt"))
        for words, inset in ((place_text(short), _INSET), (short, _INSET), (short, _LEAST_INSET)):
            needed = metrics.boundingRect(box.toRect(), _CENTRED, words)
            room = box.adjusted(inset, inset, -inset, -inset)
            if needed.width() <= room.width() and needed.height() <= room.height():
                painter.drawText(room, _CENTRED, words)
                return
        icon = QRectF(0, 0, 20, 20)
        icon.moveCenter(box.center())
        paint_icon(painter, "undo", icon, self._look.color("on_felt"))

    def _box_side(self) -> float:
        return min(self._side, RING * self._size)

    def _paint_die(self, painter: QPainter, middle: QPointF) -> None:
        if not self.is_turning:
            super()._paint_die(painter, middle)
            return
        size, ratio = self._size, self.devicePixelRatioF()
        yaw = YAW_STEP * round(self._loose.yaw / YAW_STEP)
        axis, angle = tipping(self._shown_before, self.value, yaw)
        left = (angle if angle <= 180 else angle - 360) * (1.0 - self._over_part)
        turned = TURN_STEP * round(left / TURN_STEP) % 360
        shadow = shadow_pixmap(size, ratio)
        _draw_centred(painter, shadow_center(middle, size), shadow)
        up = QPointF(0.0, _HOP * size * sin(pi * self._over_part))
        picture = sprite_pixmap(size, ratio, (self.value, yaw, axis, turned), self.colors)
        _draw_centred(painter, middle - up, picture)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        if self._view.is_bonus(self._index):
            self._paint_bonus_tag(painter, box)
        elif self._kept_part > 0:
            painter.setOpacity(self._opacity * self._kept_part)
            if self._view.phase is Phase.PLACING:
                self._paint_badge(painter, box, "check")
            elif self._has_tag():
                self._paint_tag(painter, QPointF(box.center().x(), box.bottom()))
            else:
                self._paint_badge(painter, box, "lock")

    def _has_tag(self) -> bool:
        """Tell whether there is room for the tag of a kept die: in large text or a low row it hides pips."""
        needed = QFontMetrics(self._look.font("small")).height() + _TAG_MARGIN
        return needed <= 2 * self._overhang

    def _paint_badge(self, painter: QPainter, box: QRectF, name: str) -> None:
        """Paint an icon at the ring's upper right corner, where it hides no pip."""
        side = _BADGE if self._overhang else _SMALL_BADGE
        center = QPointF(box.right() - 4.0, box.top() + 4.0)
        if not self._overhang:  # dice lie close: it keeps off the next one
            center = QPointF(box.right() - side / 2, box.top() + _BADGE_RISE)
        badge = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        paint_box(painter, badge, side / 2, fill=self._look.color("ring"))
        icon = QRectF(0, 0, _ICON * side, _ICON * side)
        icon.moveCenter(center)
        paint_icon(painter, name, icon, self._look.color("on_accent"))

    def _paint_bonus_tag(self, painter: QPainter, box: QRectF) -> None:
        """Paint the word on the white die, with a lock when it is kept; a lock alone where room is short."""
        look, kept = self._look, self.isChecked()
        font = look.font("small")
        font.setBold(True)
        metrics = QFontMetrics(font)
        height = max(2 * self._overhang, metrics.height() + 1.0)
        lock = _LOCK + 3.0 if kept else 0.0
        word = bonus_tag()
        width = metrics.horizontalAdvance(word) + lock + 2 * _TAG_SIDE
        if not self._overhang or width > max(self._pitch, DIE_MIN) + _TAG_SIDE:
            if kept:
                self._paint_badge(painter, box, "lock")
            return
        tag = self.bonus_tag_rect(box, width, height)
        fill = look.color("ring") if kept else look.cloth()[3]
        edge = look.color("ring" if kept else "felt_line")
        paint_box(painter, tag, look.metric("radius_box"), fill=fill, edge=edge)
        ink = look.color("on_accent" if kept else "on_felt")
        if kept:
            icon = QRectF(tag.left() + _TAG_SIDE, tag.center().y() - _LOCK / 2, _LOCK, _LOCK)
            paint_icon(painter, "lock", icon, ink)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(tag.adjusted(lock, 0, 0, 0), int(Qt.AlignmentFlag.AlignCenter), word)

    def bonus_tag_rect(self, box: QRectF, width: float, height: float) -> QRectF:
        """Return where a tag of this size hangs at the ring `box`, clear of the row's lower edge."""
        row = self.parentWidget()
        floor = self.height() if row is None else min(self.height(), row.height() - _ROW_EDGE - self.y())
        top = min(box.bottom() - height / 2, floor - height)
        return QRectF(box.center().x() - width / 2, top, width, height)

    def _fit_ring(self) -> None:
        inside = int((self.width() - self.hit_rect().width()) / 2)
        above = int((self.height() - self.hit_rect().height()) / 2)
        below = above - round(self._overhang) if self.isChecked() else above
        self._ring.set_inside(QMargins(inside, above, inside, below))

    def _on_over_value_changed(self, value: float) -> None:
        self._over_part = value
        self.update()


def _draw_centred(painter: QPainter, center: QPointF, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    painter.drawPixmap(center - QPointF(size.width(), size.height()) / 2, picture)
