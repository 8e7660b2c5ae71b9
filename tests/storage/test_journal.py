"""The journal: on disk before it is shown, one writer, and a failed write leaves no trace."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, Seat
from dicegames.storage import journal as journal_module
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError, session_path
from dicegames.storage.record import decode_record, encode_entry, encode_header
from storage.accidents import add_notes, lose_file, lose_folder, movable, move_away
from storage.listing import session_info
from storage.session_help import (
    TIME,
    encode_session,
    new_journal,
    play,
    sample_bytes,
    sample_header,
    write_session,
)


def entries_of(seed: int, steps: int) -> tuple[Entry, ...]:
    return play(sample_header(), seed, steps)[1]


def test_a_session_is_played_on_where_it_was_left(tmp_path: Path) -> None:
    entries = entries_of(3, 30)
    with new_journal(tmp_path) as journal:
        for entry in entries[:10]:
            journal.append(entry)
    with pytest.raises(JournalError, match="gone: closed"):
        journal.append(entries[10])
    journal, record, _ = Journal.open(journal.path)
    with journal:
        assert record.entries == entries[:10]
        for entry in entries[10:]:
            assert journal.append(entry, "2026-03-02T18:00:00Z") == "2026-03-02T18:00:00Z"
    record = decode_record(journal.path.read_bytes())
    assert record.entries == entries
    assert record.times[9:11] == (TIME, "2026-03-02T18:00:00Z")
    record.match()


def test_the_file_is_named_after_game_day_and_id(tmp_path: Path) -> None:
    header = sample_header()
    with Journal.create(tmp_path / "new" / "folder", header) as journal:
        assert journal.path.name == f"penta-2026-03-01-{header.id[:8]}.dicegame"
        assert journal.path.read_bytes() == encode_header(header)


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    header = sample_header()
    with Journal.create(tmp_path, header) as journal:
        before = journal.path.read_bytes()
        with pytest.raises(JournalError) as caught:
            Journal.create(tmp_path, header)
        assert caught.value.reason == "failed"
        assert journal.path.read_bytes() == before


def test_a_header_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecordError, match="bad_seats"):
        Journal.create(tmp_path, sample_header((Seat("Ada\n", "blue"),)))
    assert list(tmp_path.glob("*.dicegame")) == []


def test_only_one_writer_at_a_time(tmp_path: Path) -> None:
    first = new_journal(tmp_path)
    with pytest.raises(JournalError) as caught:
        Journal.open(first.path)
    assert caught.value.reason == "locked"
    first.append(Mark("pause"))
    first.close()
    first.close()
    second, record, _ = Journal.open(first.path)
    assert record.entries == (Mark("pause"),)
    second.close()


def test_each_cut_of_the_last_line_is_dropped_and_cut_off(tmp_path: Path) -> None:
    data = sample_bytes()
    start = data.rstrip(b"\n").rindex(b"\n") + 1
    last = decode_record(data).entries[-1]
    for end in range(start, len(data)):
        path = write_session(tmp_path / f"cut{end}.dicegame", data[:end])
        journal, record, _ = Journal.open(path, clock=lambda: TIME)
        assert record.torn == (end > start)
        assert path.read_bytes() == data[:start]
        journal.append(last)
        journal.close()
        assert path.read_bytes() == data


def damaged_files() -> dict[str, bytes]:
    """Return contents that are no session to play on, some with an unfinished line behind."""
    data = sample_bytes()
    lines = data.splitlines(keepends=True)
    illegal = json.dumps({"n": 1, "seat": 1, "do": {"type": "roll"}, "draws": [[1] * 5], "at": TIME}).encode()
    return {
        "no session": b"hello\n",
        "empty": b"",
        "half a header": lines[0][:40],
        "hole": b"".join(lines[:3] + lines[4:]) + b'{"n":',
        "broken line": data.replace(b'"do"', b'"da"', 1) + b'{"n":',
        "illegal step": lines[0] + illegal + b'\n{"n":',
        "newer": data.replace(b'{"dicegames":1', b'{"dicegames":2', 1) + b"{",
    }


@pytest.mark.parametrize("data", damaged_files().values(), ids=damaged_files().keys())
def test_a_damaged_file_is_left_exactly_as_it_is(tmp_path: Path, data: bytes) -> None:
    path = write_session(tmp_path / "damaged.dicegame", data)
    with pytest.raises(InvalidRecordError):
        Journal.open(path)
    assert path.read_bytes() == data
    assert os.listdir(tmp_path) == ["damaged.dicegame"] or set(os.listdir(tmp_path)) == {
        "damaged.dicegame",
        "home",
    }


def test_folders_and_missing_files_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecordError, match="not_a_session"):
        Journal.open(tmp_path)
    with pytest.raises(JournalError) as caught:
        Journal.open(tmp_path / "missing.dicegame")
    assert caught.value.reason == "gone"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.dicegame")
    with pytest.raises(InvalidRecordError, match="not_a_session"):
        Journal.open(tmp_path / "pipe.dicegame")


class FaultyDisk:
    """A disk whose call number `at` fails; a failing write leaves `partly` of its bytes behind."""

    def __init__(self, at: int, error: int, partly: float = 0.0) -> None:
        self._left, self._error, self._partly = at, error, partly
        self.disk = Disk(self.write, self.fsync)

    @property
    def has_failed(self) -> bool:
        return self._left < 0

    def write(self, descriptor: int, data: bytes) -> int:
        self._count(lambda: os.write(descriptor, data[: int(len(data) * self._partly)]))
        return os.write(descriptor, data)

    def fsync(self, descriptor: int) -> None:
        self._count(lambda: None)
        os.fsync(descriptor)

    def _count(self, before: Callable[[], object]) -> None:
        self._left -= 1
        if self._left == -1:
            before()
            raise OSError(self._error, os.strerror(self._error))


FAULTS = [
    (errno.ENOSPC, "disk_full"),
    (errno.EDQUOT, "disk_full"),
    (errno.EROFS, "read_only"),
    (errno.EACCES, "read_only"),
    (errno.ESTALE, "gone"),
    (errno.EIO, "failed"),
]


@pytest.mark.parametrize(("error", "reason"), FAULTS, ids=[errno.errorcode[number] for number, _ in FAULTS])
@pytest.mark.parametrize("partly", [0.0, 0.5, 1.0])
def test_a_fault_at_any_call_leaves_a_valid_file(
    tmp_path: Path, error: int, reason: str, partly: float
) -> None:
    header, entries = sample_header(), entries_of(5, 4)
    expected = encode_session(header, entries)
    for at in range(100):
        folder = tmp_path / f"at{at}"
        folder.mkdir()
        faulty = FaultyDisk(at, error, partly)
        told: list[str] = []
        try:
            journal = Journal.create(folder, header, clock=lambda: TIME, disk=faulty.disk)
        except JournalError as fault:
            told.append(fault.reason)
            left = os.listdir(folder)
            assert left == []
            journal = Journal.create(folder, header, clock=lambda: TIME, disk=faulty.disk)
        for entry in entries:
            before = journal.path.read_bytes()
            try:
                journal.append(entry)
            except JournalError as fault:
                told.append(fault.reason)
                after = journal.path.read_bytes()
                assert after == before
                journal.append(entry)
        journal.close()
        assert told == [reason] * faulty.has_failed
        assert journal.path.read_bytes() == expected
        if not faulty.has_failed:
            break
    assert at == 3 + 2 * len(entries)


def test_a_short_write_is_carried_on(tmp_path: Path) -> None:
    disk = Disk(write=lambda descriptor, data: os.write(descriptor, data[:7]))
    header, entries = sample_header(), entries_of(5, 4)
    with Journal.create(tmp_path, header, clock=lambda: TIME, disk=disk) as journal:
        for entry in entries:
            journal.append(entry)
    assert journal.path.read_bytes() == encode_session(header, entries)


def test_a_disk_that_takes_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as caught:
        Journal.create(tmp_path, sample_header(), disk=Disk(write=lambda descriptor, data: 0))
    assert caught.value.reason == "failed"


def test_a_rest_that_could_not_be_cut_off_is_cut_off_before_the_next_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, entries = sample_header(), entries_of(5, 3)
    faulty = FaultyDisk(3, errno.EIO, 0.5)
    journal = Journal.create(tmp_path, header, clock=lambda: TIME, disk=faulty.disk)

    def refuse(descriptor: int, length: int) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", refuse)
        for _ in range(2):
            with pytest.raises(JournalError):
                journal.append(entries[0])
    assert decode_record(journal.path.read_bytes()).torn
    for entry in entries:
        journal.append(entry)
    journal.close()
    assert journal.path.read_bytes() == encode_session(header, entries)


linux_only = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="reads open files through /proc")


def replace_by_a_twin(path: Path) -> None:
    twin = path.with_name("twin")
    twin.write_bytes(path.read_bytes())
    twin.replace(path)


@movable
@pytest.mark.parametrize("lose", [lose_file, lose_folder, move_away, replace_by_a_twin])
def test_a_file_that_lost_its_name_is_told(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    with new_journal(tmp_path / "sessions") as journal:
        lose(journal.path)
        with pytest.raises(JournalError) as caught:
            journal.append(Mark("pause"))
        assert caught.value.reason == "gone"


def cut_short(path: Path) -> None:
    os.truncate(path, 10)


def change_a_letter(path: Path) -> None:
    data = path.read_bytes()
    with path.open("r+b") as file:
        file.write(data.replace(b"Ada", b"Eda"))
    os.utime(path, ns=(0, 0))


@pytest.mark.parametrize("change", [add_notes, cut_short, change_a_letter])
def test_a_file_that_another_program_changed_is_not_written_to(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    with new_journal(tmp_path) as journal:
        journal.append(Mark("pause"))
        change(journal.path)
        changed = journal.path.read_bytes()
        for _ in range(2):
            with pytest.raises(JournalError) as caught:
                journal.append(Mark("resume"))
            assert caught.value.reason == "changed"
    assert journal.path.read_bytes() == changed


def test_a_file_that_was_only_touched_is_written_to(tmp_path: Path) -> None:
    with new_journal(tmp_path) as journal:
        for _ in range(2):
            journal.append(Mark("pause"))
            os.utime(journal.path)
    assert decode_record(journal.path.read_bytes()).entries == (Mark("pause"),) * 2


def test_what_somebody_else_wrote_behind_a_failed_write_is_not_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, entries = sample_header(), entries_of(5, 3)
    journal = Journal.create(tmp_path, header, disk=FaultyDisk(3, errno.EIO, 0.5).disk)

    def refuse(descriptor: int, length: int) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", refuse)
        with pytest.raises(JournalError):
            journal.append(entries[0])
    with journal.path.open("ab") as file:
        file.write(b"x" * 1000)
    changed = journal.path.read_bytes()
    with pytest.raises(JournalError) as caught:
        journal.append(entries[0])
    assert caught.value.reason == "changed"
    journal.close()
    assert journal.path.read_bytes() == changed


def test_many_entries_are_written_and_flushed_at_once(tmp_path: Path) -> None:
    header, entries = sample_header(), entries_of(5, 9)
    flushed: list[int] = []
    disk = Disk(fsync=flushed.append)
    with Journal.create(tmp_path, header, disk=disk) as journal:
        flushed.clear()
        assert journal.extend([(entry, TIME) for entry in entries]) == len(entries)
        assert len(flushed) == 1
        journal.append(Mark("pause"), TIME)
    assert journal.path.read_bytes() == encode_session(header, (*entries, Mark("pause")))


def test_as_many_entries_are_written_as_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "MAX_LINES", 6)
    header, entries = sample_header(), entries_of(5, 9)
    with Journal.create(tmp_path, header) as journal:
        assert journal.extend([(entry, TIME) for entry in entries]) == 5
        with pytest.raises(JournalError, match="full"):
            journal.extend([(entry, TIME) for entry in entries[5:]])
    assert journal.path.read_bytes() == encode_session(header, entries[:5])


def test_the_journal_of_a_file_that_could_not_be_made_writes_nothing(tmp_path: Path) -> None:
    header = sample_header()
    journal = Journal.unopened(session_path(tmp_path / "sessions", header), header)
    assert not journal.is_open
    assert journal.path.name == f"penta-2026-03-01-{header.id[:8]}.dicegame"
    with pytest.raises(JournalError):
        journal.append(Mark("pause"))
    journal.close()
    assert not journal.path.parent.exists()


@pytest.mark.parametrize("limit", ["MAX_FILE_BYTES", "MAX_LINE_BYTES", "MAX_LINES"])
def test_nothing_is_written_that_could_not_be_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    with new_journal(tmp_path) as journal:
        before = journal.path.read_bytes()
        monkeypatch.setattr(journal_module, limit, 1)
        with pytest.raises(JournalError) as caught:
            journal.append(Mark("pause"))
        assert caught.value.reason == "full"
        assert journal.path.read_bytes() == before


class PowerCutError(BaseException):
    """The machine goes dark."""


class VolatileDisk:
    """A disk that forgets at a power cut what was not flushed: file contents by inode, names by folder."""

    def __init__(self) -> None:
        self._contents: dict[int, bytes] = {}
        self._names: dict[str, int] = {}
        self.is_dark = False
        self.disk = Disk(os.write, self.fsync)

    def fsync(self, descriptor: int) -> None:
        if self.is_dark:
            raise PowerCutError
        status = os.fstat(descriptor)
        if os.path.isdir(f"/proc/self/fd/{descriptor}"):
            with os.scandir(descriptor) as items:
                self._names |= {item.name: item.inode() for item in items}
        else:
            self._contents[status.st_ino] = os.pread(descriptor, status.st_size, 0)

    def after_power_cut(self, path: Path) -> bytes:
        """Return what the file holds when the machine runs again."""
        return self._contents[self._names[path.name]]


@linux_only
def test_a_power_cut_loses_nothing_that_append_returned_for(tmp_path: Path) -> None:
    header, entries = sample_header(), entries_of(7, 25)
    volatile = VolatileDisk()
    journal = Journal.create(tmp_path, header, clock=lambda: TIME, disk=volatile.disk)
    assert volatile.after_power_cut(journal.path) == encode_header(header)
    for done, entry in enumerate(entries, start=1):
        journal.append(entry)
        record = decode_record(volatile.after_power_cut(journal.path))
        assert record.entries == entries[:done]
        assert not record.torn
    journal.close()


def test_a_line_whose_beginning_never_reached_the_disk_is_dropped_and_cut_off(tmp_path: Path) -> None:
    data = sample_bytes()
    start = data.rindex(b"\n", 0, -1) + 1
    path = write_session(tmp_path / "a.dicegame", data[:start] + bytes(20) + data[start + 20 :])
    assert session_info(path).state == "open"
    last = decode_record(data).entries[-1]
    journal, record, _ = Journal.open(path, clock=lambda: TIME)
    with journal:
        assert record.torn
        journal.append(last)
    assert path.read_bytes() == data


@linux_only
@pytest.mark.parametrize("filler", [b"", b"\x00"], ids=["short", "zeros"])
def test_a_power_cut_between_write_and_flush_leaves_what_was_there(tmp_path: Path, filler: bytes) -> None:
    header, entries = sample_header(), entries_of(7, 6)
    volatile = VolatileDisk()
    journal = Journal.create(tmp_path, header, clock=lambda: TIME, disk=volatile.disk)
    for entry in entries[:-1]:
        journal.append(entry)
    volatile.is_dark = True
    with pytest.raises(PowerCutError):
        journal.append(entries[-1])
    journal.close()
    kept = volatile.after_power_cut(journal.path)
    line = encode_entry(header.new_game(), len(entries), entries[-1], TIME)
    for length in range(len(line) + 1):
        data = kept + line[:length] + filler * (len(line) - length)
        path = write_session(tmp_path / f"dark{length}.dicegame", data)
        again, record, _ = Journal.open(path)
        again.close()
        assert record.entries[: len(entries) - 1] == entries[:-1]
        assert len(record.entries) == len(entries) - 1 + (length == len(line))


def test_faults_of_the_lock_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_session(tmp_path / "a.dicegame", sample_bytes())

    def broken(descriptor: int) -> Any:
        raise OSError(errno.EIO, "no")

    monkeypatch.setattr(journal_module, "lock", broken)
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.reason == "failed"
