"""One half of a score sheet: a table view of some rows, the seat on turn first."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView

from dicegames.games.sheet.boxes import Box
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import ROWS, CellKind, Row
from dicegames.ui.controls.focus import KEYBOARD_REASONS
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.sheet.cell_paint import box_frame
from dicegames.ui.sheet.delegate import SheetDelegate
from dicegames.ui.sheet.headers import CornerTitle, RowHeader, SeatHeader
from dicegames.ui.sheet.layout import Columns, turn_order
from dicegames.ui.sheet.part import ShownPart
from dicegames.ui.sheet.zoom import zoomed

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SheetBlock(QTableView):
    """Show the rows of `rows`; taps and keys become wishes, nothing is changed here."""

    box_pressed = Signal(object)  # Box of the own column, by tap on its cell or its label
    step_requested = Signal(int, int)  # boxes to the right, boxes down
    enter_requested = Signal()
    sum_pressed = Signal(object)  # SumRow, by tap on its cell or its label
    pressed_somewhere = Signal()  # a mouse press, before it is known what it hits
    focus_gained = Signal()

    def __init__(self, look: Look, model: SheetModel, rows: Sequence[int]) -> None:
        super().__init__()
        self._look = look
        self._model = model
        self._part = ShownPart(model, rows, self)
        self._order: tuple[int, ...] = ()
        self._columns: Columns | None = None
        self._row_height = 0
        self._zoom = 1.0
        self._ring = False
        self._interactive = True
        self.labels = RowHeader(look, model, self._part)
        self.heads = SeatHeader(look, model, self._part)
        self.corner = CornerTitle(look, self)
        self.painter_delegate = SheetDelegate(look, self)
        self.setVerticalHeader(self.labels)
        self.setHorizontalHeader(self.heads)
        self.setItemDelegate(self.painter_delegate)
        self.setModel(self._part)
        self._make_plain()
        self.selectionModel().selectionChanged.connect(
            self._on_selection_changed, Qt.ConnectionType.QueuedConnection
        )
        self._part.dataChanged.connect(self._on_part_data_changed)
        self._part.modelReset.connect(self._on_part_data_changed)
        self.labels.sectionClicked.connect(self._on_labels_section_clicked)
        self.labels.sectionPressed.connect(self._on_labels_section_pressed)
        self.clicked.connect(self._on_clicked)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats whose columns are shown, from left to right."""
        return self._order

    @property
    def columns(self) -> Columns | None:
        """The widths in use, None before the first placing."""
        return self._columns

    def _make_plain(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(0, 0)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoFillBackground(False)
        palette = self.palette()
        palette.setBrush(QPalette.ColorRole.Highlight, Qt.BrushStyle.NoBrush)  # the box itself tells it
        self.setPalette(palette)

    def arrange(
        self,
        columns: Columns,
        row_height: int,
        header_height: int,
        rows: Sequence[int],
        zoom: float = 1.0,
    ) -> None:
        """Take widths and heights in pixels; `rows` are the ones to show now, no header for a height of 0.

        What stands in them is drawn `zoom` times larger than usual.
        """
        self._columns, self._row_height, self._zoom = columns, row_height, zoom
        self._part.show_rows(rows)
        self.labels.set_zoom(zoom)
        self.heads.set_zoom(zoom)
        self.corner.set_zoom(zoom)
        self.painter_delegate.set_zoom(zoom)
        self.labels.setFixedWidth(columns.label)
        self.heads.setVisible(header_height > 0)
        self.heads.setFixedHeight(header_height)
        self._apply()

    def _apply(self) -> None:
        columns, model = self._columns, self._model
        if columns is None or not model.seats:
            return
        order = turn_order(model.own_column, len(model.seats))
        self._order = order[: 1 + columns.others]
        self._part.show_seats(self._order)
        for place, seat in enumerate(self._order):
            column = self._part.column(seat)
            self.heads.moveSection(self.heads.visualIndex(column), place)
            self.heads.resizeSection(column, columns.own if place == 0 else columns.other)
        for row in range(self.labels.count()):
            self.labels.resizeSection(row, self._row_height)
        self.updateGeometries()
        self.corner.setGeometry(0, 0, columns.label, self.heads.height())
        self.corner.setVisible(not self.heads.isHidden())
        self.viewport().update()

    def focus_box(self, box: Box, *, ring: bool) -> None:
        """Put the keyboard's place on a box of the own column; `ring` draws it."""
        self.setCurrentIndex(self._part.place(ROWS.index(box), self._model.own_column))
        self._ring = ring
        self.viewport().update()

    @property
    def current_box(self) -> Box | None:
        """The box where the keyboard stands in this half."""
        index = self.currentIndex()
        row = ROWS[self._part.source_row(index.row())] if index.isValid() else None
        return row if isinstance(row, Box) else None

    @property
    def is_ring_shown(self) -> bool:
        """Whether the focus ring is drawn."""
        return self._ring and self.hasFocus() and self.currentIndex().isValid()

    def cell_rect(self, row: Row) -> QRect:
        """Return where the own cell of a row lies in the viewport."""
        return self.place_rect(row, self._model.own_column)

    def place_rect(self, row: Row, seat: int) -> QRect:
        """Return where a cell lies in the viewport, an empty place for one that isn't shown."""
        return self.visualRect(self._part.place(ROWS.index(row), seat))

    def set_entering(self, row: int, seat: int, progress: float) -> None:
        """Pass on how far the fade of a just entered cell is; `row` is that of the whole sheet."""
        place = self._part.place(row, seat)
        self.painter_delegate.set_entering(place.row(), place.column(), progress)
        self.viewport().update(self.visualRect(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn arrows and the own Enter into wishes; every other key is left to the window."""
        self._ring = True
        self.viewport().update()
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.step_requested.emit(*step)
        elif self._interactive and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.enter_requested.emit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ring = False
        self.pressed_somewhere.emit()
        index = self.indexAt(event.position().toPoint())
        if self._is_own(index):
            self._set_down(index)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._set_down(QModelIndex())
        super().mouseReleaseEvent(event)

    def set_interactive(self, interactive: bool) -> None:
        """Show what a pointer does with the own boxes, or that they take no taps and no Enter."""
        self._interactive = interactive
        self.painter_delegate.set_touchable(interactive)
        self.viewport().update()

    def _set_down(self, index: QModelIndex) -> None:
        self.painter_delegate.set_down((index.row(), index.column()) if index.isValid() else None)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in KEYBOARD_REASONS or self._look.is_led_by_keys:
            self._ring = True
        super().focusInEvent(event)
        self.viewport().update()
        self.focus_gained.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns is not None:
            self.corner.setGeometry(0, 0, self._columns.label, self.heads.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the own column and the lines behind the cells, the focus ring above them."""
        painter = QPainter(self.viewport())
        self._paint_backdrop(painter)
        painter.end()
        super().paintEvent(event)
        if self.is_ring_shown:
            painter = QPainter(self.viewport())
            self._paint_ring(painter)
            painter.end()

    def _paint_backdrop(self, painter: QPainter) -> None:
        if not self._part.rowCount() or self._model.own_column not in self._order:
            return
        look, own = self._look, self._part.column(self._model.own_column)
        left, width = self.columnViewportPosition(own), self.columnWidth(own)
        last = self._part.rowCount() - 1
        bottom = self.rowViewportPosition(last) + self.rowHeight(last)
        painter.fillRect(QRect(left, 0, width, bottom), look.color("paper_alt"))
        right = self.heads.length()
        for row in range(last):
            line = self.rowViewportPosition(row) + self.rowHeight(row) - 1
            painter.fillRect(QRect(0, line, right, 1), look.color("line"))

    def _paint_ring(self, painter: QPainter) -> None:
        look = self._look
        stroke, gap = look.metric("stroke_focus"), look.metric("focus_gap")
        reach = stroke + gap
        cell = zoomed(painter, QRectF(self.visualRect(self.currentIndex())), self._zoom)
        ring = box_frame(cell).adjusted(-reach, -reach, reach, reach)
        seen = QRectF(self.viewport().rect())
        ring = ring.intersected(painter.transform().inverted()[0].mapRect(seen))
        paint_box(painter, ring, look.metric("radius_box") + reach, edge=look.color("focus"), width=stroke)

    def _on_clicked(self, index: QModelIndex) -> None:
        if self._is_own(index):
            self._press(index.row())

    def _is_own(self, index: QModelIndex) -> bool:
        return index.isValid() and self._part.seat(index.column()) == self._model.own_column

    def _on_labels_section_clicked(self, row: int) -> None:
        self._press(row)

    def _on_labels_section_pressed(self, row: int) -> None:
        self._ring = False
        self.pressed_somewhere.emit()

    # --- screen readers choose a cell by selecting it, and hear of the chosen one that it is selected

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Let clicks and keys select nothing: what is selected is what the state says is chosen."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _on_selection_changed(self) -> None:
        selected = {self._part.source_row(index.row()) for index in self.selectionModel().selectedIndexes()}
        for row in selected - self._chosen_rows():
            self._press(self._part.rows.index(row))
        self._select_chosen()

    def _on_part_data_changed(self) -> None:
        self._select_chosen()

    def _chosen_rows(self) -> set[int]:
        return {ROWS.index(box) for box in self._model.own_boxes(CellKind.CHOSEN)} & set(self._part.rows)

    def _select_chosen(self) -> None:
        """Select the chosen box, and nothing else."""
        wanted = {self._part.place(row, self._model.own_column) for row in self._chosen_rows()}
        if wanted != set(self.selectionModel().selectedIndexes()):
            selection = QItemSelection()
            for index in wanted:
                selection.select(index, index)
            self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _press(self, row: int) -> None:
        box = ROWS[self._part.source_row(row)]
        if isinstance(box, Box):
            self.box_pressed.emit(box)
        else:
            self.sum_pressed.emit(box)
