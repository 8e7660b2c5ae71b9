"""Why something can't be done now, as sentences: the engine's reasons, then those of the games."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.reasons import REASONS
from dicegames.models.sheet_words import reason_text

translate = QCoreApplication.translate


def refusal_text(reason: str) -> str:
    """Return the sentence for a reason id, "" for none."""
    if not reason:
        return ""
    if reason in REASONS:
        return reason_text(reason)
    return {
        "undo_nothing": translate("Refusals", "There is nothing to take back."),
        "undo_off": translate("Refusals", "Taking back was switched off for this game."),
        "undo_roll": translate("Refusals", "A roll cannot be taken back."),
        "undo_computer": translate("Refusals", "The computer's turn cannot be taken back."),
        "redo_nothing": translate("Refusals", "There is nothing to bring back."),
        "draw_count": translate("Refusals", "That is the wrong number of dice."),
        "draw_face": translate("Refusals", "A die shows 1 to 6."),
    }.get(reason, translate("Refusals", "That is not possible now."))
