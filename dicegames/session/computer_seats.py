"""Let the computer play its seats, off the GUI thread and at a pace that people can follow."""

import random
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from dicegames.computer.players import ComputerPlayers
from dicegames.engine.action import Action
from dicegames.session.background import Background
from dicegames.session.controller import MatchController

PACES_MS = {"slow": 1400, "normal": 800, "fast": 350, "instant": 0}
"""How long the computer waits at least before it shows a decision, by pace."""

MINOR_SHARE = 0.3
"""The part of it after a decision that only prepares another one."""


class ComputerSeats(QObject):
    """Decide for every computer seat of a match when nothing holds it.

    It thinks while the time of the pace passes: a decision is shown when both are over.
    """

    def __init__(
        self,
        controller: MatchController,
        players: ComputerPlayers,
        pace: str,
        seed: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._players = players
        self._pace = pace
        self._seed = seed
        self._decision: Action | None = None
        self._is_shut_down = False
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)
        controller.stepped.connect(self._on_controller_changed)
        controller.taken_back.connect(self._on_controller_changed)
        controller.brought_back.connect(self._on_controller_changed)
        controller.reseated.connect(self._on_controller_changed)
        controller.holds_changed.connect(self._on_controller_changed)

    def set_pace(self, pace: str) -> None:
        """Change how long each decision is awaited (a key of `PACES_MS`)."""
        self._pace = pace

    def start(self) -> None:
        """Begin to play, if it is a computer's turn."""
        self._on_controller_changed()

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        self._is_shut_down = True
        self._cancel()
        self._background.shut_down()

    def _cancel(self) -> None:
        self._timer.stop()
        self._background.cancel()
        self._decision = None

    def _on_controller_changed(self, _change: object = None) -> None:
        self._cancel()
        if self._is_due():
            self._think()
            self._timer.start(self._delay())

    def _is_due(self) -> bool:
        """Return whether a computer decides now."""
        controller = self._controller
        waits = controller.is_held or self._is_shut_down
        return not waits and controller.match.state.current_seat is not None and not controller.is_human_turn

    def _think(self) -> None:
        match = self._controller.match
        state = match.state
        assert state.current_seat is not None
        seat = match.seats[state.current_seat]
        player = self._players.player(match.game.id, seat.level, seat.style)
        source = random.Random(self._seed())
        self._background.begin(lambda cancelled: player.decide(state, source, cancelled))

    def _delay(self) -> int:
        steps = self._controller.match.steps
        is_minor = bool(steps) and steps[-1].action is not None and steps[-1].action.is_minor
        return round(PACES_MS[self._pace] * (MINOR_SHARE if is_minor else 1))

    def _show_decision(self) -> None:
        """Act once the decision is there and its time is over."""
        if self._decision is not None and not self._timer.isActive():
            self._controller.act(self._decision)

    def _on_timer_timeout(self) -> None:
        self._show_decision()

    def _on_background_answered(self, decision: Action) -> None:
        self._decision = decision
        self._show_decision()
