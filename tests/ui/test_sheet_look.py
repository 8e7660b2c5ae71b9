"""The score sheet's colours, language, motion and size of text."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Enter, SheetState
from dicegames.ui.look import Look, Motion
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.cell_paint import box_frame, value_font
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import FORCED, JOKER, NAMES, ORDINARY, SACRIFICE, START, UNDECIDED, seats
from ui.sheet_board_help import LEFT, NONE, Make, boards, half, note_of, picture
from words import Words


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> Make:
    return boards(qtbot, look)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_states_have_the_colours_of_the_theme(make: Make, look: Look, theme: str) -> None:
    look.set_theme(theme)
    board = make(ORDINARY)
    lower, upper = picture(board.lower_half.viewport()), picture(board.upper_half.viewport())

    def inside(block: SheetBlock, box: Box) -> QPoint:
        frame = box_frame(block.cell_rect(box).toRectF())
        return QPoint(round(frame.left()) + 8, round(frame.top()) + 8)

    def at(image: QImage, point: QPoint) -> QColor:
        return image.pixelColor(point)

    assert at(lower, inside(board.lower_half, Box.FULL_HOUSE)) == look.color("accent")
    assert at(lower, inside(board.lower_half, Box.CHANCE)) == look.color("accent_tint")
    assert at(upper, inside(board.upper_half, Box.ACES)) == look.color("paper")
    assert at(upper, inside(board.upper_half, Box.TWOS)) == look.color("paper_alt")


def test_a_pressed_box_shows_it_until_the_finger_leaves(make: Make) -> None:
    board = make(UNDECIDED)
    block = board.lower_half
    for box in (Box.FULL_HOUSE, Box.LARGE_STRAIGHT):
        cell = block.cell_rect(box)
        pressed = QMouseEvent(
            QEvent.Type.MouseButtonPress, cell.center().toPointF(), cell.center().toPointF(), LEFT, LEFT, NONE
        )
        at_rest = block.viewport().grab(cell).toImage()
        QApplication.sendEvent(block.viewport(), pressed)
        down = block.viewport().grab(cell).toImage()
        assert down != at_rest
        QTest.mouseRelease(block.viewport(), LEFT, NONE, QPoint(1, cell.center().y()))
        assert block.viewport().grab(cell).toImage() == at_rest


def test_boxes_of_somebody_else_show_no_press(make: Make) -> None:
    board = make(UNDECIDED)
    board.set_interactive(False)
    block = board.lower_half
    cell = block.cell_rect(Box.FULL_HOUSE)
    at_rest = block.viewport().grab(cell).toImage()
    QTest.mousePress(block.viewport(), LEFT, NONE, cell.center())
    assert block.viewport().grab(cell).toImage() == at_rest
    QTest.mouseRelease(block.viewport(), LEFT, NONE, cell.center())


def test_round_a_chosen_box_lies_the_paper_of_its_column(make: Make, look: Look) -> None:
    board = make(ORDINARY)
    cell = board.lower_half.cell_rect(Box.FULL_HOUSE)
    shown = board.lower_half.viewport().grab(cell).toImage()
    assert shown.pixelColor(2, 2) == look.color("paper_alt")
    assert shown.pixelColor(shown.width() // 2, 10) == look.color("accent")


@pytest.mark.parametrize("height", [0.0, 1.0, 7.0, 30.0])
def test_cells_squeezed_to_nothing_while_a_window_is_laid_out_have_a_font(look: Look, height: float) -> None:
    assert value_font(look, box_frame(QRectF(0.0, 0.0, 100.0, height))).pixelSize() >= 1


def test_every_kind_of_cell_looks_different(make: Make) -> None:
    pictures = []
    for state, box in (
        (START, Box.ACES),
        (ORDINARY, Box.ACES),
        (JOKER, Box.ACES),
        (ORDINARY, Box.CHANCE),
        (ORDINARY, Box.FULL_HOUSE),
        (FORCED, Box.FOURS),
        (ORDINARY, Box.TWOS),
    ):
        board = make(state)
        block = half(board, box)
        pictures.append(picture(block.viewport()).copy(block.cell_rect(box)))
        board.close()
    for place, first in enumerate(pictures):
        assert all(first != second for second in pictures[place + 1 :])


def test_countdown_ring_moves(make: Make) -> None:
    board = make(UNDECIDED)
    block = board.lower_half
    seen = []
    for left in (3.0, 2.5, 1.0):
        board.set_countdown(Box.FULL_HOUSE, left, 3.0)
        seen.append(picture(block.viewport()).copy(block.cell_rect(Box.FULL_HOUSE)))
    assert seen[0] != seen[1]
    assert seen[1] != seen[2]


def test_language_changes_while_the_board_is_open(make: Make, qapp: QApplication, german: Words) -> None:
    board = make(JOKER)
    qapp.installTranslator(german)
    QCoreApplication.sendPostedEvents()
    assert note_of(board).startswith("Asse und Sechser sind gesperrt.")
    assert board.upper_half.corner.accessibleName() == "Oben"
    board.retranslate()
    assert note_of(board).startswith("Asse und Sechser sind gesperrt.")
    qapp.removeTranslator(german)
    QCoreApplication.sendPostedEvents()
    assert note_of(board).startswith("Aces and Sixes are barred.")


def test_entered_box_fades_in_once(make: Make, look: Look, qtbot: QtBot) -> None:
    board = make(ORDINARY)
    delegate = board.lower_half.painter_delegate
    board.show_state(ORDINARY.child(Enter()), seats(3))
    assert delegate.is_fading
    board.show_state(ORDINARY.child(Enter()), seats(3))
    assert not delegate.is_fading
    board.show_state(ORDINARY, seats(3))
    assert not delegate.is_fading
    look.set_motion(Motion.OFF)
    board.show_state(ORDINARY.child(Enter()), seats(3))
    assert not delegate.is_fading


def test_fade_ends_by_itself(make: Make, qtbot: QtBot) -> None:
    board = make(ORDINARY)
    delegate = board.lower_half.painter_delegate
    board.show_state(ORDINARY.child(Enter()), seats(3))
    qtbot.waitUntil(lambda: not delegate.is_fading, timeout=2000)


@pytest.mark.parametrize("scale", [1.2, 1.5])
@pytest.mark.parametrize("state", [JOKER, FORCED, SACRIFICE])
def test_larger_text_keeps_the_note_off_the_rows(
    make: Make, look: Look, state: SheetState, scale: float
) -> None:
    look.set_text_scale(scale)
    board = make(state)
    board.set_countdown(next(offer.box for offer in state.offers() if offer.is_allowed), 3.0, 3.0)
    assert board.has_inline_note
    assert board.note.geometry().top() >= board.upper_half.geometry().bottom()
    assert board.rect().contains(board.note.geometry())


def test_larger_text_asks_for_more_room(make: Make, look: Look) -> None:
    board = make(ORDINARY)
    before = board.minimumSizeHint()
    look.set_text_scale(1.5)
    assert board.minimumSizeHint().width() > before.width()
    assert board.minimumSizeHint().height() > before.height()


def test_names_are_read_to_screen_readers(make: Make) -> None:
    board = make(ORDINARY)
    assert board.upper_half.accessibleName() == "Sheet, upper part"
    model = board.upper_half.model()
    assert [model.headerData(seat, Qt.Orientation.Horizontal) for seat in range(3)] == list(NAMES[:3])
