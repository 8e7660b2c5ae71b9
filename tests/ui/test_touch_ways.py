"""Ways by finger alone: a puzzle, real dice, the race for a rematch; rules, people and sessions."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.games.sheet.ruleset import PUZZLE5
from dicegames.games.tenthousand.problems import RANGES
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.line_up_dialog import LineUpDialog
from dicegames.ui.dialogs.question import Question
from dicegames.ui.pages.ruleset_editor import TenThousandEditor
from dicegames.ui.screen_keyboard import ScreenKeyboard
from storage.listing import list_sessions
from touching import (
    Hand,
    Touching,
    TouchingSheet,
    TouchingTenThousand,
    in_dialog,
    middle,
    scroll_to,
    tap,
    type_on_screen,
)
from ui.editor_help import choice_of, number_of, row_of
from ui.test_start_pads import finished, header_of
from ui.test_touch_games import ALONE
from windows import TWO, open_window

pytestmark = pytest.mark.usefixtures("unhurried")

SMALL = (800, 480)
FACES = [(1, 2, 3, 4, 6)]
UNASKED = Settings(motion="off", language="en", confirm_zero=False)
OPTIONS = TableOptions(auto_entry=0, handover=False)


def from_menu(driver: Touching, words: str) -> None:
    """Choose from the menu of the table."""
    driver.click(driver.table.header.more)
    menu = driver.window.menus.table_menu
    assert menu.isVisible()
    entry = next(entry for entry in menu.actions() if words in entry.text().replace("&", ""))
    Hand(menu).tap(menu.actionGeometry(entry).center())


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
        driver.end_late_presses()
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
        driver.end_late_presses()
        driver.tap_die(0)  # and the next touch counts
        assert driver.state.kept[0]


# -- rules, people and sessions


def stay(dialog: QDialog) -> None:
    assert isinstance(dialog, Question)
    tap(dialog.no_button)


def test_own_rules_are_made_and_played(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=SMALL, settings=UNASKED) as mouse:
        driver = TouchingTenThousand(mouse.window)
        window = driver.window
        driver.click(next(tile for tile in window.home.tiles if tile.game_id == "tenthousand"))
        scroll_to(window.new_game.rulesets.copy_button)
        driver.click(window.new_game.rulesets.copy_button)
        editor = window.own_rulesets.editor
        assert isinstance(editor, TenThousandEditor)
        before = editor.ruleset
        target = number_of(editor, "target")
        scroll_to(target)
        driver.click(target.more_button)
        driver.click(target.more_button)
        driver.click(target.less_button)
        assert editor.ruleset.target == before.target + RANGES["target"].step
        hand = Hand(window)
        hand.press(middle(target.more_button, window))  # the list waits whether it is to be moved
        goal = before.target + 3 * RANGES["target"].step
        qtbot.waitUntil(lambda: editor.ruleset.target > goal, timeout=3_000)
        hand.release()
        opening = number_of(editor, "opening_minimum")
        scroll_to(opening)
        driver.click(opening.digits)
        assert opening.digits.hasFocus()
        opening.digits.selectAll()
        type_on_screen("450")
        switch = row_of(editor, "bar.rises").control
        scroll_to(switch)
        rises = editor.ruleset.bar.rises
        driver.click(switch)
        last = choice_of(editor, "last_throws").button("none")
        scroll_to(last)
        driver.click(last)
        with in_dialog(stay):
            driver.click(editor.back_button)
        window.activateWindow()  # no window manager does it after a dialog
        driver.settle()
        made = editor.ruleset
        assert (made.opening_minimum, made.bar.rises, made.last_throws) == (450, not rises, "none")
        driver.click(editor.save_button)  # leads to the name that is missing
        assert editor.preview.name.hasFocus()
        type_on_screen("Daheim")
        driver.click(editor.save_button)
        (kept,) = window.own_rulesets.rulesets
        assert isinstance(kept, TenThousandRuleset)
        assert msgspec.structs.replace(kept, id=made.id) == msgspec.structs.replace(made, name="Daheim")
        driver.click(editor.play_button)
        assert window.own_rulesets.editor is None
        driver.click(window.new_game.start_button)
        assert driver.state.ruleset == kept


def test_the_line_up_at_the_table(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> None:
    covered = QRectF()
    keyboard = ScreenKeyboard(qapp, rectangle=lambda: covered)
    with open_window(tmp_path, size=SMALL, settings=UNASKED) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(TWO, OPTIONS)

        def change(dialog: QDialog) -> None:
            assert isinstance(dialog, LineUpDialog)
            form, dialog_at = dialog.form, dialog.y()
            for _ in range(2):
                scroll_to(form.add_button)
                tap(form.add_button)
                QApplication.processEvents()
            assert len(form.drafts) == 4
            nonlocal covered
            covered = QRectF(dialog.rect()).adjusted(0, dialog.height() / 2, 0, 0)
            name = form.rows[2].field
            scroll_to(name)
            tap(name)
            assert name.hasFocus()
            assert name.mapTo(dialog, name.rect().bottomLeft()).y() + dialog.y() < dialog_at + covered.top()
            type_on_screen("Zoë")
            covered = QRectF()  # it is put away again
            scroll_to(form.rows[0].remove_button)
            tap(form.rows[0].remove_button)
            QApplication.processEvents()
            tap(dialog.done_button)

        with in_dialog(change):
            from_menu(driver, "Players")
        driver.settle()
        assert driver.window.desk is not None
        names = [seat.name for seat in driver.window.desk.controller.match.seats]
        assert len(names) == 3
        assert names[:2] == ["Ben", "Zoë"]
    keyboard.deleteLater()


def test_a_session_is_deleted_and_taken_back(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=SMALL, settings=UNASKED) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(TWO, OPTIONS)
        driver.roll()
        played = driver.state
        driver.click(driver.table.header.back)
        window = driver.window
        driver.click(window.shell.item("sessions"))
        page = window.sessions
        rows = page.list
        qtbot.waitUntil(lambda: rows.model().rowCount() == 1)
        driver.settle()
        driver.point(rows.viewport(), rows.visualRect(rows.model().index(0, 0)).center())
        driver.settle()
        driver.click(page.panel.more_button)
        menu = page.commands.chosen_menu
        assert menu.isVisible()
        Hand(menu).tap(menu.actionGeometry(page.commands.delete).center())
        driver.settle()
        assert list_sessions(tmp_path / "data" / "sessions") == []
        driver.click(page.notice.undo_button)
        (session,) = list_sessions(tmp_path / "data" / "sessions")
        driver.click(page.panel.open_button)
        assert driver.state == played
        assert load(session.path).match().state == played
