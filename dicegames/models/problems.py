"""The sentences for what can be wrong with a file, by the reason ids of the layers below."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def record_problem_text(reason: str, line: int = 0) -> str:
    """Return what is wrong with a record or a journal and what happens to it.

    `line` is the 1-based line (0: the whole file). A reason without a sentence of its own reads as damage.
    """
    special = {
        "newer_format": translate(
            "Problems",
            "This file comes from a newer version of the app. It is left as it is. Update the app for it.",
        ),
        "unknown_level": translate(
            "Problems",
            "This file has a computer player that this version does not know. It is left as it is.",
        ),
        "unknown_game": translate(
            "Problems", "This file holds a game that this version does not know. It is left as it is."
        ),
        "not_a_session": translate("Problems", "This file is no session of this app. It is left as it is."),
        "bad_encoding": translate(
            "Problems", "This file is damaged: it is not readable as text. It is left as it is."
        ),
        "too_large": translate("Problems", "This file is too large for a session. It is left as it is."),
        "too_many_lines": translate("Problems", "This file is too long for a session. It is left as it is."),
        "locked": translate(
            "Problems", "This session is already open in another window. Close it there first."
        ),
        "gone": translate("Problems", "This file is no longer there. Choose another session."),
        "disk_full": translate(
            "Problems", "The disk is full, so moves can no longer be saved. Free some space, then go on."
        ),
        "read_only": translate(
            "Problems",
            "This folder cannot be written to, so moves cannot be saved. Allow writing, then go on.",
        ),
        "failed": translate("Problems", "Saving failed. Check the disk, then go on."),
    }
    if reason in special:
        return special[reason]
    if not line:
        return translate("Problems", "This file is damaged. It is left as it is.")
    at_line = {
        "line_too_long": translate(
            "Problems", "This file is damaged: line {line} is too long. It is left as it is."
        ),
        "line_missing": translate(
            "Problems", "This file is damaged: a line is missing before line {line}. It is left as it is."
        ),
        "illegal_step": translate(
            "Problems", "This file is damaged: line {line} breaks the rules of the game. It is left as it is."
        ),
    }
    sentence = at_line.get(
        reason,
        translate("Problems", "This file is damaged: line {line} cannot be read. It is left as it is."),
    )
    return sentence.format(line=line)


def record_problem_short(reason: str, line: int = 0) -> str:
    """Return what is wrong in the few words of a list row."""
    if reason == "newer_format":
        return translate("Problems", "from a newer version")
    if reason == "unknown_game":
        return translate("Problems", "unknown game")
    if not line:
        return translate("Problems", "cannot be read")
    if reason == "illegal_step":
        return translate("Problems", "line {line} breaks the rules").format(line=line)
    return translate("Problems", "line {line} cannot be read").format(line=line)
