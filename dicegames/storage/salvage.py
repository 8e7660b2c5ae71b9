"""A damaged session as far as it is good: everything before the first line that can't be read or played."""

from dataclasses import dataclass
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Match
from dicegames.storage.library import read_start
from dicegames.storage.record import Record, decode_start


@dataclass(frozen=True, slots=True)
class Salvaged:
    """A session up to its last good entry, and what is wrong behind it; None: nothing is.

    Every entry of `record` keeps the rules.
    """

    record: Record
    problem: InvalidRecordError | None


def salvage(path: Path) -> Salvaged:
    """Return as much of a session as can be read and played; the file stays as it is.

    Raises:
        InvalidRecordError: nothing can be: those of `decode_header`, or "unreadable".
    """
    record, problem = decode_start(read_start(path))
    match = Match(record.game, record.header.seats, record.header.options.undo)
    good = 0
    try:
        for _ in record.replay(match):
            good += 1
    except InvalidRecordError as error:
        record, problem = record.until(good), error
    return Salvaged(record, problem)
