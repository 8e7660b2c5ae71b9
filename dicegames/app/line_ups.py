"""Who plays next: what is remembered of a line-up, a rematch, the demo."""

import msgspec

from dicegames.computer.levels import default_level
from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES
from dicegames.storage.record import Header, TableOptions, current_time, new_header
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.pages.seat_drafts import seat_colors

DEMO_NAMES = ("Ada", "Ben")


def remembered(settings: Settings, header: Header) -> Settings:
    """Return `settings` with the line-up of `header`, which the next game of its kind begins with."""
    line_up = LineUp(header.ruleset["id"], header.seats)
    return msgspec.structs.replace(settings, line_ups={**settings.line_ups, header.game_id: line_up})


def rematch_of(header: Header, first_seat: int, app_version: str) -> Header:
    """Return the header of the same game once more, started by `first_seat` (F9)."""
    return new_header(
        header.game_id,
        header.ruleset,
        header.seats,
        first_seat=first_seat,
        options=header.options,
        app_version=app_version,
        created=current_time(),
    )


def demo_game(app_version: str) -> Header:
    """Return the header of a game between computer seats."""
    info = GAMES[0]
    level = default_level(info.id)
    colors = seat_colors(info.id)
    seats = tuple(
        Seat(name, color, "computer", level) for name, color in zip(DEMO_NAMES, colors, strict=False)
    )
    return new_header(
        info.id,
        info.rulesets[0],
        seats,
        options=TableOptions(),
        app_version=app_version,
        created=current_time(),
    )
