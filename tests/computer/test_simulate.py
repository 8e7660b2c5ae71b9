"""Simulated matches: reproducible, fair to every player, summed up rightly, and told in plain words."""

import json
import random
from collections.abc import Callable
from math import atan, cos, pi, prod, sin, sqrt
from pathlib import Path

import pytest

from dicegames.app.simulate import format_result, result_as_json, run_simulation
from dicegames.app.simulate_matches import Played, Series, SeriesPlayers, TurnDice
from dicegames.app.simulate_result import PlayerResult, SimulationResult, standard_errors, sum_up
from dicegames.computer.levels import MAKERS, needs_preparation
from dicegames.computer.player import Player
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_table import SheetTable
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action
from dicegames.engine.chance import DiceRoll, Shuffle
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import State
from dicegames.games.catalog import game_info
from dicegames.games.sheet.ruleset import SheetRuleset

TWO = ["easy", "medium"]


def test_the_same_seed_gives_the_same_result() -> None:
    first = run_simulation("tenthousand", "short", TWO, 3, 5)
    assert first == run_simulation("tenthousand", "short", TWO, 3, 5)
    assert first != run_simulation("tenthousand", "short", TWO, 3, 6)
    assert (first.game, first.ruleset, first.games, first.seed) == ("tenthousand", "short", 3, 5)
    assert first.rules.startswith("to 5000")
    assert [player.player for player in first.players] == TWO


def test_several_processes_play_the_same_matches_as_one() -> None:
    told: list[tuple[int, int]] = []
    players = ["easy", "medium:bold", "easy:cautious"]
    here = run_simulation("ordercards", "", players, 8, 2)
    there = run_simulation(
        "ordercards", "", players, 8, 2, lambda done, of: told.append((done, of)), processes=2
    )
    assert there == here
    # Three matches a block; the last block, of two, may be through before the one before it.
    assert [of for _, of in told] == [8, 8, 8]
    assert [done for done, _ in told] in ([3, 6, 8], [3, 5, 8], [2, 5, 8])


def test_results_add_up_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    result = run_simulation("penta", "", TWO, 5, 1, lambda done, of: told.append((done, of)))
    assert told == [(2, 5), (4, 5), (5, 5)]
    assert result.ruleset == "penta"
    assert sum(player.wins for player in result.players) + result.players[0].ties == 5
    assert sum(player.win_rate for player in result.players) == pytest.approx(1.0)
    for player in result.players:
        assert 0 < player.lowest <= player.median <= player.highest
        assert player.lowest < player.mean < player.highest


@pytest.mark.parametrize(
    ("game", "level"), [("penta", "easy"), ("tenthousand", "medium"), ("ordercards", "medium")]
)
def test_equals_win_equally_often_in_every_block(game: str, level: str) -> None:
    """Everybody sits once at every seat, and a seat has the same dice each time."""
    series = Series(game, game_info(game).rulesets[0].id, (level, level, level), 6, 3)
    players = SeriesPlayers(series, None, 1)
    for block in range(series.blocks):
        matches = players.block(block)
        for shift, match in enumerate(matches):
            scores = matches[0].scores
            assert match.scores == scores[-shift:] + scores[:-shift] if shift else scores
            assert match.winners == tuple(sorted((winner + shift) % 3 for winner in matches[0].winners))
    assert players.block(0) != players.block(1)


class Noting:
    """A player that writes down that it was asked."""

    def __init__(self, player: Player, name: str, asked: list[str]) -> None:
        self._player = player
        self._name = name
        self._asked = asked

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        self._asked.append(self._name)
        return self._player.decide(state, source, cancelled)


def test_the_first_turn_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    found = ComputerPlayers.player

    def noting(self: ComputerPlayers, game_id: str, level: str, style: str = "") -> Player:
        return Noting(found(self, game_id, level, style), level, asked)

    monkeypatch.setattr(ComputerPlayers, "player", noting)
    series = Series("ordercards", "standard", ("easy", "medium", "strong"), 5, 3)
    players = SeriesPlayers(series, None, 1)
    began = []
    for block, shift in ((0, 0), (0, 1), (0, 2), (1, 0)):
        asked.clear()
        players._match(block, shift)
        began.append(list(dict.fromkeys(asked)))
    assert began == [
        ["easy", "medium", "strong"],
        ["medium", "strong", "easy"],
        ["strong", "easy", "medium"],
        ["easy", "medium", "strong"],
    ]
    assert [len(players.block(number)) for number in range(series.blocks)] == [3, 2]


def test_each_turn_of_a_seat_has_its_own_dice() -> None:
    roll = DiceRoll(5)
    dice = TurnDice(1, 7)
    first = [dice.draw(seat, roll) for seat in (0, 0, 1, 0, 1)]
    assert len(set(first)) == 5
    # However many dice the others took: the turns after them have the same luck.
    again = TurnDice(1, 7)
    turns = [(0, 1), (1, 4), (0, 2), (1, 1)]
    second = [[again.draw(seat, roll) for _ in range(rolls)] for seat, rolls in turns]
    assert [second[0][0], second[1][0], second[2][0], second[3][0]] == [first[0], *first[2:]]
    assert TurnDice(1, 8).draw(0, roll) != first[0]
    assert TurnDice(2, 7).draw(0, roll) != first[0]
    assert sorted(dice.draw(None, Shuffle(48)).values) == list(range(48))


def test_one_match_has_no_spread() -> None:
    (player,) = run_simulation("penta", "penta", ["easy"], 1, 1).players
    assert (player.deviation, player.mean_interval, player.win_rate_interval) == (None, None, None)
    assert (player.wins, player.ties, player.win_rate) == (1, 0, 1.0)
    assert player.lowest == player.mean == player.median == player.highest


class Untouched(SolverTables):
    """Tables that nobody may ask."""

    def get(self, ruleset: SheetRuleset) -> SheetTable | None:
        raise AssertionError("asked for a table")


@pytest.mark.parametrize("game", ["penta", "fivedice"])
def test_only_levels_that_plan_are_prepared(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(
        "dicegames.computer.players.ComputerPlayers.prepare", lambda *_: prepared.append("yes")
    )
    for level in MAKERS[game]:
        prepared.clear()
        series = Series(game, game_info(game).rulesets[0].id, (level,), 1, 1)
        SeriesPlayers(series, None, 1).prepare(lambda done, total: None)
        assert prepared == (["yes"] if needs_preparation(game, level) else [])
        if not needs_preparation(game, level):
            players = SeriesPlayers(series, None, 1)
            players._deciders = [MAKERS[game][level](Untouched(), "")]
            assert players.block(0)


def test_what_players_work_out_is_kept_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path | None] = []

    def made(self: SolverTables, folder: Path | None = None, processes: int = 2) -> None:
        asked.append(folder)

    monkeypatch.setattr(SolverTables, "__init__", made)
    run_simulation("tenthousand", "", ["easy"], 1, 1, folder=tmp_path)
    assert asked == [tmp_path]


@pytest.mark.parametrize(
    ("game", "ruleset", "players", "games", "reason"),
    [
        ("chess", "", ["easy"], 1, "unknown_game"),
        ("penta", "other", ["easy"], 1, "unknown_ruleset"),
        ("penta", "", ["genius"], 1, "unknown_level"),
        ("penta", "", ["easy:bold"], 1, "unknown_level"),
        ("penta", "", [], 1, "player_count"),
        ("penta", "", ["easy"] * 9, 1, "player_count"),
        ("penta", "", ["easy"], 0, "game_count"),
    ],
)
def test_what_can_not_be_simulated_is_refused(
    game: str, ruleset: str, players: list[str], games: int, reason: str
) -> None:
    with pytest.raises(InvalidRecordError) as caught:
        run_simulation(game, ruleset, players, games, 1)
    assert caught.value.reason == reason


def test_figures_are_reckoned_over_blocks() -> None:
    series = Series("penta", "penta", ("easy", "strong"), 5, 7)
    blocks = [
        (Played((100, 200), (1,)), Played((300, 200), (0,))),
        (Played((150, 150), (0, 1)), Played((50, 250), (1,))),
        (Played((400, 250), (0,)),),
    ]
    first, second = sum_up(series, "", blocks).players
    assert (first.player, second.player) == ("easy", "strong")
    assert (first.mean, first.lowest, first.median, first.highest) == (200, 50, 150.0, 400)
    assert (first.wins, first.ties, second.wins, second.ties) == (2, 1, 2, 1)
    assert (first.win_rate, second.win_rate) == (0.5, 0.5)
    assert first.deviation == pytest.approx(sqrt((100**2 + 100**2 + 50**2 + 150**2 + 200**2) / 4))
    # Means of the blocks: 200, 100, 400 points; 0.5, 0.25, 1 of the wins.
    points, rate = 700 / 3, 1.75 / 3
    spread = sqrt(((200 - points) ** 2 + (100 - points) ** 2 + (400 - points) ** 2) / 2)
    assert first.mean_interval == pytest.approx(4.302653 * spread / sqrt(3))
    spread = sqrt(((0.5 - rate) ** 2 + (0.25 - rate) ** 2 + (1 - rate) ** 2) / 2)
    assert first.win_rate_interval == pytest.approx(4.302653 * spread / sqrt(3))


def student(errors: float, freedom: int) -> float:
    """Return which part of Student's distribution lies within so many standard errors, exactly."""
    angle = atan(errors / sqrt(freedom))
    odd = freedom % 2
    powers = range(odd, freedom - 1, 2)
    total = sum(cos(angle) ** power * prod((k - 1) / k for k in range(power, 1, -2)) for power in powers)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


@pytest.mark.parametrize("count", [*range(2, 40), 501])
def test_intervals_of_few_blocks_reach_further(count: int) -> None:
    assert student(standard_errors(count), count - 1) == pytest.approx(0.95, abs=2e-6)
    assert standard_errors(count) > standard_errors(count + 1) > 1.959964


FIRST = PlayerResult("champion", 246.5, 9.8, 50.0, 101, 244.5, 402, 61, 3, 0.625, 0.031)
SECOND = PlayerResult("medium:cautious", 1240.25, None, None, 99, 99, 99, 36, 3, 0.375, None)


def test_the_table_tells_every_figure() -> None:
    result = SimulationResult("penta", "penta", "joker forced_fifty", 100, 7, (FIRST, SECOND))
    head, names, first, second = format_result(result).splitlines()
    assert head == "penta, ruleset penta, joker forced_fifty: 100 games, seed 7"
    assert " ".join(names.split()) == (
        "player mean ± 95 % st. dev. lowest median highest wins ties won % ± 95 %"
    )
    assert first.split() == (
        ["1", "champion", "246.50", "9.80", "50.00", "101", "244.5", "402", "61", "3", "62.50", "3.10"]
    )
    assert second.split() == (
        ["2", "medium:cautious", "1240.25", "–", "–", "99", "99.0", "99", "36", "3", "37.50", "–"]
    )
    assert len(names) == len(first) == len(second)


def test_rules_without_a_summary_leave_it_out() -> None:
    text = format_result(SimulationResult("other", "short", "", 1, 7, (FIRST,)))
    assert text.startswith("other, ruleset short: 1 game, seed 7")


def test_json_has_every_figure_by_its_name() -> None:
    told = json.loads(result_as_json(SimulationResult("penta", "penta", "", 100, 7, (FIRST, SECOND))))
    first, second = told.pop("players")
    assert told == {"game": "penta", "ruleset": "penta", "rules": "", "games": 100, "seed": 7}
    assert first == {
        "player": "champion",
        "mean": 246.5,
        "mean_interval": 9.8,
        "deviation": 50.0,
        "lowest": 101,
        "median": 244.5,
        "highest": 402,
        "wins": 61,
        "ties": 3,
        "win_rate": 0.625,
        "win_rate_interval": 0.031,
    }
    assert (second["mean_interval"], second["deviation"]) == (None, None)
