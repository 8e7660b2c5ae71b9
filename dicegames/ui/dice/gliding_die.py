"""A die that is kept by lying elsewhere, smaller or larger: it glides there and back."""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QMargins, QPointF, QRectF, QSizeF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import DIE_MIN, HIT, SLOT_GAP
from dicegames.ui.dice.throw import Place
from dicegames.ui.look import Look
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.shapes import paint_box

_HOVER = 1.12
_ROOM = 1.5  # side of the widget, of the die's size: the shadow ends inside


@dataclass(frozen=True, slots=True)
class Pose:
    """Say how a die lies: its middle in the parent's coordinates, its turn in degrees, its size."""

    center: QPointF
    yaw: float
    size: float


class GlidingDie(DieButton):
    """Show one die on the cloth, or where kept dice (checked) lie, in their size."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._secured = 44.0
        self._pitch = 60.0
        self._from: Pose | None = None
        self._part = 1.0
        super().__init__(look, parent)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._on_glide_value_changed)

    @property
    def pose(self) -> Pose:
        """Return how the die is seen now: gliding or at rest."""
        rest = self._rest()
        start, part = self._from, self._part
        if start is None or part >= 1.0:
            return rest
        return Pose(
            start.center + (rest.center - start.center) * part,
            start.yaw + (rest.yaw - start.yaw) * part,
            start.size + (rest.size - start.size) * part,
        )

    def set_secured(self, size: float, pitch: float) -> None:
        """Set the size of the kept die, and how far the places of kept dice are from each other."""
        self._secured, self._pitch = size, pitch

    def set_die(self, number: int, value: int, kept: bool, *, animated: bool = True) -> None:
        """Show die `number` with `value` on top; `glide_from` shows the way to a new place."""
        super().set_die(number, value, kept, animated=False)

    def glide_from(self, pose: Pose) -> None:
        """Start at `pose` and glide to where the die lies."""
        self._glide.stop()
        if pose == self._rest():
            return
        duration = self._look.duration("move_die") if self.isVisible() else 0
        if not duration:
            # an animation that ends where it ended before tells no value: it isn't asked
            self._on_glide_value_changed(1.0)
            return
        self._from, self._part = pose, 0.0
        self.raise_()
        self._glide.setDuration(duration)
        self._glide.start()

    def finish(self) -> None:
        """End a glide at once."""
        self._glide.stop()
        if self._from is not None:
            self._on_glide_value_changed(1.0)
        super().finish()

    def hit_rect(self) -> QRectF:
        """Return the part that takes taps, in the button's own coordinates."""
        if self.isChecked():
            side = max(DIE_MIN, min(HIT * self._secured, self._pitch - SLOT_GAP))
        else:
            side = max(DIE_MIN, HIT * self._size)
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_airborne:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._opacity)
        pose, middle = self.pose, QPointF(self.width() / 2, self.height() / 2)
        self._paint_mark(painter, middle, pose.size)
        # while it grows or shrinks the die is one picture, scaled
        size = pose.size if pose == self._rest() else self._size
        picture = die_pixmap(size, self.devicePixelRatioF(), self.value, pose.yaw, self.colors)
        scale = pose.size / size
        drawn = picture.deviceIndependentSize() * scale
        painter.setOpacity(self._opacity * self._light())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale != 1.0)
        down = QPointF(0.0, 1.0 if self.isDown() and self._is_lying() else 0.0)
        corner = middle - QPointF(drawn.width(), drawn.height()) / 2 + down
        painter.drawPixmap(QRectF(corner, QSizeF(drawn)), picture, QRectF(picture.rect()))
        painter.end()

    def _is_lying(self) -> bool:
        """Tell whether the die lies on the table, not in a hand."""
        return True

    def _paint_mark(self, painter: QPainter, middle: QPointF, size: float) -> None:
        """Paint the thin ring of a new roll, or the one under the pointer."""
        token = "ring" if self.is_fresh else "felt_line" if self.isEnabled() and self.underMouse() else ""
        if token and self._is_lying():
            side = _HOVER * size
            box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_box(painter, box, self._look.metric("radius_button"), edge=self._look.color(token))

    def _rest(self) -> Pose:
        place: Place = self._straight if self.isChecked() else self._loose
        return Pose(place.center, place.yaw, self._secured if self.isChecked() else self._size)

    def _fit(self) -> None:
        super()._fit()
        side = 2 * round(_ROOM / 2 * self._secured + 1)
        if side > self.width():
            self.resize(side, side)
            self._fit_ring()

    def _fit_ring(self) -> None:
        inside = int((self.width() - self.hit_rect().width()) / 2)
        self._ring.set_inside(QMargins(inside, inside, inside, inside))

    def _move(self) -> None:
        center, half = self.pose.center, self.width() // 2
        self.move(round(center.x()) - half, round(center.y()) - half)

    def _on_glide_value_changed(self, value: float) -> None:
        self._part = value
        if value >= 1.0:
            self._from = None
        self._move()
        self.update()
