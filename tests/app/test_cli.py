"""The command line: what it prints and how it ends."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import IO

import pytest

from dicegames.app import cli, simulate
from dicegames.app.cli import main
from dicegames.app.simulate_result import SimulationResult
from dicegames.computer.players import ComputerPlayers
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from tables import make_controller, make_table


def test_simulate_prints_means_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "penta", "--players", "easy,medium", "--games", "2", "--seed", "3"]) == 0
    captured = capsys.readouterr()
    title, head, *rows = captured.out.splitlines()
    assert "forced" in title  # the joker kind in use is named
    assert title.endswith("2 games, seed 3")
    assert " ".join(head.split()) == (
        "player mean ± 95 % st. dev. lowest median highest wins ties won % ± 95 %"
    )
    won = shared = 0.0
    for number, (row, level) in enumerate(zip(rows, ("easy", "medium"), strict=True), start=1):
        place, player, mean, _, deviation, lowest, median, highest, wins, ties, rate, _ = row.split()
        assert (place, player) == (str(number), level)
        low, high = int(lowest), int(highest)  # of two games: both scores
        assert 50 < low < high < 1575
        assert float(mean) == float(median) == (low + high) / 2
        assert float(deviation) == pytest.approx((high - low) / sqrt(2), abs=0.006)
        assert float(rate) == 50 * (int(wins) + int(ties) / 2)
        won, shared = won + int(wins), shared + int(ties) / 2
    assert won + shared == 2
    assert captured.err == ""  # a pipe gets no progress bar


def test_simulate_with_a_seed_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "penta", "--ruleset", "classic", "--games", "2", "--seed", "5"]
    main(words)
    first = capsys.readouterr().out
    assert first.splitlines()[2].split()[:2] == ["1", "medium"]  # nobody chose a level
    main(words)
    assert capsys.readouterr().out == first


def test_simulate_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "tenthousand", "--players", "easy,easy,easy,medium:bold,easy,easy,easy,easy"]
    assert main([*words, "--ruleset", "farkle", "--games", "2", "--processes", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["ruleset"], told["games"], len(told["players"])) == ("farkle", 2, 8)
    assert told["players"][3]["player"] == "medium:bold"
    assert sum(player["win_rate"] for player in told["players"]) == pytest.approx(1)


def test_simulate_takes_its_options_to_the_simulation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, ...]] = []

    def fake(*words: object, processes: int, folder: Path) -> SimulationResult:
        asked.append((*words[:5], processes, folder))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run_simulation", fake)
    words = ["simulate", "ordercards", "--players", "strong:bold,champion", "--games", "7", "--seed", "9"]
    assert main([*words, "--processes", "1", "--data-dir", str(tmp_path)]) == 130
    assert asked == [
        ("ordercards", "standard", ["strong:bold", "champion"], 7, 9, 1, tmp_path / "cache" / "solved")
    ]
    captured = capsys.readouterr()
    assert (captured.out, captured.err.strip()) == ("", "Stopped.")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "penta", "--players", "genius"], "no player 'genius'; there are easy, medium, strong"),
        (["simulate", "penta", "--players", "easy,"], "no player ''"),
        (["simulate", "penta", "--players", "strong:bold"], "no player 'strong:bold'"),
        (["simulate", "tenthousand", "--players", "easy:wild"], "level:cautious and level:bold"),
        (["simulate", "penta", "--players", ",".join(["easy"] * 9)], "penta is for 1 to 8 players"),
        (["simulate", "ordercards", "--players", "easy"], "standard is for 2 to 5 players"),
        (
            ["simulate", "fivedice", "--ruleset", "puzzle3", "--players", "easy,easy"],
            "puzzle3 is for 1 player",
        ),
        (["simulate", "penta", "--games", "0"], "must be at least 1"),
        (["simulate", "penta", "--games", "1e3"], "must be a whole number, at least 1: '1e3'"),
        (["simulate", "penta", "--games", "²"], "must be a whole number"),
        (["simulate", "penta", "--games", "-5"], "--games"),
        (["simulate", "penta", "--processes", "0"], "--processes"),
        (["simulate", "penta", "--ruleset", "unheard"], "no ruleset 'unheard'; there are penta, classic"),
        (["--no-such-option"], "--no-such-option"),
    ],
)
def test_wrong_words_end_with_2_and_say_why(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert why in capsys.readouterr().err


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_players_and_matches_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(_: object, state: object, progress: Callable[[int, int], None], cancelled: object) -> None:
        progress(3, 6)
        progress(6, 6)

    monkeypatch.setattr(ComputerPlayers, "prepare", prepare)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    words = ["simulate", "tenthousand", "--players", "easy,champion", "--games", "4", "--processes", "1"]
    assert main(words) == 0
    half, whole = "#" * 15 + "." * 15, "#" * 30
    assert terminal.getvalue() == (
        f"\rPreparing [{half}] 3/6\rPreparing [{whole}] 6/6\n\r[{half}] 2/4\r[{whole}] 4/4\n"
    )


def play_a_round(directory: Path) -> Path:
    controller = make_controller(make_table(directory), [(1, 2, 3, 4, 4), (2, 2, 2, 5, 6)])
    for action in (Roll(), Choose(Box.SMALL_STRAIGHT), Enter(), Roll(), Choose(Box.CHANCE)):
        controller.act(action)
    controller.undo()
    controller.act(Choose(Box.TWOS))
    controller.act(Enter())
    controller.close()
    return controller.table.journal.path


def test_replay_prints_the_scores(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    path = play_a_round(tmp_path)
    assert main(["replay", str(path)]) == 0
    assert [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()] == [
        "penta, penta: Seat 0, Seat 1",
        "1 Seat 0 roll: 1 2 3 4 4 0 : 0",
        "2 Seat 0 choose small_straight 0 : 0",
        "3 Seat 0 enter +30 30 : 0",
        "4 Seat 1 roll: 2 2 2 5 6 30 : 0",
        "5 Seat 1 choose chance 30 : 0",
        "6 undo 1 30 : 0",
        "7 Seat 1 choose twos 30 : 0",
        "8 Seat 1 enter +6 30 : 6",
        "9 pause 30 : 6",
        "not finished",
    ]


def test_replay_speaks_json(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    path = play_a_round(tmp_path)
    assert main(["replay", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [state["scores"] for state in told["states"]] == [[0, 0]] * 3 + [[30, 0]] * 5 + [[30, 6]] * 2
    assert told["states"][1]["do"] == {"type": "roll"}
    assert told["states"][1]["draws"] == [[1, 2, 3, 4, 4]]
    assert told["states"][6]["mark"] == "undo"
    assert [seat["name"] for seat in told["session"]["seats"]] == ["Seat 0", "Seat 1"]
    assert (told["outcome"], told["torn"]) == (None, False)


def test_replay_of_a_damaged_file_names_the_line_and_leaves_it(
    tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    path = play_a_round(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b"{broken}\n"
    path.write_bytes(b"".join(lines))
    damaged = path.read_bytes()
    assert main(["replay", str(path)]) == 1
    error = capsys.readouterr().err
    assert "line 3: it is damaged." in error
    assert "left as it is" in error
    assert path.read_bytes() == damaged


def test_replay_of_a_missing_file_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.dicegame")]) == 1
    assert "none.dicegame" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("dicegames ")


@pytest.mark.parametrize("command", ["simulate", "solve", "replay", "backup", "restore", "window"])
def test_ctrl_c_ends_every_command_in_words(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, f"_{command}", interrupted)
    assert main([] if command == "window" else [command]) == 130
    captured = capsys.readouterr()
    assert (captured.out, captured.err.strip()) == ("", "Stopped.")


def run_with_output(stream: IO[bytes], words: list[str], *, buffered: bool) -> tuple[int, str]:
    """Return the status and the error output of a command that writes to a stream."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    ended = subprocess.run(
        [sys.executable, *([] if buffered else ["-u"]), "-m", "dicegames", *words],
        stdout=stream,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
        env=environment,
    )
    return ended.returncode, ended.stderr


@pytest.mark.skipif(os.name == "nt", reason="a pipe closes otherwise there")
@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize("command", ["backup", "help"])
def test_a_reader_who_leaves_early_meets_silence(command: str, buffered: bool, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    words = ["backup", str(file), "--data-dir", str(tmp_path)] if command == "backup" else ["--help"]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        status, error = run_with_output(pipe, words, buffered=buffered)
    assert error == ""
    assert status == 141 or (command == "help" and not buffered)  # help passes over what it meets itself
    assert file.exists() == (command == "backup")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such disk here")
@pytest.mark.parametrize("buffered", [True, False])
def test_a_full_disk_is_told_in_one_sentence(buffered: bool, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    with Path("/dev/full").open("wb") as full:
        status, error = run_with_output(
            full, ["backup", str(file), "--data-dir", str(tmp_path)], buffered=buffered
        )
    assert (status, error) == (1, "Stopped: No space left on device.\n")
    assert file.exists()  # that much could be done
