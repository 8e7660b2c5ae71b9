"""The installed program in a real X server: a demo to its end; keys, a kill, and on from there."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicegames.engine.match import Step
from dicegames.games.sheet.state import Keep, Roll
from dicegames.storage.library import load
from processes import PATIENCE, wait_for
from screen import needs_screen, real_screen, xdotool
from soaking import IS_SOAK
from storage.listing import list_sessions

pytestmark = needs_screen

UNHURRIED = 1.0  # seconds, longer than two presses of a double click

QUICK = 0.6
"""Seconds within which a press is still one of those that began the game."""


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """Start an X server and return the environment of programs that use it."""
    with real_screen() as environment:
        yield environment


@contextmanager
def program(folder: Path, environment: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run the program over `folder`, in English and without motion; no failed test waits for its end."""
    (folder / "config").mkdir(parents=True, exist_ok=True)
    (folder / "config" / "settings.json").write_text(json.dumps({"motion": "off"}))
    command = [sys.executable, "-m", "dicegames", "--data-dir", str(folder), "--lang", "en", *words]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        try:
            yield child
        finally:
            child.kill()


def actions(folder: Path) -> list[object]:
    infos = list_sessions(folder / "sessions")
    entries = load(infos[0].path).entries if infos else ()
    return [entry.action for entry in entries if isinstance(entry, Step)]


@pytest.mark.skipif(not IS_SOAK, reason="a whole game takes its time")
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
        time.sleep(QUICK)
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
