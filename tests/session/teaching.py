"""Players for the tests of preparation and coach: the test says when they are ready, and what they know."""

import threading
from collections.abc import Callable

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.player import Progress
from dicegames.computer.players import ComputerPlayers
from dicegames.engine.game import State
from players import IdleTables


def advice_for(state: State) -> Advice:
    """Return an advice that names one legal action."""
    return Advice("points", (Choice((state.legal_actions()[0],), 1.0),))


class TeachingPlayers(ComputerPlayers):
    """Prepare until the test says that it is enough; advise with what is known by then."""

    def __init__(self) -> None:
        super().__init__(IdleTables())
        self.may_end = threading.Event()
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.prepared = 0
        self.cancelled = 0
        self.asked: list[State] = []
        self.is_ready = False
        self.knows_early = False
        self.problem: Exception | None = None

    def adviser(self, game_id: str) -> "TeachingPlayers":
        return self

    def is_prepared(self, state: State) -> bool:
        return self.is_ready

    def prepare(self, state: State, progress: Progress, cancelled: Callable[[], bool]) -> None:
        self.prepared += 1
        progress(1, 4)
        while not self.may_end.wait(0.001):
            if cancelled():
                self.cancelled += 1
                return
        if self.problem is not None:
            raise self.problem
        self.is_ready = True

    def advise(self, state: State, cancelled: Callable[[], bool]) -> Advice | None:
        self.asked.append(state)
        while not (self.may_answer.wait(0.001) or cancelled()):
            pass
        if self.problem is not None and self.is_ready:
            raise self.problem
        return advice_for(state) if self.is_ready or self.knows_early else None
