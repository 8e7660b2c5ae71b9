"""The sheet over the tray on which thrown dice fly; it takes every press while they do."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from dicegames.ui.dice.throw import TIP, TOTAL, Flight, Moment, SpriteKey, moment
from dicegames.ui.look import Look
from dicegames.ui.paint.die import (
    CANVAS,
    SHADOW_CANVAS,
    SPRITE_CANVAS,
    die_pixmap,
    shadow_center,
    shadow_pixmap,
    sprite_pixmap,
)
from dicegames.ui.theme import DieColors

_GATHER = 0.6 * TIP  # ms in which the old dice slide into the cup
_IN_CUP = 0.4  # their size in there, of their own
_LARGE = 160  # device pixels; larger dice take a new pose every other frame only
_FRAME_MS = 16
_POSE_MS = 2 * _FRAME_MS
_AHEAD_NS = 1_800_000  # time in a frame of the tipping cup that goes into pictures needed later


@dataclass(frozen=True, slots=True)
class Gathered:
    """Hold a die that lay on the cloth and goes back into the cup."""

    center: QPointF
    value: int
    yaw: float
    colors: DieColors


class ThrowLayer(QWidget):
    """Draw the dice of one throw at a time that the tray sets; at rest it is hidden."""

    pressed = Signal(QPointF)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._paths: tuple[Flight, ...] = ()
        self._colors: tuple[DieColors, ...] = ()
        self._gathered: tuple[Gathered, ...] = ()
        self._mouth = QPointF()
        self._size = 64.0
        self._time = 0.0
        self._shown: list[Moment | None] = []
        self._dirty = QRegion()
        self._ahead: Iterator[tuple[SpriteKey, DieColors]] = iter(())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def begin(
        self,
        area: QRect,
        paths: tuple[Flight, ...],
        colors: tuple[DieColors, ...],
        gathered: tuple[Gathered, ...],
        mouth: QPointF,
    ) -> None:
        """Cover `area` and take over the dice of a throw; `gathered` are those that lay there before.

        `colors` are those of the thrown dice, one for each path.
        """
        self._paths = paths
        self._colors = colors
        self._gathered = gathered
        self._mouth = mouth
        self._size = paths[0].size
        self._ahead = self._upcoming()
        self._dirty = QRegion()
        self.setGeometry(area)
        self.advance(0.0)
        self.show()
        self.raise_()

    def advance(self, time: float) -> None:
        """Show the throw at `time` milliseconds; repaints only what moved."""
        self._time = time
        self._shown = [self._moment(index, time) for index in range(len(self._paths))]
        region = QRegion()
        for now in self._shown:
            if now is not None:
                region += _cover(self._body(now), SPRITE_CANVAS * self._size)
                region += _cover(self._shadow(now), SHADOW_CANVAS * self._size)
        if time < _GATHER:
            for old in self._gathered:
                region += _cover(self._sliding(old), CANVAS * self._size)
        self.update(region + self._dirty)
        self._dirty = region
        if time < TIP:
            self._paint_ahead()

    def end(self) -> None:
        """Leave the dice to their buttons."""
        self.hide()
        self._paths = ()
        self._shown = []
        self._ahead = iter(())

    def die_at(self, pos: QPointF) -> int | None:
        """Return the index (in the throw) of the flying die under `pos`, the nearest one."""
        reach = 0.64 * self._size
        found = None
        for index, now in enumerate(self._shown):
            if now is not None:
                off = self._body(now) - pos
                distance = (off.x() ** 2 + off.y() ** 2) ** 0.5
                if distance <= reach:
                    reach, found = distance, index
        return found

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._time < _GATHER:
            part = self._time / _GATHER
            painter.setOpacity(1.0 - part**4)
            scale = 1.0 - (1.0 - _IN_CUP) * part * part
            for old in self._gathered:
                picture = die_pixmap(self._size, ratio, old.value, old.yaw, old.colors)
                _draw(painter, picture, self._sliding(old), ratio, scale)
        flying = [
            (now, colors) for now, colors in zip(self._shown, self._colors, strict=False) if now is not None
        ]
        shadow = shadow_pixmap(self._size, ratio)
        for now, _ in flying:
            painter.setOpacity(max(0.15, 1.0 - now.lift / self._size) * now.emerged)
            _draw(painter, shadow, self._shadow(now), ratio, now.scale)
        painter.setOpacity(1.0)
        for now, colors in sorted(flying, key=_depth):
            _draw(painter, self._sprite(now.key, colors), self._body(now), ratio, now.scale)
        painter.end()

    def _moment(self, index: int, time: float) -> Moment | None:
        now = moment(self._paths[index], time)
        if now is None or self._size * self.devicePixelRatioF() <= _LARGE:
            return now
        before = moment(self._paths[index], time - (time + _FRAME_MS * index) % _POSE_MS)
        return now if before is None else replace(now, key=before.key)

    def _sprite(self, key: SpriteKey, colors: DieColors) -> QPixmap:
        return sprite_pixmap(self._size, self.devicePixelRatioF(), key, colors)

    def _upcoming(self) -> Iterator[tuple[SpriteKey, DieColors]]:
        """Yield the poses of the throw in the order in which they will be shown."""
        for time in range(0, TOTAL, _FRAME_MS):
            for index, colors in enumerate(self._colors):
                now = self._moment(index, time)
                if now is not None:
                    yield now.key, colors

    def _paint_ahead(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        for key, colors in self._ahead:
            self._sprite(key, colors)
            if clock.nsecsElapsed() > _AHEAD_NS:
                break

    def _body(self, now: Moment) -> QPointF:
        return QPointF(now.ground.x(), now.ground.y() - now.lift)

    def _shadow(self, now: Moment) -> QPointF:
        # the higher the die, the farther its shadow falls away from the lamp
        return shadow_center(now.ground, self._size) + QPointF(0.35 * now.lift, 0.1 * now.lift)

    def _sliding(self, old: Gathered) -> QPointF:
        part = min(1.0, self._time / _GATHER)
        return old.center + (self._mouth - old.center) * (part * part)


def _depth(flying: tuple[Moment, DieColors]) -> float:
    return flying[0].ground.y()


def _cover(center: QPointF, side: float) -> QRegion:
    half = side / 2 + 2
    return QRegion(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half).toAlignedRect())


def _draw(painter: QPainter, picture: QPixmap, center: QPointF, ratio: float, scale: float) -> None:
    half = QPointF(picture.width(), picture.height()) * (scale / (2 * ratio))
    if scale == 1.0:
        painter.drawPixmap(center - half, picture)
        return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(center - half, center + half), picture, QRectF(picture.rect()))
