"""The rows of a sheet that one view of it shows."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from dicegames.models.sheet import SheetModel

Index = QModelIndex | QPersistentModelIndex


class ShownRows(QSortFilterProxyModel):
    """Give some rows of a sheet, and all its columns.

    A view that hid the others would still tell screen readers of them.
    """

    def __init__(self, model: SheetModel, rows: Sequence[int], parent: QObject) -> None:
        super().__init__(parent)
        self._rows = tuple(rows)
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

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether a row of the sheet is shown."""
        return source_row in self._rows

    def place(self, row: int, column: int) -> QModelIndex:
        """Return where a cell of the sheet is here, an invalid index for one that isn't shown."""
        return self.mapFromSource(self._model.index(row, column))

    def source_row(self, row: int) -> int:
        """Return the row of the sheet that is shown in a row."""
        return self._rows[row]
