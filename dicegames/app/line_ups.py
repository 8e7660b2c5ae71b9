"""Who plays next: what is remembered of a line-up, a rematch, the demo."""

import msgspec

from dicegames.computer.levels import LEVELS, default_level
from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES, game_info
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.models.game_words import FIRST_RULESET
from dicegames.storage.record import Header, TableOptions, current_time, new_header
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.pages.seat_drafts import SeatDraft, seat_colors, seats_of

FIRST_TARGET = 3000
"""How many points the guided first game of 10.000 needs: a few rounds."""
FIRST_SECONDS = 30
"""How long the clock of P4 waits there: lessons want to be read."""

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


def first_game(game_id: str, app_version: str, *, has_clock: bool = True) -> Header:
    """Return the header of a guided first game: one person and an easy computer at a practice table.

    It is without the clock of P4 unless `has_clock`.
    """
    colors = seat_colors(game_id)
    drafts = (SeatDraft("", colors[0]), SeatDraft("", colors[1], True, LEVELS[game_id][0]))
    ruleset = game_info(game_id).rulesets[0]
    if isinstance(ruleset, TenThousandRuleset):
        ruleset = msgspec.structs.replace(ruleset, id=FIRST_RULESET, target=FIRST_TARGET)
    return new_header(
        game_id,
        ruleset,
        seats_of(drafts, game_id),
        options=TableOptions(auto_entry=FIRST_SECONDS if has_clock else 0, handover=False, undo="free"),
        app_version=app_version,
        created=current_time(),
    )
