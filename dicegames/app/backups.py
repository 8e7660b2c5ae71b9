"""Backups from the menu: written and brought back in a thread, with the counts told afterwards."""

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from dicegames.app.log_file import note
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.engine.errors import InvalidRecordError
from dicegames.models.backup_words import (
    backup_problem_text,
    backup_text,
    disk_problem_text,
    restored_text,
)
from dicegames.storage.archive import Backup, Report, Restored, restore_backup, write_backup
from dicegames.storage.directories import Directories
from dicegames.ui.dialogs.backup_files import RestoreBackupDialog, WriteBackupDialog
from dicegames.ui.dialogs.question import Message
from dicegames.ui.doubt import Told
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Backups(QObject):
    """Write and bring back backups of `folders`; `leave` leaves what is open, or returns False."""

    restored = Signal()  # files and settings may be others now: everything is to be read anew

    def __init__(self, look: Look, folders: Directories, window: QWidget, leave: Callable[[], bool]) -> None:
        super().__init__(window)
        self._look = look
        self._folders = folders
        self._window = window
        self._leave = leave

    def write(self) -> None:
        """Ask for a file, and write everything into it."""
        path = WriteBackupDialog.ask(self._window, date.today())
        if path is None:
            return

        def work(report: Report) -> Backup:
            return write_backup(path, self._folders, replace=True, report=report)

        try:
            backup = Waiting.wait(self._look, self._window, _writing, work)
        except StoppedError:
            self._tell(
                lambda: (translate("Backup", "Stopped"), translate("Backup", "No backup was written."))
            )
        except OSError as error:
            note("backup_failed", number=error.errno or 0)
            self._tell(partial(_not_written, error))
        else:
            note("backup_written", sessions=backup.sessions, left_out=len(backup.left_out))
            self._tell(lambda: (translate("Backup", "The backup is written"), backup_text(backup)))

    def restore(self) -> None:
        """Ask for a backup, and bring back what it holds and is missing here."""
        path = RestoreBackupDialog.ask(self._window)
        if path is None or not self._leave():
            return

        def work(report: Report) -> Restored:
            return restore_backup(path, self._folders, report=report)

        try:
            restored = Waiting.wait(self._look, self._window, _bringing_back, work)
        except StoppedError:
            self._tell(lambda: (translate("Backup", "Stopped"), _kept()))
        except InvalidRecordError as error:
            note("restore_refused", reason=error.reason)
            self._tell(partial(_unusable, error))
            return
        except OSError as error:
            note("restore_failed", number=error.errno or 0)
            self._tell(partial(_not_all, error))
        else:
            note("restored", sessions=restored.sessions, known=restored.known, refused=restored.refused)
            self._tell(lambda: (translate("Backup", "The backup is restored"), restored_text(restored)))
        self.restored.emit()

    def _tell(self, words: Told) -> None:
        Message.tell(self._window, self._look, words)


def _writing() -> str:
    return translate("Backup", "Writing backup")


def _bringing_back() -> str:
    return translate("Backup", "Bringing back")


def _not_written(error: OSError) -> tuple[str, str]:
    return translate("Backup", "No backup was written"), disk_problem_text(error)


def _unusable(error: InvalidRecordError) -> tuple[str, str]:
    text = f"{backup_problem_text(error)} {translate('Backup', 'Nothing was changed.')}"
    return translate("Backup", "This backup cannot be used"), text


def _not_all(error: OSError) -> tuple[str, str]:
    return translate("Backup", "Not everything came back"), f"{disk_problem_text(error)} {_kept()}"


def _kept() -> str:
    return translate("Backup", "What came back until then stays; nothing was replaced.")
