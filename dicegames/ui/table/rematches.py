"""What leads from the result to the next match of the same people, with or without a race to begin it."""

from PySide6.QtCore import QObject, Signal

from dicegames.session.rematch import Rematch, human_seats, next_game, rematch_without_race
from dicegames.session.table import Table
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.table.start_pads import StartPads


class Rematches(QObject):
    """Turn what is pressed under the result into a rematch; people who race for the first turn are asked."""

    chosen = Signal(object)  # Rematch

    def __init__(self, table: Table, result: ResultPage, pads: StartPads) -> None:
        super().__init__()
        self._table = table
        self._pads = pads
        result.rematch_requested.connect(self._on_result_rematch_requested)
        result.next_game_requested.connect(self._on_result_next_game_requested)
        pads.started.connect(self._on_pads_started)

    def _on_result_rematch_requested(self) -> None:
        header = self._table.last_header
        rematch = rematch_without_race(header)
        if rematch is None:
            self._pads.ask(header.seats, human_seats(header))
        else:
            self.chosen.emit(rematch)

    def _on_result_next_game_requested(self) -> None:
        self.chosen.emit(next_game(self._table.last_header))

    def _on_pads_started(self, seat: int) -> None:
        self.chosen.emit(Rematch(seat, rolls=True))
