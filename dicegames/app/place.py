"""Where this run of the program keeps its files, and what speaks against the place that was chosen."""

import errno
import os
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from dicegames.session.answer import Answer
from dicegames.storage.data_folder import (
    FolderProblem,
    file_in_the_way,
    folder_problem,
    is_keepable,
    with_data,
)
from dicegames.storage.directories import Directories, directories
from dicegames.storage.settings import Settings, chosen_data_folder

PATIENCE = 3.0
"""For so many seconds a folder that was chosen may not answer: then it can't be used in this run."""

PlaceProblem = Literal["missing", "unusable", "unwritable", "full", "in_the_way"]


class Place(msgspec.Struct, frozen=True):
    """The folders of this run; `is_given` says that they come from the command line.

    `problem` is "missing" or "unusable" (the folder `wanted` of the settings; the usual one is used instead)
    or, of the folder in use, "unwritable" or "full" (nothing can be kept there), or "in_the_way" (`wanted` is
    no folder, and one of the program's is to be there).
    """

    folders: Directories
    is_given: bool = False
    problem: PlaceProblem | None = None
    wanted: Path | None = None


def find_folders(data_dir: Path | None) -> Directories:
    """Return the folders for a command: below `data_dir`, else as chosen, else as the system intends.

    Raises:
        FileNotFoundError: the folder that was chosen is not there.
    """
    folders = directories(data_dir)
    chosen = "" if data_dir is not None else chosen_data_folder(folders.settings)
    if not chosen:
        return folders
    if not Path(chosen).is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), chosen)
    return with_data(folders, Path(chosen))


def find_place(folders: Directories, settings: Settings, *, is_given: bool) -> Place:
    """Return where sessions and rulesets are kept: as given, else as chosen, else as the system intends."""
    if settings.data_folder and not is_given:
        wanted = Path(settings.data_folder)
        found = _problem_in_time(wanted) if is_keepable(wanted) else "unwritable"
        if found in (None, "full"):  # what is in a full one can still be read
            return _used(Place(with_data(folders, wanted), problem=found, wanted=wanted))
        if folder_problem(folders.data, make=True) is None:
            return Place(folders, problem="missing" if found == "missing" else "unusable", wanted=wanted)
    return _used(Place(folders, is_given, folder_problem(folders.data, make=True)))


def _used(place: Place) -> Place:
    """Return the place with what is in the way of its folders, unless something worse is known of it."""
    obstacle = None if place.problem else file_in_the_way(place.folders)
    return place if obstacle is None else replace(place, problem="in_the_way", wanted=obstacle)


def _problem_in_time(folder: Path) -> FolderProblem | None:
    answer = Answer(lambda: folder_problem(folder))
    return answer.result() if answer.wait(PATIENCE) else "unwritable"
