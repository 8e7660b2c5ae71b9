"""What screen readers are told of a widget."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

NOTHING = " "
"""A description without words: Qt reads out the tooltip instead of an empty one, and so the name again."""

_ENDS = (".", "!", "?", "…")


def speak(widget: QWidget, name: str, hint: str = "") -> None:
    """Give a widget its name and what the hint adds to that, and keep the tooltip out of it."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(addition(name, hint) or NOTHING)


def sentences(lines: Iterable[str]) -> str:
    """Return lines as they are said one after another; empty ones are left out."""
    ended = (line if line.endswith(_ENDS) else f"{line}." for line in lines if line)
    return " ".join(ended)


def addition(name: str, hint: str) -> str:
    """Return what a hint says beyond the name that it may begin with: of "Undo (Ctrl+Z)" the key."""
    if not hint.startswith(name):
        return hint
    rest = hint[len(name) :].lstrip(" :;")
    return rest[1:-1] if rest.startswith("(") and rest.endswith(")") else rest
