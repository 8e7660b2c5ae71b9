"""Layouts in layouts, filled only where they stay.

PySide keeps Python objects for the items of a filled layout that is added to another, even after Qt deleted
them: whatever lies at such an address later is taken for the dead item, and the program crashes.
"""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout

_Inner = TypeVar("_Inner", bound=QLayout)


def inner_layout(outer: QBoxLayout, kind: type[_Inner], stretch: int = 0) -> _Inner:
    """Append an empty layout of a kind, such as QHBoxLayout, to `outer` and return it, to be filled there."""
    inner = kind()
    outer.addLayout(inner, stretch)
    return inner
