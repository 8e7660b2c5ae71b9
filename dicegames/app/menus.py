"""The window's actions, its menu bar, and the menu behind „…“ on the table."""

import sys
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from dicegames.ui.boards.board import BoardKey
from dicegames.ui.controls.key_rows import KEY_GAP, KeyGroups, KeyRows
from dicegames.ui.controls.menu import Menu, draw_icon
from dicegames.ui.controls.menu_bar import MenuBarStyle
from dicegames.ui.dialogs.paper import IN_DIALOGS
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Menus(QObject):
    """Own every action of the window; the window connects them."""

    turn_key_triggered = Signal(int)  # a key of the board, chosen from the menu

    def __init__(self, look: Look, window: QMainWindow, platform: str = sys.platform) -> None:
        super().__init__(window)
        home_key, back_key, full_screen_key, further_key = _system_keys(platform)
        self._look = look
        self._window = window
        self._overview_name: str | None = None
        role = QAction.MenuRole
        self.new_game = self._action(QKeySequence.StandardKey.New)
        self.open_file = self._action(QKeySequence.StandardKey.Open)
        self.choose_folder = self._action("")
        self.backup = self._action("")
        self.restore = self._action("")
        self.files = (self.choose_folder, self.backup, self.restore)
        self.home = self._action(home_key)
        self.back = self._action(back_key)
        self.quit = self._action("Ctrl+Q", role.QuitRole)
        self.undo = self._action("Ctrl+Z")
        self.redo = self._action("Ctrl+Shift+Z", further="Ctrl+Y")
        self.hint = self._action("H")
        self.guide = self._action("G")
        self.pause = self._action("P")
        self.players = self._action("Ctrl+L")
        self.log = self._action("L")
        self.standing = self._action("S")
        self.overview = self._action("A")
        self.look_through = self._action("Ctrl+T")
        self.settings = self._action("Ctrl+,", role.PreferencesRole)
        self.full_screen = self._action(full_screen_key, further=further_key)
        self.full_screen.setCheckable(True)
        self.rules = self._action("F1")
        self.shortcuts = self._action("F2", further="?")
        self.about = self._action("Shift+F1", role.AboutRole)
        self.menu_bar = self._action("F10")
        for action in (self.rules, self.shortcuts, self.full_screen):
            action.setProperty(IN_DIALOGS, True)
        for action, icon in self._icons():
            draw_icon(action, icon)
        # Bar and menus that Qt makes itself lose their Python side now and then: these are ours.
        bar = QMenuBar(window)
        window.setMenuBar(bar)
        self._style = MenuBarStyle(look, bar)
        self._game_menu = Menu(look, window)
        self.turn_menu = Menu(look, window)
        self._view_menu = Menu(look, window)
        self._help_menu = Menu(look, window)
        self.table_menu = Menu(look, window)
        self._key_menus: list[Menu] = []  # of the turn menu: keys that do the same to something else
        for menu in (self._game_menu, self.turn_menu, self._view_menu, self._help_menu):
            bar.addMenu(menu)
        self._fill()
        for action in self._all():
            window.addAction(action)  # so that keys work while the menu bar is hidden
        # macOS has one place for menus, which is always there; elsewhere F10 shows the bar.
        has_place = platform == "darwin"
        bar.setVisible(has_place)
        self.menu_bar.setVisible(not has_place)
        self.menu_bar.triggered.connect(self._on_menu_bar_triggered)
        self.retranslate()
        self.set_table_open(False)

    def set_table_open(self, is_open: bool) -> None:
        """Enable what only a table can do."""
        for action in self._of_table():
            action.setEnabled(is_open)
        if not is_open:
            self.set_overview(None, False)

    def set_overview(self, name: str | None, is_possible: bool) -> None:
        """Call the overview as the open board does, "" for one without (None: no board is open)."""
        self._overview_name = name
        self.overview.setText(translate("Menus", "&All sheets") if name is None else f"&{name}")
        self.overview.setVisible(name != "")
        self.overview.setEnabled(is_possible and name != "")

    def keys(self) -> dict[str, str]:
        """Return the keys that tooltips name, by button of the header."""
        native = QKeySequence.SequenceFormat.NativeText
        named = {
            "back": self.home,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "pause": self.pause,
            "look": self.look_through,
            "log": self.log,
        }
        texts = {name: action.shortcut().toString(native) for name, action in named.items()}
        return texts

    def key_groups(self) -> KeyGroups:
        """Return the keys of the actions and what they do, in words, by the menus they stand in."""
        menus = (self._game_menu, self._view_menu, self._help_menu)
        groups = tuple((plain(menu.title()), _key_rows(menu.actions())) for menu in menus)
        if not self.menu_bar.isVisible():
            return groups
        bar_row = (translate("Menus", "Alt"), translate("Menus", "Go to the menu bar that F10 shows"))
        view = plain(self._view_menu.title())
        return tuple((title, (*rows, bar_row) if title == view else rows) for title, rows in groups)

    def dialog_key_groups(self) -> KeyGroups:
        """Return the keys that work over dialogs too."""
        menus = (self._help_menu, self._view_menu)
        return tuple(
            (
                plain(menu.title()),
                _key_rows(action for action in menu.actions() if action.property(IN_DIALOGS)),
            )
            for menu in menus
        )

    def fill_turn_menu(self, keys: tuple[BoardKey, ...]) -> None:
        """List what the keys of the open board do."""
        self.turn_menu.clear()
        for menu in self._key_menus:
            menu.deleteLater()
        self._key_menus.clear()
        for row in keys:
            if len(row.keys) == 1:
                self._add_key(self.turn_menu, row.keys[0], f"{row.meaning}\t{row.shown}")
                continue
            menu = Menu(self._look, self.turn_menu)
            menu.setTitle(row.meaning)
            self.turn_menu.addMenu(menu)
            self._key_menus.append(menu)
            for key in row.keys:
                self._add_key(menu, key, QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))

    def retranslate(self) -> None:
        """Say every word anew."""
        self._game_menu.setTitle(translate("Menus", "&Game"))
        self.turn_menu.setTitle(translate("Menus", "&Turn"))
        self._view_menu.setTitle(translate("Menus", "&View"))
        self._help_menu.setTitle(translate("Menus", "&Help"))
        self.table_menu.setWindowTitle(translate("Menus", "More"))
        if self.turn_menu.isVisible():
            self.turn_menu.aboutToShow.emit()  # what it lists is said anew
        self.new_game.setText(translate("Menus", "&New game …"))
        self.open_file.setText(translate("Menus", "&Open session …"))
        self.choose_folder.setText(translate("Menus", "Choose &data folder …"))
        self.backup.setText(translate("Menus", "Write &backup …"))
        self.restore.setText(translate("Menus", "R&estore backup …"))
        self.home.setText(translate("Menus", "&Start page"))
        self.back.setText(translate("Menus", "Ba&ck"))
        self.quit.setText(translate("Menus", "&Quit"))
        self.undo.setText(translate("Menus", "&Undo"))
        self.redo.setText(translate("Menus", "&Redo"))
        self.hint.setText(translate("Menus", "&Hint"))
        self.guide.setText(translate("Menus", "&Step by step: go on"))
        self.pause.setText(translate("Menus", "&Pause"))
        self.players.setText(translate("Menus", "Pla&yers …"))
        self.log.setText(translate("Menus", "&Log"))
        self.standing.setText(translate("Menus", "Ho&w it stands"))
        self.standing.setWhatsThis(translate("Menus", "How it stands: dice, choice, all about each player"))
        self.set_overview(self._overview_name, self.overview.isEnabled())
        self.look_through.setText(translate("Menus", "Look &through"))
        self.settings.setText(translate("Menus", "&Settings"))
        self.full_screen.setText(translate("Menus", "&Full screen"))
        self.rules.setText(translate("Menus", "&Rules of this game"))
        self.shortcuts.setText(translate("Menus", "&Keys"))
        self.about.setText(translate("Menus", "&About Dice Games"))
        self.menu_bar.setText(translate("Menus", "Show &menu bar"))

    def _add_key(self, menu: QMenu, key: Qt.Key, text: str) -> None:
        action = menu.addAction(text)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setData(int(key))
        action.triggered.connect(self._on_turn_action_triggered)

    def _action(
        self,
        keys: QKeySequence.StandardKey | str,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
        *,
        further: str = "",
    ) -> QAction:
        action = QAction(self._window)
        action.setAutoRepeat(False)  # a key that is held opens, closes and turns once
        # Explicit, so that no system guesses from the words where an entry belongs.
        action.setMenuRole(role)
        sequences = [QKeySequence(keys), QKeySequence(further)] if further else [QKeySequence(keys)]
        action.setShortcuts([sequence for sequence in sequences if not sequence.isEmpty()])
        return action

    def _all(self) -> tuple[QAction, ...]:
        return (
            self.new_game,
            self.open_file,
            *self.files,
            self.home,
            self.back,
            self.quit,
            *self._of_table(),
            self.settings,
            self.full_screen,
            self.rules,
            self.shortcuts,
            self.about,
            self.menu_bar,
        )

    def _icons(self) -> tuple[tuple[QAction, str], ...]:
        return (
            (self.new_game, "plus"),
            (self.open_file, "folder"),
            (self.choose_folder, "swap"),
            (self.backup, "box_in"),
            (self.restore, "box_out"),
            (self.home, "home"),
            (self.back, "back"),
            (self.quit, "close"),
            (self.undo, "undo"),
            (self.redo, "redo"),
            (self.hint, "bulb"),
            (self.guide, "forward"),
            (self.pause, "pause"),
            (self.players, "person"),
            (self.log, "log"),
            (self.standing, "chart"),
            (self.overview, "copy"),
            (self.look_through, "eye"),
            (self.settings, "sliders"),
            (self.full_screen, "full_screen"),
            (self.rules, "book"),
            (self.shortcuts, "keyboard"),
            (self.about, "info"),
            (self.menu_bar, "menu"),
        )

    def _of_table(self) -> tuple[QAction, ...]:
        """Return what only a table can do."""
        return (
            self.undo,
            self.redo,
            self.hint,
            self.guide,
            self.pause,
            self.players,
            self.log,
            self.standing,
            self.overview,
            self.look_through,
        )

    def _fill(self) -> None:
        for action in (self.new_game, self.open_file, self.home, self.back):
            self._game_menu.addAction(action)
        self._game_menu.addSeparator()
        for action in (self.undo, self.redo, self.hint, self.guide, self.pause, self.players):
            self._game_menu.addAction(action)
        self._game_menu.addSeparator()
        for action in self.files:
            self._game_menu.addAction(action)
        self._game_menu.addSeparator()
        self._game_menu.addAction(self.quit)
        for action in (
            self.log,
            self.standing,
            self.overview,
            self.look_through,
            self.settings,
            self.full_screen,
            self.menu_bar,
        ):
            self._view_menu.addAction(action)
        for action in (self.rules, self.shortcuts, self.about):
            self._help_menu.addAction(action)
        for action in self._of_table():
            self.table_menu.addAction(action)
        self.table_menu.addSeparator()
        for action in (self.rules, self.shortcuts, self.settings, self.full_screen):
            self.table_menu.addAction(action)
        self.table_menu.addSeparator()
        for action in (self.new_game, self.home, self.quit):
            self.table_menu.addAction(action)

    def _on_turn_action_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.turn_key_triggered.emit(action.data())

    def _on_menu_bar_triggered(self) -> None:
        bar = self._window.menuBar()
        bar.setVisible(not bar.isVisible())


def _system_keys(platform: str) -> tuple[str, str, str, str]:
    """Return the key of the start page, the one that leads back, and two for the full screen ("" for none).

    On macOS Cmd+H hides every program, Alt+Left moves in texts, and F11 moves all windows aside.
    """
    if platform == "darwin":
        return "Ctrl+Shift+H", "Ctrl+[", "Ctrl+Meta+F", "F11"
    return "Ctrl+H", "Alt+Left", "F11", ""


def _key_rows(actions: Iterable[QAction]) -> KeyRows:
    native = QKeySequence.SequenceFormat.NativeText
    return tuple(
        (
            KEY_GAP.join(keys.toString(native) for keys in action.shortcuts()),
            action.whatsThis() or plain(action.text()),
        )
        for action in actions
        if action.shortcuts() and action.isVisible()
    )


def plain(text: str) -> str:
    """Return a menu entry's words without its mark and dots."""
    return text.replace("&", "").removesuffix(" …")
