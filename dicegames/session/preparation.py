"""Work out in the background what perfect decisions at a table need."""

from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from dicegames.computer.players import ComputerPlayers
from dicegames.session.background import Background
from dicegames.session.controller import MatchController


class Preparation(QObject):
    """Prepare the players of one table, once, when somebody needs it.

    What was given up, because something went wrong, isn't begun again.
    """

    progressed = Signal(int, int)  # done, of
    finished = Signal()

    def __init__(
        self, controller: MatchController, players: ComputerPlayers, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._players = players
        self._was_given_up = False
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self._background.failed.connect(self._on_background_failed)

    @property
    def is_running(self) -> bool:
        """Whether it is under way."""
        return self._background.is_busy

    @property
    def is_done(self) -> bool:
        """Whether everything is there."""
        return self._players.is_prepared(self._controller.match.state)

    def start(self) -> None:
        """Begin, unless it is under way, done or given up."""
        if self.is_running or self.is_done or self._was_given_up:
            return
        players, state, tell = self._players, self._controller.match.state, self._tell
        self._background.begin(lambda cancelled: players.prepare(state, tell, cancelled))

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        self._background.shut_down()

    def _tell(self, done: int, total: int) -> None:
        """Tell the progress, from the thread that works."""
        with suppress(RuntimeError):  # the window was closed meanwhile
            self.progressed.emit(done, total)

    def _on_background_answered(self, _nothing: object) -> None:
        self._was_given_up = not self.is_done
        self.finished.emit()

    def _on_background_failed(self) -> None:
        self._was_given_up = True
        self.finished.emit()
