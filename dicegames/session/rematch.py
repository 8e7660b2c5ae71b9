"""Who starts when the same people play once more (F9)."""

from dataclasses import dataclass

from dicegames.engine.action import Action
from dicegames.engine.chance import DiceRoll
from dicegames.engine.game import State
from dicegames.storage.record import Header


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same game once more: which seat starts, and whether its first roll is made at once."""

    first_seat: int
    rolls: bool = False


def human_seats(header: Header) -> tuple[int, ...]:
    """Return the seats that people play, in seat order."""
    return tuple(index for index, seat in enumerate(header.seats) if not seat.is_computer)


def next_game(header: Header) -> Rematch:
    """Return the plain rematch: the seat after the last starter starts."""
    return Rematch((header.first_seat + 1) % len(header.seats))


def rematch_without_race(header: Header) -> Rematch | None:
    """Return the rematch in which nobody is faster than anybody, None when several people race for it.

    One person begins; without people the order stays.
    """
    people = human_seats(header)
    if len(people) > 1:
        return None
    return Rematch(people[0] if people else header.first_seat)


def first_roll(state: State) -> Action | None:
    """Return the decision that rolls dice now, whatever the game calls it; None when there is none."""
    for action in state.legal_actions():
        if isinstance(state.child(action).chance, DiceRoll):
            return action
    return None
