"""The one writer of a session file: a line is on the disk before its result is shown."""

import errno
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Match
from dicegames.storage.disk import Disk
from dicegames.storage.lock import lock
from dicegames.storage.new_file import write_new
from dicegames.storage.record import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    MAX_LINES,
    Header,
    Record,
    current_time,
    decode_header,
    decode_record,
    encode_entry,
    encode_header,
    whole_length,
)
from dicegames.storage.trace import ChangedError, Trace

SUFFIX = ".dicegame"

Clock = Callable[[], str]
"""Gives the time of day as RFC 3339 in UTC."""

JournalReason = Literal["disk_full", "read_only", "gone", "changed", "failed", "locked", "full"]

_REASONS: dict[int, JournalReason] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    errno.ESTALE: "gone",
    errno.ENOTCONN: "gone",
}


class JournalError(Exception):
    """A session can't be written; the file holds what it held before.

    `reason` is an id that the interface turns into a sentence, `detail` plain technical words.
    """

    def __init__(self, reason: JournalReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: JournalReason = reason
        self.detail = detail


class Journal:
    """A session file open for writing; `create` and `open` make one.

    `unopened` stands for one that may become so (`saving.save`).
    """

    def __init__(
        self,
        path: Path,
        descriptor: int | None,
        game: Game,
        data: bytes,
        count: int,
        clock: Clock,
        disk: Disk,
    ) -> None:
        self.path = path
        self.disk = disk
        self._descriptor = descriptor
        self._game = game
        self._trace = Trace(path, data)
        self._count = count
        self._clock = clock

    @classmethod
    def create(
        cls, directory: Path, header: Header, *, clock: Clock = current_time, disk: Disk | None = None
    ) -> Self:
        """Make the file of a new session in `directory` (made when missing), with its header on the disk.

        Raises:
            InvalidRecordError: the header could not be read back.
            JournalError: the file could not be made; there is none.
        """
        disk = disk or Disk()
        line, game = _checked(header)
        path = session_path(directory, header)
        try:
            write_new(path, line, disk)
        except OSError as error:
            raise journal_error(error) from error
        try:
            descriptor = _open(path)
            try:
                _lock(descriptor)
            except BaseException:
                os.close(descriptor)
                raise
        except BaseException as error:
            with suppress(OSError):
                path.unlink()
            if isinstance(error, OSError):
                raise journal_error(error) from error
            raise
        return cls(path, descriptor, game, line, 0, clock, disk)

    @classmethod
    def unopened(
        cls, path: Path, header: Header, *, clock: Clock = current_time, disk: Disk | None = None
    ) -> Self:
        """Return the journal of a session whose file can't be made or opened now: it is closed.

        Raises:
            InvalidRecordError: the header could not be read back.
        """
        line, game = _checked(header)
        return cls(path, None, game, line, 0, clock, disk or Disk())

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        check: Callable[[Record], None] | None = None,
        clock: Clock = current_time,
        disk: Disk | None = None,
    ) -> tuple[Self, Record, Match]:
        """Open a session to play on, with the match after its last entry.

        A torn last line is cut off, nothing else is ever changed.

        `check` may refuse a readable session by raising; its file is then left exactly as it is.

        Raises:
            InvalidRecordError: the file is no readable session.
            JournalError: it can't be written, or another writer has it ("locked").
        """
        disk = disk or Disk()
        try:
            check_regular(path)
            descriptor = _open(path)
        except OSError as error:
            raise journal_error(error) from error
        try:
            _lock(descriptor)
            data = _read(descriptor)
            record = decode_record(data)
            whole = data[: whole_length(data)]
            match = record.match()  # a file that breaks the rules is left exactly as it is
            if check is not None:
                check(record)
            if record.torn:
                os.ftruncate(descriptor, len(whole))
                disk.fsync(descriptor)
        except BaseException as error:
            os.close(descriptor)
            if isinstance(error, OSError):
                raise journal_error(error) from error
            raise
        return cls(path, descriptor, record.game, whole, len(record.entries), clock, disk), record, match

    @property
    def is_open(self) -> bool:
        """Whether this is still the writer of its file."""
        return self._descriptor is not None

    def append(self, entry: Entry, at: str | None = None) -> str:
        """Write `entry` and flush it to the disk; return the time written with it, `at` or the clock's.

        Raises:
            JournalError: as `extend`.
        """
        at = self._clock() if at is None else at
        self.extend([(entry, at)])
        return at

    def extend(self, entries: Sequence[tuple[Entry, str]]) -> int:
        """Write entries with their times in one go, flush them, and return for how many there was room.

        Raises:
            JournalError: none of them could be written; the file ends with the entry before. It can be tried
                again, but "full" stays so, "gone" and "changed" as a rule too.
        """
        descriptor = self._descriptor
        if descriptor is None:
            raise JournalError("gone", "closed")
        lines = self._lines(entries)
        data = b"".join(lines)
        try:
            self._trace.drop_rest(descriptor)
            self._trace.check(descriptor)
            self._trace.begin(data)
            self.disk.write_all(descriptor, data)
            self._trace.finish(descriptor, data)
        except ChangedError as error:
            raise JournalError("changed", "another program changed the file") from error
        except OSError as error:
            self._drop_rest(descriptor)
            raise journal_error(error) from error
        self._count += len(lines)
        return len(lines)

    def close(self) -> None:
        """Give the file up for other writers; closing twice is harmless."""
        if self._descriptor is not None:
            self._drop_rest(self._descriptor)
            with suppress(OSError):  # what was promised was flushed before
                os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _lines(self, entries: Sequence[tuple[Entry, str]]) -> list[bytes]:
        """Return the lines of as many entries as a session can still hold.

        Raises:
            JournalError: "full": not even the first one.
        """
        lines: list[bytes] = []
        size = self._trace.size
        for number, (entry, at) in enumerate(entries, start=self._count + 1):
            line = encode_entry(self._game, number, entry, at)
            size += len(line)
            if len(line) > MAX_LINE_BYTES or size > MAX_FILE_BYTES or number + 1 > MAX_LINES:
                if not lines:
                    raise JournalError("full", "the session is as long as a session can be")
                break
            lines.append(line)
        return lines

    def _drop_rest(self, descriptor: int) -> None:
        # When even this fails, the next write or the next reader drops what is unfinished.
        with suppress(OSError):
            self._trace.drop_rest(descriptor)


def session_path(directory: Path, header: Header) -> Path:
    """Return where a session belongs in a folder: named after game, day and id."""
    return directory / f"{header.game_id}-{header.created[:10]}-{header.id[:8]}{SUFFIX}"


def check_regular(path: Path) -> None:
    """Check that `path` is an ordinary file: opening a pipe or a device could block for good.

    Raises:
        InvalidRecordError: "not_a_session".
        OSError: there is no such file.
    """
    if not path.is_file():
        path.stat()
        raise InvalidRecordError("not_a_session", detail="no ordinary file")


def _checked(header: Header) -> tuple[bytes, Game]:
    """Return the line of a header that can be read back, and the game that it describes."""
    line = encode_header(header)
    return line, decode_header(line.rstrip())[1]


def _open(path: Path) -> int:
    binary = getattr(os, "O_BINARY", 0)  # Windows would turn line feeds into two characters
    return os.open(path, os.O_RDWR | os.O_APPEND | binary)


def _lock(descriptor: int) -> None:
    if not lock(descriptor):
        raise JournalError("locked", "another writer has this session open")


def _read(descriptor: int) -> bytes:
    os.lseek(descriptor, 0, os.SEEK_SET)
    with os.fdopen(descriptor, "rb", closefd=False) as file:
        return file.read(MAX_FILE_BYTES + 1)


def journal_error(error: OSError) -> JournalError:
    """Return the error that says why a session can't be written."""
    return JournalError(_REASONS.get(error.errno or 0, "failed"), str(error))
