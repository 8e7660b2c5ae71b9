"""What is asked before something is given away, answered by finger; whether it is asked, set by finger."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Question
from dicegames.ui.pages.settings import SettingsPage
from touching import Touching, TouchingOrderCards, TouchingSheet, in_dialog, scroll_to, tap
from ui.ordercards_window import ONE
from ui.ordercards_window import table as order_cards
from ui.test_touch_games import ALONE
from ui.test_touch_ways import SMALL, from_menu
from windows import open_window

pytestmark = pytest.mark.usefixtures("unhurried")

CALM = Settings(motion="off", language="en")
OPTIONS = TableOptions(auto_entry=0, handover=False)


def no(dialog: QDialog) -> None:
    assert isinstance(dialog, Question)
    tap(dialog.no_button)


def yes(dialog: QDialog) -> None:
    assert isinstance(dialog, Question)
    tap(dialog.yes_button)


def switch_asking(driver: Touching, asks: bool) -> None:
    """Set at the open table whether it is asked before costly moves."""

    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, PageDialog)
        (page,) = dialog.findChildren(SettingsPage)
        scroll_to(page.confirm_zero)
        tap(page.confirm_zero)
        assert page.confirm_zero.isChecked() is asks
        tap(dialog.button)

    with in_dialog(act):
        from_menu(driver, "Settings")
    driver.settle()
    assert driver.window.settings.confirm_zero is asks


@pytest.mark.parametrize("early", [False, True])
def test_a_costly_zero(tmp_path: Path, qtbot: QtBot, early: bool) -> None:
    faces = ScriptedDice([(1, 2, 3, 4, 6), (1, 2, 3, 4, 6)])
    with open_window(tmp_path, size=SMALL, dice=faces, settings=CALM) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(ALONE, OPTIONS)
        driver.roll()
        before = driver.state
        driver.tap_box(UPPER[4])
        with in_dialog(no, early=early):
            driver.tap_primary()
        assert driver.state.sheets == before.sheets
        with in_dialog(yes, early=early):
            driver.tap_primary()
        assert driver.state.sheets[0].get(UPPER[4]) == 0
        switch_asking(driver, False)
        driver.roll()
        driver.tap_box(LOWER[0])
        driver.tap_primary()
        assert driver.state.sheets[0].get(LOWER[0]) is not None


def test_the_end_of_a_turn_of_order_cards(tmp_path: Path, qtbot: QtBot) -> None:
    rolls = (4, 4, 1), (4, 4, 1, 1), (4, 4, 1, 1, 1)
    with order_cards(tmp_path, *rolls, asks=True, size=SMALL, settings=CALM) as mouse:
        driver = TouchingOrderCards(mouse.window)

        def end(answer: Callable[[QDialog], None] | None) -> int:
            """End the turn, answer if it is asked, and return how many turns have ended."""
            bar = driver.table.bar
            button = next(each for each in (bar.primary, bar.secondary) if each.title == "End turn")
            if answer is None:
                driver.click(button)
            else:
                with in_dialog(answer):
                    driver.click(button)
            driver.settle()
            return driver.state.turn

        driver.roll()
        assert end(no) == 0
        driver.drag(2, driver.place_of(ONE))
        assert driver.state.placed.count(ONE) == 1
        assert end(no) == 0
        assert driver.state.placed.count(ONE) == 1
        assert end(yes) == 1
        switch_asking(driver, False)
        driver.roll()
        assert end(None) == 2
        switch_asking(driver, True)
        driver.roll()
        assert end(no) == 2
        assert end(yes) == 3
