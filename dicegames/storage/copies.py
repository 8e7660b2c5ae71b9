"""Copies of sessions: a new one to play on in, one for somebody else, one from somebody else."""

from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, Match, Naming, Step
from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.journal import SUFFIX, journal_error, session_path
from dicegames.storage.library import read_bytes, read_start
from dicegames.storage.new_file import write_new
from dicegames.storage.people import is_title
from dicegames.storage.record import (
    MAX_LINE_BYTES,
    Header,
    Record,
    decode_header,
    decode_record,
    encode_entry,
    encode_header,
    whole_length,
)


class AlreadyThereError(Exception):
    """A session is in the folder already, in the file `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def duplicate(
    record: Record,
    directory: Path,
    created: str,
    app_version: str,
    *,
    title: str | None = None,
    disk: Disk | None = None,
) -> Path:
    """Write a new session with the steps of `record` that count, and return its file.

    The players are those of the last moment, the title too unless another one is given; who was helped in
    these steps is told again, and all of it is written at time `created`.

    Raises:
        ValueError: a title that no session can have.
        InvalidRecordError: "illegal_step", or "timed": a match against the clock is played in one go.
        JournalError: the file could not be made; there is none.
    """
    if record.game.is_timed:
        raise InvalidRecordError("timed", detail="a match against the clock is played in one go")
    title = record.title if title is None else title
    if not is_title(title):
        raise ValueError("no title")
    match, helped = _replay(record)
    header = msgspec.structs.replace(
        record.header,
        id=uuid4().hex,
        app_version=app_version,
        seats=match.seats,
        options=msgspec.structs.replace(record.header.options, undo=match.undo_rule),
        created=created,
    )
    entries = _with_help(match.steps, helped)
    if title:
        entries.insert(0, Naming(title))
    if match.state.outcome is not None:
        entries.append(Mark("finish"))
    lines = [
        encode_entry(record.game, number, entry, created) for number, entry in enumerate(entries, start=1)
    ]
    return _write_new(directory, header, encode_header(header) + b"".join(lines), disk)


def export_copy(path: Path, target: Path, disk: Disk | None = None) -> None:
    """Make `target` a copy of a session as it is on the disk, in the place of what `target` held.

    Raises:
        InvalidRecordError: those of `read_bytes`.
        JournalError: `target` could not be written, or is the session itself; nothing was changed.
    """
    data = read_bytes(path)
    try:
        if target.exists() and target.samefile(path):
            raise FileExistsError("a session is no copy of itself")
        atomic_write(target, data, disk, backup=False)
    except OSError as error:
        raise journal_error(error) from error


def import_file(path: Path, directory: Path, disk: Disk | None = None) -> Path:
    """Take a copy of a session that somebody brought into `directory`, and return its file.

    It is checked whole before, and only then written; an unfinished last line stays behind.

    Raises:
        InvalidRecordError: it can't be read or breaks the rules.
        AlreadyThereError: the folder has this session.
        JournalError: the file could not be made; there is none.
    """
    data = read_bytes(path)
    record = decode_record(data)
    record.match()
    there = _find(directory, record.header.id)
    if there is not None:
        raise AlreadyThereError(there)
    return _write_new(directory, record.header, data[: whole_length(data)], disk)


def _replay(record: Record) -> tuple[Match, list[tuple[int, Mark]]]:
    """Return the match, and which help came after how many steps that counted then."""
    match = Match(record.game, record.header.seats, record.header.options.undo)
    helped = []
    for entry in record.replay(match):
        if isinstance(entry, Mark) and entry.kind in ("hint", "tutor"):
            helped.append((len(match.steps), entry))
    return match, helped


def _with_help(steps: tuple[Step, ...], helped: list[tuple[int, Mark]]) -> list[Entry]:
    entries: list[Entry] = []
    for number in range(len(steps) + 1):
        # Branches that were taken back may have had the same help at the same place.
        entries += dict.fromkeys(mark for place, mark in helped if place == number)
        entries += steps[number : number + 1]
    return entries


def _find(directory: Path, session_id: str) -> Path | None:
    """Return the file in `directory` that is named after this session and holds it."""
    for path in sorted(directory.glob(f"*-{session_id[:8]}*{SUFFIX}")):
        with suppress(InvalidRecordError):
            first = read_start(path)[: MAX_LINE_BYTES + 1].partition(b"\n")[0]
            if decode_header(first)[0].id == session_id:
                return path
    return None


def _write_new(directory: Path, header: Header, data: bytes, disk: Disk | None) -> Path:
    """Write a session that appears in the folder only when all of it is on the disk.

    Raises:
        JournalError: it could not be written, or there is such a file; nothing was left behind.
    """
    path = session_path(directory, header)
    try:
        write_new(path, data, disk or Disk())
    except OSError as error:
        raise journal_error(error) from error
    return path
