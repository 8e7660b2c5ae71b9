"""Find out whether there is a screen to open a window on, before Qt aborts without one."""

import ctypes
import os
import socket
import sys
import time
from collections.abc import Mapping
from pathlib import Path

X11_PORT = 6000
PATIENCE = 2.0  # seconds to wait for an answer
_PAUSES = (0.0, 0.3, 0.7)  # seconds before each try to get in: a server that is starting anew refuses, too

NO_DISPLAY = "There is no display to open a window on. Start dicegames from a desktop, or set DISPLAY."
REFUSED = "The display lets nobody in but the user who is logged in. Start dicegames as this user."
NOT_AS_ASKED = "QT_QPA_PLATFORM asks for a display that is not here: {asked}. Start dicegames without it."
"""What the command line says then."""


SCREENLESS = ("offscreen", "minimal", "minimalegl", "eglfs", "linuxfb", "vnc", "vkkhrdisplay")
"""Qt's platforms on Linux that need no X server and no Wayland compositor."""


def display_problem(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Return why no window can be opened; None off Linux and for Qt platforms without a screen."""
    if platform in ("win32", "darwin"):
        return None
    asked = environment.get("QT_QPA_PLATFORM", "")
    wished = [name.split(":")[0] for name in asked.split(";") if name]
    if set(wished) & set(SCREENLESS):
        return None
    takes_wayland = not wished or any(name.startswith("wayland") for name in wished)
    if takes_wayland and _wayland_answers(environment):
        return None
    display = environment.get("DISPLAY", "")
    if not wished or "xcb" in wished:
        problem = _x11_problem(display)
        if problem != NO_DISPLAY:
            return problem
    has_other = _wayland_answers(environment) or _x11_answers(display)
    return NOT_AS_ASKED.format(asked=asked) if wished and has_other else NO_DISPLAY


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    path = Path(name) if name.startswith("/") else Path(folder) / name
    return bool(name) and _answers(str(path))


def _x11_problem(display: str) -> str | None:
    """Return what speaks against a window on an X server; one on this computer may not know the user."""
    for pause in _PAUSES:
        time.sleep(pause)
        if _is_here(display) and _lets_in(display):
            return None
        if not _x11_answers(display):
            return NO_DISPLAY
        if not _is_here(display):
            return None
    return REFUSED


def _x11_answers(display: str) -> bool:
    host, colon, number = display.rpartition(":")
    number = number.split(".")[0]
    if not colon or not number.isdecimal():
        return False
    if not _is_here(display):
        return _answers_remotely(host, X11_PORT + int(number))
    path = f"/tmp/.X11-unix/X{number}"
    return _answers(path) or _answers("\0" + path)


def _lets_in(display: str) -> bool:
    """Return whether an X server takes the user for one of its own, which only its library can find out."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return _x11_answers(display)
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    if not xcb.xcb_connection_has_error(connection):
        # It stays: some servers start anew when their last client goes, and drop who comes meanwhile.
        return True
    xcb.xcb_disconnect(connection)
    return False


def _is_here(display: str) -> bool:
    return display.startswith((":", "unix:"))


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
