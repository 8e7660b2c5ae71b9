"""The window around a table: bad files, unexpected exceptions, a game that can't be saved."""

import errno
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.app.crash import CrashHook
from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.question import Message
from dicegames.ui.look import Look
from storage.listing import list_sessions
from ui.window_help import FACES, NO_CLOCK, Answers, session_files
from windows import TWO, open_window


def test_a_damaged_file_is_told_and_left_alone(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    with open_window(tmp_path, dice=ScriptedDice(FACES), language="de") as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_die(0)
        driver.window.show_home()
        path = session_files(tmp_path)[0]
        lines = path.read_bytes().splitlines(keepends=True)
        lines[1] = b"{]\n"
        path.write_bytes(b"".join(lines))
        damaged = path.read_bytes()
        driver.window.open_file(path)
        assert driver.window.table is None
        assert "Zeile 2" in answers.said[0]
        assert "bleibt unverändert" in answers.said[0]
        assert path.read_bytes() == damaged


def test_a_torn_last_line_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
    path = session_files(tmp_path)[0]
    path.write_bytes(path.read_bytes() + b'{"n": 3, "se')
    with open_window(tmp_path) as driver:
        driver.window.open_file(path)
        table = driver.window.table
        assert table is not None
        assert table.notices.torn.isVisible()
        driver.click(table.notices.torn.close_button)
        assert not table.notices.isVisible()


def test_an_unexpected_exception_is_shown_with_details(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def ask(parent: object, look: Look, details: str) -> bool:
        shown.append(details)
        hook.show(ValueError, ValueError("while the dialog is open"), None)
        return True

    monkeypatch.setattr(CrashDialog, "ask", staticmethod(ask))
    with open_window(tmp_path) as driver:
        hook = CrashHook(driver.window._look, driver.window)
        hook.install()
        try:
            try:
                raise RuntimeError("broken on purpose")
            except RuntimeError as error:
                sys.excepthook(RuntimeError, error, error.__traceback__)
        finally:
            hook.remove()
        assert len(shown) == 1
        assert "broken on purpose" in shown[0]
        assert "dicegames" in shown[0]
    assert "while the dialog is open" in capsys.readouterr().err
    assert sys.excepthook is sys.__excepthook__


def test_the_crash_dialog_copies_its_details(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        dialog = CrashDialog(driver.window._look, driver.window, "details of the fault")
        dialog.copy_button.click()
        assert QApplication.clipboard().text() == "details of the fault"
        dialog.deleteLater()


def test_a_file_from_the_end_of_time_does_not_stop_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
    path = session_files(tmp_path)[0]
    lines = path.read_bytes().splitlines(keepends=True)
    for year in (b"9999", b"0001"):
        start = lines[-1].index(b'"at":"') + 6
        path.write_bytes(b"".join(lines[:-1]) + lines[-1][:start] + year + lines[-1][start + 4 :])
        assert [info.state for info in list_sessions(path.parent)] == ["damaged"]
        with open_window(tmp_path) as driver:
            assert not driver.window.home.cards[0].isVisible()


def test_a_game_that_ends_unsaved_says_so(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    with open_window(tmp_path, dice=ScriptedDice(FACES * 13)) as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        BrokenDisk(desk.controller.table.journal, errno.ENOSPC)
        for box in BOXES:
            desk.controller.act(Roll())
            desk.controller.act(Choose(box))
            desk.controller.act(Enter())
        driver.settle()
        assert table.result.isVisible()
        assert table.notices.saving.isVisible()
        assert table.notices.saving.text.startswith("The disk is full.")
    assert "not saved" in answers.said[-1]


def test_opening_the_session_of_this_table_shows_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(Message, "tell", lambda *words: told.append(words))
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        page, state = driver.window.table, driver.state
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        link = tmp_path / "link.dicegame"
        link.symlink_to(path)
        for way in (path, link):
            driver.window.open_file(way)
            driver.settle()
            assert driver.window.table is page
            assert driver.state is state
        assert told == []
        driver.window.open_file(tmp_path / "gone.dicegame")
        assert len(told) == 1
