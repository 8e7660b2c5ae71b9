"""What is reached of a table by a screen reader: in the order of reading, nothing below what lies on top."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.readers import welcome_readers
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.models.hints import Hint
from dicegames.models.ruleset_fields import GROUPS
from dicegames.models.ruleset_words import group_title
from dicegames.storage.record import TableOptions
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from dicegames.ui.editor.values_form import ValuesForm
from dicegames.ui.look import Look
from dicegames.ui.speech import NOTHING, addition, sentences, speak
from reading import Found, found_in
from windows import SheetDriver, open_window
from words import Words, installed

Role = QAccessible.Role
NAMES = ("Ada", "Ben", "Cem", "Dan", "Eve", "Fay")
SEATS = ("blue", "orange", "teal", "pink", "violet", "sky")


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[SheetDriver]:
    """A Penta table in a window, with a screen reader at work."""
    welcome_readers()
    QAccessible.setActive(True)
    with open_window(tmp_path) as driver:
        driver.start()
        yield driver
    QAccessible.setActive(False)


def item_in(window: QWidget, name: str) -> QAccessibleInterface:
    """Return the entry of an open menu that has a name."""

    def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        yield node
        for place in range(node.childCount()):
            yield from below(node.child(place))

    items = below(QAccessible.queryAccessibleInterface(window))
    return next(
        one for one in items if one.role() is Role.MenuItem and one.text(QAccessible.Text.Name) == name
    )


def use(thing: QAccessibleInterface) -> None:
    """Do the first of what can be done with it."""
    actions = thing.actionInterface()
    actions.doAction(actions.actionNames()[0])


def names(found: tuple[Found, ...], *roles: QAccessible.Role) -> list[str]:
    return [one.name for one in found if one.role in roles]


def test_the_program_says_what_it_is_and_has_its_windows(driver: SheetDriver) -> None:
    application = QApplication.instance()
    assert application is not None
    program = QAccessible.queryAccessibleInterface(application)
    assert program.role() == Role.Application
    assert program.parent() is None
    words = program.text(QAccessible.Text.Description)
    assert words == "Four dice games: alone, together or against the computer"
    windows = [program.child(index) for index in range(program.childCount())]
    assert [window.object() for window in windows] == [driver.window]
    assert program.indexOfChild(windows[0]) == 0
    assert program.indexOfChild(windows[0].child(0)) == -1
    assert program.child(1) is None
    assert program.child(-1) is None


def test_dice_come_before_the_sheet_and_in_their_order(driver: SheetDriver) -> None:
    driver.roll()
    for number in (2, 0):
        driver.tray.dice[number].raise_()
    found = names(found_in(driver.window), Role.CheckBox, Role.Table, Role.Button)
    dice = [name for name in found if name.startswith("Die ")]
    assert [name[:5] for name in dice] == ["Die 1", "Die 2", "Die 3", "Die 4", "Die 5"]
    first, last = found.index(dice[0]), found.index(dice[-1])
    assert found.index("Undo") < first
    assert last < min(found.index(name) for name in found if name.startswith("Sheet"))
    assert found[-1].startswith("Roll again")


def test_only_what_lies_on_top_is_reached(driver: SheetDriver) -> None:
    page = driver.table
    before = found_in(driver.window)
    for show, cover in ((page.pause, page.pause_cover), (page.show_log, page.drawer)):
        show()
        found = found_in(driver.window)
        (layer,) = [one for one in found if one.role is Role.Dialog]
        assert layer.name == cover.accessibleName()
        assert QAccessible.queryAccessibleInterface(cover).state().modal
        assert not {"Undo", "Roll"} & set(names(found, Role.Button))
        driver.key(Qt.Key.Key_Escape)
        assert found_in(driver.window) == before


def test_nothing_of_the_table_is_reached_or_pressed_below_a_question(driver: SheetDriver, look: Look) -> None:
    driver.roll()
    state, below = driver.state, list[str]()

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        below.extend(names(found_in(driver.window), Role.Button, Role.CheckBox, Role.Table))
        below.extend(names(found_in(dialog), Role.Button))
        driver.table.bar.primary.click()
        dialog.reject()

    QTimer.singleShot(0, press)
    Question.ask(driver.table, look, lambda: Doubt("Really?", "Words.", "Do it", "Don’t"))
    assert below == ["Do it", "Don’t"]
    assert driver.state == state
    assert driver.table.bar.primary.isVisible()


def test_headings_and_groups_are_what_they_are(driver: SheetDriver) -> None:
    found = found_in(driver.window)
    assert "Penta" in names(found, Role.Heading)
    assert "Penta" in names(found, Role.Grouping)  # the page
    assert "" not in names(found, Role.StaticText, Role.Heading)


def test_a_half_of_the_sheet_has_the_headers_of_its_own_rows_alone(driver: SheetDriver) -> None:
    for size, sums in (((1280, 800), ["To 63", "Upper part"]), ((800, 480), [])):
        driver.window.resize(*size)
        driver.settle()
        found = found_in(driver.window)
        first = next(place for place, one in enumerate(found) if one.name == "Sheet, upper part")
        last = next(place for place, one in enumerate(found) if one.name == "Sheet, lower part")
        boxes = ["Aces", "Twos", "Threes", "Fours", "Fives", "Sixes"]
        assert names(found[first:last], Role.RowHeader) == [*boxes, *sums]
        lower = names(found[last:], Role.RowHeader)
        assert (lower[0], lower[6], len(lower)) == ("Three of a kind", "Chance", 8 if sums else 7)


def test_seats_whose_columns_are_not_shown_are_not_read(driver: SheetDriver) -> None:
    seats = tuple(Seat(name, color) for name, color in zip(NAMES, SEATS, strict=True))
    driver.start(seats, options=TableOptions(handover=False))
    for shown in (["Ada", "Ben", "Cem"], ["Ben", "Cem", "Dan"]):
        found = found_in(driver.window)
        assert names(found, Role.ColumnHeader) == shown * 2
        for cell in names(found, Role.Cell):
            assert cell.partition(", ")[0] not in set(NAMES) - set(shown)
        if shown[0] == "Ada":
            driver.roll()
            driver.tap_box(Box.CHANCE)
            driver.tap_primary()


def test_what_chooses_sessions_comes_before_their_list(driver: SheetDriver) -> None:
    assert driver.window.show_home()
    driver.window.shell.show_page("sessions")
    driver.settle()
    found = names(found_in(driver.window), Role.EditableText, Role.RadioButton, Role.List)
    assert found[0] == "Game or name"
    assert found[-1] == "Sessions"
    assert len(found) == 6


def test_what_a_reader_chooses_is_chosen(qtbot: QtBot, look: Look) -> None:
    welcome_readers()
    row = Segmented(look)
    qtbot.addWidget(row)
    row.set_options([("human", "Human", None), ("computer", "Computer", None)])
    chosen = QSignalSpy(row.chosen)
    choice = QAccessible.queryAccessibleInterface(row.button("computer"))
    use(choice)
    assert [chosen.at(place)[0] for place in range(chosen.count())] == ["computer"]
    assert choice.state().checked
    assert choice.text(QAccessible.Text.Name) == "Computer"


def test_the_menu_of_a_table_is_read_and_used(driver: SheetDriver) -> None:
    page = driver.table
    page.header.more.click()
    found = found_in(driver.window)
    (menu,) = [one for one in found if one.role is Role.PopupMenu]
    assert menu.name == "More"
    assert {"Pause", "Log", "Settings", "Start page"} <= set(names(found, Role.MenuItem))
    use(item_in(driver.window, "Pause"))
    assert driver.window.menus.table_menu.isHidden()
    assert page.pause_cover.is_open
    assert names(found_in(driver.window), Role.MenuItem) == []


def test_the_menu_bar_is_read_with_its_menus(driver: SheetDriver) -> None:
    menus = driver.window.menus
    menus.menu_bar.trigger()
    bar = driver.window.menuBar()
    titles = [one.name for one in found_in(bar) if one.depth == 1]
    assert titles == ["Game", "Turn", "View", "Help"]
    bar.setActiveAction(bar.actions()[0])
    found = found_in(driver.window)
    assert names(found, Role.PopupMenu) == ["Game"]
    assert {"New game …", "Undo", "Quit"} <= set(names(found, Role.MenuItem))
    use(item_in(driver.window, "Pause"))
    assert driver.table.pause_cover.is_open


def test_the_list_of_a_button_is_its_part_while_it_is_open(qtbot: QtBot, look: Look) -> None:
    welcome_readers()
    button = MenuButton(look)
    qtbot.addWidget(button)
    button.set_purpose("Pace")
    button.set_options([("slow", "Slow", None), ("fast", "Fast", None)])
    button.set_current("slow")
    button.show()
    chosen = QSignalSpy(button.chosen)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert (spoken.role(), spoken.childCount()) == (Role.ButtonMenu, 0)
    assert spoken.state().hasPopup
    assert (spoken.state().expanded, spoken.state().collapsed) == (False, True)
    use(spoken)
    assert (spoken.state().expanded, spoken.state().collapsed) == (True, False)
    assert [(one.role, one.name) for one in found_in(button)[1:]] == [
        (Role.PopupMenu, "Pace"),
        (Role.MenuItem, "Slow"),
        (Role.MenuItem, "Fast"),
    ]
    use(item_in(button, "Fast"))
    assert [chosen.at(place)[0] for place in range(chosen.count())] == ["fast"]
    assert (spoken.childCount(), spoken.state().expanded) == (0, False)
    assert spoken.text(QAccessible.Text.Name) == "Pace: Fast"


def test_a_page_over_the_table_has_its_own_name(driver: SheetDriver) -> None:
    told = list[str]()

    def look_at() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        told.append(found_in(dialog)[0].name)
        dialog.reject()

    for action in (driver.window.menus.settings, driver.window.menus.rules):
        QTimer.singleShot(0, look_at)
        action.trigger()
    assert told == ["Settings", "Rules"]


@pytest.mark.parametrize("size", [(1280, 800), (800, 480)])
def test_a_hint_is_read_before_its_buttons(driver: SheetDriver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    driver.settle()
    card = driver.table.hint_card
    card.show_hint(lambda: Hint("Roll.", "It is early.", "10 points", "", ""), can_set_up=True)
    words = names(found_in(card), Role.StaticText, Role.Heading, Role.Button)
    assert words[0] == "Roll."
    buttons = {"Set it up", "Why?", "Close"} & set(words)
    assert set(words[-len(buttons) :]) == buttons
    card.dismiss()


def test_what_searches_sessions_comes_first_in_a_low_window_too(driver: SheetDriver) -> None:
    assert driver.window.show_home()
    driver.window.resize(800, 480)
    driver.window.shell.show_page("sessions")
    driver.settle()
    found = names(found_in(driver.window), Role.EditableText, Role.Button)
    assert found.index("Game or name") < found.index("Import") < found.index("More for all sessions")


def test_pages_are_read_from_above(driver: SheetDriver) -> None:
    window = driver.window
    assert window.show_home()
    driver.settle()
    found = names(found_in(window), Role.Heading, Role.Button)
    below = [found.index(name) for name in ("Continue", "What shall we play?", "Penta", "Order Cards")]
    assert below == sorted(below)
    assert "Continue" in found[below[0] + 1 : below[1]]  # the button of the open session
    window.show_new_game("tenthousand")
    driver.settle()
    found = names(found_in(window), Role.Heading, Role.Button, Role.RadioButton)
    below = [found.index(name) for name in ("Rules", "Short game (5000), Standard", "Own rules …", "Options")]
    assert below == sorted(below)


def test_a_tray_says_first_whose_turn_it_is(driver: SheetDriver) -> None:
    driver.start(ruleset=FIVEDICE)
    driver.settle()
    found = names(found_in(driver.window), Role.Heading, Role.Grouping)
    assert found.index("Your turn, Ada") < found.index("Secured dice: none")


def test_values_of_rules_are_read_below_their_headings(qtbot: QtBot, look: Look) -> None:
    welcome_readers()
    form = ValuesForm(look)
    qtbot.addWidget(form)
    with installed(Words("en")):
        form.show_ruleset(SHORT, SHORT, ())
        form.resize(600, 400)
        form.show()
        found = found_in(form)
        titles = [group_title(group) for group in GROUPS]
    assert names(found, Role.Heading) == titles
    read = names(found, Role.Heading, Role.SpinBox, Role.RadioButton)
    for value, heading in (("Target", 0), ("Bar at the start", 1), ("Nobody", -1)):
        before = [name for name in read[: read.index(value)] if name in titles]
        assert before[-1] == titles[heading]


def test_captions_are_headings(qapp: QApplication, look: Look) -> None:
    welcome_readers()
    for caption, role in ((Caption(look), Role.Heading), (Text(look, "strong"), Role.StaticText)):
        caption.setText("Words")
        assert QAccessible.queryAccessibleInterface(caption).role() is role


def test_lines_are_said_as_sentences() -> None:
    assert sentences(["Keep 1 1.", "", "3 points more", "Working …"]) == "Keep 1 1. 3 points more. Working …"


def test_parts_of_a_group_know_their_place(qapp: QApplication) -> None:
    welcome_readers()
    group = QWidget()
    empty, label = QLabel(group), QLabel("Words", group)
    whole = QAccessible.queryAccessibleInterface(group)
    assert whole.childCount() == 1
    assert whole.indexOfChild(QAccessible.queryAccessibleInterface(label)) == 0
    assert whole.indexOfChild(QAccessible.queryAccessibleInterface(empty)) == -1
    assert whole.child(1) is None


@pytest.mark.parametrize(
    ("hint", "added"),
    [
        ("Undo (Ctrl+Z)", "Ctrl+Z"),
        ("Undo", ""),
        ("Undo; Redo brings it back", "Redo brings it back"),
        ("There is nothing to undo.", "There is nothing to undo."),
        ("", ""),
    ],
)
def test_a_description_is_what_the_hint_adds(hint: str, added: str, qapp: QApplication) -> None:
    assert addition("Undo", hint) == added
    button = QWidget()
    button.setToolTip("Undo")
    speak(button, "Undo", hint)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.text(QAccessible.Text.Name) == "Undo"
    assert spoken.text(QAccessible.Text.Description) == (added or NOTHING)
