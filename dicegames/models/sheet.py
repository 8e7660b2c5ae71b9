"""The score sheets of a match as an item model: one row a box or sum, one column a seat."""

from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import SheetState
from dicegames.models import sheet_words as words
from dicegames.models.cell_words import cell_sentence, cell_text, row_hint, row_name
from dicegames.models.sheet_cells import (
    ALLOWED_KINDS,
    ROWS,
    Cell,
    CellKind,
    Countdown,
    Row,
    cells_of,
    countdown_at,
    rows_of,
)
from dicegames.models.tips import tip_text
from dicegames.models.wordings import box_name, wording_of

Index = QModelIndex | QPersistentModelIndex

_NAME_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


class SheetRole(IntEnum):
    """What the model tells beyond Qt's own roles."""

    CELL = Qt.ItemDataRole.UserRole + 1  # Cell
    HINT = Qt.ItemDataRole.UserRole + 2  # second line of a row (header)


class SheetModel(QAbstractTableModel):
    """Show one state; what differs is told cell by cell, a reset means another table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: SheetState | None = None
        self._seats: tuple[Seat, ...] = ()
        self._columns: tuple[tuple[Cell, ...], ...] = ()
        self._countdown: tuple[Box, Countdown] | None = None

    @property
    def state(self) -> SheetState | None:
        """The state that is shown, None before the first."""
        return self._state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the columns."""
        return self._seats

    @property
    def own_column(self) -> int:
        """The column of the seat on turn."""
        return 0 if self._state is None else self._state.seat

    @property
    def countdown(self) -> tuple[Box, Countdown] | None:
        """The box that the clock is about to fill, and the clock."""
        return self._countdown

    @property
    def rows(self) -> tuple[Row, ...]:
        """What the rows stand for; before the first state those of any game."""
        return ROWS if self._state is None else rows_of(self._state.ruleset)

    def cell(self, row: int, column: int) -> Cell:
        """Return the facts of a cell. Raises: IndexError outside the table."""
        return self._columns[column][row]

    def own_cell(self, box: Box) -> Cell:
        """Return the cell of `box` on the sheet of the seat on turn."""
        return self._columns[self.own_column][ROWS.index(box)]

    def is_allowed(self, box: Box) -> bool:
        """Whether the roll on the table may go into `box`."""
        return self._state is not None and self.own_cell(box).kind in ALLOWED_KINDS

    def own_boxes(self, kind: CellKind) -> tuple[Box, ...]:
        """Return the boxes of the seat on turn that are `kind` now, in sheet order."""
        if not self._columns:
            return ()
        cells = zip(self.rows, self._columns[self.own_column], strict=True)
        return tuple(row for row, cell in cells if isinstance(row, Box) and cell.kind is kind)

    def show(self, state: SheetState, seats: tuple[Seat, ...]) -> None:
        """Show `state`; there are as many seats as sheets. A new state stops the countdown."""
        same_table = self._state is not None and self._state.ruleset == state.ruleset and self._seats == seats
        if same_table:
            self._state = state
            self._countdown = None
            self._refresh()
            return
        self.beginResetModel()
        self._state, self._seats, self._countdown = state, seats, None
        self._columns = self._worked_out()
        self.endResetModel()

    def set_countdown(self, box: Box | None, seconds_left: float = 0.0, total: float = 1.0) -> None:
        """Show that the clock will fill `box` in `seconds_left` of `total` seconds; None stops it."""
        self._countdown = None if box is None else (box, countdown_at(seconds_left, total))
        self._refresh()

    def retranslate(self) -> None:
        """Ask the views to take every text anew."""
        if self._columns:
            last = self.index(len(ROWS) - 1, len(self._seats) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(ROWS) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of rows; there are none before the first state."""
        return len(ROWS) if self._columns and not parent.isValid() else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of seats."""
        return 0 if parent.isValid() else len(self._seats)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done: only the boxes of the seat on turn can be focused and tapped."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() == self.own_column and isinstance(ROWS[index.row()], Box):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, sentence, tooltip or facts of a cell."""
        if not index.isValid() or self._state is None:
            return None
        row, cell = self.rows[index.row()], self._columns[index.column()][index.row()]
        match role:
            case SheetRole.CELL:
                return cell
            case Qt.ItemDataRole.DisplayRole:
                return cell_text(cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                return cell_sentence(row, cell, self._state.ruleset, self._seats[index.column()].name)
            case Qt.ItemDataRole.ToolTipRole if cell.kind is CellKind.BARRED:
                return words.reason_text(cell.reason, wording_of(self._state.ruleset))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of a seat, or name, hint and rule of a row."""
        if self._state is None:
            return None
        if orientation is Qt.Orientation.Horizontal:
            name = self._seats[section].name
            if role == Qt.ItemDataRole.ToolTipRole:  # for names too long for a narrow column
                return tip_text(name)
            return name if role in _NAME_ROLES else None
        row, ruleset = self.rows[section], self._state.ruleset
        match role:
            case SheetRole.HINT:
                return row_hint(row, ruleset)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row_name(row, ruleset)
            case Qt.ItemDataRole.ToolTipRole if isinstance(row, Box):
                return f"{box_name(row, ruleset)}: {words.box_rule(row, ruleset)}"
        return None

    def _worked_out(self) -> tuple[tuple[Cell, ...], ...]:
        state = self._state
        assert state is not None  # only called while a state is shown
        columns = [cells_of(state, seat) for seat in range(len(state.sheets))]
        if self._countdown is not None:
            box, clock = self._countdown
            row, own = ROWS.index(box), list(columns[state.seat])
            if own[row].kind in ALLOWED_KINDS:
                own[row] = replace(own[row], countdown=clock)
            columns[state.seat] = tuple(own)
        return tuple(columns)

    def _refresh(self) -> None:
        """Tell which cells differ from the ones shown so far."""
        if self._state is None:
            return
        before, self._columns = self._columns, self._worked_out()
        for column, (old, new) in enumerate(zip(before, self._columns, strict=True)):
            for row in range(len(ROWS)):
                if old[row] != new[row]:
                    index = self.index(row, column)
                    self.dataChanged.emit(index, index)
