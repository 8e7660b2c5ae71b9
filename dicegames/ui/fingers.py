"""What a finger does beside pressing: it scrolls, it asks by staying, and it can be called off.

Qt makes mouse presses of the first finger. Here some of them are held back or called off: where a finger
moves a list it shall choose nothing, and what the system takes away (`TouchCancel`) shall do nothing. Of
several fingers the first counts until it is lifted; only the field of start pads takes all of them.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from dicegames.ui.look import Look, Motion

PRESS_MS = 120  # after which a finger on something that scrolls presses what is below it
HOLD_MS = 600  # after which a finger that stays asks what the thing is
FLICK_MS = 700
DOUBLE_PX = 24  # between the two taps of a double one
_LATEST_MS = 100  # a finger that rested so long before it was lifted flicks nothing
_TIP_GAP = 28  # px between a fingertip and the words above it
_FAR = QPointF(-100_000.0, -100_000.0)
_LEFT = Qt.MouseButton.LeftButton
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class _Phase(Enum):
    WAITING = auto()  # it may become a press or a scroll
    PRESSED = auto()
    SCROLLING = auto()
    VOID = auto()  # whatever it does until it is lifted counts for nothing


@dataclass(frozen=True, slots=True)
class _Press:
    """How a finger came down; `bar_at` is the value of the scroll bar then."""

    kind: QEvent.Type
    window: QWindow
    widget: QWidget | None
    area: QAbstractScrollArea | None
    bar_at: int
    local: QPointF
    at: QPointF
    modifiers: Qt.KeyboardModifier
    device: QPointingDevice


class Fingers(QObject):
    """Watch the windows of `app` for fingers. A widget whose press is called off gets `UngrabMouse`."""

    def __init__(self, app: QGuiApplication, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._press: _Press | None = None
        self._phase = _Phase.VOID
        self._is_sending = False
        self._earlier = self._latest = _FAR  # where the last two presses were
        self._tip = ""
        self._last = (0, 0.0, 0.0)  # time in ms, global y, speed in px per ms
        self._press_timer = QTimer(self, singleShot=True, interval=PRESS_MS)
        self._press_timer.timeout.connect(self._on_press_timer_timeout)
        self._hold_timer = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold_timer.timeout.connect(self._on_hold_timer_timeout)
        self._flicked: QAbstractScrollArea | None = None
        self._flick = QVariantAnimation(self)
        self._flick.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flick.valueChanged.connect(self._on_flick_value_changed)
        app.focusWindowChanged.connect(self._on_app_focus_window_changed)

    def stop(self) -> None:
        """Let nothing run and call off what a finger began."""
        self._flick.stop()
        self._let_go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on, hold back or call off what Qt makes of fingers."""
        kind = event.type()
        if kind == QEvent.Type.TouchCancel:
            self._let_go()
            return False
        if kind == QEvent.Type.WindowBlocked:
            self._watch(QGuiApplication.modalWindow())  # people press there before it has the focus
            return False
        if self._is_sending or not isinstance(event, QMouseEvent) or not isinstance(watched, QWindow):
            return False
        if event.deviceType() is not QInputDevice.DeviceType.TouchScreen:
            return False
        if QApplication.activePopupWidget() is not None:  # menus know what to do with presses
            self._forget()
            return False
        if kind in _PRESSES:
            return self._takes_press(watched, event)
        if kind == QEvent.Type.MouseMove:
            return self._takes_move(event)
        return kind == QEvent.Type.MouseButtonRelease and self._takes_release(event)

    def _takes_press(self, window: QWindow, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonDblClick and self._press is not None:  # its press came just before
            return self._takes_second_press(self._press)
        self._let_go()  # its release was lost
        self._flick.stop()
        self._earlier, self._latest = self._latest, event.globalPosition()
        widget = _widget_at(window, event.position())
        area = scrolling_area(widget)
        device = event.pointingDevice()
        self._press = _Press(
            kind,
            window,
            widget,
            area,
            area.verticalScrollBar().value() if area is not None else 0,
            event.position(),
            event.globalPosition(),
            event.modifiers(),
            device,
        )
        self._tip = ""
        self._last = (event.timestamp(), event.globalPosition().y(), 0.0)
        self._hold_timer.start()
        if area is None:
            self._phase = _Phase.PRESSED
            return False
        self._phase = _Phase.WAITING
        if not isinstance(area, QAbstractItemView):  # there a press chooses already
            self._press_timer.start()
        return True

    def _takes_second_press(self, press: _Press) -> bool:
        """Make a plain press of a double one: Qt calls any two taps so, however far they are apart."""
        is_double = (press.at - self._earlier).manhattanLength() <= DOUBLE_PX
        if is_double:
            self._press = replace(press, kind=QEvent.Type.MouseButtonDblClick)
        if self._phase is _Phase.WAITING:
            return True
        if not is_double:
            self._deliver()
        return not is_double

    def _takes_move(self, event: QMouseEvent) -> bool:
        press = self._press
        if press is None:
            return bool(event.buttons())  # another finger's: Qt goes on with it when the first is lifted
        if self._phase is _Phase.SCROLLING:
            self._scroll(event)
        if self._phase in (_Phase.SCROLLING, _Phase.VOID):
            return True
        way = event.globalPosition() - press.at
        if way.manhattanLength() < QApplication.startDragDistance():
            return self._phase is _Phase.WAITING
        self._hold_timer.stop()
        if press.area is not None and abs(way.y()) > abs(way.x()):
            self._let_go()
            self._phase = _Phase.SCROLLING
            self._scroll(event)
            return True
        if self._phase is _Phase.WAITING:
            if isinstance(press.area, QAbstractItemView):
                self._let_go()
                return True
            self._deliver()
        self._press = replace(press, area=None)  # it drags something: from now on nothing scrolls
        return False

    def _takes_release(self, event: QMouseEvent) -> bool:
        press, phase = self._press, self._phase
        if press is None:
            return True
        if phase is _Phase.WAITING:
            self._deliver()
        self._forget()
        if phase is _Phase.SCROLLING:
            self._start_flick(press, event)
        if self._tip:
            self._show_tip(press)  # the release put it away
        if phase in (_Phase.SCROLLING, _Phase.VOID):
            return True
        if isValid(press.window):  # a finger is over nothing when it is lifted
            QCoreApplication.postEvent(press.window, QEvent(QEvent.Type.Leave))
        return False

    def _deliver(self) -> None:
        """Press what is below the finger."""
        self._press_timer.stop()
        self._phase = _Phase.PRESSED
        press = self._press
        if press is not None:
            self._send(press, press.kind, press.local, press.at, _LEFT)

    def _let_go(self) -> None:
        """Make the press count for nothing; until the finger is lifted nothing else counts."""
        self._press_timer.stop()
        self._hold_timer.stop()
        press, phase, self._phase = self._press, self._phase, _Phase.VOID
        if press is None or phase is not _Phase.PRESSED:
            return
        widget = press.widget
        while widget is not None and isValid(widget):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.UngrabMouse))
            widget = None if widget.isWindow() else widget.parentWidget()
        # a button that is released elsewhere isn't clicked
        self._send(press, QEvent.Type.MouseButtonRelease, _FAR, _FAR, Qt.MouseButton.NoButton)

    def _forget(self) -> None:
        self._press_timer.stop()
        self._hold_timer.stop()
        self._press, self._phase = None, _Phase.VOID

    def _send(
        self, press: _Press, kind: QEvent.Type, local: QPointF, at: QPointF, buttons: Qt.MouseButton
    ) -> None:
        if not isValid(press.window):  # a key or the system may have closed it below the finger
            return
        event = QMouseEvent(kind, local, local, at, _LEFT, buttons, press.modifiers, press.device)
        self._is_sending = True
        try:
            QCoreApplication.sendEvent(press.window, event)
        finally:
            self._is_sending = False

    def _scroll(self, event: QMouseEvent) -> None:
        press = self._press
        if press is None or press.area is None or not isValid(press.area):
            return
        y, (then, y_then, _) = event.globalPosition().y(), self._last
        press.area.verticalScrollBar().setValue(round(press.bar_at + press.at.y() - y))
        passed = event.timestamp() - then
        if passed > 0:
            self._last = (event.timestamp(), y, (y_then - y) / passed)

    def _start_flick(self, press: _Press, event: QMouseEvent) -> None:
        """Let what was thrown run out; only where motion is wanted."""
        then, _, speed = self._last
        area = press.area
        still = event.timestamp() - then > _LATEST_MS
        if area is None or not isValid(area) or still or self._look.motion is not Motion.FULL:
            return
        self._flicked = area
        at = area.verticalScrollBar().value()
        self._flick.setDuration(FLICK_MS)
        self._flick.setStartValue(float(at))
        self._flick.setEndValue(at + speed * FLICK_MS / 3)  # as fast as the finger at first
        self._flick.start()

    def _show_tip(self, press: _Press) -> None:
        """Show the words above the finger, until the next press or for as long as Qt thinks they need."""
        if not isValid(press.widget):
            return
        QToolTip.showText(press.at.toPoint(), self._tip, press.widget)
        for label in QApplication.topLevelWidgets():
            if label.inherits("QTipLabel") and label.isVisible():
                room = label.screen().availableGeometry()
                spot = press.at.toPoint()
                left = min(max(spot.x() - label.width() // 2, room.left()), room.right() - label.width())
                label.move(left, max(room.top(), spot.y() - _TIP_GAP - label.height()))

    def _on_press_timer_timeout(self) -> None:
        press = self._press
        if press is not None and self._phase is _Phase.WAITING:
            self._deliver()
            if isinstance(press.widget, QAbstractSlider):
                self._press = replace(press, area=None)  # it is dragged, whichever way the finger goes

    def _on_hold_timer_timeout(self) -> None:
        """Show what a mouse pointer learns by staying; then the finger does nothing more."""
        press = self._press
        if press is None or press.widget is None or not isValid(press.widget):
            return
        if isinstance(press.widget, QAbstractButton) and press.widget.autoRepeat():
            return  # who stays on it wants more
        spot = press.at.toPoint()
        QCoreApplication.sendEvent(
            press.widget, QHelpEvent(QEvent.Type.ToolTip, press.widget.mapFromGlobal(spot), spot)
        )
        if QToolTip.isVisible():
            self._tip = QToolTip.text()
            self._let_go()
            self._show_tip(press)

    def _on_flick_value_changed(self, value: float) -> None:
        area = self._flicked
        if area is None or not isValid(area):
            return
        bar = area.verticalScrollBar()
        bar.setValue(round(value))
        if not bar.minimum() < bar.value() < bar.maximum():
            self._flick.stop()

    def _on_app_focus_window_changed(self, window: QWindow | None) -> None:
        press = self._press
        if press is not None and window != press.window and QApplication.activePopupWidget() is None:
            self._let_go()  # a dialog, or another program, is in front now
        self._watch(window)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)


def _widget_at(window: QWindow, place: QPointF) -> QWidget | None:
    """Return what lies at a place of a window, whether a part of the window is beside the screen or not."""
    for whole in QApplication.topLevelWidgets():
        if whole.windowHandle() == window:
            return whole.childAt(place.toPoint()) or whole
    return None


def scrolling_area(widget: QWidget | None) -> QAbstractScrollArea | None:
    """Return what a finger on `widget` moves: the nearest area that has more than it shows."""
    inner = widget
    while inner is not None and not inner.isWindow():
        outer = inner.parentWidget()
        if isinstance(outer, QAbstractScrollArea) and outer.viewport() is inner:
            bar = outer.verticalScrollBar()
            shown = outer.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if shown and bar.maximum() > bar.minimum():
                return outer
        inner = outer
    return None
