"""Advice for the person on turn, worked out off the GUI thread: for hints and for the tutor."""

from PySide6.QtCore import QObject, Signal

from dicegames.computer.advice import Advice
from dicegames.computer.players import ComputerPlayers
from dicegames.engine.game import State
from dicegames.session.background import Background
from dicegames.session.controller import MatchController
from dicegames.session.preparation import Preparation


class Coach(QObject):
    """Tell what every choice of the person on turn is worth.

    `request` asks once, `set_watching` asks by itself in every position that a person has to decide in. What
    is known already is told at once, even while the preparation is under way; else the answer waits for it. A
    change of the position ends a request without an answer. After an exception it watches no more.
    """

    advised = Signal(object, object)  # State, Advice or None (nobody can tell)

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
        self._known: tuple[State, Advice | None] | None = None
        self._wants = False
        self._watches = False
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self._background.failed.connect(self._on_background_failed)
        preparation.finished.connect(self._on_preparation_finished)
        for changed in (
            controller.stepped,
            controller.taken_back,
            controller.brought_back,
            controller.reseated,
        ):
            changed.connect(self._on_controller_changed)

    @property
    def can_advise(self) -> bool:
        """Whether a person has to decide now, and somebody knows the game."""
        return self._adviser is not None and self._controller.is_human_turn

    @property
    def is_watching(self) -> bool:
        """Whether it asks in every position by itself."""
        return self._watches

    def known(self) -> Advice | None:
        """Return the advice for the position on the table if it is there already."""
        return self._known[1] if self._known is not None and self._known[0] == self._state() else None

    def request(self) -> None:
        """Ask for `advised`: at once if the answer is known, never while nobody can be advised."""
        if self.can_advise:
            self._wants = True
            self._ask()

    def withdraw(self) -> None:
        """Want no answer any more."""
        self._wants = False
        self._rest()

    def set_watching(self, watches: bool) -> None:
        """Ask in every position by itself, or don't."""
        self._watches = watches
        self._rest()
        if watches:
            self._ask()

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        self._wants = self._watches = False
        self._background.shut_down()

    def _state(self) -> State:
        return self._controller.match.state

    def _rest(self) -> None:
        """Think no more about what nobody wants to know."""
        if not self._wants and not self._watches:
            self._background.cancel()

    def _ask(self) -> None:
        adviser, state = self._adviser, self._state()
        if adviser is None or not self.can_advise:
            return
        if self._known is not None and self._known[0] == state:
            self._tell(*self._known)
            return
        self._preparation.start()
        if not self._background.is_busy:  # with this position: a change of it cancels
            self._background.begin(lambda cancelled: adviser.advise(state, cancelled))

    def _tell(self, state: State, advice: Advice | None) -> None:
        if self._wants:
            self._wants = False
            self.advised.emit(state, advice)

    def _on_controller_changed(self, _change: object) -> None:
        self._background.cancel()
        self._wants = False
        if self._watches:
            self._ask()

    def _on_preparation_finished(self) -> None:
        """Ask once more: what nobody knew before may be known now."""
        self._background.cancel()
        if self._known is not None and self._known[1] is None:
            self._known = None
        if self._wants or self._watches:
            self._ask()

    def _on_background_answered(self, advice: Advice | None) -> None:
        if advice is None and self._preparation.is_running:
            return  # asked again when it is through
        self._known = self._state(), advice
        self._tell(*self._known)

    def _on_background_failed(self) -> None:
        self._watches = False  # else the same error would stop everybody at every step
        self._tell(self._state(), None)  # the error is shown beside it
