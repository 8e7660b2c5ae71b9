"""Own rules by real clicks: offered where a game is set up, and told on the rules page."""

import random

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.ruleset import CLASSIC
from dicegames.games.tenthousand.ruleset import FARKLE, PRESETS, SHORT, TenThousandRuleset
from dicegames.models.rulesets import own_base, own_difference
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGame, NewGamePage
from dicegames.ui.pages.rules import RulesPage
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
SEATS = (Seat("Ada", "blue"), Seat("Ben", "orange"))


def own(number: int, name: str, **values: object) -> TenThousandRuleset:
    """Return an own ruleset."""
    return msgspec.structs.replace(SHORT, id=f"own-{number:032x}", name=name, **values)


FRIDAY = own(1, "Friday", target=7000)
LONG = own(2, "Die Hausregeln der Familie von Immergrün", target=3000)


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> NewGamePage:
    made = NewGamePage(look, random.Random(7))
    show_page(qtbot, made, (1280, 800))
    made.set_own_rulesets((FRIDAY, LONG))
    made.open_for("tenthousand", None, Settings())
    return made


def titles(page: NewGamePage) -> list[str]:
    return [card.title for card in page.rulesets.cards]


def started(page: NewGamePage) -> NewGame:
    """Press the primary button and return what begins."""
    spy = QSignalSpy(page.start_requested)
    QTest.mouseClick(page.start_button, LEFT)
    new = spy.at(0)[0]
    assert isinstance(new, NewGame)
    return new


def test_own_rules_stand_behind_those_of_the_program(page: NewGamePage) -> None:
    assert titles(page)[len(PRESETS) :] == ["Friday", LONG.name]
    assert page.rulesets.current == SHORT
    page.rulesets.cards[3].click()
    assert page.rulesets.current == FRIDAY
    assert "7000" in page.rulesets.cards[3].accessibleDescription()
    new = started(page)
    assert (new.game_id, new.ruleset) == ("tenthousand", FRIDAY)


def test_another_game_does_not_offer_them(page: NewGamePage) -> None:
    page.open_for("penta", LineUp("classic", SEATS), Settings())
    assert titles(page) == ["Penta", "Classic"]
    assert page.rulesets.current == CLASSIC
    assert page.rulesets.edit_buttons == {}
    assert not page.rulesets.copy_button.isVisible()


def test_a_line_up_remembers_its_own_rules(page: NewGamePage) -> None:
    page.open_for("tenthousand", LineUp(FRIDAY.id, SEATS), Settings())
    assert page.rulesets.current == FRIDAY
    assert page.line_up.drafts[0].name == "Ada"


def test_those_that_are_gone_give_way_to_the_default(page: NewGamePage) -> None:
    page.open_for("tenthousand", LineUp(FRIDAY.id, SEATS), Settings())
    page.set_own_rulesets((LONG,))
    assert page.rulesets.current == SHORT
    assert titles(page)[len(PRESETS) :] == [LONG.name]
    assert page.line_up.drafts[0].name == "Ada"
    page.open_for("tenthousand", LineUp(FRIDAY.id, SEATS), Settings())
    assert page.rulesets.current == SHORT


def test_the_choice_stays_when_others_come(page: NewGamePage) -> None:
    page.rulesets.cards[4].click()
    page.set_own_rulesets((own(3, "Another"), FRIDAY, LONG))
    assert page.rulesets.current == LONG


def test_a_new_ruleset_is_chosen_and_names_stay_typed(page: NewGamePage) -> None:
    first = page.line_up.rows[0].field
    first.selectAll()
    QTest.keyClicks(first, "Zoe")
    new = own(3, "Another")
    page.set_own_rulesets((new, FRIDAY, LONG))
    page.choose_ruleset(new.id)
    assert page.rulesets.current == new
    assert started(page).seats[0].name == "Zoe"


@pytest.mark.parametrize("size", SIZES)
def test_who_comes_back_with_new_rules_sees_them_chosen(
    page: NewGamePage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.open_for("tenthousand", None, Settings())
    page.set_own_rulesets((FRIDAY, LONG))
    page.choose_ruleset(LONG.id)
    card = page.rulesets.chosen_card
    assert card.title == LONG.name
    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect().height() == card.height())


def test_the_first_own_rules_are_seen_at_once(page: NewGamePage, qtbot: QtBot) -> None:
    page.resize(1280, 800)
    page.set_own_rulesets(())
    page.open_for("tenthousand", None, Settings())
    QApplication.processEvents()
    page.set_own_rulesets((FRIDAY,))
    page.choose_ruleset(FRIDAY.id)
    card = page.rulesets.chosen_card
    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect().height() == card.height(), timeout=1000)


def test_each_can_be_edited_and_any_be_copied(page: NewGamePage) -> None:
    edits, copies = QSignalSpy(page.edit_requested), QSignalSpy(page.copy_requested)
    assert sorted(page.rulesets.edit_buttons) == [3, 4]
    for index, ruleset in ((3, FRIDAY), (4, LONG)):
        button = page.rulesets.edit_buttons[index]
        assert ruleset.name in button.accessibleName()
        QTest.mouseClick(button, LEFT)
        assert edits.at(edits.count() - 1)[0] == ruleset
    assert page.rulesets.current == SHORT  # editing chooses nothing
    page.rulesets.cards[2].click()
    QTest.mouseClick(page.rulesets.copy_button, LEFT)
    assert (copies.count(), copies.at(0)[0]) == (1, FARKLE)


def test_tab_goes_from_a_card_to_its_button(page: NewGamePage) -> None:
    page.choose_ruleset(FRIDAY.id)
    page.rulesets.cards[3].setFocus()
    QTest.keyClick(page.rulesets.cards[3], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.rulesets.edit_buttons[3]


def test_the_buttons_speak_german(page: NewGamePage, german: Words, qapp: QApplication) -> None:
    with installed(german):
        page.retranslate()
        page.rulesets.retranslate()
        assert page.rulesets.copy_button.word == "Eigene Regeln …"
        assert page.rulesets.edit_buttons[3].word == "Bearbeiten"
        assert page.rulesets.edit_buttons[3].accessibleName() == "Friday bearbeiten"


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(qtbot: QtBot, look: Look, family: str, size: tuple[int, int]) -> None:
    page = NewGamePage(make_look(family), random.Random(7))
    show_page(qtbot, page, size)
    page.set_own_rulesets((FRIDAY, LONG))
    page.open_for("tenthousand", LineUp(LONG.id, SEATS), Settings())
    for tab in page.tabs.option_ids if page.tabs.isVisible() else ("seats",):
        page.tabs.button(tab).click()
        for _ in range(2):  # the scrolling area learns of the new height in the second round
            QApplication.processEvents()
        assert cut_off(page) == []
        for button in page.rulesets.edit_buttons.values():  # nor behind the edge of what scrolls
            assert button.mapTo(page, button.rect().bottomRight()).x() < page.width()
            assert button.visibleRegion().boundingRect().width() in (0, button.width())


def test_what_differs_is_told_shortly(qapp: QApplication) -> None:
    assert own_difference(own(1, "Same")) == ""
    assert own_difference(FRIDAY).count(";") == 0
    assert "7000" in own_difference(FRIDAY)
    near = msgspec.structs.replace(FARKLE, id=FRIDAY.id, name="Near", target=8000)
    assert own_base(near) is FARKLE
    assert own_difference(near) == "Target 8000."
    values = msgspec.structs.replace(FARKLE.values, singles=(10, 20, 30, 40, 60, 70), straight=0)
    many = msgspec.structs.replace(near, values=values)
    assert own_difference(many).count(";") == 5
    assert own_difference(many).endswith("; …")
    assert own_difference(CLASSIC) == ""


# --- the rules page


@pytest.fixture
def rules(qtbot: QtBot, look: Look) -> RulesPage:
    made = RulesPage(look)
    show_page(qtbot, made, page_size(SIZES[0]))
    made.set_own_rulesets((FRIDAY, LONG))
    return made


def shown_names(rules: RulesPage) -> list[str]:
    """Return what can be chosen, in whichever control is seen."""
    if rules.ruleset_menu.isVisible():
        assert not rules.rulesets.isVisible()
        return [label for _, label, _ in rules.ruleset_menu._options]
    row = rules.rulesets
    return [row.button(option_id).accessibleName() for option_id in row.option_ids]


def test_own_rules_are_told(rules: RulesPage) -> None:
    rules.show_ruleset(SHORT)
    assert shown_names(rules)[len(PRESETS) :] == ["Friday", LONG.name]
    rules.show_ruleset(FRIDAY)
    assert rules.text.toPlainText().splitlines()[0] == "10,000, Friday"
    assert "7000" in rules.text.toPlainText()
    rules.games.button("penta").click()
    assert shown_names(rules) == ["Penta", "Classic"]


def test_many_rulesets_are_a_list(rules: RulesPage) -> None:
    rules.show_ruleset(SHORT)
    assert rules.ruleset_menu.isVisible()
    rules.ruleset_menu.setFocus()
    QTest.keyClick(rules.ruleset_menu, Qt.Key.Key_Down)
    menu = rules.ruleset_menu.menu
    for _ in range(3):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert rules.text.toPlainText().splitlines()[0] == "10,000, Friday"
    assert cut_off(rules) == []
    rules.show_ruleset(CLASSIC)
    assert rules.rulesets.isVisible()


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_leaves_the_page_its_width(
    qtbot: QtBot, look: Look, family: str, size: tuple[int, int]
) -> None:
    page = RulesPage(make_look(family))
    show_page(qtbot, page, page_size(size))
    page.set_own_rulesets((own(1, "W" * 40), FRIDAY))
    page.show_ruleset(FRIDAY)
    for _ in range(3):
        QApplication.processEvents()
    assert page.width() == page_size(size)[0]
    assert page.ruleset_menu.isVisible()
    assert page.ruleset_menu.geometry().right() < page.width()


def test_rules_that_are_gone_give_way(rules: RulesPage) -> None:
    rules.show_ruleset(FRIDAY)
    rules.set_own_rulesets((LONG,))
    assert rules.text.toPlainText().splitlines()[0].startswith("10,000, Short")
    rules.show_ruleset(LONG)
    rules.set_own_rulesets((LONG, FRIDAY))
    assert rules.text.toPlainText().splitlines()[0] == f"10,000, {LONG.name}"


def test_those_of_a_table_are_told_beside(rules: RulesPage) -> None:
    deleted = own(9, "Deleted")
    rules.show_ruleset(deleted)
    assert shown_names(rules)[-1] == "Deleted"
    older: Ruleset = msgspec.structs.replace(FRIDAY, target=6000)
    rules.show_ruleset(older)
    assert shown_names(rules)[-3:] == ["Friday", LONG.name, "This table"]
