"""Every control by real clicks and keys: what it says, what it tells, how large it is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QSlider, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.badge import Badge
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.note import Note
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.stepper import Stepper
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import ICON_NAMES, paint_icon
from dicegames.ui.theme import THEME_NAMES
from ui.controls_help import (
    LEFT,
    TOUCH,
    Calls,
    action,
    at,
    everything,
    flat,
    laying,
    nav,
    near,
    picture,
    role,
    spoken,
)


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    return laying(qtbot)


# buttons


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
    stepper.set_names("Fewer", "More")
    stepper.set_value(3, "3 players", (1, 8))
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
    stepper.set_names("Smaller", "Larger")
    stepper.set_value(190, "190 %", (100, 200), step=10)
    show(stepper)
    stepper.more_button.setFocus()
    stepper.set_value(200, "200 %", (100, 200), step=10)
    assert stepper.less_button.hasFocus()
    assert not stepper.more_button.isEnabled()


def test_stepper_has_a_value_that_readers_set(
    look: Look, show: Callable[..., QWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr("dicegames.ui.controls.stepper.announce", lambda _widget, text: said.append(text))
    stepper = Stepper(look)
    stepper.set_names("Fewer", "More")
    stepper.set_value(3, "3 players", (2, 8))
    show(stepper)
    (number,) = stepper.findChildren(QSlider)
    value = QAccessible.queryAccessibleInterface(number).valueInterface()
    found = value.minimumValue(), value.currentValue(), value.maximumValue()
    assert (found, spoken(number)) == ((2, 3, 8), "3 players")
    less, more = Calls(), Calls()
    stepper.decrease_requested.connect(less.on_signal)
    stepper.increase_requested.connect(more.on_signal)
    value.setCurrentValue(5)
    assert (len(less.values), len(more.values)) == (0, 2)
    assert value.currentValue() == 3  # the owner refused
    value.setCurrentValue(2)
    assert (len(less.values), len(more.values)) == (1, 2)
    assert said == []
    stepper.set_value(4, "4 players", (2, 8))
    stepper.set_value(4, "4 Spieler", (2, 8))
    assert said == ["4 players"]


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
