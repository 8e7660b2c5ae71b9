"""Tooltips that hold words of people: Qt takes what looks like markup in a tooltip for markup."""

from html import escape

from PySide6.QtGui import Qt


def tip_text(text: str) -> str:
    """Return what to hand to Qt so that a tooltip shows `text` as it stands."""
    if not Qt.mightBeRichText(text):
        return text
    lines = "<br>".join(escape(text, quote=False).split("\n"))
    return f"<qt>{lines}</qt>"
