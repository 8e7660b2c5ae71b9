"""The player of the sheet games that makes the most points of every turn: no other play has a better mean."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from dicegames.computer.advice import Advice
from dicegames.computer.sheet_simple import SimpleSheetPlayer, best_box
from dicegames.computer.sheet_steps import sheet_state
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Roll, SheetState

if TYPE_CHECKING:
    from dicegames.computer.sheet_table import SheetTable

LATE_BOXES = 8
"""With so many open boxes or fewer what is still to come is solved at once: a tenth of a second at most."""


class ExactSheetPlayer:
    """Play by the table of the ruleset once it is there; before that only the end of a match is exact."""

    def __init__(self, tables: SolverTables) -> None:
        self._tables = tables
        self._simple = SimpleSheetPlayer()

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, then a roll, or a box and its entry.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
        """
        known = sheet_state(state)
        if not known.dice:
            return Roll()
        advice = self.advise(known)
        if advice is None:
            return self._simple.decide(known, source, cancelled)
        return advice.choices[0].actions[0]

    def advise(self, state: State, cancelled: Callable[[], bool] = lambda: False) -> Advice | None:
        """Return the value of every choice in expected final points, None while it isn't known.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
            ValueError: no decision is due.
        """
        known = sheet_state(state)
        try:
            table = self._tables.get(known.ruleset) or self._late_table(known)
            return None if table is None else table.advise(known)
        except LookupError:
            return None  # a sheet that no play leads to: nobody has solved it

    def best_box(self, state: SheetState) -> Box:
        """Return the box for the roll on the table; a good one while the best one isn't known."""
        try:
            table = self._tables.get(state.ruleset) or self._late_table(state)
            if table is None:
                return best_box(state)
            return max(table.turn_values(state).boxes, key=lambda pair: pair[1])[0]
        except LookupError:
            return best_box(state)

    def _late_table(self, state: SheetState) -> "SheetTable | None":
        if len(state.sheet.open_boxes) > LATE_BOXES:
            return None
        from dicegames.computer.sheet_table import late_table  # numpy comes with it

        return late_table(state.ruleset, state.sheet)
