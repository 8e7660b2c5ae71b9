"""The rules of Order Cards: complete, true to the deck in force, readable, in both languages."""

from collections.abc import Sequence

import msgspec
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.ordercards.bids import order_refusal
from dicegames.games.ordercards.ruleset import Order, OrderCardsRuleset, standard
from dicegames.games.sheet.ruleset import PENTA
from dicegames.ui.look import Look
from dicegames.ui.pages.rules import RulesPage
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.ordercards import ordercards_rules
from dicegames.ui.rules_text.render import own_mark, render
from ui.page_help import SIZES, cut_off, make_look, page_size
from words import Words, installed

CHAPTERS = [
    "In short",
    "Laying the table",
    "What the cards want",
    "Your turn",
    "Placing dice",
    "Beating dice",
    "The bonus die",
    "The end",
    "Counting points",
    "Taking back",
    "Examples",
]
SETUP, ORDERS, BONUSES, BIDS, SCORE = range(5)

STANDARD = standard()
ODD = msgspec.structs.replace(
    STANDARD,
    id="odd",
    colors=("black", "blue", "yellow", "red"),
    orders=(
        *(Order("number", face, points) for face, points in enumerate((2, 2, 4, 4, 6, 2), start=1)),
        Order("straight", 4, 7),
        Order("straight", 5, 12),
        Order("set", 2, 3),
        Order("set", 3, 5),
        Order("set", 4, 1000),
        Order("set", 5, 20),
    ),
    centre=Order("set", 5, 30),
)
DECKS = (STANDARD, ODD)
each = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)


def english(deck: OrderCardsRuleset) -> tuple[Block, ...]:
    """Return the rules in English."""
    with installed(Words("en")):
        return ordercards_rules(deck)


def told(deck: OrderCardsRuleset) -> str:
    """Return all sentences of the rules, a line each."""
    return "\n".join(block.text for block in english(deck) if not isinstance(block, Table))


def rows(deck: OrderCardsRuleset, table: int) -> list[tuple[str, ...]]:
    """Return the rows of one of the tables."""
    return list([block for block in english(deck) if isinstance(block, Table)][table].rows)


@each
def test_every_chapter_is_there(qapp: QApplication, deck: OrderCardsRuleset) -> None:
    assert [block.text for block in ordercards_rules(deck) if isinstance(block, Heading)] == CHAPTERS


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (1, ("Of the 48 cards, 12 each are red, yellow, blue and black.", "white bonus die. There is one.")),
        (2, ("bring these points",)),
        (3, ("shuffled and dealt in stacks", "top card of each stack lies open", "stay hidden")),
        (4, ("every card on which your dice still lie is yours", "get the dice back", "nothing follows")),
        (5, ("with 3 dice, the second one with 4, every later one with 5", "up to 3 times", "kept before")),
        (6, ("each die only once", "needn’t place anything", "add dice", "then lie there again", "end your")),
        (7, ("exactly the number of dice that the card shows", "Any dice will do, one or more")),
        (8, ("more pips together", "Just as many are not enough", "go back to their owner at once")),
        (9, ("never placed", "turn one of your dice that isn’t placed yet", "at the latest when your turn")),
        (10, ("ends at once", "With 5 players", "a second stack", "no stack", "go to the owners")),
        (11, ("rolls it once more and gets its number as points",)),
        (12, ("From two cards of one colour on", "the joker", "in which it brings you most")),
        (13, ("The most points win.", "shared victory")),
    ],
)
def test_every_rule_is_told(qapp: QApplication, rule: int, words: Sequence[str]) -> None:
    text = told(STANDARD)
    assert [missing for missing in words if missing not in text] == []


def test_what_is_ours_is_marked(look: Look) -> None:
    blocks = english(STANDARD)
    own = [block.text for block in blocks if isinstance(block, Paragraph | Item) and block.own]
    for words in (
        "2 to 5 people or computers",
        "48 cards",
        "stay hidden",
        "There is one.",
        "bring these points",
        "very first turn",
        "needn’t place anything",
        "not by four dice",
        "you get a bonus",
        "shared victory",
        "take back",
    ):
        assert [text for text in own if words in text], words
    document = QTextDocument()
    render(document, "Title", blocks, look)
    assert document.toPlainText().count(own_mark()) == len(own)


@pytest.mark.rule("A2")
@each
def test_the_mark_stands_right_above_the_points_of_the_cards(
    qapp: QApplication, deck: OrderCardsRuleset
) -> None:
    blocks = english(deck)
    tables = [place for place, block in enumerate(blocks) if isinstance(block, Table)]
    above = blocks[tables[ORDERS] - 1]
    assert isinstance(above, Paragraph)
    assert above.own


@pytest.mark.rule("A3")
def test_the_stacks_for_each_number_of_players(qapp: QApplication) -> None:
    assert rows(STANDARD, SETUP) == [
        ("2", "6 stacks of 6 cards", "12"),
        ("3 and 4", "9 stacks of 4 cards", "12"),
        ("5", "12 stacks of 3 cards", "12"),
    ]


@pytest.mark.rule("A2", "A7")
def test_what_the_cards_want_and_bring(qapp: QApplication) -> None:
    assert rows(STANDARD, ORDERS) == [
        ("Number 1–6", "one or more dice that all show this number", "1"),
        ("Straight of 3", "exactly 3 dice in a row, such as 2 3 4", "3"),
        ("Straight of 4", "exactly 4 dice in a row, such as 2 3 4 5", "5"),
        ("Straight of 5", "exactly 5 dice in a row, such as 2 3 4 5 6", "8"),
        ("2 of a kind", "exactly 2 equal dice, such as 4 4", "2"),
        ("3 of a kind", "exactly 3 equal dice, such as 4 4 4", "5"),
        ("4 of a kind", "exactly 4 equal dice, such as 4 4 4 4", "8"),
        ("Centre card", "exactly 5 equal dice, such as 4 4 4 4 4", "15"),
        ("Bonus die", "any dice, one or more", "–"),
    ]


@pytest.mark.rule("A2")
def test_points_and_orders_are_those_of_the_deck(qapp: QApplication) -> None:
    assert [(name, points) for name, _, points in rows(ODD, ORDERS)] == [
        ("Number 1, 2, 6", "2"),
        ("Number 3, 4", "4"),
        ("Number 5", "6"),
        ("Straight of 4", "7"),
        ("Straight of 5", "12"),
        ("2 of a kind", "3"),
        ("3 of a kind", "5"),
        ("4 of a kind", "1000"),
        ("5 of a kind", "20"),
        ("Centre card", "30"),
        ("Bonus die", "–"),
    ]
    assert "12 each are black, blue, yellow and red." in told(ODD)


@each
@pytest.mark.rule("A7")
def test_the_dice_beside_an_order_fulfil_it(qapp: QApplication, deck: OrderCardsRuleset) -> None:
    takes = [cell for _, cell, _ in rows(deck, ORDERS) if "such as" in cell]
    orders = [order for order in deck.orders if order.kind != "number"]
    for order, cell in zip((*orders, deck.centre), takes, strict=True):
        dice = [int(face) for face in cell.partition("such as ")[2].split()]
        assert order_refusal(order, dice) == ""


@pytest.mark.rule("A12")
def test_the_bonus_for_cards_of_a_colour(qapp: QApplication) -> None:
    assert rows(STANDARD, BONUSES) == [
        ("2", "3"),
        ("3", "6"),
        ("4", "10"),
        ("5", "15"),
        ("6", "21"),
        ("7", "28"),
        ("8", "36"),
    ]


@pytest.mark.rule("A7", "A8")
def test_the_examples_are_those_of_the_rules(qapp: QApplication) -> None:
    found = rows(STANDARD, BIDS)
    assert found == [
        ("Straight of 3", "1 2 3", "2 3 4", "Beaten: 9 is more than 6."),
        ("Straight of 3", "–", "2 4 5", "Not allowed. This card takes only dice in a row."),
        ("3 of a kind", "3 3 3", "4 4 4", "Beaten: 12 is more than 9."),
        (
            "3 of a kind",
            "3 3 3",
            "4 4 4 4",
            "Not allowed. This card takes exactly as many dice as it shows.",
        ),
        ("Number 5", "5", "5 5", "Beaten: 10 is more than 5."),
        ("Number 5", "5 5", "5 5", "Not beaten: 10 is not more than 10."),
        ("Bonus die", "6 1", "4 4", "Beaten: 8 is more than 7."),
    ]
    assert rows(ODD, BIDS) == found[2:]  # no straight of three is in this deck


@pytest.mark.rule("A9")
def test_what_the_bonus_die_turns(qapp: QApplication) -> None:
    assert "You have 2 3 3 5 6, and the bonus die shows 3. You turn the 6 to 3 and have 3 3 3." in told(
        STANDARD
    )


@pytest.mark.rule("A11", "A12")
def test_a_score_with_its_parts(qapp: QApplication) -> None:
    assert (
        "You have won these cards: Number 4 in red, Straight of 3 in red, 2 of a kind in red, "
        "Number 5 in blue, 3 of a kind in blue and Centre card." in told(STANDARD)
    )
    assert rows(STANDARD, SCORE) == [
        ("Cards", "1 + 3 + 2 + 1 + 5 + 15 = 27"),
        ("Red: 3 cards and the joker", "10"),
        ("Blue: 2 cards", "3"),
        ("Bonus die", "4"),
        ("Together", "44 points"),
    ]
    assert rows(ODD, SCORE) == [
        ("Cards", "4 + 7 + 5 + 6 + 1000 + 30 = 1052"),
        ("Black: 3 cards and the joker", "10"),
        ("Yellow: 2 cards", "3"),
        ("Bonus die", "4"),
        ("Together", "1069 points"),
    ]


def test_no_other_game_has_these_rules() -> None:
    with pytest.raises(TypeError, match="SheetRuleset"):
        ordercards_rules(PENTA)


@each
def test_all_sentences_are_whole(qapp: QApplication, deck: OrderCardsRuleset) -> None:
    for block in english(deck):
        match block:
            case Paragraph(text) | Item(text):
                assert text.endswith(".")
                assert text[0].isupper() or text[0].isdigit()
                assert not set(text) & set("{}_%")
            case Table(titles, found):
                assert found
                assert all(len(row) == len(titles) and all(row) for row in found)


@each
def test_everything_is_told_in_german(qapp: QApplication, german: Words, deck: OrderCardsRuleset) -> None:
    with installed(german):
        blocks = ordercards_rules(deck)

    def lines(of: Sequence[Block]) -> set[str]:
        cells = [cell for block in of if isinstance(block, Table) for row in block.rows for cell in row]
        titles = [title for block in of if isinstance(block, Table) for title in block.titles]
        texts = [block.text for block in of if not isinstance(block, Table)]
        return {line for line in (*cells, *titles, *texts) if any(char.isalpha() for char in line)}

    before = lines(english(deck))
    assert len(before) > 60
    assert before & lines(blocks) == set()


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
def test_nothing_is_cut_off(
    qtbot: QtBot,
    qapp: QApplication,
    german: Words,
    window: tuple[int, int],
    family: str,
) -> None:
    qapp.installTranslator(german)
    page = RulesPage(make_look(family))
    page.show_ruleset(STANDARD)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # buttons of other choices
    assert page.size().toTuple() == size
    assert cut_off(page) == []
    assert page.text.horizontalScrollBar().maximum() == 0
    assert "Bonuswürfel" in page.text.toPlainText()
