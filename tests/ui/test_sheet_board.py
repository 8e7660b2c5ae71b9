"""The score sheet by real clicks and keys: wishes, notes, focus, and that nothing is cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QKeyEvent, QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.state import Choose, Enter, SheetState
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import ROWS, SumRow
from dicegames.ui.look import Look, Motion
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sheet.cell_paint import box_frame
from dicegames.ui.sheet.layout import Columns, columns_for, row_height, turn_order
from dicegames.ui.sizes import Mode
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import (
    ADA,
    FORCED,
    JOKER,
    NAMES,
    ORDINARY,
    SACRIFICE,
    START,
    UNDECIDED,
    seats,
    sheet_of,
    table,
)
from words import Words

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SIZES = [(Mode.WIDE, 746, 566), (Mode.SMALL, 460, 356), (Mode.PORTRAIT, 736, 450)]
TOUCH = 44

Make = Callable[..., SheetBoard]


@pytest.fixture(params=["Noto Sans", "DejaVu Sans"])
def family(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make(qtbot: QtBot, look: Look) -> Make:
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


def click_label(board: SheetBoard, row: Box | SumRow) -> None:
    block = half(board, row) if isinstance(row, Box) else board.upper_half
    y = block.labels.sectionViewportPosition(ROWS.index(row)) + 10
    QTest.mouseClick(block.labels.viewport(), LEFT, NONE, QPoint(60, y))


def press(board: SheetBoard, *keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert isinstance(focus, SheetBlock)
        QTest.keyClick(focus, key)


def wishes(board: SheetBoard) -> tuple[QSignalSpy, QSignalSpy]:
    return QSignalSpy(board.box_tapped), QSignalSpy(board.confirm_requested)


def told(spy: QSignalSpy) -> list[Box]:
    return [spy.at(place)[0] for place in range(spy.count())]


def note_of(board: SheetBoard) -> str:
    return board.note.plain_text if board.note.isVisible() else ""


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


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
    model = board.upper_half.model()
    for block, rows in ((board.upper_half, range(8)), (board.lower_half, range(8, 16))):
        for column in (1, 2):
            for row in rows:
                point = block.visualRect(model.index(row, column)).center()
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
    index = board._model.index(ROWS.index(box), board._model.own_column)
    block.clearSelection()
    block.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    QApplication.processEvents()


def selected(board: SheetBoard) -> list[int]:
    blocks = (board.upper_half, board.lower_half)
    return [index.row() for block in blocks for index in block.selectionModel().selectedIndexes()]


def test_selecting_a_cell_chooses_its_box(make: Make) -> None:
    board = make(UNDECIDED)
    tapped, confirmed = wishes(board)
    select(board, Box.CHANCE)
    assert told(tapped) == [Box.CHANCE]
    assert confirmed.count() == 0


def test_only_the_chosen_box_stays_selected(make: Make) -> None:
    board = make(ORDINARY)
    chosen = ROWS.index(Box.FULL_HOUSE)
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


# --- notes


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


# --- geometry


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
        last = block.visualRect(block.model().index(shown[-1], 0))
        assert last.bottom() < block.viewport().height()
        widths = sum(block.columnWidth(column) for column in block.order)
        assert label_room(block) + widths <= block.width()
        for box in boxes:
            cell = block.cell_rect(box)
            assert cell.width() >= TOUCH
            assert cell.height() >= TOUCH
            text = block.model().index(ROWS.index(box), 0).data()
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
    assert note_of(board).endswith("more in the upper part bring the bonus of 35.")
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


# --- look, language, motion


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


def _key(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE)
