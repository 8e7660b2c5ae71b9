"""Write the match of the open table into a file for somebody else."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from dicegames.models.game_words import game_name
from dicegames.session.table import Table
from dicegames.storage.saving import save_copy
from dicegames.ui.dialogs.session_files import ExportSessionDialog


def share(parent: QWidget, table: Table) -> Path | None:
    """Ask for a file and write everything so far into it; return it, None when none was chosen.

    Raises:
        JournalError: it could not be written.
    """
    record = table.record()
    name = record.title or game_name(table.header.game_id)
    target = ExportSessionDialog.ask(parent, f"{name} {table.header.created[:10]}")
    if target is not None:
        save_copy(table.header, table.times, target)
    return target
