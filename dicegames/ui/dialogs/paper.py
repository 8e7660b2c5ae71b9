"""What every window over the window shares: paper with an edge, and a dimmed window behind."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from dicegames.ui.look import Look


class Scrim(QWidget):
    """Dim a window while something lies over it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        look.changed.connect(self.update)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        # the window isn't kept: its last reference must not go while this child of it is taken down
        if isinstance(watched, QWidget) and event.type() == QEvent.Type.Resize:
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        color = self._look.color("scrim")
        color.setAlphaF(self._look.metric("scrim_alpha"))
        painter.fillRect(event.rect(), color)
        painter.end()


class Paper(QDialog):
    """A modal dialog on a ground with an edge; the window of its parent is dimmed while it is open."""

    def __init__(self, look: Look, parent: QWidget | None, *, ground: str = "paper") -> None:
        super().__init__(parent)
        self._look = look
        self._ground = ground
        self._scrim: Scrim | None = None
        self.setModal(True)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Dim what lies behind."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and self._scrim is None:
            self._scrim = Scrim(self._look, parent.window())

    def hideEvent(self, event: QHideEvent) -> None:
        """Light up what lies behind."""
        if self._scrim is not None:
            self._scrim.hide()
            self._scrim.deleteLater()
            self._scrim = None
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and edge."""
        look = self._look
        painter = QPainter(self)
        whole = QRectF(self.rect())
        painter.fillRect(whole, look.color("line_strong"))
        edge = look.metric("stroke_edge")
        painter.fillRect(whole.adjusted(edge, edge, -edge, -edge), look.color(self._ground))
        painter.end()

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        palette.setColor(QPalette.ColorRole.Window, self._look.color(self._ground))
        self.setPalette(palette)
