"""The folder in which sessions and rulesets are kept: whether one can be used, and moving into another."""

import tempfile
from pathlib import Path
from typing import Literal

import msgspec

from dicegames.storage.archive import Report, Restored, restore_backup, write_backup
from dicegames.storage.directories import Directories
from dicegames.storage.settings import MAX_PATH

FolderProblem = Literal["missing", "unwritable"]


def folder_problem(folder: Path, *, make: bool = False) -> FolderProblem | None:
    """Return why nothing can be kept in `folder`, None when it can; `make` it when it is missing."""
    try:
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        elif not folder.is_dir():
            return "missing"
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\n")
    except OSError:
        return "unwritable"
    return None


def is_keepable(folder: Path) -> bool:
    """Return whether the settings can hold the path of a folder: absolute, and not of stray bytes."""
    try:
        return folder.is_absolute() and len(str(folder).encode()) <= MAX_PATH
    except UnicodeEncodeError:
        return False


def with_data(folders: Directories, data: Path) -> Directories:
    """Return `folders` with sessions, rulesets and best results below `data`."""
    return msgspec.structs.replace(folders, data=data)


def copy_data(folders: Directories, data: Path, report: Report | None = None) -> Restored:
    """Copy sessions, rulesets and best results into the folder `data`; nothing is replaced or deleted.

    It goes by way of a backup in that folder, so that all rules of restoring one hold here too.

    Raises:
        OSError: the disk failed; what was copied until then is whole.
    """
    with tempfile.TemporaryDirectory(prefix=".dicegames-", dir=data) as passing:
        archive = Path(passing, "copy.zip")
        halves = _Halves(report)
        write_backup(archive, folders, report=halves.report_first)
        return restore_backup(archive, with_data(folders, data), report=halves.report_second)


class _Halves:
    """Tell of two ways through all files as of one."""

    def __init__(self, report: Report | None) -> None:
        self._report = report or _tell_nobody

    def report_first(self, done: int, total: int) -> None:
        self._report(done, 2 * total)

    def report_second(self, done: int, total: int) -> None:
        self._report(total + done, 2 * total)


def _tell_nobody(done: int, total: int) -> None:
    pass
