"""What is said when something could not be done with a session."""

from collections.abc import Callable

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.problems import record_problem_text
from dicegames.storage.copies import AlreadyThereError
from dicegames.storage.journal import JournalError
from dicegames.ui.doubt import Told

Problem = InvalidRecordError | JournalError | AlreadyThereError


def refusal(title: Callable[[], str], error: Problem) -> Told:
    """Return the message that something could not be done; `title` says what, in the current language."""
    return lambda: (title(), problem_sentence(error))


def problem_sentence(error: Problem) -> str:
    """Return what is wrong with a session, in a sentence."""
    if isinstance(error, AlreadyThereError):
        return record_problem_text("duplicate")
    return record_problem_text(error.reason, error.line if isinstance(error, InvalidRecordError) else 0)
