"""A further start: its file reaches the window that is open, and nobody waits for one that hangs."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from dicegames.app.instance import END, GREETING, MAX_CALLERS, MAX_MESSAGE, Instance
from dicegames.app.instance import PATIENCE as FIRST_PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds; a busy machine is no fault
# A start of its own: the words are the folder, then the file, if any. It prints whether it goes on.
START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from dicegames.app.instance import Instance
app = QCoreApplication(["start"])
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
instance = Instance(Path(sys.argv[1]))
goes_on = instance.begin(file, patience=float({patience}))
instance.listen()
print("goes on" if goes_on else "ends", flush=True)
instance.end()
"""
# A start that gets the lock and listens, but never answers.
HANGS = START.replace("instance.end()", "import time; time.sleep(600)")
# Somebody else listens where the first start would: the words are the path, then what it greets with.
STRANGER = """
import socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
print("listens", flush=True)
caller, _ = server.accept()
caller.sendall(sys.argv[2].encode())
try:
    heard = caller.recv(100)
except ConnectionResetError:
    heard = b""
print("heard", heard or "nothing", flush=True)
"""


@pytest.fixture(autouse=True)
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep sockets in a folder of this test; the path of a socket must be short."""
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


# The program, which takes longer to open a file than another start waits for an answer.
OPENS_SLOWLY = f"""
import sys, time
from pathlib import Path
from dicegames.app.main import run_window
from dicegames.app.main_window import MainWindow
def open_file(window, file):
    print("opens", file.name, flush=True)
    time.sleep({FIRST_PATIENCE + 1})
MainWindow.open_file = open_file
sys.exit(run_window(file=Path(sys.argv[1]), data_dir=Path(sys.argv[2])))
"""


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[Instance]:
    made = Instance(tmp_path / "config")
    assert made.begin(None)
    made.listen()
    yield made
    made.end()
    made.deleteLater()


def start(code: str, *words: object, patience: float = PATIENCE) -> subprocess.Popen[str]:
    command = [sys.executable, "-X", "utf8", "-c", code.format(patience=patience), *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        QTest.qWait(10)


def end_of(child: subprocess.Popen[str]) -> str:
    """Return what a start printed, while this one goes on answering."""
    with child:
        wait_until(lambda: child.poll() is not None)
        assert child.stdout is not None
        return child.stdout.read().strip()


def raw_caller(first: Instance) -> QLocalSocket:
    """Connect as anybody could who knows the name."""
    caller = QLocalSocket(first)
    caller.connectToServer(first._name)
    assert caller.waitForConnected(1000)
    return caller


def test_a_further_start_hands_its_file_over_and_ends(first: Instance, tmp_path: Path) -> None:
    spy = QSignalSpy(first.called)
    file = tmp_path / "Größe 1\n„x“.dicegame"
    assert end_of(start(START, tmp_path / "config", file)) == "ends"
    assert end_of(start(START, tmp_path / "config")) == "ends"
    wait_until(lambda: spy.count() == 2)  # it ends as soon as it has said everything
    assert [spy.at(index)[0] for index in range(spy.count())] == [file, None]


def test_a_file_is_handed_over_with_the_folder_it_was_named_in(first: Instance, tmp_path: Path) -> None:
    spy = QSignalSpy(first.called)
    assert end_of(start(START, tmp_path / "config", "a.dicegame")) == "ends"
    wait_until(lambda: spy.count() == 1)
    assert spy.at(0)[0] == ROOT / "a.dicegame"


def test_other_folders_have_windows_of_their_own(first: Instance, tmp_path: Path) -> None:
    assert end_of(start(START, tmp_path / "other")) == "goes on"


def test_the_next_start_after_the_end_is_the_first_one(first: Instance, tmp_path: Path) -> None:
    first.end()
    assert end_of(start(START, tmp_path / "config")) == "goes on"


def test_a_socket_that_a_killed_start_left_is_no_harm(qtbot: QtBot, tmp_path: Path) -> None:
    child = start(HANGS, tmp_path / "config")
    with child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == "goes on"
        child.kill()
    first = Instance(tmp_path / "config")
    assert first.begin(None)
    first.listen()
    assert end_of(start(START, tmp_path / "config")) == "ends"
    first.end()


def test_a_start_waits_for_the_first_one_to_open_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path / "config")
    assert first.begin(None)
    child = start(START, tmp_path / "config", patience=0.5)
    time.sleep(1.5)  # starting, it answers nobody
    assert child.poll() is None
    first.listen()
    assert end_of(child) == "ends"
    first.end()


def test_a_start_takes_the_place_of_one_that_ended_before_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path / "config")
    assert first.begin(None)
    child = start(START, tmp_path / "config")
    time.sleep(0.5)
    first.end()
    assert end_of(child) == "goes on"


def test_nobody_waits_without_end_for_a_window_to_open(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = Instance(tmp_path / "config"), Instance(tmp_path / "config")
    assert first.begin(None)
    assert second.begin(None, start_patience=0.2)
    second.listen()
    assert second._server is None
    first.end()


def test_nobody_waits_for_a_window_that_hangs(tmp_path: Path) -> None:
    with start(HANGS, tmp_path / "config") as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == "goes on"
        second = Instance(tmp_path / "config")
        begun = time.monotonic()
        assert second.begin(tmp_path / "a.dicegame", patience=0.3)
        assert time.monotonic() - begun < 5
        second.end()
        child.kill()


@pytest.mark.parametrize(
    "message",
    [b"", b"x", b"\xff" * (MAX_MESSAGE + 100), b"x" * (4 * MAX_MESSAGE) + END],
    ids=["nothing", "unfinished", "huge without an end", "huge"],
)
def test_what_is_no_message_is_dropped(first: Instance, tmp_path: Path, message: bytes) -> None:
    spy = QSignalSpy(first.called)
    caller = raw_caller(first)
    caller.write(message)
    caller.flush()
    QTest.qWait(50)
    caller.abort()
    wait_until(lambda: not first._callers)
    assert spy.count() == 0
    assert end_of(start(START, tmp_path / "config")) == "ends"  # it still answers


@pytest.mark.skipif(os.name == "nt", reason="there a path is no mere bytes")
def test_bytes_that_are_no_text_still_name_a_file(first: Instance) -> None:
    spy = QSignalSpy(first.called)
    caller = raw_caller(first)
    caller.write(b"/tmp/\xff\xfe.dicegame" + END + b"more")
    caller.flush()
    wait_until(lambda: spy.count() == 1)
    assert os.fsencode(spy.at(0)[0]) == b"/tmp/\xff\xfe.dicegame"
    wait_until(lambda: not first._callers)


def test_slow_and_many_callers_are_sent_away(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicegames.app.instance.CALLER_MS", 300)
    first = Instance(tmp_path / "config")
    assert first.begin(None)
    first.listen()
    callers = [raw_caller(first) for _ in range(MAX_CALLERS)]
    wait_until(lambda: len(first._callers) == MAX_CALLERS)
    callers += [raw_caller(first) for _ in range(3)]
    QTest.qWait(30)
    assert len(first._callers) == MAX_CALLERS
    wait_until(lambda: not first._callers)
    wait_until(lambda: all(c.state() == QLocalSocket.LocalSocketState.UnconnectedState for c in callers))
    first.end()
    first.deleteLater()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a socket with a path")
@pytest.mark.parametrize("words", ["", "dicegames 2\n"], ids=["silent", "another greeting"])
def test_a_stranger_on_the_socket_gets_no_file(tmp_path: Path, qtbot: QtBot, words: str) -> None:
    holder, second = Instance(tmp_path / "config"), Instance(tmp_path / "config")
    assert holder.begin(None)
    command = [sys.executable, "-c", STRANGER, second._name, words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as stranger:
        assert stranger.stdout is not None
        assert stranger.stdout.readline() == "listens\n"
        assert second.begin(tmp_path / "a.dicegame", patience=5 if words else 0.3)
        assert stranger.stdout.read() == "heard nothing\n"
    holder.end()


def test_where_no_lock_can_be_had_every_start_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: object, flags: int, mode: int) -> int:
        raise PermissionError(path)

    for_it = Instance(tmp_path / "config")
    with monkeypatch.context() as patched:
        patched.setattr("dicegames.app.instance.os.open", refuse)
        assert for_it.begin(None)
        for_it.listen()
    assert for_it._server is None
    QCoreApplication.processEvents()


def test_the_greeting_comes_before_anything_else(first: Instance) -> None:
    caller = raw_caller(first)
    wait_until(lambda: caller.bytesAvailable() == len(GREETING))
    assert caller.readAll().data() == GREETING


def test_a_long_path_of_the_runtime_folder_is_no_harm(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    first = Instance(tmp_path / "config")
    assert first.begin(None)
    first.listen()
    spy = QSignalSpy(first.called)
    assert end_of(start(START, tmp_path / "config")) == "ends"
    wait_until(lambda: spy.count() == 1)
    first.end()


def test_a_start_waits_while_the_first_one_opens_its_file(tmp_path: Path) -> None:
    """Impatient people click a file three times."""
    with start(OPENS_SLOWLY, "one.dicegame", tmp_path) as first:
        assert first.stdout is not None
        try:
            assert first.stdout.readline() == "opens one.dicegame\n"
            assert end_of(start(OPENS_SLOWLY, "two.dicegame", tmp_path)) == ""
            assert first.stdout.readline() == "opens two.dicegame\n"
        finally:
            first.kill()
