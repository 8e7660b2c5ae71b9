"""The focus ring, and what scrolls below it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.look import Look
from ui.controls_help import LEFT, action, flat, laying, levels, near, picture


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    return laying(qtbot)


def tab_to(widget: QWidget) -> None:
    """Give a widget the focus as the Tab key does (a window's first widget may have it already)."""
    widget.clearFocus()
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def rings(window: QWidget) -> list[QWidget]:
    """Return the visible focus frames in a window."""
    return [
        child
        for child in window.findChildren(QWidget)
        if type(child).__name__ == "RingFrame" and child.isVisible()
    ]


def test_ring_comes_with_the_keyboard_and_goes_with_the_mouse(
    look: Look, show: Callable[..., QWidget]
) -> None:
    first, second = action(look), flat(look)
    window = show(first, second)
    QTest.mouseClick(first, LEFT)
    assert first.hasFocus()
    assert rings(window) == []
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert [ring.geometry().center() for ring in rings(window)] == [second.geometry().center()]
    assert (first.focus_ring.is_shown, second.focus_ring.is_shown) == (False, True)
    QTest.mouseClick(second, LEFT)
    assert rings(window) == []
    QTest.keyClick(second, Qt.Key.Key_Shift)
    assert rings(window) == []
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert len(rings(window)) == 1


def test_ring_lies_round_the_control_in_the_focus_colour(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    window = show(button)
    tab_to(button)
    box = button.geometry()
    shown = picture(window)
    middle = box.center().x()
    assert near(shown.pixelColor(middle, box.top() - 4), look.color("focus"))
    assert not near(shown.pixelColor(middle, box.top() - 1), look.color("focus"))
    assert near(shown.pixelColor(middle, box.bottom() + 4), look.color("focus"))


def test_ring_at_the_edge_of_its_window_is_whole(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    window = show(button)
    layout = window.layout()
    assert layout is not None
    layout.setContentsMargins(0, 1, 0, 0)
    layout.activate()
    tab_to(button)
    (ring,) = rings(window)
    assert window.rect().contains(ring.geometry())
    assert ring.geometry().contains(button.geometry())


def test_ring_follows_and_leaves_with_its_control(
    look: Look, show: Callable[..., QWidget], qtbot: QtBot
) -> None:
    holder = QWidget()
    row = QHBoxLayout(holder)
    button = action(look)
    row.addWidget(button)
    window = show(holder)
    tab_to(button)
    window.resize(900, 500)
    QCoreApplication.processEvents()
    (ring,) = rings(window)
    assert ring.geometry().center() == button.mapTo(window, button.rect().center())
    button.hide()
    assert rings(window) == []
    button.show()
    tab_to(button)
    assert len(rings(window)) == 1
    button.deleteLater()
    del button
    qtbot.waitUntil(lambda: rings(window) == [])


def test_ring_on_felt_has_a_dark_line_outside(look: Look, show: Callable[..., QWidget]) -> None:
    plain = QWidget()
    plain.setFixedSize(60, 60)
    plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    FocusRing(look, plain, 10, on_felt=True)
    window = show(plain)
    tab_to(plain)
    box = plain.geometry()
    shown = picture(window)
    assert near(shown.pixelColor(box.center().x(), box.top() - 4), look.color("focus_felt"))
    assert near(shown.pixelColor(box.center().x(), box.top() - 7), look.cloth()[3])


def test_ring_comes_back_after_a_menu(look: Look, show: Callable[..., QWidget]) -> None:
    button = levels(look)
    window = show(button)
    tab_to(button)
    QTest.keyClick(button, Qt.Key.Key_Down)
    QCoreApplication.processEvents()
    assert rings(window) == []
    QTest.keyClick(button.menu, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    assert len(rings(window)) == 1
    QTest.mouseClick(button, LEFT)
    QCoreApplication.processEvents()
    QTest.keyClick(button.menu, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    assert rings(window) == []


def test_the_shade_of_what_scrolls_spares_the_round_corners_of_its_panel(
    look: Look, show: Callable[..., QWidget]
) -> None:
    contents = QWidget()
    contents.setMinimumSize(300, 900)
    panel = Panel(look)
    column = QVBoxLayout(panel)
    column.setContentsMargins(1, 4, 1, 4)
    scroll = Scroll(look, contents, "paper")
    column.addWidget(scroll)
    panel.setFixedSize(320, 300)
    show(panel)
    plain = panel.grab().toImage()
    scroll.verticalScrollBar().setValue(100)
    QCoreApplication.processEvents()
    shaded = panel.grab().toImage()
    ratio = shaded.devicePixelRatio()
    line = look.color("line")
    assert shaded.pixelColor(round(150 * ratio), round(4 * ratio)) == line  # the hairline above
    for x in range(6):  # the corner is as it was
        for y in range(4, 7):
            at = round(x * ratio), round(y * ratio)
            assert shaded.pixelColor(*at) == plain.pixelColor(*at)


def test_ring_in_a_scroll_area_moves_with_the_contents(look: Look, show: Callable[..., QWidget]) -> None:
    contents = QWidget()
    column = QVBoxLayout(contents)
    buttons = [action(look) for _ in range(12)]
    for button in buttons:
        column.addWidget(button)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(contents)
    show(area)
    tab_to(buttons[3])
    (ring,) = rings(contents)
    area.verticalScrollBar().setValue(40)
    assert ring.parentWidget() is contents
    assert ring.geometry().center() == buttons[3].geometry().center()


class LowerWhereNarrow(QWidget):
    """Something that needs less height where it is narrower."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 500 if width >= 390 else 380

    def sizeHint(self) -> QSize:
        return QSize(100, 100)


@pytest.mark.parametrize("room", [300, 381, 400, 499, 500, 520])
def test_the_bar_stays_where_the_content_fits_with_it_only(qtbot: QtBot, look: Look, room: int) -> None:
    contents = QWidget()
    column = QVBoxLayout(contents)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(LowerWhereNarrow())
    scroll = Scroll(look, contents, "paper")
    qtbot.addWidget(scroll)
    for height in (room, room + 200, room):
        scroll.resize(400, height)
        scroll.show()
        QCoreApplication.processEvents()
    needed = 500 if room >= 500 else 380
    assert scroll.verticalScrollBar().isVisible() == (room < 500)
    assert contents.height() >= max(needed, scroll.viewport().height())
