"""Which levels and styles the computer has in each game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from dicegames.computer.ordercards_easy import EasyOrderCardsPlayer
from dicegames.computer.ordercards_estimates import CHAMPION, MEDIUM, STRONG, styled
from dicegames.computer.ordercards_planner import PlanningOrderCardsPlayer
from dicegames.computer.player import Player, Style
from dicegames.computer.sheet_champion import ChampionSheetPlayer
from dicegames.computer.sheet_easy import EasySheetPlayer
from dicegames.computer.sheet_exact import ExactSheetPlayer
from dicegames.computer.sheet_medium import MediumSheetPlayer
from dicegames.computer.sheet_tables import SolverTables
from dicegames.computer.tenthousand_champion import ChampionTenThousandPlayer, StrongTenThousandPlayer
from dicegames.computer.tenthousand_easy import EasyTenThousandPlayer, MediumTenThousandPlayer
from dicegames.engine.errors import InvalidRecordError

PlayerMaker = Callable[[SolverTables, Style], Player]

_SHEET: Mapping[str, PlayerMaker] = {
    "easy": lambda _tables, _style: EasySheetPlayer(),
    "medium": lambda _tables, _style: MediumSheetPlayer(),
    "strong": lambda tables, _style: ExactSheetPlayer(tables),
    "champion": lambda tables, _style: ChampionSheetPlayer(tables),
}
_TENTHOUSAND: Mapping[str, PlayerMaker] = {
    "easy": lambda _tables, style: EasyTenThousandPlayer(style),
    "medium": lambda _tables, style: MediumTenThousandPlayer(style),
    "strong": lambda _tables, style: StrongTenThousandPlayer(style),
    "champion": lambda _tables, style: ChampionTenThousandPlayer(style),
}
_ORDERCARDS: Mapping[str, PlayerMaker] = {
    "easy": lambda _tables, style: EasyOrderCardsPlayer(style),
    "medium": lambda _tables, style: PlanningOrderCardsPlayer(styled(MEDIUM, style)),
    "strong": lambda _tables, style: PlanningOrderCardsPlayer(styled(STRONG, style)),
    "champion": lambda _tables, style: PlanningOrderCardsPlayer(styled(CHAMPION, style)),
}

MAKERS: Mapping[str, Mapping[str, PlayerMaker]] = MappingProxyType(
    {"penta": _SHEET, "tenthousand": _TENTHOUSAND, "fivedice": _SHEET, "ordercards": _ORDERCARDS}
)
"""What makes the players of each game, by level, weakest first."""

LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {game_id: tuple(makers) for game_id, makers in MAKERS.items()}
)
"""The ids of the levels of each game, weakest first."""

STYLES: Mapping[str, tuple[Style, ...]] = MappingProxyType(
    {"tenthousand": ("", "cautious", "bold"), "ordercards": ("", "cautious", "bold")}
)
"""The styles of each level of a game; a game without a line here has the plain one ("") only."""

_PLAIN: tuple[Style, ...] = ("",)

# Most points on average are a question of the whole sheet; in 10.000, of a turn.
_PREPARED = {
    "penta": ("strong", "champion"),
    "fivedice": ("strong", "champion"),
    "tenthousand": ("champion",),
}

_FORMER = {"simple": "strong"}
"""Levels of former versions, in files that people keep, and the one that plays most like them."""


def default_level(game_id: str) -> str:
    """Return the level of a seat for which nobody has chosen one."""
    levels = LEVELS[game_id]
    return "medium" if "medium" in levels else levels[0]


def needs_preparation(game_id: str, level: str, style: str = "") -> bool:
    """Return whether a level plays as it should only after what takes seconds to work out.

    Raises:
        InvalidRecordError: the game has no such level and style.
    """
    return known_level(game_id, level, style)[0] in _PREPARED.get(game_id, ())


def known_level(game_id: str, level: str, style: str = "") -> tuple[str, Style]:
    """Return level and style that decide at a seat: a former one is played by its successor.

    Raises:
        InvalidRecordError: the game has no such level and style.
    """
    levels = LEVELS.get(game_id, ())
    found = level if level in levels else _FORMER.get(level, level)
    styles = [known for known in STYLES.get(game_id, _PLAIN) if known == style]
    if found not in levels or not styles:
        raise InvalidRecordError("unknown_level", detail=f"{game_id} {level} {style}".rstrip())
    return found, styles[0]
