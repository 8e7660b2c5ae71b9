"""What the key "how it stands" tells: everything that counts now, in sentences, for ears and for eyes."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QToolTip

from dicegames.models.players import PlayerView, spoken
from dicegames.models.tips import tip_text
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.speech import sentences

SHOWN = 12_000
"""Milliseconds that the sentences stay on the screen, unless something is done before."""
AFTER_MENU_MS = 400
"""Milliseconds after which a menu that asked is gone for good: what it leaves behind puts tooltips away."""


def standing(board: GameBoard, progress: str, players: Iterable[PlayerView]) -> tuple[str, ...]:
    """Return whose turn it is, what can be done now, the dice and what they mean, how the others stand."""
    prompt, views = board.prompt(), tuple(players)
    lines = [spoken(view) for view in views if view.is_active]
    lines += [progress, *prompt.message.split("\n")]
    for button in (prompt.primary, prompt.secondary):
        if button is not None:
            why = button.reason() if button.reason is not None else ""
            lines.append(": ".join(part for part in (button.title, button.detail, why) if part))
    lines += [*board.standing(), *map(spoken, views)]
    return tuple(line for line in dict.fromkeys(lines) if line)


class Standing(QObject):
    """Tell how the match at a board stands, to ears at once and to eyes for a while."""

    def __init__(self, board: GameBoard) -> None:
        super().__init__(board)
        self._board = board
        self._words = ""
        self._timer = QTimer(self, singleShot=True, interval=AFTER_MENU_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def tell(self, progress: str, players: Sequence[PlayerView]) -> None:
        """Say it, and show the same words over the board."""
        lines = standing(self._board, progress, players)
        announce(self._board, sentences(lines))
        self._words = tip_text("\n".join(lines))
        self._show()
        self._timer.start()

    def _show(self) -> None:
        corner = self._board.mapToGlobal(QPoint(0, 0))
        QToolTip.showText(corner, self._words, self._board, QRect(), SHOWN)

    def _on_timer_timeout(self) -> None:
        if self._board.isVisible() and not QToolTip.isVisible():
            self._show()
