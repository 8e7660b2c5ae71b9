"""How a match ended."""

from collections.abc import Sequence

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match.

    `winners` are all seats in first place (a tie is a shared victory), `places` one 1-based place
    per seat (equal scores share a place, the next one is left out), `reason` an id for why it ended.
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


def outcome_of_scores(scores: Sequence[int], reason: str) -> Outcome:
    """Rank `scores` (one per seat, most points win)."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(tuple(seat for seat, place in enumerate(places) if place == 1), places, reason)
