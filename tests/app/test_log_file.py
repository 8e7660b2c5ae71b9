"""The log file says what happened and nothing about who plays, whatever goes wrong."""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicegames.app import log_file as log_file_module
from dicegames.app.crash import CrashHook
from dicegames.app.log_file import FILE, MAX_FRAMES, LogFile, note, note_error
from dicegames.engine.match import Seat
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.question import Message
from windows import open_window

NAMES = ("Zoë Quux", "O'Brien<b>")
SEATS = (Seat(NAMES[0], "blue"), Seat(NAMES[1], "orange"))


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """Write a log file, and return it."""
    made = LogFile(tmp_path / "log")
    made.begin()
    yield tmp_path / "log" / FILE
    made.end()


def lines(log: Path) -> list[str]:
    """Return what the log says, without times."""
    return [line.split(" ", 2)[-1] for line in log.read_text(encoding="utf-8").splitlines()]


def fail(depth: int, name: str) -> None:
    if depth:
        fail(depth - 1, name)
    else:
        raise RuntimeError(f"{name} broke it")


def test_an_event_is_one_line_of_ids_and_numbers(log: Path) -> None:
    note("saving_failed", reason="disk_full", line=3)
    note("strange", path="/home/zoe/x", name=NAMES[0], empty="", long="x" * 61, lines="a\nb")
    assert lines(log) == [
        "saving_failed reason=disk_full line=3",
        "strange path=? name=? empty=? long=? lines=?",
    ]


def test_an_error_is_told_by_kind_and_way_but_not_by_words(log: Path) -> None:
    try:
        try:
            fail(2, NAMES[0])
        except RuntimeError as error:
            raise FileNotFoundError(errno.ENOENT, "no such file", f"/home/{NAMES[0]}.dicegame") from error
    except OSError as error:
        note_error(error)
    text = log.read_text(encoding="utf-8")
    assert f"builtins.FileNotFoundError errno={errno.ENOENT}\n" in text
    assert "builtins.RuntimeError\n" in text
    assert text.count("test_log_file:") == 5  # of each error where it was caught, and the way of the first
    assert text.count(" fail\n") == 3
    assert NAMES[0] not in text
    assert "/home" not in text
    assert str(Path(__file__).parent) not in text


def test_errors_in_a_circle_and_very_deep_ones_end(log: Path) -> None:
    first, second = RuntimeError("a"), RuntimeError("b")
    first.__cause__, second.__cause__ = second, first
    note_error(first)
    try:
        fail(500, "x")
    except RuntimeError as error:
        note_error(error)
    told = lines(log)
    assert len(told) < MAX_FRAMES + 10
    assert "..." in " ".join(told)


def test_names_never_appear(log: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Message, "tell", staticmethod(lambda *words: None))
    monkeypatch.setattr(CrashDialog, "ask", staticmethod(lambda *words: True))
    odd = tmp_path / f"{NAMES[0]}.dicegame"
    odd.write_text('{"format": 1, "name": "' + NAMES[0], encoding="utf-8")
    with open_window(tmp_path, settings=Settings(motion="off")) as driver:
        driver.start(SEATS)
        driver.roll()
        save = Journal.extend

        def refuse(self: Journal, *words: object) -> None:
            raise JournalError("disk_full", f"no room for {NAMES[0]} in {odd}")

        def refuse_settings(self: SettingsStore, settings: Settings) -> None:
            raise OSError(errno.ENOSPC, "no room", str(odd))

        monkeypatch.setattr(Journal, "extend", refuse)
        driver.tap_die(0)
        driver.tap_die(1)
        assert driver.window.desk is not None
        monkeypatch.setattr(Journal, "extend", save)
        driver.window.desk.controller.saver.save()
        driver.window.open_file(odd)
        driver.window.open_file(tmp_path / f"{NAMES[1]}.dicegame".replace("/", "_"))
        with monkeypatch.context() as patched:
            patched.setattr(SettingsStore, "save", refuse_settings)
            driver.start(SEATS[::-1])
        error = ValueError(f"{NAMES[1]} at {odd}")
        CrashHook(driver.window._look, driver.window).show(ValueError, error, None)
    text = log.read_text(encoding="utf-8")
    events = {line.split()[0] for line in lines(log)}
    assert {"saving_failed", "saving_resumed", "session_not_opened", "settings_not_saved"} <= events
    assert {"unexpected_error", "builtins.ValueError"} <= {
        word for line in lines(log) for word in line.split()
    }
    for secret in (*NAMES, "Zo", "Brien", str(tmp_path), ".dicegame"):
        assert secret not in text


def test_the_file_rotates_and_old_ones_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file_module, "MAX_BYTES", 2000)
    log = tmp_path / "log"
    made = LogFile(log)
    made.begin()
    for number in range(400):
        note("event", number=number)
    made.end()
    files = sorted(path.name for path in log.iterdir())
    assert files == [FILE, f"{FILE}.1", f"{FILE}.2", f"{FILE}.3"]
    assert all(path.stat().st_size <= 2000 for path in log.iterdir())
    assert "number=399" in (log / FILE).read_text(encoding="utf-8")


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    made = LogFile(tmp_path)
    made.begin()
    made.end()
    made.end()
    note("late")
    assert lines(tmp_path / FILE) == []


def test_a_folder_that_takes_no_file_is_no_harm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    made = LogFile(blocked / "log")
    made.begin()
    note("event")
    made.end()
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a device that is always full")
def test_a_full_disk_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not stat.S_ISCHR(os.stat("/dev/full").st_mode):
        pytest.skip("no such device")
    (tmp_path / FILE).symlink_to("/dev/full")
    made = LogFile(tmp_path)
    made.begin()
    note("one")
    note("two")
    made.end()
    told = capsys.readouterr().err
    assert told == f"dicegames: no log file: {os.strerror(errno.ENOSPC)}\n"
