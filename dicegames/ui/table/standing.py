"""What the key "how it stands" tells: everything that counts now, in sentences, for ears and for eyes."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolTip

from dicegames.models.players import PlayerView, spoken
from dicegames.models.tips import tip_text
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import GameBoard
from dicegames.ui.speech import sentences

SHOWN = 12_000
"""Milliseconds that the sentences stay on the screen, unless something is done before."""


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


def tell_standing(board: GameBoard, progress: str, players: Sequence[PlayerView]) -> None:
    """Say how the match stands, and show the same words over the board for a while."""
    lines = standing(board, progress, players)
    announce(board, sentences(lines))
    corner = board.mapToGlobal(QPoint(0, 0))
    QToolTip.showText(corner, tip_text("\n".join(lines)), board, QRect(), SHOWN)
