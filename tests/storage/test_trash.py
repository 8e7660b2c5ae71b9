"""The trash: what was deleted comes back whole, and goes for good only when it has lain there long enough."""

import errno
import os
import sys
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest

from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.trash import (
    KEPT_FOR,
    LEDGER,
    SECOND_LOOK,
    Trashed,
    empty_trash,
    note_deleted,
    put_into_trash,
    restore,
)
from storage.session_help import new_journal, sample_bytes, write_session

NOW = datetime(2026, 3, 1, 18, tzinfo=UTC)
DAY = timedelta(days=1)
LONG_AGO = 1_700_000_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sessions"


@pytest.fixture
def trash(folder: Path) -> Path:
    return folder / "trash"


@cache
def content(seed: int) -> bytes:
    """Return the bytes of a session; its id is the same each time."""
    return sample_bytes(seed)


def session(folder: Path, name: str = "a", seed: int = 1) -> Path:
    path = write_session(folder / f"{name}.dicegame", content(seed))
    os.utime(path, (LONG_AGO, LONG_AGO))
    return path


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_file()}


def other_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every folder lie on a disk of its own."""
    replace = os.replace

    def refuse(source: Path | str, target: Path | str) -> None:
        if Path(source).parent != Path(target).parent:
            raise OSError(errno.EXDEV, "another disk")
        replace(source, target)

    monkeypatch.setattr(os, "replace", refuse)


@pytest.mark.parametrize("apart", [False, True])
def test_a_deleted_session_comes_back_as_it_was(
    folder: Path, trash: Path, monkeypatch: pytest.MonkeyPatch, apart: bool
) -> None:
    path = session(folder)
    data = path.read_bytes()
    if apart:
        other_disks(monkeypatch)
    trashed = put_into_trash(path, trash, now=NOW)
    assert trashed == Trashed(path, trash / "a.dicegame")
    assert names(folder) == set()
    assert names(trash) == {"a.dicegame", LEDGER}
    assert trashed.path.read_bytes() == data
    assert restore(trashed) == path
    assert path.read_bytes() == data
    assert path.stat().st_mtime == LONG_AGO
    assert names(trash) == {LEDGER}


def test_names_that_are_taken_are_counted_up_and_nothing_is_replaced(folder: Path, trash: Path) -> None:
    trashed = []
    for seed in (1, 2, 3):
        trashed.append(put_into_trash(session(folder, seed=seed), trash))
    assert [item.path.name for item in trashed] == ["a.dicegame", "a (2).dicegame", "a (3).dicegame"]
    session(folder, seed=4)
    back = [restore(item) for item in trashed]
    assert [path.name for path in back] == ["a (2).dicegame", "a (3).dicegame", "a (4).dicegame"]
    found = [path.read_bytes() for path in (folder / "a.dicegame", *back)]
    assert found == [content(seed) for seed in (4, 1, 2, 3)]


def test_a_session_that_is_played_stays(folder: Path, trash: Path) -> None:
    with new_journal(folder) as journal:
        with pytest.raises(JournalError) as caught:
            put_into_trash(journal.path, trash)
        assert caught.value.reason == "locked"
        assert journal.path.exists()
    assert put_into_trash(journal.path, trash).path.exists()


def test_one_that_came_back_can_be_played(folder: Path, trash: Path) -> None:
    path = restore(put_into_trash(session(folder), trash))
    Journal.open(path)[0].close()


def test_what_is_damaged_or_may_not_be_read_can_be_deleted(folder: Path, trash: Path) -> None:
    path = write_session(folder / "bad.dicegame", b"hello")
    path.chmod(0o000)
    trashed = put_into_trash(path, trash)
    trashed.path.chmod(0o600)
    assert trashed.path.read_bytes() == b"hello"


def nothing_opens(monkeypatch: pytest.MonkeyPatch, folder: Path, denied: int) -> None:
    """Let the system deny opening what lies in `folder` with these flags, 0 for all."""
    really = os.open

    def opened(path: Path | str, flags: int, mode: int = 0o777) -> int:
        if Path(path).parent == folder and Path(path).is_relative_to(folder) and flags & denied == denied:
            raise PermissionError(errno.EACCES, "denied")
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", opened)


def test_a_session_that_may_not_be_opened_can_be_deleted(
    folder: Path, trash: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = session(folder)
    nothing_opens(monkeypatch, folder, 0)
    assert put_into_trash(path, trash).path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of Windows are no flocks")
def test_a_session_that_may_only_be_read_is_locked_too(
    folder: Path, trash: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_journal(folder) as journal:
        nothing_opens(monkeypatch, folder, os.O_RDWR)
        with pytest.raises(JournalError, match="locked"):
            put_into_trash(journal.path, trash)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
def test_a_pipe_blocks_nothing(folder: Path, trash: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    nothing_opens(monkeypatch, folder, os.O_RDWR)  # opening it to read would wait for a writer
    os.mkfifo(folder / "pipe.dicegame")
    put_into_trash(folder / "pipe.dicegame", trash)
    assert names(folder) == set()


def test_what_is_not_there_cannot_be_moved(folder: Path, trash: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_into_trash(folder / "a.dicegame", trash)
    trashed = put_into_trash(session(folder), trash)
    trashed.path.unlink()
    with pytest.raises(FileNotFoundError):
        restore(trashed)
    assert names(folder) == set()


def test_a_folder_that_went_is_made_again(folder: Path, trash: Path, tmp_path: Path) -> None:
    trashed = put_into_trash(session(folder), tmp_path / "elsewhere")
    folder.rmdir()
    assert restore(trashed).read_bytes() == content(1)


@pytest.mark.parametrize("apart", [False, True])
def test_a_fault_leaves_the_session_where_it_was(
    folder: Path, trash: Path, monkeypatch: pytest.MonkeyPatch, apart: bool
) -> None:
    path = session(folder)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    if apart:
        trash.mkdir()
        other_disks(monkeypatch)
        disk = Disk(fsync=full)
    else:
        monkeypatch.setattr(os, "replace", full)
        disk = Disk()
    with pytest.raises(OSError, match="full"):
        put_into_trash(path, trash, disk)
    assert path.read_bytes() == content(1)
    assert names(trash) == set()


def test_it_goes_after_thirty_days_and_a_second_look(folder: Path, trash: Path) -> None:
    put_into_trash(session(folder, "old"), trash, now=NOW)
    put_into_trash(session(folder, "new"), trash, now=NOW + 20 * DAY)
    put_into_trash(session(folder, "back"), trash, now=NOW)
    restore(Trashed(folder / "back.dicegame", trash / "back.dicegame"))
    moment = NOW + KEPT_FOR
    assert empty_trash(trash, moment - timedelta(seconds=1)) == 0
    assert empty_trash(trash, moment) == 0
    assert empty_trash(trash, moment + timedelta(hours=1)) == 0
    assert empty_trash(trash, moment + SECOND_LOOK) == 1
    assert names(trash) == {"new.dicegame", LEDGER}
    assert empty_trash(trash, moment + 25 * DAY) == 0
    assert empty_trash(trash, moment + 26 * DAY) == 1
    assert names(folder) == {"back.dicegame"}


def test_a_clock_that_was_ahead_once_deletes_nothing(folder: Path, trash: Path) -> None:
    put_into_trash(session(folder), trash, now=NOW)
    assert empty_trash(trash, NOW + 3000 * DAY) == 0
    assert empty_trash(trash, NOW + 2 * DAY) == 0
    assert empty_trash(trash, NOW + 30 * DAY) == 0
    assert empty_trash(trash, NOW + 31 * DAY) == 1


def test_a_second_look_of_a_clock_that_was_ahead_does_not_count(folder: Path, trash: Path) -> None:
    put_into_trash(session(folder), trash, now=NOW)
    moments = [NOW + 3000 * DAY, NOW + 31 * DAY, NOW + 32 * DAY]
    assert [empty_trash(trash, moment) for moment in moments] == [0, 0, 1]


def test_what_was_deleted_while_the_clock_was_ahead_goes_in_the_end(folder: Path, trash: Path) -> None:
    put_into_trash(session(folder), trash, now=NOW + 3000 * DAY)
    moments = [NOW, NOW + 29 * DAY, NOW + 30 * DAY, NOW + 31 * DAY]
    assert [empty_trash(trash, moment) for moment in moments] == [0, 0, 0, 1]


@pytest.mark.parametrize(
    "ledger", [b"", b"{", b'{"a.dicegame": 7}', b'{"a.dicegame": {"deleted": "2001-01-01"}}']
)
def test_what_nobody_wrote_down_counts_from_now(folder: Path, trash: Path, ledger: bytes) -> None:
    put_into_trash(session(folder), trash, now=NOW)
    (trash / LEDGER).write_bytes(ledger)
    moments = [NOW + 50 * DAY, NOW + 79 * DAY, NOW + 80 * DAY, NOW + 81 * DAY]
    assert [empty_trash(trash, moment) for moment in moments] == [0, 0, 0, 1]


def test_only_files_of_the_program_go(trash: Path) -> None:
    (trash / "folder.dicegame").mkdir(parents=True)
    (trash / "notes.txt").write_bytes(b"mine")
    note_deleted(trash, ("folder.dicegame", "notes.txt", "../x.dicegame"), now=NOW)
    (trash.parent / "x.dicegame").write_bytes(b"mine")
    for days in (40, 50, 60):
        assert empty_trash(trash, NOW + days * DAY) == 0
    assert (trash / "notes.txt").exists()
    assert (trash.parent / "x.dicegame").exists()


def test_without_a_trash_nothing_is_made(trash: Path) -> None:
    assert empty_trash(trash, NOW) == 0
    assert not trash.exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there every name is text")
def test_a_name_that_is_no_text_is_deleted_and_comes_back(folder: Path, trash: Path) -> None:
    other = put_into_trash(session(folder, "100%"), trash, now=NOW)
    path = write_session(Path(os.fsdecode(os.fsencode(folder) + b"/b\xf6se.dicegame")), content(1))
    trashed = put_into_trash(path, trash, now=NOW)
    assert not path.exists()
    late = NOW + KEPT_FOR + DAY
    assert empty_trash(trash, late) == 0
    assert restore(trashed) == path
    assert path.read_bytes() == content(1)
    assert empty_trash(trash, late + SECOND_LOOK) == 1
    assert not other.path.exists()
