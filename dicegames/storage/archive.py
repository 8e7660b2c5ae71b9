"""A backup: everything that people made here, in one zip file, and back without replacing anything.

    dicegames-backup.json     {"dicegames_backup": 1, "app": "0.1.0", "created": "2026-03-01T18:00:00.000Z"}
    sessions/*.dicegame       as they are on the disk, damaged ones too
    rulesets/*.dicerules      the own rulesets
    best.json, settings.json  as `storage/best.py` and `storage/settings.py` describe them

What was deleted stays out of it.
"""

import errno
import os
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.archive_members import (
    BEST,
    FORMAT,
    MANIFEST,
    RULESETS,
    SESSIONS,
    SETTINGS,
    Members,
    open_backup,
    plain_name,
)
from dicegames.storage.atomic import replacement
from dicegames.storage.best import BestStore
from dicegames.storage.directories import Directories
from dicegames.storage.disk import Disk
from dicegames.storage.journal import SUFFIX
from dicegames.storage.library import read_bytes
from dicegames.storage.merging import SessionMerger
from dicegames.storage.record import current_time
from dicegames.storage.ruleset_file import SUFFIX as RULESET_SUFFIX
from dicegames.storage.ruleset_file import RulesetFileError, decode_ruleset_file
from dicegames.storage.rulesets import RulesetLibrary
from dicegames.storage.settings import SettingsStore
from dicegames.version import app_version

_EARLIEST, _LATEST = 86_400 * 3660, 86_400 * 365 * 130  # within 1980 and 2099

Report = Callable[[int, int], None]
"""Is told how many files are done, and of how many."""


class Backup(msgspec.Struct, frozen=True):
    """What a backup holds; `left_out` are the names of files that could not be read."""

    sessions: int
    rulesets: int
    best: bool
    settings: bool
    left_out: tuple[str, ...]


class Restored(msgspec.Struct, frozen=True):
    """What came back; `known` was there already, `refused` could not be used.

    `sessions` and `rulesets` are files that were written, `best` results that were added.
    """

    sessions: int
    rulesets: int
    best: int
    settings: bool
    known: int
    refused: int


def write_backup(
    path: Path,
    folders: Directories,
    *,
    replace: bool = False,
    report: Report | None = None,
    disk: Disk | None = None,
) -> Backup:
    """Write everything below `folders` into the zip file `path`, which is there whole or not at all.

    Raises:
        FileExistsError: there is such a file, and it is not to be replaced.
        OSError: the backup could not be written.
    """
    disk = disk or Disk()
    target = path.resolve()
    if not replace and os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    disk.make_folder(target.parent)
    with replacement(target, disk) as descriptor, os.fdopen(descriptor, "w+b", closefd=False) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            counts = _fill(archive, folders, report)
        file.flush()
        disk.fsync(descriptor)
    return counts


def restore_backup(
    path: Path,
    folders: Directories,
    *,
    with_settings: bool = False,
    report: Report | None = None,
    disk: Disk | None = None,
) -> Restored:
    """Bring back what the backup `path` holds and `folders` don't; nothing that is there is changed.

    Settings come back where there are none, or `with_settings` in the place of others. What could not be
    finished can be done again: what is there already is passed over.

    Raises:
        BackupError: it is no backup of this program.
        OSError: the disk failed; what was written until then is whole.
    """
    with open_backup(path) as members:
        sessions, known = _restore_sessions(members, folders, report, disk)
        rulesets, known_rulesets = _restore_rulesets(members, folders, disk)
        best = _restore_best(members, folders, disk)
        settings = _restore_settings(members, folders, with_settings, disk)
        return Restored(sessions, rulesets, best, settings, known + known_rulesets, members.refused)


def _fill(archive: zipfile.ZipFile, folders: Directories, report: Report | None) -> Backup:
    manifest = {"dicegames_backup": FORMAT, "app": app_version(), "created": current_time()}
    archive.writestr(_member(MANIFEST, time.time()), msgspec.json.encode(manifest))
    sessions = _files(folders.sessions, SUFFIX)
    rulesets = _files(folders.rulesets, RULESET_SUFFIX)
    counts = {SESSIONS: 0, RULESETS: 0}
    left_out: list[str] = []
    names: set[str] = set()
    both = [(SESSIONS, file) for file in sessions] + [(RULESETS, file) for file in rulesets]
    for done, (folder, file) in enumerate(both, start=1):
        name = f"{folder}/{_member_name(file, names)}"
        names.add(name)
        if _store(archive, name, file):
            counts[folder] += 1
        else:
            left_out.append(file.name)
        if report is not None:
            report(done, len(both))
    stored = {}
    for name, file in ((BEST, folders.best), (SETTINGS, folders.settings)):
        stored[name] = file.is_file() and _store(archive, name, file)
        if file.is_file() and not stored[name]:
            left_out.append(file.name)
    return Backup(counts[SESSIONS], counts[RULESETS], stored[BEST], stored[SETTINGS], tuple(left_out))


def _files(folder: Path, suffix: str) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == suffix and path.is_file())
    except FileNotFoundError:
        return []


def _member_name(file: Path, taken: set[str]) -> str:
    """Return a name for a file that every system takes and no other one in the backup has."""
    stem = Path(plain_name(file.name) or f"session{file.suffix}").stem
    name, number = f"{stem}{file.suffix}", 2
    while f"{SESSIONS}/{name}" in taken or f"{RULESETS}/{name}" in taken:
        name, number = f"{stem} ({number}){file.suffix}", number + 1
    return name


def _store(archive: zipfile.ZipFile, name: str, file: Path) -> bool:
    """Put a file into the backup as it is now; return False where it can't be read."""
    try:
        data, changed = read_bytes(file), file.stat().st_mtime
    except (InvalidRecordError, OSError):
        return False
    archive.writestr(_member(name, changed), data)
    return True


def _member(name: str, changed: float) -> zipfile.ZipInfo:
    """Return the head of a member, its time within the years that a zip file knows."""
    moment = time.localtime(min(max(changed, _EARLIEST), _LATEST))[:6]
    member = zipfile.ZipInfo(name, moment)
    member.compress_type = zipfile.ZIP_DEFLATED
    member.external_attr = 0o600 << 16
    return member


def _restore_sessions(
    members: Members, folders: Directories, report: Report | None, disk: Disk | None
) -> tuple[int, int]:
    merger = SessionMerger(folders.sessions, disk)
    names = members.names(SESSIONS)
    added = known = 0
    for done, name in enumerate(names, start=1):
        data = members.read(SESSIONS, name)
        if data is not None:
            if merger.add(name, data) is None:
                known += 1
            else:
                added += 1
        if report is not None:
            report(done, len(names))
    return added, known


def _restore_rulesets(members: Members, folders: Directories, disk: Disk | None) -> tuple[int, int]:
    library = RulesetLibrary(folders.rulesets, disk)
    added = known = 0
    for name in members.names(RULESETS):
        data = members.read(RULESETS, name)
        if data is None:
            continue
        before = {ruleset.id for ruleset in library.listing().rulesets}
        try:
            kept = library.add(decode_ruleset_file(data))
        except RulesetFileError:
            members.refused += 1
            continue
        if kept.id in before:
            known += 1
        else:
            added += 1
    return added, known


def _restore_best(members: Members, folders: Directories, disk: Disk | None) -> int:
    """Add the results of the backup to the best lists, and return how many got a place."""
    with tempfile.TemporaryDirectory() as folder:
        found = BestStore(Path(folder, BEST))
        if not _unpack(members, BEST, Path(folder, BEST)):
            return 0
        if found.load() is not None:
            members.refused += 1
            return 0
    store = BestStore(folders.best, disk)
    if store.load() == "best_newer":
        members.refused += 1
        return 0
    added = 0
    for ruleset_id, results in found.lists().items():
        before = set(store.of(ruleset_id))
        for result in results:
            store.add(ruleset_id, result)
        added += len(set(store.of(ruleset_id)) - before)
    return added


def _restore_settings(members: Members, folders: Directories, is_asked: bool, disk: Disk | None) -> bool:
    if os.path.lexists(folders.settings) and not is_asked:
        return False
    with tempfile.TemporaryDirectory() as folder:
        if not _unpack(members, SETTINGS, Path(folder, SETTINGS)):
            return False
        settings, problem = SettingsStore(Path(folder, SETTINGS)).load()
    store = SettingsStore(folders.settings, disk)
    here = store.load()[0].data_folder  # that of the backup may be a place on another computer
    if problem in ("settings_unreadable", "settings_newer") or store.is_newer:
        members.refused += 1
        return False
    store.save(msgspec.structs.replace(settings, data_folder=here))
    return True


def _unpack(members: Members, name: str, path: Path) -> bool:
    data = members.read("", name) if name in members.names("") else None
    if data is not None:
        path.write_bytes(data)
    return data is not None
