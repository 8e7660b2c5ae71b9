"""The small words of 10.000: combinations, dice that don't count, chances, reasons."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from dicegames.games.tenthousand.reasons import REASONS
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT, TenThousandRuleset
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.models.numbers import percent_text
from dicegames.models.phrases import points_text
from dicegames.models.tenthousand_words import (
    combination_text,
    faces_list,
    faces_name,
    reason_text,
    useless_text,
)
from models.tenthousand_samples import ALL_RULESETS
from words import Words, installed

THIN = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    ("faces", "german", "english"),
    [
        ((1,), "1 = 100", "1 = 100"),
        ((5,), "5 = 50", "5 = 50"),
        ((3, 3, 3), "Drei 3 = 300", "Three 3s = 300"),
        ((2, 2, 2, 2), "Vier 2 = 400", "Four 2s = 400"),
        ((2,) * 5, "Fünf 2 = 800", "Five 2s = 800"),
        ((1,) * 6, "Sechs 1 = 8000", "Six 1s = 8000"),
        ((1, 2, 3, 4, 5, 6), "Straße = 3000", "Straight = 3000"),
        ((2, 2, 4, 4, 6, 6), "Drei Paare = 2000", "Three pairs = 2000"),
        ((2, 2, 2, 4, 4, 4), "Zwei Drillinge = 2100", "Two triples = 2100"),
    ],
)
def test_combinations_are_named_with_their_points(
    faces: tuple[int, ...], german: str, english: str, language: str
) -> None:
    partition = scoring_of(SHORT.values).partition(faces)
    assert partition is not None
    assert [combination_text(part) for part in partition] == [german if language == "de" else english]


@pytest.mark.rule("T14")
def test_four_and_a_pair_are_not_called_three_pairs(language: str) -> None:
    partition = scoring_of(FARKLE.values).partition((2, 2, 3, 3, 3, 3))
    assert partition is not None
    expected = "Vierling und Paar = 1500" if language == "de" else "Four and a pair = 1500"
    assert [combination_text(part) for part in partition] == [expected]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=[ruleset.id for ruleset in ALL_RULESETS])
def test_every_combination_of_every_ruleset_has_a_name(ruleset: TenThousandRuleset, language: str) -> None:
    for combination in scoring_of(ruleset.values).combinations:
        name = faces_name(combination.faces)
        assert name
        assert combination.kind not in name.split()


@pytest.mark.rule("T7")
def test_dice_that_do_not_count_are_listed(language: str) -> None:
    told = [useless_text(()), useless_text((4,)), useless_text((4, 2)), useless_text((4, 2, 4))]
    if language == "de":
        assert told == [
            "",
            "4 zählt nicht. Du kannst mit diesem Würfel weiterwürfeln.",
            "2 und 4 zählen nicht. Du kannst mit ihnen weiterwürfeln.",
            "2, 4 und 4 zählen nicht. Du kannst mit ihnen weiterwürfeln.",
        ]
    else:
        assert told == [
            "",
            "4 does not count. You can roll on with it.",
            "2 and 4 do not count. You can roll on with them.",
            "2, 4 and 4 do not count. You can roll on with them.",
        ]
    assert faces_list((6,)) == "6"


def test_chances_are_whole_percent_and_never_falsely_certain(language: str) -> None:
    chances = (0, Fraction(1, 1000), Fraction(5, 216), Fraction(4, 9), Fraction(999, 1000), 1)
    told = [percent_text(Fraction(chance)) for chance in chances]
    if language == "de":
        assert told == [f"{words}{THIN}%" for words in ("0", "unter 1", "2", "44", "über 99", "100")]
    else:
        assert told == ["0%", "under 1%", "2%", "44%", "over 99%", "100%"]


def test_points_are_grouped_from_10_000_and_have_a_real_minus(language: str) -> None:
    told = [points_text(points) for points in (-12_500, -50, 0, 1, 9999, 10_000)]
    if language == "de":
        assert told == ["−12.500 Punkte", "−50 Punkte", "0 Punkte", "1 Punkt", "9999 Punkte", "10.000 Punkte"]
    else:
        assert told == ["−12,500 points", "−50 points", "0 points", "1 point", "9999 points", "10,000 points"]


def test_every_reason_has_a_sentence_of_its_own_in_both_languages(qapp: object) -> None:
    told = {}
    for language in ("de", "en"):
        with installed(Words(language)):
            told[language] = {reason: reason_text(reason) for reason in sorted(REASONS)}
    for sentences in told.values():
        assert len(set(sentences.values())) == len(REASONS)
        assert all(sentence.endswith(".") and "_" not in sentence for sentence in sentences.values())
    assert all(told["de"][reason] != told["en"][reason] for reason in REASONS)
    with pytest.raises(KeyError):
        reason_text("box_used")
