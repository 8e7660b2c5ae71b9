"""The tables of the sheet games in very large windows: their room is used, and the rest is shared evenly."""

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA
from dicegames.ui.boards.fivedice_table import FiveDiceTable
from dicegames.ui.boards.sheet_game import SheetGameBoard
from dicegames.ui.boards.sheet_table import SheetTable
from dicegames.ui.dice.layout import DIE_MAX
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import tray_inside
from dicegames.ui.sheet.zoom import ZOOM_MAX
from dicegames.ui.sizes import Mode
from models.sheet_samples import ADA, seats, table

BOARDS: tuple[type[SheetGameBoard], ...] = (SheetTable, FiveDiceTable)
USUAL, LARGE, HUGE = (1248, 566), (1888, 848), (3808, 1920)
UPRIGHT, HIGH = (736, 796), (1048, 1690)


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest, look: Look, qtbot: QtBot) -> SheetGameBoard:
    made = request.param(look)
    assert isinstance(made, SheetGameBoard)
    qtbot.addWidget(made)
    made.resize(*USUAL)
    ruleset = FIVEDICE if isinstance(made, FiveDiceTable) else PENTA
    state = msgspec.structs.replace(table(ADA, (4, 4, 4, 4, 3), 2), ruleset=ruleset)
    made.show_state(state, seats(3), interactive=True)
    made.show()
    return made


def row_of(board: SheetGameBoard) -> int:
    return board.sheet.upper_half.cell_rect(Box.ACES).height()


@pytest.mark.parametrize("size", [LARGE, HUGE])
def test_rows_and_dice_grow_and_nothing_leaves_the_board(
    board: SheetGameBoard, size: tuple[int, int]
) -> None:
    before, die = row_of(board), board.tray.dice[0].hit_rect().width()
    board.resize(*size)
    assert row_of(board) > 1.3 * before
    assert board.tray.dice[0].hit_rect().width() > die
    tray, sheet = board.tray.geometry(), board.sheet.geometry()
    assert board.rect().contains(tray)
    assert board.rect().contains(sheet)
    assert tray.top() == sheet.top()
    assert tray.height() == sheet.height()
    free = sheet.height() - board.sheet.upper_half.geometry().bottom()
    if board.sheet.has_inline_note:
        free = board.sheet.note.y() - board.sheet.upper_half.geometry().bottom()
    assert free < 0.1 * sheet.height()


def test_what_is_left_over_lies_around_the_board(board: SheetGameBoard) -> None:
    board.resize(*HUGE)
    both = board.tray.geometry().united(board.sheet.geometry())
    assert abs(both.left() - (board.width() - 1 - both.right())) <= 2
    assert abs(both.top() - (board.height() - 1 - both.bottom())) <= 2
    assert both.height() > 0.8 * board.height()
    assert both.width() > 0.8 * board.width()


def test_an_upright_window_gives_to_the_sheet_too(board: SheetGameBoard) -> None:
    board.set_mode(Mode.PORTRAIT)
    board.resize(*UPRIGHT)
    before = board.sheet.height()
    board.resize(*HIGH)
    assert board.sheet.height() > 1.3 * before
    assert board.rect().contains(board.sheet.geometry())
    assert board.tray.geometry().bottom() < board.sheet.y()


def test_the_words_of_the_tray_grow_with_it(board: SheetGameBoard) -> None:
    heading = board.tray._heading
    before = heading.needed_height(heading.width())
    board.resize(*HUGE)
    assert heading.needed_height(heading.width()) > 1.8 * before
    assert heading.needed_height(heading.width()) <= ZOOM_MAX * before + 4


def test_the_usual_window_stays_as_it_is_drawn(board: SheetGameBoard) -> None:
    assert board.sheet._zoom == 1.0
    assert board.tray.dice[0].hit_rect().width() <= DIE_MAX * 1.3


@pytest.mark.parametrize("height", [323, 263])  # of a small window, without and with a banner
def test_large_text_leaves_dice_and_words_whole_on_small_trays(
    board: SheetGameBoard, look: Look, height: int
) -> None:
    board.set_mode(Mode.SMALL)
    board.resize(784, height)
    look.set_text_scale(1.6)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    tray = board.tray
    cloth, cup = tray_inside(tray.rect().toRectF(), look), tray.cup.cup_rect
    bodies: list[QRectF] = []
    for place in tray._layout.places:
        side = tray._layout.size
        body = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
        assert side >= 44
        assert cloth.contains(body)
        assert not body.intersects(cup)
        assert not any(body.intersects(other) for other in bodies)
        bodies.append(body)
    heading = tray._heading
    assert heading._fitted(heading.width())[2] == 1
    assert all(body.top() > heading.geometry().bottom() - 4 for body in bodies)


def test_letters_of_another_size_share_the_board_anew(board: SheetGameBoard, look: Look) -> None:
    board.set_mode(Mode.SMALL)
    board.resize(784, 356)
    before = board.tray.width()
    look.set_text_scale(1.6)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert board.tray.width() < before
