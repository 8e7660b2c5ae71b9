"""What stands in the zip file of a backup, read with care: it may come from strangers.

Names lead nowhere, links and other special members are left out, and no member gives more bytes than it may.
"""

import errno
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.journal import SUFFIX, check_regular
from dicegames.storage.plain import parse_json
from dicegames.storage.record import MAX_FILE_BYTES
from dicegames.storage.ruleset_file import MAX_RULESET_BYTES
from dicegames.storage.ruleset_file import SUFFIX as RULESET_SUFFIX

FORMAT = 1
MANIFEST = "dicegames-backup.json"
SESSIONS = "sessions"
RULESETS = "rulesets"
BEST = "best.json"
SETTINGS = "settings.json"
MAX_MEMBERS = 250_000
MAX_TOTAL_BYTES = 16 << 30
MAX_RATIO = 300
"""Sessions of one move over and over shrink to a fiftieth; what shrinks more than this is made to swell."""

_MAX_SMALL_BYTES = 1 << 20
_MAX_NAME = 150
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_BARRED = re.compile(r'[<>:"|?*\x00-\x1f\x7f]')  # what some system bars from names
_DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
# Everything that the zip module says of bytes that are no zip file, or none that it can read.
_FAULTS = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
    IndexError,
)


class BackupError(InvalidRecordError):
    """A file that is no backup which this program can use.

    `reason` is "unreadable", "not_a_backup", "newer_backup" or "too_large".
    """


class Members:
    """The members of an open backup: `names` by folder, and their bytes."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._room = MAX_TOTAL_BYTES
        self._found: dict[str, dict[str, zipfile.ZipInfo]] = {"": {}, SESSIONS: {}, RULESETS: {}}
        self.refused = 0
        for member in archive.infolist():
            if not member.filename.endswith("/"):  # is_dir() falls over a name of no letters
                self._sort_in(member)

    def names(self, folder: str) -> list[str]:
        """Return the names of the files in a folder of the backup, "" for the top."""
        return list(self._found[folder])

    def read(self, folder: str, name: str) -> bytes | None:
        """Return what a file holds; None (and one more `refused`) where it can't be used."""
        member = self._found[folder][name]
        limit = {SESSIONS: MAX_FILE_BYTES, RULESETS: MAX_RULESET_BYTES}.get(folder, _MAX_SMALL_BYTES)
        size = member.file_size
        swells = size > _MAX_SMALL_BYTES and size > MAX_RATIO * member.compress_size
        if size > min(limit, self._room) or swells:
            self.refused += 1
            return None
        try:
            with self._archive.open(member) as file:
                data = file.read(size + 1)  # without a number it would unpack more than the size first
        except _FAULTS:
            self.refused += 1
            return None
        except OSError as error:
            if error.errno != errno.EINVAL:  # a place before the file's beginning
                raise
            self.refused += 1
            return None
        self._room -= len(data)
        return data

    def _sort_in(self, member: zipfile.ZipInfo) -> None:
        folder, _, name = member.filename.rpartition("/")
        suffix = {SESSIONS: SUFFIX, RULESETS: RULESET_SUFFIX}.get(folder, ".json")
        mode = member.external_attr >> 16
        is_ordinary = not stat.S_IFMT(mode) or stat.S_ISREG(mode)
        is_readable = member.compress_type in _METHODS and not member.flag_bits & 1  # no secret of anybody's
        known = self._found.get(folder)
        name = plain_name(name)
        if known is None or name in known or not (name.endswith(suffix) and is_ordinary and is_readable):
            self.refused += 1
        else:
            known[name] = member


@contextmanager
def open_backup(path: Path) -> Iterator[Members]:
    """Open a backup to read it.

    Raises:
        BackupError: it is none, or of a newer version.
    """
    try:
        check_regular(path)
    except OSError as error:
        raise BackupError("unreadable", detail=str(error)) from error
    except InvalidRecordError as error:
        raise BackupError("not_a_backup", detail=error.detail) from error
    try:
        archive = zipfile.ZipFile(path)
    except OSError as error:
        reason = "not_a_backup" if error.errno == errno.EINVAL else "unreadable"
        raise BackupError(reason, detail=str(error)) from error
    except _FAULTS as error:
        raise BackupError("not_a_backup", detail=str(error)) from error
    with archive:
        if len(archive.infolist()) > MAX_MEMBERS:
            raise BackupError("too_large", detail=f"more than {MAX_MEMBERS} members")
        members = Members(archive)
        _check_manifest(members)
        yield members


def plain_name(name: str) -> str:
    """Return a name that every system takes, "" for one that leads to another folder or to a device."""
    name = name.encode(errors="replace").decode()
    name = _BARRED.sub("_", name)
    if "/" in name or "\\" in name or name.startswith(".") or name.endswith((".", " ")):
        return ""
    return "" if _DEVICE.fullmatch(name) or len(name.encode()) > _MAX_NAME else name


def _check_manifest(members: Members) -> None:
    data = members.read("", MANIFEST) if MANIFEST in members.names("") else None
    try:
        plain = parse_json((data or b"").decode())
        version = plain["dicegames_backup"]
    except (ValueError, TypeError, KeyError) as error:
        raise BackupError("not_a_backup", detail="no list of contents") from error
    if type(version) is not int or version < 1:
        raise BackupError("not_a_backup", detail="no format number")
    if version > FORMAT:
        raise BackupError("newer_backup", detail=f"format {version}")
