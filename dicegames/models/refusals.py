"""Why something can't be done now, as sentences: the reasons of the game, then the engine's."""

from PySide6.QtCore import QCoreApplication

from dicegames.models.narrators import NARRATORS

translate = QCoreApplication.translate


def refusal_text(reason: str, game_id: str) -> str:
    """Return the sentence for a reason id, "" for none."""
    if not reason:
        return ""
    return NARRATORS[game_id].refusal(reason) or {
        "undo_nothing": translate("Refusals", "There is nothing to undo."),
        "undo_too_often": translate("Refusals", "This match was undone too often. Play on."),
        "undo_off": translate("Refusals", "Undo was switched off for this game."),
        "undo_roll": translate("Refusals", "A roll cannot be undone."),
        "undo_timed": translate("Refusals", "Against the clock, you can only undo back to the last roll."),
        "practice_timed": translate("Refusals", "Against the clock there is no practice table."),
        "undo_computer": translate("Refusals", "The computer’s turn cannot be undone."),
        "no_seat": translate("Refusals", "There is no such seat at this table."),
        "already_resigned": translate("Refusals", "This player gave up already."),
        "nobody_else": translate("Refusals", "Alone at the table, you cannot give up."),
        "turn_running": translate("Refusals", "Who decides can only change between two turns."),
        "redo_nothing": translate("Refusals", "There is nothing to redo."),
        "draw_count": translate("Refusals", "That is the wrong number of dice."),
        "draw_face": translate("Refusals", "A die shows 1 to 6."),
    }.get(reason, translate("Refusals", "That is not possible now."))
