"""Where the parts of the score sheet lie, and that nothing is cut off."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import LOWER, UPPER, Box
from dicegames.games.sheet.state import Enter, SheetState
from dicegames.models.sheet_cells import ROWS
from dicegames.ui.look import Look
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.cell_paint import box_frame
from dicegames.ui.sheet.layout import Columns, columns_for, row_height, turn_order
from dicegames.ui.sizes import Mode
from models.sheet_samples import ADA, JOKER, ORDINARY, START, UNDECIDED, seats, sheet_of, table
from ui.sheet_board_help import LEFT, SIZES, Make, boards, click, note_of, told, wishes
from words import Words

TOUCH = 44


@pytest.fixture(params=["Noto Sans", "DejaVu Sans"])
def family(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> Make:
    return boards(qtbot, look)


def label_room(block: SheetBlock) -> float:
    columns = block.columns
    assert columns is not None
    return columns.label


@pytest.mark.parametrize(("mode", "width", "height"), SIZES)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("count", range(1, 9))
def test_nothing_is_cut_off(
    make: Make,
    qapp: QApplication,
    look: Look,
    german: Words,
    family: str,
    mode: Mode,
    width: int,
    height: int,
    language: str,
    count: int,
) -> None:
    font = QFont(family)
    font.setPixelSize(13)
    qapp.setFont(font)
    look.refresh_font()
    if language == "de":
        qapp.installTranslator(german)
    board = make(table(ADA, (4, 4, 4, 4, 4), 2, count=count), mode, width, height)
    for block, rows, boxes in (
        (board.upper_half, range(8), UPPER),
        (board.lower_half, range(8, 16), LOWER),
    ):
        shown = range(rows.start, rows.start + len(boxes)) if mode is Mode.SMALL else rows
        assert label_room(block) >= block.labels.needed_width(shown)
        assert board.rect().contains(block.geometry())
        last = block.visualRect(block.model().index(len(shown) - 1, 0))
        assert block.model().rowCount() == len(shown)
        assert last.bottom() < block.viewport().height()
        widths = sum(block.columnWidth(column) for column in block.order)
        assert label_room(block) + widths <= block.width()
        for box in boxes:
            cell = block.cell_rect(box)
            assert cell.width() >= TOUCH
            assert cell.height() >= TOUCH
            text = block.model().index(boxes.index(box), 0).data()
            assert (
                QFontMetricsF(look.font("strong")).horizontalAdvance(text)
                <= box_frame(cell.toRectF()).width()
            )
    assert not board.upper_half.geometry().intersects(board.lower_half.geometry())
    if board.note.isVisible():
        assert board.rect().contains(board.note.geometry())
        assert not board.note.geometry().intersects(board.upper_half.geometry())
    if board.all_button.isVisible():
        assert board.all_button.width() <= label_room(board.lower_half)
        assert board.all_button.height() >= TOUCH


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 3), (8, 3)])
def test_own_column_and_the_next_ones_are_shown(make: Make, count: int, expected: int) -> None:
    board = make(table(ADA, count=count))
    assert len(board.upper_half.order) == expected
    assert board.lower_half.order == board.upper_half.order
    assert board.all_button.isVisible() == (expected < count)


def test_small_board_shows_the_own_column_and_a_bonus_bar(make: Make) -> None:
    board = make(ORDINARY, Mode.SMALL, 460, 356)
    assert board.upper_half.order == (0,)
    assert not board.all_button.isVisible()
    assert board.upper_half.heads.isHidden()
    assert board.bonus_bar.isVisible()
    assert board.bonus_bar.accessibleName() == "17 to go to 63"
    assert board.bonus_bar.geometry().top() >= board.upper_half.geometry().bottom()
    board.set_mode(Mode.WIDE)
    assert not board.bonus_bar.isVisible()
    assert not board.upper_half.heads.isHidden()


def test_columns_follow_the_turn(make: Make) -> None:
    board = make(ORDINARY)
    board.show_state(ORDINARY.child(Enter()), seats(3))
    assert board.upper_half.order == (1, 2, 0)
    model = board.upper_half.model()
    lefts = [board.upper_half.visualRect(model.index(0, seat)).left() for seat in (1, 2, 0)]
    assert lefts == sorted(lefts)
    assert board.upper_half.columnWidth(1) > board.upper_half.columnWidth(0)


def test_rows_keep_their_height_through_a_turn(make: Make) -> None:
    board = make(START)
    before = board.upper_half.rowHeight(0)
    for state in (ORDINARY, JOKER, UNDECIDED, START):
        board.show_state(state, seats(3))
        assert board.upper_half.rowHeight(0) == before


@pytest.mark.parametrize("state", [START, UNDECIDED, ORDINARY, JOKER])
def test_the_place_below_the_rows_is_never_empty(make: Make, state: SheetState) -> None:
    board = make(state)
    assert board.note.isVisible()
    rest = board.height() - board.note.geometry().bottom()
    assert rest < 20
    assert board.note.y() - board.upper_half.geometry().bottom() < 60


def test_the_note_tells_how_the_sheet_stands_where_nothing_is_to_be_done(make: Make) -> None:
    board = make(START)
    assert note_of(board).endswith("to go in the upper part for the bonus of 35.")
    bonus = table(sheet_of({Box.FIVES: 25, Box.SIXES: 30, Box.ACES: 3, Box.TWOS: 6}))
    board.show_state(bonus, seats(len(bonus.sheets)))
    assert note_of(board).endswith("The bonus of 35 is safe.")
    lost = table(sheet_of(dict.fromkeys((Box.FOURS, Box.FIVES, Box.SIXES), 0)))
    board.show_state(lost, seats(len(lost.sheets)))
    assert note_of(board) == "10 open box/boxes."


@pytest.mark.parametrize("count", [1, 3, 8])
@pytest.mark.parametrize(("zoom", "width", "height"), [(1.2, 960, 848), (2.0, 1640, 1680)])
def test_a_larger_sheet_uses_its_room_and_cuts_nothing(
    make: Make, zoom: float, width: int, height: int, count: int
) -> None:
    board = make(table(ADA, (4, 4, 4, 4, 4), 2, count=count))
    before = board.upper_half.rowHeight(0)
    board.set_zoom(zoom)
    board.resize(width, height)
    assert board.upper_half.rowHeight(0) > zoom * before
    assert board.note.y() - board.upper_half.geometry().bottom() < 60 * zoom
    for block, rows in ((board.upper_half, range(8)), (board.lower_half, range(8, 16))):
        assert label_room(block) >= zoom * block.labels.needed_width(rows) - 1
        assert sum(block.columnWidth(column) for column in block.order) + label_room(block) <= block.width()
        assert block.cell_rect(Box.CHANCE if block is board.lower_half else Box.SIXES).width() >= 84 * zoom
    tapped, _ = wishes(board)
    click(board, Box.CHANCE)
    assert told(tapped) == [Box.CHANCE]


def test_a_larger_sheet_is_drawn_larger(make: Make, look: Look) -> None:
    board = make(ORDINARY)
    cell = board.lower_half.cell_rect(Box.FULL_HOUSE)
    usual = board.lower_half.viewport().grab(cell).toImage()
    board.set_zoom(2.0)
    board.resize(1640, 1680)
    cell = board.lower_half.cell_rect(Box.FULL_HOUSE)
    large = board.lower_half.viewport().grab(cell).toImage()
    ink = look.color("on_accent").rgb()

    def inked(image: QImage) -> int:
        return sum(image.pixel(x, y) == ink for x in range(image.width()) for y in range(image.height()))

    assert inked(large) > 2.5 * inked(usual) > 0


def test_all_sheets_are_asked_for_and_opened(make: Make, qtbot: QtBot) -> None:
    board = make(table(ADA, count=8))
    asked = QSignalSpy(board.all_sheets_requested)
    QTest.mouseClick(board.all_button, LEFT)
    assert asked.count() == 1
    dialog = board.open_all_sheets()
    with qtbot.waitExposed(dialog):
        dialog.raise_()
    assert dialog.block.order == tuple(range(8))
    assert dialog.block.model().rowCount() == 17
    scroll = dialog.block.verticalScrollBar()
    assert scroll.maximum() > 0
    QTest.keyClick(dialog.block, Qt.Key.Key_Down)
    assert scroll.value() > 0
    closed = QSignalSpy(dialog.finished)
    QTest.keyClick(dialog.block, Qt.Key.Key_Escape)
    assert closed.count() == 1
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_rows_of_all_sheets_hold_their_words(make: Make, look: Look, scale: float) -> None:
    look.set_text_scale(scale)
    dialog = make(table(ADA, count=3)).open_all_sheets()
    labels, block = dialog.block.labels, dialog.block
    for row in range(len(ROWS)):
        name, hint, name_font, hint_font = labels._words(row)
        lines = name_font.pixelSize() * bool(name) + hint_font.pixelSize() * bool(hint)
        assert lines * 1.3 <= labels.sectionSize(row)
    assert block.columnWidth(0) >= QFontMetricsF(look.font("body")).horizontalAdvance("63 to go")
    dialog.close()


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("seats_count", range(1, 9))
def test_column_widths_add_up(mode: Mode, seats_count: int) -> None:
    for width in (215, 350, 460):
        for need in (120, 150, 190):
            found = columns_for(mode, width, need, seats_count)
            assert found.label + found.own + found.others * found.other == width
            assert found.own >= TOUCH
            if width - need >= 96:
                assert found.label >= need


@pytest.mark.parametrize("mode", Mode)
def test_a_sheet_without_room_has_no_negative_widths(mode: Mode) -> None:
    assert columns_for(mode, 0, 140, 3).label == 0


def test_turn_order_and_row_heights() -> None:
    assert turn_order(2, 4) == (2, 3, 0, 1)
    assert row_height(400, 8) == 50
    assert row_height(4000, 8) == 61
    assert columns_for(Mode.WIDE, 350, 140, 3) == Columns(150, 96, 52, 2)


def test_names_of_others_get_what_labels_leave() -> None:
    assert columns_for(Mode.WIDE, 350, 140, 3, 57) == Columns(140, 96, 57, 2)
    assert columns_for(Mode.WIDE, 450, 140, 3, 70) == Columns(214, 96, 70, 2)
    assert columns_for(Mode.WIDE, 450, 140, 3, 200) == Columns(186, 96, 84, 2)
    assert columns_for(Mode.WIDE, 450, 140, 3, 30) == Columns(250, 96, 52, 2)
    assert columns_for(Mode.PORTRAIT, 350, 140, 2, 200) == Columns(182, 84, 84, 1)


def test_default_names_are_whole_beside_the_own_column(make: Make, qapp: QApplication, german: Words) -> None:
    qapp.installTranslator(german)
    board = make(table(ADA, count=8))
    names = tuple(Seat(f"Spieler {place}", seat.color) for place, seat in enumerate(seats(8), start=1))
    board.show_state(table(ADA, count=8), names)
    half = board.upper_half
    assert half.columns is not None
    assert half.columns.other >= half.heads.needed_name_width()
    assert half.columns.label >= half.labels.needed_width(range(8))
    assert not board.all_button.is_compact
