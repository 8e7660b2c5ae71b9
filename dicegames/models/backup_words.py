"""What is said of backups: what one holds, what came back, and what went wrong."""

import errno

from PySide6.QtCore import QCoreApplication

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.numbers import grouped
from dicegames.models.phrases import few_of
from dicegames.storage.archive import Backup, Restored
from dicegames.storage.disk import is_full

translate = QCoreApplication.translate


def backup_text(backup: Backup) -> str:
    """Return what was written."""
    parts = _files(backup.sessions, backup.rulesets)
    if backup.best:
        parts.append(translate("Backup", "best results"))
    if backup.settings:
        parts.append(translate("Backup", "settings"))
    if parts:
        sentences = [translate("Backup", "It holds {parts}.").format(parts=_listed(parts))]
    else:
        sentences = [translate("Backup", "There was nothing to keep yet: it is empty.")]
    if backup.left_out:
        names = ", ".join(few_of(backup.left_out))
        sentences.append(translate("Backup", "Left out, because unreadable: {names}.").format(names=names))
    return " ".join(sentences)


def restored_text(restored: Restored) -> str:
    """Return what came back, what was there already and what could not be used."""
    parts = _files(restored.sessions, restored.rulesets)
    if restored.best:
        best = translate("Backup", "%n best result/results", None, restored.best)
        parts.append(grouped(best, restored.best))
    if restored.settings:
        parts.append(translate("Backup", "settings"))
    if parts:
        sentences = [translate("Backup", "Brought back: {parts}.").format(parts=_listed(parts))]
    elif restored.refused:
        sentences = [translate("Backup", "Nothing came back.")]
    else:
        sentences = [translate("Backup", "Nothing was missing here.")]
    if restored.known:
        known = translate("Backup", "%n file/files were there already.", None, restored.known)
        sentences.append(grouped(known, restored.known))
    if restored.refused:
        refused = translate("Backup", "%n file/files of the backup cannot be used.", None, restored.refused)
        sentences.append(grouped(refused, restored.refused))
    return " ".join(sentences)


def backup_problem_text(error: InvalidRecordError) -> str:
    """Return why a file is no backup that can be used."""
    sentences = {
        "unreadable": translate("Backup", "This file is not there or may not be read."),
        "newer_backup": translate("Backup", "This backup comes from a newer version of the app. Update it."),
        "too_large": translate("Backup", "This file holds more than a backup can."),
    }
    return sentences.get(error.reason, translate("Backup", "This file is no backup of this app."))


def disk_problem_text(error: OSError) -> str:
    """Return why the disk refused, and what helps."""
    if is_full(error):
        return translate("Backup", "The disk is full. Free some space, then try again.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate("Backup", "Reading or writing is not allowed there. Choose another place.")
    if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.EEXIST):  # a file where a folder was
        return translate("Backup", "The folder is not there any more. Choose another one.")
    return translate("Backup", "The disk failed. Check it, then try again.")


def _files(sessions: int, rulesets: int) -> list[str]:
    """Return how many there are of each kind, of which there are any."""
    parts = []
    if sessions:
        parts.append(grouped(translate("Backup", "%n session/sessions", None, sessions), sessions))
    if rulesets:
        parts.append(grouped(translate("Backup", "%n ruleset/rulesets", None, rulesets), rulesets))
    return parts


def _listed(parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return translate("Backup", "{parts} and {last}").format(parts=", ".join(parts[:-1]), last=parts[-1])
