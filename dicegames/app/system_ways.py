"""What single systems expect of a program, beside what Qt does for all of them."""

import ctypes
import sys
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

RUNNING = "dicegames-is-running"
"""The name that Windows knows while a window runs; the installer waits for its end."""

_ANY_PROCESS = 0xFFFFFFFF


def introduce(app_id: str) -> None:
    """Tell Windows which program this is, before its first window."""
    if sys.platform == "win32":
        introduce_to(ctypes.windll.shell32, ctypes.windll.kernel32, app_id)


def introduce_to(shell32: Any, kernel32: Any, app_id: str) -> None:
    """Give the windows of this process their place in the taskbar, and say that the program runs.

    Without an id windows that Python opens are grouped as Python's, and a program that was pinned to the
    taskbar shows up there a second time. The name ends with the process, so nobody closes its handle.
    """
    shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(app_id))
    kernel32.CreateMutexW(None, False, ctypes.c_wchar_p(RUNNING))


def yield_front() -> None:
    """Let the first start bring its window to the front: Windows lets only the newest program do so."""
    if sys.platform == "win32":
        yield_front_by(ctypes.windll.user32)


def yield_front_by(user32: Any) -> None:
    """Yield it through Windows' library `user32`."""
    user32.AllowSetForegroundWindow(ctypes.c_uint32(_ANY_PROCESS))


def let_tab_reach_all(app: QGuiApplication, platform: str = sys.platform) -> None:
    """Let Tab reach buttons on macOS, too: it leaves them out unless people find a setting of the system."""
    if platform == "darwin":
        app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)


def brings_icon(platform: str = sys.platform, *, is_frozen: bool = getattr(sys, "frozen", False)) -> bool:
    """Return whether the system shows the icon of the bundle, which has larger pictures than a window's."""
    return platform == "darwin" and is_frozen
