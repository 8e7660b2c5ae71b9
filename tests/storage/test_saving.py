"""Saving whatever becomes of the file: nothing is lost, and nobody else's bytes are touched."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from broken_disk import BrokenDisk
from dicegames.engine.match import Entry, Mark
from dicegames.storage import journal as journal_module
from dicegames.storage import saving as saving_module
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError, session_path
from dicegames.storage.library import load
from dicegames.storage.record import Header, encode_entry
from dicegames.storage.saving import save, save_copy
from dicegames.storage.shorten import Timed, shortened
from storage.accidents import add_notes, lose_file, lose_folder, movable, move_away
from storage.session_help import TIME, encode_session, play, sample_header, write_session

COUNT = 6  # of entries on the disk when something happens


class Open:
    """A session of which some entries are on the disk, and more happened since."""

    def __init__(self, folder: Path, count: int = COUNT) -> None:
        self.header: Header = sample_header()
        self.entries: tuple[Entry, ...] = play(self.header, 5, 12)[1]
        self.timed: list[Timed] = [(entry, TIME) for entry in self.entries]
        self.journal = Journal.create(folder / "sessions", self.header)
        for entry in self.entries[:count]:
            self.journal.append(entry, TIME)
        self.path = self.journal.path
        self.data = encode_session(self.header, self.entries)


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    return Open(tmp_path)


def test_what_is_missing_is_written(opened: Open) -> None:
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    assert (saved.journal, saved.header) == (opened.journal, opened.header)
    assert (saved.count, saved.problem, saved.moved) == (len(opened.entries), None, None)
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


@movable
@pytest.mark.parametrize("lose", [lose_file, lose_folder, move_away])
def test_when_the_file_is_gone_the_whole_session_is_written_anew(
    opened: Open, lose: Callable[[Path], None]
) -> None:
    lose(opened.path)
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    assert (saved.count, saved.problem, saved.moved) == (len(opened.entries), None, "gone")
    assert (saved.journal.path, saved.header) == (opened.path, opened.header)
    assert not opened.journal.is_open
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


def write_something_else(path: Path) -> None:
    path.write_bytes(b"a shopping list\n")


def change_a_roll(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:-40] + data[-40:].replace(b"2026", b"2027"))


@pytest.mark.parametrize("change", [add_notes, write_something_else, change_a_roll])
def test_a_changed_file_stays_and_the_session_gets_one_beside_it(
    opened: Open, change: Callable[[Path], None]
) -> None:
    change(opened.path)
    changed = opened.path.read_bytes()
    saved = save(opened.journal, opened.header, opened.timed[:-1], COUNT)
    assert (saved.count, saved.problem, saved.moved) == (len(opened.entries) - 1, None, "changed")
    assert saved.header.id != opened.header.id
    again = save(saved.journal, saved.header, opened.timed, saved.count)
    assert (again.moved, again.journal) == (None, saved.journal)
    again.journal.close()
    assert opened.path.read_bytes() == changed
    assert again.journal.path.parent == opened.path.parent
    assert again.journal.path.read_bytes() == encode_session(saved.header, opened.entries)


def test_a_session_that_another_writer_took_meanwhile_goes_on_beside_it(opened: Open) -> None:
    opened.journal.close()  # as after a failure
    with Journal.open(opened.path)[0]:
        before = opened.path.read_bytes()
        saved = save(opened.journal, opened.header, opened.timed, COUNT)
        assert (saved.problem, saved.moved) == (None, "changed")
        assert opened.path.read_bytes() == before
    saved.journal.close()
    assert load(saved.journal.path).entries == opened.entries


@pytest.mark.parametrize("lines", range(1, COUNT + 2))
@pytest.mark.parametrize("rest", [b"", b'{"n":'])
def test_a_file_that_is_there_again_is_played_on(opened: Open, lines: int, rest: bytes) -> None:
    opened.journal.close()
    whole = b"".join(opened.path.read_bytes().splitlines(keepends=True)[:lines])
    opened.path.write_bytes(whole + rest)
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    assert (saved.journal.path, saved.header.id) == (opened.path, opened.header.id)
    assert (saved.count, saved.problem, saved.moved) == (len(opened.entries), None, None)
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


def test_a_file_with_more_in_it_than_happened_here_is_not_played_on(opened: Open) -> None:
    opened.journal.close()
    opened.path.write_bytes(opened.data)
    saved = save(opened.journal, opened.header, opened.timed[:-1], COUNT)
    assert saved.moved == "changed"
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


def test_a_disk_that_is_full_is_waited_for(opened: Open) -> None:
    with BrokenDisk(opened.journal, errno.ENOSPC):
        saved = save(opened.journal, opened.header, opened.timed, COUNT)
        assert (saved.count, saved.problem, saved.moved) == (COUNT, "disk_full", None)
        assert saved.journal is opened.journal
        assert saved.journal.is_open
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


@movable
def test_a_folder_that_cannot_be_made_again_is_waited_for(opened: Open) -> None:
    folder = opened.path.parent
    shutil.rmtree(folder)
    folder.write_bytes(b"in the way")
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    assert saved.problem is not None
    assert (saved.count, saved.moved) == (COUNT, None)
    folder.unlink()
    saved = save(saved.journal, saved.header, opened.timed, saved.count)
    assert (saved.problem, saved.moved) == (None, "gone")
    saved.journal.close()
    assert opened.path.read_bytes() == opened.data


def test_a_session_whose_file_could_not_be_made_is_made_later_without_a_word(tmp_path: Path) -> None:
    header = sample_header()
    journal = Journal.unopened(session_path(tmp_path / "sessions", header), header)
    saved = save(journal, header, (), 0)
    assert (saved.count, saved.problem, saved.moved) == (0, None, None)
    assert (saved.header, saved.journal.path) == (header, journal.path)
    saved.journal.close()
    assert journal.path.read_bytes() == encode_session(header, ())


@movable
def test_nothing_that_has_its_name_is_replaced(opened: Open) -> None:
    own = opened.path.rename(opened.path.with_name("mine.dicegame"))
    opened.journal.close()
    journal = Journal.open(own)[0]
    own.unlink()
    taken = write_session(opened.path, b"of somebody else")
    saved = save(journal, opened.header, opened.timed, COUNT)
    assert (saved.problem, saved.moved) == (None, "gone")
    saved.journal.close()
    assert taken.read_bytes() == b"of somebody else"
    assert load(saved.journal.path).entries == opened.entries


class Fails:
    """A disk whose call number `at` fails."""

    def __init__(self, at: int, error: int) -> None:
        self._left, self._error = at, error
        self.disk = Disk(self._write, self._fsync)

    @property
    def has_failed(self) -> bool:
        return self._left < 0

    def _write(self, descriptor: int, data: bytes) -> int:
        self._count()
        return os.write(descriptor, data)

    def _fsync(self, descriptor: int) -> None:
        self._count()
        os.fsync(descriptor)

    def _count(self) -> None:
        self._left -= 1
        if self._left == -1:
            raise OSError(self._error, os.strerror(self._error))


@movable
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.ESTALE])
@pytest.mark.parametrize("happened", [lose_folder, add_notes])
def test_a_fault_at_any_call_on_the_way_to_a_new_file_is_made_up_for(
    tmp_path: Path, error: int, happened: Callable[[Path], None]
) -> None:
    for at in range(20):
        session = Open(tmp_path / f"at{at}")
        happened(session.path)
        faulty = Fails(at, error)
        session.journal.disk = faulty.disk
        saved = save(session.journal, session.header, session.timed, COUNT)
        assert (saved.problem is not None) == faulty.has_failed
        if saved.problem is not None:
            saved = save(saved.journal, saved.header, session.timed, saved.count)
        assert (saved.problem, saved.count) == (None, len(session.entries))
        saved.journal.close()
        assert load(saved.journal.path).entries == session.entries
        assert len(list(session.path.parent.iterdir())) == (1 if happened is lose_folder else 2)
        if not faulty.has_failed:
            break
    assert at >= 5


def test_a_session_as_long_as_can_be_is_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (journal_module, saving_module):
        monkeypatch.setattr(module, "MAX_LINES", COUNT + 3)
    saved = save(opened.journal, opened.header, opened.timed, COUNT)
    assert (saved.count, saved.problem, saved.journal) == (COUNT + 2, "full", opened.journal)
    saved.journal.close()
    assert load(opened.path).entries == opened.entries[: COUNT + 2]
    assert list(opened.path.parent.iterdir()) == [opened.path]


def spam(opened: Open) -> list[Timed]:
    """Return the session with undo and redo of its last step, a hundred lines long."""
    turns = (Mark("practice"), *(Mark("undo", 1), Mark("redo", 1)) * 50, Mark("undo", 1))
    return [*opened.timed[:COUNT], *((mark, TIME) for mark in turns)]


@pytest.fixture
def long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Open, list[Timed]]:
    """A session whose file holds no more, and all that happened in it."""
    opened = Open(tmp_path, COUNT)
    for module in (journal_module, saving_module):
        monkeypatch.setattr(module, "MAX_LINES", 50)
    return opened, spam(opened)


def test_a_session_as_long_as_can_be_goes_on_in_a_new_file_in_fewer_lines(
    long: tuple[Open, list[Timed]],
) -> None:
    opened, timed = long
    saved = save(opened.journal, opened.header, timed, COUNT)
    assert (saved.problem, saved.moved, saved.replaced) == (None, "full", len(timed))
    assert saved.shorter is not None
    assert saved.count == len(saved.shorter) <= COUNT + 2
    saved.journal.append(Mark("redo", 1))
    saved.journal.close()
    assert load(opened.path).entries == tuple(entry for entry, _ in timed[:49])
    record = load(saved.journal.path)
    assert record.entries == (*(entry for entry, _ in saved.shorter), Mark("redo", 1))
    assert record.match().steps == load(opened.path).until(COUNT).match().steps
    assert record.header == saved.header
    assert record.header.id != opened.header.id


def test_a_full_disk_holds_a_session_up_that_would_go_on_in_a_new_file(
    long: tuple[Open, list[Timed]],
) -> None:
    opened, timed = long
    count = COUNT + opened.journal.extend(timed[COUNT:])
    with BrokenDisk(opened.journal, errno.ENOSPC):
        saved = save(opened.journal, opened.header, timed, count)
        assert (saved.problem, saved.moved, saved.journal) == ("disk_full", None, opened.journal)
    assert list(opened.path.parent.iterdir()) == [opened.path]
    saved = save(saved.journal, saved.header, timed, saved.count)
    assert (saved.problem, saved.moved) == (None, "full")
    saved.journal.close()


def test_a_copy_of_what_is_longer_than_a_session_can_be_has_fewer_lines(
    long: tuple[Open, list[Timed]], tmp_path: Path
) -> None:
    opened, timed = long
    save_copy(opened.header, timed, tmp_path / "copy.dicegame")
    record = load(tmp_path / "copy.dicegame")
    assert record.entries == tuple(entry for entry, _ in shortened(opened.header, timed))
    assert len(record.match().undone) == 1


def test_a_copy_holds_everything_and_is_a_session_of_its_own(opened: Open, tmp_path: Path) -> None:
    target = write_session(tmp_path / "usb" / "copy.dicegame", b"before")
    before = opened.path.read_bytes()
    save_copy(opened.header, opened.timed, target)
    record = load(target)
    assert record.header.id != opened.header.id
    assert record.entries == opened.entries
    assert list(target.parent.iterdir()) == [target]
    assert opened.path.read_bytes() == before
    opened.journal.close()


def test_a_copy_that_cannot_be_written_changes_nothing(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.journal.close()
    target = write_session(tmp_path / "usb" / "copy.dicegame", b"before")
    with pytest.raises(JournalError, match="disk_full"):
        save_copy(opened.header, opened.timed, target, Fails(0, errno.ENOSPC).disk)
    line = encode_entry(opened.header.new_game(), 1, opened.entries[0], TIME)
    for name, limit in (("MAX_LINES", 3), ("MAX_FILE_BYTES", len(line))):
        with monkeypatch.context() as patch:
            patch.setattr(saving_module, name, limit)
            with pytest.raises(JournalError, match="full"):
                save_copy(opened.header, opened.timed, target)
    assert target.read_bytes() == b"before"
    assert list(target.parent.iterdir()) == [target]
