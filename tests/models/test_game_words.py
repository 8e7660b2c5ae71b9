"""Words for games, rulesets and levels: whose name wins, and what each game says of its levels."""

from collections.abc import Iterator

import msgspec
import pytest

from another_game import RaceRuleset
from dicegames.games.sheet.ruleset import CLASSIC, PENTA
from dicegames.models.game_words import (
    level_sentence,
    ruleset_description,
    ruleset_difference,
    ruleset_name,
    ruleset_title,
)
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def test_a_ruleset_is_called_what_somebody_called_it() -> None:
    assert [ruleset_title(ruleset) for ruleset in (PENTA, CLASSIC)] == ["Penta", "Classic"]
    assert ruleset_title(RaceRuleset(id="own-1")) == "Own rules"
    assert ruleset_title(RaceRuleset(id="own-1", name="Sunday race")) == "Sunday race"


def test_a_ruleset_of_the_program_keeps_no_name_in_files() -> None:
    assert PENTA.name == ""
    assert "name" not in msgspec.to_builtins(PENTA)


@pytest.mark.rule("T14")
def test_rulesets_of_10000_have_names_and_say_what_differs() -> None:
    ids = ("short", "classic10000", "farkle")
    assert [ruleset_name(ruleset_id) for ruleset_id in ids] == [
        "Short game (5000)",
        "Classic (10,000)",
        "Farkle",
    ]
    numbers = {"short": ("5000", "three"), "classic10000": ("10,000", "350"), "farkle": ("10,000", "500")}
    assert all(
        number in ruleset_description(ruleset_id) for ruleset_id in ids for number in numbers[ruleset_id]
    )
    assert [bool(ruleset_difference(ruleset_id)) for ruleset_id in ids] == [False, True, True]


def test_what_a_level_does_is_said_for_each_game() -> None:
    alone, both = ("Cem",), ("Cem", "Dora")
    assert level_sentence("simple", alone, "fivedice") == level_sentence("simple", alone, "penta")
    assert level_sentence("simple", both, "penta").startswith("Cem and Dora work out each turn and weigh")
    assert level_sentence("simple", alone, "tenthousand").startswith("Cem plans each turn by the points")
    assert level_sentence("simple", both, "tenthousand").startswith("Cem and Dora plan each turn")
    unknown = "The computer decides for Cem."
    assert level_sentence("simple", alone, "race") == level_sentence("a level", alone, "penta") == unknown
