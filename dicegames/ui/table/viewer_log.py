"""The log of a session that is looked through: the moment's line is marked, a press on a line leads there."""

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QVBoxLayout, QWidget

from dicegames.models.viewing_log import ViewingLog
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.text import Caption
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.log_drawer import LogDelegate, LogDrawer, LogView

translate = QCoreApplication.translate

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


class ViewerLogView(LogView):
    """The list of the lines; a click or Enter chooses one."""

    row_chosen = Signal(int)

    def __init__(self, look: Look, model: ViewingLog) -> None:
        super().__init__(look, model)
        self._delegate = ViewerLogDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.clicked.connect(self._on_chosen)
        self.activated.connect(self._on_chosen)

    @property
    def marked_row(self) -> int:
        """The line of the moment that is shown, -1 for none."""
        return self._delegate.marked_row

    def show_row(self, row: int) -> None:
        """Mark the line of the moment that is shown, -1 for none, and bring it into view."""
        self._delegate.marked_row = row
        self.viewport().update()
        if self.isVisible():
            self._reveal()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the marked line into view."""
        super().showEvent(event)
        self._reveal()

    def _reveal(self) -> None:
        index = self.model().index(max(0, self.marked_row), 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _on_chosen(self, index: QModelIndex) -> None:
        if index.row() != self.marked_row:  # a click may be told as an activation too
            self.row_chosen.emit(index.row())


class ViewerLogDrawer(LogDrawer):
    """Show the whole log over `host`; the drawer closes when a line is chosen."""

    def __init__(self, look: Look, model: ViewingLog, host: QWidget) -> None:
        self.lines = ViewerLogView(look, model)
        super().__init__(look, model, host, self.lines)
        self.lines.clicked.connect(self.dismiss)
        self.lines.activated.connect(self.dismiss)

    def _take_focus(self) -> None:
        """Give the keyboard to the list, which shows the marked line."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_model_told(self) -> None:
        """Stay where one reads: all lines are there from the start."""


class ViewerLogPanel(Panel):
    """Show the whole log beside the board; a click leaves the keyboard with the page."""

    def __init__(self, look: Look, model: ViewingLog) -> None:
        super().__init__(look)
        self._title = Caption(look)
        self._title.setContentsMargins(12, 0, 0, 0)
        self.lines = ViewerLogView(look, model)
        self.lines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 14, 4, 8)
        column.addWidget(self._title)
        column.addWidget(self.lines, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the title into the current language."""
        self._title.setText(translate("LogDrawer", "Log"))
        self.lines.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
