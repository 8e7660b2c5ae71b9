"""What the tests of controls share: a shown column of widgets, one of each control, what is seen and said."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.choice_card import ChoiceCard
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.nav_item import NavItem
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.stepper import Stepper
from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.toggle_tile import ClothTile
from dicegames.ui.look import Look

TOUCH = 44
LEFT = Qt.MouseButton.LeftButton


def laying(qtbot: QtBot) -> Callable[..., QWidget]:
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


def row_of_three(look: Look) -> Segmented:
    row = Segmented(look)
    row.set_options([("off", "Off", None), ("3", "3 s", None), ("10", "10 s", "clock")])
    row.set_current("off")
    return row


def card(look: Look, title: str) -> ChoiceCard:
    made = ChoiceCard(look)
    made.set_texts(
        title, "Five dice & three <rolls>, thirteen boxes.", "Default", "Different:", "More jokers."
    )
    return made


def levels(look: Look) -> MenuButton:
    button = MenuButton(look)
    button.set_purpose("Level")
    button.set_options([("easy", "Easy", None), ("strong", "Strong & fast", "bolt")])
    button.set_current("easy")
    return button


def everything(look: Look) -> list[QWidget]:
    tile = ClothTile(look, "green")
    tile.set_label("Green")
    stepper = Stepper(look)
    stepper.set_names("Fewer", "More")
    stepper.set_value(3, "3", (1, 8))
    joined = Stepper(look, words=("A-", "A+"))
    joined.set_names("Smaller", "Larger")
    joined.set_value(100, "100 %", (80, 160), step=10)
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
