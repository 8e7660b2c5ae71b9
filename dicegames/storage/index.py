"""What was once read of the sessions in a folder, kept in a file so that long lists are there at once.

The file is a cache: one line with version and checksum, then JSON. It is made anew when it can't be used,
and nothing is missing where it can't be written.

A file counts as unchanged while its size and times are the same. Times that could hide a change (written in
the moment of reading, or in the future because a clock was set back) are trusted only after a second look.
"""

import os
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.journal import SUFFIX
from dicegames.storage.library import SessionInfo, info_of, read_bytes, unreadable_info, whole_info
from dicegames.storage.name_text import name_of, text_of
from dicegames.storage.summary import Progress
from dicegames.version import app_version

AT_ONCE = 100
"""So many new or changed files are read by a listing itself, if they are small; the rest waits for `read`."""
AT_ONCE_BYTES = 8 << 20
MAX_INDEX_BYTES = 256 << 20

_MAGIC = b"dicegames-index 2 " + app_version().encode()  # another version may read files otherwise
_DIGEST_BYTES = 16
_DOUBT_NS = 2_000_000_000  # the coarsest clocks of file systems tick every two seconds

_Stamp = tuple[int, int, int]  # size, time of change of the content and of the file, in nanoseconds


class _Row(msgspec.Struct, frozen=True, gc=False):
    stamp: _Stamp
    read_at: int
    digest: bytes
    info: SessionInfo

    @property
    def is_doubtful(self) -> bool:
        return max(self.stamp[1:]) + _DOUBT_NS > self.read_at


class _Content(msgspec.Struct, frozen=True, gc=False):
    directory: str
    rows: tuple[_Row, ...]


class SessionIndex:
    """The sessions of a folder as they were last read, kept in the cache file `file`.

    One thread may list while another one reads: list, then `read` what `changed_files` names until there is
    nothing left, then `save`.
    """

    def __init__(self, file: Path, progress: Progress, disk: Disk | None = None) -> None:
        self._file = file
        self._progress = progress
        self._disk = disk
        self._guard = threading.Lock()
        self._directory: Path | None = None
        self._stamps: dict[str, _Stamp] = {}  # the files there are, the one last changed first
        self._rows: dict[str, _Row] = {}
        self._verified: set[str] = set()  # names of rows that were read twice
        self._is_saved = True

    def sessions(self, directory: Path) -> list[SessionInfo]:
        """Return what is known of the sessions in `directory`, the one last played first.

        What is new or changed is read as far as that is quick. Of the rest, changed files are told as they
        were, new ones are left out until they are read.
        """
        with self._guard:
            if directory != self._directory:
                self._directory = directory
                self._rows = {row.info.path.name: row for row in self._load(directory)}
                self._verified = set()
                self._is_saved = True
        stamps = _scan(directory)  # without the guard: a folder that hangs bars nobody from what is known
        with self._guard:
            self._stamps = stamps
            gone = self._rows.keys() - stamps.keys()
            for name in gone:
                self._forget(name)
            changed = [(name, self._rows.get(name)) for name in stamps if not self._is_current(name)]
        room = AT_ONCE_BYTES
        for name, known in changed[:AT_ONCE]:
            size = stamps[name][0]
            if size <= room:  # a large one leaves the room to the others
                room -= size
                row = self._read(directory / name, known, is_whole=False)
                with self._guard:
                    self._put(name, row)
        with self._guard:
            infos = [row.info for row in self._rows.values()]
        infos.sort(key=lambda info: (info.changed, info.path.name), reverse=True)
        return infos

    def changed_files(self) -> list[Path]:
        """Return the files of the last listing of which more is to be read, the most urgent first.

        Those that aren't listed yet come before those of which only the standing is missing.
        """
        with self._guard:
            if self._directory is None:
                return []
            unread: list[Path] = []
            unfinished: list[Path] = []
            for name in self._stamps:
                if not self._is_current(name):
                    unread.append(self._directory / name)
                elif self._is_unfinished(name):
                    unfinished.append(self._directory / name)
        return unread + unfinished

    def unlisted(self) -> int:
        """Return how many files of the last listing are left out because they weren't read yet."""
        with self._guard:
            return len(self._stamps.keys() - self._rows.keys())

    def still_there(self, infos: Iterable[SessionInfo]) -> tuple[SessionInfo, ...]:
        """Return those whose files were there at the last listing and weren't found to be gone since."""
        with self._guard:
            return tuple(
                info
                for info in infos
                if info.path.parent == self._directory and info.path.name in self._stamps
            )

    def read(self, path: Path) -> SessionInfo | None:
        """Read what is missing of a file of the last listing, and return what the list says of it then.

        A new or changed file is read for the list first; the next call replays it. None: it is gone.
        """
        name = path.name
        with self._guard:
            known, is_current = self._rows.get(name), self._is_current(name)
        fresh = self._read(path, known, is_whole=is_current)
        with self._guard:
            if path.parent == self._directory:
                if fresh is None:
                    self._stamps.pop(name, None)
                    self._forget(name)
                else:
                    self._put(name, fresh)
                    if is_current:
                        self._verified.add(name)
        return None if fresh is None else fresh.info

    def save(self) -> bool:
        """Write down what is known; return False where that isn't possible."""
        with self._guard:
            if self._directory is None or self._is_saved:
                return True
            content = _Content(text_of(str(self._directory)), tuple(self._rows.values()))
            self._is_saved = True
        body = msgspec.json.encode(content, enc_hook=_text_of_path)
        try:
            atomic_write(self._file, b"%s %s\n%s" % (_MAGIC, _checksum(body), body), self._disk, backup=False)
        except OSError:
            return False
        return True

    def _is_current(self, name: str) -> bool:
        row = self._rows.get(name)
        return row is not None and row.stamp == self._stamps.get(name)

    def _is_unfinished(self, name: str) -> bool:
        row = self._rows[name]
        is_replayed = row.info.summary is not None or not row.info.is_readable
        return not is_replayed or (row.is_doubtful and name not in self._verified)

    def _put(self, name: str, row: _Row | None) -> None:
        if row is not None:
            self._rows[name] = row
            self._stamps[name] = row.stamp
            self._is_saved = False

    def _forget(self, name: str) -> None:
        if self._rows.pop(name, None) is not None:
            self._verified.discard(name)
            self._is_saved = False

    def _read(self, path: Path, known: _Row | None, *, is_whole: bool) -> _Row | None:
        """Read a file, and replay it if `is_whole`; what is `known` of the same content is kept."""
        read_at = time.time_ns()
        try:
            stamp = _stamp(path.stat())  # before the content: a change in between is noticed later
        except OSError:
            return None
        try:
            data = read_bytes(path)
        except InvalidRecordError as error:
            return _Row(stamp, read_at, b"", unreadable_info(path, error))
        digest = _digest(data)
        if known is not None and digest == known.digest and known.info.summary is not None:
            return _Row(stamp, read_at, digest, known.info)
        info = whole_info(path, data, self._progress) if is_whole else info_of(path, data)
        return _Row(stamp, read_at, digest, info)

    def _load(self, directory: Path) -> tuple[_Row, ...]:
        """Return the rows of the cache file, none where they can't be used or are of another folder."""
        try:
            with self._file.open("rb") as file:
                data = file.read(MAX_INDEX_BYTES + 1)
            head, _, body = data.partition(b"\n")
            if len(data) > MAX_INDEX_BYTES or head != b"%s %s" % (_MAGIC, _checksum(body)):
                return ()
            content = msgspec.json.decode(body, type=_Content, dec_hook=_PathsIn(directory))
        except (OSError, ValueError, msgspec.MsgspecError):
            return ()
        return content.rows if content.directory == text_of(str(directory)) else ()


class _PathsIn:
    """Make paths of names, all in one folder."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def __call__(self, kind: type, value: Any) -> Path:
        if kind is not Path or not isinstance(value, str) or os.path.basename(value) != value:
            raise ValueError("no name of a file")
        return self._directory / name_of(value)


def _text_of_path(value: Any) -> str:
    assert isinstance(value, Path)  # everything else in a row is plain
    return text_of(value.name)


def _scan(directory: Path) -> dict[str, _Stamp]:
    """Return the session files in a folder, the one last changed first; none when there is no such folder."""
    found: dict[str, _Stamp] = {}
    try:
        with os.scandir(directory) as entries:
            for entry in entries:
                with suppress(OSError):  # it went while the folder was read
                    if entry.name.endswith(SUFFIX) and entry.is_file():
                        found[entry.name] = _stamp(entry.stat())
    except OSError:
        pass  # what was found before the folder failed is still worth a list
    return dict(sorted(found.items(), key=lambda item: item[1][1], reverse=True))


def _stamp(status: os.stat_result) -> _Stamp:
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST_BYTES).digest()


def _checksum(body: bytes) -> bytes:
    return _digest(body).hex().encode()
