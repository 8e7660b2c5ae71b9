"""Which dice lie on the small picture of a session, so that no two sessions look the same."""

from zlib import crc32

from dicegames.models.session_details import SessionDetails
from dicegames.storage.library import SessionInfo
from dicegames.ui.pages.tiles import PICTURES, GameMark

_YAWS = (9.0, -11.0, 4.0, -17.0, 15.0)


def mark_of_details(details: SessionDetails) -> GameMark:
    """Return the first two dice as they lie there, in the colours of who plays; else those of the game."""
    picture = PICTURES[details.game_id]
    dice = details.dice[:2] if len(details.dice) > 1 else picture.mark
    return GameMark(details.game_id, dice, dice_seats(details)[:2])


def mark_of_info(info: SessionInfo) -> GameMark:
    """Return a die for a session whose file wasn't read: always the same one for the same file.

    Raises: KeyError for a file without a game.
    """
    game_id = info.game_id or ""
    number = crc32(info.path.name.encode())
    has_seats = bool(PICTURES[game_id].dice_seat) and bool(info.seats)
    seat = info.seats[number % len(info.seats)].color if has_seats else ""
    return GameMark(game_id, (1 + number // 7 % 6,), (seat,), _YAWS[number // 3 % len(_YAWS)])


def dice_seats(details: SessionDetails) -> tuple[str, ...]:
    """Return the colours of the dice in a session: seats from the one in turn on, or the common one."""
    if not PICTURES[details.game_id].dice_seat:
        return ("",)
    first = details.turn or 0
    return tuple(seat.color for seat in (*details.seats[first:], *details.seats[:first]))
