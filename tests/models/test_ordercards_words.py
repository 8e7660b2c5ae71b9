"""The small words of Order Cards: cards, colours, places, refusals, its deck among the rulesets."""

import pytest

from dicegames.games.ordercards.actions import Place
from dicegames.games.ordercards.reasons import REASONS
from dicegames.games.ordercards.ruleset import CENTRE_CARD, Order, standard
from dicegames.models.game_words import (
    ruleset_description,
    ruleset_difference,
    ruleset_name,
    ruleset_title,
)
from dicegames.models.ordercards_words import (
    card_name,
    color_name,
    color_word,
    exact_name,
    faces_text,
    from_text,
    onto_text,
    order_name,
    reason_text,
    target_name,
)
from models.ordercards_samples import BLACK, RED, SET2, STRAIGHT4, YELLOW, act, new_match, roll, state_of
from words import Words, installed


@pytest.mark.rule("A1")
def test_every_card_has_a_name_of_its_own(qapp: object) -> None:
    deck = standard()
    told = {}
    for language in ("de", "en"):
        with installed(Words(language)):
            told[language] = [card_name(deck, card) for card in range(CENTRE_CARD + 1)]
        assert len(set(told[language])) == 49
    assert [told["de"][card] for card in (YELLOW + 3, RED + STRAIGHT4, BLACK + SET2, CENTRE_CARD)] == [
        "Zahl 4 gelb",
        "4er-Straße rot",
        "2 Gleiche schwarz",
        "Mittelkarte",
    ]
    assert [told["en"][card] for card in (YELLOW + 3, RED + STRAIGHT4, BLACK + SET2, CENTRE_CARD)] == [
        "Number 4 in yellow",
        "Straight of 4 in red",
        "2 of a kind in black",
        "Centre card",
    ]


@pytest.mark.rule("A1")
def test_orders_and_colours_are_named_alone(qapp: object) -> None:
    with installed(Words("de")):
        assert order_name(Order("set", 5, 15)) == "5 Gleiche"
        assert order_name(Order("straight", 3, 3)) == "3er-Straße"
        assert [color_name(color) for color in standard().colors] == ["Rot", "Gelb", "Blau", "Schwarz"]
        assert [color_word(color) for color in standard().colors] == ["rot", "gelb", "blau", "schwarz"]


@pytest.mark.rule("A6")
def test_places_are_named_as_sentences_need_them(qapp: object) -> None:
    state = state_of(new_match(top=(RED, BLACK + 5, RED + STRAIGHT4)))
    with installed(Words("de")):
        assert target_name(state, 2) == "4er-Straße"
        assert [onto_text(state, target) for target in (1, state.centre, state.bonus)] == [
            "auf Zahl 6",
            "auf die Mittelkarte",
            "auf den Bonuswürfel",
        ]
        assert [from_text(state, target) for target in (1, state.centre, state.bonus)] == [
            "von Zahl 6",
            "von der Mittelkarte",
            "vom Bonuswürfel",
        ]
        assert faces_text((5, 3, 3)) == "3 3 5"


@pytest.mark.rule("A6")
def test_of_equal_open_cards_the_colour_is_told(qapp: object) -> None:
    state = state_of(new_match(top=(RED + 3, BLACK + 3, RED + STRAIGHT4)))
    with installed(Words("de")):
        assert [exact_name(state, target) for target in (0, 1, 2)] == [
            "Zahl 4 rot",
            "Zahl 4 schwarz",
            "4er-Straße",
        ]
        assert target_name(state, 0) == target_name(state, 1) == "Zahl 4"
        assert [exact_name(state, target) for target in (state.centre, state.bonus)] == [
            "Mittelkarte",
            "Bonuswürfel",
        ]


def test_a_place_without_a_card_keeps_a_name(qapp: object) -> None:
    match = new_match()
    roll(match, 1, 1, 1)
    act(match, Place(state_of(match).bonus, (0,)))
    state = state_of(match)
    empty = type(state)(state.ruleset, 2, 0, stacks=((), *state.stacks[1:]), bids=state.bids)
    with installed(Words("en")):
        assert target_name(empty, 0) == exact_name(empty, 0) == "Empty stack"


@pytest.mark.rule("A7")
@pytest.mark.rule("A8")
def test_every_refusal_is_a_sentence_of_its_own_in_both_languages(qapp: object) -> None:
    told = []
    for language in ("de", "en"):
        with installed(Words(language)):
            texts = {reason: reason_text(reason) for reason in REASONS}
        assert all(text.endswith(".") and reason not in text for reason, text in texts.items())
        assert len(set(texts.values())) == len(REASONS)
        told.append(set(texts.values()))
    assert not told[0] & told[1]
    with pytest.raises(KeyError):
        reason_text("below_needed")


def test_the_deck_is_called_after_the_game(qapp: object) -> None:
    with installed(Words("de")):
        assert ruleset_name("standard") == ruleset_title(standard()) == "Auftragskarten"
        assert ruleset_description("standard").startswith("48 Karten in vier Farben.")
        assert ruleset_difference("standard") == ""
