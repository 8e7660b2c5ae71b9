"""What could not be saved when its table is closed: it may go to another place."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.models.problems import record_problem_text
from dicegames.session.controller import MatchController
from dicegames.storage.journal import JournalError
from dicegames.storage.saving import save_copy
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.session_files import ExportSessionDialog
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look

translate = QCoreApplication.translate


def save_elsewhere(
    parent: QWidget, look: Look, controller: MatchController, is_attended: Callable[[], bool]
) -> bool:
    """Offer to write all of a closed session into a file of one's choice; return whether that was done.

    Nobody is asked, not once more either, when nobody `is_attended` to answer.
    """
    table = controller.table
    while is_attended() and not Question.ask(parent, look, unsaved_doubt):
        target = ExportSessionDialog.ask(parent, table.journal.path.stem)
        if target is None:
            continue
        try:
            save_copy(table.header, table.times, target)
        except JournalError as error:
            Message.tell(parent, look, partial(_failure, error.reason))
        else:
            return True
    return False


def _failure(reason: str) -> tuple[str, str]:
    return unsaved_doubt().title, record_problem_text(reason)


def unsaved_doubt() -> Doubt:
    """Return the question in the current language."""
    return Doubt(
        translate("Window", "The last moves are not saved"),
        translate(
            "Window", "They could not be written to the disk. Save the whole game as a copy in another place."
        ),
        translate("Window", "Leave without them"),
        translate("Window", "Save a copy as …"),
    )
