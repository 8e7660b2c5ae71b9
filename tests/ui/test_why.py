"""Why something isn't possible now: asked by mouse, key and finger, answered in words where people look."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.ordercards.actions import EndTurn
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA
from dicegames.models.sheet_cells import SumRow
from dicegames.ui.dialogs.line_up_dialog import LineUpDialog
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.pages.rules import RulesPage
from ui import ordercards_window as cards
from ui import tenthousand_window as race
from ui.ordercards_window import BONUS
from windows import TWO, SheetDriver, open_window


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path) as driver:
        driver.start()
        yield driver


def said(driver: SheetDriver) -> str:
    return driver.table.bar.message.text()


def tap_sum(driver: SheetDriver, row: SumRow) -> None:
    half = driver.sheet.upper_half if row is SumRow.BONUS else driver.sheet.lower_half
    driver.point(half.viewport(), half.cell_rect(row).center())
    driver.settle()


def test_a_box_before_the_first_roll_asks_for_a_roll(driver: SheetDriver) -> None:
    driver.tap_box(Box.CHANCE)
    assert said(driver) == "Roll the dice first."
    assert driver.state.chosen is None


def test_a_used_box_says_so(driver: SheetDriver) -> None:
    driver.start(TWO[:1])
    driver.roll()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    driver.roll()
    driver.tap_box(Box.CHANCE)
    assert "used" in said(driver)


def test_a_fourth_roll_a_die_and_enter_say_why_not(driver: SheetDriver) -> None:
    for _ in range(3):
        driver.roll()
    for key, word in ((Qt.Key.Key_Space, "rolls"), (Qt.Key.Key_1, "rolls"), (Qt.Key.Key_Return, "box")):
        driver.table.board.prompt_changed.emit()
        driver.table.setFocus()
        driver.key(key)
        assert word in said(driver), key
    assert len(driver.state.dice) == 5


def test_the_row_of_the_upper_bonus_tells_its_rule(driver: SheetDriver) -> None:
    driver.roll()
    tap_sum(driver, SumRow.BONUS)
    assert "63 points" in said(driver)
    assert "35" in said(driver)


def test_the_bar_of_the_bonus_does_in_a_small_window(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=(800, 480)) as driver:
        driver.start()
        driver.roll()
        driver.click(driver.sheet.bonus_bar)
        assert "63 points" in said(driver)


@pytest.mark.parametrize("is_fivedice", [False, True])
def test_the_row_of_further_fives_tells_its_rule(tmp_path: Path, qtbot: QtBot, is_fivedice: bool) -> None:
    with open_window(tmp_path) as driver:
        driver.start(ruleset=FIVEDICE if is_fivedice else PENTA)
        driver.roll()
        tap_sum(driver, SumRow.FIVE_BONUS)
        assert ("50 extra" if is_fivedice else "100 extra") in said(driver)


def test_barred_undo_says_why_to_a_press_and_a_key(driver: SheetDriver) -> None:
    undo = driver.table.header.undo
    assert not undo.isEnabled()
    driver.point(undo)
    assert said(driver) == "There is nothing to undo."
    driver.table.board.prompt_changed.emit()
    driver.table.setFocus()
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(driver) == "There is nothing to undo."


def test_collecting_below_the_bar_says_what_is_missing(tmp_path: Path, qtbot: QtBot) -> None:
    with race.table(tmp_path, (1, 2, 3, 3, 4, 6)) as driver:
        driver.roll()
        driver.tap_die(0)
        button = driver.table.bar.secondary
        assert button.is_barred
        driver.click(button)
        by_mouse = race.said(driver)
        assert "250" in by_mouse
        assert "350" in by_mouse
        driver.table.setFocus()
        driver.key(Qt.Key.Key_Return)
        assert race.said(driver) == by_mouse


def test_rolling_with_nothing_set_aside_and_a_die_that_scores_nothing_say_why(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with race.table(tmp_path, (1, 2, 3, 3, 4, 6)) as driver:
        driver.roll()
        driver.table.setFocus()
        driver.key(Qt.Key.Key_Space)
        assert "aside" in race.said(driver)
        driver.key(Qt.Key.Key_2)
        assert "nothing" in race.said(driver)
        assert not any(driver.state.chosen)


def test_a_card_that_refuses_says_why_to_mouse_and_key(tmp_path: Path, qtbot: QtBot) -> None:
    with cards.table(tmp_path, (1, 1, 2)) as driver:
        driver.roll()
        driver.table.setFocus()
        driver.key(Qt.Key.Key_3)
        button = driver.board.cards.buttons[cards.FOUR]
        driver.click(button)
        by_mouse = cards.said(driver)
        assert "4" in by_mouse
        assert driver.state.placed == (None,) * 3
        button.setFocus()
        driver.key(Qt.Key.Key_Return)
        assert cards.said(driver) == by_mouse
        assert driver.state.placed == (None,) * 3


def test_the_bonus_die_is_barred_with_a_reason_for_who_has_it(tmp_path: Path, qtbot: QtBot) -> None:
    with cards.table(tmp_path, (6, 6, 6), (1, 1, 1, 2), (2, 3, 4, 5, 6, 1)) as driver:
        driver.roll()
        driver.table.setFocus()
        driver.key(Qt.Key.Key_1)
        driver.click(driver.board.cards.buttons[BONUS])
        assert driver.state.placed[0] == BONUS
        for _ in range(2):  # both seats end their turns
            if not driver.state.dice:
                driver.roll()
            driver.window.tables.desk.controller.act(EndTurn())  # type: ignore[union-attr]
            driver.settle()
        assert driver.state.bonus_turn
        driver.roll()
        driver.table.setFocus()
        driver.key(Qt.Key.Key_2)
        driver.click(driver.board.cards.buttons[BONUS])
        assert "bonus die" in cards.said(driver).lower()
        assert all(target is None for target in driver.state.placed)


def rules_by_f1(below: type[Paper]) -> Callable[[], None]:
    """Return what presses F1 in the open dialog, notes the rules over it, and closes both."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, below)
        dialog.activateWindow()  # there is no window manager that does it
        QApplication.processEvents()
        QTimer.singleShot(50, close_rules)
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        dialog.reject()

    return press


def close_rules() -> None:
    page = QApplication.activeModalWidget()
    assert isinstance(page, PageDialog)
    (rules,) = page.findChildren(RulesPage)
    SEEN.append((rules.isVisible(), page.button.title))
    page.reject()


SEEN: list[tuple[bool, str]] = []


def test_f1_shows_the_rules_over_a_dialog_at_a_table_and_elsewhere(driver: SheetDriver) -> None:
    SEEN.clear()
    QTimer.singleShot(50, rules_by_f1(LineUpDialog))
    driver.window.menus.players.trigger()
    driver.window.show_home()
    QTimer.singleShot(50, rules_by_f1(Paper))
    driver.window.menus.about.trigger()
    assert [button for _, button in SEEN] == ["Back to the table", "Back"]


def test_f1_shows_the_rules_over_a_pause(driver: SheetDriver) -> None:
    SEEN.clear()
    driver.table.pause()
    assert driver.table.pause_cover.is_open
    QTimer.singleShot(50, close_rules)
    QTest.keyClick(QApplication.focusWidget() or driver.window, Qt.Key.Key_F1)
    assert len(SEEN) == 1
    assert driver.table.pause_cover.is_open
