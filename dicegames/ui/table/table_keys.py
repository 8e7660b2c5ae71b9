"""What the keys without Ctrl mean at a table, and why those mean nothing that do nothing now."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from dicegames.session.controller import MatchController
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.table.overlay import PLAIN

translate = QCoreApplication.translate

# which boards take beside those that stand for them in their lists
_FURTHER = (Qt.Key.Key_R, Qt.Key.Key_Enter, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right)


class TableKeys(QObject):
    """Pass keys on to the board; `explained` tells in words why one that is listed does nothing now."""

    explained = Signal(object)  # Callable[[], str]
    refused = Signal(str)  # reason id

    def __init__(self, controller: MatchController, board: GameBoard) -> None:
        super().__init__()
        self._controller = controller
        self._board = board

    def press(self, key: int) -> bool:
        """Let the board use a key; return whether it is one of the table's.

        While somebody else plays it ends what moves; at rest it is told whose turn it is.
        """
        if self._controller.is_human_turn:
            return self._board.take_key(key)
        rows = self._board.keys()
        if key not in _FURTHER and not any(key in row.keys for row in rows):
            return False
        if self._board.is_moving:
            self._board.finish_motion()
        else:
            self.explained.emit(self._waiting)
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Use a key that no widget and no action took; return whether it was one of the table's.

        Keys of actions come here only while these are barred. A key that is held counts once.
        """
        keys = QKeySequence(event.keyCombination())
        if event.isAutoRepeat():
            return False
        if event.matches(QKeySequence.StandardKey.Undo):
            self.refused.emit(self._controller.match.undo_barrier() or "")
        elif keys in (QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")):
            self.refused.emit("redo_nothing")
        elif event.modifiers() & ~PLAIN:
            return False
        elif (reason := self._reason(event.key())) is not None:
            self.explained.emit(reason)
        else:
            return self.press(event.key())
        return True

    def _reason(self, key: int) -> Callable[[], str] | None:
        """Return what words why the action of a key is barred; None for a key without an action."""
        if key == Qt.Key.Key_G:
            return _no_guide
        if key == Qt.Key.Key_A and self._board.overview_name():
            return self._no_overview
        if key == Qt.Key.Key_H and not self._controller.is_human_turn:
            return self._waiting
        return None

    def _waiting(self) -> str:
        return self._board.prompt().message

    def _no_overview(self) -> str:
        return translate("TableKeys", "{name}: you have it in view.").format(name=self._board.overview_name())


def _no_guide() -> str:
    return translate("TableKeys", "Only a first game goes step by step.")
