"""The change of the turn on the sheet: what was shown fades, and the own column of who is next comes out."""

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look


class TurnFade(QWidget):
    """Lie over a sheet with the picture of the turn before until it has faded; it takes no input."""

    def __init__(self, look: Look, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._look = look
        self._before = QPixmap()
        self._share = 1.0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self._run.finished.connect(self._on_run_finished)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_fading(self) -> bool:
        """Tell whether the turn before is still seen."""
        return self._run.state() is QVariantAnimation.State.Running

    def begin(self) -> None:
        """Keep the picture of what is shown now and let it fade; nothing happens without motion."""
        self.finish()
        sheet, duration = self.parentWidget(), self._look.duration("turn")
        if sheet is None or not sheet.isVisible() or not duration:
            return
        self._before = sheet.grab()
        self._share = 0.0
        self.setGeometry(sheet.rect())
        self.raise_()
        self.show()
        self._run.setDuration(duration)
        self._run.start()

    def finish(self) -> None:
        """Show the new turn at once."""
        self._run.stop()
        self._on_run_finished()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self._run.stop()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(1.0 - self._share)
        painter.drawPixmap(0, 0, self._before)
        painter.end()

    def _on_run_value_changed(self, share: float) -> None:
        self._share = share
        self.update()

    def _on_run_finished(self) -> None:
        self._before = QPixmap()
        self.hide()
