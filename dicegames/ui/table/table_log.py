"""What a table tells of its match: log and drawer, the line in the action bar, words to screen readers."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dicegames.engine.match import Seat, Transition
from dicegames.models.log import LogModel
from dicegames.models.log_words import redo_sentence, seating_sentences, undo_sentence
from dicegames.models.narrators import NARRATORS
from dicegames.session.controller import MatchController
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from dicegames.ui.table.action_bar import ActionBar
from dicegames.ui.table.log_drawer import LogDrawer


class TableLog(QObject):
    """Write down what happens at a table, show it, and say it to screen readers."""

    def __init__(
        self, look: Look, controller: MatchController, board: GameBoard, bar: ActionBar, host: QWidget
    ) -> None:
        super().__init__(host)
        self._controller = controller
        self._board = board
        self._bar = bar
        self._host = host
        self._mode = Mode.WIDE
        match = controller.match
        self._narrator = NARRATORS[match.game.id]
        self.model = LogModel(match.game, controller.table.header.seats, self)
        self.drawer = LogDrawer(look, self.model, host)
        self.drawer.closed.connect(self._on_drawer_closed)
        self.model.told.connect(self.show_line)
        controller.practice_started.connect(self._on_controller_practice_started)
        controller.helped.connect(self._on_controller_helped)
        controller.paused_changed.connect(self._on_controller_paused_changed)
        controller.match_ended.connect(self._on_controller_match_ended)

    def restore(self) -> None:
        """Take what the session tells so far."""
        table = self._controller.table
        self.model.restore(tuple(entry for entry, _ in table.times), table.header.options.undo)

    def open(self) -> None:
        """Open the drawer; the match waits."""
        self._board.finish_motion()
        self.drawer.open()
        self._controller.hold("log")

    def say_step(self, transition: Transition) -> None:
        """Say a move before what follows is shown: a Farkle, the end."""
        seats = self._controller.match.seats
        told = (self._narrator.sentence(transition, seats), self._narrator.remark(transition, seats))
        announce(self._host, ". ".join(text for text in told if text))

    def say_undone(self, transitions: tuple[Transition, ...]) -> None:
        """Say what was taken back."""
        announce(self._host, undo_sentence(self._narrator, transitions[-1], self._controller.match.seats))

    def say_redone(self, transitions: tuple[Transition, ...]) -> None:
        """Say what was brought back."""
        announce(self._host, redo_sentence(self._narrator, transitions[0], self._controller.match.seats))

    def say_seating(self, before: tuple[Seat, ...]) -> None:
        """Say who came, went or changed."""
        match = self._controller.match
        announce(self._host, seating_sentences(before, match.seats, match.game.id))

    def set_mode(self, mode: Mode) -> None:
        """Tell the round in the bar where the header has no room for it."""
        self._mode = mode
        self.show_line()

    def show_line(self) -> None:
        """Show the last words in the bar, never faster than the dice."""
        if self._mode is Mode.SMALL:
            self._bar.set_log_line(self._narrator.progress(self._controller.match.state))
        elif not self._board.is_moving:
            self._bar.set_log_line(self.model.last_text())

    def _on_drawer_closed(self) -> None:
        self._controller.release("log")

    def _on_controller_practice_started(self) -> None:
        self.model.note("practice")

    def _on_controller_helped(self, kind: str) -> None:
        self.model.note(kind, self._controller.match.state.current_seat if kind == "hint" else None)

    def _on_controller_paused_changed(self, paused: bool) -> None:
        self.model.note("pause" if paused else "resume")

    def _on_controller_match_ended(self) -> None:
        self.model.note("finish")
