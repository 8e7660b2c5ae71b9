"""What screen readers find in the windows: named groups, headings, covers; nothing that a cover hides."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QApplication,
    QLabel,
    QMenu,
    QMenuBar,
    QRadioButton,
    QWidget,
)

from dicegames.ui.boards.board import GameBoard
from dicegames.ui.controls.focus import RingFrame
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.text import Text
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.dice.tray_heading import TrayHeading
from dicegames.ui.reader_program import Program
from dicegames.ui.table.overlay import Cover

HEADINGS = ("display", "large", "title")
"""The roles of text that are headings, as captions are."""

_PLAIN = ("QWidget", "QFrame", "QScrollArea")  # what Qt has no better interface for

_SCROLL_BARS = ("qt_scrollarea_hcontainer", "qt_scrollarea_vcontainer")  # keys scroll, and readers follow
_TICKED = ("QRadioButton", "QCheckBox", "QAbstractButton")


class Whole(QAccessibleWidget):
    """What has parts that can be reached, in the order of reading; an open menu is one of its owner's.

    Qt knows no menus but those of a menu bar, and offers more than can be reached: labels without words,
    frames of the focus, bars that scroll, and what lies below a layer.
    """

    def childCount(self) -> int:
        """Return how many parts can be reached."""
        return len(_parts(self.widget()))

    def child(self, index: int) -> QAccessibleInterface:
        """Return such a part."""
        parts = _parts(self.widget())
        if not 0 <= index < len(parts):
            return super().child(-1)  # which is none
        return QAccessible.queryAccessibleInterface(parts[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a part, -1 for what can't be reached."""
        parts = _parts(self.widget())
        thing = child.object()
        return parts.index(thing) if thing in parts else -1


class LayeredGroup(Whole):
    """A container; while a layer lies over it, that is all that can be reached of it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Grouping)

    def role(self) -> QAccessible.Role:
        """Return that of a layer, a group with a name, or of something that only holds others."""
        widget = self.widget()
        if isinstance(widget, Cover):
            return QAccessible.Role.Dialog
        return QAccessible.Role.Grouping if widget.accessibleName() else QAccessible.Role.Client

    def state(self) -> QAccessible.State:
        """Return the state; nothing else can be used while a layer is there."""
        state = super().state()
        if isinstance(self.widget(), Cover):
            state.modal = True
        return state


class Opener(Whole):
    """A button that opens a list, which is its part while it is open."""

    def __init__(self, button: MenuButton) -> None:
        super().__init__(button, QAccessible.Role.ButtonMenu)

    def state(self) -> QAccessible.State:
        """Return the state; the list is open or isn't."""
        state, button = super().state(), self.widget()
        state.hasPopup = state.expandable = True
        state.expanded = isinstance(button, MenuButton) and button.menu.isVisible()
        state.collapsed = not state.expanded
        return state

    def actionNames(self) -> list[str]:
        """Return what can be done."""
        return [self.pressAction(), self.setFocusAction()] if self.widget().isEnabled() else []

    def doAction(self, name: str) -> None:
        """Open the list, or give the button the focus."""
        button = self.widget()
        if name == self.pressAction() and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(name)


class Heading(QAccessibleWidget):
    """A line that names what follows."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the words that are seen, unless others were given to be read."""
        said = super().text(kind)
        widget = self.widget()
        if kind == QAccessible.Text.Name and not said and isinstance(widget, QLabel):
            return " ".join(widget.text().split())  # lines are parted for eyes only
        return said


class Choice(QAccessibleWidget):
    """A button that stays down: to choose it is a click. Qt's own only ticks it, and nobody hears of that."""

    def __init__(self, button: QAbstractButton) -> None:
        is_radio = isinstance(button, QRadioButton)
        super().__init__(button, QAccessible.Role.RadioButton if is_radio else QAccessible.Role.CheckBox)

    def state(self) -> QAccessible.State:
        """Return the state; it can be chosen, and is or isn't."""
        state, button = super().state(), self.widget()
        state.checkable = True
        state.checked = isinstance(button, QAbstractButton) and button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        """Return what can be done."""
        return [self.toggleAction(), self.setFocusAction()] if self.widget().isEnabled() else []

    def doAction(self, name: str) -> None:
        """Choose it, or give it the focus."""
        button = self.widget()
        if name == self.toggleAction() and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(name)


def interface_of(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return what stands for `thing`; asked for each of its classes, the most special first."""
    if isinstance(thing, QApplication):
        return Program(thing)
    if key == "Text" and isinstance(thing, Text) and (thing.role in HEADINGS or thing.is_caption):
        return Heading(thing)
    if key in _TICKED and isinstance(thing, QAbstractButton) and thing.isCheckable():
        return Choice(thing)
    if key == "QMainWindow" and isinstance(thing, QWidget):
        return Whole(thing, QAccessible.Role.Window)
    if key == "MenuButton" and isinstance(thing, MenuButton):
        return Opener(thing)
    if key in _PLAIN and isinstance(thing, QWidget):
        return LayeredGroup(thing)
    return None


def _parts(widget: QWidget) -> list[QWidget]:
    """Return what of a container can be reached, in the order of reading.

    Nothing can while a dialog asks something first. Dice come before the rest of a board, below what
    the tray is about and in their order, however they are stacked.
    """
    dialog = QApplication.activeModalWidget()
    if (dialog is not None and widget.window() is not dialog) or widget.objectName() in _SCROLL_BARS:
        return []
    parts = [
        part
        for part in widget.children()
        if isinstance(part, QWidget)
        and (_is_open(part) if isinstance(part, QMenu) else not part.isWindow())
        and not isinstance(part, RingFrame)
        and not _is_empty(part)
    ]
    if isinstance(widget, GameBoard):
        parts.sort(key=lambda part: not isinstance(part, DiceTray))
    elif isinstance(widget, DiceTray):
        dice = widget.dice
        parts.sort(key=lambda part: not isinstance(part, TrayHeading))
        parts = [*(part for part in parts if part not in dice), *dice]
    layers: list[QWidget] = [part for part in parts if isinstance(part, Cover) and part.is_open]
    return layers[-1:] or parts


def _is_open(menu: QMenu) -> bool:
    """Whether a menu shows that isn't part of a bar, where Qt finds it."""
    return menu.isVisible() and not any(
        isinstance(owner, QMenuBar) for owner in menu.menuAction().associatedObjects()
    )


def _is_empty(part: QWidget) -> bool:
    return isinstance(part, QLabel) and not part.text() and not part.accessibleName()
