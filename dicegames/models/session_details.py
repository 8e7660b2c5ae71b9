"""What a session says when it is read whole: who plays what, and how it stands."""

from dataclasses import dataclass
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.models.narrators import NARRATORS
from dicegames.models.numbers import HIDDEN, number_text
from dicegames.storage.library import load
from dicegames.storage.record import Record
from dicegames.storage.salvage import salvage


@dataclass(frozen=True, slots=True)
class SessionDetails:
    """A session at its last move; `steps` are the moves that count, `timed` matches have a clock."""

    game_id: str
    seats: tuple[Seat, ...]
    state: State
    totals: bool = True
    steps: int = 0
    timed: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        """One total per seat."""
        return self.state.scores()

    @property
    def is_hidden(self) -> bool:
        """Whether points are told at the end only, and it isn't there yet."""
        return not self.totals and self.state.outcome is None

    @property
    def score_texts(self) -> tuple[str, ...]:
        """One total per seat as it may be seen."""
        return tuple(HIDDEN if self.is_hidden else number_text(score) for score in self.scores)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None at the end."""
        return self.state.current_seat

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its end."""
        return self.state.outcome is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats in first place; empty before the end."""
        return self.state.outcome.winners if self.state.outcome is not None else ()

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces on the table."""
        return NARRATORS[self.game_id].dice(self.state)

    @property
    def progress(self) -> str:
        """How far the match is, in words."""
        return NARRATORS[self.game_id].progress(self.state)


def session_details(path: Path) -> SessionDetails:
    """Read a session whole.

    Raises:
        InvalidRecordError: the file can't be read, or breaks the rules.
    """
    return _details(load(path))


def salvaged_details(path: Path) -> SessionDetails | None:
    """Read a damaged session up to its last good move; None where nothing before the damage was played."""
    try:
        details = _details(salvage(path).record)
    except InvalidRecordError:
        return None
    return details if details.steps else None


def _details(record: Record) -> SessionDetails:
    match = record.match()
    return SessionDetails(
        match.game.id,
        match.seats,
        match.state,
        record.header.options.totals,
        len(match.steps),
        match.game.is_timed,
    )
