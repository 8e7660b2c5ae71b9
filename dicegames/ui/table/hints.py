"""What binds the coach to the hint card: one question of a person, one answer, and what ends it."""

from functools import partial

from PySide6.QtCore import QObject, QTimer

from dicegames.computer.advice import Advice
from dicegames.engine.game import State
from dicegames.models.hints import has_hints, hint_of
from dicegames.session.desk import MatchDesk
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.table.hint_card import HintCard

PATIENCE_MS = 150
"""An answer that comes sooner needs no word that it is being worked out."""


class Hints(QObject):
    """Answer a person who asks what is best; clocks wait until the card is closed.

    Whatever changes the position or covers the table takes the answer away.
    """

    def __init__(self, desk: MatchDesk, board: GameBoard, card: HintCard) -> None:
        super().__init__()
        self._controller = desk.controller
        self._share: float | None = None  # of what the table works out in the background
        self._coach = desk.coach
        self._board = board
        self._card = card
        self._is_asking = False
        self._answer: tuple[State, Advice] | None = None
        self._marked: State | None = None  # the position that the last hint was written down for
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._on_patience_timeout)
        card.setup_requested.connect(self._on_card_setup_requested)
        card.closed.connect(self._on_card_closed)
        desk.coach.advised.connect(self._on_coach_advised)
        desk.preparation.progressed.connect(self._on_preparation_progressed)
        desk.preparation.finished.connect(self._on_preparation_finished)
        controller = desk.controller
        for changed in (controller.stepped, controller.taken_back, controller.brought_back):
            changed.connect(self._on_controller_changed)
        controller.holds_changed.connect(self._on_controller_holds_changed)

    @property
    def is_known_game(self) -> bool:
        """Whether the game has hints at all."""
        return has_hints(self._controller.match.game.id)

    @property
    def can_ask(self) -> bool:
        """Whether a person has to decide now, in a game that has hints."""
        return self.is_known_game and self._coach.can_advise and not self._controller.is_paused

    def ask(self) -> None:
        """Show what is best here; asked again, close the answer."""
        if self._is_asking or self._card.is_open:
            self.close()
            return
        self._board.finish_motion()  # what still tumbles gives no hint away
        if not self.can_ask or self._controller.is_held:
            return
        self._is_asking = True
        self._controller.hold("hint")
        self._patience.start()
        self._coach.request()

    def close(self) -> None:
        """Take the answer away, or the question."""
        if self._card.is_open:
            self._card.dismiss()
        else:
            self._end()

    def _end(self) -> None:
        self._patience.stop()
        self._answer = None
        if self._is_asking:
            self._is_asking = False
            self._coach.withdraw()
        self._controller.release("hint")

    def _on_coach_advised(self, state: State, advice: Advice | None) -> None:
        if not self._is_asking:
            return
        self._is_asking = False
        self._patience.stop()
        if advice is None:
            self._card.show_nothing()
            return
        words = partial(hint_of, self._controller.match.game.id, state, advice)
        try:
            words()
        except Exception:  # shown like any other; the card mustn't go on saying that it is at work
            self._card.show_nothing()
            raise
        self._answer = state, advice
        self._card.show_hint(words, can_set_up=len(advice.choices[0].actions) > 1)
        if state != self._marked:  # the same answer twice is one hint
            self._marked = state
            self._controller.mark_help("hint")

    def _on_patience_timeout(self) -> None:
        self._card.show_work(self._share)

    def _on_preparation_progressed(self, done: int, total: int) -> None:
        self._share = done / total if total else None
        if self._is_asking and self._card.is_open:
            self._card.show_work(self._share)

    def _on_preparation_finished(self) -> None:
        self._share = None

    def _on_card_setup_requested(self) -> None:
        answer = self._answer
        self._card.dismiss()
        if answer is None or answer[0] != self._controller.match.state:
            return
        for action in answer[1].choices[0].actions[:-1]:
            if not self._controller.act(action):
                break

    def _on_card_closed(self) -> None:
        self._end()

    def _on_controller_changed(self, _change: object) -> None:
        self.close()

    def _on_controller_holds_changed(self) -> None:
        if self._controller.holds - {"hint"}:
            self.close()
