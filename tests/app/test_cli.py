"""The command line: what it prints and how it ends."""

import json
from math import sqrt
from pathlib import Path

import pytest

from dicegames.app.cli import main
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from tables import make_controller, make_table


def test_simulate_prints_means_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "penta", "--players", "simple,simple", "--games", "2", "--seed", "3"]) == 0
    title, head, *rows = capsys.readouterr().out.splitlines()
    assert "forced" in title  # the joker kind in use is named
    assert title.endswith("2 games, seed 3")
    assert " ".join(head.split()) == "seat player mean ± 95 % st. dev. lowest highest wins ties"
    won = shared = 0.0
    for seat, row in enumerate(rows, start=1):
        number, player, mean, interval, deviation, lowest, highest, wins, ties = row.split()
        assert (number, player) == (str(seat), "simple")
        low, high = int(lowest), int(highest)  # of two games: both scores
        assert 50 < low < high < 1575
        assert float(mean) == (low + high) / 2
        assert float(deviation) == pytest.approx((high - low) / sqrt(2), abs=0.006)
        assert float(interval) == pytest.approx(1.96 * (high - low) / 2, abs=0.006)
        won, shared = won + int(wins), shared + int(ties) / 2
    assert (len(rows), won + shared) == (2, 2)


def test_simulate_with_a_seed_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "penta", "--ruleset", "classic", "--games", "2", "--seed", "5"]
    main(words)
    first = capsys.readouterr().out
    main(words)
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "chess"],
        ["simulate", "penta", "--players", "genius"],
        ["simulate", "penta", "--players", ",".join(["simple"] * 9)],
        ["simulate", "penta", "--games", "0"],
        ["simulate", "penta", "--ruleset", "unheard"],
        ["--no-such-option"],
    ],
)
def test_wrong_words_end_with_2_and_say_why(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert capsys.readouterr().err


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
