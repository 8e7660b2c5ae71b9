"""The installed program in a real X server: a demo to its end; keys, a kill, and on from there."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dicegames.engine.match import Step
from dicegames.games.sheet.state import Keep, Roll
from dicegames.storage.library import list_sessions, load

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="only where an X server can be started"
)

PATIENCE = 60.0  # seconds; a busy machine is no fault


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """Start an X server and return the environment of programs that use it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        environment = os.environ | {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        yield environment
        server.terminate()


def program(folder: Path, environment: dict[str, str], *words: str) -> subprocess.Popen[bytes]:
    """Start the program over `folder`, in English and without motion."""
    (folder / "config").mkdir(parents=True, exist_ok=True)
    (folder / "config" / "settings.json").write_text(json.dumps({"motion": "off"}))
    command = [sys.executable, "-m", "dicegames", "--data-dir", str(folder), "--lang", "en", *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


def xdotool(environment: dict[str, str], *words: str) -> str:
    run = subprocess.run(
        ["xdotool", *words], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    return run.stdout.strip()


def actions(folder: Path) -> list[object]:
    infos = list_sessions(folder / "sessions")
    entries = load(infos[0].path).entries if infos else ()
    return [entry.action for entry in entries if isinstance(entry, Step)]


@pytest.mark.skipif(os.environ.get("DICEGAMES_SOAK") != "1", reason="a whole game takes its time")
def test_a_demo_plays_to_its_end_and_quits(tmp_path: Path, display: dict[str, str]) -> None:
    with program(tmp_path, display, "--demo", "--quit-after-game") as child:
        _, complaints = child.communicate(timeout=4 * PATIENCE)
    assert child.returncode == 0, complaints.decode()
    assert [info.state for info in list_sessions(tmp_path / "sessions")] == ["finished"]


def test_keys_then_a_kill_then_on_from_there(tmp_path: Path, display: dict[str, str]) -> None:
    with program(tmp_path, display) as child:
        search = ("search", "--onlyvisible", "--name", "Dice Games")
        wait_for(lambda: bool(xdotool(display, *search)), "the window")
        window = xdotool(display, *search).splitlines()[0]
        xdotool(display, "windowfocus", "--sync", window)
        for key in ("ctrl+n", "Return"):
            xdotool(display, "key", key)
        wait_for(lambda: bool(list_sessions(tmp_path / "sessions")), "the session")
        xdotool(display, "key", "space")
        wait_for(lambda: actions(tmp_path) == [Roll()], "the roll")
        xdotool(display, "key", "3")
        wait_for(lambda: actions(tmp_path) == [Roll(), Keep(2)], "the keep")
        child.send_signal(signal.SIGKILL)
        child.communicate(timeout=PATIENCE)
    session = list_sessions(tmp_path / "sessions")[0]
    assert session.state == "open"
    state = load(session.path).match().state
    with program(tmp_path, display, str(session.path)) as child:
        wait_for(lambda: bool(xdotool(display, *search)), "the window again")
        window = xdotool(display, *search).splitlines()[0]
        xdotool(display, "windowfocus", "--sync", window)
        xdotool(display, "key", "ctrl+q")
        _, complaints = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, complaints.decode()
    assert load(session.path).match().state == state
