"""Controls that choose: segments, switches, cards, tiles and menus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.badge import seat_name
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.toggle_tile import ClothTile, DiceTile
from dicegames.ui.look import Look
from dicegames.ui.theme import THEME_NAMES
from ui.controls_help import (
    LEFT,
    TOUCH,
    Calls,
    at,
    card,
    laying,
    levels,
    near,
    picture,
    role,
    row_of_three,
    spoken,
)
from ui.page_help import places_of


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    return laying(qtbot)


# choices


def test_segmented_is_chosen_by_click(look: Look, show: Callable[..., QWidget]) -> None:
    row = row_of_three(look)
    show(row)
    calls = Calls()
    row.chosen.connect(calls.on_signal)
    QTest.mouseClick(row.button("10"), LEFT, pos=QPoint(3, 3))
    assert (row.current_id, calls.values) == ("10", ["10"])


def test_segmented_is_chosen_by_arrow_keys(look: Look, show: Callable[..., QWidget]) -> None:
    row = row_of_three(look)
    show(row)
    calls = Calls()
    row.chosen.connect(calls.on_signal)
    row.button("off").setFocus()
    QTest.keyClick(row.button("off"), Qt.Key.Key_Right)
    QTest.keyClick(row.button("3"), Qt.Key.Key_Right)
    QTest.keyClick(row.button("10"), Qt.Key.Key_Left)
    assert (row.current_id, calls.values) == ("3", ["3", "10", "3"])


def test_segmented_is_set_in_silence_and_keeps_its_choice(look: Look) -> None:
    row = row_of_three(look)
    calls = Calls()
    row.chosen.connect(calls.on_signal)
    row.set_current("3")
    button = row.button("3")
    row.set_options([("off", "Aus", None), ("3", "3 s", None), ("10", "10 s", None)])
    assert row.button("3") is button
    row.set_options([("3", "3 s", None), ("30", "30 s", None)])
    assert (row.current_id, row.option_ids, calls.values) == ("3", ("3", "30"), [])
    with pytest.raises(KeyError):
        row.set_current("off")


def test_segments_are_real_radio_buttons(look: Look, show: Callable[..., QWidget]) -> None:
    row = row_of_three(look)
    show(row)
    states = [
        QAccessible.queryAccessibleInterface(row.button(option)).state().checked for option in row.option_ids
    ]
    assert [bool(state) for state in states] == [True, False, False]
    assert role(row.button("3")) == QAccessible.Role.RadioButton
    assert spoken(row.button("3")) == "3 s"


def test_choosing_a_segment_moves_nothing(look: Look, show: Callable[..., QWidget]) -> None:
    row = row_of_three(look)
    show(row)
    before = [row.button(option).geometry() for option in row.option_ids]
    row.set_current("10")
    QCoreApplication.processEvents()
    assert [row.button(option).geometry() for option in row.option_ids] == before
    assert near(at(row.button("10"), 4, 10), look.color("accent"))
    assert near(at(row.button("off"), 8, 10), look.color("button"))


@pytest.mark.parametrize("how", ["click", "key"])
def test_switch_is_a_check_box(look: Look, show: Callable[..., QWidget], how: str) -> None:
    switch = Switch(look)
    switch.setAccessibleName("Show keys")
    show(switch)
    assert (role(switch), spoken(switch)) == (QAccessible.Role.CheckBox, "Show keys")
    if how == "click":
        QTest.mouseClick(switch, LEFT, pos=QPoint(2, 2))
    else:
        switch.setFocus()
        QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    assert near(at(switch, 10, switch.height() // 2), look.color("accent"))


def test_choice_cards_exclude_each_other(look: Look, show: Callable[..., QWidget]) -> None:
    first, second = card(look, "Penta"), card(look, "Classic")
    show(first, second)
    first.setChecked(True)
    QTest.mouseClick(second, LEFT, pos=second.rect().bottomRight() - QPoint(5, 5))
    assert (first.isChecked(), second.isChecked()) == (False, True)
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert (first.isChecked(), second.isChecked()) == (True, False)


def test_choice_card_says_everything(look: Look, show: Callable[..., QWidget]) -> None:
    shown = card(look, "Penta")
    show(shown)
    assert (role(shown), spoken(shown)) == (QAccessible.Role.RadioButton, "Penta, Default")
    told = "Five dice & three <rolls>, thirteen boxes. Different: More jokers."
    assert spoken(shown, QAccessible.Text.Description) == told


def test_choice_card_is_as_high_as_its_words_need(look: Look, show: Callable[..., QWidget]) -> None:
    shown = card(look, "Penta")
    show(shown)
    assert shown.heightForWidth(260) > shown.heightForWidth(600)
    assert shown.height() >= shown.heightForWidth(shown.width())


def test_tiles_show_what_they_stand_for(look: Look, show: Callable[..., QWidget]) -> None:
    blue, wine = ClothTile(look, "blue"), ClothTile(look, "wine")
    blue.set_label("Blue")
    wine.set_label("Wine")
    show(blue, wine)
    QTest.mouseClick(wine, LEFT)
    assert (blue.isChecked(), wine.isChecked()) == (False, True)
    assert near(at(wine, 43, 1), look.color("accent_ink"))
    center, middle, _, _ = look.cloth("blue")
    shown = at(blue, 40, 20)
    assert min(center.red(), middle.red()) - 2 <= shown.red() <= max(center.red(), middle.red()) + 2
    assert (role(wine), spoken(wine)) == (QAccessible.Role.RadioButton, "Wine")


def test_dice_tile_shows_its_own_dice(look: Look, show: Callable[..., QWidget]) -> None:
    tiles = [DiceTile(look, dice_set) for dice_set in look.dice_set_ids]
    show(*tiles)
    pictures = [picture(tile) for tile in tiles]
    assert all(pictures[i] != pictures[j] for i in range(len(tiles)) for j in range(i))


# lists


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up, None])
def test_menu_button_opens_and_takes_a_choice_by_key(
    look: Look, show: Callable[..., QWidget], key: Qt.Key | None
) -> None:
    button = levels(look)
    show(button)
    calls = Calls()
    button.chosen.connect(calls.on_signal)
    if key is None:
        QTest.mouseClick(button, LEFT)
    else:
        button.setFocus()
        QTest.keyClick(button, key)
    assert button.menu.isVisible()
    QTest.keyClick(button.menu, Qt.Key.Key_Down)
    QTest.keyClick(button.menu, Qt.Key.Key_Return)
    assert not button.menu.isVisible()
    assert (button.current_id, calls.values) == ("strong", ["strong"])
    assert spoken(button) == "Level: Strong & fast"


def test_menu_button_is_left_by_escape(look: Look, show: Callable[..., QWidget]) -> None:
    button = levels(look)
    show(button)
    button.open_menu()
    QTest.keyClick(button.menu, Qt.Key.Key_Escape)
    assert (button.menu.isVisible(), button.current_id) == (False, "easy")


def test_menu_rows_are_touch_targets(look: Look, show: Callable[..., QWidget]) -> None:
    button = levels(look)
    show(button)
    button.open_menu()
    heights = [button.menu.actionGeometry(entry).height() for entry in button.menu.actions()]
    button.menu.close()
    assert min(heights) >= TOUCH
    assert len(heights) == 2


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_menu_is_paper_with_an_edge_and_marks_the_choice(
    look: Look, show: Callable[..., QWidget], theme: str
) -> None:
    look.set_theme(theme)
    button = levels(look)
    show(button)
    button.open_menu()
    menu = button.menu
    image = picture(menu)
    rows = [menu.actionGeometry(entry) for entry in menu.actions()]
    assert [entry.isChecked() for entry in menu.actions()] == [True, False]
    menu.close()
    assert image.pixelColor(0, image.height() // 2) == look.color("line_strong")
    assert image.pixelColor(3, rows[1].center().y()) == look.color("paper")
    assert image.pixelColor(rows[0].left() + 6, rows[0].center().y()) == look.color("accent")
    mark = rows[0].adjusted(rows[0].width() - 36, 8, -8, -8)
    assert places_of(image.copy(mark), look.color("on_accent"))


def test_a_menu_is_as_wide_as_its_longest_entry(look: Look, show: Callable[..., QWidget]) -> None:
    button = levels(look)
    long = "A practice table without any limit at all"
    button.set_options([("a", "Short", None), ("b", long, None)])
    button.set_current("a")
    show(button)
    button.setFixedWidth(120)
    button.open_menu()
    width = button.menu.actionGeometry(button.menu.actions()[1]).width()
    button.menu.close()
    words = QFontMetricsF(look.font("body")).horizontalAdvance(long)
    assert words + 40 < width < words + 70  # paddings and the mark, but no empty column before the words


def test_seat_picker_offers_all_colours(look: Look, show: Callable[..., QWidget]) -> None:
    picker = SeatPicker(look)
    show(picker)
    picker.set_current("teal")
    assert spoken(picker) == f"Colour: {seat_name('teal')}"
    picker.open_menu()
    entries = picker.menu.actions()
    assert [entry.data() for entry in entries] == list(look.seat_ids)
    assert all(entry.isEnabled() and not entry.icon().isNull() for entry in entries)
    picker.menu.close()
