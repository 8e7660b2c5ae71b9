"""Find out whether there is a screen to open a window on, before Qt aborts without one."""

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

X11_PORT = 6000
PATIENCE = 2.0  # seconds to wait for an answer

NO_DISPLAY = "There is no display to open a window on. Start dicegames from a desktop, or set DISPLAY."
"""What the command line says then."""


SCREENLESS = ("offscreen", "minimal", "minimalegl", "eglfs", "linuxfb", "vnc", "vkkhrdisplay")
"""Qt's platforms on Linux that need no X server and no Wayland compositor."""


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a window can be opened: always true off Linux and for Qt platforms without a screen."""
    if platform in ("win32", "darwin"):
        return True
    chosen = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if chosen and chosen not in ("xcb", "wayland", "wayland-egl"):
        return chosen in SCREENLESS
    return _wayland_answers(environment) or _x11_answers(environment.get("DISPLAY", ""))


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    path = Path(name) if name.startswith("/") else Path(folder) / name
    return bool(name) and _answers(str(path))


def _x11_answers(display: str) -> bool:
    host, colon, number = display.rpartition(":")
    number = number.split(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host not in ("", "unix"):
        return _answers_remotely(host, X11_PORT + int(number))
    path = f"/tmp/.X11-unix/X{number}"
    return _answers(path) or _answers("\0" + path)


def _answers_remotely(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=PATIENCE):
            return True
    except (OSError, OverflowError):
        return False


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(PATIENCE)
        try:
            probe.connect(address)
        except OSError:
            return False
        return True
