"""The catalog of games and the rulesets that it decodes."""

from typing import Any

import msgspec
import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.resign import RESIGN_REASONS
from dicegames.games.catalog import GAMES, game_info
from dicegames.games.sheet.reasons import REASONS
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, decode_ruleset
from dicegames.games.tenthousand.reasons import REASONS as TENTHOUSAND_REASONS
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT
from dicegames.games.tenthousand.state import TenThousandGame

PENTA_INFO = game_info("penta")
TENTHOUSAND_INFO = game_info("tenthousand")


def test_ids_are_distinct_and_found() -> None:
    ids = [info.id for info in GAMES]
    assert len(set(ids)) == len(ids)
    assert [game_info(game_id) for game_id in ids] == list(GAMES)
    for info in GAMES:
        assert len({ruleset.id for ruleset in info.rulesets}) == len(info.rulesets) > 0


def test_unknown_ids_are_told_apart() -> None:
    with pytest.raises(InvalidRecordError) as caught:
        game_info("chess")
    assert caught.value.reason == "unknown_game"
    with pytest.raises(InvalidRecordError) as caught:
        PENTA_INFO.ruleset("other")
    assert caught.value.reason == "unknown_ruleset"


@pytest.mark.rule("P1", "P13")
def test_penta_is_for_one_to_eight_and_has_two_rulesets() -> None:
    assert (PENTA_INFO.min_players, PENTA_INFO.max_players) == (1, 8)
    assert PENTA_INFO.rulesets == (PENTA, CLASSIC)
    assert PENTA_INFO.ruleset("classic") == CLASSIC
    assert PENTA_INFO.reasons == REASONS | RESIGN_REASONS


@pytest.mark.rule("T1", "T14")
def test_10000_is_for_up_to_eight_and_one_to_practise_and_the_short_game_comes_first() -> None:
    assert (TENTHOUSAND_INFO.min_players, TENTHOUSAND_INFO.max_players) == (1, 8)
    assert TENTHOUSAND_INFO.rulesets == (SHORT, CLASSIC10000, FARKLE)
    assert TENTHOUSAND_INFO.ruleset("farkle") == FARKLE
    assert TENTHOUSAND_INFO.reasons == TENTHOUSAND_REASONS | RESIGN_REASONS
    for ruleset in TENTHOUSAND_INFO.rulesets:
        assert TENTHOUSAND_INFO.player_limits(ruleset) == (1, 8)
        assert TENTHOUSAND_INFO.new_game(ruleset, 8, 7) == TenThousandGame(ruleset, 8, 7)


def test_a_game_keeps_the_whole_of_an_own_ruleset() -> None:
    own = msgspec.structs.replace(SHORT, id="own-1", name="Küche", target=7000)
    decoded = TENTHOUSAND_INFO.decode_ruleset(msgspec.to_builtins(own))
    game = TENTHOUSAND_INFO.new_game(decoded, 2)
    assert isinstance(game, TenThousandGame)
    assert game.ruleset == own


@pytest.mark.parametrize(
    ("players", "first", "reason"),
    [(0, 0, "player_count"), (9, 0, "player_count"), (2, 2, "first_seat"), (2, -1, "first_seat")],
)
def test_line_ups_out_of_range_are_refused(players: int, first: int, reason: str) -> None:
    with pytest.raises(InvalidRecordError) as caught:
        PENTA_INFO.new_game(PENTA, players, first)
    assert caught.value.reason == reason


def test_a_ruleset_of_another_game_is_refused() -> None:
    with pytest.raises(InvalidRecordError, match="fivedice"):
        PENTA_INFO.new_game(FIVEDICE, 2)
    with pytest.raises(InvalidRecordError, match="fivedice"):
        PENTA_INFO.decode_ruleset(msgspec.to_builtins(FIVEDICE))
    with pytest.raises(InvalidRecordError, match="penta"):
        TENTHOUSAND_INFO.new_game(PENTA, 2)
    for info, ruleset in [(TENTHOUSAND_INFO, PENTA), (PENTA_INFO, SHORT)]:
        with pytest.raises(InvalidRecordError):
            info.decode_ruleset(msgspec.to_builtins(ruleset))


class OtherRuleset:
    """A ruleset of another family that says it is Penta's."""

    id = "other"
    game = "penta"
    name = ""
    auto_entry = False
    time_limit = 0
    summary = ""


def test_a_ruleset_of_another_family_is_refused() -> None:
    with pytest.raises(InvalidRecordError, match="OtherRuleset"):
        PENTA_INFO.new_game(OtherRuleset(), 2)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "Penta <b>"},
        {"id": "penta\n"},
        {"id": ""},
        {"id": 7},
        {"version": 2},
        {"version": True},
        {"joker": "always"},
        {"five_bonus_rule": ""},
        {"upper_target": -1},
        {"upper_bonus": 1001},
        {"full_house": 25.5},
        {"large_straight": "40"},
        {"five_kind": 0},
        {"five_bonus": 10**30},
        {"five_is_full_house": 1},
        {"auto_entry": None},
        {"surprise": 1},
    ],
)
def test_bad_values_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecordError) as caught:
        decode_ruleset({**msgspec.to_builtins(PENTA), **change})
    assert caught.value.reason == "invalid_ruleset"
    assert caught.value.detail


@pytest.mark.parametrize("data", [None, [], "penta", {}, {"id": "penta"}])
def test_what_is_no_ruleset_is_refused(data: object) -> None:
    with pytest.raises(InvalidRecordError):
        decode_ruleset(data)


def test_values_left_out_are_the_usual_ones() -> None:
    short = {"id": "mine", "game": "penta", "joker": "none", "five_bonus_rule": "none", "auto_entry": False}
    found = decode_ruleset(short)
    assert (found.upper_target, found.upper_bonus, found.five_kind, found.five_bonus) == (63, 35, 50, 100)
