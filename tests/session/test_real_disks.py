"""A table on a real small disk: full, switched to reading only, and taken away under an open session.

Mounting one needs root on Linux; elsewhere injected faults stand for it (test_saver.py, test_saving.py).
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from dicegames.games.sheet.state import Keep, Release, Roll
from dicegames.session.controller import MatchController
from dicegames.session.table import open_table
from dicegames.storage.library import load
from tables import make_controller, make_table

FACES = (1, 2, 3, 4, 4)
SIZE = "64k"


def run(*command: str) -> bool:
    """Return whether a command of the system worked."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few pages, mounted for one test."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("needs root on Linux")
    if not run("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)):
        pytest.skip("this system mounts nothing")
    yield folder
    run("umount", "-l", str(folder))


def begin(folder: Path) -> MatchController:
    """Begin a game with its first roll."""
    controller = make_controller(make_table(folder), [FACES])
    assert controller.act(Roll())
    assert controller.is_saved
    return controller


def fill(folder: Path) -> Path:
    """Write a file that leaves no page."""
    path = folder / "other.bin"
    descriptor = os.open(path, os.O_CREAT | os.O_WRONLY)
    with suppress(OSError):
        while True:
            os.write(descriptor, bytes(100))
    os.close(descriptor)
    return path


def test_a_full_disk_is_played_on_in_memory_until_there_is_room(disk: Path, qapp: object) -> None:
    controller = begin(disk)
    other = fill(disk)
    for _ in range(100):  # the last page of the session still has room for some moves
        controller.act(Keep(0))
        controller.act(Release(0))
    assert controller.saver.problem == "disk_full"
    assert not controller.is_saved
    path = controller.table.journal.path
    assert load(path).match().steps == controller.match.steps[: controller.table.saved]
    other.unlink()
    assert controller.act(Keep(0))
    assert controller.is_saved
    assert controller.close()
    assert load(path).match().state == controller.match.state


def test_a_disk_that_may_only_be_read_is_written_to_when_it_may_be_again(disk: Path, qapp: object) -> None:
    controller = begin(disk)
    controller.close()
    assert run("mount", "-o", "remount,ro", str(disk))
    again = make_controller(open_table(controller.table.journal.path), [])
    assert again.saver.problem == "read_only"
    assert again.act(Keep(0))
    assert not again.is_saved
    assert run("mount", "-o", "remount,rw", str(disk))
    assert again.act(Keep(1))
    assert again.is_saved
    assert again.close()
    assert load(controller.table.journal.path).match().state == again.match.state


def test_a_disk_that_is_taken_away_takes_no_game_along(disk: Path, qapp: object) -> None:
    controller = begin(disk)
    path = controller.table.journal.path
    assert run("umount", "-l", str(disk))
    assert not path.exists()
    assert controller.act(Keep(0))
    assert controller.is_saved
    assert controller.close()
    assert load(path).match().state == controller.match.state
