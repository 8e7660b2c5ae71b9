"""What a mouse can do around a table, done by keys: settings, line-ups, the puzzle, the next game."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import BOXES
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.look import Look
from dicegames.ui.pages.settings import SettingsPage
from ui.page_help import show_page
from windows import TWO, Driver, SheetDriver, open_window

Key = Qt.Key
STOPS = 60


def tab_to(name: str, key: Qt.Key = Key.Key_Tab) -> QWidget:
    """Press Tab until something of this name has the focus."""
    seen = []
    for _ in range(STOPS):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus.accessibleName().startswith(name):
            return focus
        seen.append(focus.accessibleName())
        QTest.keyClick(focus, key)
    raise AssertionError(f"no {name!r} among {seen}")


def press(*keys: Qt.Key) -> None:
    """Press keys wherever the focus is, in an open menu before all else."""
    for key in keys:
        target = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)


CHANGES: list[tuple[str, str, tuple[Qt.Key, ...], object]] = [
    ("language", "System", (Key.Key_Right,), "de"),
    ("theme", "Dark", (Key.Key_Right,), "high_contrast"),
    ("motion", "Off", (Key.Key_Left,), "reduced"),
    ("cloth", "Green", (Key.Key_Right,), "blue"),
    ("dice_set", "Ivory", (Key.Key_Right,), "walnut"),
    ("auto_entry", "10\N{NO-BREAK SPACE}s", (Key.Key_Left,), 3),
    ("handover", "Show “Pass the device”", (Key.Key_Space,), False),
    ("dice", "The app rolls", (Key.Key_Right,), "typed"),
    ("tutor", "Tutor", (Key.Key_Space, Key.Key_Down, Key.Key_Return), "large"),
    ("volume", "Volume", (Key.Key_Left,), 35),
    ("volume", "Play sounds", (Key.Key_Space,), 0),
    ("text_scale", "Larger text", (Key.Key_Space,), 1.1),
    ("text_scale", "Smaller text", (Key.Key_Return,), 0.9),
    ("show_keys", "Show keys", (Key.Key_Space,), True),
    ("confirm_zero", "Ask before costly moves", (Key.Key_Space,), False),
    ("pace", "Pace of the computer", (Key.Key_Space, Key.Key_Down, Key.Key_Return), "fast"),
]


@pytest.mark.parametrize(("field", "name", "keys", "value"), CHANGES)
def test_every_setting_is_changed_by_keys(
    qtbot: QtBot, look: Look, field: str, name: str, keys: tuple[Qt.Key, ...], value: object
) -> None:
    page = SettingsPage(look)
    before = Settings(theme="dark", motion="off", auto_entry=10)
    page.show_settings(before)
    page.set_can_sound(True)
    show_page(qtbot, page, (1072, 800))
    changed: list[Settings] = []
    page.settings_changed.connect(changed.append)
    page.show_keys.setFocus(Qt.FocusReason.TabFocusReason)
    tab_to(name)
    press(*keys)
    assert changed == [msgspec.structs.replace(before, **{field: value})]


def test_the_list_of_settings_above_is_complete() -> None:
    elsewhere = {"data_folder", "window_width", "window_height", "line_ups"}
    assert {field for field, *_ in CHANGES} | elsewhere >= set(Settings.__struct_fields__)


def to_new_game(driver: Driver, game: str) -> None:
    """Go from the start page to setting up a game."""
    driver.window.show_home()
    tab_to(game)
    driver.key(Key.Key_Return)
    assert driver.window.stack.currentWidget() is driver.window.new_game


def test_a_game_with_three_seats_and_a_computer_is_set_up(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", line_ups={"tenthousand": LineUp("short", TWO)})
    with open_window(tmp_path, settings=settings) as driver:
        to_new_game(driver, "10,000")
        tab_to("Add a seat")
        press(Key.Key_Space)
        page = driver.window.new_game
        assert len(page.line_up.drafts) == 3
        field = tab_to("Name of seat 3", Key.Key_Backtab)
        for letter in (Key.Key_R, Key.Key_T, Key.Key_A, Key.Key_Question):
            press(letter)
        assert isinstance(field, QLineEdit)
        assert field.text().lower() == "rta?"
        assert driver.window.table is None  # they are only letters here
        press(Key.Key_Tab, Key.Key_Right)
        level = tab_to("Level")
        press(Key.Key_Space)
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        press(Key.Key_Down, Key.Key_Return)
        assert level.accessibleName().startswith("Level")
        tab_to("Start game")
        driver.key(Key.Key_Return)
        table = driver.window.desk
        assert table is not None
        seats = table.controller.match.seats
        assert [seat.player for seat in seats] == ["human", "human", "computer"]


def play_boxes(driver: SheetDriver) -> None:
    """Enter the first roll of each turn into the next box."""
    for target in BOXES:
        driver.key(Key.Key_Space)
        for _ in range(30):
            focus = QApplication.focusWidget()
            if driver.sheet.focused_box is target and focus and driver.sheet.isAncestorOf(focus):
                break
            here = BOXES.index(driver.sheet.focused_box)
            driver.key(Key.Key_Down if here < BOXES.index(target) else Key.Key_Up)
        driver.key(Key.Key_Return)
        driver.key(Key.Key_Return)


@pytest.mark.rule("F8")
def test_the_puzzle_is_played_and_played_again(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", confirm_zero=False)
    with open_window(tmp_path, settings=settings) as driver:
        to_new_game(driver, "5 Dice")
        page = driver.window.new_game
        tab_to("5 Dice, ")
        press(Key.Key_Down)
        assert page.rulesets.current.id.startswith("puzzle")
        tab_to("Start game")
        driver.key(Key.Key_Return)
        assert driver.window.desk is not None
        clock = driver.window.desk.clock
        assert isinstance(clock, PuzzleClock)
        driver.key(Key.Key_Space)
        driver.key(Key.Key_P)
        assert not clock.is_running
        driver.key(Key.Key_Space)
        assert clock.is_running
        driver.key(Key.Key_Down)
        driver.key(Key.Key_Return)
        driver.window.show_home()
        first = driver.window.home.cards[0].button
        first.setFocus(Qt.FocusReason.TabFocusReason)
        driver.key(Key.Key_Return)
        assert driver.window.table is not None
        assert driver.window.table.pause_cover.is_open  # leaving has stopped the clock
        driver.key(Key.Key_Return)
        assert not driver.window.table.pause_cover.is_open
        while driver.state.outcome is None:
            play_boxes(driver)
        assert driver.table.result.isVisible()
        ended = driver.window.desk.controller.table.journal.path
        driver.end_late_presses()
        driver.key(Key.Key_Return)  # the primary button has the focus: once more
        assert driver.window.desk is not None
        assert driver.window.desk.controller.table.journal.path != ended
        assert isinstance(driver.window.desk.clock, PuzzleClock)


@pytest.mark.parametrize(("button", "page"), [("Overview", "shell"), ("Play again", "new_game")])
def test_a_result_leads_on_by_tab(tmp_path: Path, qtbot: QtBot, button: str, page: str) -> None:
    with open_window(tmp_path, settings=Settings(motion="off", confirm_zero=False)) as driver:
        driver.start((TWO[0],))
        play_boxes(driver)
        assert driver.table.result.isVisible()
        tab_to(button)
        driver.key(Key.Key_Return)
        assert driver.window.stack.currentWidget() is getattr(driver.window, page)
