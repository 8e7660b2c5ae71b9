"""The score sheet as an item model: every kind of cell, what is told when, and in which words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.action import Draw
from dicegames.engine.match import Seat
from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.ruleset import CLASSIC, PENTA
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Roll, SheetGame, SheetState
from dicegames.models import sheet_words as words
from dicegames.models.phrases import points_text
from dicegames.models.sheet import SheetModel, SheetRole
from dicegames.models.sheet_cells import ROWS, Cell, CellKind, Countdown, SumRow, countdown_at
from dicegames.models.wordings import WORDINGS
from models.sheet_samples import (
    ADA,
    FORCED,
    FULL,
    JOKER,
    ORDINARY,
    SACRIFICE,
    START,
    UNDECIDED,
    UPPER_DONE,
    seats,
    table,
)
from words import Words, installed

BONUS, UPPER_SUM, FIVE_BONUS, TOTAL = (ROWS.index(row) for row in ROWS if isinstance(row, SumRow))
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp: QApplication) -> SheetModel:
    return SheetModel()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    with installed(Words("de")):
        yield


def shown(model: SheetModel, state: SheetState) -> SheetModel:
    model.show(state, seats(len(state.sheets)))
    return model


def kinds(model: SheetModel, column: int = 0) -> dict[Box, CellKind]:
    return {row: model.cell(ROWS.index(row), column).kind for row in ROWS if isinstance(row, Box)}


def spoken(model: SheetModel, box: Box | SumRow, column: int = 0) -> str:
    return str(model.index(ROWS.index(box), column).data(SPOKEN))


def changed_cells(spy: QSignalSpy) -> set[tuple[int, int]]:
    cells = set()
    for place in range(spy.count()):
        first, last = spy.at(place)[:2]
        cells |= {
            (row, column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        }
    return cells


def test_model_keeps_to_qts_rules_for_item_models(model: SheetModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for state in (START, JOKER, ORDINARY, table(ADA, count=5)):
        shown(model, state)
    assert model.rowCount() == len(ROWS)
    assert model.columnCount() == 5
    assert model.rowCount(model.index(0, 0)) == 0
    tester.deleteLater()


def test_nothing_is_there_before_the_first_state(model: SheetModel) -> None:
    assert model.rowCount() == 0
    assert model.columnCount() == 0
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.data(QModelIndex()) is None
    assert model.own_boxes(CellKind.OPEN) == ()
    assert not model.is_allowed(Box.ACES)


@pytest.mark.rule("P3")
def test_P3_no_box_shows_points_before_the_first_roll(model: SheetModel) -> None:
    found = kinds(shown(model, START))
    assert found == {box: CellKind.OPEN if ADA.is_open(box) else CellKind.FILLED for box in BOXES}
    assert model.index(ROWS.index(Box.ACES), 0).data() == ""


def test_roll_shows_previews_zeros_and_the_chosen_box(model: SheetModel) -> None:
    found = kinds(shown(model, ORDINARY))
    assert found[Box.FULL_HOUSE] is CellKind.CHOSEN
    assert found[Box.CHANCE] is CellKind.PREVIEW
    assert found[Box.ACES] is CellKind.ZERO
    assert found[Box.SMALL_STRAIGHT] is CellKind.ZERO
    assert found[Box.TWOS] is CellKind.FILLED
    assert model.own_cell(Box.CHANCE).points == 19
    assert model.index(ROWS.index(Box.FULL_HOUSE), 0).data() == "25"
    assert set(kinds(model, 1).values()) == {CellKind.OTHER}


def test_dice_in_the_air_show_no_points(model: SheetModel) -> None:
    rolling = ORDINARY.child(Roll())
    assert CellKind.PREVIEW not in kinds(shown(model, rolling)).values()


@pytest.mark.rule("P9", "P10")
def test_P10_joker_bars_upper_boxes_and_promises_the_extra(model: SheetModel) -> None:
    found = kinds(shown(model, JOKER))
    assert found[Box.ACES] is CellKind.BARRED
    assert found[Box.SIXES] is CellKind.BARRED
    assert found[Box.LARGE_STRAIGHT] is CellKind.PREVIEW
    assert model.cell(FIVE_BONUS, 0) == Cell(CellKind.FIVE_BONUS, 0, 100)
    assert model.index(FIVE_BONUS, 0).data() == "+100"
    tip = model.index(ROWS.index(Box.ACES), 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == words.reason_text(reasons.JOKER_LOWER_FIRST, WORDINGS["penta"])
    assert not model.is_allowed(Box.ACES)
    assert model.is_allowed(Box.CHANCE)


@pytest.mark.rule("P10")
def test_P10_forced_box_is_the_only_one(model: SheetModel) -> None:
    found = kinds(shown(model, FORCED))
    assert found.pop(Box.FOURS) is CellKind.FORCED
    assert set(found.values()) == {CellKind.BARRED, CellKind.FILLED}
    assert model.index(ROWS.index(Box.FOURS), 0).data() == "20 +100"
    chosen = shown(model, FORCED.child(Choose(Box.FOURS)))
    assert kinds(chosen)[Box.FOURS] is CellKind.CHOSEN


@pytest.mark.rule("P7")
def test_P7_bonus_row_counts_down_and_then_holds_the_bonus(model: SheetModel) -> None:
    shown(model, START)
    assert model.cell(BONUS, 0) == Cell(CellKind.BONUS_PROGRESS, 46, 0, 63)
    assert model.index(BONUS, 0).data() == "17 to go"
    assert model.index(UPPER_SUM, 0).data() == "46"
    shown(model, table(UPPER_DONE, count=2))
    assert model.index(BONUS, 0).data() == "+35"
    assert model.index(UPPER_SUM, 0).data() == "107"
    assert model.index(FIVE_BONUS, 0).data() == "100"
    shown(model, table(UPPER_DONE, count=2, seat=1))
    assert model.index(BONUS, 1).data() == "+35"
    assert model.index(BONUS, 0).data() == "46"


def test_end_of_the_game_shows_no_previews(model: SheetModel) -> None:
    state = SheetState(PENTA, (FULL, FULL), 0, 0)
    assert state.outcome is not None
    shown(model, state)
    assert set(kinds(model, 0).values()) == {CellKind.FILLED}
    assert set(kinds(model, 1).values()) == {CellKind.OTHER}


def test_choosing_tells_only_the_two_cells_that_differ(model: SheetModel) -> None:
    shown(model, ORDINARY)
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    shown(model, ORDINARY.child(Choose(Box.CHANCE)))
    assert resets.count() == 0
    assert changed_cells(changes) == {(ROWS.index(Box.CHANCE), 0), (ROWS.index(Box.FULL_HOUSE), 0)}


def test_keeping_a_die_tells_nothing(model: SheetModel) -> None:
    state = table(ADA, (3, 3, 3, 5, 5), 1)
    shown(model, state)
    changes = QSignalSpy(model.dataChanged)
    shown(model, state.child(Keep(0)))
    assert changes.count() == 0


def test_entering_tells_no_cell_that_stays(model: SheetModel) -> None:
    shown(model, ORDINARY)
    before = {(r, c): model.cell(r, c) for r in range(len(ROWS)) for c in range(3)}
    changes = QSignalSpy(model.dataChanged)
    shown(model, ORDINARY.child(Enter()))
    differs = {place for place, cell in before.items() if model.cell(*place) != cell}
    assert changed_cells(changes) == differs
    assert (ROWS.index(Box.FULL_HOUSE), 0) in differs
    assert all(column != 2 for _row, column in differs)


@pytest.mark.parametrize(
    "other",
    [
        table(ADA, count=2),
        SheetState(CLASSIC, (ADA, ADA, ADA), 0, 0),
    ],
    ids=["other number of seats", "other rules"],
)
def test_another_table_resets(model: SheetModel, other: SheetState) -> None:
    shown(model, START)
    resets = QSignalSpy(model.modelReset)
    shown(model, other)
    assert resets.count() == 1


def test_other_names_reset(model: SheetModel) -> None:
    shown(model, table(ADA, count=1))
    resets = QSignalSpy(model.modelReset)
    model.show(table(ADA, count=1), (Seat("Zoe", "lime"),))
    assert resets.count() == 1
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Zoe"


@pytest.mark.rule("P4")
def test_P4_countdown_changes_one_cell_at_most_ten_times_a_second(model: SheetModel) -> None:
    shown(model, UNDECIDED)
    changes = QSignalSpy(model.dataChanged)
    for milliseconds in range(3000, 0, -7):
        model.set_countdown(Box.FULL_HOUSE, milliseconds / 1000, 3.0)
    assert changed_cells(changes) == {(ROWS.index(Box.FULL_HOUSE), 0)}
    assert changes.count() == 30
    assert model.own_cell(Box.FULL_HOUSE).countdown == Countdown(1, 1 / 30)
    model.set_countdown(None)
    assert model.own_cell(Box.FULL_HOUSE).countdown is None
    assert model.countdown is None


@pytest.mark.rule("P4")
def test_P4_new_state_stops_the_countdown(model: SheetModel) -> None:
    shown(model, UNDECIDED)
    model.set_countdown(Box.FULL_HOUSE, 2.0, 3.0)
    shown(model, UNDECIDED.child(AutoEnter(Box.FULL_HOUSE)))
    assert model.countdown is None


@pytest.mark.parametrize(
    ("left", "total", "expected"),
    [(3.0, 3.0, Countdown(3, 1.0)), (2.01, 3.0, Countdown(3, 0.7)), (0.0, 3.0, Countdown(0, 0.0))],
)
def test_countdown_rounds_up(left: float, total: float, expected: Countdown) -> None:
    assert countdown_at(left, total) == expected


def test_only_boxes_of_the_own_column_can_be_tapped(model: SheetModel) -> None:
    shown(model, table(ADA, seat=1))
    for row, kind in enumerate(ROWS):
        for column in range(3):
            enabled = bool(model.flags(model.index(row, column)) & Qt.ItemFlag.ItemIsEnabled)
            assert enabled == (column == 1 and isinstance(kind, Box))


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_seats_has_its_columns(model: SheetModel, count: int) -> None:
    shown(model, table(ADA, count=count))
    assert model.columnCount() == count
    heads = [model.headerData(seat, Qt.Orientation.Horizontal) for seat in range(count)]
    assert heads == [seat.name for seat in seats(count)]
    assert model.headerData(0, Qt.Orientation.Horizontal, SheetRole.HINT) is None


def test_cells_speak_in_sentences(model: SheetModel) -> None:
    shown(model, ORDINARY)
    assert spoken(model, Box.FULL_HOUSE) == "Full house: 25 point/points, chosen"
    assert spoken(model, Box.ACES) == "Aces: 0 points, a sacrifice"
    assert spoken(model, Box.CHANCE) == "Chance: 19 point/points, open"
    assert spoken(model, Box.TWOS) == "Twos: 6 point/points, entered"
    assert spoken(model, Box.ACES, 1) == "Ben, Aces: 3 point/points"
    assert spoken(model, Box.TWOS, 1) == "Ben, Twos: open"
    assert spoken(model, SumRow.BONUS) == "17 to go to 63"
    assert spoken(model, SumRow.BONUS, 1) == "Ben, 16 to go to 63"
    assert spoken(model, SumRow.UPPER_SUM) == "Upper part with bonus: 46 point/points"
    shown(model, JOKER)
    assert spoken(model, Box.ACES) == "Aces: barred. With a joker you take an open lower box first."
    assert spoken(model, SumRow.FIVE_BONUS) == "Further fives of a kind: 0 point/points and 100 extra"
    shown(model, FORCED)
    assert spoken(model, Box.FOURS) == "Fours: 20 point/points and 100 extra, the only possible box"
    shown(model, START)
    assert spoken(model, Box.ACES) == "Aces: open"
    shown(model, table(UPPER_DONE))
    assert spoken(model, SumRow.BONUS) == "Bonus of 35 point/points reached"
    shown(model, UNDECIDED)
    model.set_countdown(Box.FULL_HOUSE, 2.0, 3.0)
    assert spoken(model, Box.FULL_HOUSE) == (
        "Full house: 25 point/points, entered by itself in 2 second/seconds"
    )


def test_P12_every_seat_has_its_total(model: SheetModel) -> None:
    shown(model, table(UPPER_DONE))
    row = [model.cell(TOTAL, seat) for seat in range(3)]
    assert [cell.points for cell in row] == [72 + 35 + 100, 72, 66]
    assert {cell.kind for cell in row} == {CellKind.SUM}
    assert model.headerData(TOTAL, Qt.Orientation.Vertical) == "TOTAL"
    assert spoken(model, SumRow.TOTAL) == "Ada, Total: 207 point/points"
    assert spoken(model, SumRow.TOTAL, 1) == "Ben, Total: 72 point/points"


def test_german_words_come_at_once(model: SheetModel, german: None) -> None:
    shown(model, ORDINARY)
    assert spoken(model, Box.FULL_HOUSE) == "Full House: 25 Punkte, gewählt"
    assert model.headerData(ROWS.index(Box.LARGE_STRAIGHT), Qt.Orientation.Vertical) == "Große Straße"
    assert model.index(BONUS, 0).data() == "noch 17"
    assert points_text(1) == "1 Punkt"


def test_retranslating_asks_for_every_text(model: SheetModel) -> None:
    shown(model, ORDINARY)
    changes, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    model.retranslate()
    assert len(changed_cells(changes)) == len(ROWS) * 3
    assert heads.count() == 1


def test_rows_have_names_hints_and_rules(model: SheetModel) -> None:
    shown(model, START)

    def head(row: int, role: int) -> object:
        return model.headerData(row, Qt.Orientation.Vertical, role)

    names = [head(row, Qt.ItemDataRole.DisplayRole) for row in range(len(ROWS))]
    assert all(names)
    assert len(set(names)) == len(ROWS)
    assert head(BONUS, Qt.ItemDataRole.DisplayRole) == "To 63"
    assert head(BONUS, SheetRole.HINT) == "then +35"
    assert head(ROWS.index(Box.FULL_HOUSE), SheetRole.HINT) == "25 point/points"
    assert head(ROWS.index(Box.CHANCE), SheetRole.HINT) == "all pips"
    tips = {head(row, Qt.ItemDataRole.ToolTipRole) for row, box in enumerate(ROWS) if isinstance(box, Box)}
    assert len(tips) == 13
    assert head(ROWS.index(Box.LARGE_STRAIGHT), Qt.ItemDataRole.ToolTipRole) == (
        "Large straight: five values in a row, 40 point/points."
    )


@pytest.mark.parametrize("reason", sorted(reasons.REASONS))
def test_every_reason_is_a_sentence(qapp: QApplication, reason: str) -> None:
    sentence = words.reason_text(reason, WORDINGS["penta"])
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert reason not in sentence


def test_unknown_reason_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError):
        words.reason_text("no_such_reason", WORDINGS["penta"])


def test_barred_boxes_are_named_together(qapp: QApplication) -> None:
    assert words.barred_lead([Box.ACES], PENTA) == "Aces is barred."
    assert words.barred_lead([Box.ACES, Box.SIXES], PENTA) == "Aces and Sixes are barred."
    assert words.barred_lead([Box.ACES, Box.TWOS, Box.SIXES], PENTA) == "Aces, Twos and Sixes are barred."


def test_whole_match_shows_every_entry(model: SheetModel) -> None:
    state = SheetGame(PENTA, 1).initial_state()
    for box in BOXES:
        state = state.child(Roll()).child(Draw((1, 2, 3, 4, 6))).child(Choose(box)).child(Enter())
        shown(model, state)
        assert model.own_cell(box).kind is CellKind.FILLED
    assert state.outcome is not None
    assert [model.cell(row, 0).kind for row in (BONUS, UPPER_SUM, FIVE_BONUS)] == [
        CellKind.BONUS_PROGRESS,
        CellKind.SUM,
        CellKind.FIVE_BONUS,
    ]


def test_cells_give_their_facts(model: SheetModel) -> None:
    shown(model, START)
    assert model.index(0, 0).data(SheetRole.CELL) == Cell(CellKind.OPEN)
    assert model.index(0, 1).data(SheetRole.CELL) == Cell(CellKind.OTHER, 3)


def test_sacrifice_shows_zeros_only(model: SheetModel) -> None:
    shown(model, SACRIFICE)
    assert model.own_boxes(CellKind.ZERO) == (Box.ACES, Box.LARGE_STRAIGHT)
    assert model.own_boxes(CellKind.PREVIEW) == ()


def test_empty_sheet_needs_the_whole_target(model: SheetModel) -> None:
    shown(model, table(Sheet(), count=1))
    assert model.index(BONUS, 0).data() == "63 to go"
