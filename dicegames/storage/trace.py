"""What a writer knows of its file, so that it notices when somebody else moved or changed it."""

import errno
import hashlib
import os
from pathlib import Path


class ChangedError(Exception):
    """Another program changed the file."""


class Trace:
    """The bytes that a writer has put into the file `path`: how many, and what they come to.

    Behind them may stand the rest of a write that failed; it is nobody's and may be cut off.
    """

    def __init__(self, path: Path, data: bytes) -> None:
        self._path = path
        self._digest = hashlib.sha256(data)
        self.size = len(data)
        self._rest = 0
        self._modified: int | None = None  # None: look into the file before trusting it

    def begin(self, data: bytes) -> None:
        """Expect that some of `data` may stand in the file from now on."""
        self._rest = len(data)

    def finish(self, descriptor: int, data: bytes) -> None:
        """Count `data`, which was written whole."""
        self._digest.update(data)
        self.size += len(data)
        self._rest = 0
        self._modified = os.fstat(descriptor).st_mtime_ns

    def drop_rest(self, descriptor: int) -> None:
        """Cut off what a failed write has left, unless somebody else wrote behind it.

        Raises:
            OSError: that wasn't possible.
        """
        if self._rest:
            if self.size < os.fstat(descriptor).st_size <= self.size + self._rest:
                os.ftruncate(descriptor, self.size)
            self._rest = 0
            self._modified = None

    def check(self, descriptor: int) -> None:
        """Check that the file has its name still, and holds what was written and nothing else.

        Raises:
            ChangedError: it holds something else.
            OSError: ENOENT without its name, or the system's.
        """
        status = os.fstat(descriptor)
        if not os.path.samestat(status, self._path.stat()):
            raise FileNotFoundError(errno.ENOENT, "another file has its name")
        if status.st_size != self.size:
            raise ChangedError
        if status.st_mtime_ns != self._modified:
            if self._read_digest(descriptor) != self._digest.digest():
                raise ChangedError
            self._modified = status.st_mtime_ns

    def _read_digest(self, descriptor: int) -> bytes:
        os.lseek(descriptor, 0, os.SEEK_SET)
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return hashlib.sha256(file.read(self.size + 1)).digest()
