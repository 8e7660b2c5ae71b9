"""Ways by finger alone: the puzzle to its end, a turn with real dice, the race for a rematch."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.games.sheet.ruleset import PUZZLE5
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from storage.listing import list_sessions
from touching import Hand, Touching, TouchingSheet, middle
from ui.test_start_pads import finished, header_of
from ui.test_touch_games import ALONE
from windows import open_window

SMALL = (800, 480)
FACES = [(1, 2, 3, 4, 6)]
UNASKED = Settings(motion="off", language="en", confirm_zero=False)
OPTIONS = TableOptions(auto_entry=0, handover=False)


@pytest.fixture(autouse=True)
def unhurried(qapp: QApplication) -> Iterator[None]:
    """Let no two taps be a double one: between those of people there is time."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


def from_menu(driver: Touching, words: str) -> None:
    """Choose from the menu of the table."""
    driver.click(driver.table.header.more)
    menu = driver.window.menus.table_menu
    assert menu.isVisible()
    entry = next(entry for entry in menu.actions() if words in entry.text().replace("&", ""))
    Hand(menu).tap(menu.actionGeometry(entry).center())


def end_late_presses(driver: Touching, qtbot: QtBot) -> None:
    """Let the time pass in which nothing counts."""
    driver.table.late_presses._timer.start(0)
    qtbot.waitUntil(driver.table.late_presses.isHidden)


# -- tables


def test_the_puzzle_to_its_end(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=SMALL, settings=UNASKED) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(ALONE, OPTIONS, PUZZLE5)
        for box in (*UPPER, *LOWER):
            driver.roll()
            driver.tap_die(0)
            driver.roll()
            if box is LOWER[0]:
                from_menu(driver, "Pause")
                driver.settle()
                assert driver.table.pause_cover.is_open
                driver.click(driver.table.pause_cover.button)
            driver.tap_box(box)
            driver.tap_primary()
        assert driver.state.outcome is not None
        driver.settle()
        assert driver.table.result.isVisible()
        end_late_presses(driver, qtbot)
        (session,) = list_sessions(tmp_path / "data" / "sessions")
        assert load(session.path).match().state == driver.state
        result = driver.table.result
        driver.click(result.home if result.home.isVisible() else result.header.back)
        assert driver.window.table is None


def test_a_turn_with_real_dice(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=SMALL, dice=ScriptedDice([])) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(ALONE, msgspec.structs.replace(OPTIONS, dice="typed"))
        pad = driver.table.typed_pad
        for typed, wrong in (((6, 6, 1, 2, 6), 5), ((6, 3), None), ((6, 6), None)):
            driver.roll()
            assert pad.is_open
            if wrong is not None:
                driver.click(pad.face_buttons[wrong - 1])
                driver.click(pad.back)
                assert pad.faces == ()
            for face in typed:
                driver.click(pad.face_buttons[face - 1])
            driver.click(pad.take)
            assert not pad.is_open
            for index, face in enumerate(driver.state.dice):
                if face == 6 and not driver.state.kept[index] and driver.state.rolls < 3:
                    driver.tap_die(index)
        assert driver.state.dice == (6, 6, 6, 6, 6)
        driver.tap_box(UPPER[5])
        driver.tap_primary()
        assert driver.state.sheets[0].get(UPPER[5]) == 6 * 5


@pytest.mark.rule("F9")
@pytest.mark.parametrize("first", [0, 1])
def test_two_fingers_race_for_the_rematch(tmp_path: Path, qtbot: QtBot, first: int) -> None:
    with finished(tmp_path, 2) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.click(driver.table.result.rematch)
        driver.wait_for_start_pads()
        window, pads = driver.window, driver.table.start_pads.field.pads
        hand, places = Hand(window), [middle(pad, window) for pad in pads]
        hand.press(places[first])
        hand.press(places[1 - first], finger=1)
        driver.settle()
        hand.release(1)
        hand.release(0)
        driver.settle()
        assert header_of(driver).first_seat == first
        assert (driver.state.seat, driver.state.rolls) == (first, 1)
        assert len(list_sessions(tmp_path / "data" / "sessions")) == 2
        end_late_presses(driver, qtbot)
        driver.tap_die(0)  # and the next touch counts
        assert driver.state.kept[0]
