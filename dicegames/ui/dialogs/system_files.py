"""The system's own dialogs for files, as every question for one uses them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate

FileWords = Callable[[], tuple[str, str]]
"""The title of a dialog and its filter in Qt's form, in the language of the moment; no filter for folders."""

_PLAIN = " -_()"


def ask_file(parent: QWidget, words: FileWords, folder: Path | None = None) -> Path | None:
    """Return the file that was chosen, None when none was.

    The dialog begins at `folder`, or at the user's documents.
    """
    chosen = _chosen(_dialog(parent, words, folder, QFileDialog.FileMode.ExistingFile))
    return chosen[0] if chosen else None


def ask_files(parent: QWidget, words: FileWords) -> list[Path]:
    """Return the files that were chosen, none when nothing was."""
    return _chosen(_dialog(parent, words, None, QFileDialog.FileMode.ExistingFiles))


def ask_folder(parent: QWidget, words: FileWords, folder: Path) -> Path | None:
    """Return the folder that was chosen, None when none was; the dialog begins at `folder`."""
    dialog = _dialog(parent, words, folder, QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    chosen = _chosen(dialog)
    return chosen[0] if chosen else None


def ask_target(parent: QWidget, words: FileWords, name: str, suffix: str) -> Path | None:
    """Return where something is to be written, None when nobody chose; at first it is called `name`."""
    dialog = _dialog(parent, words, None, QFileDialog.FileMode.AnyFile)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # With it the dialog asks before a file is replaced even if its ending wasn't typed.
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(f"{file_name(name)}{suffix}")
    chosen = _chosen(dialog)
    return chosen[0] if chosen else None


def file_name(name: str) -> str:
    """Return `name` as every system takes it for a file: letters, digits and a few signs."""
    plain = "".join(char if char.isalnum() or char in _PLAIN else "_" for char in name).strip()
    return plain or "_"


class _Speaker(QObject):
    """Say title and filters of a dialog, and anew when the language changes.

    A class of its own for the dialog would do that more plainly, but Qt shows the system's dialog only for
    plain ones.
    """

    def __init__(self, dialog: QFileDialog, words: FileWords) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._words = words
        self._speak()
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        return False

    def _speak(self) -> None:
        title, kind = self._words()
        self._dialog.setWindowTitle(title)
        if not kind:
            return
        said, chosen = self._dialog.nameFilters(), self._dialog.selectedNameFilter()
        place = said.index(chosen) if chosen in said else 0
        kinds = [kind, translate("Dialogs", "All files (*)")]
        self._dialog.setNameFilters(kinds)
        self._dialog.selectNameFilter(kinds[place])


def _dialog(
    parent: QWidget, words: FileWords, folder: Path | None, mode: QFileDialog.FileMode
) -> QFileDialog:
    dialog = QFileDialog(parent)
    dialog.setFileMode(mode)
    dialog.setDirectory(_start(folder))
    _Speaker(dialog, words)
    return dialog


def _chosen(dialog: QFileDialog) -> list[Path]:
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return [Path(name) for name in chosen]


def _start(folder: Path | None) -> str:
    if folder is not None:
        return str(folder)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    # Not every home has this folder, and Qt would take the name of a missing one for the file that is meant.
    return documents if Path(documents).is_dir() else str(Path.home())
