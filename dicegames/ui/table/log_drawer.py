"""The log as a drawer: from the right on wide windows, from below on small ones."""

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dicegames.models.log import LogModel, LogRole
from dicegames.ui.controls.scroll import SlimScrollBar
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.drawer import Drawer

translate = QCoreApplication.translate

WIDTH = 30.0  # F
SMALL_SHARE = 0.7  # of the height, when it comes from below
_BADGE = 20
_LEFT, _RIGHT = 44, 16
_ICON = 16.0
_ICONS = {"pause": "pause", "practice": "undo", "finish": "flag", "tutor": "bulb"}  # of marks
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

Index = QModelIndex | QPersistentModelIndex


class LogView(QListView):
    """The list of a `LogModel`; `shows_focus` once the keyboard was used in it."""

    def __init__(self, look: Look, model: LogModel) -> None:
        super().__init__()
        self._look = look
        self.shows_focus = False
        self.setModel(model)
        self.setItemDelegate(LogDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SlimScrollBar(look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.retranslate()
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    def retranslate(self) -> None:
        """Put the name of the list into the current language; the model words its lines itself."""
        self.setAccessibleName(translate("LogDrawer", "Log"))

    def updateGeometries(self) -> None:
        """Stay with the newest line, whatever changes the room or the letters."""
        bar = self.verticalScrollBar()
        is_at_end = bar.value() == bar.maximum()
        super().updateGeometries()
        if is_at_end:
            bar.setValue(bar.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show where the focus is from now on; letters and Space are the page's, not a search in the list."""
        self.shows_focus = True
        self.viewport().update()
        if event.key() == Qt.Key.Key_Space or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus only when it came by the keyboard, or the keyboard was used last."""
        tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.shows_focus = event.reason() in tab or self._look.is_led_by_keys
        super().focusInEvent(event)

    def _on_look_changed(self) -> None:
        self.setFont(self._look.font("body"))
        self.doItemsLayout()


class LogDelegate(QStyledItemDelegate):
    """Paint a line with its seat's badge; headings bold, undone lines struck out."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the wrapped sentence at the width of the view."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        heading = index.data(LogRole.KIND) == "round"
        room = QRect(0, 0, max(1, width - (_RIGHT * 2 if heading else _LEFT + _RIGHT)), 10_000)
        metrics = QFontMetrics(self._look.font("small" if heading else "body"))
        text = metrics.boundingRect(room, _WRAP, index.data(Qt.ItemDataRole.DisplayRole))
        return QSize(width, text.height() + (20 if heading else 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        look, rect = self._look, option.rect
        kind, undone = index.data(LogRole.KIND), index.data(LogRole.UNDONE)
        heading = kind == "round"
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = option.widget
        if isinstance(view, LogView) and view.shows_focus and option.state & QStyle.StateFlag.State_HasFocus:
            paint_box(
                painter,
                QRectF(rect).adjusted(4, 0, -4, 0),
                look.metric("radius_box"),
                edge=look.color("focus"),
                width=look.metric("stroke_focus"),
            )
        font = look.font("small" if heading else "body")
        font.setBold(heading)
        font.setStrikeOut(bool(undone))
        painter.setFont(font)
        painter.setPen(look.color("ink_soft" if heading or undone or kind == "mark" else "ink"))
        top = rect.top() + (14 if heading else 6)
        words = QRect(rect.left() + _LEFT, top, rect.width() - _LEFT - _RIGHT, rect.height())
        if heading:
            words.setLeft(rect.left() + _RIGHT)
        painter.drawText(words, _WRAP, index.data(Qt.ItemDataRole.DisplayRole))
        color, mark = index.data(LogRole.COLOR), _ICONS.get(index.data(LogRole.DETAIL))
        center = QPointF(rect.left() + _RIGHT + _BADGE / 2, top + QFontMetrics(font).height() / 2)
        if mark is not None and color is None:
            icon = QRectF(center.x() - _ICON / 2, center.y() - _ICON / 2, _ICON, _ICON)
            paint_icon(painter, mark, icon, look.color("ink_soft"))
        elif color is not None and kind != "remark":
            paint_badge(painter, center, _BADGE, look.seat(color), look.color("paper"))
        painter.restore()


class LogDrawer(Drawer):
    """Show a `LogModel` over `host`."""

    def __init__(self, look: Look, model: LogModel, host: QWidget, view: LogView | None = None) -> None:
        super().__init__(look, host, WIDTH)
        self._model = model
        self.view = view or LogView(look, model)
        self._build()
        model.told.connect(self._on_model_told)
        self.retranslate()

    def retranslate(self) -> None:
        """Put title and button into the current language; the model words its lines itself."""
        self._title.setText(translate("LogDrawer", "Log"))
        self.setAccessibleName(self._title.text())
        self.close_button.set_texts(translate("LogDrawer", "Close the log"))
        self.view.retranslate()
        self._model.retranslate()

    def _build(self) -> None:
        self._column.setSpacing(4)
        head = inner_layout(self._column, QHBoxLayout)
        head.setContentsMargins(16, 0, 4, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        self._column.addWidget(self.view, 1)

    def _take_focus(self) -> None:
        """Show the newest line and give it the keyboard."""
        self.view.scrollToBottom()
        if self._model.rowCount():
            self.view.setCurrentIndex(self._model.index(self._model.rowCount() - 1))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _low_height(self) -> int:
        return round(self.height() * SMALL_SHARE)

    def _set_margins(self, low: bool, radius: int) -> None:
        if low:
            self._column.setContentsMargins(4, 8, 4, 8 + radius)
        else:
            self._column.setContentsMargins(4, 8, 4 + radius, 8)

    def _on_model_told(self) -> None:
        if self.is_open:
            self.view.scrollToBottom()
