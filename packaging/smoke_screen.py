"""The screen on which programs are tried: an X server of its own on Linux, elsewhere that of the session."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from x_server import x_server

FEWEST_COLORS = 50
"""A window of the program has more of them; an empty screen has one."""

_CAMERA = """
import os, sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(["camera"])
for path in sys.stdin:
    image = app.primaryScreen().grabWindow(0).toImage()
    image.save(path.rstrip("\\n"))
    small = image.scaled(200, 125)
    colors = {small.pixel(x, y) for x in range(small.width()) for y in range(small.height())}
    print(len(colors), flush=True)
"""


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """Give the variables by which programs find the screen."""
    if sys.platform != "linux" or not shutil.which("Xvfb"):
        yield {name: os.environ[name] for name in ("WAYLAND_DISPLAY",) if name in os.environ}
        return
    with x_server() as screen:
        # Whoever asks for the bus of the session must not start one, which would stay.
        yield {"DISPLAY": screen, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}


class Camera:
    """Take pictures of a screen and put them into `folder`."""

    def __init__(self, folder: Path, screen: Mapping[str, str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        environment = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CAMERA],
            env=environment | dict(screen),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def take(self, name: str) -> int:
        """Take a picture and return how many colours it has."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{self._folder / name}.png\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline() or 0)

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()
