"""What people do with saved sessions in the window: each wish changes files and the list, or says why not."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.test_file_drop import dragged, drop
from dicegames.app import session_imports
from dicegames.app.backups import Backups
from dicegames.app.data_folder import DataFolder
from dicegames.app.main_window import MainWindow
from dicegames.app.session_lists import SessionLists
from dicegames.app.session_pages import AT_ONCE
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.engine.match import Mark, Seat
from dicegames.storage.archive import Report
from dicegames.storage.copies import import_file
from dicegames.storage.directories import directories
from dicegames.storage.journal import Journal
from dicegames.storage.library import SessionInfo, load
from dicegames.ui.dialogs.question import Message
from dicegames.ui.dialogs.rename_session import RenameSession
from dicegames.ui.dialogs.session_files import ExportSessionDialog, ImportSessionsDialog
from storage.session_help import encode_session, play, sample_header, write_session
from ui.page_help import key_rows
from windows import open_window

WAIT = 5000
LEFT = Qt.MouseButton.LeftButton


def written(folder: Path, name: str, *, steps: int = 12, damaged: bool = False) -> Path:
    """Write a session of Penta that was begun in March 2026."""
    header = sample_header((Seat("Ada", "blue"), Seat(name, "orange")))
    data = encode_session(header, play(header, len(name), steps)[1])
    path = folder / f"penta-2026-03-01-{header.id[:8]}.dicegame"
    return write_session(path, data + b"nonsense\n" if damaged else data)


@pytest.fixture
def sessions(tmp_path: Path) -> Path:
    return tmp_path / "data" / "sessions"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the messages, which nobody has to close."""
    messages: list[str] = []
    monkeypatch.setattr(Message, "tell", lambda _parent, _look, words: messages.append(": ".join(words())))
    return messages


@pytest.fixture
def window(tmp_path: Path, sessions: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    written(sessions, "Ben")
    with open_window(tmp_path) as driver:
        driver.window.shell.show_page("sessions")
        driver.settle()
        yield driver.window


def titles(window: MainWindow) -> list[str]:
    """Return what is listed."""
    model = window.sessions.model
    return [model.index(row).data() for row in range(model.rowCount())]


def chosen(window: MainWindow) -> SessionInfo:
    """Return the session that is chosen."""
    info = window.sessions.chosen
    assert info is not None
    return info


def test_the_standing_is_read_in_the_background_and_kept(
    tmp_path: Path, sessions: Path, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: chosen(window).summary is not None, timeout=WAIT)
    assert titles(window)[0].startswith("Penta, Round ")
    window.close()
    with open_window(tmp_path) as driver:
        driver.window.shell.show_page("sessions")  # a page without a parent is not taken down in order
        assert driver.window.sessions.model.info(0).summary is not None


def test_a_copy_is_a_session_of_its_own_and_is_chosen(sessions: Path, window: MainWindow) -> None:
    original = chosen(window)
    before = original.path.read_bytes()
    window.sessions.commands.duplicate.trigger()
    copy = chosen(window)
    assert copy.title == "Penta (copy)"
    assert copy.path.parent == sessions
    assert load(copy.path).match().state == load(original.path).match().state
    assert original.path.read_bytes() == before
    assert "“Penta (copy)”" in window.sessions.notice.note.plain_text


def test_what_was_played_last_is_chosen(sessions: Path, window: MainWindow) -> None:
    original = chosen(window).path
    window.sessions.commands.duplicate.trigger()
    copy = chosen(window).path
    window.sessions.choose(original)
    window.open_file(copy)
    window.show_home()
    window.shell.show_page("sessions")
    assert chosen(window).path == copy


def test_a_damaged_session_is_played_on_in_a_copy(tmp_path: Path, sessions: Path, qtbot: QtBot) -> None:
    path = written(sessions, "Ben", damaged=True)
    before = path.read_bytes()
    with open_window(tmp_path) as driver:
        window = driver.window
        window.shell.show_page("sessions")
        driver.settle()
        QTest.mouseClick(window.sessions.panel.open_button, LEFT)
        assert window.desk is not None
        assert len(window.desk.controller.match.steps) > 5
        assert window.desk.controller.table.journal.path != path
        window.show_home()
        assert path.read_bytes() == before
        assert sorted(info.title for info in window._lists.latest) == ["", "Penta (copy)"]


def test_a_session_gets_a_name(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def ask(_parent: object, _look: object, title: str, game: Callable[[], str]) -> str | None:
        asked.append((title, game()))
        return ["Sunday", None, ""][len(asked) - 1]

    monkeypatch.setattr(RenameSession, "ask", ask)
    for expected in ("Sunday", "Sunday", "Penta"):
        window.sessions.commands.rename.trigger()
        assert titles(window)[0].startswith(expected)
    for name in ("Monday", "Tuesday"):
        monkeypatch.setattr(RenameSession, "ask", lambda *_, name=name: name)
        window.sessions.commands.rename.trigger()
        assert chosen(window).title == name
        window.sessions.search.setText("monday")  # what then isn't called so any more
    assert asked == [("", "Penta"), ("Sunday", "Penta"), ("Sunday", "Penta")]


def test_a_copy_is_written_elsewhere(
    tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    names: list[str] = []
    targets = iter([None, tmp_path / "out.dicegame", tmp_path / "missing" / "out.dicegame"])

    def ask(_parent: object, name: str) -> Path | None:
        names.append(name)
        return next(targets)

    monkeypatch.setattr(ExportSessionDialog, "ask", ask)
    window.sessions.commands.export.trigger()
    assert not window.sessions.notice.isVisible()
    window.sessions.commands.export.trigger()
    assert (tmp_path / "out.dicegame").read_bytes() == chosen(window).path.read_bytes()
    assert window.sessions.notice.note.plain_text == "“out.dicegame” is written."
    assert names == ["Penta 2026-03-01"] * 2
    assert told == []


def test_deletions_are_taken_back_one_by_one(sessions: Path, window: MainWindow) -> None:
    written(sessions, "Cem")
    window._refresh_sessions()
    files = {path: path.read_bytes() for path in sessions.glob("*.dicegame")}
    window.sessions.commands.delete.trigger()
    window.sessions.commands.delete.trigger()
    assert titles(window) == []
    assert list(sessions.glob("*.dicegame")) == []
    QTest.mouseClick(window.sessions.notice.undo_button, LEFT)
    assert len(titles(window)) == 1
    window.sessions.commands.take_back.trigger()
    assert {path: path.read_bytes() for path in sessions.glob("*.dicegame")} == files
    assert "is back" in window.sessions.notice.note.plain_text
    assert not window.sessions.commands.take_back.isEnabled()


def test_a_deletion_can_still_be_taken_back_later(window: MainWindow) -> None:
    window.sessions.commands.delete.trigger()
    window.show_home()
    window.shell.show_page("sessions")
    assert not window.sessions.notice.isVisible()
    window.sessions.commands.take_back.trigger()
    assert len(titles(window)) == 1


def test_what_somebody_plays_is_not_changed(
    window: MainWindow, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RenameSession, "ask", lambda *_: "Sunday")
    with Journal.open(chosen(window).path)[0] as journal:
        window.sessions.commands.delete.trigger()
        window.sessions.commands.rename.trigger()
        assert journal.path.is_file()
    locked = "This session is already open in another window. Close it there first."
    assert told == [
        f"This session cannot be deleted: {locked}",
        f"This session cannot be renamed: {locked}",
    ]
    assert len(titles(window)) == 1


def test_a_session_that_is_gone_cannot_be_deleted(window: MainWindow, told: list[str]) -> None:
    chosen(window).path.unlink()
    window.sessions.commands.delete.trigger()
    assert told == ["This session cannot be deleted: Nothing was changed. Check the folder of your sessions."]
    assert titles(window) == []


def test_files_are_imported(
    tmp_path: Path, sessions: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    first, second = written(tmp_path / "x", "Cem"), written(tmp_path / "x", "Dora")
    bad = written(tmp_path / "x", "Emil", damaged=True)
    answers = iter([[], [first, second], [first, bad]])
    monkeypatch.setattr(ImportSessionsDialog, "ask", lambda _parent: next(answers))
    window.sessions.commands.import_files.trigger()
    window.sessions.commands.import_files.trigger()
    assert len(list(sessions.glob("*.dicegame"))) == 3
    assert chosen(window).seats[1].name == "Cem"
    assert window.sessions.notice.note.plain_text == "2 sessions imported."
    assert told == []
    window.sessions.commands.import_files.trigger()
    (message,) = told
    assert f"{first.name}: This session is already in your list." in message
    assert f"{bad.name}: This file is damaged: line " in message
    assert len(titles(window)) == 3


def test_many_files_are_imported_beside_the_window_and_told_in_a_few_lines(
    tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    (tmp_path / "x").mkdir()
    good = [written(tmp_path / "x", "Cem" + "x" * number) for number in range(AT_ONCE)]
    bad = [tmp_path / "x" / f"{number}.dicegame" for number in range(300)]
    threads: list[bool] = []

    def noted(*args: Any) -> Path:
        threads.append(threading.current_thread() is threading.main_thread())
        return import_file(*args)

    monkeypatch.setattr(session_imports, "import_file", noted)
    window.session_pages.import_files([*good, *bad])
    assert window.sessions.notice.note.plain_text == f"{AT_ONCE} sessions imported."
    assert threads == [False] * (AT_ONCE + 300)
    (message,) = told
    assert message.count("\n") == 7
    assert message.endswith("\nand 293 more")


def test_an_import_of_many_files_that_is_stopped_keeps_what_was_taken_in(
    tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    def stop(_look: object, _window: object, _title: str, work: Callable[[Report], None]) -> None:
        def report(done: int, _total: int) -> None:
            if done == 2:
                raise StoppedError

        work(report)

    monkeypatch.setattr(Waiting, "wait", stop)
    files = [written(tmp_path / "x", "Cem" + "x" * number) for number in range(AT_ONCE + 1)]
    window.session_pages.import_files(files)
    assert window.sessions.notice.note.plain_text == "2 sessions imported."
    assert len(titles(window)) == 3
    assert told == []


def test_a_session_dropped_on_the_page_is_imported_and_elsewhere_opened(
    tmp_path: Path, sessions: Path, window: MainWindow
) -> None:
    path = written(tmp_path / "x", "Cem")
    drop(window, dragged(QUrl.fromLocalFile(str(path))))
    assert chosen(window).seats[1].name == "Cem"
    assert chosen(window).path.parent == sessions
    window.show_home()
    drop(window, dragged(QUrl.fromLocalFile(str(path))))
    assert window.desk is not None
    assert window.desk.controller.table.journal.path == path


def test_the_keys_of_the_page_are_told_while_it_is_shown(window: MainWindow) -> None:
    assert ("Ctrl+F", "Search") in key_rows(window.help.key_groups())
    window.show_home()
    assert ("Ctrl+F", "Search") not in key_rows(window.help.key_groups())


def test_a_folder_that_cannot_be_read_is_said(tmp_path: Path, sessions: Path, qtbot: QtBot) -> None:
    sessions.parent.mkdir(parents=True)
    sessions.write_text("no folder")
    with open_window(tmp_path) as driver:
        driver.window.shell.show_page("sessions")
        driver.settle()
        words = driver.window.sessions._empty.text()
        assert words == "The folder of your sessions cannot be read. Check the disk."


def test_what_was_deleted_while_it_was_read_does_not_come_back(tmp_path: Path, qtbot: QtBot) -> None:
    folders = directories(tmp_path)
    path = written(folders.sessions, "Ben")
    owner = QObject()
    lists = SessionLists(folders, owner)
    learned: list[tuple[SessionInfo, ...]] = []
    lists.learned.connect(lambda infos, _left: learned.append(infos))
    (info,) = lists.listed()
    lists._on_batch_read((info,))
    path.unlink()
    lists.listed()
    lists._on_batch_read((info,))
    assert learned == [(info,), ()]
    lists.shut_down()


def test_a_finished_session_that_is_renamed_is_opened_as_it_ended(
    tmp_path: Path, sessions: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(sessions, "Ben", steps=5000)
    monkeypatch.setattr(RenameSession, "ask", lambda *_: "Sunday")
    with open_window(tmp_path) as driver:
        driver.window.shell.show_page("sessions")
        driver.settle()
        driver.window.sessions.commands.rename.trigger()
        size = path.stat().st_size
        driver.window.sessions.commands.open.trigger()
        driver.settle()
        assert driver.table.result.isVisible()
        driver.window.show_home()
    assert path.stat().st_size == size
    assert [entry for entry in load(path).entries if entry == Mark("finish")] == [Mark("finish")]


def test_a_session_is_looked_through_and_the_page_comes_back(window: MainWindow) -> None:
    QTest.mouseClick(window.sessions.panel.look_button, LEFT)
    page = window.viewer.page
    assert page is not None
    assert page.isVisible()
    page.back_requested.emit()
    assert window.sessions.isVisible()


def test_the_menu_reaches_folder_and_backups(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for kind, name in (
        (DataFolder, "open"),
        (DataFolder, "choose"),
        (Backups, "write"),
        (Backups, "restore"),
    ):
        monkeypatch.setattr(kind, name, lambda _, name=name: done.append(name))
    commands = window.sessions.commands
    for action in (commands.open_folder, commands.choose_folder, commands.backup, commands.restore):
        assert action.isVisible()
        action.trigger()
    assert done == ["open", "choose", "write", "restore"]


def test_keys_work_from_the_sidebar_while_the_page_is_seen(window: MainWindow) -> None:
    item = window.shell.item("sessions")
    item.setFocus()
    QTest.keyClick(item, Qt.Key.Key_Delete)
    assert len(titles(window)) == 1  # nothing that is seen there is to be deleted
    QTest.keyClick(item, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.sessions.search.hasFocus()
    window.show_home()
    item.setFocus()
    QTest.keyClick(item, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(window._lists.listed()) == 1
