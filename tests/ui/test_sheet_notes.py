"""The notes of the score sheet: rules, reasons and clocks."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from models.sheet_samples import ADA, FORCED, JOKER, ORDINARY, SACRIFICE, UNDECIDED, seats, table
from ui.sheet_board_help import LEFT, NONE, SIZES, Make, boards, click, note_of, told, wishes


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> Make:
    return boards(qtbot, look)


def test_note_tells_the_rule_of_the_chosen_box(make: Make) -> None:
    board = make(ORDINARY)
    assert note_of(board) == ("Full house: three equal dice and two other equal dice, 25 point/points.")
    board.show_state(ORDINARY.child(Choose(Box.LARGE_STRAIGHT)), seats(3))
    assert note_of(board).endswith("Your roll scores nothing here.")


@pytest.mark.rule("P10")
def test_P10_note_tells_what_is_barred_and_why(make: Make) -> None:
    board = make(JOKER)
    tapped, _ = wishes(board)
    assert note_of(board) == (
        "Aces and Sixes are barred. With a joker you take an open lower box first. "
        "Enter it now and you get 100 extra points in any box."
    )
    click(board, Box.SIXES)
    assert told(tapped) == []
    board.show_state(FORCED, seats(3))
    assert note_of(board).startswith("Only Fours is possible.")


@pytest.mark.rule("P8")
def test_P8_note_says_that_a_box_must_be_sacrificed(make: Make) -> None:
    board = make(SACRIFICE)
    assert note_of(board) == "No open box scores: you must sacrifice one."
    board.show_state(SACRIFICE.child(Choose(Box.ACES)), seats(3))
    assert note_of(board).startswith("Aces:")


@pytest.mark.rule("P4")
def test_P4_note_counts_the_seconds_and_says_how_to_stop(make: Make) -> None:
    board = make(UNDECIDED)
    assert note_of(board).startswith("6 open box")
    board.set_countdown(Box.FULL_HOUSE, 1.9, 3.0)
    assert note_of(board) == ("Full house will be entered in 2 second/seconds. Tap a box to choose yourself.")
    board.set_countdown(None)
    assert note_of(board).startswith("6 open box")


@pytest.mark.rule("P4")
def test_P4_tapping_a_barred_box_tells_why_while_the_clock_runs(make: Make) -> None:
    board = make(table(ADA, (4, 4, 4, 4, 4), 3))
    board.set_countdown(Box.LARGE_STRAIGHT, 3.0, 3.0)
    assert "will be entered" in note_of(board)
    click(board, Box.ACES)
    board.set_countdown(Box.LARGE_STRAIGHT, 2.5, 3.0)
    assert note_of(board).startswith("Aces and Sixes are barred.")
    click(board, Box.TWOS)
    assert "will be entered" in note_of(board)


@pytest.mark.parametrize(("mode", "width", "height"), SIZES[1:])
@pytest.mark.parametrize("box", [Box.ACES, Box.SIXES])
def test_reason_covers_other_boxes_until_the_next_tap(
    make: Make, mode: Mode, width: int, height: int, box: Box
) -> None:
    board = make(JOKER, mode, width, height)
    assert not board.has_inline_note
    assert note_of(board) == ""
    click(board, box)
    assert note_of(board).startswith("Aces and Sixes are barred.")
    block = board.upper_half
    cell = QRect(block.viewport().mapTo(board, block.cell_rect(box).topLeft()), block.cell_rect(box).size())
    assert not board.note.geometry().intersects(cell)
    assert board.rect().contains(board.note.geometry())
    QTest.mouseClick(board.note, LEFT, NONE, QPoint(5, 5))
    assert note_of(board) == ""
