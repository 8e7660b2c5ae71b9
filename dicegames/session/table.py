"""A table: the match, what was agreed at its start, and its journal."""

from dataclasses import dataclass, field
from datetime import timedelta
from itertools import chain
from pathlib import Path

import msgspec

from dicegames.computer.levels import known_level
from dicegames.engine.match import Entry, Mark, Match, Seating, Step
from dicegames.storage.journal import Journal, JournalError, JournalReason, session_path
from dicegames.storage.library import load
from dicegames.storage.record import Header, Record
from dicegames.storage.summary import playing_time


@dataclass
class Table:
    """A match with its header and its open journal.

    `reopened` tells a loaded table from one that was just set up, `torn` that its last line was lost,
    `problem` why its file can't be written. In a new file it has a new journal and header.
    """

    header: Header
    match: Match
    journal: Journal
    reopened: bool = False
    torn: bool = False
    problem: JournalReason | None = None
    times: list[tuple[Entry, str]] = field(default_factory=list)
    saved: int = 0  # so many of them are on the disk

    @property
    def last_header(self) -> Header:
        """The header of the same game for who sits here now."""
        return msgspec.structs.replace(self.header, seats=self.match.seats)

    def record(self) -> Record:
        """Return everything that happened here, whether it is on disk yet or not."""
        entries, times = tuple(entry for entry, _ in self.times), tuple(at for _, at in self.times)
        return Record(self.header, self.match.game, entries, times, torn=self.torn)

    def playing_time(self) -> timedelta:
        """Return how long people have played here, without pauses and long breaks."""
        return playing_time(self.header.created, self.times)

    def time_left(self) -> int | None:
        """Return the milliseconds last written down of the match's clock (F8), None before the first time."""
        for entry, _ in reversed(self.times):
            if isinstance(entry, Mark) and entry.kind == "clock":
                return entry.count
        return None

    @property
    def is_assisted(self) -> bool:
        """Whether somebody had a hint here, or played under the eyes of the tutor."""
        return any(isinstance(entry, Mark) and entry.kind in ("hint", "tutor") for entry, _ in self.times)

    @property
    def has_guide(self) -> bool:
        """Whether this was begun as a first game, be its guide open or closed."""
        return any(entry == Mark("guide") for entry, _ in self.times)

    @property
    def is_guided(self) -> bool:
        """Whether the guide of a first game is open."""
        marks = (Mark("guide"), Mark("guide_end"))
        last = next((entry for entry, _ in reversed(self.times) if entry in marks), None)
        return last == Mark("guide")

    def pauses(self) -> int:
        """Return how often the match was interrupted since its first step: paused, left or killed."""
        kinds = [_kind(entry) for entry, _ in self.times]
        return kinds[kinds.index("step") :].count("pause") if "step" in kinds else 0


def _kind(entry: Entry) -> str:
    if isinstance(entry, Mark):
        return entry.kind
    return "step" if isinstance(entry, Step) else ""


def create_table(directory: Path, header: Header) -> Table:
    """Set up a new table and write its header; where that is impossible it is played in memory for now.

    Raises:
        InvalidRecordError: the header describes no game.
    """
    match = Match(header.new_game(), header.seats, header.options.undo)
    try:
        return Table(header, match, Journal.create(directory, header))
    except JournalError as error:
        journal = Journal.unopened(session_path(directory, header), header)
        return Table(header, match, journal, problem=error.reason)


def open_table(path: Path) -> Table:
    """Open a saved session to play on; where it may only be read it is played in memory for now.

    Raises:
        InvalidRecordError: the file can't be read, or a computer seat has a player that this version doesn't
            know ("unknown_level"); it is left as it is.
        JournalError: "locked": another program has it open; "gone": there is none.
    """
    problem: JournalReason | None = None
    try:
        journal, record, match = Journal.open(path, check=_check_players)
    except JournalError as error:
        if error.reason in ("locked", "gone"):
            raise
        problem = error.reason
        record = load(path)
        match = record.match()
        _check_players(record)
        journal = Journal.unopened(path, record.header)
    times = list(zip(record.entries, record.times, strict=True))
    return Table(
        record.header,
        match,
        journal,
        reopened=True,
        torn=record.torn,
        problem=problem,
        times=times,
        saved=len(times),
    )


def _check_players(record: Record) -> None:
    seatings = [entry.seats for entry in record.entries if isinstance(entry, Seating)]
    for seat in chain(record.header.seats, *seatings):
        if seat.is_computer:
            known_level(record.game.id, seat.level, seat.style)
