"""One writer per file, and what is done where a folder knows no locks."""

import errno
import os
import sys
from pathlib import Path

import pytest

from dicegames.engine.match import Mark
from dicegames.storage import journal as journal_module
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.library import load
from dicegames.storage.lock import lock
from dicegames.storage.saving import save
from storage.session_help import TIME, new_journal


def test_a_lock_is_one_writers_until_the_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")
    first, second = os.open(path, os.O_RDWR), os.open(path, os.O_RDWR)
    assert lock(first)
    assert not lock(second)
    os.close(first)
    assert lock(second)
    os.close(second)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has locks everywhere")
@pytest.mark.parametrize(
    ("error", "is_told"), [(errno.ENOLCK, False), (errno.ENOTSUP, False), (errno.EIO, True)]
)
def test_a_folder_without_locks_is_played_in_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, is_told: bool
) -> None:
    def refuse(descriptor: int, operation: int) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("fcntl.flock", refuse)
    if is_told:
        with pytest.raises(JournalError):
            new_journal(tmp_path)
        assert list(tmp_path.glob("*.dicegame")) == []
        return
    with new_journal(tmp_path) as journal:
        journal.append(Mark("pause"))
    assert load(journal.path).entries == (Mark("pause"),)


def test_two_writers_that_no_lock_parts_both_keep_what_they_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "lock", lambda descriptor: True)
    first = new_journal(tmp_path)
    first.append(Mark("pause"), TIME)
    second, record, _ = Journal.open(first.path)
    first.append(Mark("resume"), TIME)
    entries = [(Mark("pause"), TIME), (Mark("hint"), TIME)]
    saved = save(second, record.header, entries, 1)
    assert (saved.problem, saved.moved) == (None, "changed")
    first.append(Mark("pause"), TIME)
    for journal in (first, saved.journal):
        journal.close()
    assert load(first.path).entries == (Mark("pause"), Mark("resume"), Mark("pause"))
    assert load(saved.journal.path).entries == (Mark("pause"), Mark("hint"))
