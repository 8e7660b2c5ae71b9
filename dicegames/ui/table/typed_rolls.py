"""What binds the pad for real dice to a match: a roll waits until its faces are typed in."""

from PySide6.QtCore import QObject

from dicegames.engine.action import Action
from dicegames.session.controller import MatchController
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.table.typed_dice import TypedDicePad


class TypedRolls(QObject):
    """Ask for the faces of a roll and let it happen with them; the match stands still meanwhile."""

    def __init__(self, controller: MatchController, board: GameBoard, pad: TypedDicePad) -> None:
        super().__init__()
        self._controller = controller
        self._board = board
        self._pad = pad
        self._waiting: Action | None = None
        controller.faces_requested.connect(self._on_controller_faces_requested)
        pad.typed.connect(self._on_pad_typed)
        pad.cancelled.connect(self._on_pad_cancelled)

    def drop(self) -> None:
        """Take the pad away: the position that it asked for is no longer there."""
        self._pad.dismiss()
        self._on_pad_cancelled()

    def _on_controller_faces_requested(self, action: Action, count: int) -> None:
        self._waiting = action
        self._controller.hold("typed")
        self._pad.ask(count, self._board.roll_reason(action))

    def _on_pad_typed(self, faces: tuple[int, ...]) -> None:
        self._controller.release("typed")
        action, self._waiting = self._waiting, None
        if action is not None:
            self._controller.act_with_faces(action, faces)

    def _on_pad_cancelled(self) -> None:
        self._waiting = None
        self._controller.release("typed")
