"""The system's own dialogs for files, as every question for one uses them."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate

_PLAIN = " -_()"


def ask_file(parent: QWidget, title: str, kind: str, folder: Path | None = None) -> Path | None:
    """Return the file that was chosen, None when none was.

    `kind` is a filter in Qt's form; the dialog begins at `folder`, or at the user's documents.
    """
    name, _ = QFileDialog.getOpenFileName(parent, title, _start(folder), _filters(kind))
    return Path(name) if name else None


def ask_files(parent: QWidget, title: str, kind: str) -> list[Path]:
    """Return the files that were chosen, none when nothing was; `kind` is a filter in Qt's form."""
    names, _ = QFileDialog.getOpenFileNames(parent, title, _start(None), _filters(kind))
    return [Path(name) for name in names]


def ask_target(parent: QWidget, title: str, kind: str, name: str, suffix: str) -> Path | None:
    """Return where something is to be written, None when nobody chose; at first it is called `name`."""
    dialog = QFileDialog(parent, title, _start(None), _filters(kind))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # With it the dialog asks before a file is replaced even if its ending wasn't typed.
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(f"{file_name(name)}{suffix}")
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if accepted and chosen else None


def file_name(name: str) -> str:
    """Return `name` as every system takes it for a file: letters, digits and a few signs."""
    plain = "".join(char if char.isalnum() or char in _PLAIN else "_" for char in name).strip()
    return plain or "_"


def _start(folder: Path | None) -> str:
    if folder is not None:
        return str(folder)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    # Not every home has this folder, and Qt would take the name of a missing one for the file that is meant.
    return documents if Path(documents).is_dir() else str(Path.home())


def _filters(kind: str) -> str:
    return f"{kind};;{translate('Dialogs', 'All files (*)')}"
