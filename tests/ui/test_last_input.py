"""The focus that the program gives shows its ring to those who use keys, and to nobody who points."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.catalog import GAMES, game_info
from dicegames.storage.record import TableOptions
from dicegames.ui.dice.tray import DiceTray
from windows import PAIR, TWO, SheetDriver, open_window

Key = Qt.Key


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path) as driver:
        driver.start()
        driver.roll()
        yield driver


def handle(driver: SheetDriver) -> QWindow:
    """Return the system's window: what comes there is what a keyboard or a mouse sends."""
    window = driver.window.windowHandle()
    assert window is not None
    return window


def press(driver: SheetDriver, key: Qt.Key) -> None:
    QTest.keyClick(handle(driver), key)
    driver.settle()


def click(driver: SheetDriver, widget: QWidget) -> None:
    at = widget.mapTo(driver.window, QPoint(widget.width() // 2, widget.height() // 2))
    QTest.mouseClick(handle(driver), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    driver.settle()


def test_what_a_key_opens_shows_where_the_focus_is(driver: SheetDriver) -> None:
    cover = driver.table.pause_cover
    press(driver, Key.Key_P)
    assert cover.button.hasFocus()
    assert cover.button.focus_ring.is_shown
    press(driver, Key.Key_Space)
    press(driver, Key.Key_L)
    assert driver.table.drawer.view.shows_focus


def test_what_a_click_opens_shows_no_ring(driver: SheetDriver) -> None:
    cover = driver.table.pause_cover
    press(driver, Key.Key_P)
    click(driver, cover.button)
    assert not cover.is_open
    driver.table.pause()
    assert cover.button.hasFocus()
    assert not cover.button.focus_ring.is_shown


def test_a_modifier_alone_is_no_use_of_keys(driver: SheetDriver) -> None:
    QTest.keyClick(handle(driver), Key.Key_Shift)
    driver.table.pause()
    assert not driver.table.pause_cover.button.focus_ring.is_shown


def test_the_page_that_a_key_leads_to_shows_it_too(driver: SheetDriver) -> None:
    QTest.keyClick(handle(driver), Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    driver.settle()
    tile = driver.window.home.tiles[0]
    assert tile.hasFocus()
    assert tile.focus_ring.is_shown


@pytest.mark.parametrize(("key", "page"), [(Key.Key_F1, "rules"), (Key.Key_Comma, "settings")])
def test_a_page_that_a_key_opens_has_the_focus_on_its_name(
    driver: SheetDriver, key: Qt.Key, page: str
) -> None:
    driver.window.show_home()
    ctrl = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(handle(driver), key, ctrl if key is Key.Key_Comma else Qt.KeyboardModifier.NoModifier)
    driver.settle()
    assert driver.window.shell.current_page == page
    item = driver.window.shell.item(page)
    assert item.hasFocus()
    assert item.focus_ring.is_shown


@pytest.mark.parametrize("game_id", [info.id for info in GAMES])
def test_the_cloth_names_the_key_that_rolls_to_those_who_use_keys(driver: SheetDriver, game_id: str) -> None:
    pair = PAIR if game_id == "ordercards" else TWO
    driver.begin(game_info(game_id).rulesets[0], pair, TableOptions(auto_entry=0, handover=False))
    tray = driver.table.board.findChild(DiceTray)
    assert isinstance(tray, DiceTray)
    click(driver, driver.table.header)
    for use_of_keys in (False, True, False):
        if use_of_keys:
            press(driver, Key.Key_Tab)
        else:
            click(driver, driver.table.header)
        assert ("Space" in tray._hint.text()) == use_of_keys
        assert "cup" in tray._hint.text()
    driver.table.set_show_keys(True)
    assert "Space" in tray._hint.text()
    driver.table.set_show_keys(False)
    assert "Space" not in tray._hint.text()
    press(driver, Key.Key_R)
    assert "cup" not in tray._hint.text()


def test_the_focus_of_the_table_itself_is_seen_by_those_who_use_keys(driver: SheetDriver) -> None:
    driver.start()
    click(driver, driver.tray.cup)
    assert driver.table.hasFocus()
    assert not driver.table.focus_ring.is_shown
    press(driver, Key.Key_R)
    assert driver.table.focus_ring.is_shown
    click(driver, driver.tray.dice[0])
    assert driver.table.hasFocus()
    assert not driver.table.focus_ring.is_shown
    press(driver, Key.Key_Tab)
    assert not driver.table.focus_ring.is_shown
