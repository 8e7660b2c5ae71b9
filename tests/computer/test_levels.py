"""Levels and styles: every one is found, others are refused, former ones have successors."""

import pytest

from dicegames.computer.levels import LEVELS, STYLES, default_level, known_level, needs_preparation
from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import GAMES
from players import idle_players


def test_levels_are_found_and_others_refused() -> None:
    players = idle_players()
    for game_id, levels in LEVELS.items():
        assert levels == ("easy", "medium", "strong", "champion")
        for level in levels:
            assert known_level(game_id, level) == (level, "")
            for style in STYLES.get(game_id, ("",)):
                assert players.player(game_id, level, style) is players.player(game_id, level, style)
    for game_id, level, style in (
        ("penta", "grandmaster", ""),
        ("chess", "strong", ""),
        ("penta", "strong", "bold"),
        ("tenthousand", "strong", "x"),
    ):
        with pytest.raises(InvalidRecordError) as caught:
            known_level(game_id, level, style)
        assert caught.value.reason == "unknown_level"


def test_a_level_of_former_versions_is_played_by_its_successor() -> None:
    players = idle_players()
    for game_id in LEVELS:
        assert players.player(game_id, "simple") is players.player(game_id, "strong")


def test_every_game_of_the_catalog_has_a_computer() -> None:
    assert set(LEVELS) == {info.id for info in GAMES}
    assert {default_level(info.id) for info in GAMES} == {"medium"}


def test_only_levels_that_plan_ahead_need_preparation() -> None:
    needing = {
        (game_id, level)
        for game_id in LEVELS
        for level in LEVELS[game_id]
        if needs_preparation(game_id, level)
    }
    sheets = {(game_id, level) for game_id in ("penta", "fivedice") for level in ("strong", "champion")}
    assert needing == {*sheets, ("tenthousand", "champion")}
    assert needs_preparation("penta", "simple"), "a level of former versions"
