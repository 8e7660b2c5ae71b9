"""Keys, fingers and readers by turns: none of them acts on what another one has taken away."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import PUZZLE5
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Question
from dicegames.ui.fingers import Fingers
from dicegames.ui.look import Look
from touching import SCREEN, in_dialog
from ui.window_help import CALM, FACES, NO_CLOCK
from windows import TWO, open_window


def test_a_finger_outlives_the_window_that_it_presses(qtbot: QtBot, look: Look) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    fingers, window, other = Fingers(app, look), QWindow(), QWindow()
    none, left, up = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    press, release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    at = QPointF(5, 5)
    assert not fingers.eventFilter(window, QMouseEvent(press, at, at, at, left, left, none, SCREEN))
    delete(window)
    assert not fingers.eventFilter(other, QMouseEvent(release, at, at, at, left, up, none, SCREEN))
    fingers.deleteLater()
    other.deleteLater()


def test_a_reader_presses_nothing_of_a_table_that_is_not_seen(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=CALM) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        die, before = driver.tray.dice[0], driver.match_state
        driver.window.menus.look_through.trigger()
        assert driver.window.viewer_page is not None
        die.click()
        driver.settle()
        assert driver.match_state == before
        driver.key(Qt.Key.Key_Escape)
        die.click()
        assert driver.match_state != before


def test_a_puzzle_that_the_rules_have_paused_takes_no_answer_of_before(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), settings=CALM) as driver:
        driver.start(TWO[:1], NO_CLOCK, PUZZLE5)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        before = driver.match_state

        def read_rules(question: QDialog) -> None:
            assert isinstance(question, Question)

            def close() -> None:
                rules = QApplication.activeModalWidget()
                assert isinstance(rules, PageDialog)
                rules.reject()

            QTimer.singleShot(0, close)
            driver.window.menus.rules.trigger()
            question.yes_button.click()

        with in_dialog(read_rules):
            driver.tap_primary()
        assert driver.table.pause_cover.is_open
        assert driver.match_state == before
        driver.click(driver.table.pause_cover.button)
        with in_dialog(lambda question: question.accept()):
            driver.tap_primary()
        assert driver.match_state != before


def test_who_looks_through_while_late_presses_are_swallowed_keeps_the_keys(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with open_window(tmp_path, settings=CALM) as driver:
        driver.start(options=NO_CLOCK)
        page = driver.table
        page.late_presses.open()
        driver.window.menus.look_through.trigger()
        driver.end_late_presses()
        assert driver.window.viewer_page is not None
        assert driver.window.viewer_page.isAncestorOf(driver.window.focusWidget())
        driver.key(Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is page
        driver.key(Qt.Key.Key_Space)
        assert driver.state.rolls == 1


def test_late_presses_give_the_keys_to_the_table_when_their_owner_has_gone(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with open_window(tmp_path, settings=CALM) as driver:
        driver.start(options=NO_CLOCK)
        page = driver.table
        page.header.log.setFocus(Qt.FocusReason.TabFocusReason)
        page.late_presses.open()
        page.header.log.hide()
        driver.end_late_presses()
        assert QApplication.focusWidget() is page


def test_who_looks_through_a_paused_puzzle_keeps_the_keys_after_the_rules(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with open_window(tmp_path, settings=CALM) as driver:
        driver.start(TWO[:1], NO_CLOCK, PUZZLE5)
        driver.roll()
        driver.window.menus.look_through.trigger()
        assert driver.table.pause_cover.is_open  # the dice are out of view
        with in_dialog(lambda rules: rules.reject()):
            driver.window.menus.rules.trigger()
        assert driver.window.viewer_page is not None
        assert driver.window.viewer_page.isAncestorOf(driver.window.focusWidget())
        driver.key(Qt.Key.Key_Escape)
        assert driver.window.viewer_page is None
        assert driver.table.pause_cover.isAncestorOf(driver.window.focusWidget())
