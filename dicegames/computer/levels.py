"""Which levels the computer has in each game."""

from collections.abc import Mapping
from types import MappingProxyType

from dicegames.computer.ordercards_simple import SimpleOrderCardsPlayer
from dicegames.computer.player import Player
from dicegames.computer.sheet_simple import SimpleSheetPlayer
from dicegames.computer.tenthousand_simple import SimpleTenThousandPlayer
from dicegames.engine.errors import InvalidRecordError

_PLAYERS: Mapping[str, Mapping[tuple[str, str], Player]] = MappingProxyType(
    {
        "penta": {("simple", ""): SimpleSheetPlayer()},
        "tenthousand": {("simple", ""): SimpleTenThousandPlayer()},
        "fivedice": {("simple", ""): SimpleSheetPlayer()},
        "ordercards": {("simple", ""): SimpleOrderCardsPlayer()},
    }
)

LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {game_id: tuple(dict.fromkeys(level for level, _ in players)) for game_id, players in _PLAYERS.items()}
)
"""The ids of the levels of each game, weakest first."""


def player_for(game_id: str, level: str, style: str = "") -> Player:
    """Return the player of a level and style ("" is the plain one).

    Raises:
        InvalidRecordError: the game has no such player.
    """
    player = _PLAYERS.get(game_id, {}).get((level, style))
    if player is None:
        raise InvalidRecordError("unknown_level", detail=f"{game_id} {level} {style}".rstrip())
    return player
