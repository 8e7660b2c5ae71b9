"""Backups from the menu: written, brought back, stopped, and told of in sentences."""

import errno
import os
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.housekeeping import Housekeeping
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.models.backup_words import backup_problem_text, backup_text, disk_problem_text, restored_text
from dicegames.storage.archive import Backup, Report, Restored
from dicegames.storage.archive_members import BackupError
from dicegames.storage.directories import directories
from dicegames.storage.settings import Settings
from dicegames.storage.trash import put_into_trash
from dicegames.ui.dialogs.backup_files import RestoreBackupDialog, WriteBackupDialog
from dicegames.ui.dialogs.question import Message
from dicegames.ui.dialogs.waiting import WaitingDialog
from dicegames.ui.doubt import Told
from dicegames.ui.look import Look
from storage.listing import list_sessions
from storage.session_help import sample_bytes, write_session
from windows import open_window


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Read every message at once, and return them."""
    messages: list[tuple[str, str]] = []

    def tell(parent: object, look: Look, words: Told) -> None:
        messages.append(words())

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    return messages


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """Choose a file in both dialogs."""

    def ask(parent: object, today: date | None = None) -> Path | None:
        return path

    monkeypatch.setattr(WriteBackupDialog, "ask", staticmethod(ask))
    monkeypatch.setattr(RestoreBackupDialog, "ask", staticmethod(ask))


def press_stop() -> None:
    """Press the button of the dialog that waits, as soon as there is one."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, WaitingDialog):
        dialog.button.click()
    else:
        QTimer.singleShot(5, press_stop)


def test_a_backup_is_written_and_comes_back(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    file = tmp_path / "b.zip"
    choose(monkeypatch, file)
    write_session(tmp_path / "data" / "sessions" / "a.dicegame", sample_bytes())
    with open_window(tmp_path) as driver:
        driver.start()  # a second session
        driver.window.menus.backup.trigger()
        driver.window.menus.backup.trigger()  # replaced: the dialog asked for that
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held
    assert [title for title, _ in told] == ["The backup is written"] * 2
    assert told[0][1] == "It holds 2 sessions and settings."
    told.clear()
    with open_window(tmp_path / "new") as driver:
        driver.start()
        spy = QSignalSpy(driver.window.reopen_requested)
        driver.window.menus.restore.trigger()
        assert spy.count() == 1
        assert driver.window.desk is None  # the table was left before
        assert len(list_sessions(tmp_path / "new" / "data" / "sessions")) == 3
        driver.window.menus.restore.trigger()
    assert [title for title, _ in told] == ["The backup is restored"] * 2
    assert told[0][1] == "Brought back: 2 sessions."
    assert told[1][1].endswith(" 2 files were there already.")


def test_settings_that_came_back_are_not_overwritten(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    choose(monkeypatch, tmp_path / "b.zip")
    with open_window(tmp_path, settings=Settings(motion="off", cloth="wine")) as driver:
        driver.start()
        driver.window.menus.backup.trigger()
    with open_window(tmp_path / "new") as driver:
        driver.window.menus.restore.trigger()
        assert driver.window.settings.cloth == "wine"
    assert "and settings." in told[-1][1]


def test_no_file_chosen_does_nothing(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    choose(monkeypatch, None)
    with open_window(tmp_path) as driver:
        driver.start()
        driver.window.menus.backup.trigger()
        driver.window.menus.restore.trigger()
        assert driver.window.desk is not None
    assert told == []


def test_what_cannot_be_done_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"no backup")
    with open_window(tmp_path) as driver:
        spy = QSignalSpy(driver.window.reopen_requested)
        choose(monkeypatch, file / "below" / "b.zip")
        driver.window.menus.backup.trigger()
        choose(monkeypatch, file)
        driver.window.menus.restore.trigger()
        assert spy.count() == 0
    assert told == [
        ("No backup was written", "The folder is not there any more. Choose another one."),
        ("This backup cannot be used", "This file is no backup of this app. Nothing was changed."),
    ]


def test_a_backup_can_be_stopped(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, told: list[tuple[str, str]]
) -> None:
    def write(path: Path, folders: object, *, replace: bool, report: Report) -> Backup:
        for step in range(10_000):
            report(step, 10_000)
            time.sleep(0.005)
        raise AssertionError("nobody stopped it")

    choose(monkeypatch, tmp_path / "b.zip")
    monkeypatch.setattr("dicegames.app.backups.write_backup", write)
    with open_window(tmp_path) as driver:
        QTimer.singleShot(0, press_stop)
        driver.window.menus.backup.trigger()
    assert told == [("Stopped", "No backup was written.")]


def test_waiting_shows_how_far_it_is_and_returns_what_came(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(WaitingDialog, "set_progress", lambda self, *progress: shown.append(progress))

    def work(report: Report) -> int:
        for step in range(1001):
            report(step, 1000)
        return 7

    def fail(report: Report) -> int:
        raise OSError(errno.EIO, "broken")

    with open_window(tmp_path) as driver:
        window, look = driver.window, driver.window._look
        assert Waiting.wait(look, window, lambda: "Title", work) == 7
        assert shown[0] == (0, 1000)
        assert shown[-1] == (1000, 1000)
        assert len(shown) == 101
        with pytest.raises(OSError, match="broken"):
            Waiting.wait(look, window, lambda: "Title", fail)


def test_an_error_that_nobody_foresaw_is_shown_like_any_other(tmp_path: Path, qtbot: QtBot) -> None:
    def fail(report: Report) -> int:
        raise RuntimeError("broken on purpose")

    with open_window(tmp_path) as driver, qtbot.captureExceptions() as errors:
        with pytest.raises(StoppedError):
            Waiting.wait(driver.window._look, driver.window, lambda: "Title", fail)
        assert [str(error) for _, error, _ in errors] == ["broken on purpose"]


def test_the_dialog_says_how_far_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    with open_window(tmp_path) as driver:
        dialog = WaitingDialog(driver.window._look, driver.window, lambda: "Copying")
        spy = QSignalSpy(dialog.stop_requested)
        dialog.show()
        assert dialog.words.text() == "One moment …"
        dialog.set_progress(1, 4)
        assert dialog.words.text() == "25% done."
        dialog.reject()
        dialog.reject()
        dialog.set_progress(2, 4)
        assert (dialog.words.text(), dialog.isVisible(), spy.count()) == ("Stopping …", True, 1)
        dialog.accept()
        dialog.deleteLater()


def test_each_fault_has_words_of_its_own(qtbot: QtBot) -> None:
    numbers = (errno.ENOSPC, errno.EACCES, errno.ENOENT, errno.EIO)
    assert len({disk_problem_text(OSError(number, "x")) for number in numbers}) == 4
    assert disk_problem_text(OSError(errno.EROFS, "x")) == disk_problem_text(OSError(errno.EPERM, "x"))
    reasons = ("unreadable", "newer_backup", "too_large", "not_a_backup")
    assert len({backup_problem_text(BackupError(reason)) for reason in reasons}) == 4


def test_what_a_backup_leaves_out_is_named(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path):
        text = backup_text(Backup(1, 2, True, True, ("a.dicegame",)))
        many = backup_text(Backup(1, 2, True, True, tuple(f"{number}.dicegame" for number in range(100))))
    assert many.endswith(
        " unreadable: " + "".join(f"{number}.dicegame, " for number in range(7)) + "and 93 more."
    )
    assert text == (
        "It holds 1 session, 2 rulesets, best results and settings. Left out, because unreadable: a.dicegame."
    )


def test_nothing_is_counted_that_is_not_there(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path):
        assert backup_text(Backup(0, 0, False, False, ())) == "There was nothing to keep yet: it is empty."
        assert restored_text(Restored(0, 0, 1, False, 0, 0)) == "Brought back: 1 best result."
        assert restored_text(Restored(0, 0, 0, False, 2, 0)) == (
            "Nothing was missing here. 2 files were there already."
        )
        assert restored_text(Restored(0, 0, 0, False, 0, 1)) == (
            "Nothing came back. 1 file of the backup cannot be used."
        )


def test_old_files_leave_the_trash_a_moment_after_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    folders = directories(tmp_path)
    now = datetime.now(UTC)
    write_session(folders.sessions / "old.dicegame", sample_bytes())
    write_session(folders.sessions / "new.dicegame", sample_bytes())
    for name, days in (("old", 40), ("new", 1)):
        put_into_trash(folders.sessions / f"{name}.dicegame", folders.trash, now=now - timedelta(days=days))
    for _ in range(2):  # what is overdue must have been so for a day
        housekeeping = Housekeeping(folders, delay_ms=0)
        QTest.qWait(50)
        housekeeping.shut_down()
        housekeeping.deleteLater()
        ledger = folders.trash / "deleted.json"
        ledger.write_text(ledger.read_text().replace(now.date().isoformat(), "2020-01-01"))
    assert not (folders.trash / "old.dicegame").exists()
    assert (folders.trash / "new.dicegame").exists()


def test_unfinished_files_of_a_killed_program_go_a_moment_after_the_start(
    tmp_path: Path, qtbot: QtBot
) -> None:
    folders = directories(tmp_path)
    left = [folders.config / ".settings.json.bak.abcdefgh", folders.sessions / ".a.dicegame.0123abcd"]
    for path in left:
        path.parent.mkdir(parents=True)
        path.write_bytes(b"{")
        os.utime(path, (1, 1))
    housekeeping = Housekeeping(folders, delay_ms=0)
    qtbot.waitUntil(lambda: not any(path.exists() for path in left))
    housekeeping.shut_down()
    housekeeping.deleteLater()


def test_housekeeping_that_is_shut_down_does_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    housekeeping = Housekeeping(directories(tmp_path), delay_ms=0)
    housekeeping.shut_down()
    QTest.qWait(20)
    assert not (tmp_path / "sessions").exists()
    housekeeping.deleteLater()
