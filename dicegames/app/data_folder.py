"""The folder of sessions and rulesets: shown in the file manager, and changed for another."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from dicegames.app.log_file import note
from dicegames.app.place import Place
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.models.backup_words import disk_problem_text
from dicegames.storage.archive import Report, Restored
from dicegames.storage.data_folder import FolderProblem, folder_problem, is_keepable
from dicegames.storage.directories import directories
from dicegames.storage.moving import copy_data
from dicegames.ui.dialogs.data_folder import DataFolderDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class DataFolder(QObject):
    """Do what is wished with the folder of this run; `leave` leaves what is open, or returns False."""

    chosen = Signal(str)  # the folder for the settings, "" for the usual one: it is to be used from now on

    def __init__(self, look: Look, place: Place, window: QWidget, leave: Callable[[], bool]) -> None:
        super().__init__(window)
        self._look = look
        self._place = place
        self._window = window
        self._leave = leave

    @property
    def path(self) -> Path:
        """The folder in use."""
        return self._place.folders.data

    def open(self) -> None:
        """Show the folder in the system's file manager."""
        if folder_problem(self.path, make=True) is not None and not self.path.is_dir():
            self._tell(
                lambda: (
                    translate("DataFolder", "The folder cannot be opened"),
                    translate("DataFolder", "{folder} is not there.").format(folder=self.path),
                )
            )
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.path))):
            self._tell(
                lambda: (
                    translate("DataFolder", "No file manager opens the folder"),
                    translate("DataFolder", "It is here: {folder}").format(folder=self.path),
                )
            )

    def choose(self) -> None:
        """Ask for another folder, copy into it what is here if that is wished, and use it."""
        folder = DataFolderDialog.ask(self._window, self.path)
        if folder is None or _is_same(folder, self.path):
            return
        problem = folder_problem(folder) if is_keepable(folder) else "unwritable"
        if problem is not None:
            self._tell(partial(_refused_words, folder, problem))
            return
        if not self._leave() or not self._copied(folder):
            return
        usual = directories(None).data
        self.chosen.emit("" if _is_same(folder, usual) else str(folder))

    def tell_problem(self) -> None:
        """Tell at the start what is wrong with the folder, if anything is."""
        place = self._place
        if place.problem is None:
            return
        note("data_folder_problem", reason=place.problem)
        self._tell(partial(problem_words, place))

    def _copied(self, folder: Path) -> bool:
        """Copy what is here into `folder` if that is wished; return False when that was stopped or failed."""
        if Question.ask(self._window, self._look, partial(copy_doubt, folder)):
            return True

        def work(report: Report) -> Restored:
            return copy_data(self._place.folders, folder, report)

        try:
            copied = Waiting.wait(self._look, self._window, _copying, work)
        except StoppedError:
            self._tell(_stopped_words)
            return False
        except OSError as error:
            note("copy_failed", number=error.errno or 0)
            self._tell(partial(_failed_words, error))
            return False
        note("data_copied", sessions=copied.sessions, rulesets=copied.rulesets, known=copied.known)
        return True

    def _tell(self, words: Told) -> None:
        Message.tell(self._window, self._look, words)


def problem_words(place: Place) -> tuple[str, str]:
    """Return what is said at the start of a data folder that isn't as it should be."""
    folder = place.folders.data
    if place.problem == "unwritable":
        title = translate("DataFolder", "Nothing can be saved")
        text = translate(
            "DataFolder",
            "{folder} cannot be written. You can play, but sessions are kept only once it can be.",
        ).format(folder=folder)
    elif place.problem == "full":
        title = translate("DataFolder", "The disk is full")
        text = translate(
            "DataFolder",
            "There is no room left in {folder}. You can play, but moves are kept only once there is.",
        ).format(folder=folder)
    elif place.problem == "in_the_way":
        title = translate("DataFolder", "Something is in the way")
        text = translate(
            "DataFolder",
            "{path} is no folder, though the app needs one. Move it away; until then nothing is kept there.",
        ).format(path=place.wanted)
    elif place.problem == "missing":
        title = translate("DataFolder", "Your data folder is missing")
        text = translate(
            "DataFolder",
            "{folder} is not there. Until it is back, sessions are kept in the usual folder: {usual}",
        ).format(folder=place.wanted, usual=folder)
    else:
        title = translate("DataFolder", "Your data folder cannot be used")
        text = translate(
            "DataFolder",
            "{folder} cannot be written. Until it can be, sessions are kept in the usual folder: {usual}",
        ).format(folder=place.wanted, usual=folder)
    return title, text


def _refused_words(folder: Path, problem: FolderProblem) -> tuple[str, str]:
    if problem == "full":
        text = translate("DataFolder", "There is no room left in {folder}. Nothing was changed.")
    else:
        text = translate("DataFolder", "{folder} cannot be written. Nothing was changed.")
    return translate("DataFolder", "This folder cannot be used"), text.format(folder=folder)


def _copying() -> str:
    return translate("DataFolder", "Copying")


def _stopped_words() -> tuple[str, str]:
    return translate("DataFolder", "Stopped"), translate(
        "DataFolder", "The folder stays as it was chosen before. What was copied until then is there."
    )


def _failed_words(error: OSError) -> tuple[str, str]:
    kept = translate("DataFolder", "The folder stays as it was before; nothing was lost.")
    return translate("DataFolder", "Not everything was copied"), f"{disk_problem_text(error)} {kept}"


def copy_doubt(folder: Path) -> Doubt:
    """Return the question in the current language."""
    return Doubt(
        translate("DataFolder", "Copy what you have?"),
        translate(
            "DataFolder",
            "Sessions, rules and best results from here can be copied to {folder}. They stay here too.",
        ).format(folder=folder),
        translate("DataFolder", "Don’t copy"),
        translate("DataFolder", "Copy"),
    )


def _is_same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return path == other
