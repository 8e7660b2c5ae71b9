"""The dice under a finger that is on its way from the row to a target."""

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.die import CANVAS, die_pixmap
from dicegames.ui.theme import DieColors

_PITCH = 0.86  # distance of two carried dice, of their size
_LIFT = 0.75  # how far above a fingertip the dice are, of their size


class OrderGhost(QWidget):
    """Show carried dice above everything in the window; takes no input. `landed` tells that they are home."""

    landed = Signal()

    def __init__(self, look: Look, owner: QWidget) -> None:
        super().__init__(owner)
        self._look = look
        self._owner = owner
        self._values: tuple[int, ...] = ()
        self._colors = look.dice_colors()
        self._size = 44.0
        self._lift = 0.0
        self._from = QPointF()
        self._home = QPointF()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self._run.finished.connect(self._on_run_finished)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def values(self) -> tuple[int, ...]:
        """Return what the carried dice show."""
        return self._values

    @property
    def is_going_home(self) -> bool:
        """Tell whether nobody holds the dice any more."""
        return self._run.state() is QVariantAnimation.State.Running

    def lift(
        self, window: QWidget, values: tuple[int, ...], size: float, colors: DieColors, *, is_touch: bool
    ) -> None:
        """Take up dice; under a finger they are shown above its tip."""
        self._run.stop()
        self._values, self._size, self._colors = values, size, colors
        self._lift = _LIFT * size if is_touch else 0.0
        self.setParent(window)
        wide = CANVAS * size + (len(values) - 1) * _PITCH * size
        self.resize(round(wide), round(CANVAS * size))
        self.show()
        self.raise_()
        self.update()

    def follow(self, at: QPoint) -> None:
        """Be where the pointer is (global coordinates)."""
        window = self.parentWidget()
        if window is not None:
            self._move_to(QPointF(window.mapFromGlobal(at)) - QPointF(0.0, self._lift))

    def go_home(self, at: QPoint) -> None:
        """Glide to `at` (global coordinates) and vanish there."""
        window = self.parentWidget()
        duration = self._look.duration("move_die")
        if window is None or not duration or not self.isVisible():
            self._on_run_finished()
            return
        self._from = QPointF(self.geometry().center())
        self._home = QPointF(window.mapFromGlobal(at))
        self._run.setDuration(duration)
        self._run.start()

    def vanish(self) -> None:
        """Be gone at once, untold."""
        self._run.stop()
        self._leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place, value in enumerate(self._values):
            yaw = 4.0 if place % 2 else -4.0
            picture = die_pixmap(self._size, self.devicePixelRatioF(), value, yaw, self._colors)
            side = picture.deviceIndependentSize().width()
            painter.drawPixmap(QPointF(place * _PITCH * self._size, (self.height() - side) / 2), picture)
        painter.end()

    def _move_to(self, center: QPointF) -> None:
        self.move(round(center.x() - self.width() / 2), round(center.y() - self.height() / 2))

    def _on_run_value_changed(self, value: float) -> None:
        if self.is_going_home:
            self._move_to(self._from + (self._home - self._from) * value)

    def _on_run_finished(self) -> None:
        self._leave()
        self.landed.emit()

    def _leave(self) -> None:
        """Hide, and belong to the owner again: what lies on the window must not outlive it."""
        self.hide()
        self.setParent(self._owner)
