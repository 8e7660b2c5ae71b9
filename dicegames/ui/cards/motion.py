"""Dice and cards on their way: pictures that move over the table until everything lies at its place."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

Part = Literal["", "dice", "card"]


@dataclass(frozen=True, slots=True)
class Ghost:
    """Say how one picture moves: its middle from `start` to `end`, in `time` ms that begin `after` ms.

    `opacity` and `scale` are those at the start and the end. It turns over if there is a `back`. `target` and
    `part` name what the table leaves out meanwhile because the ghost shows it ("": nothing).
    """

    picture: QPixmap
    start: QPointF
    end: QPointF
    time: int
    after: int = 0
    opacity: tuple[float, float] = (1.0, 1.0)
    scale: tuple[float, float] = (1.0, 1.0)
    back: QPixmap | None = None
    target: int = -1
    part: Part = ""


class MotionLayer(QWidget):
    """Play ghosts above the table; it takes no input. `finished` follows each `play` that had a duration."""

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ghosts: tuple[Ghost, ...] = ()
        self._elapsed = 0.0
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_clock_value_changed)
        self._clock.finished.connect(self._on_clock_finished)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """What is on its way."""
        return self._ghosts

    def shows(self, target: int, part: Part) -> bool:
        """Return whether a ghost shows this part of a target now."""
        return any(ghost.target == target and ghost.part == part for ghost in self._ghosts)

    def play(self, ghosts: tuple[Ghost, ...]) -> None:
        """Start these ghosts; those that still run are over."""
        self._clock.stop()
        self._ghosts, self._elapsed = ghosts, 0.0
        total = max((ghost.after + ghost.time for ghost in ghosts), default=0)
        self.setVisible(total > 0)
        self.raise_()
        self._clock.setEndValue(float(total))
        self._clock.setDuration(total)
        self._clock.start()

    def finish(self) -> None:
        """End what runs at once."""
        if self._ghosts:
            self._clock.stop()
            self._on_clock_finished()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for ghost in self._ghosts:
            self._paint(painter, ghost)
        painter.end()

    def _paint(self, painter: QPainter, ghost: Ghost) -> None:
        share = (self._elapsed - ghost.after) / ghost.time if ghost.time else 1.0
        share = self._ease.valueForProgress(min(1.0, max(0.0, share)))
        opacity, scale = (before + (now - before) * share for before, now in (ghost.opacity, ghost.scale))
        if opacity <= 0.0:
            return
        picture, wide = ghost.picture, scale
        if ghost.back is not None:
            # Seen from above, a card that turns over gets narrow and wide again.
            picture = ghost.picture if share >= 0.5 else ghost.back
            wide *= abs(2 * share - 1)
        size = picture.deviceIndependentSize()
        drawn = QSizeF(size.width() * wide, size.height() * scale)
        middle = ghost.start + (ghost.end - ghost.start) * share
        corner = middle - QPointF(drawn.width(), drawn.height()) / 2
        painter.setOpacity(opacity)
        painter.drawPixmap(QRectF(corner, drawn), picture, QRectF(picture.rect()))

    def _on_clock_value_changed(self, elapsed: float) -> None:
        self._elapsed = elapsed
        self.update()

    def _on_clock_finished(self) -> None:
        self._ghosts = ()
        self.hide()
        self.finished.emit()
