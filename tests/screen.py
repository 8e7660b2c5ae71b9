"""A real X server for tests, and real keys and clicks in it."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from processes import PATIENCE
from x_server import x_server

NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool"}
"""The programs and the Debian packages that have them."""

MISSING = tuple(package for program, package in NEEDED.items() if not shutil.which(program))
WHY = f"no real X server here; install the package(s) {', '.join(MISSING)}"

needs_screen = pytest.mark.skipif(bool(MISSING), reason=WHY)


@contextmanager
def real_screen(width: int = 1280, height: int = 800) -> Iterator[dict[str, str]]:
    """Start an X server and give the environment of programs that use it."""
    with x_server(width, height) as display:
        environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        yield environment


def xdotool(environment: dict[str, str], *words: str) -> str:
    """Run commands of xdotool and return what they print; what can't be done is passed over."""
    run = subprocess.run(
        ["xdotool", *words], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    return run.stdout.strip()


def start_xdotool(environment: dict[str, str], words: Sequence[str]) -> subprocess.Popen[bytes]:
    """Begin commands of xdotool; what can't be done is passed over."""
    quiet = subprocess.DEVNULL
    return subprocess.Popen(["xdotool", *words], env=environment, stdout=quiet, stderr=quiet)
