"""A folder for what was deleted: it can be taken back, and goes for good after 30 days.

Files keep their names and times there. When they were thrown away stands in one small file beside them;
a file that it doesn't know counts as thrown away today. What is overdue goes only when it was found so
before, at least a day ago: a clock that was wrong once deletes nothing.
"""

import errno
import os
import shutil
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import msgspec

from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.free_names import reserve
from dicegames.storage.journal import SUFFIX, JournalError
from dicegames.storage.lock import lock
from dicegames.storage.name_text import name_of, text_of
from dicegames.storage.ruleset_file import SUFFIX as RULESET_SUFFIX

KEPT_FOR = timedelta(days=30)
SECOND_LOOK = timedelta(days=1)
LEDGER = "deleted.json"
MAX_LEDGER_BYTES = 16 << 20

_SUFFIXES = (SUFFIX, RULESET_SUFFIX, RULESET_SUFFIX + ".bak")

_Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class Trashed(msgspec.Struct, frozen=True):
    """A deleted file: where it was, and where it lies now."""

    origin: Path
    path: Path


class _Fate(msgspec.Struct, frozen=True, omit_defaults=True):
    deleted: _Moment
    overdue: _Moment | None = None  # when it was first found to have lain there long enough


def put_into_trash(path: Path, trash: Path, disk: Disk | None = None, now: datetime | None = None) -> Trashed:
    """Move the session `path` into the folder `trash`; its name is counted up where it is taken there.

    Raises:
        JournalError: "locked": somebody plays it.
        OSError: it could not be moved; it is where it was.
    """
    disk = disk or Disk()
    descriptor = _opened(path)
    try:
        if descriptor is not None and not lock(descriptor):
            raise JournalError("locked", "another writer has this session open")
        if descriptor is not None and os.name == "nt":  # Windows moves no file that is open
            os.close(descriptor)
            descriptor = None
        target = _move(path, trash, disk)
    finally:
        if descriptor is not None:
            os.close(descriptor)
    note_deleted(trash, (target.name,), disk, now)
    return Trashed(path, target)


def restore(trashed: Trashed, disk: Disk | None = None) -> Path:
    """Take a deleted file back and return where it is; its name is counted up where it was given anew.

    Raises:
        OSError: it is gone from the trash, or could not be moved.
    """
    origin = trashed.origin
    return _move(trashed.path, origin.parent, disk or Disk(), origin.name)


def note_deleted(
    trash: Path, names: tuple[str, ...], disk: Disk | None = None, now: datetime | None = None
) -> None:
    """Write down that files of these names were thrown away `now`.

    Where that isn't possible they count as thrown away when the trash is emptied next.
    """
    fates = dict.fromkeys(names, _Fate(now or datetime.now(UTC)))
    _write(trash, _read(trash) | fates, disk)


def empty_trash(trash: Path, now: datetime | None = None, disk: Disk | None = None) -> int:
    """Delete for good what has lain in `trash` for 30 days, and return how many files that were."""
    now = now or datetime.now(UTC)
    known, kept, count = _read(trash), dict[str, _Fate](), 0
    for path in _files(trash):
        fate = _judged(known.get(path.name), now)
        if fate is None:
            try:
                path.unlink()
            except OSError:
                fate = known[path.name]
            else:
                count += 1
                continue
        kept[path.name] = fate
    if kept != known:
        _write(trash, kept, disk)
    return count


def _judged(fate: _Fate | None, now: datetime) -> _Fate | None:
    """Return what is to be written down of a file, None when it may go."""
    if fate is None or fate.deleted > now + SECOND_LOOK:  # deleted while the clock was ahead
        return _Fate(now)
    if now - fate.deleted < KEPT_FOR:
        return fate
    if fate.overdue is None or fate.overdue > now:
        return _Fate(fate.deleted, now)
    return fate if now - fate.overdue < SECOND_LOOK else None


def _files(trash: Path) -> list[Path]:
    try:
        return sorted(path for path in trash.iterdir() if path.name.endswith(_SUFFIXES) and not path.is_dir())
    except OSError:
        return []


def _opened(path: Path) -> int | None:
    """Open a session for its lock; None when it is there but may not be opened."""
    if not path.is_file():  # opening a pipe or a device could block for good
        path.lstat()
        return None
    for flags in (os.O_RDWR, os.O_RDONLY):  # some network folders lock only what may be written
        with suppress(PermissionError):
            return os.open(path, flags)
    return None


def _move(source: Path, folder: Path, disk: Disk, name: str = "") -> Path:
    """Move a file into a folder under a free name, onto another disk too, and return where it is.

    Raises:
        OSError: it is where it was.
    """
    source.lstat()
    disk.make_folder(folder)
    target = reserve(folder, name or source.name)
    try:
        try:
            os.replace(source, target)
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            _carry(source, target, disk)
    except BaseException:
        with suppress(OSError):
            target.unlink()
        raise
    for changed in {folder, source.parent}:
        with suppress(OSError):  # it is moved; a power cut now could at most undo that
            disk.sync_folder(changed)
    return target


def _carry(source: Path, target: Path, disk: Disk) -> None:
    """Copy a file with its times to another disk; the original goes when the copy is complete there."""
    shutil.copy2(source, target)
    descriptor = os.open(target, os.O_RDWR)
    try:
        disk.fsync(descriptor)
    finally:
        os.close(descriptor)
    disk.sync_folder(target.parent)
    source.unlink()


def _read(trash: Path) -> dict[str, _Fate]:
    """Return what is known of the files in the trash, nothing where that can't be read."""
    try:
        with (trash / LEDGER).open("rb") as file:
            data = file.read(MAX_LEDGER_BYTES + 1)
        fates = msgspec.json.decode(data, type=dict[str, _Fate])
        return {name_of(text): fate for text, fate in fates.items()}
    except (OSError, ValueError, msgspec.MsgspecError):
        return {}


def _write(trash: Path, fates: dict[str, _Fate], disk: Disk | None) -> None:
    texts = {text_of(name): fate for name, fate in fates.items()}
    data = msgspec.json.format(msgspec.json.encode(texts), indent=2) + b"\n"
    with suppress(OSError):
        atomic_write(trash / LEDGER, data, disk, backup=False)
