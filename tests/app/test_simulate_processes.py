"""Simulations in several processes: however they end, no process is left."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicegames.app.simulate_matches import Series, SeriesPlayers
from dicegames.app.simulate_processes import play_in_processes
from processes import PATIENCE, wait_for

ROOT = Path(__file__).parents[2]
SERIES = Series("ordercards", "standard", ("easy", "medium"), 10**9, 1)


def members(group: int) -> set[int]:
    """Return the processes of a process group, without those that have ended and wait to be noticed."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, of_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue  # it has just ended
            if int(of_group) == group and state != "Z":
                found.add(int(entry.name))
    return found


@contextmanager
def simulation(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a long simulation in two processes; however its test fails, nothing goes on for ever."""
    words = ["simulate", "ordercards", "--games", "1000000", "--processes", "2", "--data-dir", str(folder)]
    program = subprocess.Popen(
        [sys.executable, "-m", "dicegames", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield program
    finally:
        if members(program.pid):
            os.killpg(program.pid, signal.SIGKILL)
        program.wait()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("way", ["ctrl+c", "kill", "term"])
def test_a_stopped_simulation_leaves_no_process(way: str, tmp_path: Path) -> None:
    with simulation(tmp_path) as program:
        # the program, two that play, one of Python's own
        wait_for(lambda: len(members(program.pid)) >= 4, "two that play")
        time.sleep(0.3)
        if way == "ctrl+c":
            os.killpg(program.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        else:
            program.send_signal(signal.SIGKILL if way == "kill" else signal.SIGTERM)
        out, err = program.communicate(timeout=PATIENCE)
        status = {"ctrl+c": 130, "kill": -signal.SIGKILL, "term": 143}[way]
        assert (program.returncode, out, err.strip()) == (status, "", "Stopped." if way == "ctrl+c" else "")
        wait_for(lambda: not members(program.pid), "the end of all")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_process_that_somebody_ends_is_told_in_one_sentence(tmp_path: Path) -> None:
    with simulation(tmp_path) as program:
        wait_for(lambda: len(members(program.pid)) >= 4, "two that play")
        os.kill(max(members(program.pid)), signal.SIGKILL)  # the youngest plays
        out, err = program.communicate(timeout=PATIENCE)
        assert (program.returncode, out) == (1, "")
        assert err == "Stopped: a process of the simulation ended before its time.\n"


def test_blocks_come_in_order(tmp_path: Path) -> None:
    series = Series("ordercards", "standard", ("easy", "strong"), 13, 1)
    players = SeriesPlayers(series, None, 1)
    expected = [players.block(number) for number in range(series.blocks)]
    assert play_in_processes(series, tmp_path, 2, lambda done, total: None) == expected
    assert len({block[0].scores for block in expected}) > 5


def test_a_process_that_dies_ends_the_simulation(tmp_path: Path) -> None:
    """By a ruleset that nobody knows: the processes end as soon as they look for it."""
    unknown = Series("ordercards", "unheard", ("easy", "easy"), 4, 1)
    told: list[int] = []
    with pytest.raises(ChildProcessError, match="before its time"):
        play_in_processes(unknown, tmp_path, 2, lambda done, total: told.append(done))
    assert told == []


def test_an_error_while_matches_are_played_ends_the_processes(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_in_processes(SERIES, tmp_path, 2, stop)
    assert not multiprocessing.active_children()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
