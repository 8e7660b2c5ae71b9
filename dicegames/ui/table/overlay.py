"""A cover over a page: scrim, a card in the middle, the focus kept inside."""

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGraphicsOpacityEffect,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from dicegames.ui.announce import tell_layers
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

CARD_WIDTH = 38.5  # F
EDGE = 16  # px that stay free around the card
LOW = 560  # px of height below which a card has to save room
PADDING, LOW_PADDING = 40, 18
_FAR = QPointF(-100_000.0, -100_000.0)
# A keyboard on which figures need Shift tells of it; keys of the number block tell of that.
PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_HELP = (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_Question, Qt.Key.Key_F10, Qt.Key.Key_F11)


class Card(QFrame):
    """The paper of a cover, which lays its contents out on it; `radius` and `edge` are tokens."""

    def __init__(
        self, look: Look, parent: QWidget, radius: str = "radius_overlay", edge: str = "line"
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._radius = radius
        self._edge = edge

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        look = self._look
        painter = QPainter(self)
        radius, edge = look.metric(self._radius), look.color(self._edge)
        paint_box(painter, QRectF(self.rect()), radius, fill=look.color("paper"), edge=edge)
        painter.end()


class Cover(QWidget):
    """Lie over `host`: clicks, Tab and plain keys stay inside, and afterwards the focus goes back."""

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(host)
        self._look = look
        self._host = host
        self._earlier_focus: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # else a click gives the keyboard to what is below
        host.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the cover lies over its host."""
        return not self.isHidden()

    @property
    def scene(self) -> QWidget:
        """What quick presses of keys don't reach that were meant for what is below."""
        return self

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the shortcuts of the page below."""
        return keep_plain_key(event) or super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round inside the cover."""
        cycle_focus(self, forward)
        return True

    def _come_up(self) -> None:
        """Show above everything, remembering what had the focus; what is pressed below does nothing."""
        self._earlier_focus = QApplication.focusWidget()
        let_go(self._host)
        self.show()
        self.raise_()
        tell_layers(self._host)

    def _go_away(self) -> None:
        """Hide and give the focus back, to the host if what had it can't take it any more."""
        self.hide()
        tell_layers(self._host)
        earlier, self._earlier_focus = self._earlier_focus, None
        if earlier is not None and isValid(earlier) and earlier.isVisible() and earlier.isEnabled():
            earlier.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._host.setFocus(Qt.FocusReason.OtherFocusReason)


class Overlay(Cover):
    """Lie over `host` from `open` to `dismiss`: no click, key or shortcut reaches what is below.

    `veiled` covers hide what is below them altogether, `bare` ones have no paper. Subclasses fill
    `body` and may name the widget that gets the focus.
    """

    dismissed = Signal()

    card_width = CARD_WIDTH

    def __init__(self, look: Look, host: QWidget, *, veiled: bool = False, bare: bool = False) -> None:
        super().__init__(look, host)
        self._veiled = veiled
        self.card: QFrame = QFrame(self) if bare else Card(look, self)
        self.body = QVBoxLayout(self.card)
        self._effect = QGraphicsOpacityEffect(self.card)
        self._effect.setEnabled(False)
        self.card.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.valueChanged.connect(self._on_fade_value_changed)
        self._fade.finished.connect(self._on_fade_finished)
        self._share = 1.0
        look.changed.connect(self._on_look_changed)
        self.hide()

    @property
    def is_low(self) -> bool:
        """Whether the host is so low that the card has to save room."""
        return self._host.height() < LOW

    def open(self) -> None:
        """Cover the host, fade in and take the focus."""
        if self.is_open:
            return
        self._come_up()
        self.place()
        self._effect.setEnabled(True)
        self._fade.setDuration(self._look.duration("overlay"))
        self._fade.start()
        self.focus_target().setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Uncover the host and give the focus back."""
        if not self.is_open:
            return
        self._go_away()
        self.dismissed.emit()

    def finish(self) -> None:
        """End the fade at once."""
        self._fade.stop()
        self._on_fade_finished()

    def focus_target(self) -> QWidget:
        """Return the widget that gets the focus when the cover opens."""
        return self

    def arrange(self, low: bool) -> None:
        """Set paddings for the room there is; subclasses adapt their contents too."""
        padding = LOW_PADDING if low else PADDING
        self.body.setContentsMargins(padding, padding, padding, padding)

    def place(self) -> None:
        """Cover the host and put the card into its middle."""
        self.setGeometry(self._host.rect())
        self.arrange(self.is_low)
        self.body.activate()
        width = min(round(self._look.px(self.card_width)), self.width() - 2 * EDGE)
        hint = self.body.sizeHint().height()
        wanted = self.body.heightForWidth(width) if self.body.hasHeightForWidth() else hint
        height = min(wanted, self.height() - 2 * EDGE)
        card = QRect(0, 0, width, height)
        card.moveCenter(self.rect().center())
        self.card.setGeometry(card)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the host."""
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let no key through to what is below; it ends the fade."""
        self.finish()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through to what is below; it ends the fade."""
        self.finish()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let no wheel through to what is below."""
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the size of the host, which may have changed while hidden."""
        super().showEvent(event)
        self.place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scrim, or the bare table that hides everything."""
        painter = QPainter(self)
        if self._veiled:
            painter.fillRect(self.rect(), self._look.color("window"))
        scrim = self._look.color("scrim")
        scrim.setAlphaF(self._look.metric("scrim_alpha") * self._share)
        painter.fillRect(self.rect(), scrim)
        painter.end()

    def _on_look_changed(self) -> None:
        if self.is_open:
            self.place()
        self.card.update()
        self.update()

    def _on_fade_value_changed(self, share: float) -> None:
        self._share = share
        self._effect.setOpacity(share)
        self.update()

    def _on_fade_finished(self) -> None:
        # An effect costs a pixmap of the whole card at every repaint: it is on only while it fades.
        self._share = 1.0
        self._effect.setEnabled(False)
        self.update()


def let_go(host: QWidget) -> None:
    """Call off the presses on buttons of `host`: the finger may be lifted when they are out of sight."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for button in host.findChildren(QAbstractButton):
        if button.isDown():  # one that is released elsewhere isn't clicked
            kind, plain = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
            QCoreApplication.sendEvent(button, QMouseEvent(kind, _FAR, _FAR, left, none, plain))


def keep_plain_key(event: QEvent) -> bool:
    """Claim a key without Ctrl or Alt for the widget that has the focus; return whether it was one.

    Otherwise the window's shortcuts without Ctrl (pause, log) would take it first. What helps people stays
    the window's: the rules, the keys, the menu bar, the full screen.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & ~PLAIN or event.key() in _HELP:
        return False
    event.accept()
    return True


def cycle_focus(inside: QWidget, forward: bool) -> None:
    """Move the focus to the next widget below `inside` that Tab reaches, round and round."""
    stops = []
    widget = inside.nextInFocusChain()
    while widget is not None and widget is not inside:
        tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if tab and inside.isAncestorOf(widget) and widget.isVisibleTo(inside) and widget.isEnabled():
            stops.append(widget)
        widget = widget.nextInFocusChain()
    if not stops:
        return
    focus = QApplication.focusWidget()
    at = stops.index(focus) if focus in stops else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
