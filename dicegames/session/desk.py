"""Everything that runs one match, made and ended together."""

import secrets
from collections.abc import Callable

from PySide6.QtCore import QObject

from dicegames.engine.chance import DiceSource
from dicegames.session.clocks import clock_for
from dicegames.session.computer_seats import ComputerSeats
from dicegames.session.controller import MatchController
from dicegames.session.table import Table
from dicegames.storage.record import current_time


def _seed() -> int:
    return secrets.randbits(64)


class MatchDesk(QObject):
    """Own the controller, the clock (None: nothing happens by itself) and the computer seats of one table."""

    def __init__(
        self,
        table: Table,
        source: DiceSource,
        pace: str,
        screen_reader_active: Callable[[], bool],
        now: Callable[[], str] = current_time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = MatchController(table, source, now, self)
        self.clock = clock_for(self.controller, screen_reader_active, self)
        self.computer_seats = ComputerSeats(self.controller, pace, _seed, self)

    def start(self) -> None:
        """Begin or go on."""
        self.controller.start()
        self.computer_seats.start()

    def shut_down(self) -> bool:
        """Stop everything and close the session; return whether all of it is on disk."""
        if self.clock is not None:
            self.clock.shut_down()
        self.computer_seats.shut_down()
        return self.controller.close()
