"""Setting up a game by real clicks and keys."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.sheet.ruleset import CLASSIC, PENTA
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.storage.people import MAX_NAME, SEAT_COLORS, seats_problem
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.look import Look
from dicegames.ui.pages.level_button import LevelButton
from dicegames.ui.pages.new_game import NewGame, NewGamePage
from dicegames.ui.pages.option_row import OptionRow
from dicegames.ui.pages.seat_drafts import (
    SeatDraft,
    clean_name,
    computer_of,
    drafts_of,
    first_drafts,
    in_random_order,
    seats_of,
    with_color,
    with_one_more,
    without,
)
from ui.page_help import SIZES, cut_off, make_look, show_page
from words import Words

LEFT = Qt.MouseButton.LeftButton
THREE = LineUp(
    "classic", (Seat("Ada", "blue"), Seat("Ben", "orange"), Seat("Cem", "teal", "computer", "simple"))
)
ORANGE = (Seat("Ada", "orange"), Seat("Ben", "teal", "computer", "champion", "bold"))
ALL_LEVELS = (
    *ORANGE,
    Seat("Cem", "pink", "computer", "easy"),
    Seat("Dora", "violet", "computer", "medium", "cautious"),
    Seat("Emil", "lime", "computer", "strong"),
)
LONG = "Maximiliane von Hohenstein-Langenburg"
EIGHT = LineUp(
    "penta",
    tuple(
        Seat(f"{LONG} {place}", color, "computer" if place > 3 else "human", "strong" if place > 3 else "")
        for place, color in enumerate(SEAT_COLORS)
    ),
)


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> NewGamePage:
    made = NewGamePage(look, random.Random(7))
    show_page(qtbot, made, (1280, 800))
    return made


def started(page: NewGamePage) -> NewGame:
    """Press the primary button and return what begins."""
    spy = QSignalSpy(page.start_requested)
    QTest.mouseClick(page.start_button, LEFT)
    assert spy.count() == 1
    new = spy.at(0)[0]
    assert isinstance(new, NewGame)
    return new


def test_the_first_time_two_people_without_names_sit_there(page: NewGamePage) -> None:
    page.open_for("penta", None, Settings(auto_entry=10, handover=False, dice="typed"))
    new = started(page)
    assert new.seats == (Seat("Player 1", "blue"), Seat("Player 2", "orange"))
    assert (new.game_id, new.ruleset) == ("penta", PENTA)
    assert new.options == TableOptions(auto_entry=10, handover=False, undo="roll", dice="typed")


def test_the_last_line_up_is_there_again(page: NewGamePage) -> None:
    page.open_for("penta", THREE, Settings())
    new = started(page)
    # a level of former versions is the one that plays in its place
    assert new.seats == (*THREE.seats[:2], Seat("Cem", "teal", "computer", "strong"))
    assert new.ruleset == CLASSIC
    assert page.start_button.detail == "Ada begins"


@pytest.mark.parametrize("size", [(800, 480), (768, 1024)])
def test_where_one_half_fits_the_rules_come_first_and_a_line_up_again(
    page: NewGamePage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.open_for("tenthousand", None, Settings())
    QApplication.processEvents()
    assert page.tabs.isVisible()
    assert page.rulesets.isVisible()
    assert not page.line_up.isVisible()
    page.open_for("tenthousand", LineUp("farkle", THREE.seats), Settings())
    QApplication.processEvents()
    assert page.line_up.isVisible()
    assert not page.rulesets.isVisible()
    page.choose_ruleset("short")  # as after making rules
    QApplication.processEvents()
    assert page.rulesets.isVisible()


def test_the_foot_names_the_rules_and_how_long_they_take(page: NewGamePage) -> None:
    page.open_for("tenthousand", LineUp("short", THREE.seats[:2]), Settings())
    assert page.sentence == "10,000, Short game – Ada and Ben."
    assert page.hint.endswith("A game takes about 20 minute/minutes.")
    page.choose_ruleset("farkle")
    assert page.sentence == "10,000, Farkle – Ada and Ben."
    assert page.hint.endswith("A game takes about 40 minute/minutes.")
    small = msgspec.structs.replace(SHORT, id=f"own-{'0' * 32}", name="Between two stops", target=2000)
    page.set_own_rulesets((small,))
    page.choose_ruleset(small.id)
    assert page.sentence == "10,000, Between two stops – Ada and Ben."
    assert page.hint.endswith("A game takes about 10 minute/minutes.")
    page.open_for("penta", LineUp("penta", THREE.seats[:2]), Settings())
    assert page.sentence == "Penta with Ada and Ben."
    page.open_for("penta", LineUp("classic", EIGHT.seats), Settings())
    assert page.sentence == "Penta, Classic – 8 player/players."


def test_names_are_typed_and_emptied(page: NewGamePage) -> None:
    page.open_for("penta", THREE, Settings())
    first, second = page.line_up.rows[0].field, page.line_up.rows[1].field
    first.selectAll()
    QTest.keyClicks(first, "Zoe")
    second.selectAll()
    QTest.keyClick(second, Qt.Key.Key_Delete)
    assert page.start_button.detail == "Zoe begins"
    assert second.placeholderText() == "Player 2"
    assert [seat.name for seat in started(page).seats] == ["Zoe", "Player 2", "Cem"]


def test_names_are_text_and_end_at_their_limit(page: NewGamePage) -> None:
    page.open_for("penta", THREE, Settings())
    field = page.line_up.rows[0].field
    field.selectAll()
    QTest.keyClicks(field, "<b>" + "x" * 60)
    name = started(page).seats[0].name
    assert name == "<b>" + "x" * (MAX_NAME - 3)


def test_a_taken_colour_swaps(page: NewGamePage) -> None:
    page.open_for("penta", THREE, Settings())
    picker = page.line_up.rows[0].picker
    QTest.mouseClick(picker, LEFT)
    actions = {action.data(): action for action in picker.menu.actions()}
    assert actions["teal"].text() == "Turquoise – swap with Cem"
    assert actions["pink"].text() == "Pink"
    actions["teal"].trigger()
    picker.menu.close()
    assert [seat.color for seat in started(page).seats] == ["teal", "orange", "blue"]
    assert page.line_up.rows[2].picker.current_id == "blue"
    assert page.line_up.rows[2].picker.accessibleName() == "Colour: Blue"


def test_seats_come_and_go_within_the_limits(page: NewGamePage) -> None:
    for _ in range(10):
        if page.line_up.add_button.isVisible():
            QTest.mouseClick(page.line_up.add_button, LEFT)
    assert len(started(page).seats) == 8
    assert not page.line_up.stepper.more_button.isEnabled()
    QTest.mouseClick(page.line_up.rows[2].remove_button, LEFT)
    assert "teal" not in [seat.color for seat in started(page).seats]
    for _ in range(10):
        QTest.mouseClick(page.line_up.stepper.less_button, LEFT)
    assert len(started(page).seats) == 1
    assert not page.line_up.rows[0].remove_button.isEnabled()
    QTest.mouseClick(page.line_up.stepper.more_button, LEFT)
    assert len(started(page).seats) == 2


def pick(button: LevelButton, words: str) -> None:
    """Choose from the open list of a level button by its words."""
    QTest.mouseClick(button, LEFT)
    (action,) = [action for action in button.menu.actions() if action.text() == words]
    action.trigger()
    button.menu.close()


def test_a_computer_gets_a_level_and_a_note(page: NewGamePage) -> None:
    row = page.line_up.rows[1]
    assert not page.line_up.note.isVisible()
    assert not row.level.isVisible()
    QTest.mouseClick(row.kind.button("computer"), LEFT)
    seat = started(page).seats[1]
    assert (seat.player, seat.level, seat.style, seat.name) == ("computer", "medium", "", "Computer 2")
    assert page.line_up.note.isVisible()
    assert page.line_up.note.plain_text.startswith("Medium: Computer 2 plan")
    assert row.level.isVisible()
    assert row.level.accessibleName() == "Level: Medium"
    pick(row.level, "Champion")
    assert started(page).seats[1].level == "champion"
    assert page.line_up.note.plain_text.startswith("Champion: Computer 2 work")
    assert row.level.accessibleName() == "Level: Champion"


def test_levels_and_styles_are_chosen_by_keys(page: NewGamePage) -> None:
    page.open_for("tenthousand", LineUp("short", THREE.seats), Settings())
    button = page.line_up.rows[2].level
    assert button.accessibleName() == "Level and style: Strong, Balanced"
    for keys, level, style in (
        ([Qt.Key.Key_Up], "medium", ""),
        ([Qt.Key.Key_Down] * 4, "medium", "cautious"),  # two levels, the plain style, this one
        ([Qt.Key.Key_Up], "easy", "cautious"),
    ):
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
        for key in keys:
            QTest.keyClick(button.menu, key)
        QTest.keyClick(button.menu, Qt.Key.Key_Return)
        assert not button.menu.isVisible()
        seat = started(page).seats[2]
        assert (seat.level, seat.style) == (level, style)
    assert button.accessibleName() == "Level and style: Easy, Cautious"
    button.open_menu()
    assert [action.text() for action in button.menu.actions() if action.isChecked()] == ["Easy", "Cautious"]
    headings = [action.text() for action in button.menu.actions() if action.isSeparator()]
    assert headings == ["Level", "Style"]
    button.menu.close()


def test_the_note_explains_each_level_and_style_once(page: NewGamePage) -> None:
    seats = (
        Seat("Ada", "blue", "computer", "easy", "bold"),
        Seat("Ben", "orange", "computer", "strong"),
        Seat("Cem", "teal", "computer", "easy"),
    )
    page.open_for("tenthousand", LineUp("short", seats), Settings())
    told = page.line_up.note.plain_text
    assert told.startswith("Computer: Ada and Cem take")
    assert told.index("Ben work") < told.index("Bold: ") < told.index("The dice fall equally")
    pick(page.line_up.rows[0].level, "Balanced")
    assert "Bold: " not in page.line_up.note.plain_text


def test_level_and_style_outlast_a_person_at_the_seat(page: NewGamePage) -> None:
    page.open_for("ordercards", LineUp("standard", ORANGE), Settings())
    row = page.line_up.rows[1]
    QTest.mouseClick(row.kind.button("human"), LEFT)
    assert started(page).seats[1] == Seat("Ben", "teal")
    assert not row.level.isVisible()
    QTest.mouseClick(row.kind.button("computer"), LEFT)
    assert started(page).seats == ORANGE


def test_another_game_keeps_the_level_and_drops_a_style_that_it_has_not(page: NewGamePage) -> None:
    page.open_for("ordercards", LineUp("standard", ORANGE), Settings())
    tiles = {card.game_id: card for card in page.games.cards}
    for game_id, style in (("tenthousand", "bold"), ("penta", ""), ("ordercards", "")):
        QTest.mouseClick(tiles[game_id], LEFT)
        seat = started(page).seats[1]
        assert (seat.level, seat.style) == ("champion", style)


def test_who_decides_stays_under_the_finger(page: NewGamePage) -> None:
    kind = page.line_up.rows[1].kind
    for size in ((1280, 800), (960, 640), (800, 480)):
        page.resize(*size)
        page.tabs.button("seats").click()
        QApplication.processEvents()
        places = []
        for decides in ("computer", "human"):
            QTest.mouseClick(kind.button(decides), LEFT)
            QApplication.processEvents()
            places.append(QRect(kind.mapTo(page, QPoint()), kind.size()))
        assert places[0] == places[1]


def test_what_a_game_does_not_know_gives_way() -> None:
    def found(level: str, style: str, game_id: str) -> tuple[str, str]:
        return computer_of(SeatDraft("", "blue", True, level, style), game_id)

    assert found("simple", "", "penta") == ("strong", "")
    assert found("", "bold", "tenthousand") == ("medium", "bold")
    assert found("champion", "wild", "tenthousand") == ("champion", "")
    assert found("champion", "bold", "fivedice") == ("champion", "")
    assert found("genius", "wild", "ordercards") == ("medium", "")


def test_the_order_is_drawn_from_the_given_source(page: NewGamePage) -> None:
    page.open_for("penta", THREE, Settings())
    QTest.mouseClick(page.shuffle_button, LEFT)
    expected = list(drafts_of(THREE.seats))
    random.Random(7).shuffle(expected)
    names = [seat.name for seat in started(page).seats]
    assert names == [draft.name for draft in expected]
    assert page.start_button.detail == f"{names[0]} begins"


def test_rules_and_options_are_chosen(page: NewGamePage) -> None:
    QTest.mouseClick(page.rulesets.cards[1], LEFT)
    QTest.mouseClick(page.options.auto_entry.button("30"), LEFT)
    QTest.mouseClick(page.options.handover, LEFT)
    QTest.mouseClick(page.options.dice.button("typed"), LEFT)
    page.options.undo.set_current("free")
    new = started(page)
    assert new.ruleset == CLASSIC
    assert new.options == TableOptions(auto_entry=30, handover=False, undo="free", dice="typed")


def test_every_game_can_be_chosen_and_started(page: NewGamePage) -> None:
    for card in page.games.cards:
        QTest.mouseClick(card, LEFT)
        assert started(page).game_id == card.game_id


def test_back_is_a_wish(page: NewGamePage) -> None:
    spy = QSignalSpy(page.back_requested)
    QTest.mouseClick(page.back_button, LEFT)
    assert spy.count() == 1


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
def test_nothing_is_cut_off_with_eight_seats(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str
) -> None:
    qapp.installTranslator(german)
    page = NewGamePage(make_look(family))
    qtbot.addWidget(page)
    page.open_for("penta", EIGHT, Settings())
    page.resize(*window)
    page.show()
    QApplication.processEvents()
    assert (page.width(), page.height()) == window  # the page asks for no more than the window has
    assert page.start_button.title == "Spiel starten"
    assert cut_off(page) == []
    for tab in page.tabs.option_ids if page.tabs.isVisible() else ():
        QTest.mouseClick(page.tabs.button(tab), LEFT)
        QApplication.processEvents()
        assert cut_off(page) == []


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("window", [*SIZES, (960, 640)])
@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
def test_levels_and_styles_fit_or_go_below_the_name(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str, scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look(family)
    look.set_text_scale(scale)
    page = NewGamePage(look)
    qtbot.addWidget(page)
    page.open_for("ordercards", LineUp("standard", ALL_LEVELS), Settings())
    page.resize(*window)
    page.show()
    page.tabs.button("seats").click()
    QApplication.processEvents()
    assert (page.width(), page.height()) == window
    row = page.line_up.rows[1]
    assert row.level.isVisible()
    assert (row.level.y() > row.field.geometry().bottom()) is (row.kind.y() > row.field.geometry().bottom())
    # the note that moved below the seats grows once more beside their scroll bar
    qtbot.waitUntil(lambda: cut_off(page.line_up) == [], timeout=2000)
    for tab in page.tabs.option_ids:
        page.tabs.button(tab).click()
        QApplication.processEvents()
        for scroll in page.findChildren(Scroll):  # nothing lies beyond its right edge
            assert not scroll.isVisible() or scroll.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(("window", "scale"), [((960, 640), 1.0), ((1280, 800), 1.3), ((1000, 700), 1.0)])
def test_options_without_room_beside_their_labels_go_below(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(scale)
    page = NewGamePage(look)
    qtbot.addWidget(page)
    page.resize(*window)
    page.show()
    QApplication.processEvents()
    QApplication.processEvents()
    row = page.options.dice.parentWidget()
    assert isinstance(row, OptionRow)
    assert page.options.dice.y() >= row.label.geometry().bottom()
    assert cut_off(page) == []


@pytest.mark.parametrize(
    ("size", "scale", "both"),
    [((768, 1024), 1.0, True), ((900, 1200), 1.0, True), ((768, 1024), 1.5, False), ((800, 480), 1.0, False)],
)
def test_upright_windows_show_both_halves_where_the_height_allows(
    qtbot: QtBot, look: Look, size: tuple[int, int], scale: float, both: bool
) -> None:
    look.set_text_scale(scale)
    page = NewGamePage(look)
    page.open_for("penta", THREE, Settings())
    show_page(qtbot, page, size)
    QApplication.processEvents()
    assert page.games.isVisible() is both
    assert page.line_up.isVisible()
    assert page.tabs.isVisible() is not both
    if both:
        row, last_option = page.line_up.rows[2], page.options.dice
        middle = last_option.mapTo(page, last_option.rect().center()).y()
        assert middle < page.line_up.mapTo(page, QPoint()).y()
        assert row.mapTo(page, row.rect().bottomLeft()).y() < page.start_button.y()


def test_in_a_small_window_every_seat_can_be_reached(page: NewGamePage) -> None:
    page.resize(800, 480)
    page.open_for("penta", EIGHT, Settings())
    QApplication.processEvents()
    seen: list[QWidget | None] = []
    page.line_up.rows[0].picker.setFocus()
    for _ in range(80):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(page, Qt.Key.Key_Tab)
    for row in page.line_up.rows:
        assert row.field in seen
        assert row.remove_button in seen


def test_the_language_changes_while_the_page_is_shown(
    page: NewGamePage, qapp: QApplication, german: Words
) -> None:
    page.open_for("penta", THREE, Settings())
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert page.start_button.title == "Spiel starten"
    assert page.start_button.detail == "Ada beginnt"
    assert page.rulesets.cards[1].title == "Klassisch"
    assert page.line_up.rows[0].kind.button("human").accessibleName() == "Mensch"
    assert page.line_up.note.plain_text.startswith("Stark: Cem rechnet")
    assert [seat.name for seat in started(page).seats] == ["Ada", "Ben", "Cem"]


@given(st.lists(st.tuples(st.text(max_size=60), st.booleans()), min_size=1, max_size=8))
def test_whatever_is_typed_makes_seats_that_can_be_saved(typed: list[tuple[str, bool]]) -> None:
    drafts = tuple(
        SeatDraft(name, color, is_computer, "nonsense")
        for (name, is_computer), color in zip(typed, SEAT_COLORS, strict=False)
    )
    seats = seats_of(drafts, "penta")
    assert seats_problem(seats) is None
    assert all(seat.level == ("medium" if seat.is_computer else "") for seat in seats)
    shuffled = in_random_order(drafts, random.Random(1))
    assert sorted(seat.color for seat in seats_of(shuffled, "penta")) == sorted(seat.color for seat in seats)


def test_names_are_cleaned() -> None:
    assert clean_name("  Ada \t  Lovelace\n") == "Ada Lovelace"
    assert clean_name("\u202eAda") == "Ada"
    assert clean_name("   ") == ""
    assert len(clean_name("x" * 100)) == MAX_NAME


def test_colours_stay_distinct() -> None:
    drafts = with_one_more(with_one_more(first_drafts(2)))
    assert [draft.color for draft in drafts] == list(SEAT_COLORS[:4])
    drafts = with_color(drafts, 0, "graphite")
    assert [draft.color for draft in drafts] == ["graphite", "orange", "teal", "pink"]
    drafts = with_one_more(without(drafts, 1))
    assert [draft.color for draft in drafts] == ["graphite", "teal", "pink", "blue"]


def test_a_default_name_is_no_name_the_next_time() -> None:
    seats = seats_of(first_drafts(2), "penta")
    assert [draft.name for draft in drafts_of(seats)] == ["", ""]


def test_a_very_large_page_keeps_its_parts_in_the_middle(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look, random.Random(1))
    show_page(qtbot, page, (3840, 2160))
    QApplication.processEvents()
    left = page.back_button.mapTo(page, QPoint(0, 0))
    right = page.start_button.mapTo(page, page.start_button.rect().bottomRight())
    assert right.x() - left.x() <= look.px(120)
    assert abs(left.x() + right.x() - page.width()) <= 2
    assert right.y() - left.y() <= look.px(80)
    assert abs(left.y() + right.y() - page.height()) <= 30
