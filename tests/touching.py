"""Fingers for tests: real touch events at a window, and drivers whose hand is a finger."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QInputDevice, QInputMethodEvent, QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from dicegames.ui.fingers import scrolling_area
from windows import Driver, OrderCardsDriver, SheetDriver, TenThousandDriver


def touch_screen() -> QPointingDevice:
    """Return a touch screen; Qt keeps it."""
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    return device


SCREEN = touch_screen()


class Hand:
    """The fingers on one window, each known by its number; places are in the window's coordinates."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.down: dict[int, QPoint] = {}
        self._touch = QTest.touchEvent(window, SCREEN)

    def press(self, place: QPoint, finger: int = 0) -> None:
        """Put a finger down."""
        self._others_stay(finger)
        self.down[finger] = place
        self._touch.press(finger, place, self.window).commit()

    def move(self, place: QPoint, finger: int = 0, steps: int = 4) -> None:
        """Move a finger in a straight line."""
        start = self.down[finger]
        for step in range(1, steps + 1):
            self._others_stay(finger)
            self.down[finger] = start + (place - start) * step / steps
            self._touch.move(finger, self.down[finger], self.window).commit()

    def release(self, finger: int = 0) -> None:
        """Lift a finger where it is."""
        place = self.down.pop(finger)
        self._others_stay(finger)
        self._touch.release(finger, place, self.window).commit()

    def cancel(self) -> None:
        """Let the system take all fingers away: Qt tells the window, and releases the mouse."""
        handle = self.window.windowHandle()
        none = Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(handle, QTouchEvent(QEvent.Type.TouchCancel, SCREEN, none, []))
        place = QPointF(self.down[min(self.down)])
        at = QPointF(self.window.mapToGlobal(place.toPoint()))
        kind, left, up = QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        QCoreApplication.sendEvent(handle, QMouseEvent(kind, place, place, at, left, up, none, SCREEN))
        for finger in sorted(self.down):  # here nobody can make Qt forget them otherwise
            self.release(finger)

    def tap(self, place: QPoint, finger: int = 0) -> None:
        """Put a finger down and lift it."""
        self.press(place, finger)
        self.release(finger)

    def drag(self, start: QPoint, end: QPoint, finger: int = 0) -> None:
        """Put a finger down, move it and lift it."""
        self.press(start, finger)
        self.move(end, finger)
        self.release(finger)

    def _others_stay(self, finger: int) -> None:
        for other, place in self.down.items():
            if other != finger:  # `stationary` tells a wrong state
                self._touch.move(other, place, self.window)


def middle(widget: QWidget, window: QWidget) -> QPoint:
    """Return the middle of a widget in the coordinates of its window."""
    return widget.mapTo(window, widget.rect().center())


def tap(widget: QWidget, pos: QPoint | None = None) -> None:
    """Tap a widget, in its middle unless `pos` says otherwise; it must be the one that is seen there."""
    window = widget.window()
    place = widget.mapTo(window, widget.rect().center() if pos is None else pos)
    found = window.childAt(place) or window
    assert found is widget or widget.isAncestorOf(found) or found.isAncestorOf(widget), place
    Hand(window).tap(place)


def scroll_to(widget: QWidget) -> None:
    """Move what a widget lies on by finger, until all of it is seen or it can't be moved any further."""
    area = scrolling_area(widget)
    while area is not None:
        view, bar = area.viewport(), area.verticalScrollBar()
        place = QRect(widget.mapTo(view, QPoint(0, 0)), widget.size())
        hidden = max(place.bottom() - view.rect().bottom(), min(place.top(), 0))
        before, most = bar.value(), view.height() // 2
        if hidden == 0:
            return
        start = middle(view, widget.window())
        way = max(-most, min(most, hidden))
        way += (15 if way > 0 else -15) * (abs(way) < 15)  # less would be a tap
        Hand(widget.window()).drag(start, start - QPoint(0, way))
        if bar.value() == before:
            return


def type_on_screen(text: str) -> None:
    """Type where the focus is, as keyboards on the screen do: they send no keys, but text."""
    for character in text:
        event = QInputMethodEvent()
        event.setCommitString(character)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        QCoreApplication.sendEvent(focus, event)


@contextmanager
def in_dialog(act: Callable[[QDialog], None], *, early: bool = False) -> Iterator[None]:
    """Do something in the dialog that opens meanwhile; it has to close it.

    `early`: at once, when the dialog is shown, but hasn't yet got the focus from the system.
    """
    done, stayed = list[QDialog](), list[str]()
    timer = QTimer(interval=0)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog.isActiveWindow() is early:
            return
        timer.stop()
        done.append(dialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                stayed.append(dialog.windowTitle())
                dialog.reject()  # or the test would wait for ever

    timer.timeout.connect(look)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
    assert len(done) == 1
    assert not stayed


class Touching(Driver):
    """Use the window by finger alone; to be named before the driver of a game."""

    def point(self, widget: QWidget, pos: QPoint | None = None) -> None:
        """Tap a widget; it must be the one that is seen there."""
        tap(widget, pos)

    def roll(self) -> None:
        """Tap the cup, or in a window that has no room for it the button that rolls."""
        bar = self.table.bar
        buttons = [self.tray.cup, *(each for each in (bar.primary, bar.secondary) if "Roll" in each.title)]
        self.clock.now += 1000
        self.click(next(button for button in buttons if button.isVisible()))

    def tap_die(self, index: int) -> None:
        """Tap a die where it lies; the pictures of dice may overlap, what takes taps doesn't."""
        window, die = self.window, self.tray.dice[index]
        Hand(window).tap(self.tray.mapTo(window, die.center.toPoint()))
        self.settle()


class TouchingSheet(Touching, SheetDriver):
    """Play a game with a sheet by finger."""


class TouchingTenThousand(Touching, TenThousandDriver):
    """Play 10.000 by finger."""


class TouchingOrderCards(Touching, OrderCardsDriver):
    """Play Order Cards by finger."""

    def drag(self, die: int, to: QPoint) -> None:
        """Drag a die by finger; `to` is in coordinates of the window."""
        Hand(self.window).drag(self.tray.mapTo(self.window, self.tray.dice[die].center.toPoint()), to)
        self.settle()
