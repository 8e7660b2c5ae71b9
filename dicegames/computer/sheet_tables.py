"""Where solved sheet games come from: memory, the folder of cached ones, or the solver."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from dicegames.computer.player import Progress
from dicegames.computer.sheet_rules import rules_of_play
from dicegames.games.sheet.ruleset import SheetRuleset

if TYPE_CHECKING:
    from dicegames.computer.sheet_table import SheetTable


_PAUSE = 0.05
"""Seconds between two looks at whether a table is still wanted while another one is being solved."""


class SolverTables:
    """The tables of one run of the program; threads may share it.

    `folder` keeps solved games from run to run (None: nothing is kept). So many `processes` solve; the one
    that asks is one of them if it `works_itself`, which is nothing for one with a window. numpy is imported
    with the first table, not before.
    """

    def __init__(self, folder: Path | None = None, processes: int = 2, *, works_itself: bool = True) -> None:
        self._folder = folder
        self._processes = processes
        self._works_itself = works_itself
        self._tables: dict[SheetRuleset, SheetTable] = {}
        self._busy = threading.Lock()

    def get(self, ruleset: SheetRuleset) -> "SheetTable | None":
        """Return the table of a ruleset if it is in memory; never wait."""
        return self._tables.get(rules_of_play(ruleset))

    def load_or_solve(
        self, ruleset: SheetRuleset, progress: Progress, cancelled: Callable[[], bool]
    ) -> "SheetTable":
        """Return the table of a ruleset; this may take seconds.

        `progress` is told how many positions are done, and how many there are. One table is solved at a
        time.

        Raises:
            SolvingCancelledError: `cancelled` said so.
        """
        while not self._busy.acquire(timeout=_PAUSE):
            _check(cancelled)
        try:
            rules = rules_of_play(ruleset)
            if rules not in self._tables:
                self._tables[rules] = self._new_table(rules, progress, cancelled)
            return self._tables[rules]
        finally:
            self._busy.release()

    def _new_table(
        self, ruleset: SheetRuleset, progress: Progress, cancelled: Callable[[], bool]
    ) -> "SheetTable":
        from dicegames.computer.sheet_cache import cache_path, read_values, write_values
        from dicegames.computer.sheet_moves import SheetMoves
        from dicegames.computer.sheet_processes import solve
        from dicegames.computer.sheet_space import SheetSpace
        from dicegames.computer.sheet_table import SheetTable

        path = None if self._folder is None else cache_path(self._folder, ruleset)
        _check(cancelled)  # what is imported takes its time, and so does each of these
        space = SheetSpace(ruleset)
        _check(cancelled)
        moves = SheetMoves(space)
        _check(cancelled)
        values = None if path is None else read_values(path, space)
        if values is None:
            values = solve(
                space, moves, progress, cancelled, self._processes, works_itself=self._works_itself
            )
            if path is not None:
                write_values(path, space, values)
        return SheetTable(space, moves, values)


def _check(cancelled: Callable[[], bool]) -> None:
    from dicegames.computer.sheet_solver import SolvingCancelledError

    if cancelled():
        raise SolvingCancelledError
