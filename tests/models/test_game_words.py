"""Words for games and rulesets: whose name wins, and what differs."""

from collections.abc import Iterator

import msgspec
import pytest

from another_game import RaceRuleset
from dicegames.games.sheet.ruleset import CLASSIC, PENTA
from dicegames.models.game_words import (
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
