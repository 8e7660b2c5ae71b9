"""On every screen Tab comes round, nothing traps it, and what it stops at is seen to have the focus."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings, ThemeChoice
from gallery import SCREENS, share, write_samples
from windows import Driver, open_window

SIZES = ((1280, 800), (800, 480), (768, 1024))
THEMES: tuple[ThemeChoice, ...] = ("light", "dark", "high_contrast")
MOST_STOPS = 150
REACH = 8  # px round a widget in which its ring lies
LEAST_PIXELS = 40  # that show the focus: a ring round the smallest control has more than a hundred
CONTRAST = 3.0
TAB, BACK = Qt.Key.Key_Tab, Qt.Key.Key_Backtab


def luminance(color: QColor) -> float:
    """Return the relative luminance of a colour."""
    parts = [color.redF(), color.greenF(), color.blueF()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio of contrast of two colours."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def clear_pixels(before: QImage, after: QImage) -> int:
    """Return how many pixels differ by a contrast of 3 : 1 or more."""
    pairs: dict[tuple[int, int], bool] = {}
    count = 0
    for y in range(before.height()):
        for x in range(before.width()):
            pair = (before.pixel(x, y), after.pixel(x, y))
            if pair[0] == pair[1]:
                continue
            if pair not in pairs:
                pairs[pair] = contrast(QColor(pair[0]), QColor(pair[1])) >= CONTRAST
            count += pairs[pair]
            if count >= LEAST_PIXELS:
                return count
    return count


def picture(shown: QWidget, widget: QWidget) -> QImage:
    """Return what is seen of a widget and round it."""
    place = QRect(widget.mapTo(shown, QPoint(0, 0)), widget.size()).adjusted(-REACH, -REACH, REACH, REACH)
    return shown.grab(place & shown.rect()).toImage()


def described(widget: QWidget) -> str:
    """Name a widget in a report."""
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


def is_seen(shown: QWidget, widget: QWidget) -> bool:
    """Return whether the focus of a widget is seen: compare with the same place without it."""
    with_focus = picture(shown, widget)
    widget.clearFocus()
    without = picture(shown, widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return clear_pixels(without, with_focus) >= LEAST_PIXELS


def walk(shown: QWidget) -> tuple[list[QWidget], list[str]]:
    """Go round by Tab; return the stops and what is wrong with them."""
    faults: list[str] = []
    stops: list[QWidget] = []
    start: QWidget | None = shown.focusWidget()
    QTest.keyClick(shown if start is None else start, TAB)
    while (focus := QApplication.focusWidget()) is not None and focus not in stops:
        stops.append(focus)
        if not focus.isVisible() or not focus.isEnabled():
            faults.append(f"{described(focus)} can't be seen or used")
        elif not is_seen(shown, focus):
            faults.append(f"{described(focus)} doesn't show that it has the focus")
        if QApplication.focusWidget() is not focus:
            faults.append(f"{described(focus)} doesn't take the focus again")
            break
        QTest.keyClick(focus, TAB)
        if len(stops) > MOST_STOPS:
            faults.append("Tab never comes round")
            break
    if focus is None:
        faults.append(f"the focus is lost after {described(stops[-1]) if stops else 'nothing'}")
    elif stops and focus is not stops[0]:
        faults.append(f"Tab is trapped at {described(focus)} after {len(stops)} stops")
    return stops, faults


def look_at(name: str, driver: Driver, found: dict[str, list[str]]) -> None:
    """Note what is wrong with the focus on a screen."""
    if QApplication.activePopupWidget() is not None:
        return  # a menu has its own mark, and arrows instead of Tab
    shown = QApplication.activeModalWidget() or driver.window
    shown.activateWindow()
    QCoreApplication.processEvents()
    before = shown.focusWidget()
    stops, faults = walk(shown)
    if not stops:
        faults.append("nothing takes the focus by Tab")
    elif not faults:
        QTest.keyClick(stops[0], BACK)
        if QApplication.focusWidget() is not stops[-1]:
            faults.append("Shift+Tab doesn't go back")
    if before is not None:
        before.setFocus()
    if faults:
        found[name] = faults


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_tab_comes_round_and_the_focus_is_seen(tmp_path: Path, qtbot: QtBot, number: int) -> None:
    sessions = tmp_path / "data" / "sessions"
    write_samples(sessions)
    found: dict[str, list[str]] = {}
    settings = Settings(motion="off", language="en", theme=THEMES[number])
    with open_window(tmp_path, size=SIZES[number], settings=settings) as driver:
        for name in share(number, 6 * len(SIZES)):
            take: Callable[[], None] = partial(look_at, name, driver, found)
            SCREENS[name](driver.window, sessions, take)
    assert found == {}
