"""The clock of a match with a limit of time (F8): it runs from the first roll, and its end is exact."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

from dicegames.computer.players import ComputerPlayers
from dicegames.games.sheet.state import SheetGame, TimeOut
from dicegames.session.clock import TableClock, monotonic_clock
from dicegames.session.controller import MatchController

TICK_MS = 100
WRITE_MS = 800
"""How much time may be lost or won by a kill; with a tick it stays below a second."""

IN_VIEW = frozenset({"dice", "typed", "question", "hint", "log", "overview"})
"""Reasons to wait that leave the dice in view: the clock runs on, it gives no time to think for nothing."""


class PuzzleClock(TableClock):
    """Let the time of a whole match run out and end the match then.

    It runs from the first roll to the end of the match. Whatever else lies over the table pauses the match,
    so the dice are hidden as long as the clock stands still. What is left is written down every second. The
    timer only looks: before each decision the controller asks too, so none counts that comes after the end.
    """

    def __init__(
        self,
        controller: MatchController,
        seconds: int,
        now: Callable[[], int] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._now = now or monotonic_clock()
        self.total_ms = seconds * 1000
        written = controller.table.time_left()
        self._left = self.total_ms if written is None else min(written, self.total_ms)
        self._written = self._left
        self._since: int | None = None  # when it began to run; None while it stands still
        self._is_shut_down = False
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)
        controller.watch_time(self.look)
        controller.stepped.connect(self._update)
        controller.taken_back.connect(self._update)
        controller.brought_back.connect(self._update)
        controller.holds_changed.connect(self._update)

    @property
    def left_ms(self) -> int:
        """The milliseconds that are left."""
        elapsed = 0 if self._since is None else self._now() - self._since
        return max(0, self._left - elapsed)

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def shut_down(self) -> None:
        """Stop for good; what is left is written down."""
        self._is_shut_down = True
        self._stop()

    def look(self) -> None:
        """Tell the time, and end the match when it is over."""
        if self._since is None:
            return
        left = self.left_ms
        if not left:
            self._stop()
            self._controller.act(TimeOut())
            return
        if self._written - left >= WRITE_MS and self._controller.is_saved:
            self._write(left)
        self._timer.setInterval(min(TICK_MS, left))
        self.counted.emit(None, left, self.total_ms)

    def _update(self, _change: object = None) -> None:
        match, holds = self._controller.match, self._controller.holds
        begun = bool(match.steps) and match.state.outcome is None and not self._is_shut_down
        if begun and holds - IN_VIEW - {"pause"}:
            self._controller.set_paused(True)
            holds = self._controller.holds
        if begun and not holds - IN_VIEW:
            self._start()
        else:
            self._stop()

    def _start(self) -> None:
        if self._since is None:
            self._since = self._now()
            self._timer.start(TICK_MS)
            self.look()

    def _stop(self) -> None:
        if self._since is not None:
            self._timer.stop()
            self._left, self._since = self.left_ms, None
            if self._left != self._written:
                self._write(self._left)
            self.stopped.emit()

    def _write(self, left: int) -> None:
        self._written = left
        self._controller.write_time(left)


def puzzle_clock(
    controller: MatchController,
    screen_reader_active: Callable[[], bool],
    players: ComputerPlayers,
    parent: QObject,
) -> PuzzleClock | None:
    """Make the clock of a table, None where its ruleset has no limit of time."""
    game = controller.match.game
    if not isinstance(game, SheetGame) or not game.is_timed:
        return None
    return PuzzleClock(controller, game.ruleset.time_limit, parent=parent)
