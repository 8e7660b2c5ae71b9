"""The rules of 10.000: complete for the presets, true to whatever own ruleset is in force."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec
import pytest
from hypothesis import assume, given, settings
from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.problems import find_problems
from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.models.ruleset_words import field_hint
from dicegames.ui.look import Look
from dicegames.ui.pages.rules import RulesPage
from dicegames.ui.rules_text.blocks import Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.catalog import rules_text
from dicegames.ui.rules_text.render import own_mark, render
from dicegames.ui.rules_text.tenthousand_totals import collected_total, total_below
from games.tenthousand_help import good_rulesets, some_values, turn_of
from soaking import IS_SOAK
from ui.page_help import SIZES, cut_off, make_look, page_size
from words import Words, installed

CHAPTERS = [
    "In short",
    "Your turn",
    "What scores",
    "What lies aside together",
    "How much you need to collect",
    "Strikes",
    "All six used",
    "The end",
    "How likely a Farkle is",
    "Taking back",
    "Examples",
    "The rulesets",
]
VALUES, CHANCES, SETS, SITUATIONS = range(4)

ODD = TenThousandRuleset(
    "own-1",
    name="Odd",
    target=3000,
    opening_minimum=400,
    turn_minimum=200,
    bar=Bar(0, True, 0),
    strikes=Strikes(2, "minus", 500),
    values=Values(
        singles=(100, 20, 20, 20, 50, 0),
        triples=(500,) * 6,
        more="added",
        straight=0,
        three_pairs=750,
        four_and_pair=True,
        two_triples_points=0,
    ),
    hot_dice="must",
    last_throws="none",
)
ODDER = TenThousandRuleset(
    "own-2",
    name="Odder",
    target=25_000,
    opening_minimum=1000,
    bar=Bar(300, False, 0),
    strikes=Strikes(1, "zero", 0),
    values=Values(
        singles=(0,) * 6,
        triples=(0, 200, 300, 0, 500, 600),
        more="fixed",
        fixed=(0, 2000, 0),
        straight=12_000,
        three_pairs=0,
        two_triples="none",
    ),
    hot_dice="none",
    last_throws="everyone",
)
LOOSE = TenThousandRuleset("own-3", target=2000, bar=Bar(0, False, 0), strikes=Strikes(2, "none", 0))
ALL = (*PRESETS, ODD, ODDER, LOOSE)
each = pytest.mark.parametrize("ruleset", ALL, ids=lambda ruleset: ruleset.id)


def with_values(**changes: object) -> TenThousandRuleset:
    """Return the short game with other values."""
    return msgspec.structs.replace(SHORT, values=msgspec.structs.replace(SHORT.values, **changes))


def told(ruleset: TenThousandRuleset) -> str:
    """Return all sentences of the rules in English, a line each."""
    with installed(Words("en")):
        blocks = rules_text(ruleset)
    return "\n".join(block.text for block in blocks if not isinstance(block, Table))


def rows(ruleset: TenThousandRuleset, table: int) -> list[tuple[str, ...]]:
    """Return the rows of one of the tables in English."""
    with installed(Words("en")):
        tables = [block for block in rules_text(ruleset) if isinstance(block, Table)]
    return list(tables[table].rows)


def situations(ruleset: TenThousandRuleset) -> dict[str, str]:
    """Return what follows from each situation."""
    return dict((situation, result) for situation, result in rows(ruleset, SITUATIONS))


def values(ruleset: TenThousandRuleset) -> dict[str, str]:
    """Return what scores, and how much."""
    return dict((name, points) for name, points in rows(ruleset, VALUES))


@each
def test_every_chapter_is_there(qapp: QApplication, ruleset: TenThousandRuleset) -> None:
    assert find_problems(ruleset) == ()
    assert [block.text for block in rules_text(ruleset) if isinstance(block, Heading)] == CHAPTERS


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (1, ("six dice", "turns in the order of their seats")),
        (2, ("Roll all six dice.", "From every roll, set at least one", "Which one is your choice")),
        (3, ("Then collect, which writes the points down", "or roll the remaining dice")),
        (4, ("is a Farkle: all points of the turn are lost", "set aside from one roll is scored together")),
        (5, ("The faces of three pairs are all different", "Two triples are of different faces")),
        (6, ("add up", "within one roll only", "Whatever isn’t listed brings nothing")),
        (7, ("the combinations that bring the most", "A die that is in none can’t be set aside")),
        (8, ("starts at 350", "lies 50 points higher", "back at 350", "how many are missing")),
        (9, ("Every missed turn is a strike.", "3 strikes in a row set your whole score to 0.")),
        (10, ("you may roll all six again and carry your points on", "You may also collect.")),
        (11, ("as soon as somebody has 5000 points or more",)),
        (12, ("haven’t had their turn in this round", "the last one of a round", "when you play alone")),
        (13, ("The highest score wins, even if somebody else was the first",)),
        (14, ("Short game (5000):", "Classic (10,000):", "Farkle:", "keeps the rules that it started with")),
    ],
)
def test_every_rule_is_told(qapp: QApplication, rule: int, words: Sequence[str]) -> None:
    text = told(SHORT)
    assert [missing for missing in words if missing not in text] == []


def test_what_is_ours_is_marked(look: Look) -> None:
    blocks = rules_text(SHORT)
    own = [block.text for block in blocks if isinstance(block, Paragraph | Item) and block.own]
    for words in (
        "Alone you can practise",
        "put the dice of this roll back",
        "stopping short",
        "no strikes again",
        "highest score wins",
        "shared victory",
        "take back",
    ):
        assert len([text for text in own if words in text]) >= 1, words
    document = QTextDocument()
    render(document, "Title", blocks, look)
    assert document.toPlainText().count(own_mark()) == len(own)


@pytest.mark.rule("T5")
def test_the_values_of_the_short_game(qapp: QApplication) -> None:
    assert rows(SHORT, VALUES) == [
        ("Single die: 1", "100"),
        ("Single die: 5", "50"),
        ("Triple: 1", "1000"),
        ("Triple: 2–6", "face × 100"),
        ("Four equal", "triple × 2, so 2 2 2 2 = 400"),
        ("Five equal", "triple × 4, so 2 2 2 2 2 = 800"),
        ("Six equal", "triple × 8, so 2 2 2 2 2 2 = 1600"),
        ("Straight: 1 2 3 4 5 6", "3000"),
        ("Three pairs", "2000"),
        ("Two triples", "both triples + 1500, so 2 2 2 3 3 3 = 2000"),
    ]


@pytest.mark.rule("T14")
def test_the_values_of_the_other_presets(qapp: QApplication) -> None:
    classic, farkle = values(CLASSIC10000), values(FARKLE)
    assert (classic["Straight: 1 2 3 4 5 6"], classic["Three pairs"]) == ("2000", "1000")
    assert "Two triples" not in classic
    assert "Two triples are" not in told(CLASSIC10000)
    assert (farkle["Triple: 1"], farkle["Triple: 2–6"]) == ("300", "face × 100")
    assert (farkle["Four equal"], farkle["Five equal"], farkle["Six equal"]) == ("1000", "2000", "3000")
    assert farkle["Two triples"] == "2500"
    assert "Four equal dice and a pair count as three pairs too." in told(FARKLE)


@pytest.mark.rule("T14")
def test_the_values_of_odd_rulesets(qapp: QApplication) -> None:
    assert rows(ODD, VALUES) == [
        ("Single die: 1", "100"),
        ("Single die: 2–4", "20"),
        ("Single die: 5", "50"),
        ("Triple", "500"),
        ("Four equal", "triple × 2, so 2 2 2 2 = 1000"),
        ("Five equal", "triple × 3, so 2 2 2 2 2 = 1500"),
        ("Six equal", "triple × 4, so 2 2 2 2 2 2 = 2000"),
        ("Three pairs", "750"),
        ("Two triples", "both triples"),
    ]
    assert rows(ODDER, VALUES) == [
        ("Triple: 2, 3, 5, 6", "face × 100"),
        ("Five equal", "2000"),
        ("Straight: 1 2 3 4 5 6", "12,000"),
    ]
    some = with_values(triples=(0, 0, 300, 0, 0, 0), two_triples="fixed", two_triples_points=0)
    assert values(some)["Triple: 3"] == "300"
    assert values(some)["Four equal: 3"] == "triple × 2, so 3 3 3 3 = 600"
    assert "Two triples" not in values(some)


@pytest.mark.rule("T7")
def test_an_example_is_left_out_where_other_combinations_bring_more(qapp: QApplication) -> None:
    found = values(with_values(singles=(1000,) * 6))
    assert found["Four equal"] == "triple × 2"
    assert found["Single die"] == "1000"


@settings(max_examples=100 if IS_SOAK else 30)
@given(some_values)
def test_all_that_scores_is_listed_and_nothing_else(qapp: QApplication, made: Values) -> None:
    """Read the table back: it names exactly the kinds and faces of the engine's combinations."""
    assume(scoring_of(made).combinations)
    listed: dict[str, set[str]] = {}
    for name, points in rows(msgspec.structs.replace(SHORT, values=made), VALUES):
        assert points != "0"
        assert " = 0" not in points
        kind, _, of = name.partition(": ")
        span = of.replace("–", " to ").split(" to ")
        faces = (
            {str(face) for face in range(int(span[0]), int(span[1]) + 1)}
            if len(span) == 2
            else set(of.split(", "))
            if of
            else set("123456")
        )
        assert not faces & listed.get(kind, set()), "a face is listed twice"
        listed.setdefault(kind, set()).update(faces)
    combinations = scoring_of(made).combinations
    sizes = {1: "Single die", 3: "Triple", 4: "Four equal", 5: "Five equal", 6: "Six equal"}
    for size, name in sizes.items():
        scoring = {
            str(part.faces[0])
            for part in combinations
            if part.kind in ("single", "equal") and len(part.faces) == size
        }
        assert listed.get(name, set()) == scoring
    kinds = {part.kind for part in combinations}
    for kind, title in (
        ("straight", "Straight"),
        ("three_pairs", "Three pairs"),
        ("two_triples", "Two triples"),
    ):
        assert (title in listed) is (kind in kinds)


@pytest.mark.rule("T7")
def test_the_examples_of_setting_aside_are_worked_out_by_the_values(qapp: QApplication) -> None:
    assert "1 1 1 1 5 5 bring 2100: Four 1s = 2000, 5 = 50, 5 = 50." in told(SHORT)
    assert "2 2 2 2 3 3 can’t lie aside together; 2 2 2 2 alone bring 400." in told(SHORT)
    assert "1 1 1 5 bring 350: Three 1s = 300, 5 = 50." in told(FARKLE)
    assert "1 1 1 6 can’t lie aside together; 1 1 1 alone bring 500." in told(ODD)
    assert "2 2 2 2 3 3 can’t lie aside together; 2 2 2 alone bring 200." in told(ODDER)
    all_score = told(with_values(singles=(10,) * 6))
    assert "can’t lie aside together" not in all_score


@pytest.mark.rule("T5", "T7")
def test_the_examples_are_those_of_the_rules(qapp: QApplication) -> None:
    points = {dice: (points, how) for dice, how, points in rows(SHORT, SETS)}
    assert points["1 1 1 5"][0] == "1050"
    assert points["1 1 5 5 3 3"] == ("2000", "Three pairs = 2000")
    assert points["1 1 1 1 5 5"][0] == "2100"
    assert points["2 2 2 4 4 4"][0] == "2100"
    assert points["5 5 5 6 6 6"][0] == "2600"
    assert points["1 1 1 6 6 6"][0] == "3100"
    assert points["2 2 2 2 3 3"] == ("–", "not allowed, left over: 3 3")
    assert points["2 2 2 2"][0] == "400"
    assert points["1 2 3 4 5 6"][0] == "3000"
    assert points["3 3 3 5 5"][0] == "400"
    farkle = {dice: points for dice, _, points in rows(FARKLE, SETS)}
    assert (farkle["1 1 1 1 5 5"], farkle["2 2 2 2 3 3"]) == ("1500", "1500")
    assert ("1 1 1 5", "not allowed, nothing scores", "–") in rows(ODDER, SETS)


@pytest.mark.rule("T8", "T9", "T12")
def test_the_situations_are_those_of_the_rules(qapp: QApplication) -> None:
    assert rows(SHORT, SITUATIONS) == [
        ("The bar is 400, your turn has 350.", "You can’t collect: 50 are missing."),
        ("The player before you collected 600.", "The bar for you is 650."),
        (
            "You have 4200 points and miss your turn; it is strike 3.",
            "You have 0 points left and no strikes. The next bar is 350.",
        ),
        (
            "Of 4 players, seat 1 reaches 5000.",
            "Seats 2, 3 and 4 have one turn each, then the game is over.",
        ),
        ("Of 4 players, seat 4 reaches 5000.", "The game is over at once."),
    ]


@pytest.mark.rule("T14")
def test_the_situations_follow_the_ruleset(qapp: QApplication) -> None:
    classic, farkle, odd = (situations(ruleset) for ruleset in (CLASSIC10000, FARKLE, ODD))
    assert classic["You need 350, your turn has 300."] == "You can’t collect: 50 are missing."
    assert not any("strike" in situation or "before you" in situation for situation in classic)
    assert (
        farkle["You have 4200 points and miss your turn; it is strike 3."]
        == "You have 3200 points left and no strikes."
    )
    assert "To get started you need 500, your turn has 450." in farkle
    assert "The bar is 400, your turn has 350." in odd
    everyone = "Seats 1, 2 and 3 have one turn each, then the game is over."
    assert farkle["Of 4 players, seat 4 reaches 10,000."] == everyone
    assert odd["The player before you collected 600."] == "The bar for you is 600."
    assert odd["You have 4200 points and miss your turn; it is strike 2."].endswith("There is no bar then.")
    assert odd["Of 4 players, seat 1 reaches 3000."] == "The game is over at once."
    assert len(rows(LOOSE, SITUATIONS)) == 2


@pytest.mark.rule("T14")
def test_situations_name_points_that_the_values_can_bring(qapp: QApplication) -> None:
    nothing = {"singles": (0,) * 6, "triples": (0,) * 6, "straight": 0, "two_triples": "none"}
    pairs = with_values(**nothing, three_pairs=1000)
    assert rows(pairs, SITUATIONS)[:2] == [
        ("The bar is 1050, your turn has 1000.", "You can’t collect: 50 are missing."),
        ("The player before you collected 1000.", "The bar for you is 1050."),
    ]
    fixed = msgspec.structs.replace(pairs, bar=Bar(350, False, 0))
    assert not any("your turn has" in situation for situation, *_ in rows(fixed, SITUATIONS))
    # six used end the turn: there is nothing more to come
    once = msgspec.structs.replace(pairs, hot_dice="none")
    assert rows(once, SITUATIONS)[0] == ("The player before you collected 1000.", "The bar for you is 1050.")


@given(good_rulesets)
def test_every_situation_can_be_played(ruleset: TenThousandRuleset) -> None:
    least = max(ruleset.opening_minimum, ruleset.turn_minimum, ruleset.bar.start)
    found = collected_total(ruleset, least)
    assert found is not None
    assert turn_of(ruleset, found, found) is not None
    assert found >= least
    below = total_below(ruleset, least, least - 50)
    if below is not None:
        assert 0 < below < least
        assert turn_of(msgspec.structs.replace(ruleset, hot_dice="may"), below, below) is not None


@pytest.mark.rule("T8", "T14")
@pytest.mark.parametrize(
    ("bar", "words", "not_words"),
    [
        (Bar(350, True, 50), ("starts at 350", "50 points higher", "back at 350"), ("for everyone",)),
        (Bar(300, True, 0), ("starts at 300", "lies at what that turn brought"), ("higher",)),
        (Bar(0, True, 50), ("At the start there is no bar.", "50 points higher", "no bar for"), ("back at",)),
        (Bar(300, False, 50), ("The bar lies at 300, for everyone",), ("higher", "your own last turn")),
        (Bar(0, False, 50), ("You may collect any points. There is no bar.",), ("are missing", "higher")),
    ],
)
def test_every_kind_of_bar(
    qapp: QApplication, bar: Bar, words: Sequence[str], not_words: Sequence[str]
) -> None:
    text = told(msgspec.structs.replace(SHORT, bar=bar))
    assert [missing for missing in words if missing not in text] == []
    assert [wrong for wrong in not_words if wrong in text] == []


@pytest.mark.rule("T14")
def test_minimums_are_told_and_that_the_largest_counts(qapp: QApplication) -> None:
    largest = "you need the largest of them"
    assert "you need at least 500 points in one turn" in told(FARKLE)
    assert "after your score was set to 0" not in told(FARKLE)
    assert "after your score was set to 0" in told(ODDER)
    assert "Every turn that you collect brings at least 350 points." in told(CLASSIC10000)
    assert [largest in told(ruleset) for ruleset in ALL] == [False, False, False, True, True, False]
    assert "holds in the last throws too" in told(SHORT)
    assert "holds in the last throws too" not in told(ODD)


@pytest.mark.rule("T9", "T14")
def test_every_penalty_for_strikes(qapp: QApplication) -> None:
    assert "There are no strikes" in told(CLASSIC10000)
    assert "Every missed turn is a strike." not in told(CLASSIC10000)
    assert "3 strikes in a row cost you 1000 points. Your score may fall below 0." in told(FARKLE)
    assert "2 strikes in a row cost you 500 points." in told(ODD)
    assert "1 strike is enough to set your whole score to 0." in told(ODDER)
    assert "There are no strikes: a missed turn brings nothing, that is all." in told(LOOSE)
    assert field_hint(LOOSE, "strikes.penalty") == "Missed turns cost nothing and are not counted."


@pytest.mark.rule("T10", "T14")
def test_what_follows_when_all_six_are_used(qapp: QApplication) -> None:
    assert "you must roll all six again" in told(ODD)
    assert "not even if you would reach the target" in told(ODD)
    assert "there is no further roll: you collect" in told(ODDER)
    assert "uses up all six, the turn is missed" in told(ODDER)
    assert "when all six dice are used for too few points" in told(ODDER)
    free = msgspec.structs.replace(LOOSE, hot_dice="none")
    assert "the turn is missed" not in told(free)
    assert "too few points" not in told(free)
    for ruleset in (SHORT, FARKLE, LOOSE):
        assert "you may roll all six again" in told(ruleset)


@pytest.mark.rule("T11", "T12", "T14")
def test_how_the_game_ends(qapp: QApplication) -> None:
    assert "25,000 points or more written down" in told(ODDER)
    assert "everyone else has one more turn, once" in told(FARKLE)
    assert "There are no last throws." in told(ODD)
    assert "the first to reach the target" not in told(ODD)


@each
def test_the_chances_are_exact(qapp: QApplication, ruleset: TenThousandRuleset) -> None:
    scoring = scoring_of(ruleset.values)
    found = rows(ruleset, CHANCES)
    assert [dice for dice, _, _ in found] == list("123456")
    for dice, percent, exact in found:
        assert Fraction(exact) == scoring.bust_chance(int(dice))
        assert abs(float(percent.removesuffix("%")) - 100 * Fraction(exact)) <= 0.05


def test_chances_of_the_short_game(qapp: QApplication, german: Words) -> None:
    assert [exact for _, _, exact in rows(SHORT, CHANCES)] == [
        "2/3",
        "4/9",
        "5/18",
        "17/108",
        "25/324",
        "5/216",
    ]
    assert [percent for _, percent, _ in rows(SHORT, CHANCES)][:2] == ["66.7%", "44.4%"]
    with installed(german):
        tables = [block for block in rules_text(SHORT) if isinstance(block, Table)]
    assert tables[CHANCES].rows[0][1] == "66,7\N{NARROW NO-BREAK SPACE}%"


def test_a_small_chance_is_not_written_as_never(qapp: QApplication) -> None:
    rare = with_values(singles=(50, 50, 50, 50, 50, 0), triples=(1000, 200, 300, 400, 500, 0))
    found = {dice: percent for dice, percent, _ in rows(rare, CHANCES)}
    assert (found["4"], found["5"], found["6"]) == ("0.1%", "0.01%", "0.002%")  # nothing but sixes
    never = with_values(singles=(50,) * 6)
    assert {percent for _, percent, _ in rows(never, CHANCES)} == {"0.0%"}


@given(good_rulesets)
def test_every_ruleset_has_whole_sentences(qapp: QApplication, ruleset: TenThousandRuleset) -> None:
    with installed(Words("en")):
        blocks = rules_text(ruleset)
    for block in blocks:
        match block:
            case Paragraph(text) | Item(text):
                assert text.endswith(".")
                assert text[0].isupper() or text[0].isdigit()
                assert not set(text) & set("{}_%")
            case Table(titles, found):
                assert found
                assert all(len(row) == len(titles) and all(row) for row in found)


@each
def test_everything_is_told_in_german(qapp: QApplication, german: Words, ruleset: TenThousandRuleset) -> None:
    english = {line for line in told(ruleset).splitlines() if " " in line}
    with installed(german):
        blocks = rules_text(ruleset)
    tables = [block for block in blocks if isinstance(block, Table)]
    assert english.isdisjoint(block.text for block in blocks if not isinstance(block, Table))
    assert english
    cells = {cell for table in tables for row in (table.titles, *table.rows) for cell in row}
    with installed(Words("en")):
        before = [block for block in rules_text(ruleset) if isinstance(block, Table)]
    words = {cell for table in before for row in (table.titles, *table.rows) for cell in row}
    assert [cell for cell in words & cells if any(char.isalpha() for char in cell)] == []


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("ruleset", [SHORT, ODDER], ids=lambda ruleset: ruleset.id)
def test_nothing_is_cut_off(
    qtbot: QtBot,
    qapp: QApplication,
    german: Words,
    ruleset: TenThousandRuleset,
    window: tuple[int, int],
    family: str,
) -> None:
    qapp.installTranslator(german)
    page = RulesPage(make_look(family))
    page.show_ruleset(ruleset)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # buttons of other choices
    assert page.size().toTuple() == size
    assert cut_off(page) == []
    assert page.text.horizontalScrollBar().maximum() == 0
    assert page.text.toPlainText().startswith("10.000, ")
