"""Which board shows which game."""

from collections.abc import Callable

from dicegames.ui.boards.board import GameBoard
from dicegames.ui.boards.sheet_table import SheetTable
from dicegames.ui.look import Look

_BOARDS: dict[str, Callable[[Look], GameBoard]] = {"penta": SheetTable}


def board_for(game_id: str, look: Look) -> GameBoard:
    """Make the board of a game. Raises: KeyError for a game without one."""
    return _BOARDS[game_id](look)
