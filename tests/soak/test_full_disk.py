"""The disk is full while a game is played in a real window: it goes on, and is saved once there is room."""

import errno
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicegames.storage.library import load
from hands import Plan
from processes import PATIENCE
from scenarios import Report, report_scenario
from screen import needs_screen, real_screen
from soaking import IS_SOAK
from storage.listing import list_sessions
from watched_program import Program
from window_crash import Folder, Tally

pytestmark = needs_screen

KEYS = ("space", "Return", "Down", "2", "4", "ctrl+z")
SECONDS = 4.0 if IS_SOAK else 1.0


class TinyDisk:
    """A disk in memory, of a megabyte; `fill` leaves no byte of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ills: dict[str, str] = {}
        self._ballast = folder / "ballast"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
        if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("only where a file system can be mounted")

    def fill(self) -> None:
        descriptor = os.open(self._ballast, os.O_CREAT | os.O_WRONLY)
        try:
            while os.write(descriptor, bytes(4096)):
                pass
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
        finally:
            os.close(descriptor)

    def free(self) -> None:
        self._ballast.unlink()

    def close(self) -> None:
        subprocess.run(["umount", str(self.folder)], check=True)


class UnwillingDisk:
    """A disk that says it is full while there is a file beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._flag = folder.with_name("full")
        self.ills = {"DICEGAMES_FULL_DISK": str(self._flag)}
        folder.mkdir()

    def fill(self) -> None:
        self._flag.touch()

    def free(self) -> None:
        self._flag.unlink()

    def close(self) -> None:
        pass


KINDS = (TinyDisk, UnwillingDisk)


@pytest.fixture(params=KINDS if IS_SOAK else KINDS[1:], ids=lambda kind: kind.__name__)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TinyDisk | UnwillingDisk]:
    """A disk that can be filled."""
    made = request.param(tmp_path / "disk")
    assert isinstance(made, KINDS)
    yield made
    made.close()


def test_a_game_goes_on_over_a_full_disk_and_is_saved_when_there_is_room(
    disk: TinyDisk | UnwillingDisk, record_property: Report
) -> None:
    tally = Tally()
    sessions = disk.folder / "sessions"
    with real_screen() as environment:
        folder = Folder(disk.folder, Plan("penta", False), environment, seed=1, longest=0.0)
        with Program(disk.folder, environment, None, **disk.ills) as program:
            program.listen(PATIENCE, 1)
            folder.hand(program, PATIENCE, lambda told: "state" in told)
            folder.hand(program, SECONDS, keys=KEYS)
            disk.fill()
            folder.hand(program, PATIENCE, lambda told: told.get("saved") is False, KEYS)
            before = load(list_sessions(sessions)[0].path).entries
            folder.hand(program, SECONDS, keys=KEYS)
            session = load(list_sessions(sessions)[0].path)
            assert session.entries == before
            disk.free()
            folder.hand(program, PATIENCE, lambda told: told.get("saved") is True, KEYS)
            assert program.last["saved"]
            assert program.kill() == []
        folder.check(program, tally)
        folder.close_once(tally)
    added = len(load(list_sessions(sessions)[0].path).entries) - len(before)
    facts = {"shown": tally.shown, "shown_unsaved": tally.unsaved, "entries_written_afterwards": added}
    report_scenario(record_property, f"a full disk, {type(disk).__name__}", facts)
    assert tally.unsaved
    assert added
