"""The rules page: complete, true to the ruleset's values, readable, in both languages."""

from typing import get_args

import msgspec
import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.catalog import GAMES, game_info
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.ruleset import (
    CLASSIC,
    FIVEDICE,
    PENTA,
    PUZZLE3,
    PUZZLE5,
    PUZZLE10,
    JokerKind,
    SheetRuleset,
)
from dicegames.models.guide import LESSONS
from dicegames.models.wordings import box_name
from dicegames.ui.controls.scroll import Shade
from dicegames.ui.look import Look
from dicegames.ui.pages.rules import RulesPage
from dicegames.ui.rules_text.blocks import Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.catalog import rules_text
from dicegames.ui.rules_text.render import own_mark, render
from dicegames.ui.rules_text.sheet_examples import highest_total
from dicegames.ui.theme import THEME_NAMES
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> RulesPage:
    made = RulesPage(look)
    show_page(qtbot, made, page_size(SIZES[0]))
    return made


class OtherRuleset:
    """A ruleset of another family that says it is Penta's."""

    id = "other"
    name = ""
    game = "penta"
    auto_entry = False
    time_limit = 0
    summary = ""


def plain(ruleset: SheetRuleset, look: Look) -> str:
    """Return the rules as people read them."""
    document = QTextDocument()
    render(document, "Title", rules_text(ruleset), look)
    return document.toPlainText()


def example_rows(ruleset: SheetRuleset) -> list[tuple[str, ...]]:
    """Return the rows of the examples."""
    tables = [block for block in rules_text(ruleset) if isinstance(block, Table)]
    return list(tables[-1].rows)


@pytest.mark.parametrize("number", range(1, 14))
def test_every_rule_is_told(look: Look, number: int) -> None:
    told = {
        1: "each box is used once",
        2: "up to two more times",
        3: "After any roll you may choose a box",
        4: "within 3 seconds",
        5: "What it asks for and pays",
        6: "Five equal dice are no full house",
        7: "63 points or more together, you get 35 points, once",
        8: "you must sacrifice one",
        9: "every further five of a kind earns 100 extra points",
        10: "If the upper box of that face is open, you must take it.",
        11: "was sacrificed with 0, there is no joker",
        12: "The highest total wins",
        13: "Classic:",
    }
    assert told[number] in plain(PENTA, look)


@pytest.mark.parametrize("number", range(1, 10))
def test_every_rule_of_5_dice_is_told(look: Look, number: int) -> None:
    told = {
        1: ("thirteen columns", "What it asks for and pays", "Five equal dice are no full house"),
        2: ("Tap the cup", "marks under the cup", "left of the rolling area", "take secured dice back"),
        3: ("it shows what the roll brings there", "Nothing is entered without it."),
        4: ("63 points or more together, you get 35 points, once", "can’t be struck out"),
        5: ("free, with full points", "full points of any open column", "50 extra points", "6s 30"),
        6: ("The first five of a kind is an ordinary roll.",),
        7: ("The highest total wins", "shared victory"),
        8: ("Puzzle", "alone against the clock"),
        9: ("the fastest begins",),
    }
    text = plain(FIVEDICE, look)
    for words in told[number]:
        assert words in text


@pytest.mark.rule("F8")
@pytest.mark.parametrize("ruleset", [PUZZLE3, PUZZLE5, PUZZLE10], ids=lambda ruleset: ruleset.id)
def test_the_puzzle_is_told_with_its_limit(look: Look, ruleset: SheetRuleset) -> None:
    with installed(Words("en")):
        text = plain(ruleset, look)
    assert f"against the clock: {ruleset.time_limit // 60} minutes." in text
    for words in ("first tap the cup", "A roll that isn’t entered is lost", "new dice", "gives no time back"):
        assert words in text
    assert "1 to 8 people" not in text
    assert "against the clock:" not in plain(FIVEDICE, look)


@pytest.mark.rule("F5", "F6")
def test_the_examples_of_5_dice_are_worked_out_by_its_rules(german: Words, qapp: QApplication) -> None:
    qapp.installTranslator(german)
    found = {situation: points for _, situation, points in example_rows(FIVEDICE)}
    assert found["der erste Fünfling"] == "5x 50, 2er 10, SOS 10, 6er 0, Full House 0"
    assert (
        found["der zweite, der erste kam in SOS"]
        == "5x 50 + 50, 6er 30 + 50, Große Straße 40 + 50, 3x 30 + 50"
    )
    assert found["5x wurde mit einem gewöhnlichen Wurf gestrichen"] == "2er 10, 4x 10, Große Straße 0"


def test_the_kind_of_joker_is_named(look: Look) -> None:
    names = {}
    for kind in get_args(JokerKind):
        for base in (PENTA, FIVEDICE):
            ruleset = msgspec.structs.replace(base, joker=kind)
            line = next(line for line in plain(ruleset, look).splitlines() if "Kind of joker:" in line)
            names[kind, base.id] = line
    assert len(set(names.values())) >= len(get_args(JokerKind))


def test_every_box_stands_in_the_table() -> None:
    table = next(block for block in rules_text(PENTA) if isinstance(block, Table))
    assert [row[0] for row in table.rows] == [box_name(box, PENTA) for box in BOXES]
    assert all(row[1].endswith(".") and row[1][0].isupper() for row in table.rows)


def test_what_is_ours_is_marked(look: Look) -> None:
    own = [block.text for block in rules_text(PENTA) if isinstance(block, Paragraph | Item) and block.own]
    for words in ("release a die", "shared victory", "no full house", "people or computers", "take back"):
        assert any(words in text for text in own)
    assert plain(PENTA, look).count(own_mark()) == len(own)


def test_classic_says_what_differs(look: Look) -> None:
    text = plain(CLASSIC, look)
    assert "when Penta is used, with 50 or with 0" in text
    assert "there is no joker" not in text
    assert "254.59 points on average" in text


def test_an_average_has_the_decimal_sign_of_the_language_chosen(look: Look) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert "254.59 points on average" in plain(CLASSIC, look)
        QLocale.setDefault(QLocale("en_GB"))
        with installed(Words("de")):
            assert " 254,59 " in plain(CLASSIC, look)
    finally:
        QLocale.setDefault(before)


def test_the_points_come_from_the_ruleset(look: Look) -> None:
    other = msgspec.structs.replace(
        PENTA, upper_target=70, upper_bonus=44, full_house=26, small_straight=31, five_kind=51, five_bonus=111
    )
    text = plain(other, look)
    for words in (
        "hold 70 points",
        "you get 44 points",
        "full house pays 26",
        "holds 51",
        "111 extra points",
    ):
        assert words in text
    quick = msgspec.structs.replace(PENTA, auto_entry=False, five_is_full_house=True)
    assert "within 3 seconds" not in plain(quick, look)
    assert "no full house" not in plain(quick, look)


JOKERS = {
    "forced_fifty": "Five equal dice are a joker when Penta holds 50.",
    "forced_used": "Five equal dice are a joker when Penta is used, with 50 or with 0.",
    "free_matching": "Five equal dice are a joker when Penta and the upper box of that face are used.",
    "free_full": "Five equal dice are a joker when you ended an earlier turn with five equal dice",
    "none": "There is no joker",
}
FIVE_BONUSES = {
    "box_fifty": "If Penta already holds 50, every further five of a kind earns 100 extra points",
    "earlier_five": "If you ended an earlier turn with five equal dice, every further five of a kind",
    "none": "Further fives of a kind earn no extra points.",
}


@pytest.mark.rule("P10", "P13", "F5")
@pytest.mark.parametrize("bonus", FIVE_BONUSES)
@pytest.mark.parametrize("joker", get_args(JokerKind))
def test_every_joker_is_told_and_no_other_one(look: Look, joker: str, bonus: str) -> None:
    ruleset = msgspec.convert(
        msgspec.to_builtins(PENTA) | {"joker": joker, "five_bonus_rule": bonus}, SheetRuleset
    )
    text = plain(ruleset, look)
    assert [kind for kind, words in JOKERS.items() if words in text] == [joker]
    assert [rule for rule, words in FIVE_BONUSES.items() if words in text] == [bonus]
    assert ("you must take it" in text) is joker.startswith("forced")
    assert ("pays the most that it can hold" in text) is (joker == "free_full")
    assert ("except as a joker" in text) is (joker != "none")
    assert ("are only earned when Penta holds 50" in text) is ((joker, bonus) == ("forced_used", "box_fifty"))
    assert ("there are no extra points" in text) is ((joker, bonus) == ("forced_fifty", "box_fifty"))
    assert ("100 extra points" in text) is (bonus != "none")


def test_the_examples_of_full_points_count_the_earlier_five() -> None:
    rows = example_rows(msgspec.structs.replace(PENTA, joker="free_full", five_bonus_rule="earlier_five"))
    assert rows[6][2] == "Large straight 40 + 100, Full house 25 + 100, Chance 30 + 100, Aces 5 + 100"
    assert rows[9][2] == "Large straight 0, Four of a kind 20"


def test_the_examples_are_those_of_the_rules() -> None:
    penta = example_rows(PENTA)
    assert penta[0] == ("1 2 3 3 4", "nothing is used yet", "Small straight 30, Large straight 0")
    assert penta[2] == ("1 3 4 5 6", "nothing is used yet", "Small straight 30, Large straight 0")
    assert penta[4][2] == "Fours 20, Penta 50, Four of a kind 20, Full house 0"
    assert penta[5][2] == "Fours 20 + 100, Chance not allowed"
    assert penta[6][2] == "Large straight 40 + 100, Full house 25 + 100, Chance 20 + 100, Aces not allowed"
    assert penta[7][2] == "Aces 0 + 100"
    assert penta[8][1:] == ("Penta was sacrificed with 0, Fours is open", "Fours 20, Large straight 0")
    assert penta[9][1:] == (
        "Penta was sacrificed with 0, Fours is used",
        "Large straight 0, Four of a kind 20",
    )
    classic = example_rows(CLASSIC)
    assert classic[8][2] == "Fours 20, Large straight not allowed"
    assert classic[9][2] == "Large straight 40, Four of a kind 20"


@pytest.mark.parametrize("ruleset", [PENTA, CLASSIC])
def test_the_highest_total_is_told(look: Look, ruleset: SheetRuleset) -> None:
    assert highest_total(ruleset) == 1575
    assert "brings 1575 points" in plain(ruleset, look)
    other = msgspec.structs.replace(ruleset, upper_bonus=45)
    assert "brings 1585 points" in plain(other, look)
    assert "thirteen turns" not in plain(msgspec.structs.replace(ruleset, joker="none"), look)


def test_the_time_of_the_automatic_entry_is_the_default_and_can_be_set(look: Look) -> None:
    text = plain(PENTA, look)
    assert "3 seconds is the default" in text
    assert "10 or 30 seconds or switch it off" in text


@pytest.mark.parametrize("scale", [1.0, 1.5, 1.6])
def test_chapters_are_whole_in_large_text(
    qtbot: QtBot, qapp: QApplication, german: Words, scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(scale)
    page = RulesPage(look)
    show_page(qtbot, page, (1040, 800))
    QApplication.processEvents()
    view = page.chapters
    assert view.horizontalScrollBar().maximum() == 0
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        rect = view.visualRect(index)
        room = QRect(0, 0, rect.width() - 16, 1000)
        flags = int(Qt.TextFlag.TextWordWrap)
        words = QFontMetrics(look.font("body")).boundingRect(room, flags, index.data())
        assert words.width() <= room.width()
        assert words.height() <= rect.height()


def test_the_lines_of_an_entry_begin_right_of_its_bullet(look: Look) -> None:
    document = QTextDocument()
    render(document, "Title", (Item("Long words " * 20),), look)
    document.setTextWidth(300)
    assert document.size().height() > 0  # lays the lines out
    layout = document.lastBlock().layout()
    assert layout.lineCount() > 3
    first, second = layout.lineAt(0), layout.lineAt(1)
    bullet_end = first.cursorToX(1)
    text_start = first.cursorToX(2)
    assert isinstance(bullet_end, tuple)
    assert isinstance(text_start, tuple)
    assert text_start[0] >= bullet_end[0] + 6
    assert second.x() == pytest.approx(text_start[0], abs=1)


def test_every_ruleset_that_is_offered_has_its_rules(look: Look) -> None:
    for game in GAMES:
        for ruleset in game.rulesets:
            blocks = rules_text(ruleset)
            assert len([block for block in blocks if isinstance(block, Heading)]) >= 8
    with pytest.raises(TypeError):
        rules_text(OtherRuleset())


def test_the_ruleset_is_chosen(page: RulesPage) -> None:
    page.show_ruleset(PENTA)
    assert page.rulesets.current_id == "0"
    QTest.mouseClick(page.rulesets.button("1"), LEFT)
    assert page.text.toPlainText().startswith("Penta, Classic")
    page.show_ruleset(PENTA)
    assert page.text.toPlainText().startswith("Penta\n")


def test_a_tables_own_ruleset_is_shown_with_its_values(page: RulesPage) -> None:
    own = msgspec.structs.replace(PENTA, upper_bonus=36)
    page.show_ruleset(own)
    assert page.text.toPlainText().startswith("Penta, This table")
    assert "you get 36 points, once" in page.text.toPlainText()
    QTest.mouseClick(page.rulesets.button("0"), LEFT)
    assert "you get 35 points, once" in page.text.toPlainText()
    QTest.mouseClick(page.rulesets.button("2"), LEFT)
    assert "you get 36 points, once" in page.text.toPlainText()


def test_a_chapter_is_jumped_to(page: RulesPage) -> None:
    page.show_ruleset(PENTA)
    row = page.chapters.model().rowCount() - 1
    rect = page.chapters.visualRect(page.chapters.model().index(row, 0))
    QTest.mouseClick(page.chapters.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())
    bar = page.text.verticalScrollBar()
    assert bar.value() == bar.maximum()
    page.chapters.setFocus()
    QTest.keyClick(page.chapters, Qt.Key.Key_Home)
    QTest.keyClick(page.chapters, Qt.Key.Key_Return)
    assert bar.value() < bar.maximum() // 4


def test_the_keyboard_scrolls(page: RulesPage) -> None:
    page.show_ruleset(PENTA)
    page.text.setFocus()
    QTest.keyClick(page.text, Qt.Key.Key_PageDown)
    assert page.text.verticalScrollBar().value() > 100
    QTest.keyClick(page.text, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not page.text


def test_headings_are_headings(page: RulesPage) -> None:
    page.show_ruleset(PENTA)
    document = page.text.document()
    levels = []
    block = document.begin()
    while block.isValid():
        levels.append(block.blockFormat().headingLevel())
        block = block.next()
    assert levels[0] == 1
    assert levels.count(2) == page.chapters.model().rowCount()


def test_the_text_follows_theme_and_size(page: RulesPage, look: Look) -> None:
    page.show_ruleset(PENTA)
    for theme in THEME_NAMES:
        look.set_theme(theme)
        cursor = page.text.textCursor()
        cursor.setPosition(3)
        assert cursor.charFormat().foreground().color() == look.color("ink")
    before = page.text.document().size().height()
    look.set_text_scale(1.4)
    assert page.text.document().size().height() > before


def test_the_language_changes_and_the_place_stays(page: RulesPage, qapp: QApplication, german: Words) -> None:
    page.show_ruleset(PENTA)
    bar = page.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    qapp.installTranslator(german)
    QApplication.processEvents()
    text = page.text.toPlainText()
    assert "Full House" in text
    assert text.count("„Hausregel“") == 1  # what the mark means is said once
    assert "(Hausregel)" in text
    assert "house rule" not in text
    assert page.chapters.model().index(1, 0).data() == "Dein Zug"
    assert abs(bar.value() / bar.maximum() - 0.5) < 0.1


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
def test_nothing_is_cut_off(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str
) -> None:
    qapp.installTranslator(german)
    page = RulesPage(make_look(family))
    page.show_ruleset(CLASSIC)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert page.size().toTuple() == size
    assert cut_off(page) == []
    assert page.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("width", [736, 816, 1072, 1712, 3632])
def test_lines_are_short_enough_to_read_and_lie_in_the_middle(qtbot: QtBot, width: int) -> None:
    page = RulesPage(make_look())
    show_page(qtbot, page, (width, 700))
    QApplication.processEvents()
    text = page.text
    block = text.document().begin().next().next().next()  # the first paragraph, below title, note, heading
    layout = block.layout()
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    assert len(lines) > 1
    assert max(line.textLength() for line in lines) <= 76  # with the space at the end
    left = text.document().documentLayout().blockBoundingRect(block).left()
    right = left + max(line.width() for line in lines)
    assert abs(left - (text.viewport().width() - right)) <= 2
    assert text.horizontalScrollBar().maximum() == 0
    # the bar stays at the edge of the paper
    assert (
        text.verticalScrollBar().mapTo(text, text.verticalScrollBar().rect().topRight()).x()
        == text.width() - 1
    )


def test_the_text_fades_where_there_is_more_of_it(qtbot: QtBot) -> None:
    page = RulesPage(make_look())
    show_page(qtbot, page, (1072, 700))
    QApplication.processEvents()
    above, below = page.text.findChildren(Shade)
    assert (above.isVisible(), below.isVisible()) == (False, True)
    page.text.verticalScrollBar().setValue(page.text.verticalScrollBar().maximum())
    assert (above.isVisible(), below.isVisible()) == (True, False)


def test_the_chapter_that_is_read_is_marked(qtbot: QtBot) -> None:
    page = RulesPage(make_look())
    show_page(qtbot, page, (1072, 700))
    QApplication.processEvents()
    assert page.chapters.currentIndex().row() == 0
    bar = page.text.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum(), 40):
        bar.setValue(value)
        seen.append(page.chapters.currentIndex().row())
    assert seen == sorted(seen)
    assert set(range(4)) <= set(seen)
    last = page.chapters.model().index(page.chapters.model().rowCount() - 1, 0)
    page.chapters.clicked.emit(last)
    assert page.chapters.currentIndex() == last


TOPICS = {
    "penta": {"turn", "clock", "boxes", "bonus", "joker", "zero", "undo"},
    "fivedice": {"turn", "boxes", "bonus", "joker", "zero", "undo"},
    "tenthousand": {"turn", "scores", "bar", "strikes", "hot", "end", "undo"},
    "ordercards": {"turn", "placing", "beating", "bonus", "points", "end", "undo"},
}


@pytest.mark.parametrize("game_id", TOPICS)
def test_each_topic_opens_its_chapter(qtbot: QtBot, look: Look, game_id: str) -> None:
    ruleset = game_info(game_id).rulesets[0]
    headings = [block for block in rules_text(ruleset) if isinstance(block, Heading)]
    assert {heading.topic for heading in headings} == TOPICS[game_id] | {""}
    assert {lesson.topic for lesson in LESSONS[game_id]} <= TOPICS[game_id] | {""}
    for topic in TOPICS[game_id]:
        page = RulesPage(look)
        page.show_ruleset(ruleset)
        page.open_at(topic)
        show_page(qtbot, page, page_size(SIZES[0]))
        row = page.chapters.currentIndex().row()
        assert headings[row].topic == topic
        bar = page.text.verticalScrollBar()
        top = page.text.cursorRect().top()
        assert 0 <= top <= 48 or bar.value() == bar.maximum()


def test_the_first_game_of_the_rules_is_offered_where_it_can_begin(page: RulesPage) -> None:
    assert not page.first_button.isVisible()
    page.offer_first_games()
    spy = QSignalSpy(page.first_game_requested)
    for game_id in TOPICS:
        page.show_ruleset(game_info(game_id).rulesets[0])
        QTest.mouseClick(page.first_button, LEFT)
    assert [spy.at(at)[0] for at in range(spy.count())] == list(TOPICS)


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("window", SIZES)
def test_the_button_of_the_first_game_is_whole(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(scale)
    page = RulesPage(look)
    page.offer_first_games()
    show_page(qtbot, page, page_size(window))
    QApplication.processEvents()
    button = page.first_button
    assert button.isVisible()
    assert button.width() >= button.sizeHint().width()
    assert button.height() >= 44
    assert page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))
