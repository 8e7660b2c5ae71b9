"""Bytes that reach the disk: complete writes, flushed files and flushed folders."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

if sys.platform == "darwin":
    import fcntl

    def flush(descriptor: int) -> None:
        """Flush a file onto the disk itself: fsync alone leaves it in the drive's own memory there."""
        try:
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
        except OSError:  # network folders don't know it
            os.fsync(descriptor)

else:
    flush = os.fsync


def is_full(error: OSError) -> bool:
    """Return whether there is no room left, or none for this person."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT)


class Disk(msgspec.Struct, frozen=True):
    """The two system calls that decide what survives a power cut; tests put faults in here."""

    write: Callable[[int, bytes], int] = os.write
    fsync: Callable[[int], None] = flush

    def write_all(self, descriptor: int, data: bytes) -> None:
        """Write all of `data` at the file's position, then flush it to the disk.

        Raises:
            OSError: not all of it could be written or flushed.
        """
        view = memoryview(data)
        while view:
            written = self.write(descriptor, bytes(view))
            if written <= 0:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            view = view[written:]
        self.fsync(descriptor)

    def make_folder(self, folder: Path) -> None:
        """Make `folder` and what it lies in, as far as missing, so that they outlive a power cut.

        Raises:
            OSError: it could not be made.
        """
        if not folder.is_dir():
            self.make_folder(folder.parent)
            folder.mkdir(exist_ok=True)
            self.sync_folder(folder.parent)

    def sync_folder(self, folder: Path) -> None:
        """Flush the names in `folder`: without it a new file may be gone after a power cut.

        Raises:
            OSError: the system can flush folders, but failed.
        """
        if os.name == "nt":  # Windows has no such call
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            self.fsync(descriptor)
        except OSError as error:
            # Some network file systems don't know it either.
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(descriptor)
