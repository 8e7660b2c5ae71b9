"""Tables for the tests of the session layer."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat, UndoRule
from dicegames.games.sheet.ruleset import PENTA
from dicegames.session.controller import MatchController
from dicegames.session.table import Table, create_table
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.record import TableOptions, new_header, timestamp

START = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)


def seats_of(kinds: str) -> tuple[Seat, ...]:
    """Return one seat per letter: h for a person, c for the computer."""
    return tuple(
        Seat(
            f"Seat {index}",
            SEAT_COLORS[index],
            "computer" if kind == "c" else "human",
            "simple" if kind == "c" else "",
        )
        for index, kind in enumerate(kinds)
    )


def make_table(
    directory: Path,
    kinds: str = "hh",
    undo: UndoRule = "roll",
    dice: str = "app",
    auto_entry: int = 3,
) -> Table:
    """Set up a new Penta table in `directory`."""
    options = TableOptions(auto_entry=auto_entry, undo=undo, dice="typed" if dice == "typed" else "app")
    header = new_header(
        "penta", PENTA, seats_of(kinds), options=options, app_version="test", created=timestamp(START)
    )
    return create_table(directory, header)


def ticking_clock(step: timedelta = timedelta(seconds=1)) -> Callable[[], str]:
    """Return a clock that goes on by `step` at each look."""
    moments = [START]

    def now() -> str:
        moments[0] += step
        return timestamp(moments[0])

    return now


def make_controller(table: Table, faces: Iterable[tuple[int, ...]]) -> MatchController:
    """Return a controller whose dice are scripted."""
    return MatchController(table, ScriptedDice(faces), ticking_clock())
