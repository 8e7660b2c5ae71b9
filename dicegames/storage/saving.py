"""Get a session onto the disk, whatever has become of its file: nothing that happened is given up."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from uuid import uuid4

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry
from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError, JournalReason, journal_error, session_path
from dicegames.storage.record import MAX_FILE_BYTES, MAX_LINES, Header, Record, encode_entry, encode_header

Timed = tuple[Entry, str]
"""An entry and when it happened."""

Move = Literal["gone", "changed"]
"""Why a session went on in another file: its own was gone, or isn't ours alone any more."""

_FILE_MAY_BE_LOST = frozenset({"gone", "changed", "failed"})
"""Reasons for which a file that is open may fail for good although its folder works."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a try to save came to.

    `journal` and `header` are those from now on; `count` entries are on the disk, `problem` says why not all.
    """

    journal: Journal
    header: Header
    count: int
    problem: JournalReason | None = None
    moved: Move | None = None


def save(journal: Journal, header: Header, entries: Sequence[Timed], count: int) -> Saved:
    """Write what is missing of a session whose first `count` entries are on the disk.

    When its file is gone the whole session is written anew into its folder, which is made again if need be.
    When something else stands in the file, or another writer has it, it stays as it is: the session gets a
    new file beside it and an id of its own.
    """
    if journal.is_open:
        count, problem = _write(journal, entries, count)
        if problem not in _FILE_MAY_BE_LOST:
            return Saved(journal, header, count, problem)
    journal.close()
    moved: Move | None = None
    try:
        again, done = _take_up(journal, header, entries)
    except InvalidRecordError:
        moved = "changed"
    except JournalError as error:
        if error.reason not in ("gone", "locked"):
            return Saved(journal, header, count, error.reason)
        moved = "gone" if error.reason == "gone" else "changed"
    if moved is not None:
        try:
            again, header = _make_anew(journal, header, moved)
        except JournalError as error:
            return Saved(journal, header, count, error.reason)
        done = 0
    done, problem = _write(again, entries, done)
    return Saved(again, header, done, problem, moved if count else None)  # nobody knew of an empty file


def save_copy(header: Header, entries: Sequence[Timed], target: Path, disk: Disk | None = None) -> None:
    """Write a whole session, as a session of its own, in the place of what `target` held.

    Raises:
        JournalError: it could not be written, or is longer than a session can be; nothing was changed.
    """
    game = header.new_game()
    lines = [encode_header(_with_new_id(header))]
    lines += [encode_entry(game, number, entry, at) for number, (entry, at) in enumerate(entries, start=1)]
    data = b"".join(lines)
    if len(lines) > MAX_LINES or len(data) > MAX_FILE_BYTES:
        raise JournalError("full", "the session is longer than a session can be")
    try:
        atomic_write(target, data, disk, backup=False)
    except OSError as error:
        raise journal_error(error) from error


def _write(journal: Journal, entries: Sequence[Timed], count: int) -> tuple[int, JournalReason | None]:
    """Write the entries from number `count` on; return how many are on the disk, and why not all."""
    try:
        while count < len(entries):
            count += journal.extend(entries[count:])
    except JournalError as error:
        return count, error.reason
    return count, None


def _take_up(journal: Journal, header: Header, entries: Sequence[Timed]) -> tuple[Journal, int]:
    """Open the file of a closed journal again, and return how many of the entries it holds.

    Raises:
        InvalidRecordError: it holds anything but the first of them.
        JournalError: it can't be opened.
    """

    def check(record: Record) -> None:
        there = list(zip(record.entries, record.times, strict=True))
        if encode_header(record.header) != encode_header(header) or there != list(entries[: len(there)]):
            raise InvalidRecordError("other_session", detail="it holds other entries")

    again, record, _ = Journal.open(journal.path, check=check, disk=journal.disk)
    return again, len(record.entries)


def _make_anew(journal: Journal, header: Header, moved: Move) -> tuple[Journal, Header]:
    """Make a new file in the folder of a closed journal, and return it with the header of the session there.

    Raises:
        JournalError: it could not be made.
    """
    folder = journal.path.parent
    if moved == "changed" or session_path(folder, header).exists():
        header = _with_new_id(header)
    return Journal.create(folder, header, disk=journal.disk), header


def _with_new_id(header: Header) -> Header:
    return msgspec.structs.replace(header, id=uuid4().hex)
