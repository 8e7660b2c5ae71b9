"""Moving into another data folder: what is here is copied there, and stays here too."""

import tempfile
from pathlib import Path

from dicegames.storage.archive import Report, Restored, restore_backup, write_backup
from dicegames.storage.data_folder import with_data
from dicegames.storage.directories import Directories


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
