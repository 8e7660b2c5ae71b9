"""What the tests of the score sheet share: a shown board, taps and keys on it, what it tells."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.state import SheetState
from dicegames.models.sheet import SheetModel
from dicegames.ui.look import Look
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sizes import Mode
from models.sheet_samples import seats

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SIZES = [(Mode.WIDE, 746, 566), (Mode.SMALL, 460, 356), (Mode.PORTRAIT, 736, 450)]

Make = Callable[..., SheetBoard]


def boards(qtbot: QtBot, look: Look) -> Make:
    """Return a function that shows a state on a board of a mode in a window of its own."""
    kept: list[SheetBoard] = []

    def build(state: SheetState, mode: Mode = Mode.WIDE, width: int = 746, height: int = 566) -> SheetBoard:
        model = SheetModel()
        board = SheetBoard(look, model)
        model.setParent(board)
        kept.append(board)
        board.set_mode(mode)
        board.resize(width, height)
        board.show_state(state, seats(len(state.sheets)))
        qtbot.addWidget(board)
        with qtbot.waitActive(board):
            board.show()
            board.activateWindow()
        return board

    return build


def half(board: SheetBoard, box: Box) -> SheetBlock:
    return board.upper_half if box in UPPER else board.lower_half


def click(board: SheetBoard, box: Box) -> None:
    block = half(board, box)
    QTest.mouseClick(block.viewport(), LEFT, NONE, block.cell_rect(box).center())


def wishes(board: SheetBoard) -> tuple[QSignalSpy, QSignalSpy]:
    return QSignalSpy(board.box_tapped), QSignalSpy(board.confirm_requested)


def told(spy: QSignalSpy) -> list[Box]:
    return [spy.at(place)[0] for place in range(spy.count())]


def note_of(board: SheetBoard) -> str:
    return board.note.plain_text if board.note.isVisible() else ""


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()
