"""The computer players of one run of the program, with what they have worked out."""

from collections.abc import Callable, Mapping
from typing import Protocol

from dicegames.computer.advice import Advice
from dicegames.computer.levels import MAKERS, known_level
from dicegames.computer.ordercards_estimates import CHAMPION
from dicegames.computer.ordercards_planner import PlanningOrderCardsPlayer
from dicegames.computer.player import Player, Progress
from dicegames.computer.sheet_exact import ExactSheetPlayer
from dicegames.computer.sheet_tables import SolverTables
from dicegames.computer.tenthousand_champion import (
    ChampionTenThousandPlayer,
    is_champion_prepared,
    prepare_champion,
)
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.state import TenThousandState


class Adviser(Protocol):
    """Tell what every choice of a position is worth."""

    def advise(self, state: State, cancelled: Callable[[], bool]) -> Advice | None:
        """Return the value of every choice for the seat on turn, in which a decision is due.

        None while the values aren't known, or once `cancelled` says yes.
        """
        ...


class ComputerPlayers:
    """Hand out players and advice; threads may share it.

    Nobody waits here: before `prepare` is through, decisions are made with what is known.
    """

    def __init__(self, tables: SolverTables) -> None:
        self._tables = tables
        self._made: dict[tuple[str, str, str], Player] = {}
        exact = ExactSheetPlayer(tables)
        self._exact = exact
        self._advisers: Mapping[str, Adviser] = {
            "penta": exact,
            "fivedice": exact,
            "tenthousand": ChampionTenThousandPlayer(),
            "ordercards": PlanningOrderCardsPlayer(CHAMPION),
        }

    def player(self, game_id: str, level: str, style: str = "") -> Player:
        """Return the player of a level and style ("" is the plain one).

        Raises:
            InvalidRecordError: the game has no such player.
        """
        known, plain = known_level(game_id, level, style)
        key = game_id, known, style
        if key not in self._made:
            self._made[key] = MAKERS[game_id][known](self._tables, plain)
        return self._made[key]

    def adviser(self, game_id: str) -> Adviser | None:
        """Return who tells what the choices of a game are worth; None where nobody can."""
        return self._advisers.get(game_id)

    def best_box(self, state: SheetState) -> Box:
        """Return the box that brings most points in the long run for the roll on the table (P4)."""
        return self._exact.best_box(state)

    def is_prepared(self, state: State) -> bool:
        """Return whether everything is there that perfect decisions in the match of `state` need."""
        if isinstance(state, SheetState):
            return self._tables.get(state.ruleset) is not None
        if isinstance(state, TenThousandState):
            return is_champion_prepared(state)
        return True

    def prepare(self, state: State, progress: Progress, cancelled: Callable[[], bool]) -> None:
        """Work out what perfect decisions in the match of `state` need; this may take seconds.

        `progress` is told how much is done, and how much there is. Once `cancelled` says yes, nothing more
        is done.
        """
        if isinstance(state, SheetState):
            from dicegames.computer.sheet_solver import SolvingCancelledError

            try:
                self._tables.load_or_solve(state.ruleset, progress, cancelled)
            except SolvingCancelledError:
                return
        elif isinstance(state, TenThousandState):
            prepare_champion(state, progress, cancelled)
