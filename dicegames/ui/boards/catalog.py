"""Which board shows which game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicegames.ui.boards.board import BoardKey, GameBoard
from dicegames.ui.boards.fivedice_table import FiveDiceTable, fivedice_keys
from dicegames.ui.boards.ordercards_table import OrderCardsTable, ordercards_keys
from dicegames.ui.boards.sheet_table import SheetTable, penta_keys
from dicegames.ui.boards.tenthousand_table import TenThousandTable, tenthousand_keys
from dicegames.ui.look import Look


@dataclass(frozen=True)
class BoardKind:
    """How the board of a game is made, and the keys that it understands."""

    make: Callable[[Look], GameBoard]
    keys: Callable[[], tuple[BoardKey, ...]]


BOARDS: Mapping[str, BoardKind] = MappingProxyType(
    {
        "penta": BoardKind(SheetTable, penta_keys),
        "tenthousand": BoardKind(TenThousandTable, tenthousand_keys),
        "fivedice": BoardKind(FiveDiceTable, fivedice_keys),
        "ordercards": BoardKind(OrderCardsTable, ordercards_keys),
    }
)
"""The board of each game by its id."""


def board_for(game_id: str, look: Look) -> GameBoard:
    """Make the board of a game. Raises: KeyError for a game without one."""
    return BOARDS[game_id].make(look)
