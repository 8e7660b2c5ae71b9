"""What each system says about motion, asked without waiting; where nothing is said everything moves."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.system_motion import Question, Source, SystemMotion, system_source, wants_less

READ = "import sys; print(open(sys.argv[1]).read())"


class Windows:
    """Stand for user32: `known` says whether the question is answered, `animates` what the answer is."""

    def __init__(self, known: int, animates: int) -> None:
        self.known, self.animates = known, animates
        self.asked: list[tuple[int, int, int]] = []

    def SystemParametersInfoW(self, action: int, size: int, value: Any, flags: int) -> int:
        self.asked.append((action, size, flags))
        value._obj.value = self.animates
        return self.known


class Systems:
    """Make what is asked, and end it."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._made: list[SystemMotion] = []

    def make(self, source: Source | None) -> SystemMotion:
        self._made.append(SystemMotion(self._app, source))
        return self._made[-1]

    def end(self) -> None:
        for made in self._made:
            made.stop()
            made.deleteLater()


@pytest.fixture
def systems(qapp: QApplication) -> Iterator[Systems]:
    made = Systems(qapp)
    yield made
    made.end()


def printing(file: Path) -> Question:
    """Return a question that the words in a file answer."""
    return Question((sys.executable, "-S", "-c", READ, str(file)), "false")


def test_a_command_answers_and_a_change_is_told(systems: Systems, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "answer"
    motion = systems.make(printing(file))
    assert motion.is_reduced is False
    for words, expected in (("false", True), ("true", False), ("false", True)):
        file.write_text(words, encoding="utf-8")
        with qtbot.waitSignal(motion.changed):
            motion.ask()
        assert motion.is_reduced is expected
    # a setting that is taken away is no wish any more
    file.unlink()
    with qtbot.waitSignal(motion.changed):
        motion.ask()
    assert motion.is_reduced is False


def test_the_same_answer_is_not_told_twice(systems: Systems) -> None:
    motion = systems.make(lambda: True)
    spy = QSignalSpy(motion.changed)
    motion.ask()
    motion.ask()
    assert (spy.count(), motion.is_reduced) == (1, True)


def test_coming_to_the_front_asks_anew(systems: Systems, qapp: QApplication) -> None:
    wishes = [True]
    motion = systems.make(lambda: wishes[0])
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert motion.is_reduced is False
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert motion.is_reduced is True
    wishes[0] = False
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert motion.is_reduced is False


def test_a_command_that_hangs_holds_nobody(systems: Systems) -> None:
    motion = systems.make(Question((sys.executable, "-S", "-c", "import time; time.sleep(60)"), ""))
    spy = QSignalSpy(motion.changed)
    motion.ask()
    motion.ask()  # one question at a time
    motion.stop()
    assert (spy.count(), motion.is_reduced) == (0, False)


@pytest.mark.parametrize("source", [None, Question(("/nowhere/at-all",), "")])
def test_without_an_answer_everything_moves(systems: Systems, source: Source | None, qtbot: QtBot) -> None:
    motion = systems.make(source)
    with qtbot.assertNotEmitted(motion.changed, wait=100):
        motion.ask()
    assert motion.is_reduced is False


@pytest.mark.parametrize(
    ("known", "animates", "less"), [(1, 0, True), (1, 1, False), (0, 0, False), (0, 1, False)]
)
def test_windows_says_whether_it_animates(known: int, animates: int, less: bool) -> None:
    windows = Windows(known, animates)
    assert wants_less(windows) is less
    assert windows.asked == [(0x1042, 0, 0)]


@pytest.mark.parametrize(
    ("platform", "desktops", "installed", "program", "less"),
    [
        ("linux", "ubuntu:GNOME", {"gsettings"}, "gsettings", "false"),
        ("linux", "", {"gsettings"}, "gsettings", "false"),
        ("linux", "KDE", {"gsettings", "kreadconfig5", "kreadconfig6"}, "kreadconfig6", "0"),
        ("linux", "KDE", {"gsettings", "kreadconfig5"}, "kreadconfig5", "0"),
        ("darwin", "", {"defaults"}, "defaults", "1"),
        ("linux", "KDE", {"gsettings"}, None, ""),
        ("linux", "GNOME", set(), None, ""),
        ("darwin", "", set(), None, ""),
    ],
)
def test_each_system_is_asked_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    desktops: str,
    installed: set[str],
    program: str | None,
    less: str,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in installed else None)
    source = system_source(platform, desktops)
    if program is None:
        assert source is None
    else:
        assert isinstance(source, Question)
        assert (source.command[0], source.less) == (f"/bin/{program}", less)


@pytest.mark.skipif(sys.platform == "win32", reason="there it depends on the settings of that computer")
def test_windows_needs_no_command() -> None:
    source = system_source("win32", "")
    assert callable(source)
    assert source() is False  # nobody there who could be asked
