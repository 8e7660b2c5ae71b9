"""What every window over the window shares: paper with round corners, and a dimmed window behind."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QWidget

from dicegames.ui.controls.corners import corner_mask, round_off
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

IN_DIALOGS = "in_dialogs"
"""The property of an action of the window whose keys work over dialogs too."""

_ENDING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)


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
    """A modal dialog on a ground with an edge; the window of its parent is dimmed while it is open.

    It has no frame of the system: a press on the bare ground moves it, and it lies in the middle of the
    window until somebody moved it.
    """

    def __init__(self, look: Look, parent: QWidget | None, *, ground: str = "paper") -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._look = look
        self._ground = ground
        self._scrim: Scrim | None = None
        self._is_moved = False
        self._is_cut = round_off(self)
        self.setModal(True)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Dim what lies behind."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and self._scrim is None:
            below = parent.window()
            self._scrim = Scrim(self._look, below)
            below.installEventFilter(self)
            # the window's shortcuts rest while a dialog is open, but for those that help
            self.addActions([action for action in below.actions() if action.property(IN_DIALOGS)])
        self._center()

    def hideEvent(self, event: QHideEvent) -> None:
        """Light up what lies behind."""
        if self._scrim is not None:
            if (below := self._scrim.parentWidget()) is not None:
                below.removeEventFilter(self)
            self._scrim.hide()
            self._scrim.deleteLater()
            self._scrim = None
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the window when that takes the whole screen, or leaves it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._center()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the corners round, and the middle where it is."""
        super().resizeEvent(event)
        if self._is_cut:
            self.setMask(corner_mask(self.size(), self._look.metric("radius_overlay")))
        if self.isVisible():
            self._center()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the system move it, as a frame would."""
        handle = self.windowHandle()
        if event.button() == Qt.MouseButton.LeftButton and handle is not None:
            self._is_moved = handle.startSystemMove() or self._is_moved
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take no Esc or Enter that is still held: what it closed must not take what lies below along."""
        if event.isAutoRepeat() and event.key() in _ENDING:
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and edge."""
        look = self._look
        painter = QPainter(self)
        whole = QRectF(self.rect())
        edge, width = look.color("line_strong"), look.metric("stroke_edge")
        if self._is_cut:  # so that no pixel beside the round line is left out
            painter.fillRect(whole, edge)
        radius = look.metric("radius_overlay")
        paint_box(painter, whole, radius, fill=look.color(self._ground), edge=edge, width=width)
        painter.end()

    def _center(self) -> None:
        parent = self.parentWidget()
        if parent is None or self._is_moved:
            return
        window = parent.window()
        place = QRect(self.rect())
        place.moveCenter(window.geometry().center())
        screen = window.screen().availableGeometry()
        # a window that hangs over the edge of the screen takes no dialog there
        place.moveLeft(max(screen.left(), min(place.left(), screen.right() + 1 - place.width())))
        place.moveTop(max(screen.top(), min(place.top(), screen.bottom() + 1 - place.height())))
        self.move(place.topLeft())

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        palette.setColor(QPalette.ColorRole.Window, self._look.color(self._ground))
        self.setPalette(palette)
