"""Every control by real clicks and keys: what it says, what it tells, how large it is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.badge import Badge, seat_name
from dicegames.ui.controls.choice_card import ChoiceCard
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.nav_item import NavItem
from dicegames.ui.controls.note import Note
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.stepper import Stepper
from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.text import Text
from dicegames.ui.controls.toggle_tile import ClothTile, DiceTile
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import ICON_NAMES, paint_icon
from dicegames.ui.theme import THEME_NAMES
from ui.page_help import places_of

TOUCH = 44
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    """Return a function that lays widgets below each other in a shown window."""

    kept: list[QWidget] = []  # qtbot holds its windows weakly

    def lay(*widgets: QWidget, size: QSize | None = None) -> QWidget:
        window = QWidget()
        kept.append(window)
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        column.setContentsMargins(20, 20, 20, 20)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch()
        window.resize(size or QSize(600, 400))
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        return window

    return lay


class Calls:
    """Remember what a signal carried."""

    def __init__(self) -> None:
        self.values: list[object] = []

    def on_signal(self, *values: object) -> None:
        self.values.extend(values or (None,))


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def spoken(widget: QWidget, part: QAccessible.Text = QAccessible.Text.Name) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(part)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def near(first: QColor, second: QColor) -> bool:
    return all(
        abs(a - b) <= 3
        for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
    )


def at(widget: QWidget, x: int, y: int) -> QColor:
    return picture(widget).pixelColor(x, y)


# buttons


def action(look: Look) -> ActionButton:
    button = ActionButton(look, primary=True, icon="play")
    button.set_texts("Start", "Ada begins")
    return button


def flat(look: Look) -> FlatButton:
    button = FlatButton(look, "undo")
    button.set_texts("Undo")
    return button


def nav(look: Look) -> NavItem:
    item = NavItem(look, "home")
    item.set_text("Home")
    return item


@pytest.mark.parametrize("make", [action, flat, nav])
@pytest.mark.parametrize("how", ["click", Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_buttons_are_pressed_by_click_and_key(
    look: Look,
    show: Callable[..., QWidget],
    make: Callable[[Look], QAbstractButton],
    how: str | Qt.Key,
) -> None:
    button = make(look)
    show(button)
    calls = Calls()
    button.clicked.connect(calls.on_signal)
    if isinstance(how, str):
        QTest.mouseClick(button, LEFT)
    else:
        button.setFocus()
        QTest.keyClick(button, how)
    assert len(calls.values) == 1
    button.setEnabled(False)
    QTest.mouseClick(button, LEFT)
    assert len(calls.values) == 1


def test_action_button_says_both_lines(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    show(button)
    assert role(button) == QAccessible.Role.Button
    assert spoken(button) == "Start"
    assert spoken(button, QAccessible.Text.Description) == "Ada begins"
    button.set_texts("Ben & Eva")
    assert spoken(button) == "Ben & Eva"
    assert spoken(button, QAccessible.Text.Description).strip() == ""


def test_action_button_looks_like_its_state(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    show(button)
    bottom = button.height() - 1
    assert near(at(button, 20, bottom), look.color("accent_edge"))
    assert near(at(button, 20, bottom - 5), look.color("accent"))
    button.setDown(True)
    assert near(at(button, 20, bottom - 5), look.color("accent_pressed"))
    button.setDown(False)
    button.setEnabled(False)
    assert near(at(button, 20, bottom - 5), look.color("disabled_fill"))
    ordinary = ActionButton(look)
    ordinary.set_texts("Undo")
    show(ordinary)
    assert near(at(ordinary, 20, ordinary.height() - 6), look.color("button"))


def test_action_button_grows_with_its_words(look: Look) -> None:
    button = action(look)
    before = button.sizeHint()
    button.set_texts("Start the whole game now", "Ada begins")
    assert button.sizeHint().width() > before.width()
    look.set_text_scale(2.0)
    assert button.sizeHint().height() > before.height()


def test_flat_button_keeps_its_word_when_compact(look: Look, show: Callable[..., QWidget]) -> None:
    button = flat(look)
    show(button)
    assert button.toolTip() == ""
    wide = button.sizeHint().width()
    button.set_compact(True)
    assert button.sizeHint().width() == TOUCH < wide
    assert (spoken(button), button.toolTip()) == ("Undo", "Undo")
    button.set_texts("Undo", "Undo (Ctrl+Z)")
    assert (spoken(button), button.toolTip()) == ("Undo", "Undo (Ctrl+Z)")


def test_nav_item_asks_and_does_not_choose_itself(look: Look, show: Callable[..., QWidget]) -> None:
    item = nav(look)
    show(item)
    QTest.mouseClick(item, LEFT)
    assert not item.is_current
    assert role(item) is QAccessible.Role.Button
    item.set_current(True)
    assert near(at(item, 1, item.height() // 2), look.color("accent_ink"))
    item.set_compact(True)
    assert (item.toolTip(), spoken(item)) == ("Home", "Home")


# choices


def row_of_three(look: Look) -> Segmented:
    row = Segmented(look)
    row.set_options([("off", "Off", None), ("3", "3 s", None), ("10", "10 s", "clock")])
    row.set_current("off")
    return row


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


def card(look: Look, title: str) -> ChoiceCard:
    made = ChoiceCard(look)
    made.set_texts(
        title, "Five dice & three <rolls>, thirteen boxes.", "Default", "Different:", "More jokers."
    )
    return made


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


def levels(look: Look) -> MenuButton:
    button = MenuButton(look)
    button.set_purpose("Level")
    button.set_options([("easy", "Easy", None), ("strong", "Strong & fast", "bolt")])
    button.set_current("easy")
    return button


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


# the rest


def test_field_is_typed_into(look: Look, show: Callable[..., QWidget]) -> None:
    field = Field(look)
    field.setAccessibleName("Name")
    show(field)
    field.setFocus()
    QTest.keyClicks(field, "Ada")
    assert field.text() == "Ada"
    assert (role(field), spoken(field)) == (QAccessible.Role.EditableText, "Name")


def test_stepper_asks_for_less_and_more(look: Look, show: Callable[..., QWidget]) -> None:
    stepper = Stepper(look)
    stepper.set_texts("3 players", "Fewer", "More")
    show(stepper)
    asked = Calls()
    stepper.decrease_requested.connect(asked.on_signal)
    stepper.increase_requested.connect(asked.on_signal)
    QTest.mouseClick(stepper.less_button, LEFT)
    stepper.more_button.setFocus()
    QTest.keyClick(stepper.more_button, Qt.Key.Key_Space)
    assert len(asked.values) == 2
    assert (spoken(stepper.less_button), spoken(stepper.more_button)) == ("Fewer", "More")
    assert spoken(stepper.more_button, QAccessible.Text.Description) == "3 players"


def test_stepper_hands_the_focus_on_at_its_end(look: Look, show: Callable[..., QWidget]) -> None:
    stepper = Stepper(look, words=("A-", "A+"))
    stepper.set_texts("200 %", "Smaller", "Larger")
    show(stepper)
    stepper.more_button.setFocus()
    stepper.set_ends(True, False)
    assert stepper.less_button.hasFocus()
    assert not stepper.more_button.isEnabled()


def test_text_follows_the_look(look: Look, show: Callable[..., QWidget]) -> None:
    text = Text(look, "title", "accent_ink")
    text.setText("<b>Ada</b>")
    show(text)
    assert text.font().pixelSize() == look.font("title").pixelSize()
    assert spoken(text) == "<b>Ada</b>"
    look.set_theme("dark")
    look.set_text_scale(1.5)
    assert text.palette().windowText().color() == look.color("accent_ink")
    assert text.font().pixelSize() == look.font("title").pixelSize()
    text.set_role("small")
    assert text.font().pixelSize() == look.font("small").pixelSize()


def test_note_says_lead_and_sentence(look: Look, show: Callable[..., QWidget]) -> None:
    note = Note(look)
    note.set_note("lock", "Aces <barred>.", "Take a lower box.", strong=True)
    show(note)
    assert note.plain_text == "Aces <barred>. Take a lower box."
    assert near(at(note, 200, 3), look.color("accent_tint"))
    note.set_note("chip", "", "Strong.")
    assert note.plain_text == "Strong."
    assert near(at(note, 200, 3), look.color("paper_alt"))


def test_panel_is_paper_with_an_edge(look: Look, show: Callable[..., QWidget]) -> None:
    panel = Panel(look)
    panel.setFixedSize(200, 100)
    show(panel)
    assert near(at(panel, 100, 50), look.color("paper"))
    assert near(at(panel, 100, 0), look.color("line"))
    other = Panel(look, "window_alt", edge="accent_edge")
    other.setFixedSize(200, 100)
    show(other)
    assert near(at(other, 100, 50), look.color("window_alt"))
    assert near(at(other, 100, 0), look.color("accent_edge"))


def test_badge_shows_fill_and_mark_and_its_name(look: Look, show: Callable[..., QWidget]) -> None:
    badge = Badge(look, 34)
    badge.set_seat("orange")
    show(badge)
    seat = look.seat("orange")
    assert near(at(badge, 17, 17), seat.mark)
    assert near(at(badge, 17, 6), seat.fill)
    assert spoken(badge) == "Orange"
    badge.set_diameter(72)
    assert badge.sizeHint() == QSize(72, 72)
    with pytest.raises(KeyError):
        badge.set_seat("gold")


def test_names_are_asked_for_again_when_the_language_changes(
    look: Look, show: Callable[..., QWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    badge, picker = Badge(look), SeatPicker(look)
    show(badge, picker)

    def other_language(context: str, source: str) -> str:
        return f"*{source}*"

    monkeypatch.setattr("dicegames.ui.controls.badge.translate", other_language)
    monkeypatch.setattr("dicegames.ui.controls.seat_picker.translate", other_language)
    for widget in (badge, picker):
        for _ in range(2):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert spoken(badge) == "*Blue*"
    assert spoken(picker) == "*Colour*: *Blue*"


@pytest.mark.parametrize("name", ICON_NAMES)
def test_every_icon_draws_inside_its_square(qapp: QApplication, name: str) -> None:
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(0, 0, 48, 48), QColor("black"))
    painter.end()
    drawn = sum(image.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48))
    rim = sum(image.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48) if {x, y} & {0, 47})
    assert drawn > 40
    assert rim == 0


# what holds for all of them


def everything(look: Look) -> list[QWidget]:
    tile = ClothTile(look, "green")
    tile.set_label("Green")
    stepper = Stepper(look)
    stepper.set_texts("3", "Fewer", "More")
    joined = Stepper(look, words=("A-", "A+"))
    joined.set_texts("100 %", "Smaller", "Larger")
    switch = Switch(look)
    switch.setAccessibleName("Keys")
    field = Field(look)
    field.setAccessibleName("Name")
    compact = flat(look)
    compact.set_compact(True)
    small = ActionButton(look, small=True)
    small.set_texts("Continue")
    return [
        action(look),
        small,
        flat(look),
        compact,
        nav(look),
        row_of_three(look),
        switch,
        card(look, "Penta"),
        levels(look),
        SeatPicker(look),
        field,
        stepper,
        joined,
        tile,
    ]


def test_every_control_is_a_touch_target_with_a_name(look: Look, show: Callable[..., QWidget]) -> None:
    window = show(*everything(look), size=QSize(700, 1200))
    targets = [
        widget for widget in window.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(targets) >= 16
    for target in targets:
        assert target.width() >= TOUCH, target
        assert target.height() >= TOUCH, target
        assert spoken(target), target


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_new_theme_repaints_every_control(look: Look, show: Callable[..., QWidget], theme: str) -> None:
    look.set_theme("dark" if theme == "light" else "light")
    widgets = everything(look)
    show(*widgets, size=QSize(700, 1200))
    before = [picture(widget) for widget in widgets]
    look.set_theme(theme)
    QCoreApplication.processEvents()
    after = [picture(widget) for widget in widgets]
    assert all(old != new for old, new in zip(before, after, strict=True))


# the focus ring


def tab_to(widget: QWidget) -> None:
    """Give a widget the focus as the Tab key does (a window's first widget may have it already)."""
    widget.clearFocus()
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def rings(window: QWidget) -> list[QWidget]:
    """Return the visible focus frames in a window."""
    return [
        child
        for child in window.findChildren(QWidget)
        if type(child).__name__ == "RingFrame" and child.isVisible()
    ]


def test_ring_comes_with_the_keyboard_and_goes_with_the_mouse(
    look: Look, show: Callable[..., QWidget]
) -> None:
    first, second = action(look), flat(look)
    window = show(first, second)
    QTest.mouseClick(first, LEFT)
    assert first.hasFocus()
    assert rings(window) == []
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert [ring.geometry().center() for ring in rings(window)] == [second.geometry().center()]
    assert (first.focus_ring.is_shown, second.focus_ring.is_shown) == (False, True)
    QTest.mouseClick(second, LEFT)
    assert rings(window) == []
    QTest.keyClick(second, Qt.Key.Key_Shift)
    assert rings(window) == []
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert len(rings(window)) == 1


def test_ring_lies_round_the_control_in_the_focus_colour(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    window = show(button)
    tab_to(button)
    box = button.geometry()
    shown = picture(window)
    middle = box.center().x()
    assert near(shown.pixelColor(middle, box.top() - 4), look.color("focus"))
    assert not near(shown.pixelColor(middle, box.top() - 1), look.color("focus"))
    assert near(shown.pixelColor(middle, box.bottom() + 4), look.color("focus"))


def test_ring_at_the_edge_of_its_window_is_whole(look: Look, show: Callable[..., QWidget]) -> None:
    button = action(look)
    window = show(button)
    layout = window.layout()
    assert layout is not None
    layout.setContentsMargins(0, 1, 0, 0)
    layout.activate()
    tab_to(button)
    (ring,) = rings(window)
    assert window.rect().contains(ring.geometry())
    assert ring.geometry().contains(button.geometry())


def test_ring_follows_and_leaves_with_its_control(
    look: Look, show: Callable[..., QWidget], qtbot: QtBot
) -> None:
    holder = QWidget()
    row = QHBoxLayout(holder)
    button = action(look)
    row.addWidget(button)
    window = show(holder)
    tab_to(button)
    window.resize(900, 500)
    QCoreApplication.processEvents()
    (ring,) = rings(window)
    assert ring.geometry().center() == button.mapTo(window, button.rect().center())
    button.hide()
    assert rings(window) == []
    button.show()
    tab_to(button)
    assert len(rings(window)) == 1
    button.deleteLater()
    del button
    qtbot.waitUntil(lambda: rings(window) == [])


def test_ring_on_felt_has_a_dark_line_outside(look: Look, show: Callable[..., QWidget]) -> None:
    plain = QWidget()
    plain.setFixedSize(60, 60)
    plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    FocusRing(look, plain, 10, on_felt=True)
    window = show(plain)
    tab_to(plain)
    box = plain.geometry()
    shown = picture(window)
    assert near(shown.pixelColor(box.center().x(), box.top() - 4), look.color("focus_felt"))
    assert near(shown.pixelColor(box.center().x(), box.top() - 7), look.cloth()[3])


def test_ring_comes_back_after_a_menu(look: Look, show: Callable[..., QWidget]) -> None:
    button = levels(look)
    window = show(button)
    tab_to(button)
    QTest.keyClick(button, Qt.Key.Key_Down)
    QCoreApplication.processEvents()
    assert rings(window) == []
    QTest.keyClick(button.menu, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    assert len(rings(window)) == 1
    QTest.mouseClick(button, LEFT)
    QCoreApplication.processEvents()
    QTest.keyClick(button.menu, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    assert rings(window) == []


def test_the_shade_of_what_scrolls_spares_the_round_corners_of_its_panel(
    look: Look, show: Callable[..., QWidget]
) -> None:
    contents = QWidget()
    contents.setMinimumSize(300, 900)
    panel = Panel(look)
    column = QVBoxLayout(panel)
    column.setContentsMargins(1, 4, 1, 4)
    scroll = Scroll(look, contents, "paper")
    column.addWidget(scroll)
    panel.setFixedSize(320, 300)
    show(panel)
    plain = panel.grab().toImage()
    scroll.verticalScrollBar().setValue(100)
    QCoreApplication.processEvents()
    shaded = panel.grab().toImage()
    ratio = shaded.devicePixelRatio()
    line = look.color("line")
    assert shaded.pixelColor(round(150 * ratio), round(4 * ratio)) == line  # the hairline above
    for x in range(6):  # the corner is as it was
        for y in range(4, 7):
            at = round(x * ratio), round(y * ratio)
            assert shaded.pixelColor(*at) == plain.pixelColor(*at)


def test_ring_in_a_scroll_area_moves_with_the_contents(look: Look, show: Callable[..., QWidget]) -> None:
    contents = QWidget()
    column = QVBoxLayout(contents)
    buttons = [action(look) for _ in range(12)]
    for button in buttons:
        column.addWidget(button)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(contents)
    show(area)
    tab_to(buttons[3])
    (ring,) = rings(contents)
    area.verticalScrollBar().setValue(40)
    assert ring.parentWidget() is contents
    assert ring.geometry().center() == buttons[3].geometry().center()


class LowerWhereNarrow(QWidget):
    """Something that needs less height where it is narrower."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 500 if width >= 390 else 380

    def sizeHint(self) -> QSize:
        return QSize(100, 100)


@pytest.mark.parametrize("room", [300, 381, 400, 499, 500, 520])
def test_the_bar_stays_where_the_content_fits_with_it_only(qtbot: QtBot, look: Look, room: int) -> None:
    contents = QWidget()
    column = QVBoxLayout(contents)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(LowerWhereNarrow())
    scroll = Scroll(look, contents, "paper")
    qtbot.addWidget(scroll)
    for height in (room, room + 200, room):
        scroll.resize(400, height)
        scroll.show()
        QCoreApplication.processEvents()
    needed = 500 if room >= 500 else 380
    assert scroll.verticalScrollBar().isVisible() == (room < 500)
    assert contents.height() >= max(needed, scroll.viewport().height())
