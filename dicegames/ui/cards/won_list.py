"""The won cards of all seats below each other, or in two columns where it is wide."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.won_cards import WonCardsModel
from dicegames.ui.cards.won_row import RowForm, WonRow
from dicegames.ui.look import Look

LEAST_COLUMN = 300
_GAP = {RowForm.FULL: 10, RowForm.LOW: 7, RowForm.LINE: 5}


class WonList(QWidget):
    """Show a `WonCardsModel` in seat order; rows shrink before they need more height than there is.

    One row is open and tells what the next cards bring: that of the seat on turn, or the one last tapped.
    Where even single lines have little room it is open only when tapped.
    """

    def __init__(self, look: Look, model: WonCardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._rows: list[WonRow] = []
        self._tapped: int | None = None
        self._on_turn: int | None = None
        self._opens_by_itself = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.modelReset.connect(self._on_model_reset)
        model.shown.connect(self._on_model_shown)
        look.changed.connect(self._on_look_changed)
        self._on_model_reset()

    @property
    def rows(self) -> tuple[WonRow, ...]:
        """One row per seat, in seat order."""
        return tuple(self._rows)

    @property
    def opened(self) -> int | None:
        """The seat whose row tells what the next cards bring."""
        return self._on_turn if self._tapped is None and self._opens_by_itself else self._tapped

    def height_in(self, width: int, form: RowForm, *, opened: bool = True) -> int:
        """Return the height that the rows of a form need in a width, with one of them open or none."""
        columns = self._columns(width)
        row_width = (width - (columns - 1) * _GAP[form]) / columns
        heights = [
            row.height_for(form, row_width, opened=opened and not place)
            for place, row in enumerate(self._rows)
        ]
        lines = [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]
        return sum(lines) + _GAP[form] * max(0, len(lines) - 1)

    def retranslate(self) -> None:
        """Put every row into the current language."""
        for row in self._rows:
            row.retranslate()

    def sizeHint(self) -> QSize:
        """Return the size with the usual rows at the width of now."""
        return QSize(LEAST_COLUMN, self.height_in(max(self.width(), LEAST_COLUMN), RowForm.FULL))

    def minimumSizeHint(self) -> QSize:
        """Return the least height in which every row is shown."""
        opened = self._tapped is not None
        return QSize(0, self.height_in(max(self.width(), LEAST_COLUMN), RowForm.LINE, opened=opened))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the rows anew; another width may want another height."""
        self._arrange()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _columns(self, width: int) -> int:
        return max(1, min(len(self._rows), width // LEAST_COLUMN))

    def _arrange(self) -> None:
        """Choose the form of the rows, which of them is open, and place them."""
        width, height = self.width(), self.height()
        fitting = (form for form in RowForm if self.height_in(width, form) <= height)
        form = next(fitting, RowForm.LINE)
        self._opens_by_itself = self.height_in(width, form) <= height
        for seat, row in enumerate(self._rows):
            row.set_form(form)
            row.setChecked(seat == self.opened)
        columns, gap, top = self._columns(width), _GAP[form], 0
        row_width = (width - (columns - 1) * gap) // columns
        for start in range(0, len(self._rows), columns):
            line = self._rows[start : start + columns]
            high = max(row.height_for(form, row_width, opened=row.isChecked()) for row in line)
            for column, row in enumerate(line):
                row.setGeometry(column * (row_width + gap), top, row_width, high)
            top += high + gap

    def _on_row_tapped(self, seat: int) -> None:
        self._tapped = None if seat == self._tapped else seat
        self._arrange()
        self.updateGeometry()

    def _on_model_reset(self) -> None:
        while len(self._rows) > len(self._model.views):
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(self._model.views):
            row = WonRow(self._look, len(self._rows), self)
            row.tapped.connect(self._on_row_tapped)
            row.show()
            self._rows.append(row)
        self._tapped = None
        self._on_model_shown()
        self.updateGeometry()

    def _on_model_shown(self) -> None:
        views = self._model.views
        for row, view in zip(self._rows, views, strict=True):
            row.show_view(view)
        on_turn = next((seat for seat, view in enumerate(views) if view.status == "turn"), None)
        if on_turn != self._on_turn:
            self._on_turn, self._tapped = on_turn, None
        self._arrange()

    def _on_look_changed(self) -> None:
        self._arrange()
        self.updateGeometry()
