"""A ring that opens round something and fades, once: a short sign that something good has happened."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from dicegames.ui.controls.fleeting import Fleeting
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.shapes import paint_box

APART_MS = 50  # between two rings
_GROWS = 10.0  # px to each side
_NEAR = 3.0  # px round the thing, where it begins


class Glow(Fleeting):
    """Lie over `parent` while rings are seen; it takes no input. With less motion rings only fade."""

    def __init__(self, look: Look, parent: QWidget, token: str, radius: str) -> None:
        """Build a hidden one; `token` is the colour of the rings, `radius` the token of their corners."""
        super().__init__(look, parent)
        self._token, self._radius = token, radius
        self._rects: tuple[QRectF, ...] = ()
        self._time = 0.0
        self._own = 0
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)

    @property
    def rects(self) -> tuple[QRectF, ...]:
        """Return what the rings go round, in the parent's coordinates."""
        return self._rects

    def play(self, rects: Sequence[QRectF]) -> None:
        """Show a ring round each of `rects` (the parent's coordinates), one after the other."""
        self.finish()
        parent = self.parentWidget()
        self._own = self._look.duration("celebrate")
        if parent is None or not parent.isVisible() or not rects or not self._own:
            return
        self._rects = tuple(rects)
        later = APART_MS * (len(rects) - 1) if self._look.motion is Motion.FULL else 0
        self._run.setEndValue(float(self._own + later))
        self._start(parent, "celebrate", later)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        full = self._look.motion is Motion.FULL
        for index, rect in enumerate(self._rects):
            share = (self._time - (APART_MS * index if full else 0)) / self._own
            if not 0.0 <= share < 1.0:
                continue
            out = _NEAR + (_GROWS * self._ease.valueForProgress(share) if full else 0.0)
            painter.setOpacity(1.0 - share)
            paint_box(
                painter,
                rect.adjusted(-out, -out, out, out),
                self._look.metric(self._radius) + out,
                edge=self._look.color(self._token),
                width=self._look.metric("stroke_chosen"),
            )
        painter.end()

    def _on_run_value_changed(self, time: float) -> None:
        self._time = time
        region, out = QRegion(), _NEAR + _GROWS + 1
        for rect in self._rects:
            region += rect.adjusted(-out, -out, out, out).toAlignedRect()
        self.update(region)

    def _on_run_finished(self) -> None:
        self._rects = ()
        super()._on_run_finished()
