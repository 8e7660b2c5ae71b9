"""The system or a terminal asks the program to end: what can be saved is saved, and nobody is asked."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicegames.app.endings import SIGNALS, Endings
from dicegames.storage.library import load
from storage.listing import list_sessions

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there no signal asks a program to end")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30  # seconds; a busy machine is no fault
# A game is begun over a disk that is full, or answers late, while there is a file of that name.
PLAYS = """
import errno, gc, os, sys, time
from pathlib import Path
from PySide6.QtCore import SIGNAL, QTimer
from PySide6.QtWidgets import QApplication
from dicegames.app.cli import main
from dicegames.app.main_window import MainWindow
from dicegames.app.run import Windows
from dicegames.session.saver import Patience
from dicegames.storage.disk import Disk
full, slow = Path("full"), Path("slow")
write_all = Disk.write_all
def ill(disk, descriptor, data):
    if slow.exists():
        time.sleep(2.5)
    if full.exists():
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    write_all(disk, descriptor, data)
Disk.write_all = ill
show_event = MainWindow.showEvent
windows = []
def begin():
    window = windows[0]
    if "full" in os.environ:
        full.touch()
    window.start_first_game("penta")
    saver = window.desk.controller.saver
    saver.patience = Patience(0.2, 0.8, 0.1)
    if "late" in os.environ:
        slow.touch()
        window.desk.controller.set_guided(False)
        saver.patience = Patience(0.2, 30.0, 0.1)
    if "logs_out" in os.environ:
        app = QApplication.instance()
        (host,) = [found for found in gc.get_objects() if isinstance(found, Windows)]
        full.unlink()
        if os.environ["logs_out"] == "ask":
            assert app.receivers(SIGNAL("commitDataRequest(QSessionManager&)")) == 1
            host._on_app_commit_data_request(None)
            assert window.isVisible()
        else:
            app.aboutToQuit.emit()
            assert not window.isVisible()
        os._exit(0)
    if "asks" in os.environ:
        QTimer.singleShot(300, lambda: print("ready", flush=True))
        window.close()
    else:
        print("ready", saver.is_saved, flush=True)
def shown(self, event):
    show_event(self, event)
    windows.append(self)
    QTimer.singleShot(0, begin)
MainWindow.showEvent = shown
sys.exit(main())
"""
# A message is open before the program has come to rest.
TELLS = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicegames.app.cli import main
from dicegames.app.main_window import MainWindow
import sys
show_event = MainWindow.showEvent
def look():
    print("ready", QApplication.activeModalWidget() is not None, flush=True)
def shown(self, event):
    show_event(self, event)
    QTimer.singleShot(100, look)
MainWindow.showEvent = shown
sys.exit(main())
"""


@contextmanager
def program(folder: Path, code: str, **words: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program with its data below `folder`, and give it when it says that it is ready."""
    command = [sys.executable, "-X", "utf8", "-c", code, "--data-dir", str(folder / "data")]
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | words
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=quiet, text=True
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def ready(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    assert select.select([child.stdout], [], [], PATIENCE)[0], "it never was"
    return child.stdout.readline().strip()


def log(folder: Path) -> list[str]:
    """Return the events in the log of the program, with their facts."""
    text = (folder / "data" / "log" / "dicegames.log").read_text(encoding="utf-8")
    return [line.split(" ", 2)[2] for line in text.splitlines()]


def saved(folder: Path) -> int:
    """Return how many entries the only session has on the disk."""
    (info,) = list_sessions(folder / "data" / "sessions")
    return len(load(info.path).entries)


@pytest.mark.parametrize("number", SIGNALS)
def test_each_signal_that_asks_is_heard_and_left_to_python_again(number: int, qtbot: QtBot) -> None:
    before = {one: signal.getsignal(one) for one in SIGNALS}
    endings = Endings()
    endings.begin()
    try:
        with qtbot.waitSignal(endings.requested, timeout=1000 * PATIENCE) as asked:
            os.kill(os.getpid(), number)
        assert asked.args == [number]
        assert [signal.getsignal(one) for one in SIGNALS] == [signal.SIG_DFL] * len(SIGNALS)
    finally:
        endings.end()
    assert {one: signal.getsignal(one) for one in SIGNALS} == before


def test_what_is_only_in_memory_is_saved_when_a_signal_comes(tmp_path: Path) -> None:
    number = signal.SIGHUP
    with program(tmp_path, PLAYS, full="1") as child:
        assert ready(child) == "ready False"
        assert not list_sessions(tmp_path / "data" / "sessions")
        (tmp_path / "full").unlink()
        child.send_signal(number)
        assert child.wait(PATIENCE) == 128 + number
    assert saved(tmp_path) >= 1
    assert f"signal number={number}" in log(tmp_path)
    assert log(tmp_path)[-1] == f"end status={128 + number}"


def test_a_slow_disk_is_waited_for(tmp_path: Path) -> None:
    with program(tmp_path, PLAYS, late="1") as child:
        assert ready(child) == "ready False"
        child.terminate()
        assert child.wait(PATIENCE) == 128 + signal.SIGTERM
    assert saved(tmp_path) >= 2
    assert "moves_lost" not in log(tmp_path)


def test_nobody_is_asked_about_what_cannot_be_saved(tmp_path: Path) -> None:
    with program(tmp_path, PLAYS, full="1") as child:
        assert ready(child) == "ready False"
        child.terminate()
        assert child.wait(PATIENCE) == 128 + signal.SIGTERM
    assert "moves_lost" in log(tmp_path)
    assert log(tmp_path)[-1] == f"end status={128 + signal.SIGTERM}"


def test_a_question_that_is_open_is_not_asked_once_more(tmp_path: Path) -> None:
    with program(tmp_path, PLAYS, full="1", asks="1") as child:
        assert ready(child) == "ready"
        child.terminate()
        assert child.wait(PATIENCE) == 128 + signal.SIGTERM


def test_a_message_at_the_start_keeps_nobody_from_ending(tmp_path: Path) -> None:
    config = tmp_path / "data" / "config"
    config.mkdir(parents=True)
    (config / "settings.json").write_text("{ broken", encoding="utf-8")
    with program(tmp_path, TELLS) as child:
        assert ready(child) == "ready True"
        child.send_signal(signal.SIGINT)
        assert child.wait(PATIENCE) == 128 + signal.SIGINT


def test_a_signal_that_is_ignored_stays_so(tmp_path: Path) -> None:
    code = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n" + TELLS
    with program(tmp_path, code) as child:
        assert ready(child) == "ready False"
        child.send_signal(signal.SIGHUP)
        child.terminate()
        assert child.wait(PATIENCE) == 128 + signal.SIGTERM
    assert f"signal number={int(signal.SIGHUP)}" not in log(tmp_path)


@pytest.mark.parametrize("step", ["ask", "end"])
def test_all_is_saved_when_people_log_out(tmp_path: Path, step: str) -> None:
    """The system asks first, then it ends the program, perhaps without going back to it."""
    with program(tmp_path, PLAYS, full="1", logs_out=step) as child:
        assert child.wait(PATIENCE) == 0
    assert saved(tmp_path) >= 1
