"""The rulesets of 10.000 as data: presets, ranges, and what is refused."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.tenthousand.problems import RANGES, decode_ruleset, field_value
from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    convert_ruleset,
)
from dicegames.games.tenthousand.state import TenThousandGame, tenthousand_game
from games.tenthousand_help import good_rulesets, some_rulesets, varied

SHORT_DATA: dict[str, Any] = {
    "id": "short",
    "game": "tenthousand",
    "version": 1,
    "name": "",
    "target": 5000,
    "opening_minimum": 0,
    "turn_minimum": 0,
    "bar": {"start": 350, "rises": True, "step": 50},
    "strikes": {"in_row": 3, "penalty": "zero", "minus": 1000},
    "values": {
        "singles": (100, 0, 0, 0, 50, 0),
        "triples": (1000, 200, 300, 400, 500, 600),
        "more": "doubling",
        "fixed": (1000, 2000, 3000),
        "straight": 3000,
        "three_pairs": 2000,
        "four_and_pair": False,
        "two_triples": "extra",
        "two_triples_points": 1500,
    },
    "hot_dice": "may",
    "last_throws": "round",
}
CLASSIC_DATA = SHORT_DATA | {
    "id": "classic10000",
    "target": 10_000,
    "turn_minimum": 350,
    "bar": {"start": 0, "rises": False, "step": 0},
    "strikes": {"in_row": 0, "penalty": "none", "minus": 0},
    "values": SHORT_DATA["values"]
    | {"straight": 2000, "three_pairs": 1000, "two_triples": "none", "two_triples_points": 0},
}
FARKLE_DATA = SHORT_DATA | {
    "id": "farkle",
    "target": 10_000,
    "opening_minimum": 500,
    "bar": {"start": 0, "rises": False, "step": 0},
    "strikes": {"in_row": 3, "penalty": "minus", "minus": 1000},
    "values": {
        "singles": (100, 0, 0, 0, 50, 0),
        "triples": (300, 200, 300, 400, 500, 600),
        "more": "fixed",
        "fixed": (1000, 2000, 3000),
        "straight": 1500,
        "three_pairs": 1500,
        "four_and_pair": True,
        "two_triples": "fixed",
        "two_triples_points": 2500,
    },
    "last_throws": "everyone",
}


@pytest.mark.rule("T5", "T8", "T9", "T11", "T12", "T14")
@pytest.mark.parametrize(
    ("preset", "data"), [(SHORT, SHORT_DATA), (CLASSIC10000, CLASSIC_DATA), (FARKLE, FARKLE_DATA)]
)
def test_the_presets_have_the_values_of_the_rules(preset: TenThousandRuleset, data: dict[str, Any]) -> None:
    assert msgspec.to_builtins(preset) == data
    assert decode_ruleset(data) == preset


@pytest.mark.rule("T14")
def test_the_short_game_is_the_default_and_names_what_is_left_out() -> None:
    assert PRESETS == (SHORT, CLASSIC10000, FARKLE)
    assert decode_ruleset({"id": "own", "game": "tenthousand"}) == varied(SHORT, id="own")
    partly = decode_ruleset(
        {"id": "own", "game": "tenthousand", "values": {"straight": 1000}, "bar": {"step": 0}}
    )
    assert partly.values == varied(SHORT.values, straight=1000)
    assert partly.bar == Bar(350, True, 0)


@pytest.mark.rule("T14")
def test_every_number_has_a_range_in_which_the_presets_lie() -> None:
    assert set(RANGES) == set(_numbers(SHORT_DATA)) - {"version"}
    for preset in PRESETS:
        for field, wanted in RANGES.items():
            value = field_value(preset, field)
            for number in value if isinstance(value, tuple) else (value,):
                assert wanted.low <= number <= wanted.high, (preset.id, field)
                assert (number - wanted.low) % wanted.step == 0, (preset.id, field)
    with pytest.raises(AttributeError):
        field_value(SHORT, "bar.height")


def _numbers(data: dict[str, Any], prefix: str = "") -> list[str]:
    found = []
    for name, value in data.items():
        if isinstance(value, dict):
            found += _numbers(value, f"{prefix}{name}.")
        elif isinstance(value, tuple) or type(value) is int:
            found.append(prefix + name)
    return found


def test_what_the_command_line_says() -> None:
    free = msgspec.structs.replace(SHORT, strikes=Strikes(3, "none"))
    assert free.summary == "to 5000, bar from 350 rising by 50"
    assert SHORT.summary == "to 5000, bar from 350 rising by 50, 3 strikes: zero"
    assert CLASSIC10000.summary == "to 10000, at least 350"
    assert FARKLE.summary == "to 10000, at least 500, 3 strikes: minus"
    for preset in PRESETS:
        assert (preset.auto_entry, preset.time_limit) == (False, 0)


def changed(path: str, value: object) -> dict[str, Any]:
    """Return the data of `short` with one field set, however deep."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(SHORT_DATA))
    *folders, name = path.split(".")
    inner = data
    for folder in folders:
        inner = inner[folder]
    inner[name] = value
    return data


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", "Own rules"),
        ("id", "own\n"),
        ("id", ""),
        ("id", 7),
        ("id", "a" * 65),
        ("game", "penta"),
        ("version", 2),
        ("version", True),
        ("version", "1"),
        ("name", "a" * 41),
        ("name", None),
        ("name", " "),
        ("name", "a\n"),
        ("name", " a"),
        ("name", "a\u200bb"),
        ("name", "a\u202eb"),
        ("name", "\ud800"),
        ("target", 0),
        ("target", 499),
        ("target", 100_001),
        ("target", 10**30),
        ("target", -5000),
        ("target", 5000.5),
        ("target", "5000"),
        ("target", True),
        ("opening_minimum", 2001),
        ("turn_minimum", -1),
        ("bar", None),
        ("bar.start", 2050),
        ("bar.step", 501),
        ("bar.rises", 1),
        ("bar.surprise", 1),
        ("strikes.in_row", 10),
        ("strikes.in_row", -1),
        ("strikes.penalty", "half"),
        ("strikes.minus", 10_001),
        ("values.singles", [100, 0, 0, 0, 50]),
        ("values.singles", [100, 0, 0, 0, 50, 0, 0]),
        ("values.singles", [100, 0, 0, 0, 50, -1]),
        ("values.singles", [100, 0, 0, 0, 50, 1001]),
        ("values.singles", "100"),
        ("values.triples", [1000, 200, 300, 400, 500, 10_001]),
        ("values.fixed", [1000, 2000, 20_001]),
        ("values.more", "tripled"),
        ("values.straight", 20_001),
        ("values.three_pairs", 20_001),
        ("values.four_and_pair", 1),
        ("values.two_triples", "both"),
        ("values.two_triples_points", 20_001),
        ("values.surprise", 1),
        ("hot_dice", "never"),
        ("hot_dice", None),
        ("last_throws", "twice"),
        ("surprise", 1),
    ],
)
def test_bad_values_are_refused(path: str, value: object) -> None:
    with pytest.raises(InvalidRecordError) as caught:
        decode_ruleset(changed(path, value))
    assert caught.value.reason == "invalid_ruleset"
    assert caught.value.detail


@pytest.mark.rule("T14")
@pytest.mark.parametrize("field", RANGES)
def test_the_ends_of_every_range_are_met_exactly(field: str) -> None:
    wanted = RANGES[field]

    def number(value: int) -> object:
        whole = field_value(SHORT, field)
        return [value, *whole[1:]] if isinstance(whole, tuple) else value

    for value in (wanted.low, wanted.high):
        decode_ruleset(changed(field, number(value)))
    for value in (wanted.low - 1, wanted.high + 1):
        with pytest.raises(InvalidRecordError):
            decode_ruleset(changed(field, number(value)))


@pytest.mark.parametrize("data", [None, [], "short", {}, {"id": "own"}, {1: 2}, 7.5, SHORT_DATA["values"]])
def test_what_is_no_ruleset_is_refused(data: object) -> None:
    if data == {"id": "own"}:
        # The one field without a default is enough.
        assert decode_ruleset(data) == varied(SHORT, id="own")
        return
    with pytest.raises(InvalidRecordError):
        decode_ruleset(data)


_NOTHING = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50) | st.binary(max_size=3)
)
_ANYTHING = st.recursive(
    _NOTHING,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
_PATHS = st.sampled_from(
    [*_numbers(SHORT_DATA), "id", "game", "name", "bar", "strikes", "values", "hot_dice"]
)


@given(data=_ANYTHING)
@settings(max_examples=80)
def test_any_data_is_a_ruleset_or_refused(data: object) -> None:
    check_decoding(data)


@given(path=_PATHS, value=_ANYTHING)
@settings(max_examples=150)
def test_a_ruleset_with_anything_in_it_is_one_or_refused(path: str, value: object) -> None:
    check_decoding(changed(path, value))


def check_decoding(data: object) -> None:
    """Check that data is a ruleset that survives, or that nothing but the one error comes of it."""
    with suppress(InvalidRecordError):
        ruleset = decode_ruleset(data)
        assert decode_ruleset(msgspec.to_builtins(ruleset)) == ruleset


def test_data_nested_without_end_is_refused() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(InvalidRecordError):
        decode_ruleset(nested)
    with pytest.raises(InvalidRecordError):
        decode_ruleset({"id": "own", "values": nested})


@given(ruleset=good_rulesets)
@settings(max_examples=60)
@pytest.mark.rule("T14")
def test_rulesets_survive_as_plain_data(ruleset: TenThousandRuleset) -> None:
    data = msgspec.to_builtins(ruleset)
    assert decode_ruleset(data) == ruleset
    assert decode_ruleset(msgspec.json.decode(msgspec.json.encode(data))) == ruleset
    assert hash(decode_ruleset(data)) == hash(ruleset)


@given(ruleset=some_rulesets)
@settings(max_examples=60)
def test_a_ruleset_that_makes_no_game_is_read_but_not_decoded(ruleset: TenThousandRuleset) -> None:
    data = msgspec.to_builtins(ruleset)
    assert convert_ruleset(data) == ruleset
    check_decoding(data)


def test_a_game_has_a_ruleset_of_its_family() -> None:
    assert tenthousand_game(SHORT, 3, 1) == TenThousandGame(SHORT, 3, 1)
    with pytest.raises(InvalidRecordError, match="SheetRuleset"):
        tenthousand_game(PENTA, 2, 0)
