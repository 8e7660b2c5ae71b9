"""The page of saved sessions: the list, what is looked for in it, and the chosen one."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from dicegames.models.numbers import grouped, number_text
from dicegames.models.session_details import SessionDetails, salvaged_details, session_details
from dicegames.models.session_order import FILTERS
from dicegames.models.sessions import SessionsModel
from dicegames.storage.library import SessionInfo
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_reading, order_tabs
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.search_field import SearchField
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.empty_list import EmptyList
from dicegames.ui.pages.page import Page
from dicegames.ui.pages.session_actions import SessionActions
from dicegames.ui.pages.session_list import SessionList
from dicegames.ui.pages.session_notice import SessionNotice
from dicegames.ui.pages.session_panel import SessionPanel
from dicegames.ui.sizes import PAGE_HIGH_FROM, PAGE_WIDE_FROM

translate = QCoreApplication.translate

_LIST_SHARE = 0.6  # of a wide page
_SEARCH = 13.0  # F; the least width of the search field beside the filter
_PICTURE_FROM = 54.0  # F; where the page is lower, the words beside the list need the room of the picture
_PADDING = 14  # px between the edge of a panel and what lies on it
_PANEL = 76.0  # F; the height of the panel beside a very long list
_MOST = 10_000  # stretch of what takes all the room that it can use, to the last pixel


class SessionsPage(Page):
    """Show the saved sessions, and emit what people want to do with them."""

    shown = Signal()
    left = Signal()
    open_requested = Signal(object)  # Path, as the next two
    file_requested = Signal(object)
    look_requested = Signal(object)
    rescue_requested = Signal(object)  # SessionInfo, as those below: play on in a copy of what is good
    duplicate_requested = Signal(object)
    rename_requested = Signal(object)
    export_requested = Signal(object)
    delete_requested = Signal(object)
    game_requested = Signal()  # to choose a game and begin
    undo_requested = Signal()  # take the last deletion back
    import_requested = Signal()
    folder_open_requested = Signal()
    folder_choose_requested = Signal()
    backup_requested = Signal()
    restore_requested = Signal()

    def __init__(
        self,
        look: Look,
        details: Callable[[Path], SessionDetails] = session_details,
        salvaged: Callable[[Path], SessionDetails | None] = salvaged_details,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.folder = Path.home()
        self._now = datetime.now().astimezone()
        self._to_read = 0
        self._is_low = self._is_stacked = False
        self._has_room_for_order = True
        self._problem = ""
        self.model = SessionsModel(self)
        self.commands = SessionActions(look, self)
        self._title = Text(look, "large", wrap=False)
        self.import_button = ActionButton(look, icon="export", small=True)
        self.sort = MenuButton(look)
        self.more_button = FlatButton(look, "more")
        self.more_button.set_compact(True)
        self.search = SearchField(look)
        self.filter = Segmented(look)
        self.list = SessionList(look, self.model)
        self._empty = EmptyList(look)
        self._count = Text(look, "small", "ink_soft")
        self.notice = SessionNotice(look)
        self.panel = SessionPanel(look, self.commands, details, salvaged)
        self._build()
        self._connect()
        self.retranslate()
        self.arrange()
        self.filter.set_current(FILTERS[0])
        self._choose(None)
        self._on_panel_read()

    def show_sessions(
        self, infos: Sequence[SessionInfo], now: datetime | None = None, chosen: Path | None = None
    ) -> None:
        """Show these sessions; `chosen` or else the chosen one is chosen. `now` is the local time."""
        self._now = now or datetime.now().astimezone()
        before = self.chosen
        self.model.show_sessions(infos, self._now)
        self._tell_list()
        self._choose(chosen or (before.path if before else None))
        if before is not None and self.chosen is not None and self.chosen.path == before.path:
            self.panel.show_session(self.chosen, self._now)  # its file may say something else now

    def update_sessions(self, infos: Iterable[SessionInfo], to_read: int) -> None:
        """Take what was read of some sessions meanwhile; of so many files something is still to be read."""
        self._to_read = to_read
        chosen = self.chosen
        self.model.update_sessions(infos)
        self._tell_list()
        if self.chosen is None:
            self._choose(None)
        elif self.chosen != chosen:
            self.panel.show_session(self.chosen, self._now)

    def show_problem(self, problem: str) -> None:
        """Say why the folder can't be read, "" when it can."""
        self._problem = problem
        self._tell_list()

    def choose(self, path: Path) -> None:
        """Choose a session, and list it whatever was looked for."""
        if self.model.row_of(path) < 0:
            self.search.clear()
            self.filter.set_current(FILTERS[0])
            self.model.set_filter(FILTERS[0])
            self._tell_list()
        self._choose(path)
        self.list.setFocus()

    @property
    def chosen(self) -> SessionInfo | None:
        """Return the session that is chosen."""
        return self.list.chosen

    def retranslate(self) -> None:
        """Say every word anew."""
        self._title.setText(translate("Sessions", "Sessions"))
        self.import_button.set_texts(translate("Sessions", "Import"))
        self.import_button.setToolTip(
            translate("Sessions", "Copies of the files that you choose come into the list.")
        )
        self.more_button.set_texts(translate("Sessions", "More for all sessions"))
        self.list.setAccessibleName(translate("Sessions", "Sessions"))
        self.filter.setAccessibleName(translate("Sessions", "Which ones"))
        self.search.set_words(
            translate("Sessions", "Game or name"), translate("Sessions", "Empty the search field")
        )
        self.commands.retranslate()
        self.sort.set_purpose(translate("Sessions", "Order"))
        self.sort.set_options([(sort_id, act.text(), None) for sort_id, act in self.commands.sorts.items()])
        self.sort.set_current(self.commands.sort_id)
        self.notice.retranslate()
        self.model.retranslate()
        self._tell_list()
        self.panel.retranslate()

    def arrange(self) -> None:
        """Place everything for the page's size.

        A narrow page that is high has the chosen session below the list. Where it is low, the search field is
        in the head, and what menus offer too is left out.
        """
        wide = self.width() >= PAGE_WIDE_FROM
        low = self.height() < PAGE_HIGH_FROM
        stacked = not wide and self.height() > self.width()
        margin = self.side(28 if wide else 16)
        self._column.setContentsMargins(margin, 20 if not low else 10, margin, 25 if not low else 12)
        self._column.setSpacing(12 if not low else 8)
        if low:
            self._head.insertWidget(1, self.search, _MOST)
        else:
            self._line.insertWidget(0, self.search, 1)
        list_width = (self.width() - 2 * margin) * (_LIST_SHARE if wide else 1) - 2 * _PADDING
        beside = wide and self.filter.sizeHint().width() + self.look.px(_SEARCH) <= list_width
        if beside:
            self._line.addWidget(self.filter)
        else:
            self._column.insertWidget(1, self.filter, 0, Qt.AlignmentFlag.AlignLeft)
        used = self._title.sizeHint().width() + self.import_button.sizeHint().width()
        used += self.more_button.sizeHint().width() + 4 * self._head.spacing() + 2 * margin
        self._has_room_for_order = not low and used + self.sort.sizeHint().width() <= self.width()
        direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._panels.setDirection(direction)
        shares = (652, 348) if wide else (1, 1) if stacked else (420, 272)
        for place, share in enumerate(shares):
            self._panels.setStretch(place, share)
        self._is_low, self._is_stacked = low, stacked
        self._show_parts()
        self.panel.setMaximumHeight(round(self.look.px(_PANEL)))
        has_picture = not (low or stacked) and self.height() >= self.look.px(_PICTURE_FROM)
        self.panel.set_form(is_low=low or stacked, has_picture=has_picture)
        head: list[QWidget] = [self.sort, self.import_button, self.more_button]
        if low:
            top = [self.search, *head, self.filter]
        else:
            top = [*head, *((self.search, self.filter) if beside else (self.filter, self.search))]
        order_reading((*top, *self._listed, self._beside))
        order_tabs(self, (*top, self.list, self._empty.button, self.notice, self.panel))

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the page is seen."""
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the page was left: what was done last is said no more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.notice.hide()
            self.left.emit()

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._head = inner_layout(self._column, QHBoxLayout)
        self._head.setSpacing(8)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self.sort)
        self._head.addWidget(self.import_button)
        self._head.addWidget(self.more_button)
        list_panel = Panel(self.look)
        list_column = QVBoxLayout(list_panel)
        list_column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        list_column.setSpacing(10)
        self._line = inner_layout(list_column, QHBoxLayout)
        self._line.setSpacing(10)
        room = QWidget()
        self._stack = QStackedLayout(room)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        list_column.addWidget(room, 1)
        list_column.addWidget(self.notice)
        list_column.addWidget(self._count)
        self._panels = inner_layout(self._column, QHBoxLayout, 1)
        self._panels.setSpacing(16)
        self._panels.addWidget(list_panel, 652)
        self._listed = (list_panel, room, self.notice, self._count)
        self._beside = QWidget()
        column = QVBoxLayout(self._beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.panel, _MOST)
        column.addStretch(1)
        self._panels.addWidget(self._beside, 348)

    def _connect(self) -> None:
        self.import_button.clicked.connect(self.commands.import_files.trigger)
        self.more_button.clicked.connect(self._on_more_button_clicked)
        self.search.textChanged.connect(self._on_search_text_changed)
        self._empty.wished.connect(self._on_empty_wished)
        self.search.entered.connect(self.list.setFocus)
        self.filter.chosen.connect(self._on_filter_chosen)
        self.list.activated.connect(self._on_list_activated)
        self.list.customContextMenuRequested.connect(self._on_list_context_menu_requested)
        self.list.selectionModel().currentChanged.connect(self._on_list_current_changed)
        self.notice.undo_requested.connect(self.undo_requested)
        self.panel.read.connect(self._on_panel_read)
        commands = self.commands
        commands.open.triggered.connect(self._on_open_triggered)
        commands.look.triggered.connect(self._on_look_triggered)
        commands.duplicate.triggered.connect(self._on_duplicate_triggered)
        commands.rename.triggered.connect(self._on_rename_triggered)
        commands.export.triggered.connect(self._on_export_triggered)
        commands.delete.triggered.connect(self._on_delete_triggered)
        commands.search.triggered.connect(self._on_search_triggered)
        commands.take_back.triggered.connect(self.undo_requested)
        commands.import_files.triggered.connect(self.import_requested)
        commands.open_file.triggered.connect(self._on_open_file_triggered)
        commands.open_folder.triggered.connect(self.folder_open_requested)
        commands.choose_folder.triggered.connect(self.folder_choose_requested)
        commands.backup.triggered.connect(self.backup_requested)
        commands.restore.triggered.connect(self.restore_requested)
        commands.sort_group.triggered.connect(self._on_sort_triggered)
        self.sort.chosen.connect(commands.choose_sort)

    def _tell_list(self) -> None:
        """Say how many sessions there are of each kind, and why the list is empty if it is."""
        words = {
            "all": translate("Sessions", "All {count}"),
            "open": translate("Sessions", "Open {count}"),
            "finished": translate("Sessions", "Finished {count}"),
            "damaged": translate("Sessions", "Damaged {count}"),
        }
        self.filter.set_options(
            [(key, words[key].format(count=number_text(self.model.count(key))), None) for key in FILTERS]
        )
        total = self.model.total
        count = grouped(translate("Sessions", "%n session/sessions.", None, total), total)
        if self._to_read:
            rest = translate("Sessions", "%n file/files still to be read.", None, self._to_read)
            rest = grouped(rest, self._to_read)
        else:
            rest = translate("Sessions", "Every move is saved at once.")
        self._count.setText(f"{count} {rest}")
        self._empty.tell(*self._empty_words(total))
        self._show_parts()
        is_empty = not self.model.rowCount()
        self._stack.setCurrentWidget(self._empty if is_empty else self.list)
        focus: QWidget | None = self.window().focusWidget()
        if self.isVisible() and (focus is None or not focus.isVisible()):  # it was on what is hidden now
            (self._empty.button if is_empty else self.list).setFocus()

    def _empty_words(self, total: int) -> tuple[str, str, str]:
        """Return the kind of emptiness, why nothing is listed, and what can be done about it."""
        if self._problem:
            return "problem", self._problem, translate("Sessions", "Choose another folder …")
        if not total:
            words = translate("Sessions", "No session yet. Start a game and it will be here.")
            return "none", words, translate("Sessions", "Choose a game")
        way_on = translate("Sessions", "Show all sessions")
        if not self.model.words:
            return "unfound", translate("Sessions", "No session of this kind."), way_on
        if self.model.count("all"):
            words = translate("Sessions", "“{words}” is found in sessions of another kind only.")
        else:
            words = translate("Sessions", "No session with “{words}”.")
        return "unfound", words.format(words=self.model.words), way_on

    def _show_parts(self) -> None:
        """Leave out what has no use as long as there is no session at all."""
        has_any = self.model.total > 0 and not self._problem
        for part in (self.search, self.filter):
            part.setVisible(has_any)
        self._beside.setVisible(has_any and (self.model.rowCount() > 0 or not self._is_stacked))
        self._count.setVisible(has_any and not self._is_low)
        self.sort.setVisible(has_any and self._has_room_for_order)

    def _choose(self, path: Path | None) -> None:
        """Choose the session of `path`, else what is chosen, else the first usable one, and tell of it."""
        self.list.choose(path)
        if self.chosen is None:
            self.panel.show_session(None, self._now)

    def _show_found(self, chosen: SessionInfo | None) -> None:
        """Tell of what is listed now; what was chosen stays chosen if it is among it.

        Else the first is that can be used.
        """
        self._tell_list()
        is_listed = chosen is not None and self.model.row_of(chosen.path) >= 0
        first = self.model.info(self.model.first_row) if self.model.rowCount() else None
        shown = chosen if is_listed else first
        self._choose(shown.path if shown is not None else None)
        found = self.model.rowCount()
        words = grouped(translate("Sessions", "%n session/sessions.", None, found), found)
        announce(self.list, words if found else self._empty.text())

    def _on_filter_chosen(self, filter_id: str) -> None:
        chosen = self.chosen
        self.model.set_filter(filter_id)
        self._show_found(chosen)

    def _on_search_text_changed(self, words: str) -> None:
        chosen = self.chosen
        self.model.set_words(words.strip())
        self._show_found(chosen)

    def _on_sort_triggered(self) -> None:
        self.model.set_sort(self.commands.sort_id)
        self.sort.set_current(self.commands.sort_id)
        self.list.scrollTo(self.list.currentIndex())

    def _on_list_current_changed(self) -> None:
        self.panel.show_session(self.chosen, self._now)

    def _on_list_activated(self, index: QModelIndex) -> None:
        if self.commands.open.isEnabled():
            self.commands.open.trigger()

    def _on_list_context_menu_requested(self, at: QPoint) -> None:
        is_on_row = self.list.indexAt(at).isValid()
        menu = self.commands.chosen_menu if is_on_row else self.commands.around_menu
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _on_panel_read(self) -> None:
        panel, commands = self.panel, self.commands
        is_chosen = self.chosen is not None
        commands.open.setEnabled(panel.can_open or panel.can_rescue)
        commands.look.setEnabled(panel.can_look)
        commands.duplicate.setEnabled(panel.can_copy)
        commands.rename.setEnabled(panel.can_open)
        commands.export.setEnabled(is_chosen)
        commands.delete.setEnabled(is_chosen)

    def _on_open_file_triggered(self) -> None:
        path = OpenFileDialog.ask(self, self.folder)
        if path is not None:
            self.file_requested.emit(path)

    def _on_more_button_clicked(self) -> None:
        self.commands.pop_up(self.commands.around_menu, self.more_button)

    def _on_empty_wished(self) -> None:
        if self._problem:
            self.commands.choose_folder.trigger()
        elif not self.model.total:
            self.game_requested.emit()
        else:
            if not self.model.count("all"):
                self.search.clear()
            self.filter.set_current(FILTERS[0])
            self._on_filter_chosen(FILTERS[0])
            self.list.setFocus()

    def _on_open_triggered(self) -> None:
        if self.chosen is not None and self.panel.can_open:
            self.open_requested.emit(self.chosen.path)
        elif self.chosen is not None:
            self.rescue_requested.emit(self.chosen)

    def _on_look_triggered(self) -> None:
        if self.chosen is not None:
            self.look_requested.emit(self.chosen.path)

    def _on_duplicate_triggered(self) -> None:
        if self.chosen is not None:
            self.duplicate_requested.emit(self.chosen)

    def _on_rename_triggered(self) -> None:
        if self.chosen is not None:
            self.rename_requested.emit(self.chosen)

    def _on_export_triggered(self) -> None:
        if self.chosen is not None:
            self.export_requested.emit(self.chosen)

    def _on_delete_triggered(self) -> None:
        if self.chosen is not None:
            self.delete_requested.emit(self.chosen)

    def _on_search_triggered(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()
