"""The log of a session that is looked through: the moment's line is marked, a press on a line leads there."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from dicegames.models.viewing_log import ViewingLog
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.log_drawer import LogDelegate, LogDrawer

_SIDE = 4.0  # px beside the mark

Index = QModelIndex | QPersistentModelIndex


class ViewerLogDelegate(LogDelegate):
    """Paint a line; that of the moment lies on a tinted box."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(look, parent)
        self.marked_row = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the mark, then the line."""
        if index.row() == self.marked_row:
            look = self._look
            box = QRectF(option.rect).adjusted(_SIDE, 0, -_SIDE, 0)
            edge, fill = look.color("accent_ink"), look.color("accent_tint")
            paint_box(painter, box, look.metric("radius_box"), fill=fill, edge=edge)
        super().paint(painter, option, index)


class ViewerLog(LogDrawer):
    """Show the whole log over `host`; the drawer closes when a line is chosen."""

    row_chosen = Signal(int)

    def __init__(self, look: Look, model: ViewingLog, host: QWidget) -> None:
        super().__init__(look, model, host)
        self._delegate = ViewerLogDelegate(look, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.clicked.connect(self._on_view_chosen)
        self.view.activated.connect(self._on_view_chosen)

    @property
    def marked_row(self) -> int:
        """The line of the moment that is shown, -1 for none."""
        return self._delegate.marked_row

    def show_row(self, row: int) -> None:
        """Mark the line of the moment that is shown, -1 for none."""
        self._delegate.marked_row = row
        self.view.viewport().update()

    def _take_focus(self) -> None:
        """Show the marked line and give it the keyboard."""
        index = self._model.index(max(0, self.marked_row))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_model_told(self) -> None:
        """Stay where one reads: all lines are there from the start."""

    def _on_view_chosen(self, index: QModelIndex) -> None:
        if not self.is_open:
            return  # a click may be told as an activation too
        self.dismiss()
        self.row_chosen.emit(index.row())
