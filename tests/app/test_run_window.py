"""The whole program in a process of its own, and what it says when something is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.crash import CrashHook
from dicegames.storage.directories import directories
from dicegames.storage.library import load
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.question import Message
from dicegames.ui.doubt import Told
from dicegames.ui.look import Look
from storage.listing import list_sessions
from windows import open_window

ROOT = Path(__file__).resolve().parents[2]
QUIET = "This plugin does not support propagateSizeHints()\n"  # what the platform says about itself
PATIENCE = 120  # seconds; a busy machine is no fault
MAIN = "import sys; from dicegames.app.cli import main; sys.exit(main())"
# The first decision of a computer seat fails.
BROKEN_GAME = f"""
from dicegames.session.controller import MatchController
def act(self, action):
    raise RuntimeError("broken on purpose")
MatchController.act = act
{MAIN}
"""
# Nobody is there to read the message: it is printed, and the window closes once it is open.
TOLD = f"""
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicegames.ui.dialogs.question import Message
def tell(parent, look, words):
    print(words()[1])
    QTimer.singleShot(0, QApplication.closeAllWindows)
Message.tell = tell
{MAIN}
"""
# Prints the folder of each window; the first one chooses another folder, the second one closes.
MOVES = f"""
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicegames.app.main_window import MainWindow
from dicegames.ui.dialogs.data_folder import DataFolderDialog
from dicegames.ui.dialogs.question import Question
DataFolderDialog.ask = lambda parent, folder: __import__("pathlib").Path("{{other}}")
Question.ask = lambda *words: False
show_event = MainWindow.showEvent
windows = []
def go_on():
    if len(windows) == 1:
        windows[0].start_demo()
        windows[0].show_home()
        windows[0].files.data_folder.choose()
    else:
        QApplication.closeAllWindows()
def shown(self, event):
    show_event(self, event)
    if self not in windows:
        windows.append(self)
        print(self.files.data_folder.path, flush=True)
        QTimer.singleShot(0, go_on)
MainWindow.showEvent = shown
{MAIN}
"""
# Prints which files it is to open; the first one that arrives from outside ends it.
OPENS = f"""
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from dicegames.app.main_window import MainWindow
def open_file(self, path):
    print(path, flush=True)
    QTimer.singleShot(0, QApplication.closeAllWindows)
MainWindow.open_file = open_file
show_event = MainWindow.showEvent
def shown(self, event):
    show_event(self, event)
    print("shown", flush=True)
    {{at_start}}
MainWindow.showEvent = shown
{MAIN}
"""


def run(folder: Path, code: tuple[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program over `folder` to its end, without a screen."""
    command = [sys.executable, "-X", "utf8", *code, "--data-dir", str(folder), *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )


def settings_file(folder: Path, text: str) -> Path:
    path = folder / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_demo_plays_to_its_end_and_quits(tmp_path: Path) -> None:
    small = {"motion": "off", "window_width": 800, "window_height": 480}  # there is less to paint
    settings_file(tmp_path, json.dumps(small))
    done = run(tmp_path, ("-m", "dicegames"), "--demo", "--quit-after-game", "--lang", "de")
    assert (done.returncode, done.stdout) == (0, "")
    sessions = list_sessions(tmp_path / "sessions")
    assert [info.state for info in sessions] == ["finished"]
    assert min(load(sessions[0].path).match().state.scores()) > 50
    log = (tmp_path / "log" / "dicegames.log").read_text(encoding="utf-8")
    assert [line.split()[2] for line in log.splitlines() if "window_shown" not in line] == [
        "start",
        "table_opened",
        "match_ended",
        "end",
    ]
    assert "=?" not in log


def test_an_unattended_game_that_cannot_be_saved_ends_without_a_question(tmp_path: Path) -> None:
    small = {"motion": "off", "window_width": 800, "window_height": 480}
    settings_file(tmp_path, json.dumps(small))
    (tmp_path / "sessions").write_text("in the way of the folder", encoding="utf-8")
    done = run(tmp_path, ("-m", "dicegames"), "--demo", "--quit-after-game")
    assert done.returncode == 0
    assert "moves_lost" in (tmp_path / "log" / "dicegames.log").read_text(encoding="utf-8")


def test_an_unattended_run_that_fails_ends_with_1(tmp_path: Path) -> None:
    settings_file(tmp_path, json.dumps({"motion": "off"}))
    done = run(tmp_path, ("-c", BROKEN_GAME), "--demo")
    assert done.returncode == 1
    assert "broken on purpose" in done.stderr
    log = (tmp_path / "log" / "dicegames.log").read_text(encoding="utf-8")
    assert "RuntimeError" in log
    assert "broken on purpose" not in log


def test_a_further_start_lets_the_open_window_open_its_file(tmp_path: Path) -> None:
    file = tmp_path / "Größe & ß.dicegame"
    command = [sys.executable, "-X", "utf8", "-c", OPENS.format(at_start="pass"), "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "shown\n"
        second = run(tmp_path, ("-m", "dicegames"), str(file))
        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        assert first.stdout.read() == f"{file}\n"
    assert first.returncode == 0


@pytest.mark.parametrize(("suffix", "is_early"), [("dicegame", True), ("dicerules", False)])
def test_a_file_that_the_system_sends_is_opened(tmp_path: Path, suffix: str, is_early: bool) -> None:
    send = f"QApplication.sendEvent(QApplication.instance(), QFileOpenEvent('/tmp/sent.{suffix}'))"
    code = OPENS.format(at_start="pass" if is_early else send)
    if is_early:  # as macOS does, which names no file in the command
        code = code.replace("    show_event(self, event)\n", f"    {send}\n    show_event(self, event)\n")
    done = run(tmp_path, ("-c", code))
    assert (done.returncode, done.stdout) == (0, f"shown\n{Path(f'/tmp/sent.{suffix}')}\n")


def test_a_new_window_shows_another_data_folder(tmp_path: Path, fresh_directories: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    command = [sys.executable, "-X", "utf8", "-c", MOVES.format(other=other)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr.replace(QUIET, "")) == (0, "")
    usual = directories(None)
    assert done.stdout.splitlines() == [str(usual.data), str(other)]
    assert len(list_sessions(usual.sessions)) == len(list_sessions(other / "sessions")) == 1
    log = (usual.log / "dicegames.log").read_text(encoding="utf-8")
    events = [line.split()[2] for line in log.splitlines()]
    beside = ("window_shown", "table_opened", "qt_warning")  # the last one: see QUIET
    assert [event for event in events if event not in beside] == ["start", "data_copied", "end"]


def test_a_folder_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    done = run(tmp_path / "file" / "below", ("-c", TOLD), "--lang", "en")
    assert done.returncode == 0
    assert done.stdout.startswith(f"{tmp_path / 'file' / 'below'} cannot be written. You can play, but ")
    assert done.stderr.startswith("dicegames: no log file: ")
    assert done.stderr.count("\n") == 1


def test_unreadable_settings_are_told_at_the_start_and_kept_aside(tmp_path: Path) -> None:
    path = settings_file(tmp_path, "{ broken")
    done = run(tmp_path, ("-c", TOLD), "--lang", "de")
    assert (done.returncode, done.stdout.strip()) == (
        0,
        "Die Einstellungen waren nicht lesbar. Es gilt der Standard. Die alte Datei liegt daneben.",
    )
    aside = path.with_name("settings.unreadable-1.json")
    assert aside.read_text(encoding="utf-8") == "{ broken"


def test_each_problem_with_the_settings_has_words(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def tell(parent: object, look: Look, words: Told) -> None:
        told.append(words()[1])

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    with open_window(tmp_path, settings=Settings(motion="off")) as driver:
        problems = ("settings_partly", "settings_restored", "settings_unreadable", "settings_newer")
        for problem in problems:
            driver.window.tell_settings_problem(problem)
    assert len(set(told)) == len(problems)
    assert all(text.endswith(".") and "settings_" not in text for text in told)


def test_nobody_is_asked_in_an_unattended_run(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    statuses: list[int] = []

    def ask(parent: object, look: Look, details: str) -> bool:
        asked.append(details)
        return len(asked) == 1

    monkeypatch.setattr(CrashDialog, "ask", staticmethod(ask))
    monkeypatch.setattr(QApplication, "exit", staticmethod(statuses.append))
    error = RuntimeError("broken on purpose")
    with open_window(tmp_path, settings=Settings(motion="off")) as driver:
        look, window = driver.window._look, driver.window
        CrashHook(look, window, unattended=True).show(RuntimeError, error, None)
        assert (len(asked), statuses) == (0, [1])
        # A person goes on at the first question and quits at the second.
        hook = CrashHook(look, window)
        hook.show(RuntimeError, error, None)
        assert statuses == [1]
        hook.show(RuntimeError, error, None)
        assert (len(asked), statuses) == (2, [1, 1])
    assert capsys.readouterr().err.count("broken on purpose") == 3


def test_nothing_is_cut_off_or_blurred_on_a_screen_twice_as_fine(tmp_path: Path) -> None:
    command = [sys.executable, "-X", "utf8", str(ROOT / "tests" / "scaled_window.py"), str(tmp_path)]
    done = subprocess.run(
        command,
        env=os.environ | {"QT_SCALE_FACTOR": "2"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stdout.splitlines(), done.returncode) == (["scale 2.0"], 0), done.stderr


def test_a_language_that_cannot_be_read_is_told_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "config" / "languages" / "dicegames_fr.qm"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no language")
    done = run(tmp_path, ("-c", TOLD), "--lang", "en")
    assert (done.returncode, done.stdout.strip()) == (
        0,
        f"{path}: not readable. It stays as it is; choose another language.",
    )
    assert path.read_bytes() == b"no language"
