"""Get a session onto the disk, whatever has become of its file: nothing that happened is given up."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal
from uuid import uuid4

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Mark, Step
from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError, JournalReason, journal_error, session_path
from dicegames.storage.record import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    MAX_LINES,
    Header,
    Record,
    encode_entry,
    encode_header,
)
from dicegames.storage.shorten import Timed, shortened

Move = Literal["gone", "changed", "full"]
"""Why a session went on in another file: its own was gone, isn't ours alone any more, or holds no more."""

_ROOM = 0.9
"""A session that is told again in fewer entries goes on if it fills no more of its new file than this."""

_FILE_MAY_BE_LOST = frozenset({"gone", "changed", "failed"})
"""Reasons for which a file that is open may fail for good although its folder works."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a try to save came to.

    `journal` and `header` are those from now on; `count` entries are on the disk, `problem` says why not all.
    A session that went on in a "full" file's stead has other entries now: `shorter` are those that stand for
    the first `replaced`, and `count` counts them.
    """

    journal: Journal
    header: Header
    count: int
    problem: JournalReason | None = None
    moved: Move | None = None
    shorter: Sequence[Timed] | None = None
    replaced: int = 0


def save(journal: Journal, header: Header, entries: Sequence[Timed], count: int) -> Saved:
    """Write what is missing of a session whose first `count` entries are on the disk.

    When its file is gone the whole session is written anew into its folder, which is made again if need be.
    When something else stands in the file, or another writer has it, it stays as it is: the session gets a
    new file beside it and an id of its own. When the file holds no more, it stays too: the session goes on in
    a new one, told in fewer entries.
    """
    saved = _save(journal, header, entries, count)
    return _go_on_shorter(saved, tuple(entries)) if saved.problem == "full" else saved


def _save(journal: Journal, header: Header, entries: Sequence[Timed], count: int) -> Saved:
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

    One that is longer than a session can be is told in fewer entries.

    Raises:
        JournalError: it could not be written, or is too long even so; nothing was changed.
    """
    header = _with_new_id(header)
    lines = _lines(header, entries)
    if not _fits(lines):
        lines = _lines(header, shortened(header, entries))
    if not _fits(lines):
        raise JournalError("full", "the session is longer than a session can be")
    try:
        atomic_write(target, b"".join(lines), disk, backup=False)
    except OSError as error:
        raise journal_error(error) from error


def _lines(header: Header, entries: Sequence[Timed]) -> list[bytes]:
    game = header.new_game()
    lines = [encode_entry(game, number, entry, at) for number, (entry, at) in enumerate(entries, start=1)]
    return [encode_header(header), *lines]


def _fits(lines: Sequence[bytes], part: float = 1.0) -> bool:
    """Return whether a session of these lines fills no more than a part of what one can hold."""
    return (
        len(lines) <= MAX_LINES * part
        and sum(map(len, lines)) <= MAX_FILE_BYTES * part
        and max(map(len, lines)) <= MAX_LINE_BYTES
    )


def _go_on_shorter(saved: Saved, entries: Sequence[Timed]) -> Saved:
    """Let a session whose file holds no more go on in a new one, if it can be told in fewer entries."""
    marks = [entry for entry, _ in entries if not isinstance(entry, Step)]
    taken_back = sum(mark.count for mark in marks if isinstance(mark, Mark) and mark.kind == "undo")
    if len(entries) - len(marks) - taken_back > MAX_LINES * _ROOM:
        return saved  # not worth a look, at every move
    shorter = shortened(saved.header, entries)
    if not _fits(_lines(saved.header, shorter), _ROOM):
        return saved
    header = _with_new_id(saved.header)
    try:
        journal = Journal.create(saved.journal.path.parent, header, disk=saved.journal.disk)
    except JournalError as error:
        return replace(saved, problem=error.reason)
    saved.journal.close()
    count, problem = _write(journal, shorter, 0)
    return Saved(journal, header, count, problem, "full", shorter, len(entries))


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
