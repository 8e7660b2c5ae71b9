"""A die that is kept by lying in the rail: it glides there and back, and follows a finger."""

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.dice.gliding_die import GlidingDie, Pose
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class RailDie(GlidingDie):
    """Show one die on the cloth, or smaller in the rail (checked).

    Presses are left to the tray, which tells taps from drags.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._dragged: QPointF | None = None
        super().__init__(look, parent)

    @property
    def pose(self) -> Pose:
        """Return how the die is seen now: dragged, gliding or at rest."""
        if self._dragged is not None:
            return Pose(self._dragged, 0.0, self._size)
        return super().pose

    def spoken(self) -> str:
        """Return number, value and whether it lies in the rail, in words."""
        name = self.accessibleName()
        return translate("RailTray", "{die}, secured").format(die=name) if self.isChecked() else name

    def drag_to(self, center: QPointF) -> None:
        """Lift the die and show it at `center`, in the parent's coordinates."""
        self._glide.stop()
        if self._dragged is None:
            self.raise_()
        self._dragged = center
        self._move()
        self.update()

    def drop(self) -> None:
        """Let the die lie where it belongs again."""
        if self._dragged is not None:
            self._dragged = None
            self._move()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def _is_lying(self) -> bool:
        return self._dragged is None
