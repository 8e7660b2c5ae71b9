"""Everything that runs one match, made and ended together."""

import secrets
from collections.abc import Callable

from PySide6.QtCore import QObject

from dicegames.computer.levels import needs_preparation
from dicegames.computer.players import ComputerPlayers
from dicegames.engine.chance import DiceSource
from dicegames.session.auto_entry import AutoEntry
from dicegames.session.clocks import clock_for
from dicegames.session.coach import Coach
from dicegames.session.computer_seats import ComputerSeats
from dicegames.session.controller import MatchController
from dicegames.session.preparation import Preparation
from dicegames.session.table import Table
from dicegames.storage.record import current_time


def _seed() -> int:
    return secrets.randbits(64)


class MatchDesk(QObject):
    """Own what runs one table: controller, clock (None: nothing happens by itself), computer seats, coach."""

    def __init__(
        self,
        table: Table,
        source: DiceSource,
        pace: str,
        screen_reader_active: Callable[[], bool],
        players: ComputerPlayers,
        now: Callable[[], str] = current_time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = MatchController(table, source, now, self)
        self.clock = clock_for(self.controller, screen_reader_active, players, self)
        self.computer_seats = ComputerSeats(self.controller, players, pace, _seed, self)
        self.preparation = Preparation(self.controller, players, self)
        self.coach = Coach(self.controller, players, self.preparation, self)
        self.controller.reseated.connect(self._on_controller_reseated)

    def start(self) -> None:
        """Begin or go on."""
        self.controller.start()
        self._prepare()
        self.computer_seats.start()

    def set_auto_entry(self, seconds: int) -> None:
        """Let the automatic entry come after so many seconds from now on, or not at all with 0 (P4)."""
        if isinstance(self.clock, AutoEntry):
            self.clock.set_seconds(seconds)
            self._prepare()

    def shut_down(self) -> bool:
        """Stop everything and close the session; return whether all of it is on disk."""
        if self.clock is not None:
            self.clock.shut_down()
        self.computer_seats.shut_down()
        self.coach.shut_down()
        self.preparation.shut_down()
        return self.controller.close()

    def _prepare(self) -> None:
        if self._needs_preparation():
            self.preparation.start()

    def _needs_preparation(self) -> bool:
        """Return whether a computer seat or the clock plays best only with what takes time to work out."""
        match, clock = self.controller.match, self.clock
        if match.state.outcome is not None:
            return False
        computers = [seat for seat in match.seats if seat.is_computer]
        if any(needs_preparation(match.game.id, seat.level, seat.style) for seat in computers):
            return True
        counts_down = isinstance(clock, AutoEntry) and clock.total_ms > 0
        return counts_down and len(computers) < len(match.seats)

    def _on_controller_reseated(self, _before: object) -> None:
        self._prepare()
