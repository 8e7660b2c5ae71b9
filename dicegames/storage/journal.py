"""The one writer of a session file: a line is on the disk before its result is shown."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Match
from dicegames.storage.disk import Disk
from dicegames.storage.lock import lock
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
)

SUFFIX = ".dicegame"

Clock = Callable[[], str]
"""Gives the time of day as RFC 3339 in UTC."""

JournalReason = Literal["disk_full", "read_only", "gone", "failed", "locked", "full"]

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
    """A session file open for writing; `create` and `open` make one."""

    def __init__(
        self, path: Path, descriptor: int, game: Game, size: int, count: int, clock: Clock, disk: Disk
    ) -> None:
        self.path = path
        self._descriptor: int | None = descriptor
        self._game = game
        self._size = size  # bytes that count; anything behind them is the rest of a failed write
        self._count = count
        self._clock = clock
        self._disk = disk
        self._clean = True

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
        line = encode_header(header)
        game = decode_header(line.rstrip())[1]
        path = directory / f"{header.game_id}-{header.created[:10]}-{header.id[:8]}{SUFFIX}"
        try:
            disk.make_folder(directory)
            descriptor = _open(path, os.O_CREAT | os.O_EXCL)
        except OSError as error:
            raise journal_error(error) from error
        try:
            _lock(descriptor)
            disk.write_all(descriptor, line)
            disk.sync_folder(directory)
        except BaseException as error:
            os.close(descriptor)
            with suppress(OSError):
                path.unlink()
            if isinstance(error, OSError):
                raise journal_error(error) from error
            raise
        return cls(path, descriptor, game, len(line), 0, clock, disk)

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
            descriptor = _open(path, 0)
        except OSError as error:
            raise journal_error(error) from error
        try:
            _lock(descriptor)
            data = _read(descriptor)
            record = decode_record(data)
            size = data.rfind(b"\n") + 1
            match = record.match()  # a file that breaks the rules is left exactly as it is
            if check is not None:
                check(record)
            if record.torn:
                os.ftruncate(descriptor, size)
                disk.fsync(descriptor)
        except BaseException as error:
            os.close(descriptor)
            if isinstance(error, OSError):
                raise journal_error(error) from error
            raise
        return cls(path, descriptor, record.game, size, len(record.entries), clock, disk), record, match

    def append(self, entry: Entry, at: str | None = None) -> str:
        """Write `entry` and flush it to the disk; return the time written with it, `at` or the clock's.

        Raises:
            JournalError: it could not be written; the file ends with the entry before, and `append` can be
                tried again ("full" stays so).
        """
        if self._descriptor is None:
            raise JournalError("gone", "closed")
        at = self._clock() if at is None else at
        line = encode_entry(self._game, self._count + 1, entry, at)
        if (
            len(line) > MAX_LINE_BYTES
            or self._size + len(line) > MAX_FILE_BYTES
            or self._count + 2 > MAX_LINES
        ):
            raise JournalError("full", "the session is as long as a session can be")
        try:
            self._check_file(self._descriptor)
            self._clean = False
            self._disk.write_all(self._descriptor, line)
        except OSError as error:
            self._cut_back(self._descriptor)
            raise journal_error(error) from error
        self._clean = True
        self._size += len(line)
        self._count += 1
        return at

    def close(self) -> None:
        """Give the file up for other writers; closing twice is harmless."""
        if self._descriptor is not None:
            if not self._clean:
                self._cut_back(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check_file(self, descriptor: int) -> None:
        """Make sure that what is written next follows the last entry of a file that still has a name."""
        if not self._clean:
            os.ftruncate(descriptor, self._size)
            self._clean = True
        status = os.fstat(descriptor)
        if status.st_nlink == 0:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if status.st_size != self._size:
            raise OSError(errno.EIO, "another program changed the file")

    def _cut_back(self, descriptor: int) -> None:
        # When even this fails, the next append or the next reader drops what is unfinished.
        if not self._clean:
            with suppress(OSError):
                os.ftruncate(descriptor, self._size)
                self._clean = True


def check_regular(path: Path) -> None:
    """Check that `path` is an ordinary file: opening a pipe or a device could block for good.

    Raises:
        InvalidRecordError: "not_a_session".
        OSError: there is no such file.
    """
    if not path.is_file():
        path.stat()
        raise InvalidRecordError("not_a_session", detail="no ordinary file")


def _open(path: Path, flags: int) -> int:
    binary = getattr(os, "O_BINARY", 0)  # Windows would turn line feeds into two characters
    return os.open(path, os.O_RDWR | os.O_APPEND | binary | flags, 0o666)


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
