"""What the commands `backup` and `restore` say."""

from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.archive import Backup, Restored

_PROBLEMS = {
    "unreadable": "it is not there or may not be read",
    "not_a_backup": "it is no backup of this program",
    "newer_backup": "it comes from a newer version of the program",
    "too_large": "it holds more files than a backup can",
}


def backup_sentence(path: Path, backup: Backup) -> str:
    """Return in one line what was written."""
    parts = _counted(backup.sessions, "session") + _counted(backup.rulesets, "ruleset")
    parts += ["best results"] * backup.best + ["settings"] * backup.settings
    sentence = f"{path} holds {_listed(parts)}."
    if backup.left_out:
        sentence += f" Left out, since they cannot be read: {', '.join(backup.left_out)}."
    return sentence


def restored_sentence(restored: Restored) -> str:
    """Return in one line what came back, what was there and what could not be used."""
    parts = _counted(restored.sessions, "session") + _counted(restored.rulesets, "ruleset")
    parts += _counted(restored.best, "best result")
    parts += ["settings"] * restored.settings
    sentence = f"Brought back: {_listed(parts)}."
    if restored.known:
        sentence += f" {restored.known} of the sessions and rulesets were there already."
    if restored.refused:
        sentence += f" {_listed(_counted(restored.refused, 'file'))} in the backup cannot be used."
    return sentence


def problem_sentence(path: Path, error: OSError | InvalidRecordError, what: str) -> str:
    """Return in one line what went wrong with a backup; `what` says it of the disk's faults."""
    if isinstance(error, InvalidRecordError):
        return f"{path} cannot be used: {_PROBLEMS.get(error.reason, 'it is damaged')}. It is left as it is."
    if isinstance(error, FileExistsError) and str(error.filename) == str(path):
        return f"{path} is there already. No file is replaced: choose another name."
    return f"{what}: {error.strerror or error}."


def _counted(count: int, word: str) -> list[str]:
    """Return the part of a list that counts something, none for nothing."""
    return [f"{count} {word}{'' if count == 1 else 's'}"] if count else []


def _listed(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts) or "nothing"
    return ", ".join(parts[:-1]) + " and " + parts[-1]
