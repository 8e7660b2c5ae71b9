"""A folder that hangs: the window opens, says so, and goes on; what comes late is shown then."""

import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from operator import eq
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dicegames.app import patience, place, session_lists
from dicegames.app.main_window import MainWindow
from dicegames.app.place import Place, find_place
from dicegames.session import background
from dicegames.session.background import Background, is_any_hanging
from dicegames.session.table import open_table
from dicegames.storage import index, journal, salvage
from dicegames.storage.directories import Directories
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.question import Message
from dicegames.ui.dialogs.waiting import WaitingDialog
from dicegames.ui.pages.continue_card import ContinueCard
from tables import make_table
from windows import open_window


class Hanging:
    """Let functions wait until `let_go`."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self._gate = threading.Event()

    def hang(self, owner: object, name: str, only: Callable[..., bool] = lambda *_, **__: True) -> None:
        """Let one function wait from now on, or some of its calls."""
        plain = getattr(owner, name)

        def late(*values: Any, **named: Any) -> Any:
            if only(*values, **named):
                self._gate.wait(30)
            return plain(*values, **named)

        self._patch.setattr(owner, name, late)

    def let_go(self) -> None:
        """Let all go on that waits, and wait for the ends of their threads."""
        self._gate.set()
        for thread in threading.enumerate():
            if thread.name.startswith("Thread-"):  # those of the tests' own pools end by themselves
                thread.join(30)
                assert not thread.is_alive(), thread.name


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hanging]:
    """What hangs in a test, and goes on after it."""
    for module, name in ((patience, "SILENT"), (session_lists, "PATIENCE"), (place, "PATIENCE")):
        monkeypatch.setattr(module, name, 0.05)
    hanging = Hanging(monkeypatch)
    yield hanging
    hanging.let_go()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages of the window."""
    told: list[str] = []
    monkeypatch.setattr(Message, "tell", lambda window, look, words: told.append(words()[1]))
    return told


def session_in(folder: Path) -> Path:
    """Write a session and return its file."""
    table = make_table(folder)
    table.journal.close()
    return table.journal.path


def seen_cards(window: MainWindow) -> list[ContinueCard]:
    return [card for card in window.home.cards if not card.isHidden()]


class Onlooker(QObject):
    """See the message over a window, let the disk answer, and close it once the list is there."""

    def __init__(self, window: MainWindow, disk: Hanging) -> None:
        super().__init__(window)
        self.texts: list[str] = []
        self._window = window
        self._disk = disk
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._timer.start()

    def _on_timer_timeout(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, Message) and not self.texts:
            self.texts = [label.text() for label in dialog.findChildren(QLabel)]
            self._disk.let_go()
        elif isinstance(dialog, Message) and seen_cards(self._window):
            dialog.accept()
            self._timer.stop()


def test_the_window_opens_over_a_folder_that_hangs_and_lists_it_later(
    tmp_path: Path, disk: Hanging, qtbot: QtBot
) -> None:
    path = session_in(tmp_path / "data" / "sessions")
    disk.hang(index, "_scan")
    with open_window(tmp_path) as driver:
        window = driver.window
        assert window.home.isVisible()
        assert not seen_cards(window)
        window.show_home()  # the folder isn't asked a second time
        onlooker = Onlooker(window, disk)
        qtbot.waitUntil(lambda: len(seen_cards(window)) == 1 and not QApplication.activeModalWidget())
        text = "The folder of your sessions does not answer. The list comes when it does."
        assert text in onlooker.texts
        assert [info.path for info in window._lists.latest] == [path]


def test_the_page_of_sessions_says_that_their_folder_hangs(
    tmp_path: Path, disk: Hanging, told: list[str], qtbot: QtBot
) -> None:
    folder = tmp_path / "data" / "sessions"
    path = session_in(folder)
    with open_window(tmp_path) as driver:
        window = driver.window
        disk.hang(index, "_scan")
        disk.hang(Path, "iterdir", only=partial(eq, folder))
        driver.click(window.shell.item("sessions"))
        text = "The folder of your sessions does not answer. The list comes when it does."
        assert window.sessions._problem == text
        qtbot.wait(2 * session_lists.LOOK_MS)
        disk.let_go()
        qtbot.waitUntil(lambda: window.sessions._problem == "")
        assert window.sessions.model.row_of(path) == 0
        assert not told


def show_home_and_open(window: MainWindow, path: Path) -> None:
    window.show_home()
    window.open_file(path)


def answered_while(disk: Hanging, begin: Callable[[], object], *, stop: bool) -> list[str]:
    """Do what waits for a disk that hangs, until the dialog is answered or the disk answers."""
    seen: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, WaitingDialog)
        seen.append(dialog.windowTitle())
        if stop:
            dialog.button.click()
        else:
            disk.let_go()

    for module, name in (
        (journal, "_open"),
        (journal, "write_new"),
        (index, "_scan"),
        (salvage, "read_start"),
    ):
        disk.hang(module, name)
    QTimer.singleShot(300, answer)
    begin()
    return seen


@pytest.mark.parametrize("stop", [True, False])
def test_opening_from_a_disk_that_hangs_is_told_and_can_be_stopped(
    tmp_path: Path, disk: Hanging, told: list[str], stop: bool
) -> None:
    path = session_in(tmp_path / "data" / "sessions")
    with open_window(tmp_path) as driver:
        window = driver.window
        seen = answered_while(disk, partial(show_home_and_open, window, path), stop=stop)
        assert len(seen) == 1
        assert (window.table is None) is stop
        assert not told
        disk.let_go()
        if stop:
            open_table(path).journal.close()  # the late one is given back


@pytest.mark.parametrize("stop", [True, False])
def test_beginning_on_a_disk_that_hangs_is_told_and_can_be_stopped(
    tmp_path: Path, disk: Hanging, stop: bool
) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.show_new_game()
        seen = answered_while(disk, window.new_game.start_button.click, stop=stop)
        assert len(seen) == 1
        assert (window.table is None) is stop
        disk.let_go()
        assert len(list((tmp_path / "data" / "sessions").iterdir())) == (0 if stop else 1)


@pytest.mark.parametrize("stop", [True, False])
def test_looking_through_on_a_disk_that_hangs_is_told_and_can_be_stopped(
    tmp_path: Path, disk: Hanging, stop: bool
) -> None:
    path = session_in(tmp_path / "data" / "sessions")
    with open_window(tmp_path) as driver:
        viewer = driver.window.viewer
        assert len(answered_while(disk, partial(viewer.look_through, path), stop=stop)) == 1
        assert (viewer.page is None) is stop


def test_a_chosen_folder_that_hangs_is_not_used(tmp_path: Path, disk: Hanging) -> None:
    usual = Directories(tmp_path / "usual", tmp_path / "config", tmp_path / "cache", tmp_path / "log")
    chosen = tmp_path / "chosen"
    chosen.mkdir()
    usual.data.mkdir()
    disk.hang(place, "folder_problem", only=lambda folder, **_: folder == chosen)
    found = find_place(usual, Settings(data_folder=str(chosen)), is_given=False)
    assert found == Place(usual, problem="unusable", wanted=chosen)


def test_a_thread_that_hangs_keeps_nobody_from_quitting(
    disk: Hanging, monkeypatch: pytest.MonkeyPatch, qapp: object, tmp_path: Path
) -> None:
    monkeypatch.setattr(background, "END_MS", 50)
    disk.hang(os, "listdir")
    begun = threading.Event()

    def work(_cancelled: object) -> list[str]:
        begun.set()
        return os.listdir(tmp_path)

    owner = QObject()
    reader = Background(owner)
    reader.begin(work)
    assert begun.wait(10)
    began = monotonic()
    reader.shut_down()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert monotonic() - began < 5
    assert is_any_hanging()
    disk.let_go()
    assert background._hanging[0].waitForDone(5000)
    assert not is_any_hanging()
