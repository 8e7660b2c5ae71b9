"""Computer players for tests: they never start to solve a whole game."""

from collections.abc import Callable

from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_solver import SolvingCancelledError
from dicegames.computer.sheet_table import SheetTable
from dicegames.computer.sheet_tables import SolverTables
from dicegames.games.sheet.ruleset import SheetRuleset


class IdleTables(SolverTables):
    """Tables that nobody works out: only the end of a match is solved, at once."""

    def load_or_solve(
        self, ruleset: SheetRuleset, progress: Callable[[int, int], None], cancelled: Callable[[], bool]
    ) -> SheetTable:
        raise SolvingCancelledError


def idle_players() -> ComputerPlayers:
    """Return players that need no preparation and get none."""
    return ComputerPlayers(IdleTables())
