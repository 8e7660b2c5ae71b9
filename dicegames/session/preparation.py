"""Work out in the background what perfect decisions at a table need."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from dicegames.computer.players import ComputerPlayers
from dicegames.engine.game import State


class _Work(QRunnable):
    """The preparation in a pool thread; the owner of the signals outlives it."""

    def __init__(self, owner: "Preparation", players: ComputerPlayers, state: State) -> None:
        super().__init__()
        self._owner = owner
        self._players = players
        self._state = state
        self.is_cancelled = False

    def run(self) -> None:
        problem: BaseException | None = None
        try:
            self._players.prepare(self._state, self._tell, self._cancelled)
        except Exception as error:  # handed to the GUI thread, where it is shown like any other
            problem = error
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._owner.worked.emit(problem)

    def _tell(self, done: int, total: int) -> None:
        with suppress(RuntimeError):
            self._owner.progressed.emit(done, total)

    def _cancelled(self) -> bool:
        return self.is_cancelled


class Preparation(QObject):
    """Prepare the players of one table, once, when somebody needs it.

    What was given up, because something went wrong, isn't begun again.
    """

    progressed = Signal(int, int)  # done, of
    finished = Signal()
    worked = Signal(object)  # the exception that came instead, or None

    def __init__(
        self, players: ComputerPlayers, state: Callable[[], State], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._state = state
        self._work: _Work | None = None
        self._was_given_up = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.worked.connect(self._on_worked)

    @property
    def is_running(self) -> bool:
        """Whether it is under way."""
        return self._work is not None

    @property
    def is_done(self) -> bool:
        """Whether everything is there."""
        return self._players.is_prepared(self._state())

    def start(self) -> None:
        """Begin, unless it is under way or done."""
        if self._work is None and not self.is_done and not self._was_given_up:
            self._work = _Work(self, self._players, self._state())
            self._pool.start(self._work)

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        if self._work is not None:
            self._work.is_cancelled = True
        self._pool.waitForDone()

    def _on_worked(self, problem: BaseException | None) -> None:
        self._work = None
        self._was_given_up = not self.is_done
        self.finished.emit()
        if problem is not None:
            raise problem
