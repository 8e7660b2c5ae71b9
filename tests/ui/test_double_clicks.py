"""Double clicks without motion: the second press finds something else under the mouse and does nothing."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.main_window import MainWindow
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.ui.pages.ruleset_editor import TenThousandEditor
from ui.tenthousand_window import BUST, FIRST, own, primary, secondary, table
from windows import LEFT, TenThousandDriver, open_window


def double_click(driver: TenThousandDriver, widget: QWidget) -> None:
    """Double-click at the middle of a widget; Qt finds what lies there at each press."""
    window: MainWindow = driver.window
    place = widget.mapTo(window, widget.rect().center())
    driver.clock.now += 10_000
    QTest.mouseDClick(window.windowHandle(), LEFT, pos=place)
    driver.settle()


def test_rolling_does_not_end_a_turn_that_the_roll_missed(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, BUST) as driver:
        double_click(driver, driver.table.bar.primary)
        assert driver.state.is_missed
        assert driver.state.seat == 0
        assert primary(driver) == ("On to Ben", "")
        driver.tap_primary()  # later, and on purpose
        assert driver.state.seat == 1


def test_taking_all_collects_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    rules = own(hot_dice="none")
    with table(tmp_path, (1, 2, 3, 4, 5, 6), ruleset=rules) as driver:
        driver.tap_primary()
        double_click(driver, driver.table.bar.primary)
        assert driver.state.seat == 0
        assert primary(driver)[0] == "Collect"
        driver.tap_primary()
        assert driver.state.points == (3000, 0)


def test_collecting_opens_no_log(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.tap_primary()
        driver.clock.now += 10_000
        driver.tap_primary()
        assert secondary(driver)[2]
        double_click(driver, driver.table.bar.secondary)
        assert driver.state.seat == 1
        assert not driver.table.drawer.isVisible()
        double_click(driver, driver.table.bar.log_line)
        assert driver.table.drawer.isVisible()


def test_a_die_set_aside_does_not_take_its_neighbour(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.tap_primary()
        for index in (3, 4):
            driver.tap_die(index)
        first, second = driver.tray.dice[3:5]
        place = first.center
        double_click(driver, first)
        assert second.center == place  # the second press was on it
        assert driver.state.chosen == (False, False, False, False, True, False)


def test_starting_a_game_rolls_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.window.show_new_game("tenthousand")
        driver.settle()
        double_click(driver, driver.window.new_game.start_button)
        assert driver.state.dice == ()
        driver.key(Qt.Key.Key_Space)
        assert len(driver.state.dice) == 6


def test_playing_by_own_rules_draws_no_order(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as sheet:
        driver = TenThousandDriver(sheet.window)
        window = driver.window
        window.show_new_game("tenthousand")
        window.own_rulesets.copy(SHORT)
        editor = window.own_rulesets.editor
        assert isinstance(editor, TenThousandEditor)
        driver.settle()
        QTest.keyClicks(editor.preview.name, "Ours")
        driver.click(editor.save_button)
        drawn = QSignalSpy(window.new_game.line_up.changed)
        place = editor.play_button.mapTo(window, editor.play_button.rect().center())
        double_click(driver, editor.play_button)
        assert window.stack.currentWidget() is window.new_game
        assert window.childAt(place) is window.new_game.shuffle_button
        assert drawn.count() == 0
        driver.click(window.new_game.shuffle_button)
        assert drawn.count() == 1
