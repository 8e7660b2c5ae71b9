"""The folder in which sessions and rulesets are kept, and whether one can be used."""

import os
import tempfile
from pathlib import Path
from typing import Literal

import msgspec

from dicegames.storage.directories import Directories
from dicegames.storage.disk import is_full
from dicegames.storage.settings import MAX_PATH

FolderProblem = Literal["missing", "unwritable", "full"]


def folder_problem(folder: Path, *, make: bool = False) -> FolderProblem | None:
    """Return why nothing can be kept in `folder`, None when it can; `make` it when it is missing.

    "full" says that there is no room left for a file, though the folder may be written.
    """
    try:
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        elif not folder.is_dir():
            return "missing"
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\n")
    except OSError as error:
        return "full" if is_full(error) else "unwritable"
    return None


def file_in_the_way(folders: Directories) -> Path | None:
    """Return what lies where one of the program's folders is to be and is none, None when nothing does."""
    wanted = (folders.config, folders.sessions, folders.rulesets)
    return next((path for path in wanted if os.path.lexists(path) and not path.is_dir()), None)


def is_keepable(folder: Path) -> bool:
    """Return whether the settings can hold the path of a folder: absolute, and not of stray bytes."""
    try:
        return folder.is_absolute() and len(str(folder).encode()) <= MAX_PATH
    except UnicodeEncodeError:
        return False


def with_data(folders: Directories, data: Path) -> Directories:
    """Return `folders` with sessions, rulesets and best results below `data`."""
    return msgspec.structs.replace(folders, data=data)
