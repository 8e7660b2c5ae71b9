"""What other programs and people do to the file of a session while it is open."""

import os
import shutil
from pathlib import Path

import pytest

movable = pytest.mark.skipif(os.name == "nt", reason="Windows keeps open files where they are")


def lose_file(path: Path) -> None:
    path.unlink()


def lose_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def add_notes(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"notes\n")
