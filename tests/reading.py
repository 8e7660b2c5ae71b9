"""What a screen reader finds in a window: the tree of `QAccessible`, and what is wrong in it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role

WORDS = (Role.StaticText, Role.Heading)
USED = (
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.Dialog,
    Role.EditableText,
    Role.List,
    Role.ListItem,
    Role.MenuItem,
    Role.PopupMenu,
    Role.RadioButton,
    Role.Slider,
    Role.ScrollBar,
    Role.SpinBox,
    Role.Table,
    Role.Cell,
)
"""Roles of what is used or chosen: nobody can use what has no name."""

ACTED = (Role.Button, Role.ButtonMenu, Role.CheckBox, Role.EditableText, Role.RadioButton, Role.MenuItem)
"""Roles of what does something: two beside each other that sound the same can't be told apart."""

UNSAID = ("&&", "→", "×", "✓", "{", "}")
"""What nobody says, or says in a way that nobody understands."""

LONGEST_KEY = 5
"""A description as short as that is a key ("H"), whose letter may be in the name."""

NEAR = 2
"""A group's name is told when it is so many levels above its parts."""

_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+|[a-z]+[0-9]*")


@dataclass(frozen=True, slots=True)
class Found:
    """An object that shows, how deep it lies in the tree, and the name of the group that it is in."""

    depth: int
    role: QAccessible.Role
    name: str
    description: str
    is_focusable: bool
    is_usable: bool
    group: str = ""
    above: tuple[int, ...] = field(default=(), compare=False)
    """The way to the object that it is a part of."""

    def __str__(self) -> str:
        return f"{self.role.name} {self.name!r} ({self.description!r})"


def found_in(window: QWidget) -> tuple[Found, ...]:
    """Return what shows in a window, in the order of reading."""
    return tuple(_below(QAccessible.queryAccessibleInterface(window), (), ()))


def faults(found: Iterable[Found]) -> list[str]:
    """Return what a person who only hears would stumble over."""
    wrong, known = [], set[tuple[object, ...]]()
    for one in found:
        same = one.above, one.role, one.name, one.description
        if one.role in ACTED and one.is_usable and same in known:
            wrong.append(f"twice: {one}")
        known.add(same)
        if any(sign in one.name for sign in UNSAID):
            wrong.append(f"signs: {one}")
        if not one.name.strip() and (one.role in (*USED, *WORDS) or one.is_focusable):
            wrong.append(f"no name: {one}")
        if one.is_focusable and one.role in (Role.Client, Role.NoRole):
            wrong.append(f"no role: {one}")
        if one.role in USED and _ID.fullmatch(one.name):
            wrong.append(f"an id: {one}")
        if one.role is Role.Grouping and one.name == one.group != "" and not one.is_focusable:
            wrong.append(f"a group in itself: {one}")
        if one.role is Role.RadioButton and not one.group:
            wrong.append(f"one of what: {one}")
        if _repeats(one.description, one.name):
            wrong.append(f"said twice: {one}")
    return wrong


def _below(node: QAccessibleInterface, path: tuple[int, ...], above: tuple[str, ...]) -> Iterator[Found]:
    state = node.state()
    if path and state.invisible:
        return
    kind = QAccessible.Text
    name, description = node.text(kind.Name), node.text(kind.Description).strip()
    group = next((one for one in above[:NEAR] if one), "")
    is_focusable, is_usable = bool(state.focusable), not state.disabled
    yield Found(len(path), node.role(), name, description, is_focusable, is_usable, group, path[:-1])
    for place in range(node.childCount()):
        child = node.child(place)
        if child is not None:
            yield from _below(child, (*path, place), (name, *above))


def _repeats(description: str, name: str) -> bool:
    """Whether a description says the name again and then more, or only a part of it."""
    said, called = description.casefold(), name.casefold()
    again = said == called or said.startswith((f"{called} (", f"{called}: "))
    return bool(said and called) and (again or (len(said) > LONGEST_KEY and said in called))
