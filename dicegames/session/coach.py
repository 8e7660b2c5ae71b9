"""Advice for the person on turn, worked out off the GUI thread: for hints and for the tutor."""

from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from dicegames.computer.advice import Advice
from dicegames.computer.players import Adviser, ComputerPlayers
from dicegames.engine.game import State
from dicegames.session.controller import MatchController
from dicegames.session.preparation import Preparation


class _Question(QRunnable):
    """One question in a pool thread; the owner of the signal outlives it."""

    def __init__(self, owner: "Coach", adviser: Adviser, state: State) -> None:
        super().__init__()
        self._owner = owner
        self._adviser = adviser
        self.state = state
        self.is_cancelled = False

    def run(self) -> None:
        try:
            result: Any = self._adviser.advise(self.state, lambda: self.is_cancelled)
        except Exception as error:  # handed to the GUI thread, where it is shown like any other
            result = error
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._owner.answered.emit(self, result)


class Coach(QObject):
    """Tell what every choice of the person on turn is worth.

    `request` asks once, `set_watching` asks by itself in every position that a person has to decide in. The
    answer comes with `advised`, for the position as it stood; nobody else's thinking is cancelled by it.
    """

    advised = Signal(object, object)  # State, Advice or None (nobody can tell)
    answered = Signal(object, object)  # _Question, Advice, None or the exception that came instead

    def __init__(
        self,
        controller: MatchController,
        players: ComputerPlayers,
        preparation: Preparation,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._adviser = players.adviser(controller.match.game.id)
        self._preparation = preparation
        self._running: _Question | None = None
        self._known: tuple[State, Advice | None] | None = None
        self._wants = False
        self._watches = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.answered.connect(self._on_answered)
        preparation.finished.connect(self._on_preparation_finished)
        for changed in (controller.stepped, controller.taken_back, controller.brought_back):
            changed.connect(self._on_controller_changed)

    @property
    def can_advise(self) -> bool:
        """Whether a person has to decide now, and somebody knows the game."""
        return self._adviser is not None and self._controller.is_human_turn

    def known(self) -> Advice | None:
        """Return the advice for the position on the table if it is there already."""
        state = self._controller.match.state
        return self._known[1] if self._known is not None and self._known[0] == state else None

    def request(self) -> None:
        """Ask what the choices are worth; what has to be worked out first is."""
        self._wants = True
        self._ask()

    def withdraw(self) -> None:
        """Want no answer any more."""
        self._wants = False
        self._cancel()
        self._update()

    def set_watching(self, watches: bool) -> None:
        """Ask in every position by itself, or don't."""
        self._watches = watches
        self._update()

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        self._wants = self._watches = False
        self._cancel()
        self._pool.waitForDone()

    def _cancel(self) -> None:
        if self._running is not None:
            self._running.is_cancelled = True
            self._running = None

    def _update(self) -> None:
        if self._watches and self.can_advise:
            self._ask()

    def _ask(self) -> None:
        state = self._controller.match.state
        adviser = self._adviser
        if adviser is None or not self.can_advise:
            self._wants = False
            return
        if self._known is not None and self._known[0] == state:
            self._tell()
            return
        if not self._preparation.is_done:
            self._preparation.start()
            return
        if self._running is not None and self._running.state == state:
            return
        self._cancel()
        self._running = _Question(self, adviser, state)
        self._pool.start(self._running)

    def _tell(self) -> None:
        assert self._known is not None
        if self._wants:
            self._wants = False
            self.advised.emit(*self._known)

    def _on_controller_changed(self, _change: object) -> None:
        self._cancel()
        self._wants = False
        self._update()

    def _on_preparation_finished(self) -> None:
        if self._preparation.is_done:
            if self._wants or self._watches:
                self._ask()
        elif self._wants:
            self._wants = False
            self.advised.emit(self._controller.match.state, None)

    def _on_answered(self, question: _Question, result: object) -> None:
        if question is not self._running:
            return
        self._running = None
        if isinstance(result, BaseException):
            self._wants = False
            raise result
        self._known = question.state, result if isinstance(result, Advice) else None
        self._tell()
