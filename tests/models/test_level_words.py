"""Words for levels and styles: every one that a game has is named and explained, in both languages."""

from collections.abc import Iterator

import pytest

from dicegames.computer.levels import LEVELS, STYLES
from dicegames.models.level_words import (
    fairness_sentence,
    level_name,
    level_sentence,
    player_names,
    style_name,
    style_sentence,
)
from words import Words, installed


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


def test_every_level_of_a_game_is_explained(language: str) -> None:
    for game_id, levels in LEVELS.items():
        for names in (("Cem",), ("Cem", "Dora")):
            told = [level_sentence(level, names, game_id) for level in levels]
            assert len(set(told)) == len(levels)
            for level, sentence in zip(levels, told, strict=True):
                assert sentence != level_sentence("unheard of", names, game_id)
                assert sentence.startswith("Cem ")
                assert sentence.endswith(".")
                assert level not in sentence
                assert "/" not in sentence


def test_verbs_follow_how_many_play() -> None:
    both, three = ("Cem", "Dora"), ("Ada", "Cem", "Dora")
    with installed(Words("en")):
        assert level_sentence("strong", ("Cem",), "penta") == "Cem works out every turn exactly."
        assert level_sentence("strong", both, "fivedice") == "Cem and Dora work out every turn exactly."
    with installed(Words("de")):
        assert level_sentence("strong", ("Cem",), "penta") == "Cem rechnet jeden Zug genau aus."
        assert level_sentence("easy", three, "ordercards") == "Ada, Cem und Dora nehmen, was gerade passt."


def test_many_long_names_are_counted() -> None:
    names = tuple(f"Maximiliane von Hohenstein {place}" for place in range(3))
    with installed(Words("en")):
        assert level_sentence("medium", names, "tenthousand") == "3 computers think one roll ahead."
        assert level_sentence("medium", names[:1], "tenthousand").startswith(names[0])


def test_names_of_players(language: str) -> None:
    levels = [level_name(level) for level in LEVELS["tenthousand"]]
    styles = [style_name(style) for style in STYLES["tenthousand"]]
    expected = {
        "de": (["Leicht", "Mittel", "Stark", "Meister"], ["Ausgewogen", "Vorsichtig", "Mutig"]),
        "en": (["Easy", "Medium", "Strong", "Champion"], ["Balanced", "Cautious", "Bold"]),
    }
    assert (levels, styles) == expected[language]
    assert player_names("ordercards", "champion", "bold") == (levels[3], styles[2])
    assert player_names("penta", "champion", "") == (levels[3],)
    assert player_names("penta", "simple", "") == (levels[2],)
    assert player_names("penta", "genius", "") == ("Computer",)


def test_styles_are_explained_where_a_game_has_them(language: str) -> None:
    for game_id in LEVELS:
        styles = [style for style in STYLES.get(game_id, ()) if style]
        told = {style: style_sentence(style, game_id) for style in styles}
        for style, sentence in told.items():
            assert sentence.startswith(f"{style_name(style)}:")
            assert sentence.endswith(".")
        assert len(set(told.values())) == len(styles)
        assert style_sentence("", game_id) == ""
    assert style_sentence("bold", "penta") == ""


def test_the_dice_are_the_same_for_all(language: str) -> None:
    word = {"de": "zufällig", "en": "at random"}[language]
    assert word in fairness_sentence()
