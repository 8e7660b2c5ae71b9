"""The slider along all moments of a session, with the rounds below it."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

HANDLE = 20.0
_GROOVE = 4.0
_TICK = 5.0  # px of height
_TICK_GAP = 3.0  # between groove and ticks
_LEAST_TICKS = 4.0  # px between two ticks, below which only every second, fifth ... round has one
_NUMBER_GAP = 8.0  # px between two numbers
_EVERY = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class MomentSlider(QSlider):
    """Choose a moment by dragging, or by a press where it lies; keys are the page's."""

    def __init__(self, look: Look) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._rounds: tuple[tuple[int, int], ...] = ()
        self._ring = FocusRing(look, self, look.metric("radius_box"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def set_rounds(self, rounds: tuple[tuple[int, int], ...]) -> None:
        """Set with which moments which rounds begin."""
        self._rounds = rounds
        self.update()

    def place_of(self, moment: int) -> float:
        """Return where the middle of the handle is at a moment."""
        return HANDLE / 2 + (self.width() - HANDLE) * moment / max(1, self.maximum())

    def sizeHint(self) -> QSize:
        """Return a touchable height that has room for the numbers."""
        below = _GROOVE / 2 + _TICK_GAP + _TICK + QFontMetricsF(self._look.font("small")).height()
        return QSize(240, round(max(self._look.metric("touch"), HANDLE / 2 + below + 2)))

    def minimumSizeHint(self) -> QSize:
        """Return the least that can be aimed at."""
        return QSize(120, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the page: there they step as on every other part of it."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the press is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the finger."""
        if self.isSliderDown():
            self._go_to(event.position().x())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where it was let go."""
        self.setSliderDown(False)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, what lies behind, the rounds and the handle."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, at = HANDLE / 2 + 1.0, self.place_of(self.value())
        groove = QRectF(HANDLE / 2, middle - _GROOVE / 2, self.width() - HANDLE, _GROOVE)
        paint_box(painter, groove, _GROOVE / 2, fill=look.color("track"))
        groove.setRight(at)
        paint_box(painter, groove, _GROOVE / 2, fill=look.color("ink_soft"))
        self._paint_rounds(painter, middle + _GROOVE / 2 + _TICK_GAP)
        handle = QRectF(0.0, 0.0, HANDLE, HANDLE)
        handle.moveCenter(QPointF(at, middle))
        fill = "paper_alt" if self.underMouse() or self.isSliderDown() else "button"
        paint_box(
            painter,
            handle,
            HANDLE / 2,
            fill=look.color(fill),
            edge=look.color("ink" if self.isSliderDown() else "button_edge"),
            width=look.metric("stroke_active"),
        )
        painter.end()

    def _paint_rounds(self, painter: QPainter, top: float) -> None:
        """Paint a tick where a round begins, and its number where there is room."""
        look, font = self._look, self._look.font("small")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        ticks = self._thinned(_LEAST_TICKS)
        widest = max((metrics.horizontalAdvance(str(number)) for _, number in ticks), default=0.0)
        numbered = set(self._thinned(widest + _NUMBER_GAP))
        for moment, number in ticks:
            x = self.place_of(moment)
            painter.fillRect(QRectF(x - 0.5, top, 1.0, _TICK), look.color("line_strong"))
            if (moment, number) in numbered:
                painter.setPen(look.color("ink_soft"))
                line = QRectF(x - 30.0, top + _TICK, 60.0, metrics.height())
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextDontClip
                painter.drawText(line, int(flags), str(number))

    def _thinned(self, gap: float) -> tuple[tuple[int, int], ...]:
        """Return all rounds, or every second, fifth ... so that there are `gap` pixels between two."""
        chosen: list[tuple[int, int]] = []
        for every in _EVERY:
            chosen = [row for row in self._rounds if row[1] == 1 or row[1] % every == 0]
            places = [self.place_of(moment) for moment, _ in chosen]
            if all(later - sooner >= gap for sooner, later in pairwise(places)):
                break
        return tuple(chosen)

    def _go_to(self, x: float) -> None:
        share = (x - HANDLE / 2) / max(1.0, self.width() - HANDLE)
        self.setValue(round(share * self.maximum()))

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()
