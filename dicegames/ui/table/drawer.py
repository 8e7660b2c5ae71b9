"""What every drawer over a table does: slide in, keep the focus, close, follow its host."""

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QVBoxLayout, QWidget

from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look, Motion
from dicegames.ui.sizes import HIGH_FROM
from dicegames.ui.table.overlay import Card, Cover


class Drawer(SinglePress, Cover):
    """Lie over `host`, from the right or from below; closes by its button, Esc or a tap beside it.

    Subclasses fill `_column` below title and closing button, word both, and tell the paper's size.
    """

    closed = Signal()

    def __init__(self, look: Look, host: QWidget, width: float) -> None:
        """Build an empty drawer, at the right `width` F wide."""
        super().__init__(look, host)
        self._share = 0.0
        self._width = width
        self._paper = Card(look, self, radius="radius_panel", edge="line_strong")
        self._column = QVBoxLayout(self._paper)
        self._title = Text(look, "title", wrap=False)
        self.close_button = FlatButton(look, "close")
        self.close_button.set_compact(True)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._on_slide_value_changed)
        self._slide.finished.connect(self._on_slide_finished)
        self._effect = QGraphicsOpacityEffect(self._paper)
        self._effect.setEnabled(False)
        self._paper.setGraphicsEffect(self._effect)
        self.close_button.clicked.connect(self.dismiss)
        look.changed.connect(self._on_look_changed)
        self.hide()

    @property
    def paper_rect(self) -> QRect:
        """Where the paper is, in the host."""
        return self._paper.geometry()

    def open(self) -> None:
        """Slide in and take the focus."""
        if self.is_open:
            return
        self.setGeometry(self._host.rect())
        self._come_up()
        self._effect.setEnabled(self._look.motion is Motion.REDUCED)  # there it fades in where it lies
        self._slide.setDuration(self._look.duration("drawer"))
        self._slide.start()
        self._place()
        self._take_focus()

    def dismiss(self) -> None:
        """Put the drawer away and give the focus back."""
        if not self.is_open:
            return
        self._go_away()
        self.closed.emit()

    def finish(self) -> None:
        """End the slide at once."""
        self._slide.stop()
        self._on_slide_value_changed(1.0)
        self._on_slide_finished()

    def retranslate(self) -> None:
        """Put everything into the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the host."""
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.setGeometry(self._host.rect())
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; other keys are the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a tap beside the paper; the tap does nothing else, and one on it ends the slide."""
        self.finish()
        if not self._paper.geometry().contains(event.position().toPoint()):
            self.dismiss()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scrim, lighter than a cover's: the game stays in sight."""
        painter = QPainter(self)
        scrim = self._look.color("scrim")
        scrim.setAlphaF(self._look.metric("scrim_alpha") / 2 * self._share)
        painter.fillRect(self.rect(), scrim)
        painter.end()

    def _take_focus(self) -> None:
        """Give the keyboard to what is used first."""
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _low_height(self) -> int:
        """Return the height of the paper that comes from below."""
        raise NotImplementedError

    def _set_margins(self, low: bool, radius: int) -> None:
        """Keep the contents off the edges; `radius` of the paper stays outside the host."""
        raise NotImplementedError

    def _place(self) -> None:
        """Put the paper where the slide has got to."""
        away = 1.0 - self._share if self._look.motion is Motion.FULL else 0.0
        radius = round(self._look.metric("radius_panel"))  # the far corners stay outside
        low = self.height() < HIGH_FROM
        self._set_margins(low, radius)
        if low:
            height = self._low_height()
            top = self.height() - height + round(height * away)
            self._paper.setGeometry(0, top, self.width(), height + radius)
        else:
            width = min(round(self._look.px(self._width)), round(self.width() * 0.9))
            left = self.width() - width + round(width * away)
            self._paper.setGeometry(left, 0, width + radius, self.height())

    def _on_slide_value_changed(self, share: float) -> None:
        self._share = share
        self._effect.setOpacity(share)
        self._place()
        self.update()

    def _on_slide_finished(self) -> None:
        # An effect costs a pixmap of the whole paper at every repaint: it is on only while it fades.
        self._effect.setEnabled(False)

    def _on_look_changed(self) -> None:
        self._place()
        self.update()
