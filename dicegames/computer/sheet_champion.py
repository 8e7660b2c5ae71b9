"""The player of the sheet games that plays to win: for the best chance against the sheets of the others."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from dicegames.computer.sheet_exact import LATE_BOXES, ExactSheetPlayer
from dicegames.computer.sheet_steps import enter_steps, roll_steps, sheet_state
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll, SheetState

if TYPE_CHECKING:
    from dicegames.computer.sheet_winning import Prospect, WinningTurn


class ChampionSheetPlayer:
    """Play for the chance to win; alone, and while no table is there, play for points."""

    def __init__(self, tables: SolverTables) -> None:
        self._tables = tables
        self._exact = ExactSheetPlayer(tables)

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, then a roll, or a box and its entry.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
        """
        known = sheet_state(state)
        if not known.dice:
            return Roll()
        turn = self._turn(known)
        if turn is None:
            return self._exact.decide(known, source, cancelled)
        faces, _ = turn.keep(known)
        if len(faces) < len(known.dice):
            return roll_steps(known, faces)[0]
        box, _ = turn.box(known)
        return enter_steps(known, box)[0]

    def _turn(self, state: SheetState) -> "WinningTurn | None":
        """Return what the choices of the turn are worth; None where it isn't known, and alone."""
        if len(state.sheets) == 1:
            return None
        if self._tables.get(state.ruleset) is None and _most_open(state) > LATE_BOXES:
            return None
        from dicegames.computer.sheet_winning import winning_turn  # numpy comes with it

        try:
            own = self._prospect(state.ruleset, state.sheet)
            others = [sheet for seat, sheet in _playing(state) if seat != state.seat]
            return winning_turn(own, tuple(self._prospect(state.ruleset, sheet) for sheet in others))
        except LookupError:
            return None  # a sheet that no play leads to: nobody has solved it

    def _prospect(self, ruleset: SheetRuleset, sheet: Sheet) -> "Prospect":
        from dicegames.computer.sheet_futures import futures_of
        from dicegames.computer.sheet_table import late_table
        from dicegames.computer.sheet_winning import Prospect

        return Prospect(sheet, futures_of(self._tables.get(ruleset) or late_table(ruleset, sheet)))


def _most_open(state: SheetState) -> int:
    return max(len(sheet.open_boxes) for _, sheet in _playing(state))


def _playing(state: SheetState) -> list[tuple[int, Sheet]]:
    """Return the seats that play on with their sheets."""
    return [(seat, sheet) for seat, sheet in enumerate(state.sheets) if seat not in state.resigned]
