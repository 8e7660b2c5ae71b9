"""Hints and mistakes in words: what is the same in all games, and every game's whole matches."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from dicegames.computer.advice import Advice, Choice, Unit
from dicegames.games.catalog import GAMES, game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll
from dicegames.models.hint_words import all_dice_words, dice_words, percent_tenths, tenths
from dicegames.models.hints import HINTS, Hint, Mistake, has_hints, hint_of, mistake_of
from dicegames.models.numbers import percent_text
from games.sheet_help import rolled, start
from models.hint_samples import advice, samples
from models.tenthousand_samples import ALL_RULESETS
from words import Words, installed

KINDS = [
    *((info.id, ruleset) for info in GAMES if info.id != "tenthousand" for ruleset in info.rulesets),
    *(("tenthousand", ruleset) for ruleset in ALL_RULESETS),
]
THIN = "\N{NARROW NO-BREAK SPACE}"
NO_WORDS = re.compile(r"[{}_]|%n|  |\.\.|None(?! of)|-\d")
STATE = rolled(start(), 2, 2, 4, 5, 6)
KEEP = (Keep(0), Keep(1), Roll())
CHANCE = (Choose(Box.CHANCE), Enter())


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


def check_sentence(text: str) -> None:
    check_phrase(text)
    assert text.endswith(".")
    assert text[0].isupper() or text[0].isdigit()


def check_phrase(text: str) -> None:
    assert text.strip() == text != ""
    assert not NO_WORDS.search(text), text


def check_hint(hint: Hint, alone: bool) -> None:
    for sentence in (hint.best, hint.reason):
        check_sentence(sentence)
    check_phrase(hint.value)
    assert bool(hint.runner_up) is bool(hint.difference)
    if alone:
        assert not hint.runner_up
    if hint.runner_up:
        check_phrase(hint.runner_up)
        check_phrase(hint.difference)


def check_mistake(mistake: Mistake) -> None:
    for sentence in (mistake.done, mistake.cost, mistake.better, mistake.reason):
        check_sentence(sentence)


@pytest.mark.parametrize(("game_id", "ruleset"), KINDS, ids=[f"{game}-{rules.id}" for game, rules in KINDS])
@pytest.mark.parametrize("unit", ["points", "win"])
def test_every_position_of_whole_matches_has_words(
    game_id: str, ruleset: Ruleset, unit: Unit, language: str
) -> None:
    most = game_info(game_id).player_limits(ruleset)[1]
    seen = 0
    for state, told in islice(samples(game_id, ruleset, min(2, most), 7, unit), 150):
        check_hint(hint_of(game_id, state, told), len(told.choices) == 1)
        check_mistake(mistake_of(game_id, state, told, told.choices[-1]))
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("players", [3, 5])
def test_more_players_have_words_too(players: int, language: str) -> None:
    ruleset = game_info("ordercards").rulesets[0]
    for state, told in islice(samples("ordercards", ruleset, players, 3, "points"), 150):
        check_hint(hint_of("ordercards", state, told), len(told.choices) == 1)


def test_every_game_has_hints() -> None:
    assert set(HINTS) == {info.id for info in GAMES}
    assert has_hints("penta")
    assert not has_hints("a_game_of_tomorrow")


def test_points_are_compared(language: str) -> None:
    hint = hint_of("penta", STATE, advice(KEEP, CHANCE, first=243.14, step=1.26))
    if language == "de":
        assert hint.best == "Behalte 2 2 und würfle mit drei Würfeln."
        assert hint.value == "im Schnitt 243,1 Punkte am Ende"
        assert (hint.runner_up, hint.difference) == ("Chance mit 19 eintragen", "1,3 Punkte weniger")
    else:
        assert hint.best == "Keep 2 2 and roll three dice."
        assert hint.value == "243.1 points in the end on average"
        assert (hint.runner_up, hint.difference) == ("enter Chance with 19", "1.3 points less")


def test_chances_to_win_are_compared(language: str) -> None:
    told = advice(KEEP, CHANCE, unit="win", first=0.5234, step=0.0041)
    hint = hint_of("penta", STATE, told)
    if language == "de":
        assert (hint.value, hint.difference) == (f"52,3{THIN}% Siegchance", f"0,4{THIN}% weniger")
    else:
        assert (hint.value, hint.difference) == ("52.3% chance to win", "0.4% less")


@pytest.mark.parametrize(("unit", "step"), [("points", 0.049), ("win", 0.00049), ("points", 0.0)])
def test_what_would_read_as_zero_is_just_as_good(unit: Unit, step: float, language: str) -> None:
    told = advice(KEEP, CHANCE, unit=unit, first=0.5, step=step)
    expected = "genauso gut" if language == "de" else "just as good"
    assert hint_of("penta", STATE, told).difference == expected
    cost = mistake_of("penta", STATE, told, told.choices[1]).cost
    assert cost == ("Das ist genauso gut." if language == "de" else "That is just as good.")


def test_a_mistake_says_what_it_costs(language: str) -> None:
    told = advice(KEEP, CHANCE, step=6.2)
    mistake = mistake_of("penta", STATE, told, told.choices[1])
    won = advice(KEEP, CHANCE, unit="win", first=0.5, step=0.031)
    if language == "de":
        assert mistake.done == "Du trägst Chance mit 19 ein."
        assert mistake.cost == "Das kostet im Schnitt 6,2 Punkte."
        assert mistake.better == "Behalte 2 2 und würfle mit drei Würfeln."
        assert mistake_of("penta", STATE, won, won.choices[1]).cost == f"Das kostet 3,1{THIN}% Siegchance."
    else:
        assert mistake.done == "You enter Chance with 19."
        assert mistake.cost == "That costs 6.2 points on average."
        assert mistake.better == "Keep 2 2 and roll three dice."
        assert mistake_of("penta", STATE, won, won.choices[1]).cost == "That costs 3.1% of the chance to win."
    assert mistake.reason != hint_of("penta", STATE, told).reason


def test_the_only_choice_has_no_runner_up(language: str) -> None:
    hint = hint_of("penta", start(), Advice("points", (Choice((Roll(),), 240.0),)))
    assert (hint.runner_up, hint.difference) == ("", "")


def test_the_runner_up_reads_differently(language: str) -> None:
    twin = (Keep(1), Keep(0), Roll())
    hint = hint_of("penta", STATE, advice(KEEP, twin, CHANCE))
    assert "Chance" in hint.runner_up
    assert ("3,0" if language == "de" else "3.0") in hint.difference
    assert hint_of("penta", STATE, advice(KEEP, twin)).runner_up == ""


def test_numbers(language: str) -> None:
    if language == "de":
        assert [tenths(-3.25), tenths(-0.01), tenths(12)] == ["\N{MINUS SIGN}3,2", "0,0", "12,0"]
        assert percent_tenths(0.1234) == f"12,3{THIN}%"
        assert percent_tenths(0.99996) == f"über 99,9{THIN}%"
        told = [f"unter 1{THIN}%", f"über 99{THIN}%", f"0{THIN}%", f"100{THIN}%", f"44{THIN}%"]
    else:
        assert [tenths(-3.25), tenths(-0.01), tenths(12)] == ["\N{MINUS SIGN}3.2", "0.0", "12.0"]
        assert [percent_tenths(share) for share in (0.1234, 0.99996, 0.0001, 0.0, 1.0)] == [
            "12.3%",
            "over 99.9%",
            "under 0.1%",
            "0.0%",
            "100.0%",
        ]
        told = ["under 1%", "over 99%", "0%", "100%", "44%"]
    assert [percent_text(chance) for chance in (0.001, 0.9999, 0.0, 1.0, 4 / 9)] == told


def test_numbers_of_dice(language: str) -> None:
    told = [dice_words(count) for count in range(1, 7)], [all_dice_words(count) for count in (2, 5)]
    if language == "de":
        assert told[0] == [
            "einem Würfel",
            *(f"{word} Würfeln" for word in ("zwei", "drei", "vier", "fünf", "sechs")),
        ]
        assert told[1] == ["beiden Würfeln", "allen fünf Würfeln"]
    else:
        assert told[0] == ["one die", *(f"{word} dice" for word in ("two", "three", "four", "five", "six"))]
        assert told[1] == ["both dice", "all five dice"]
