"""Files that appear whole under a name that nobody had."""

import os
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from dicegames.storage.disk import Disk


def write_new(path: Path, data: bytes, disk: Disk) -> None:
    """Make a file that appears only when all of it is on the disk; its folder is made when missing.

    Raises:
        OSError: it could not be written, or there is such a file; nothing was left behind.
    """
    unfinished = path.with_name(f".{path.name}.{uuid4().hex[:8]}")
    disk.make_folder(path.parent)
    descriptor = os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        try:
            disk.write_all(descriptor, data)
        finally:
            os.close(descriptor)
        _give_name(unfinished, path)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()
    try:
        disk.sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def _give_name(unfinished: Path, path: Path) -> None:
    """Let a file appear under its name, never in the place of another."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems know one name for a file only.
        if path.exists():
            raise FileExistsError(path) from None
        os.rename(unfinished, path)
