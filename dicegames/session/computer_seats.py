"""Let the computer play its seats, off the GUI thread and at a pace that people can follow."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal, Slot

from dicegames.computer.player import Player
from dicegames.computer.players import ComputerPlayers
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.session.controller import MatchController

PACES_MS = {"slow": 1400, "normal": 800, "fast": 350, "instant": 0}
"""How long the computer waits before it shows a decision, by pace."""

MINOR_SHARE = 0.3
"""The part of it after a decision that only prepares another one."""


class _Decision(QRunnable):
    """One decision in a pool thread; the owner of the signal outlives it."""

    def __init__(self, owner: "ComputerSeats", player: Player, state: State, turn: int, seed: int) -> None:
        super().__init__()
        self._owner = owner
        self._player = player
        self._state = state
        self._turn = turn
        self._random = random.Random(seed)
        self.is_cancelled = False

    def run(self) -> None:
        try:
            result: Any = self._player.decide(self._state, self._random, lambda: self.is_cancelled)
        except Exception as error:  # handed to the GUI thread, where it is shown like any other
            result = error
        with suppress(RuntimeError):  # the window was closed while it thought
            self._owner.decided.emit(self._turn, result)


class ComputerSeats(QObject):
    """Decide for every computer seat of a match when nothing holds it."""

    decided = Signal(int, object)  # turn number, Action or the exception that came instead

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
        self._turn = 0
        self._running: _Decision | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.decided.connect(self._on_decided)
        controller.stepped.connect(self._on_controller_changed)
        controller.taken_back.connect(self._on_controller_changed)
        controller.brought_back.connect(self._on_controller_changed)
        controller.holds_changed.connect(self._on_controller_changed)

    def set_pace(self, pace: str) -> None:
        """Change how long each decision is awaited (a key of `PACES_MS`)."""
        self._pace = pace

    def start(self) -> None:
        """Begin to play, if it is a computer's turn."""
        self._on_controller_changed()

    def shut_down(self) -> None:
        """Stop at once and wait for the thread."""
        self._cancel()
        self._pool.waitForDone()

    def _cancel(self) -> None:
        self._turn += 1
        self._timer.stop()
        if self._running is not None:
            self._running.is_cancelled = True
            self._running = None

    @Slot()
    def _on_controller_changed(self, _change: object = None) -> None:
        self._cancel()
        match = self._controller.match
        waits = self._controller.is_held or match.state.outcome is not None
        if not waits and not self._controller.is_human_turn:
            self._timer.start(self._delay())

    def _delay(self) -> int:
        steps = self._controller.match.steps
        is_minor = bool(steps) and steps[-1].action is not None and steps[-1].action.is_minor
        return round(PACES_MS[self._pace] * (MINOR_SHARE if is_minor else 1))

    def _on_timer_timeout(self) -> None:
        match = self._controller.match
        state = match.state
        if state.current_seat is None:
            return
        seat = match.seats[state.current_seat]
        player = self._players.player(match.game.id, seat.level, seat.style)
        self._running = _Decision(self, player, state, self._turn, self._seed())
        self._pool.start(self._running)

    def _on_decided(self, turn: int, result: object) -> None:
        if turn != self._turn:
            return
        self._running = None
        if isinstance(result, Action):
            self._controller.act(result)
        elif isinstance(result, BaseException):
            raise result
