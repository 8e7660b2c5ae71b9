"""What lies over something while a short animation runs, and then is gone."""

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look


class Fleeting(QWidget):
    """Lie over `parent` while `_run` runs, without taking input; subclasses paint what it says."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Build a hidden one."""
        super().__init__(parent)
        self._look = look
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self._run.finished.connect(self._on_run_finished)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_running(self) -> bool:
        """Tell whether it is still seen."""
        return self._run.state() is QVariantAnimation.State.Running

    def finish(self) -> None:
        """Show at once what is at the end."""
        self._run.stop()
        self._on_run_finished()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self._run.stop()
        super().hideEvent(event)

    def _start(self, parent: QWidget, token: str, later: int = 0) -> None:
        """Lie over all of `parent` for the time of a token, and `later` ms more."""
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self._run.setDuration(self._look.duration(token) + later)
        self._run.start()

    def _on_run_value_changed(self, value: float) -> None:
        raise NotImplementedError

    def _on_run_finished(self) -> None:
        self.hide()
