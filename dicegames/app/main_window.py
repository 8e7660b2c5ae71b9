"""The main window: builds the pages, places them, and connects them to tables, settings and files.

What the start page does not need is imported and built where it is first used: the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QDesktopServices
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from dicegames.app.best_results import BestResults
from dicegames.app.file_drop import FileDrop
from dicegames.app.menus import Menus
from dicegames.app.open_sessions import is_same_file, session_cards
from dicegames.engine.chance import DiceSource
from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import GAMES, game_info
from dicegames.storage.directories import Directories
from dicegames.storage.journal import JournalError
from dicegames.storage.library import list_sessions
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.look import Look
from dicegames.ui.pages.home import CONTINUE_CARDS, HomePage
from dicegames.ui.pages.lazy import LazyPage
from dicegames.ui.pages.shell import Shell
from dicegames.version import app_version

if TYPE_CHECKING:
    from dicegames.app.own_rulesets import OwnRulesets
    from dicegames.computer.players import ComputerPlayers
    from dicegames.games.ruleset import Ruleset
    from dicegames.session.desk import MatchDesk
    from dicegames.session.rematch import Rematch
    from dicegames.session.table import Table
    from dicegames.storage.record import Header
    from dicegames.ui.pages.new_game import NewGame, NewGamePage
    from dicegames.ui.pages.rules import RulesPage
    from dicegames.ui.pages.sessions import SessionsPage
    from dicegames.ui.pages.settings import SettingsPage
    from dicegames.ui.table.table_page import TablePage

translate = QCoreApplication.translate

MINIMUM_SIZE = (768, 480)
QUIT_AFTER_GAME_MS = 1500


class MainWindow(QMainWindow):
    """Place the pages and connect them; every rule, word and picture lives elsewhere."""

    settings_changed = Signal(object)  # Settings

    def __init__(
        self,
        look: Look,
        store: SettingsStore,
        settings: Settings,
        folders: Directories,
        dice: DiceSource,
        *,
        players: ComputerPlayers | None = None,
        pace: str | None = None,
        quit_after_game: bool = False,
    ) -> None:
        super().__init__()
        self._look = look
        self._store = store
        self._settings = settings
        self._folders = folders
        self._dice = dice
        self._given_players = players
        self._best_results = BestResults(folders)
        self._pace = pace  # of this run, over that of the settings
        self._quit_after_game = quit_after_game
        self._desk: MatchDesk | None = None
        self.table: TablePage | None = None
        self.menus = Menus(look, self)
        self.home = HomePage(look)
        self.shell = Shell(look)
        self.stack = QStackedWidget()
        self._file_drop = FileDrop(self)
        self._quit_timer = QTimer(self, singleShot=True, interval=QUIT_AFTER_GAME_MS)
        self._build()
        self._connect()
        self.retranslate()
        self.resize(settings.window_width, settings.window_height)
        self.show_home()

    @cached_property
    def sessions(self) -> SessionsPage:
        """The page of saved sessions."""
        from dicegames.ui.pages.sessions import SessionsPage

        page = SessionsPage(self._look)
        page.folder = self._folders.sessions
        page.open_requested.connect(self.open_file)
        page.file_requested.connect(self.open_file)
        page.show_sessions(list_sessions(self._folders.sessions))
        return page

    @cached_property
    def rules(self) -> RulesPage:
        """The page of rules."""
        return self._make_rules()

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The page of settings."""
        return self._make_settings()

    @cached_property
    def new_game(self) -> NewGamePage:
        """The page on which a game is set up."""
        from dicegames.ui.pages.new_game import NewGamePage

        page = NewGamePage(self._look)
        page.set_own_rulesets(self.own_rulesets.rulesets)
        page.start_requested.connect(self.start_game)
        page.edit_requested.connect(self.own_rulesets.edit)
        page.copy_requested.connect(self.own_rulesets.copy)
        page.back_requested.connect(self.show_home)
        self.stack.addWidget(page)
        return page

    @cached_property
    def own_rulesets(self) -> OwnRulesets:
        """The rules that people have made, and their editor."""
        from dicegames.app.own_rulesets import OwnRulesets

        own = OwnRulesets(self._look, self._folders.rulesets, self.stack)
        own.changed.connect(self._on_own_rulesets_changed)
        own.left.connect(self._on_own_rulesets_left)
        own.told.connect(self._tell)
        return own

    @cached_property
    def _players(self) -> ComputerPlayers:
        if self._given_players is not None:
            return self._given_players
        from dicegames.computer.players import ComputerPlayers
        from dicegames.computer.sheet_tables import SolverTables

        return ComputerPlayers(SolverTables(self._folders.solved, works_itself=False))

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @property
    def desk(self) -> MatchDesk | None:
        """What runs the open table, None without one."""
        return self._desk

    def show_home(self) -> None:
        """Leave what is open and show the start page."""
        if not self._leave_editor():
            return
        self._leave_table()
        self.shell.show_page("home")
        self._refresh_sessions()
        self.stack.setCurrentWidget(self.shell)
        self.home.tiles[0].setFocus()

    def show_new_game(self, game_id: str = GAMES[0].id) -> None:
        """Set up a game as it was set up last time."""
        if not self._leave_editor():
            return
        self._leave_table()
        self.new_game.open_for(game_id, self._settings.line_ups.get(game_id), self._settings)
        self.stack.setCurrentWidget(self.new_game)
        self.new_game.start_button.setFocus()  # Enter starts
        self.own_rulesets.tell_unreadable()

    def start_game(self, new: NewGame) -> None:
        """Set up the table and begin; the line-up is remembered."""
        from dicegames.app.line_ups import remembered
        from dicegames.storage.record import current_time, new_header

        self._change_settings(remembered(self._settings, new))
        header = new_header(
            new.game_id,
            new.ruleset,
            new.seats,
            options=new.options,
            app_version=app_version(),
            created=current_time(),
        )
        self._begin(header)

    def start_demo(self) -> None:
        """Let computer seats play a game."""
        from dicegames.app.line_ups import demo_game

        self._begin(demo_game(app_version()))

    def open_file(self, path: Path) -> None:
        """Open a saved session to play on, or own rules to play by, or tell why that isn't possible.

        An open editor of own rules is left only for a file that can be used.
        """
        from dicegames.storage.ruleset_file import SUFFIX

        if path.suffix.lower() == SUFFIX:
            self._open_ruleset(path)
        else:
            self._open_session(path)

    def tell_settings_problem(self, problem: str) -> None:
        """Tell that the settings could not be read as they were."""
        texts = {
            "settings_partly": translate(
                "Window", "Some settings could not be read and are back to their defaults."
            ),
            "settings_restored": translate(
                "Window",
                "The settings could not be read. Those from before are used. The old file was put aside.",
            ),
            "settings_unreadable": translate(
                "Window", "The settings could not be read. The defaults are used; the file was put aside."
            ),
        }
        self._tell(translate("Window", "Settings"), texts[problem])

    @contextmanager
    def holding(self, reason: str) -> Iterator[None]:
        """Let the open table wait (clocks, computers) while something lies over it."""
        desk = self._desk
        if desk is not None:
            desk.controller.hold(reason)
        try:
            yield
        finally:
            if desk is not None and desk is self._desk:
                desk.controller.release(reason)

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setWindowTitle(translate("Window", "Dice Games"))
        self.menus.retranslate()
        self._on_page_state_shown()
        if self.table is not None:
            self.table.set_keys(self.menus.keys())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self._look.refresh_font()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leave_editor():
            event.ignore()
            return
        self._leave_table()
        if not (self.isFullScreen() or self.isMaximized()):
            size = self.size()
            self._change_settings(
                msgspec.structs.replace(
                    self._settings, window_width=size.width(), window_height=size.height()
                )
            )
        super().closeEvent(event)

    def _build(self) -> None:
        self.shell.add_page("home", "home", self.home)
        self.shell.add_page("sessions", "folder", LazyPage(self._page_of_sessions))
        self.shell.add_page("rules", "book", LazyPage(self._page_of_rules))
        self.shell.add_page("settings", "sliders", LazyPage(self._page_of_settings))
        self.stack.addWidget(self.shell)
        self.setCentralWidget(self.stack)
        self.setMinimumSize(*MINIMUM_SIZE)

    def _page_of_sessions(self) -> QWidget:
        return self.sessions

    def _page_of_rules(self) -> QWidget:
        return self.rules

    def _page_of_settings(self) -> QWidget:
        return self.settings_page

    def _make_rules(self) -> RulesPage:
        from dicegames.ui.pages.rules import RulesPage

        page = RulesPage(self._look)
        page.set_own_rulesets(self.own_rulesets.rulesets)
        return page

    def _make_settings(self) -> SettingsPage:
        from dicegames.ui.pages.settings import SettingsPage

        page = SettingsPage(self._look)
        page.show_settings(self._settings)
        page.settings_changed.connect(self._change_settings)
        page.data_folder_requested.connect(self._on_settings_page_data_folder_requested)
        return page

    def _connect(self) -> None:
        self._file_drop.dropped.connect(self._on_file_drop_dropped)
        self.home.game_chosen.connect(self.show_new_game)
        self.home.continue_requested.connect(self.open_file)
        self.shell.about_requested.connect(self._on_about_requested)
        self.shell.page_shown.connect(self._on_shell_page_shown)
        menus = self.menus
        menus.turn_menu.aboutToShow.connect(self._on_turn_menu_about_to_show)
        menus.turn_key_triggered.connect(self._on_turn_key_triggered)
        menus.new_game.triggered.connect(self._on_new_game_triggered)
        menus.open_file.triggered.connect(self._on_open_file_triggered)
        menus.home.triggered.connect(self.show_home)
        menus.quit.triggered.connect(self.close)
        menus.undo.triggered.connect(self._on_undo_triggered)
        menus.redo.triggered.connect(self._on_redo_triggered)
        menus.hint.triggered.connect(self._on_hint_triggered)
        menus.pause.triggered.connect(self._on_pause_triggered)
        menus.log.triggered.connect(self._on_log_triggered)
        menus.overview.triggered.connect(self._on_overview_triggered)
        menus.settings.triggered.connect(self._on_settings_triggered)
        menus.full_screen.triggered.connect(self._on_full_screen_triggered)
        menus.rules.triggered.connect(self._on_rules_triggered)
        menus.shortcuts.triggered.connect(self._on_shortcuts_triggered)
        menus.about.triggered.connect(self._on_about_requested)
        self._quit_timer.timeout.connect(self.close)

    def _open_ruleset(self, path: Path) -> None:
        found = self.own_rulesets.read(path)
        if found is None or not self._leave_editor():
            return
        kept = self.own_rulesets.take(found)
        if kept is not None:
            self.show_new_game(kept.game)
            self.new_game.choose_ruleset(kept.id)

    def _open_session(self, path: Path) -> None:
        from dicegames.models.problems import record_problem_text
        from dicegames.session.table import open_table

        if self._desk is not None and is_same_file(path, self._desk.controller.table.journal.path):
            return  # it is what is seen
        try:
            table = open_table(path)
        except (InvalidRecordError, JournalError) as error:
            line = error.line if isinstance(error, InvalidRecordError) else 0
            title = translate("Window", "This session cannot be opened")
            self._tell(title, record_problem_text(error.reason, line))
            self._refresh_sessions()
            return
        if self._leave_editor():
            self._open(table)
        else:
            table.journal.close()

    def _begin(self, header: Header, *, roll: bool = False) -> None:
        from dicegames.models.problems import record_problem_text
        from dicegames.session.table import create_table

        try:
            table = create_table(self._folders.sessions, header)
        except JournalError as error:
            title = translate("Window", "The game cannot be saved")
            self._tell(title, record_problem_text(error.reason))
            return
        self._open(table, roll=roll)

    def _tell(self, title: str, text: str) -> None:
        from dicegames.ui.dialogs.question import Message

        with self.holding("message"):
            Message.tell(self, self._look, title, text)

    def _open(self, table: Table, *, roll: bool = False) -> None:
        from dicegames.session.desk import MatchDesk
        from dicegames.ui.table.table_page import TablePage

        self._leave_table()
        desk = MatchDesk(
            table,
            self._dice,
            self._pace or self._settings.pace,
            QAccessible.isActive,
            self._players,
            parent=self,
        )
        page = TablePage(
            self._look,
            desk,
            keys=self.menus.keys(),
            menu=self.menus.table_menu,
        )
        page.set_confirm_zero(self._settings.confirm_zero)
        page.set_tutor(self._settings.tutor)
        page.set_show_keys(self._settings.show_keys)
        page.back_requested.connect(self.show_home)
        page.again_requested.connect(self._on_page_again_requested)
        page.rematch_requested.connect(self._on_page_rematch_requested)
        page.state_shown.connect(self._on_page_state_shown)
        desk.controller.match_ended.connect(self._on_controller_match_ended)
        self._desk, self.table = desk, page
        self._show_best()
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.start(roll=roll)

    def _leave_table(self) -> None:
        """Close the session of the open table; it is on disk up to its last step."""
        desk, page = self._desk, self.table
        if desk is None or page is None:
            return
        self._desk = self.table = None
        saved = desk.shut_down()
        self.stack.removeWidget(page)
        page.hide()
        page.deleteLater()
        desk.deleteLater()
        self.menus.set_table_open(False)
        if not saved:
            title = translate("Window", "The last moves are not saved")
            text = translate("Window", "They could not be written to the disk. Everything before is saved.")
            self._tell(title, text)

    def _leave_editor(self) -> bool:
        """Leave the editor of own rules when it is open; False when somebody wants to stay there."""
        return "own_rulesets" not in self.__dict__ or self.own_rulesets.leave()

    def _refresh_sessions(self) -> None:
        infos = list_sessions(self._folders.sessions)
        self.home.show_sessions(session_cards(infos, CONTINUE_CARDS))
        if "sessions" in self.__dict__:  # else it takes them when it is made
            self.sessions.show_sessions(infos)

    def _change_settings(self, settings: Settings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        try:
            self._store.save(settings)
        except OSError:
            title = translate("Window", "Settings")
            text = translate("Window", "The settings could not be saved. They hold until you quit.")
            self._tell(title, text)
        if "settings_page" in self.__dict__:
            self.settings_page.show_settings(settings)
        if self._desk is not None and self.table is not None:
            self._desk.computer_seats.set_pace(self._pace or settings.pace)
            self.table.set_confirm_zero(settings.confirm_zero)
            self.table.set_tutor(settings.tutor)
            self.table.set_show_keys(settings.show_keys)
        self.settings_changed.emit(settings)

    def _on_file_drop_dropped(self, path: Path) -> None:
        self.open_file(path)

    def _on_shell_page_shown(self, page_id: str) -> None:
        if page_id in ("home", "sessions"):
            self._refresh_sessions()

    def _on_own_rulesets_changed(self, rulesets: tuple[Ruleset, ...]) -> None:
        if "new_game" in self.__dict__:
            self.new_game.set_own_rulesets(rulesets)
        if "rules" in self.__dict__:
            self.rules.set_own_rulesets(rulesets)

    def _on_own_rulesets_left(self, ruleset_id: str) -> None:
        if ruleset_id:
            self.new_game.choose_ruleset(ruleset_id)
        self.stack.setCurrentWidget(self.new_game)
        self.new_game.start_button.setFocus()

    def _on_settings_page_data_folder_requested(self) -> None:
        self._folders.sessions.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folders.sessions)))

    def _on_about_requested(self) -> None:
        from dicegames.ui.dialogs.about import AboutDialog

        with self.holding("about"):
            AboutDialog.show_over(self, self._look, app_version())

    def _on_new_game_triggered(self) -> None:
        self.show_new_game()

    def _on_open_file_triggered(self) -> None:
        from dicegames.ui.dialogs.open_file import OpenFileDialog

        with self.holding("file"):
            path = OpenFileDialog.ask(self, self._folders.sessions)
        if path is not None:
            self.open_file(path)

    def _on_undo_triggered(self) -> None:
        if self.table is not None:
            self.table.undo()

    def _on_redo_triggered(self) -> None:
        if self.table is not None:
            self.table.redo()

    def _on_hint_triggered(self) -> None:
        if self.table is not None:
            self.table.hint()

    def _on_pause_triggered(self) -> None:
        if self.table is not None:
            self.table.pause()

    def _on_log_triggered(self) -> None:
        if self.table is not None:
            self.table.show_log()

    def _on_overview_triggered(self) -> None:
        if self.table is not None:
            self.table.show_overview()

    def _on_settings_triggered(self) -> None:
        if self._desk is None:
            self._show_page("settings")
            return
        self._show_over_table(self._make_settings())

    def _on_rules_triggered(self) -> None:
        if self._desk is None:
            self._show_page("rules")
            return
        header = self._desk.controller.table.header
        page = self._make_rules()
        page.show_ruleset(game_info(header.game_id).decode_ruleset(header.ruleset))
        self._show_over_table(page)

    def _show_page(self, page_id: str) -> None:
        if not self._leave_editor():
            return
        self.shell.show_page(page_id)
        self.stack.setCurrentWidget(self.shell)

    def _show_over_table(self, page: QWidget) -> None:
        from dicegames.ui.dialogs.page_dialog import PageDialog

        with self.holding("page"):
            PageDialog.show_over(self._look, self, page)
        if self.table is not None:
            self.table.refocus()

    def _on_full_screen_triggered(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _on_shortcuts_triggered(self) -> None:
        from dicegames.ui.dialogs.shortcuts import ShortcutsDialog

        with self.holding("keys"):
            ShortcutsDialog.show_over(self, self._look, self._key_rows)

    def _key_rows(self) -> tuple[tuple[str, str], ...]:
        """Return every key and what it does: those of the board, then those of the window."""
        from dicegames.ui.boards.catalog import BOARDS

        game_id = self._desk.controller.match.game.id if self._desk is not None else next(iter(BOARDS))
        board_keys = BOARDS[game_id].keys
        return tuple((key.shown, key.meaning) for key in board_keys()) + self.menus.key_rows()

    def _on_turn_menu_about_to_show(self) -> None:
        self.menus.fill_turn_menu(self.table.board.keys() if self.table is not None else ())

    def _on_turn_key_triggered(self, key: int) -> None:
        if self.table is not None:
            self.table.press(key)

    def _on_page_again_requested(self) -> None:
        if self._desk is not None:
            self.show_new_game(self._desk.controller.match.game.id)

    def _on_page_rematch_requested(self, rematch: Rematch) -> None:
        if self._desk is not None:
            from dicegames.app.line_ups import rematch_of

            header = self._desk.controller.table.header
            self._begin(rematch_of(header, rematch.first_seat, app_version()), roll=rematch.rolls)

    def _on_page_state_shown(self) -> None:
        page = self.table
        if page is not None:
            self.menus.undo.setEnabled(page.can_undo)
            self.menus.redo.setEnabled(page.can_redo)
            self.menus.hint.setEnabled(page.can_hint)
            self.menus.pause.setEnabled(page.can_pause)
            self.menus.log.setEnabled(True)
            self.menus.set_overview(page.board.overview_name(), page.board.has_overview)

    def _show_best(self) -> None:
        """Put the result of a match that ended against the clock into its list, and show the list."""
        if self._desk is None or self.table is None:
            return
        table = self._desk.controller.table
        if not self._best_results.keep(table):
            title = translate("Window", "Best results")
            text = translate("Window", "The best results could not be saved. They hold until you quit.")
            self._tell(title, text)
        self.table.set_best(self._best_results.of(table))

    def _on_controller_match_ended(self) -> None:
        self._show_best()
        if self._quit_after_game:
            self._quit_timer.start()
