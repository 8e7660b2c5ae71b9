"""Where the focus is and goes: the ring round a control that the keyboard uses, and the order of Tab."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
# the focus only visits a menu or another window: the ring comes back with it
_VISIT_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_BESIDE = 32  # px that are seen beyond what is scrolled to: its ring, and no shade over it
_FELT_LINE = 2  # px of the dark line round a ring on felt


class RingFrame(QWidget):
    """Paint one ring; a transparent sheet over the window that takes no input."""

    def __init__(self, look: Look, radius: float, on_felt: bool, host: QWidget) -> None:
        super().__init__(host)
        self._look = look
        self._radius = radius
        self._on_felt = on_felt
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        stroke = self._look.metric("stroke_focus")
        radius = self._radius + self._look.metric("focus_gap") + stroke
        if self._on_felt:
            outer = self._look.cloth()[3]
            paint_box(painter, rect, radius + _FELT_LINE, edge=outer, width=stroke + _FELT_LINE)
            rect = rect.adjusted(_FELT_LINE, _FELT_LINE, -_FELT_LINE, -_FELT_LINE)
        edge = self._look.color("focus_felt" if self._on_felt else "focus")
        paint_box(painter, rect, radius, edge=edge, width=stroke)
        painter.end()


class FocusRing(QObject):
    """Watch one widget and keep a ring round it while it has the focus from the keyboard.

    Where the program itself gives it the focus, it shows if keys were used last. It goes when a pointer is.

    The ring lies on the window (or on the contents of a scroll area), so no parent clips it.
    """

    def __init__(self, look: Look, target: QWidget, radius: float, *, on_felt: bool = False) -> None:
        super().__init__(target)
        self._look = look
        self._target = target
        self._radius = radius
        self._on_felt = on_felt
        self._inside = QMargins()
        self._frame: RingFrame | None = None
        self._host: QWidget = target
        self._returns = False
        self._watched: list[QWidget] = []
        target.installEventFilter(self)

    @property
    def is_shown(self) -> bool:
        """Tell whether the ring is drawn now."""
        return self._frame is not None

    def lie_on_felt(self) -> None:
        """Take the colours that are seen on felt, from the next time on that the ring is shown."""
        self._on_felt = True

    def set_inside(self, margins: QMargins) -> None:
        """Say how far the visible shape lies inside the widget (its click area may be larger)."""
        self._inside = margins
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Move, QEvent.Type.Resize):
            self._place()
        elif watched is not self._target:
            if kind == QEvent.Type.ParentChange:
                self._hide()
        elif kind == QEvent.Type.FocusIn:
            # an opening dialog tells its first widget of the Tab key before it has the focus
            in_focus = self._target.hasFocus()
            if in_focus and isinstance(event, QFocusEvent) and self._is_keyboard(event.reason()):
                self._show()
        elif kind == QEvent.Type.KeyPress:
            if isinstance(event, QKeyEvent) and event.key() not in MODIFIERS and self._target.hasFocus():
                self._show()
        elif kind == QEvent.Type.FocusOut:
            visit = isinstance(event, QFocusEvent) and event.reason() in _VISIT_REASONS
            self._returns = visit and self.is_shown
            self._hide()
        elif kind in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.Hide,
            QEvent.Type.ParentChange,
        ):
            self._hide()
        return False

    def _is_keyboard(self, reason: Qt.FocusReason) -> bool:
        returns = reason in _VISIT_REASONS and self._returns
        return reason in KEYBOARD_REASONS or returns or self._look.is_led_by_keys

    def _show(self) -> None:
        if self._frame is not None:
            return
        _reveal(self._target)
        chain = _up_to_host(self._target)
        self._host = chain[-1]
        self._frame = RingFrame(self._look, self._radius, self._on_felt, self._host)
        # a target that is deleted while it has the focus must not leave its ring behind
        self._target.destroyed.connect(self._frame.deleteLater)
        self._look.changed.connect(self._frame.update)
        self._look.led_changed.connect(self._on_look_led_changed)
        self._watched = chain[1:-1]
        for widget in self._watched:
            widget.installEventFilter(self)
        self._place()
        self._frame.show()
        self._frame.raise_()

    def _hide(self) -> None:
        if self._frame is None:
            return
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._watched = []
        self._look.led_changed.disconnect(self._on_look_led_changed)
        self._frame.hide()
        self._frame.deleteLater()
        self._frame = None

    def _on_look_led_changed(self) -> None:
        if not self._look.is_led_by_keys:
            self._hide()

    def _place(self) -> None:
        if self._frame is None:
            return
        origin = self._target.mapTo(self._host, QPoint(0, 0))
        rect = QRect(origin, self._target.size()).marginsRemoved(self._inside)
        reach = int(self._look.metric("focus_gap") + self._look.metric("stroke_focus"))
        if self._on_felt:
            reach += _FELT_LINE
        # where the host ends the ring comes nearer instead of being cut
        self._frame.setGeometry(rect.adjusted(-reach, -reach, reach, reach) & self._host.rect())


def order_tabs(inside: QWidget, parts: Iterable[QWidget]) -> None:
    """Let Tab go through `parts` of `inside` in this order; what lies inside a part follows in its own."""
    # Qt starts at `inside` itself, and leaves a pair as it is in which one takes no focus.
    policy = inside.focusPolicy()
    inside.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    earlier = inside
    for part in parts:
        for stop in (part, *part.findChildren(QWidget)):
            if stop.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                QWidget.setTabOrder(earlier, stop)
                earlier = stop
    inside.setFocusPolicy(policy)


def order_reading(parts: Iterable[QWidget]) -> None:
    """Let screen readers read `parts` in this order, and after all else that lies beside them."""
    for part in parts:
        part.raise_()  # Qt tells of what lies beside each other from below


def pass_focus(giver: QWidget, taker: QWidget) -> None:
    """Hand the focus of `giver`, which is about to go, to `taker`; it shows a ring if that one did."""
    if giver.hasFocus():
        by_key = any(ring.is_shown for ring in giver.findChildren(FocusRing))
        taker.setFocus(Qt.FocusReason.TabFocusReason if by_key else Qt.FocusReason.OtherFocusReason)


def _reveal(target: QWidget) -> None:
    """Scroll to what has the focus: a scroll area itself does so only if Tab came from inside of it."""
    parent = target.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(target, 0, _BESIDE)
        parent = parent.parentWidget()


def _up_to_host(target: QWidget) -> list[QWidget]:
    """Return the target, its ancestors and, last, the widget that shall carry the ring."""
    chain = [target]
    parent = target.parentWidget()
    while parent is not None and not chain[-1].isWindow():
        if len(chain) > 1 and isinstance(parent.parentWidget(), QAbstractScrollArea):
            break
        chain.append(parent)
        parent = parent.parentWidget()
    return chain if len(chain) > 1 else [target, target]
