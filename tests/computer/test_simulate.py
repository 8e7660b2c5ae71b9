"""Simulated matches: reproducible, summed up rightly, and told in plain words."""

import pytest

from dicegames.app.simulate import SeatResult, SimulationResult, format_result, run_simulation
from dicegames.engine.errors import InvalidRecordError


def test_the_same_seed_gives_the_same_result() -> None:
    first = run_simulation("penta", "classic", ["simple", "simple"], 3, 5)
    assert first == run_simulation("penta", "classic", ["simple", "simple"], 3, 5)
    assert first != run_simulation("penta", "classic", ["simple", "simple"], 3, 6)
    assert (first.game, first.ruleset, first.rules, first.games, first.seed) == (
        "penta",
        "classic",
        "joker forced_used",
        3,
        5,
    )


def test_results_add_up_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    result = run_simulation("penta", "", ["simple", "simple"], 4, 1, lambda done, of: told.append((done, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert result.ruleset == "penta"
    assert sum(seat.wins for seat in result.seats) + result.seats[0].ties == 4
    for seat in result.seats:
        assert 0 < seat.lowest <= seat.mean <= seat.highest
        assert seat.deviation > 0


def test_one_match_has_no_spread() -> None:
    (seat,) = run_simulation("penta", "penta", ["simple"], 1, 1).seats
    assert (seat.deviation, seat.wins, seat.ties) == (0.0, 1, 0)
    assert seat.lowest == seat.mean == seat.highest


@pytest.mark.parametrize(
    ("game", "ruleset", "players", "games", "reason"),
    [
        ("chess", "", ["simple"], 1, "unknown_game"),
        ("penta", "other", ["simple"], 1, "unknown_ruleset"),
        ("penta", "", ["genius"], 1, "unknown_level"),
        ("penta", "", ["simple:bold"], 1, "unknown_level"),
        ("penta", "", [], 1, "player_count"),
        ("penta", "", ["simple"] * 9, 1, "player_count"),
        ("penta", "", ["simple"], 0, "game_count"),
    ],
)
def test_what_can_not_be_simulated_is_refused(
    game: str, ruleset: str, players: list[str], games: int, reason: str
) -> None:
    with pytest.raises(InvalidRecordError) as caught:
        run_simulation(game, ruleset, players, games, 1)
    assert caught.value.reason == reason


def test_the_table_tells_every_figure() -> None:
    seats = (
        SeatResult("simple", 246.5, 50.0, 101, 402, 61, 3),
        SeatResult("simple", 240.25, 0.0, 99, 99, 36, 3),
    )
    text = format_result(SimulationResult("penta", "penta", "joker forced_fifty", 100, 7, seats))
    head, names, first, second = text.splitlines()
    assert head == "penta, ruleset penta, joker forced_fifty: 100 games, seed 7"
    assert " ".join(names.split()) == "seat player mean ± 95 % st. dev. lowest highest wins ties"
    assert first.split() == ["1", "simple", "246.50", "9.80", "50.00", "101", "402", "61", "3"]
    assert second.split() == ["2", "simple", "240.25", "0.00", "0.00", "99", "99", "36", "3"]
    assert len(names) == len(first) == len(second)


def test_rules_without_a_summary_leave_it_out() -> None:
    text = format_result(SimulationResult("other", "short", "", 1, 7, ()))
    assert text.startswith("other, ruleset short: 1 game, seed 7")
