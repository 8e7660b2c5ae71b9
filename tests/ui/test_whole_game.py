"""Whole games through the real window: one by clicks, one by keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dicegames.engine.match import Step
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.offers import Offer
from dicegames.models.sheet_cells import CellKind
from dicegames.storage.library import load
from storage.listing import list_sessions
from windows import SheetDriver, open_window


def best_offer(driver: SheetDriver) -> Offer:
    """Return the allowed offer that pays most."""
    allowed = [offer for offer in driver.state.offers() if offer.is_allowed]
    return max(allowed, key=lambda offer: offer.points + offer.extra)


def check_what_is_seen(driver: SheetDriver) -> None:
    """Compare what dice and sheet show with the state."""
    state = driver.state
    assert tuple(die.value for die in driver.tray.dice) == state.dice
    assert tuple(die.isChecked() for die in driver.tray.dice) == state.kept[: len(state.dice)]
    for offer in state.offers():
        cell = driver.sheet._model.own_cell(offer.box)
        if state.chosen is offer.box:
            assert cell.kind is CellKind.CHOSEN
        elif offer.status in ("score", "zero") and state.dice:
            assert cell.points == offer.points


@pytest.mark.rule("P1", "P2", "P3", "P12")
def test_two_people_play_a_whole_game_by_clicks(tmp_path: Path, qapp: QApplication) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        driver.click(window.home.tiles[0])
        driver.click(window.new_game.start_button)
        turns = 0
        assert window.desk is not None
        assert window.desk.clock is not None
        window.desk.clock.shut_down()
        while driver.state.outcome is None:
            table = window.table
            assert table is not None
            if table.handover.is_open:
                driver.click(table.handover.button)
            seat = driver.state.seat
            driver.roll()
            assert driver.state.rolls == 1
            check_what_is_seen(driver)
            for _ in range(2):
                most = max(driver.state.dice, key=driver.state.dice.count)
                for index, value in enumerate(driver.state.dice):
                    if (value == most) is not driver.state.kept[index]:
                        driver.tap_die(index)
                check_what_is_seen(driver)
                if not driver.state.roll_dice:
                    break
                driver.roll()
                check_what_is_seen(driver)
            offer = best_offer(driver)
            driver.tap_box(offer.box)
            assert driver.state.chosen is offer.box
            check_what_is_seen(driver)
            driver.tap_primary()
            turns += 1
            assert driver.state.sheets[seat].get(offer.box) == offer.points
        assert turns == 2 * len(BOXES)
        table = window.table
        assert table is not None
        assert table.result.isVisible()
        spoken = " ".join(row.accessibleName() for row in table.result.table.seat_rows)
        for name, score in zip(("Player 1", "Player 2"), driver.state.scores(), strict=True):
            assert name in spoken
            assert str(score) in spoken
        final = driver.state
        driver.click(table.result.home)
        assert window.table is None
        sessions = list_sessions(tmp_path / "data" / "sessions")
        assert [session.state for session in sessions] == ["finished"]
        assert load(sessions[0].path).match().state == final


@pytest.mark.rule("P1", "P2", "P3", "P12")
def test_two_people_play_a_whole_game_by_keys_alone(tmp_path: Path, qapp: QApplication) -> None:
    with open_window(tmp_path, size=(800, 480)) as driver:
        window, key = driver.window, Qt.Key
        driver.key(key.Key_N, Qt.KeyboardModifier.ControlModifier)
        driver.key(key.Key_Return)
        assert window.desk is not None
        assert window.desk.clock is not None
        window.desk.clock.shut_down()
        turns = 0
        while driver.state.outcome is None:
            table = window.table
            assert table is not None
            if table.handover.is_open:
                driver.key(key.Key_Space)
            driver.key(key.Key_Space)
            assert driver.state.rolls == 1
            driver.key(key.Key_1)
            driver.key(key.Key_5)
            assert driver.state.kept == (True, False, False, False, True)
            driver.key(key.Key_5)
            assert driver.state.kept == (True, False, False, False, False)
            driver.key(key.Key_R)
            assert driver.state.rolls == 2
            target = best_offer(driver).box
            for _ in range(30):
                focus = QApplication.focusWidget()
                if driver.sheet.focused_box is target and focus and driver.sheet.isAncestorOf(focus):
                    break
                here = BOXES.index(driver.sheet.focused_box)
                driver.key(key.Key_Down if here < BOXES.index(target) else key.Key_Up)
            assert driver.sheet.focused_box is target
            driver.key(key.Key_Return)
            assert driver.state.chosen is target
            driver.key(key.Key_Return)
            turns += 1
        assert turns == 2 * len(BOXES)
        table = window.table
        assert table is not None
        assert table.result.isVisible()
        # A rematch is two keys away, and whoever pressed the second one has rolled.
        first_session = window.desk.controller.table.journal.path
        driver.key(key.Key_Space)
        assert table.start_pads.is_open
        driver.wait_for_start_pads()
        driver.key(key.Key_L)
        assert window.desk is not None
        assert window.desk.controller.table.journal.path != first_session
        assert (driver.state.seat, driver.state.rolls) == (1, 1)
        steps = [entry for entry in load(first_session).entries if isinstance(entry, Step)]
        assert len(steps) > turns
