"""What a list tells of a session that was replayed: how it stands and how long people played."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import msgspec

from dicegames.engine.game import State
from dicegames.engine.match import Entry, Mark, Naming
from dicegames.storage.record import Record

BREAK_LIMIT = timedelta(minutes=10)
"""A longer gap between two entries counts as a break, not as playing time."""

Progress = Callable[[str, State], tuple[int, ...]]
"""Gives, for a game's id and a state, the numbers that tell how far the match is."""


class SessionSummary(msgspec.Struct, frozen=True, gc=False):
    """How a session stands: one score a seat, who won (nobody yet), whose turn it is (None at the end).

    `progress` are the numbers that `Progress` gave, `seconds` the time played.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turn: int | None
    progress: tuple[int, ...]
    seconds: int


def summary_of(record: Record, progress: Progress) -> SessionSummary:
    """Replay a session and tell how it stands.

    Raises:
        InvalidRecordError: a step breaks the rules.
    """
    state = record.match().state
    outcome = state.outcome
    played = playing_time(record.header.created, zip(record.entries, record.times, strict=True))
    return SessionSummary(
        scores=state.scores(),
        winners=outcome.winners if outcome is not None else (),
        turn=state.current_seat if outcome is None else None,
        progress=progress(record.header.game_id, state),
        seconds=round(played.total_seconds()),
    )


def playing_time(created: str, entries: Iterable[tuple[Entry, str]]) -> timedelta:
    """Return how long people have played since `created`, without pauses and long breaks.

    `entries` come with their times; a clock that was set back counts nothing, nor does giving a name.
    """
    total = timedelta()
    last: datetime | None = datetime.fromisoformat(created)
    for entry, at in entries:
        if isinstance(entry, Naming):
            continue
        if last is None and isinstance(entry, Mark) and entry.kind == "clock":
            continue  # the time left, written down when the clock stopped
        moment = datetime.fromisoformat(at)
        if last is not None:
            total += max(timedelta(), min(moment - last, BREAK_LIMIT))
        last = None if isinstance(entry, Mark) and entry.kind in ("pause", "finish") else moment
    return total
