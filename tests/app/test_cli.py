"""The command line: what it prints and how it ends."""

import json
from pathlib import Path

import pytest

from dicegames.app.cli import main
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from tables import make_controller, make_table


def test_simulate_prints_means_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "penta", "--players", "simple,simple", "--games", "2", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "simple" in out
    assert "forced" in out  # the joker kind in use is named


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


def play_a_turn(directory: Path) -> Path:
    controller = make_controller(make_table(directory), [(1, 2, 3, 4, 4)])
    controller.act(Roll())
    controller.act(Choose(Box.SMALL_STRAIGHT))
    controller.act(Enter())
    controller.close()
    return controller.table.journal.path


def test_replay_prints_the_scores(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    path = play_a_turn(tmp_path)
    assert main(["replay", str(path)]) == 0
    assert "30" in capsys.readouterr().out


def test_replay_speaks_json(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    path = play_a_turn(tmp_path)
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_replay_of_a_damaged_file_names_the_line_and_leaves_it(
    tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    path = play_a_turn(tmp_path)
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
