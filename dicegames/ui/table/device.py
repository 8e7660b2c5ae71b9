"""Who has the device, and the card that asks to pass it on."""

from PySide6.QtCore import QObject

from dicegames.engine.match import Transition
from dicegames.models.narrators import NARRATORS
from dicegames.models.players import PlayersModel
from dicegames.session.controller import MatchController
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.speech import sentences
from dicegames.ui.table.handover import HandoverCard


class Device(QObject):
    """Know which person has the device, and ask for the next one when the turn changes hands."""

    def __init__(
        self, controller: MatchController, players: PlayersModel, board: GameBoard, card: HandoverCard
    ) -> None:
        super().__init__()
        self._controller = controller
        self._players = players
        self._board = board
        self._card = card
        self._holder: int | None = None
        self._last: Transition | None = None  # what ended the turn before the one that the card is about
        card.ready.connect(self._on_card_ready)

    def begin(self) -> None:
        """Take a table as it stands, and tell a screen reader whose turn it is and what can be done."""
        self.settle()
        state = self._controller.match.state
        if state.outcome is None and not self._controller.is_paused:
            progress = NARRATORS[self._controller.match.game.id].progress(state)
            announce(self._board, sentences((progress, *self._board.prompt().message.split("\n"))))

    def settle(self) -> None:
        """Take it that the person in turn has the device."""
        if self._controller.is_human_turn:
            self._holder = self._controller.match.state.current_seat

    def pass_on(self, transition: Transition) -> None:
        """Ask for the next person if `transition` made it somebody else's turn."""
        match = self._controller.match
        seat = match.state.current_seat
        if seat is None or match.seats[seat].is_computer:
            self.drop()  # the one it asks for may have given up
            return
        if seat != transition.before.current_seat:
            announce(self._board, self._board.prompt().message)
        if seat == self._holder:
            return
        self._holder = seat
        if not self._controller.table.header.options.handover:
            return
        self._controller.hold("handover")
        self._last = transition if NARRATORS[match.game.id].ends_turn(transition) else None
        self._ask(seat)

    def reseat(self) -> None:
        """Follow who sits here now: the card may name somebody else, or nobody decides at the device."""
        seat = self._controller.match.state.current_seat
        if not self._card.is_open:
            self.settle()
        elif seat is not None and self._controller.is_human_turn:
            self._ask(seat)
        else:
            self.drop()

    def drop(self) -> None:
        """Take the card away: the position that it asked for is no longer there."""
        self._card.dismiss()
        self._on_card_ready()

    def _ask(self, seat: int) -> None:
        match = self._controller.match
        self._card.ask(self._players.views[seat], self._last, match.seats, match.state)

    def _on_card_ready(self) -> None:
        self._controller.release("handover")
