"""Giving up: the one decision that a seat can make in every game, on turn or not; and places after it."""

from collections.abc import Sequence

from dicegames.engine.action import Action
from dicegames.engine.outcome import Outcome, outcome_of_scores

NO_SEAT = "no_seat"  # there is no such seat at the table
ALREADY_RESIGNED = "already_resigned"  # the seat gave up before
NOBODY_ELSE = "nobody_else"  # alone at the table there is nobody to give up to

RESIGN_REASONS = frozenset({NO_SEAT, ALREADY_RESIGNED, NOBODY_ELSE})
"""Every reason why a seat can't give up, beside those that hold for all decisions."""


class Resign(Action, frozen=True, tag="resign"):
    """Let `seat` give up: it has no more turns, wins nothing and ranks behind all who play on."""

    seat: int


def resign_refusal(seat: int, resigned: frozenset[int], players: int) -> str:
    """Return why `seat` can't give up while a decision is due: a reason id, or ""."""
    if not 0 <= seat < players:
        return NO_SEAT
    if players == 1:
        return NOBODY_ELSE
    return ALREADY_RESIGNED if seat in resigned else ""


def is_one_left(resigned: frozenset[int], players: int) -> bool:
    """Return whether all but one of several seats gave up, which ends the match."""
    return bool(resigned) and len(resigned) == players - 1


def playing_from(seat: int, resigned: frozenset[int], players: int) -> tuple[int, ...]:
    """Return the seats that play on in the order of the table, from `seat` on."""
    order = ((seat + later) % players for later in range(players))
    return tuple(other for other in order if other not in resigned)


def turns_to_next(seat: int, resigned: frozenset[int], players: int) -> int:
    """Return how many seats further the next one is that plays on; the whole table if it is the same one."""
    return next(
        (later for later in range(1, players) if (seat + later) % players not in resigned),
        players,
    )


def outcome_without(scores: Sequence[int], resigned: frozenset[int], reason: str) -> Outcome:
    """Rank who plays on by `scores` (one per seat); who gave up share the place behind all of them."""
    playing = [seat for seat in range(len(scores)) if seat not in resigned]
    ranked = outcome_of_scores([scores[seat] for seat in playing], reason)
    places = [len(playing) + 1] * len(scores)
    for seat, place in zip(playing, ranked.places, strict=True):
        places[seat] = place
    return Outcome(tuple(playing[winner] for winner in ranked.winners), tuple(places), reason)
