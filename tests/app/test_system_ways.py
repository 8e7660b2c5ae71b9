"""What Windows and macOS expect of the program, told to stand-ins for them."""

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dicegames.app.system_ways import RUNNING, brings_icon, introduce_to, let_tab_reach_all, yield_front_by


class Library:
    """Stand for a library of Windows and keep what it was called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> int:
            plain = [word.value if isinstance(word, ctypes._SimpleCData) else word for word in arguments]
            self.calls.append((name, *plain))
            return 1

        return call


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    hints = qapp.styleHints()
    before = hints.tabFocusBehavior()
    yield qapp
    hints.setTabFocusBehavior(before)


def test_windows_knows_the_program_and_that_it_runs() -> None:
    shell32, kernel32 = Library(), Library()
    introduce_to(shell32, kernel32, "org.example.game")
    assert shell32.calls == [("SetCurrentProcessExplicitAppUserModelID", "org.example.game")]
    assert kernel32.calls == [("CreateMutexW", None, False, RUNNING)]


def test_a_further_start_lets_the_first_one_come_to_the_front() -> None:
    user32 = Library()
    yield_front_by(user32)
    assert user32.calls == [("AllowSetForegroundWindow", 0xFFFFFFFF)]


def test_tab_reaches_everything_on_macos(app: QApplication) -> None:
    hints = app.styleHints()
    hints.setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusTextControls)
    let_tab_reach_all(app, "linux")
    assert hints.tabFocusBehavior() is Qt.TabFocusBehavior.TabFocusTextControls
    let_tab_reach_all(app, "darwin")
    assert hints.tabFocusBehavior() is Qt.TabFocusBehavior.TabFocusAllControls


@pytest.mark.parametrize(
    ("platform", "is_frozen", "expected"),
    [("darwin", True, True), ("darwin", False, False), ("win32", True, False), ("linux", True, False)],
)
def test_only_a_bundle_has_an_icon_of_its_own(platform: str, is_frozen: bool, expected: bool) -> None:
    assert brings_icon(platform, is_frozen=is_frozen) is expected
