"""What a table does for a match against the clock (F8): the row with the time, and the end it leads to."""

from PySide6.QtCore import QObject

from dicegames.models.game_words import puzzle_name
from dicegames.models.puzzle import PuzzleEnd
from dicegames.session.desk import MatchDesk
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.storage.best import BestResult
from dicegames.ui.look import Look
from dicegames.ui.table.player_strip import PlayerStrip
from dicegames.ui.table.puzzle_bar import PuzzleBar
from dicegames.ui.table.result_page import ResultPage


class PuzzleTable(QObject):
    """Keep the time left and the best results in view, around the strip of players; tell how it ended."""

    def __init__(
        self, look: Look, desk: MatchDesk, clock: PuzzleClock, strip: PlayerStrip, result: ResultPage
    ) -> None:
        super().__init__()
        self._table = desk.controller.table
        self._clock = clock
        self._result = result
        self._best: tuple[BestResult, ...] = ()
        self.bar = PuzzleBar(look, strip, clock.total_ms // 1000)
        clock.counted.connect(self._on_clock_counted)

    def set_best(self, best: tuple[BestResult, ...]) -> None:
        """Show the best results by this limit of time so far."""
        self._best = best
        self.show_time()

    def show_time(self) -> None:
        """Show the time left, and in the result how the match ended."""
        clock, table = self._clock, self._table
        self.bar.clock.show_time(clock.left_ms, clock.total_ms)
        self.bar.show_best(self._best)
        if table.match.state.outcome is not None:
            limit, session = clock.total_ms // 1000, table.header.id
            self._result.show_puzzle(PuzzleEnd(limit, clock.left_ms, table.pauses(), session, self._best))

    def headline(self, progress: str) -> str:
        """Return the progress of the match with what is played."""
        return f"{puzzle_name()} · {progress}"

    def _on_clock_counted(self, _target: object, _milliseconds: int, _total: int) -> None:
        self.show_time()
