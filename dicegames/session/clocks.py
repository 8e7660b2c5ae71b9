"""Which clock runs at which game's tables."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject

from dicegames.computer.players import ComputerPlayers
from dicegames.session.auto_entry import auto_entry_clock
from dicegames.session.clock import TableClock
from dicegames.session.controller import MatchController
from dicegames.session.puzzle_clock import puzzle_clock

ClockMaker = Callable[[MatchController, Callable[[], bool], ComputerPlayers, QObject], TableClock | None]

CLOCKS: Mapping[str, ClockMaker] = MappingProxyType({"penta": auto_entry_clock, "fivedice": puzzle_clock})
"""How the clock of a game is made; a game without a line here is played without one."""


def clock_for(
    controller: MatchController,
    screen_reader_active: Callable[[], bool],
    players: ComputerPlayers,
    parent: QObject,
) -> TableClock | None:
    """Make the clock of a table, None where nothing happens by itself."""
    make = CLOCKS.get(controller.match.game.id)
    return None if make is None else make(controller, screen_reader_active, players, parent)
