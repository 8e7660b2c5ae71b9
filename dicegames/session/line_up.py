"""Who may come, go and be replaced at a running table, and the table that follows with others at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dicegames.engine.game import State
from dicegames.engine.match import Match, Naming, Seat, Step
from dicegames.session.rematch import first_roll
from dicegames.session.table import Table, create_table
from dicegames.storage.record import new_header

TURN_RUNNING = "turn_running"  # who decides changes between two turns only


@dataclass(frozen=True, slots=True)
class LineUpRules:
    """What may change about the seats of a table now.

    While it `is_open` seats may be added, removed, put into another order and recoloured. Names may change
    all the time; at the `replaceable` seats somebody else may decide from now on, the `leaving` ones may give
    up.
    """

    is_open: bool
    replaceable: frozenset[int]
    leaving: frozenset[int]


def line_up_rules(table: Table) -> LineUpRules:
    """Return what may change at `table` now."""
    match = table.match
    state, seats = match.state, frozenset(range(len(match.seats)))
    if state.outcome is not None:
        return LineUpRules(False, frozenset(), frozenset())
    playing = seats - state.resigned
    others = frozenset() if match.game.is_timed else playing
    if not _is_between_turns(state):
        others -= {state.current_seat}
    # Taking back all of it opens nothing: somebody has seen the dice.
    is_open = not any(isinstance(entry, Step) and entry.action is not None for entry, _ in table.times)
    return LineUpRules(is_open, others, playing if len(seats) > 1 else frozenset())


def seating_refusal(match: Match, seats: Sequence[Seat]) -> str:
    """Return the reason id why `seats` can't take over now, or ""; `Match.reseat` checks the rest."""
    seat = match.state.current_seat
    if seat is None or seat >= len(seats) or _is_between_turns(match.state):
        return ""
    return "" if decides_alike(match.seats[seat], seats[seat]) else TURN_RUNNING


def decides_alike(before: Seat, after: Seat) -> bool:
    """Return whether the same decides at a seat as before, whatever it is called now."""
    return (before.player, before.level, before.style) == (after.player, after.level, after.style)


def table_with(table: Table, seats: tuple[Seat, ...], directory: Path, app_version: str, now: str) -> Table:
    """Set up the table that follows one at which nobody has decided anything: as agreed there, for `seats`.

    The table before it stays as it is.

    Raises:
        InvalidRecordError: the game isn't for so many, or not for these.
    """
    old = table.header
    header = new_header(
        old.game_id,
        old.ruleset,
        seats,
        first_seat=old.first_seat if old.first_seat < len(seats) else 0,
        options=old.options,
        app_version=app_version,
        created=now,
    )
    following = create_table(directory, header)
    name = next((entry for entry, _ in reversed(table.times) if isinstance(entry, Naming)), None)
    if name is not None:
        following.times.append((name, now))
    return following


def _is_between_turns(state: State) -> bool:
    """Return whether nothing but the first roll of a turn can be decided."""
    return len(state.legal_actions()) == 1 and first_roll(state) is not None
