"""The automatic entry of P4: a countdown after the last roll, and when it doesn't run."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from dicegames.computer.players import ComputerPlayers
from dicegames.engine.match import Transition
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import AutoEnter, Choose, SheetGame, SheetState
from dicegames.session.background import Background
from dicegames.session.clock import TableClock, monotonic_clock
from dicegames.session.controller import MatchController

TICK_MS = 100


class AutoEntry(TableClock):
    """Count down and enter the roll for a person who chooses no box; `counted` tells the box.

    The box is looked for off the GUI thread as soon as the dice are thrown: at the end of a game without its
    whole table that takes a tenth of a second, mostly while they tumble.
    """

    def __init__(
        self,
        controller: MatchController,
        seconds: int,
        screen_reader_active: Callable[[], bool],
        players: ComputerPlayers,
        now: Callable[[], int] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.total_ms = seconds * 1000
        self._screen_reader_active = screen_reader_active
        self._players = players
        self._now = now or monotonic_clock()
        self._left = 0
        self._last = 0
        self._box: Box | None = None
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        # The turn in which it stays off: (round, seat).
        self._off_turn: tuple[int, int] | None = None
        if controller.table.reopened:
            self._off_turn = self._turn()
        controller.stepped.connect(self._on_controller_stepped)
        controller.taken_back.connect(self._on_controller_taken_back)
        controller.brought_back.connect(self._on_controller_brought_back)
        controller.holds_changed.connect(self._update)
        self._update()

    @property
    def box(self) -> Box | None:
        """The box that the countdown will enter, once it is found."""
        return self._box

    def set_seconds(self, seconds: int) -> None:
        """Count so long from now on, 0 never; what is counted now begins anew."""
        self.total_ms = seconds * 1000
        self._stop()
        self._update()

    def shut_down(self) -> None:
        """Stop for good."""
        self._off_turn = self._turn()
        self._stop()
        self._background.shut_down()

    def _turn(self) -> tuple[int, int] | None:
        state = self._controller.match.state
        return (state.round, state.seat) if isinstance(state, SheetState) else None

    def _is_due(self) -> bool:
        state = self._controller.match.state
        return (
            self.total_ms > 0
            and isinstance(state, SheetState)
            and state.outcome is None
            and self._controller.is_human_turn
            and state.rolls > 0
            and state.rolls_left == 0
            and state.chosen is None
            and self._off_turn != self._turn()
        )

    def _update(self) -> None:
        if not self._is_due():
            self._stop()
            return
        if self._box is None:
            self._look_for_box()
        elif self._waits():
            self._timer.stop()
        elif not self._timer.isActive():
            self._last = self._now()
            self._timer.start()
            self.counted.emit(self._box, self._left, self.total_ms)

    def _look_for_box(self) -> None:
        players, state = self._players, self._controller.match.state
        if isinstance(state, SheetState) and not self._background.is_busy:
            self._background.begin(lambda _cancelled: players.best_box(state))

    def _waits(self) -> bool:
        return self._controller.is_held or self._screen_reader_active()

    def _stop(self) -> None:
        self._timer.stop()
        self._background.cancel()
        if self._box is not None:
            self._box = None
            self.stopped.emit()

    def _on_background_answered(self, box: Box) -> None:
        self._box, self._left = box, self.total_ms
        self._update()

    def _on_timer_timeout(self) -> None:
        now = self._now()
        elapsed, self._last = now - self._last, now
        if self._screen_reader_active():
            return
        self._left -= elapsed
        if self._left > 0:
            self.counted.emit(self._box, self._left, self.total_ms)
            return
        box = self._box
        self._stop()
        if box is not None:
            self._controller.act(AutoEnter(box))

    def _on_controller_stepped(self, transition: Transition) -> None:
        state = transition.before
        # Only a choice of the last roll stops it; an earlier one was cleared by the roll.
        if (
            isinstance(transition.step.action, Choose)
            and isinstance(state, SheetState)
            and not state.rolls_left
        ):
            self._off_turn = (state.round, state.seat)
        self._update()

    def _on_controller_taken_back(self, transitions: tuple[Transition, ...]) -> None:
        for transition in transitions:
            if isinstance(transition.step.action, AutoEnter):
                self._off_turn = self._turn()
        self._update()

    def _on_controller_brought_back(self, transitions: tuple[Transition, ...]) -> None:
        self._update()


def auto_entry_clock(
    controller: MatchController,
    screen_reader_active: Callable[[], bool],
    players: ComputerPlayers,
    parent: QObject,
) -> AutoEntry | None:
    """Make the automatic entry of a table, None where its ruleset knows none."""
    game = controller.match.game
    if not isinstance(game, SheetGame) or not game.ruleset.auto_entry:
        return None
    seconds = controller.table.header.options.auto_entry
    return AutoEntry(controller, seconds, screen_reader_active, players, parent=parent)
