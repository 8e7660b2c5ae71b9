"""Replace a small file as a whole: after a crash it holds the old bytes or the new ones."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dicegames.storage.disk import Disk


def backup_path(path: Path) -> Path:
    """Return where `atomic_write` keeps the bytes that `path` held before."""
    return path.with_name(path.name + ".bak")


def atomic_write(path: Path, data: bytes, disk: Disk | None = None, *, backup: bool = True) -> None:
    """Make `data` the content of `path`; what it held before stays in `backup_path`, unless nobody wants it.

    The folder is made when it is missing. A symbolic link stays one, its target is replaced.

    Raises:
        OSError: nothing was replaced.
    """
    disk = disk or Disk()
    target = path.resolve()
    disk.make_folder(target.parent)
    # The previous content is copied, not moved: there is no moment without the file.
    with suppress(FileNotFoundError):
        if backup:
            _write(backup_path(target), target.read_bytes(), disk)
    _write(target, data, disk)


def put_aside(path: Path) -> bool:
    """Rename a file that can't be read to a free name beside it, and return whether that was possible."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if not os.path.lexists(aside):
            break
    try:
        os.rename(path, aside)
    except OSError:
        return False
    return True


@contextmanager
def replacement(target: Path, disk: Disk) -> Iterator[int]:
    """Give the descriptor of a new file that takes the place of `target` when all of it is on the disk.

    Whoever writes flushes and fsyncs it. `target` is no link, and its folder is there.

    Raises:
        OSError: nothing was replaced, and no new file is left.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        try:
            yield descriptor
        finally:
            os.close(descriptor)
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    disk.sync_folder(target.parent)


def _write(target: Path, data: bytes, disk: Disk) -> None:
    with replacement(target, disk) as descriptor:
        disk.write_all(descriptor, data)
