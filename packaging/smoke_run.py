"""Run an installed program in a world of its own, and hear from its log file what it does."""

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from smoke_unpack import Program, SmokeError

PATIENCE = 120.0  # seconds; a busy machine is no fault
LOOK = 0.003  # seconds between two looks at a log file
MARK = "DICEGAMES_SMOKE"

Event = tuple[str, dict[str, str]]
"""What a line of the log says: an id, and facts by name."""

_HIDDEN = ("XDG_", "QT_", "PYTHON", "LD_", "DYLD_", "WAYLAND_", "VIRTUAL_ENV")


@dataclass(frozen=True, slots=True)
class World:
    """A home, a folder for passing files and one of sockets below `folder`, all of them empty at first."""

    folder: Path
    display: Mapping[str, str]
    mark: str = field(default_factory=lambda: secrets.token_hex(8))
    """It stands in the environment of every process that the program starts."""

    @property
    def home(self) -> Path:
        """Return the home that programs see."""
        return self.folder / "home"

    @property
    def passing(self) -> Path:
        """Return the folder for files that are needed for a moment."""
        return self.folder / "tmp"

    def environment(self) -> dict[str, str]:
        """Make the folders, and return the environment of programs in this world."""
        runtime = self.folder / "run"
        for folder in (self.home, self.passing, runtime):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_HIDDEN)}
        homes = dict.fromkeys(("HOME", "USERPROFILE"), str(self.home))
        if sys.platform == "win32":
            homes |= {"APPDATA": str(self.home / "Roaming"), "LOCALAPPDATA": str(self.home / "Local")}
        passing = dict.fromkeys(("TMPDIR", "TMP", "TEMP"), str(self.passing))
        own = {"XDG_RUNTIME_DIR": str(runtime), MARK: self.mark}
        return kept | homes | passing | own | dict(self.display)

    def processes_left(self) -> list[int]:
        """Return the ids of this world's processes that still run."""
        if sys.platform == "linux":
            return _marked_of_linux(f"{MARK}={self.mark}".encode())
        if sys.platform == "win32":
            listing = 'Get-CimInstance Win32_Process | % { "$($_.ProcessId) $($_.CommandLine)" }'
            command = ["powershell", "-NoProfile", "-Command", listing]
            sign = str(self.folder)
        else:
            command = ["ps", "-axwwE", "-o", "pid=,command="]
            sign = self.mark
        lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        return [int(line.split()[0]) for line in lines if sign in line and "powershell" not in line.lower()]

    def processes_that_stay(self, grace: float = 5.0) -> list[int]:
        """Return the processes of this world that still run after a moment of grace."""
        end = time.monotonic() + grace
        while (left := self.processes_left()) and time.monotonic() < end:
            time.sleep(0.05)
        return left


def _marked_of_linux(mark: bytes) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            is_marked = mark in path.read_bytes().split(b"\0")
        except OSError:
            continue  # another user's, or it has just ended
        if is_marked:
            found.append(int(path.parent.name))
    return found


class Running:
    """A started program whose data lies in `data`; `events` are those of this start."""

    def __init__(self, program: Program, world: World, data: Path, *words: str) -> None:
        self._log = data / "log" / "dicegames.log"
        self._skipped = len(self._lines())
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in close
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [*program.command, "--data-dir", str(data), *words],
            env=world.environment(),
            cwd=world.home,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
        )

    def events(self) -> list[Event]:
        """Return what the log says by now."""
        return [_event(line) for line in self._lines()[self._skipped :]]

    def wait_for(self, event: str, times: int = 1) -> float:
        """Wait until the log has said something so often; return the seconds since the start.

        Raises: SmokeError when it doesn't, or the program ends before.
        """
        end = time.monotonic() + PATIENCE
        while sum(name == event for name, _ in self.events()) < times:
            if self.process.poll() is not None and not self._said(event, times):
                raise SmokeError(
                    f"it ended with {self.process.returncode} before {event}; {self.complaint()}"
                )
            if time.monotonic() > end:
                raise SmokeError(f"waited in vain for {event}; {self.complaint()}")
            time.sleep(LOOK)
        return time.perf_counter() - self.began

    def wait(self) -> int:
        """Return the exit status.

        Raises: SmokeError when the program doesn't end.
        """
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise SmokeError("it does not end") from None

    def ask_to_end(self) -> int:
        """Ask the program to end, as the system does, and return its exit status."""
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/PID", str(self.process.pid)], capture_output=True, check=False)
        else:
            self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def complaint(self) -> str:
        """Return the last line that the program wrote on the terminal."""
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def close(self) -> None:
        """End a program that still runs by force."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._errors.close()

    def _said(self, event: str, times: int) -> bool:
        return sum(name == event for name, _ in self.events()) >= times

    def _lines(self) -> list[str]:
        try:
            text = self._log.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        return [line for line in text.splitlines() if line[:1].isdigit()]


ENDED = (0,) if sys.platform == "win32" else (128 + signal.SIGTERM,)
"""How a program ends that was asked to."""


def output_of(program: Program, world: World, words: Sequence[str]) -> str:
    """Return what a command of the program prints.

    Raises: SmokeError when it fails.
    """
    try:
        done = subprocess.run(
            [*program.console, *words],
            env=world.environment() | {"PYTHONIOENCODING": "utf-8"},
            cwd=world.home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise SmokeError(f"{words[0]} isn't over after {PATIENCE:.0f} seconds") from None
    except OSError as error:
        raise SmokeError(f"the program cannot be started: {error.strerror}") from error
    if done.returncode:
        raise SmokeError(f"{words[0]} ended with {done.returncode}: {done.stderr.strip()[-300:]}")
    return done.stdout


def _event(line: str) -> Event:
    name, *facts = line.split()[2:] or [""]
    return name, dict(fact.split("=", 1) for fact in facts if "=" in fact)
