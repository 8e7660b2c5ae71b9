"""The score sheet by real clicks, keys and screen readers: wishes and focus."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.models.sheet_cells import LOWER_ROWS, ROWS, UPPER_ROWS, SumRow
from dicegames.ui.look import Look
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sheet.cell_paint import box_frame
from dicegames.ui.sizes import Mode
from models.sheet_samples import ADA, JOKER, ORDINARY, START, UNDECIDED
from ui.sheet_board_help import LEFT, NONE, SIZES, Make, boards, click, half, note_of, picture, told, wishes


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> Make:
    return boards(qtbot, look)


def click_label(board: SheetBoard, row: Box | SumRow) -> None:
    block = half(board, row) if isinstance(row, Box) else board.upper_half
    shown = UPPER_ROWS if block is board.upper_half else LOWER_ROWS
    y = block.labels.sectionViewportPosition(shown.index(ROWS.index(row))) + 10
    QTest.mouseClick(block.labels.viewport(), LEFT, NONE, QPoint(60, y))


def press(board: SheetBoard, *keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert isinstance(focus, SheetBlock)
        QTest.keyClick(focus, key)


# --- taps


@pytest.mark.parametrize(("mode", "width", "height"), SIZES)
def test_every_allowed_box_takes_a_tap(make: Make, mode: Mode, width: int, height: int) -> None:
    board = make(UNDECIDED, mode, width, height)
    tapped, _ = wishes(board)
    open_boxes = [box for box in BOXES if ADA.is_open(box)]
    for box in open_boxes:
        click(board, box)
    for box in open_boxes:
        click_label(board, box)
    assert told(tapped) == open_boxes * 2


def test_ten_fast_taps_are_ten_wishes(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, _ = wishes(board)
    pair = [Box.ACES, Box.CHANCE] * 5
    for box in pair:
        click(board, box)
    assert told(tapped) == pair


def test_used_chosen_and_summed_cells_take_no_tap(make: Make) -> None:
    board = make(ORDINARY)
    tapped, confirmed = wishes(board)
    for box in (Box.TWOS, Box.THREE_KIND, Box.FULL_HOUSE):
        click(board, box)
        click_label(board, box)
    for row in (SumRow.BONUS, SumRow.UPPER_SUM):
        click_label(board, row)
    assert (told(tapped), confirmed.count()) == ([], 0)


def test_double_click_on_the_chosen_box_does_nothing(make: Make) -> None:
    board = make(ORDINARY)
    tapped, confirmed = wishes(board)
    block = board.lower_half
    point = block.cell_rect(Box.FULL_HOUSE).center()
    QTest.mouseClick(block.viewport(), LEFT, NONE, point)
    QTest.mouseDClick(block.viewport(), LEFT, NONE, point)
    assert (tapped.count(), confirmed.count()) == (0, 0)


def test_columns_of_others_take_no_tap(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, _ = wishes(board)
    for block in (board.upper_half, board.lower_half):
        for column in (1, 2):
            for row in range(block.model().rowCount()):
                point = block.visualRect(block.model().index(row, column)).center()
                QTest.mouseClick(block.viewport(), LEFT, NONE, point)
    assert told(tapped) == []


def test_no_tap_counts_before_the_first_roll(make: Make) -> None:
    board = make(START)
    tapped, _ = wishes(board)
    for box in BOXES:
        click(board, box)
    assert told(tapped) == []


def test_nothing_counts_while_somebody_else_plays(make: Make) -> None:
    board = make(JOKER)
    board.set_interactive(False)
    tapped, confirmed = wishes(board)
    click(board, Box.CHANCE)
    click(board, Box.ACES)
    board.focus_boxes()
    press(board, Qt.Key.Key_Return)
    assert (told(tapped), confirmed.count()) == ([], 0)
    assert note_of(board).startswith("6 open box")


# --- keys


def test_arrows_walk_through_both_halves_and_enter_chooses(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, confirmed = wishes(board)
    board.focus_boxes()
    walked = [board.focused_box]
    for _ in range(len(BOXES) - 1):
        press(board, Qt.Key.Key_Down)
        walked.append(board.focused_box)
    assert walked == list(BOXES)
    press(board, Qt.Key.Key_Down)
    assert board.focused_box is Box.CHANCE
    press(board, Qt.Key.Key_Return)
    assert told(tapped) == [Box.CHANCE]
    assert confirmed.count() == 0


def test_arrows_go_back_and_across(make: Make) -> None:
    board = make(UNDECIDED)
    board.focus_boxes()
    seen = []
    for key in ["Up", "Left", "Right", "Up", "Right", "Down", "Left"]:
        press(board, Qt.Key[f"Key_{key}"])
        seen.append(board.focused_box)
        assert half(board, board.focused_box).hasFocus()
    assert seen == [
        Box.ACES,
        Box.ACES,
        Box.THREE_KIND,
        Box.SIXES,
        Box.FIVE_KIND,
        Box.CHANCE,
        Box.SIXES,
    ]


def test_enter_on_the_chosen_box_asks_to_confirm(make: Make) -> None:
    board = make(ORDINARY)
    tapped, confirmed = wishes(board)
    click(board, Box.FULL_HOUSE)
    press(board, Qt.Key.Key_Enter)
    assert confirmed.count() == 1
    assert told(tapped) == []


# --- screen readers


def select(board: SheetBoard, box: Box) -> None:
    """Do what an accessible cell does when it is to be chosen."""
    block = half(board, box)
    boxes = UPPER if box in UPPER else LOWER
    index = block.model().index(boxes.index(box), board._model.own_column)
    block.clearSelection()
    block.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    QApplication.processEvents()


def selected(board: SheetBoard) -> list[Box]:
    halves = ((board.upper_half, UPPER), (board.lower_half, LOWER))
    return [
        boxes[index.row()] for block, boxes in halves for index in block.selectionModel().selectedIndexes()
    ]


def test_selecting_a_cell_chooses_its_box(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, confirmed = wishes(board)
    select(board, Box.CHANCE)
    assert told(tapped) == [Box.CHANCE]
    assert confirmed.count() == 0


def test_only_the_chosen_box_stays_selected(make: Make) -> None:
    board = make(ORDINARY)
    chosen = Box.FULL_HOUSE
    assert selected(board) == [chosen]
    tapped, confirmed = wishes(board)
    select(board, Box.FULL_HOUSE)
    assert (told(tapped), confirmed.count(), selected(board)) == ([], 0, [chosen])
    select(board, Box.CHANCE)
    assert (told(tapped), selected(board)) == ([Box.CHANCE], [chosen])  # until a state says otherwise
    click(board, Box.CHANCE)
    assert selected(board) == [chosen]


def test_P10_selecting_a_barred_cell_tells_why(make: Make) -> None:
    board = make(JOKER)
    tapped, _ = wishes(board)
    select(board, Box.ACES)
    assert (told(tapped), selected(board)) == ([], [])
    assert note_of(board) != ""


def test_tab_enters_at_the_box_of_that_half(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, _ = wishes(board)
    board.focus_boxes()
    QTest.keyClick(board.upper_half, Qt.Key.Key_Tab)
    assert board.lower_half.hasFocus()
    assert board.focused_box is Box.THREE_KIND
    press(board, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert told(tapped) == [Box.FULL_HOUSE]


def test_keys_of_the_table_are_left_to_it(make: Make, qtbot: QtBot) -> None:
    board = make(UNDECIDED)
    board.focus_boxes()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_R, Qt.Key.Key_Escape):
        event = _key(key)
        QCoreApplication.sendEvent(board.upper_half, event)
        assert not event.isAccepted()


def test_ring_is_drawn_after_keys_only(make: Make, look: Look) -> None:
    board = make(UNDECIDED)
    click(board, Box.CHANCE)
    assert board.lower_half.hasFocus()
    assert not board.lower_half.is_ring_shown
    press(board, Qt.Key.Key_Up)
    assert board.lower_half.is_ring_shown
    block = board.lower_half
    frame = box_frame(block.visualRect(block.currentIndex()).toRectF())
    point = QPoint(round(frame.left()) - 4, round(frame.center().y()))
    assert picture(block.viewport()).pixelColor(point) == look.color("focus")
    click(board, Box.ACES)
    assert not board.lower_half.is_ring_shown
    assert not board.upper_half.is_ring_shown


def _key(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE)
