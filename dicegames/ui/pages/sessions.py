"""The page of saved sessions: the list, its filter, and the chosen one."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from dicegames.models.sessions import (
    FILTERS,
    SessionDetails,
    SessionFilter,
    SessionsModel,
    session_details,
)
from dicegames.storage.library import SessionInfo
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import SlimScrollBar
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.page import Page
from dicegames.ui.pages.session_panel import SessionPanel
from dicegames.ui.pages.sessions_delegate import SessionsDelegate
from dicegames.ui.sizes import PAGE_HIGH_FROM, PAGE_WIDE_FROM

translate = QCoreApplication.translate


class SessionsPage(Page):
    """Show the saved sessions; Enter or a double click opens the chosen one."""

    open_requested = Signal(object)
    file_requested = Signal(object)

    def __init__(
        self,
        look: Look,
        details: Callable[[Path], SessionDetails] = session_details,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.folder = Path.home()
        self._now = datetime.now().astimezone()
        self.model = SessionsModel(self)
        self.filtered = SessionFilter(self.model, self)
        self._title = Text(look, "large", wrap=False)
        self.file_button = ActionButton(look, icon="folder", small=True)
        self.file_button.clicked.connect(self._on_file_button_clicked)
        self.filter = Segmented(look)
        self.filter.chosen.connect(self._on_filter_chosen)
        self.list = QListView()
        self.list.setModel(self.filtered)
        self.list.setItemDelegate(SessionsDelegate(look, self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setVerticalScrollBar(SlimScrollBar(look))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.activated.connect(self._on_list_activated)
        self.list.selectionModel().currentChanged.connect(self._on_list_current_changed)
        self._ring = FocusRing(look, self.list, look.metric("radius_field"))
        self._empty = Text(look, "body", "ink_soft")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count = Text(look, "small", "ink_soft")
        self.panel = SessionPanel(look, details)
        self.panel.open_requested.connect(self.open_requested)
        self._build()
        self.restyle()
        self.retranslate()
        self.filter.set_current("all")
        self._fill()

    def show_sessions(self, infos: Sequence[SessionInfo], now: datetime | None = None) -> None:
        """Show these sessions; the chosen one stays chosen. `now` is the local time."""
        self._now = now or datetime.now().astimezone()
        chosen = self.chosen
        self.model.show_sessions(infos, self._now)
        self._fill(chosen.path if chosen else None)

    @property
    def chosen(self) -> SessionInfo | None:
        """Return the session that is chosen."""
        index = self.filtered.mapToSource(self.list.currentIndex())
        return self.model.info(index.row()) if index.isValid() else None

    def retranslate(self) -> None:
        """Say every word anew."""
        self._title.setText(translate("Sessions", "Sessions"))
        self.file_button.set_texts(translate("Sessions", "Open file"))
        self.list.setAccessibleName(translate("Sessions", "Sessions"))
        words = {
            "all": translate("Sessions", "All {count}"),
            "open": translate("Sessions", "Open {count}"),
            "finished": translate("Sessions", "Finished {count}"),
            "damaged": translate("Sessions", "Damaged {count}"),
        }
        self.filter.set_options(
            [(key, words[key].format(count=self.model.count(key)), None) for key in FILTERS]
        )
        total = self.model.rowCount()
        count = translate("Sessions", "%n session/sessions.", None, total)
        self._count.setText(f"{count} {translate('Sessions', 'Every move is saved at once.')}")
        self._empty.setText(
            translate("Sessions", "No session of this kind.")
            if total
            else translate("Sessions", "No session yet. Start a game and it will be here.")
        )
        self.model.retranslate()
        self.panel.retranslate()

    def restyle(self) -> None:
        """Let the list lie on its paper."""
        palette = self.look.palette()
        palette.setColor(QPalette.ColorRole.Base, self.look.color("paper"))
        self.list.setPalette(palette)
        self.list.doItemsLayout()

    def arrange(self) -> None:
        """Give the filter its own line where the list is narrow."""
        wide = self.width() >= PAGE_WIDE_FROM
        low = self.height() < PAGE_HIGH_FROM
        margin = 28 if wide else 16
        self._column.setContentsMargins(margin, 20 if not low else 10, margin, 25 if not low else 12)
        self._column.setSpacing(12 if not low else 8)
        if wide:
            self._list_column.insertWidget(0, self.filter, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._column.insertWidget(1, self.filter, 0, Qt.AlignmentFlag.AlignLeft)
        self._panels.setStretch(0, 652 if wide else 420)
        self._panels.setStretch(1, 348 if wide else 272)
        self._count.setVisible(not low)
        self.panel.set_low(low)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.file_button)
        list_panel = Panel(self.look)
        self._list_column = QVBoxLayout(list_panel)
        self._list_column.setContentsMargins(14, 14, 14, 14)
        self._list_column.setSpacing(10)
        room = QWidget()
        self._stack = QStackedLayout(room)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        self._list_column.addWidget(room, 1)
        self._list_column.addWidget(self._count)
        self._panels = QHBoxLayout()
        self._panels.setSpacing(16)
        self._panels.addWidget(list_panel, 652)
        self._panels.addWidget(self.panel, 348)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._panels, 1)

    def _fill(self, path: Path | None = None) -> None:
        """Choose the row of `path`, else the first, and tell of it."""
        self.retranslate()
        self._stack.setCurrentWidget(self.list if self.filtered.rowCount() else self._empty)
        row = self.model.row_of(path) if path else -1
        index = self.filtered.mapFromSource(self.model.index(row)) if row >= 0 else QModelIndex()
        if not index.isValid():
            index = self.filtered.index(0, 0)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, flag)
        self.panel.show_session(self.chosen, self._now)

    def _on_filter_chosen(self, filter_id: str) -> None:
        chosen = self.chosen
        self.filtered.set_filter(filter_id)
        self._fill(chosen.path if chosen else None)

    def _on_list_current_changed(self) -> None:
        self.panel.show_session(self.chosen, self._now)

    def _on_list_activated(self, index: QModelIndex) -> None:
        if self.panel.open_button.isVisibleTo(self.panel):
            self.panel.open_button.click()

    def _on_file_button_clicked(self) -> None:
        path = OpenFileDialog.ask(self, self.folder)
        if path is not None:
            self.file_requested.emit(path)
