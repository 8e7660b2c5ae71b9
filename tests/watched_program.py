"""The real program with its witness, in a real X server: it can be played, asked and killed."""

import json
import os
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Self

from processes import PATIENCE
from screen import start_xdotool

WITNESS = Path(__file__).with_name("witness.py")
QUIET = ("propagateSizeHints",)

Report = dict[str, Any]
"""What the witness told at once."""


class Program:
    """A running program with its witness; `reports` is what the witness told so far.

    `ills` are variables that let the witness make the disk slow or full.
    """

    def __init__(self, folder: Path, environment: dict[str, str], file: Path | None, **ills: str) -> None:
        self._environment = environment
        read, write = os.pipe()
        command = [sys.executable, str(WITNESS), str(write), "--lang", "en", "--data-dir", str(folder)]
        if file is not None:
            command.append(str(file))
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in __exit__
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            command,
            env=environment | ills,
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
        )
        os.close(write)
        self._pipe = read
        self._rest = b""
        self.first_sign = 0.0  # seconds until it told something
        self.is_over = False
        self.reports: list[Report] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._pipe)
        self._errors.close()

    @property
    def last(self) -> Report:
        """What was told last."""
        return self.reports[-1] if self.reports else {}

    def listen(self, seconds: float, count: int = 1_000_000) -> None:
        """Take what is told within so many seconds, at most until `count` reports are there."""
        end = time.monotonic() + seconds
        while not self.is_over and len(self.reports) < count:
            left = end - time.monotonic()
            if not select.select([self._pipe], [], [], max(0.0, left))[0]:
                return
            data = os.read(self._pipe, 1 << 16)
            self.is_over = not data
            *lines, self._rest = (self._rest + data).split(b"\n")
            self.reports += map(json.loads, lines)

    def press(self, *words: str) -> subprocess.Popen[bytes]:
        """Begin commands of xdotool, with the keyboard at the window in front."""
        focus = ["windowfocus", str(self.last["window"])] if self.last else []
        return start_xdotool(self._environment, [*focus, *words])

    def memory_mb(self) -> int:
        """Return how much memory it held at most."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) >> 10

    def kill(self) -> list[str]:
        """End it at once and return what it had complained about; its helpers may complain of that."""
        self.process.kill()
        said = os.fstat(self._errors.fileno()).st_size
        self.listen(PATIENCE)
        self.process.wait(PATIENCE)
        return self._said(said)

    def complaints(self) -> list[str]:
        """Wait for the end and return what it complained about."""
        self.listen(PATIENCE)
        self.process.wait(PATIENCE)
        return self._said(os.fstat(self._errors.fileno()).st_size)

    def _said(self, length: int) -> list[str]:
        told = os.pread(self._errors.fileno(), length, 0).decode().splitlines()
        return [line for line in told if not any(quiet in line for quiet in QUIET)]
