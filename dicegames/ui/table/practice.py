"""The question before a roll is taken back: that makes the table a practice table."""

from PySide6.QtCore import QCoreApplication

from dicegames.ui.doubt import Doubt

translate = QCoreApplication.translate


def practice_doubt() -> Doubt:
    """Return the question in the current language."""
    text = translate(
        "Table",
        "That makes this a practice table: you can undo anything, and the game counts in no statistics.",
    )
    return Doubt(
        translate("Table", "Undo a roll?"),
        text,
        translate("Table", "Go on as a practice table"),
        translate("Table", "Don’t undo"),
    )
