"""The folder in which sessions and rulesets are kept, and whether one can be used."""

import tempfile
from pathlib import Path
from typing import Literal

import msgspec

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
