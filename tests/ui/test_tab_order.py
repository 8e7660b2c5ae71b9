"""Where Tab goes: through every page as people read it, and into a choice at what is chosen."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGamePage
from dicegames.ui.pages.settings import SettingsPage
from ui.page_help import show_page
from windows import LEFT, open_window

TAB, BACK = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
TWO = LineUp("penta", (Seat("Ada", "blue"), Seat("Ben", "orange")))


def focus() -> QWidget:
    """Return what has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def walk(start: QWidget, key: Qt.Key = TAB) -> list[str]:
    """Return the names that Tab stops at from `start` until it comes round."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    first = focus()
    names = []
    for _ in range(60):
        names.append(focus().accessibleName())
        QTest.keyClick(focus(), key)
        if focus() is first:
            return names
    raise AssertionError(f"Tab never comes round: {names}")


SETTINGS_STOPS = [
    "System",
    "Dark",
    "System",
    "Slate",
    "Night",
    "10\N{NO-BREAK SPACE}s",
    "Show “Pass the device”",
    "The app rolls",
    "Tutor: Off",
    "Play sounds",
    "Volume",
    "Smaller text",
    "Larger text",
    "Show keys",
]


def test_tab_goes_through_the_settings_and_lands_on_what_is_chosen(qtbot: QtBot, look: Look) -> None:
    page = SettingsPage(look)
    page.show_settings(Settings(theme="dark", cloth="slate", dice_set="night", auto_entry=10))
    show_page(qtbot, page, (1072, 800))
    assert isinstance(page.language, Segmented)
    names = walk(page.language.button("system"))
    assert names[: len(SETTINGS_STOPS)] == SETTINGS_STOPS
    assert names[-3:] == [page.pace.accessibleName(), "Choose another …", "Open data folder"]
    assert len(names) == len(SETTINGS_STOPS) + 4


def test_tab_comes_back_the_same_way(qtbot: QtBot, look: Look) -> None:
    page = SettingsPage(look)
    page.show_settings(Settings(theme="dark", auto_entry=10))
    show_page(qtbot, page, (1072, 800))
    assert isinstance(page.language, Segmented)
    forth = walk(page.language.button("system"))
    back = walk(page.language.button("system"), BACK)
    assert back == [forth[0], *reversed(forth[1:])]


def test_tab_goes_through_a_new_game_seat_by_seat(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look)
    show_page(qtbot, page, (1280, 800))
    page.open_for("penta", TWO, Settings())
    assert walk(page.back_button) == [
        "Overview",
        "First game: step by step",
        "Penta",
        "Penta, Standard",
        "3\N{NO-BREAK SPACE}s",
        "Show “Pass the device” before every turn",
        "Undo: Up to the last roll",
        "The app rolls",
        "Colour: Blue",
        "Name of seat 1",
        "Human",
        "Remove Ada",
        "Colour: Orange",
        "Name of seat 2",
        "Human",
        "Remove Ben",
        "Add a seat",
        "One player less",
        "One player more",
        "Draw the order",
        "Start game",
    ]


def test_tab_goes_through_the_table(tmp_path: Path, look: Look) -> None:
    with open_window(tmp_path) as driver:
        driver.start(options=TableOptions(auto_entry=0))
        table = driver.window.table
        assert table is not None
        assert walk(table.header.back)[4:6] == ["More", "Roll"]
        driver.roll()
        names = walk(table.header.back)
        assert [name.split(":")[0] for name in names] == [
            "Overview",
            "Undo",
            "Hint",
            "Pause",
            "Log",
            "More",
            *(f"Die {number}" for number in range(1, 6)),
            "Roll",
            "Sheet, upper part",
            "Sheet, lower part",
            "Log",
            "Roll again",
        ]


def test_tab_and_arrows_reach_every_entry_of_the_sidebar(tmp_path: Path, look: Look) -> None:
    with open_window(tmp_path) as driver:
        shell = driver.window.shell
        entries = ["Start", "Sessions", "Rules", "Settings", "About"]
        assert walk(shell.item("home"))[:5] == entries
        shell.item("home").setFocus()
        stepped = []
        for _ in entries:
            stepped.append(focus().accessibleName())
            QTest.keyClick(focus(), Qt.Key.Key_Down)
        assert stepped == entries
        assert focus() is shell.item("home")
        QTest.keyClick(focus(), Qt.Key.Key_Up)
        assert focus() is shell.about_item


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_opens_an_entry_of_the_sidebar(tmp_path: Path, look: Look, key: Qt.Key) -> None:
    with open_window(tmp_path) as driver:
        shell = driver.window.shell
        shell.item("settings").setFocus()
        QTest.keyClick(focus(), key)
        assert shell.current_page == "settings"
        assert shell.item("settings").accessibleDescription() == "This page is shown."
        assert shell.item("home").accessibleDescription() == ""


def test_enter_goes_from_name_to_name_and_then_to_the_start_button(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look)
    show_page(qtbot, page, (1280, 800))
    page.open_for("penta", TWO, Settings())
    started = QSignalSpy(page.start_requested)
    first, second = page.line_up.rows[0].field, page.line_up.rows[1].field
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert second.hasFocus()
    assert second.selectedText() == "Ben"
    QTest.keyClick(second, Qt.Key.Key_Enter)
    assert page.start_button.hasFocus()
    assert started.count() == 0
    QTest.keyClick(page.start_button, Qt.Key.Key_Return)
    assert started.count() == 1


def test_no_ring_comes_after_a_click_that_removes_a_seat(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look)
    show_page(qtbot, page, (1280, 800))
    page.open_for("penta", TWO, Settings())
    QTest.mouseClick(page.line_up.rows[1].remove_button, LEFT)
    assert len(page.line_up.drafts) == 1
    assert page.line_up.rows[0].field.hasFocus()
    assert not page.line_up.add_button.focus_ring.is_shown
    assert not page.line_up.rows[0].field.focus_ring.is_shown


def test_the_ring_stays_for_the_keyboard_that_removes_a_seat(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look)
    show_page(qtbot, page, (1280, 800))
    page.open_for("penta", TWO, Settings())
    button = page.line_up.rows[1].remove_button
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert page.line_up.rows[0].field.hasFocus()
    assert page.line_up.rows[0].field.focus_ring.is_shown
