"""Giving a saved session a name."""

from pathlib import Path

from dicegames.engine.match import Naming
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal
from dicegames.storage.people import is_title


def name_session(path: Path, title: str, disk: Disk | None = None) -> None:
    """Write down what people call a session from now on; "" takes its name away.

    Raises:
        ValueError: a title that no session can have.
        InvalidRecordError: the file is no readable session.
        JournalError: it can't be written, or somebody plays it ("locked").
    """
    if not is_title(title):
        raise ValueError("no title")
    journal = Journal.open(path, disk=disk)[0]
    with journal:
        journal.append(Naming(title))
