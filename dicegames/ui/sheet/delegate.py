"""Paint the cells of a score sheet inside an item view."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dicegames.models.sheet import SheetRole
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.sheet.cell_paint import Touch, box_frame, paint_cell
from dicegames.ui.sheet.zoom import zoomed


class SheetDelegate(QStyledItemDelegate):
    """Paint every state of a cell; a box just entered fades from brass to paper."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entering: tuple[int, int, float] | None = None
        self._zoom = 1.0
        self._touchable = True
        self._down: tuple[int, int] | None = None  # the cell that is pressed

    @property
    def is_fading(self) -> bool:
        """Whether a just entered cell still fades."""
        return self._entering is not None

    def set_zoom(self, zoom: float) -> None:
        """Paint so many times larger."""
        self._zoom = zoom

    def set_touchable(self, touchable: bool) -> None:
        """Show what a pointer does with boxes, or that they take no taps."""
        self._touchable = touchable

    def set_down(self, cell: tuple[int, int] | None) -> None:
        """Show that the cell in this row and column is pressed, or that none is."""
        self._down = cell

    def set_entering(self, row: int, column: int, progress: float) -> None:
        """Say which cell was just entered and how far its fade is, 0 to 1."""
        self._entering = None if progress >= 1.0 else (row, column, progress)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        rect = zoomed(painter, QRectF(option.rect), self._zoom)
        self._paint(painter, rect, index, self._touch(option, index))
        painter.restore()

    def _touch(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> Touch:
        if not self._touchable:
            return Touch.NONE
        if self._down == (index.row(), index.column()):
            return Touch.DOWN
        return Touch.OVER if option.state & QStyle.StateFlag.State_MouseOver else Touch.NONE

    def _paint(
        self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex, touch: Touch
    ) -> None:
        cell, text = index.data(SheetRole.CELL), index.data()
        if self._entering is not None and self._entering[:2] == (index.row(), index.column()):
            progress = self._entering[2]
            painter.setOpacity(1.0 - progress)
            look = self._look
            paint_box(painter, box_frame(rect), look.metric("radius_box"), fill=look.color("accent"))
            painter.setOpacity(progress)
            paint_cell(painter, rect, look, cell, text)
            return
        paint_cell(painter, rect, self._look, cell, text, touch)
