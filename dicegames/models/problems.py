"""The sentences for what can be wrong with a file, by the reason ids of the layers below."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from dicegames.storage.ruleset_file import MAX_NAME, RulesetFileError

translate = QCoreApplication.translate

_LONGEST_FIELD = 40


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
        "unreadable": translate("Problems", "This file cannot be read. See whether it is still there."),
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
        "full": translate(
            "Problems", "This session is too long to save more. Duplicate it and play on in the copy."
        ),
        "duplicate": translate("Problems", "This session is already in your list."),
        "timed": translate(
            "Problems", "A game against the clock is played in one go, so it cannot be duplicated."
        ),
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


def settings_problem_text(problem: str) -> str:
    """Return what of the settings could not be read, and what holds instead."""
    return {
        "settings_partly": translate(
            "Problems", "Some settings could not be read and are back to their defaults."
        ),
        "settings_restored": translate(
            "Problems",
            "The settings could not be read. Those from before are used. The old file was put aside.",
        ),
        "settings_unreadable": translate(
            "Problems", "The settings could not be read. The defaults are used; the file was put aside."
        ),
        "settings_newer": translate(
            "Problems",
            "The settings are those of a newer version. They stay as they are. Changes hold until you quit.",
        ),
    }[problem]


def unsaved_settings_text(is_full: bool) -> str:
    """Return that changed settings could not be written, and that the disk is full if it is."""
    if is_full:
        return translate(
            "Problems", "The disk is full, so the settings could not be saved. They hold until you quit."
        )
    return translate("Problems", "The settings could not be saved. They hold until you quit.")


def best_problem_text(problem: str) -> str:
    """Return why the best results so far don't show, and what happens to their file."""
    return {
        "best_unreadable": translate(
            "Problems", "The best results could not be read. The file was put aside, and new ones are kept."
        ),
        "best_newer": translate(
            "Problems",
            "The best results come from a newer version of the app. They stay as they are. Update the app.",
        ),
    }[problem]


def ruleset_problem_text(error: RulesetFileError, field_label: Callable[[str], str]) -> str:
    """Return where and why a file of own rules can't be used.

    `field_label` gives the words for a field by its dotted name in the file, "" for an unknown one.
    """
    field = _shown(error.field)
    label = field_label(error.field)
    if label:
        field = f"{label} ({field})"
    sentences = {
        "unreadable": translate("Problems", "This file cannot be read. See whether it is still there."),
        "too_large": translate("Problems", "This file is too large for rules."),
        "bad_encoding": translate(
            "Problems", "Line {line}: this is not readable as text. Save the file as UTF-8 without a BOM."
        ),
        "too_deep": translate("Problems", "This file is nested too deeply for rules."),
        "cut_off": translate("Problems", "Line {line}, place {column}: from here on something is missing."),
        "not_a_ruleset": translate("Problems", "This file holds no rules of this app."),
        "newer_ruleset": translate(
            "Problems", "These rules come from a newer version of the app. Update the app for them."
        ),
        "unknown_game": translate("Problems", "These rules are for a game that this version does not know."),
        "missing_field": translate("Problems", "Field {field}: it is missing."),
        "unknown_field": translate("Problems", "Field {field}: this version does not know it."),
        "bad_field": translate("Problems", "Field {field}: this value is not possible."),
        "no_game": translate("Problems", "Field {field}: no game can be played with this value."),
        "bad_name": translate("Problems", "Field {field}: the name needs 1 to {most} characters."),
        "misplaced": translate("Problems", "This file does not belong in the folder. Import it instead."),
    }
    sentence = sentences.get(error.reason) or _json_problem(error)
    return sentence.format(
        line=error.line, column=error.column, field=field, most=MAX_NAME, found=error.detail
    )


def _json_problem(error: RulesetFileError) -> str:
    if not error.line:
        return translate(
            "Problems", "This file is damaged: something stands there twice, or a number is not usable."
        )
    if len(error.detail) == 1 and error.detail.isprintable() and not error.detail.isspace():
        return translate("Problems", "Line {line}, place {column}: “{found}” does not fit here.")
    return translate("Problems", "Line {line}, place {column}: what stands here does not fit.")


def _shown(field: str) -> str:
    """Return the name of a field as it can stand in a sentence, whatever the file calls it."""
    printable = "".join(char for char in field if char.isprintable())
    return printable if len(printable) <= _LONGEST_FIELD else f"{printable[:_LONGEST_FIELD]}…"
