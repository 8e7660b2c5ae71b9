"""Whether the system asks for less motion; nobody waits for the answer."""

import ctypes
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QProcess, Qt, Signal
from PySide6.QtGui import QGuiApplication

_GET_CLIENT_AREA_ANIMATION = 0x1042
_STOP_MS = 500


@dataclass(frozen=True, slots=True)
class Question:
    """Hold a command that prints how the system is set, and what it prints where less is to move."""

    command: tuple[str, ...]
    less: str


Source = Question | Callable[[], bool]


def system_source(platform: str, desktops: str) -> Source | None:
    """Return what tells of less motion on a `sys.platform`, None where nothing does.

    `desktops` are the names in XDG_CURRENT_DESKTOP.
    """
    if platform == "win32":
        return _windows_wants_less
    if platform == "darwin":
        return _question("defaults read com.apple.universalaccess reduceMotion", "1")
    if "KDE" in desktops.split(":"):
        key = "--group KDE --key AnimationDurationFactor"
        return _question(f"kreadconfig6 {key}", "0") or _question(f"kreadconfig5 {key}", "0")
    return _question("gsettings get org.gnome.desktop.interface enable-animations", "false")


def wants_less(user32: Any) -> bool:
    """Return whether animations are off in Windows, asked through its library `user32`."""
    animates = ctypes.c_int(1)
    known = user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(known) and not animates.value


class SystemMotion(QObject):
    """Know what the system asks for; until it has answered, and where it doesn't, everything moves.

    It is asked anew whenever the program comes to the front: that is when people may have changed it.
    """

    changed = Signal()

    def __init__(self, app: QGuiApplication, source: Source | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._is_reduced = False
        self._process = QProcess(self)
        self._process.finished.connect(self._on_process_finished)
        app.applicationStateChanged.connect(self._on_app_state_changed)
        app.aboutToQuit.connect(self.stop)

    @property
    def is_reduced(self) -> bool:
        """Return whether less is to move."""
        return self._is_reduced

    def ask(self) -> None:
        """Ask the system; `changed` follows if it says something else than before."""
        if isinstance(self._source, Question):
            if self._process.state() is QProcess.ProcessState.NotRunning:
                program, *arguments = self._source.command
                self._process.start(program, arguments, QProcess.OpenModeFlag.ReadOnly)
        elif self._source is not None:
            self._take(self._source())

    def stop(self) -> None:
        """Give up a question that isn't answered yet."""
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_STOP_MS)

    def _take(self, is_reduced: bool) -> None:
        if is_reduced is not self._is_reduced:
            self._is_reduced = is_reduced
            self.changed.emit()

    def _on_process_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        said = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace").strip()
        if status is QProcess.ExitStatus.NormalExit and isinstance(self._source, Question):
            # a setting that was never touched may be missing, which the command reports as a failure
            self._take(code == 0 and said == self._source.less)

    def _on_app_state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()


def _question(command: str, less: str) -> Question | None:
    """Return a question whose program is installed, None for one that isn't."""
    program, *arguments = command.split()
    found = shutil.which(program)
    return None if found is None else Question((found, *arguments), less)


def _windows_wants_less() -> bool:
    return sys.platform == "win32" and wants_less(ctypes.windll.user32)
