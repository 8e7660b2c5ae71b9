"""`dicegames solve`: the best possible average of a sheet game, on the command line."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dicegames.app import solve
from dicegames.app.cli import main
from games.sheet_help import PLAIN
from processes import PATIENCE, children_of, is_alive, wait_for

ROOT = Path(__file__).parents[2]


@pytest.fixture
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer a game that is solved in a moment."""
    monkeypatch.setattr(solve, "solvable_rulesets", lambda: (PLAIN,))


@pytest.mark.usefixtures("small_game")
def test_the_average_is_printed_to_six_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "plain", "--processes", "1"]) == 0
    captured = capsys.readouterr()
    solution = solve.run_solver(PLAIN, 1)
    first, average, deviation = captured.out.splitlines()
    assert first.startswith("ruleset plain: 8,191 positions in ")
    assert average.split() == ["best", "possible", "average", f"{solution.mean:.6f}"]
    assert deviation.split() == ["standard", "deviation", f"{solution.deviation:.4f}"]
    assert captured.err == ""  # a pipe gets no progress bar


@pytest.mark.usefixtures("small_game")
def test_interrupted_it_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(solve, "run_solver", interrupt)
    assert main(["solve", "plain"]) == 130
    assert "Stopped." in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("moment", [0.0, 0.5])
def test_asked_to_end_it_does_in_silence_and_with_its_helper(moment: float) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "dicegames", "solve", "fivedice"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with program:
        try:
            wait_for(lambda: len(children_of(program.pid)) >= 2, "a helper and what counts locks")
            children = children_of(program.pid)
            time.sleep(moment)
            program.send_signal(signal.SIGTERM)
            assert program.communicate(timeout=PATIENCE) == ("", "")
        finally:
            program.kill()
    assert program.returncode == 128 + signal.SIGTERM
    wait_for(lambda: not any(map(is_alive, children)), "the end of all")


def test_every_ruleset_of_sheet_games_is_offered_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    ids = [ruleset.id for ruleset in solve.solvable_rulesets()]
    assert {"penta", "classic", "fivedice"} <= set(ids)
    assert "short" not in ids
    assert len(ids) == len(set(ids))
    with pytest.raises(SystemExit) as stopped:
        main(["solve", "short"])
    assert stopped.value.code == 2
    assert "classic" in capsys.readouterr().err


def test_progress_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []
    solution = solve.run_solver(PLAIN, 1, lambda done, total: told.append((done, total)))
    assert told[-1] == (solution.positions, solution.positions)
    assert told == sorted(told)
