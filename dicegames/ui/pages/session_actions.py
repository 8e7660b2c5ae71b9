"""What can be done with saved sessions: one action each, for keys, menus and buttons alike."""

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from dicegames.models.session_order import SORTS
from dicegames.ui.controls.menu import Menu, draw_icon
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class SessionActions(QObject):
    """Own the actions of the page and its two menus; whoever can do it connects them.

    `chosen` are those about the session that is chosen, `around` those about all of them.
    """

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._with_icon: list[QAction] = []
        self.open = self._action("", "play")
        self.look = self._action("Ctrl+T", "eye")
        self.duplicate = self._action("Ctrl+D", "copy")
        self.rename = self._action("Ctrl+R", "pencil")
        self.export = self._action("Ctrl+E", "share")
        self.delete = self._action("Del", "trash")
        self.search = self._action("Ctrl+F", "search")
        self.take_back = self._action("Ctrl+Z", "undo")
        self.take_back.setEnabled(False)
        self.import_files = self._action("Ctrl+I", "export")
        self.open_file = self._action("", "folder")
        self.open_folder = self._action("", "folder")
        self.choose_folder = self._action("", "swap")
        self.backup = self._action("", "box_in")
        self.restore = self._action("", "box_out")
        self.sorts = {sort_id: self._action("", "") for sort_id in SORTS}
        self.sort_group = QActionGroup(self)
        for action in self.sorts.values():
            action.setCheckable(True)
            self.sort_group.addAction(action)
        self.sorts[SORTS[0]].setChecked(True)
        # It means the row that has the focus, not a button or the sidebar.
        self.delete.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.chosen = (self.open, self.look, self.duplicate, self.rename, self.export, self.delete)
        self.chosen_menu = Menu(look, page)
        self.chosen_menu.addActions(self.chosen)
        self.around_menu = Menu(look, page)
        self.around_menu.addActions([self.take_back, self.import_files, self.open_file])
        self.around_menu.addSeparator()
        self.around_menu.addActions([self.backup, self.restore, self.open_folder, self.choose_folder])
        self.around_menu.addSeparator()
        self.around_menu.addActions(list(self.sorts.values()))
        self.retranslate()

    def key_rows(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of the page and what they do, in words."""
        native = QKeySequence.SequenceFormat.NativeText
        rows = [(translate("SessionActions", "Enter"), self.open)]
        rows += [(action.shortcut().toString(native), action) for action in self._with_icon]
        return tuple((keys, action.text().removesuffix(" …")) for keys, action in rows if keys)

    @property
    def sort_id(self) -> str:
        """The order that is chosen, one of SORTS."""
        return next(sort_id for sort_id, action in self.sorts.items() if action.isChecked())

    def choose_sort(self, sort_id: str) -> None:
        """Choose an order. Raises: KeyError for an unknown id."""
        self.sorts[sort_id].trigger()

    def set_open_words(self, words: str, icon: str) -> None:
        """Say what opening the chosen session means."""
        self.open.setText(words)
        draw_icon(self.open, icon)

    def retranslate(self) -> None:
        """Say every word anew."""
        self.chosen_menu.setWindowTitle(translate("SessionActions", "Chosen session"))
        self.around_menu.setWindowTitle(translate("SessionActions", "All sessions"))
        self.look.setText(translate("SessionActions", "Look through"))
        self.duplicate.setText(translate("SessionActions", "Duplicate"))
        self.rename.setText(translate("SessionActions", "Rename …"))
        self.export.setText(translate("SessionActions", "Export …"))
        self.delete.setText(translate("SessionActions", "Delete"))
        self.delete.setToolTip(
            translate("SessionActions", "Deleted sessions stay in the trash for 30 days, then they are gone.")
        )
        self.search.setText(translate("SessionActions", "Search"))
        self.take_back.setText(translate("SessionActions", "Take back the deletion"))
        self.import_files.setText(translate("SessionActions", "Import …"))
        self.open_file.setText(translate("SessionActions", "Open file …"))
        self.open_file.setToolTip(
            translate("SessionActions", "You play on where the file lies. It does not come into the list.")
        )
        self.open_folder.setText(translate("SessionActions", "Open the folder"))
        self.choose_folder.setText(translate("SessionActions", "Choose another folder …"))
        self.backup.setText(translate("SessionActions", "Write backup …"))
        self.restore.setText(translate("SessionActions", "Restore backup …"))
        words = {
            "played": translate("SessionActions", "Last played first"),
            "begun": translate("SessionActions", "Last begun first"),
            "game": translate("SessionActions", "By game"),
            "length": translate("SessionActions", "Longest first"),
        }
        for sort_id, action in self.sorts.items():
            action.setText(words[sort_id])

    def pop_up(self, menu: Menu, below: QWidget) -> None:
        """Open a menu below a button, its right end below the button's."""
        left = below.width() - menu.sizeHint().width()
        menu.popup(below.mapToGlobal(QPoint(left, below.height() + 2)))

    def _action(self, key: str, icon: str) -> QAction:
        action = QAction(self._page)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if key:
            # Keys work in the whole window while the page is seen.
            action.setShortcut(QKeySequence(key))
            self._page.addAction(action)
        if icon:
            draw_icon(action, icon)
            self._with_icon.append(action)
        return action
