"""The rows and columns of a sheet that one view of it shows."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from dicegames.models.sheet import SheetModel

Index = QModelIndex | QPersistentModelIndex


class ShownPart(QSortFilterProxyModel):
    """Give some rows of a sheet, and the columns of some seats.

    A view that hid the others would still tell screen readers of them.
    """

    def __init__(self, model: SheetModel, rows: Sequence[int], parent: QObject) -> None:
        super().__init__(parent)
        self._rows = tuple(rows)
        self._seats: tuple[int, ...] | None = None  # in the order of the table; None before any is known
        self._model = model
        self.setSourceModel(model)

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows of the sheet that are shown, from above."""
        return self._rows

    def show_rows(self, rows: Sequence[int]) -> None:
        """Give these rows of the sheet from now on."""
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self.setFilterFixedString("")  # asks for every row anew; what is meant for it differs by Qt's age

    def show_seats(self, seats: Iterable[int]) -> None:
        """Give the columns of these seats from now on."""
        shown = tuple(sorted(seats))
        if shown != self._seats:
            self._seats = shown
            self.invalidate()  # whatever asks for the columns alone differs by Qt's age, too

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether a row of the sheet is shown."""
        return source_row in self._rows

    def filterAcceptsColumn(self, source_column: int, source_parent: Index) -> bool:
        """Whether the column of a seat is shown."""
        return self._seats is None or source_column in self._seats

    def place(self, row: int, seat: int) -> QModelIndex:
        """Return where a cell of the sheet is here, an invalid index for one that isn't shown."""
        return self.mapFromSource(self._model.index(row, seat))

    def source_row(self, row: int) -> int:
        """Return the row of the sheet that is shown in a row."""
        return self._rows[row]

    def seat(self, column: int) -> int:
        """Return the seat whose column is shown in a column."""
        return column if self._seats is None else self._seats[column]

    def column(self, seat: int) -> int:
        """Return the column in which that of a seat is shown. Raises: ValueError for one that isn't."""
        return seat if self._seats is None else self._seats.index(seat)
