"""Help in the window: told in the log, on the result, in the list of sessions, and kept off the best list."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.ruleset import PENTA, PUZZLE5
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.storage.record import TableOptions
from windows import SheetDriver, open_window

ADA = (Seat("Ada", "blue"),)
OPTIONS = TableOptions(auto_entry=0, handover=False)


def play(driver: SheetDriver, boxes: int = len(BOXES)) -> None:
    """Enter one roll in each of the next boxes."""
    assert driver.window.desk is not None
    controller = driver.window.desk.controller
    for box in driver.state.sheet.open_boxes[:boxes]:
        for action in (Roll(), Choose(box), Enter()):
            assert controller.act(action)
    driver.settle()


def help_once(driver: SheetDriver, kind: str) -> None:
    assert driver.window.desk is not None
    driver.window.desk.controller.mark_help("hint" if kind == "hint" else "tutor")


def log_of(driver: SheetDriver) -> list[str]:
    log = driver.table.log.model
    return [log.index(row).data() for row in range(log.rowCount())]


@pytest.mark.parametrize(("kind", "line"), [("hint", "Ada gets a hint"), ("tutor", "The tutor watches")])
def test_help_is_told_wherever_the_match_is(tmp_path: Path, qtbot: QtBot, kind: str, line: str) -> None:
    with open_window(tmp_path, dice=SeededDice(2)) as driver:
        driver.begin(PENTA, ADA, OPTIONS)
        play(driver, 2)
        help_once(driver, kind)
        play(driver, 1)
        told = log_of(driver)
        assert told.count(line) == 1
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        driver.window.open_file(path)
        assert [words for words in log_of(driver) if words not in ("Pause", "The game goes on")] == told
        play(driver)
        assert driver.table.result.isVisible()
        assert "With help: it counts in no statistics." in driver.table.result._note.text()
        driver.window.show_home()
        driver.window.shell.show_page("sessions")
        QApplication.processEvents()
        assert "With help: it counts in no statistics." in driver.window.sessions.panel.text


def test_a_match_without_help_says_nothing_of_it(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=SeededDice(2)) as driver:
        driver.begin(PENTA, ADA, OPTIONS)
        play(driver)
        assert driver.table.result._note.text() == "Saved under Sessions."


@pytest.mark.rule("F8")
@pytest.mark.parametrize("is_helped", [True, False])
def test_a_puzzle_with_help_goes_into_no_best_list(tmp_path: Path, qtbot: QtBot, is_helped: bool) -> None:
    with open_window(tmp_path, dice=SeededDice(2)) as driver:
        driver.begin(PUZZLE5, ADA, OPTIONS)
        play(driver, 3)
        if is_helped:
            help_once(driver, "hint")
        play(driver)
        result = driver.table.result
        assert [row.is_this for row in result.best_panel.rows] == ([] if is_helped else [True])
        assert ("With help: it goes into no best list." in result._note.text()) is is_helped
