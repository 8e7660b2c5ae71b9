"""The main window: builds the pages, places them, and connects them to tables, settings and files.

What the start page does not need is imported and built where it is first used: the window opens sooner.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from dicegames.app.file_drop import FileDrop
from dicegames.app.files import Files
from dicegames.app.full_screen import FullScreenWindow
from dicegames.app.log_file import FILE, note
from dicegames.app.menus import Menus
from dicegames.app.open_sessions import OpenSessions
from dicegames.app.place import Place
from dicegames.app.session_lists import SessionLists, hung_words
from dicegames.app.way_back import WayBack
from dicegames.app.window_help import WindowHelp
from dicegames.engine.chance import DiceSource
from dicegames.games.catalog import GAMES
from dicegames.models.guide import never_begun
from dicegames.storage.disk import is_full
from dicegames.storage.journal import SUFFIX
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.look import Look
from dicegames.ui.pages.home import CONTINUE_CARDS, HomePage
from dicegames.ui.pages.lazy import LazyPage
from dicegames.ui.pages.shell import Shell
from dicegames.version import app_version

if TYPE_CHECKING:
    from dicegames.app.looking_through import LookingThrough
    from dicegames.app.own_rulesets import OwnRulesets
    from dicegames.app.session_pages import SessionPages
    from dicegames.app.table_host import TableHost
    from dicegames.computer.players import ComputerPlayers
    from dicegames.games.ruleset import Ruleset
    from dicegames.session.desk import MatchDesk
    from dicegames.storage.record import Header
    from dicegames.ui.doubt import Told
    from dicegames.ui.pages.new_game import NewGame, NewGamePage
    from dicegames.ui.pages.rules import RulesPage
    from dicegames.ui.pages.sessions import SessionsPage
    from dicegames.ui.pages.settings import SettingsPage
    from dicegames.ui.table.table_page import TablePage
    from dicegames.ui.table.viewer_page import ViewerPage

translate = QCoreApplication.translate

MINIMUM_SIZE = (768, 480)
QUIT_AFTER_GAME_MS = 1500


class MainWindow(FullScreenWindow):
    """Place the pages and connect them; every rule, word and picture lives elsewhere."""

    settings_changed = Signal(object)  # Settings
    reopen_requested = Signal()  # what lies on the disk may be another: a new window is to take its place

    def __init__(
        self,
        look: Look,
        store: SettingsStore,
        settings: Settings,
        place: Place,
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
        self._folders = place.folders
        self._dice = dice
        self._given_players = players
        self._pace = pace  # of this run, over that of the settings
        self._quit_after_game = quit_after_game
        self.is_attended = not quit_after_game  # else nobody is there to answer questions or read
        self.menus = Menus(look, self)
        self.home = HomePage(look)
        self.shell = Shell(look)
        self.stack = QStackedWidget()
        self._lists = SessionLists(place.folders, self)
        self._open_sessions = OpenSessions()
        self._played: Path | None = None  # to be chosen in the list
        self._file_drop = FileDrop(self)
        self.files = Files(look, place, self.menus, self, self.show_home, self.holding)
        self._quit_timer = QTimer(self, singleShot=True, interval=QUIT_AFTER_GAME_MS)
        self.help = WindowHelp(look, place.folders.log / FILE, self)
        self._build()
        self._connect()
        WayBack(self)  # it is the window's
        self.retranslate()
        self.resize(settings.window_width, settings.window_height)
        self.show_home()

    @cached_property
    def session_pages(self) -> SessionPages:
        """The page of saved sessions with what is done there."""
        from dicegames.app.session_pages import SessionPages

        pages = SessionPages(self._look, self._folders, self._lists, self)
        pages.open_requested.connect(self.open_file)
        pages.told.connect(self._tell)
        page = pages.page
        page.commands.choose_folder.setVisible(self.files.can_choose_folder)
        page.look_requested.connect(self._on_sessions_look_requested)
        page.game_requested.connect(self.show_home)
        page.folder_open_requested.connect(self.files.open_folder)
        page.folder_choose_requested.connect(self.files.choose_folder)
        page.backup_requested.connect(self.menus.backup.trigger)
        page.restore_requested.connect(self.menus.restore.trigger)
        return pages

    @property
    def sessions(self) -> SessionsPage:
        """The page of saved sessions."""
        return self.session_pages.page

    @cached_property
    def rules(self) -> RulesPage:
        """The page of rules."""
        page = self.make_rules()
        page.first_game_requested.connect(self.start_first_game)
        page.offer_first_games()
        return page

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
        page.first_game_requested.connect(self.start_first_game)
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
    def tables(self) -> TableHost:
        """What holds the open table."""
        from dicegames.app.table_host import TableHost

        tables = TableHost(
            self._look,
            self._folders,
            self.stack,
            self.menus,
            self._dice,
            self._given_players or self._new_players(),
            self._settings,
            self._pace,
            is_attended=self.is_attended,
        )
        tables.left.connect(self.show_home)
        tables.again_requested.connect(self.show_new_game)
        tables.match_ended.connect(self._on_tables_match_ended)
        tables.line_up_changed.connect(self._on_tables_line_up_changed)
        tables.told.connect(self._tell)
        return tables

    @cached_property
    def viewer(self) -> LookingThrough:
        """What holds the session that is looked through."""
        from dicegames.app.looking_through import LookingThrough

        viewer = LookingThrough(self._look, self._folders, self.stack)
        viewer.copied.connect(self.open_file)
        viewer.told.connect(self._tell)
        viewer.closed.connect(self._on_viewer_closed)
        return viewer

    @property
    def _made_tables(self) -> TableHost | None:
        """What holds the open table, None while there was none yet."""
        return self.__dict__.get("tables")

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @property
    def desk(self) -> MatchDesk | None:
        """What runs the open table, None without one."""
        return None if self._made_tables is None else self._made_tables.desk

    @property
    def table(self) -> TablePage | None:
        """The page of the open table, None without one."""
        return None if self._made_tables is None else self._made_tables.page

    @property
    def viewer_page(self) -> ViewerPage | None:
        """The page on which a session is looked through, None while there is none."""
        return self.viewer.page if "viewer" in self.__dict__ else None

    @property
    def header_in_view(self) -> Header | None:
        """What is played in the session that is seen, None without one."""
        if self.viewer_page is not None:
            return self.viewer_page.session_header
        return None if self.desk is None else self.desk.controller.table.header

    @property
    def listed_sessions(self) -> SessionsPage | None:
        """The page of saved sessions while it is seen."""
        is_seen = "session_pages" in self.__dict__ and self.session_pages.is_seen
        return self.sessions if is_seen else None

    @property
    def is_editing(self) -> bool:
        """Whether own rules are open in their editor."""
        return "own_rulesets" in self.__dict__ and self.own_rulesets.editor is not None

    @property
    def is_setting_up(self) -> bool:
        """Whether the page is seen on which a game is set up."""
        return "new_game" in self.__dict__ and self.stack.currentWidget() is self.new_game

    def show_home(self) -> bool:
        """Leave what is open and show the start page; return False when somebody stays in an editor."""
        if not self._leave_editor():
            return False
        self._close_table()
        self.shell.show_page("home")
        self._refresh_sessions()
        self.stack.setCurrentWidget(self.shell)
        self.home.tiles[0].setFocus()
        return True

    def show_new_game(self, game_id: str = GAMES[0].id) -> None:
        """Set up a game as it was set up last time."""
        if not self._leave_editor():
            return
        self._close_table()
        self.new_game.open_for(game_id, self._settings.line_ups.get(game_id), self._settings)
        self.stack.setCurrentWidget(self.new_game)
        self.new_game.start_button.setFocus()  # Enter starts
        self.own_rulesets.tell_unreadable()

    def start_game(self, new: NewGame) -> None:
        """Set up the table and begin; the line-up is remembered."""
        from dicegames.app.line_ups import remembered
        from dicegames.storage.record import current_time, new_header

        header = new_header(
            new.game_id,
            new.ruleset,
            new.seats,
            options=new.options,
            app_version=app_version(),
            created=current_time(),
        )
        self._change_settings(remembered(self._settings, header))
        self.tables.begin(header)

    def start_demo(self) -> None:
        """Let computer seats play a game."""
        from dicegames.app.line_ups import demo_game

        self.tables.begin(demo_game(app_version()))

    def start_first_game(self, game_id: str) -> None:
        """Begin the guided first game of a game."""
        from dicegames.app.line_ups import first_game

        header = first_game(game_id, app_version(), has_clock=self._settings.auto_entry > 0)
        self.tables.begin(header, guided=True)

    def open_file(self, path: Path) -> None:
        """Open a saved session to play on, or own rules to play by, or tell why that isn't possible.

        An open editor of own rules is left only for a file that can be used.
        """
        from dicegames.storage.ruleset_file import SUFFIX as RULES_SUFFIX

        if path.suffix.lower() == RULES_SUFFIX:
            self._open_ruleset(path)
        else:
            self._open_session(path)

    def tell_settings_problem(self, problem: str) -> None:
        """Tell that the settings could not be read as they were."""
        from dicegames.models.problems import settings_problem_text

        self._tell(lambda: (translate("Window", "Settings"), settings_problem_text(problem)))

    def expect_nobody(self) -> None:
        """Ask and tell nothing any more: whoever ends the program now isn't there."""
        self.is_attended = False
        if self._made_tables is not None:
            self._made_tables.expect_nobody()

    def save(self) -> None:
        """Write at once what of the open table isn't on disk yet."""
        if self._made_tables is not None:
            self._made_tables.save()

    @contextmanager
    def holding(self, reason: str) -> Iterator[None]:
        """Let the open table wait (clocks, computers) while something lies over it."""
        tables = self._made_tables
        with nullcontext() if tables is None else tables.holding(reason):
            yield

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setWindowTitle(translate("Window", "Dice Games"))
        self.menus.retranslate()
        if self._made_tables is not None:
            self._made_tables.retranslate()

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
        self._close_table()
        self._lists.shut_down()
        if "session_pages" in self.__dict__:
            self.session_pages.shut_down()
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

    def make_rules(self) -> RulesPage:
        """Return a page of rules with those that people have made."""
        from dicegames.ui.pages.rules import RulesPage

        page = RulesPage(self._look)
        page.set_own_rulesets(self.own_rulesets.rulesets)
        return page

    def _make_settings(self) -> SettingsPage:
        from dicegames.app.sound_player import multimedia_module
        from dicegames.data import licences_dir, translations_dir
        from dicegames.models.languages import known_languages
        from dicegames.ui.pages.settings import SettingsPage

        page = SettingsPage(self._look, known_languages((translations_dir(), self._folders.languages)))
        page.show_settings(self._settings)
        page.set_can_sound(multimedia_module() is not None, can_be_added=licences_dir() is None)
        page.settings_changed.connect(self._change_settings)
        self.files.show_in(page.data_folder, at_table=self.header_in_view is not None)
        return page

    def _connect(self) -> None:
        self._file_drop.dropped.connect(self._on_file_drop_dropped)
        self.files.folder_chosen.connect(self._on_files_folder_chosen)
        self.files.restored.connect(self._on_files_restored)
        self.home.game_chosen.connect(self.show_new_game)
        self.home.continue_requested.connect(self.open_file)
        self.home.first_game_requested.connect(self.start_first_game)
        self.shell.page_shown.connect(self._on_shell_page_shown)
        menus = self.menus
        self.shell.about_requested.connect(menus.about.trigger)
        menus.turn_menu.aboutToShow.connect(self._on_turn_menu_about_to_show)
        menus.turn_key_triggered.connect(self._on_turn_key_triggered)
        menus.new_game.triggered.connect(self._on_new_game_triggered)
        menus.open_file.triggered.connect(self._on_open_file_triggered)
        menus.look_through.triggered.connect(self._on_look_through_triggered)
        menus.home.triggered.connect(self.show_home)
        menus.quit.triggered.connect(self.close)
        menus.settings.triggered.connect(self._on_settings_triggered)
        self.set_full_screen_action(menus.full_screen)
        self._quit_timer.timeout.connect(self.close)
        # Queued: while its message is shown the lists look on whether the folder answers.
        self._lists.hung.connect(self._on_lists_hung, Qt.ConnectionType.QueuedConnection)
        self._lists.answered.connect(self._refresh_sessions)

    def _open_ruleset(self, path: Path) -> None:
        found = self.own_rulesets.read(path)
        if found is None or not self._leave_editor():
            return
        kept = self.own_rulesets.take(found)
        if kept is not None:
            self.show_new_game(kept.game)
            self.new_game.choose_ruleset(kept.id)

    def _open_session(self, path: Path) -> None:
        if self.tables.has_open(path):
            self.tables.show()
            return
        table = self.tables.read(path)
        if table is None:
            self._refresh_sessions()
        elif self._leave_editor():
            self.tables.open(table)
        else:
            table.journal.close()

    def _tell(self, words: Told) -> None:
        from dicegames.ui.dialogs.question import Message

        if self.is_attended:
            with self.holding("message"):
                Message.tell(self, self._look, words)

    def _close_table(self) -> None:
        if self._made_tables is not None:
            self._played = self._made_tables.open_path or self._played
            self._made_tables.close()

    def _new_players(self) -> ComputerPlayers:
        from dicegames.computer.players import ComputerPlayers
        from dicegames.computer.sheet_tables import SolverTables

        return ComputerPlayers(SolverTables(self._folders.solved, works_itself=False))

    def _leave_editor(self) -> bool:
        """Leave the editor of own rules when it is open; False when somebody wants to stay there."""
        return "own_rulesets" not in self.__dict__ or not self.is_attended or self.own_rulesets.leave()

    def _refresh_sessions(self) -> None:
        infos = self._lists.listed()
        is_waiting = self._lists.is_waiting
        self.home.show_sessions(() if is_waiting else self._open_sessions.cards(infos, CONTINUE_CARDS))
        is_known = not is_waiting and not self._lists.unlisted
        self.home.show_first_games(never_begun(info.game_id for info in infos) if is_known else ())
        if "session_pages" in self.__dict__:  # else it takes them when it is made
            self.session_pages.show_sessions(infos, self._played)
            self._played = None

    def _change_settings(self, settings: Settings) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        try:
            self._store.save(settings)
        except OSError as error:
            from dicegames.models.problems import unsaved_settings_text

            note("settings_not_saved", number=error.errno or 0)
            full = is_full(error)
            self._tell(lambda: (translate("Window", "Settings"), unsaved_settings_text(full)))
        if "settings_page" in self.__dict__:
            self.settings_page.show_settings(settings)
        if self._made_tables is not None:
            self._made_tables.use_settings(settings)
        self.settings_changed.emit(settings)

    def _on_file_drop_dropped(self, path: Path) -> None:
        is_session = path.suffix.lower() == SUFFIX
        if is_session and "session_pages" in self.__dict__ and self.session_pages.is_seen:
            self.session_pages.import_files([path])
        else:
            self.open_file(path)

    def _on_lists_hung(self) -> None:
        note("sessions_not_listed", reason="no_answer")
        is_told = "session_pages" in self.__dict__ and self.session_pages.is_seen
        if is_told or QApplication.activeModalWidget() is not None:  # which may wait for the same disk
            return
        self._tell(hung_words)

    def _on_shell_page_shown(self, page_id: str) -> None:
        if page_id == "home":
            self._refresh_sessions()
        elif page_id == "sessions":
            self.session_pages.refresh()

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

    def _on_files_folder_chosen(self, folder: str) -> None:
        self._change_settings(msgspec.structs.replace(self._settings, data_folder=folder))
        self.reopen_requested.emit()

    def _on_files_restored(self) -> None:
        self._settings = self._store.load()[0]
        self.reopen_requested.emit()

    def _on_new_game_triggered(self) -> None:
        self.show_new_game()

    def _on_open_file_triggered(self) -> None:
        from dicegames.ui.dialogs.open_file import OpenFileDialog

        with self.holding("file"):
            path = OpenFileDialog.ask(self, self._folders.sessions)
        if path is not None:
            self.open_file(path)

    def _on_settings_triggered(self) -> None:
        if self.header_in_view is None:
            self.show_page("settings")
        else:
            self.help.show_over(self._make_settings())

    def show_page(self, page_id: str) -> None:
        """Show a page of the shell, unless somebody stays in an editor."""
        if not self._leave_editor():
            return
        self.shell.show_page(page_id)
        self.stack.setCurrentWidget(self.shell)
        self.shell.item(page_id).setFocus()  # it says where one is, and Tab leads into the page

    def _on_turn_menu_about_to_show(self) -> None:
        table = self.table if self.viewer_page is None else None
        self.menus.fill_turn_menu(table.board.keys() if table is not None else ())

    def _on_turn_key_triggered(self, key: int) -> None:
        if self.table is not None and self.viewer_page is None:
            self.table.press(key)

    def _on_sessions_look_requested(self, path: Path) -> None:
        self.viewer.look_through(path)

    def _on_look_through_triggered(self) -> None:
        if self.desk is not None:
            self.viewer.show_record(self.desk.controller.table.record())

    def _on_viewer_closed(self) -> None:
        if self.table is not None:
            self.table.refocus()

    def _on_tables_line_up_changed(self, header: Header) -> None:
        from dicegames.app.line_ups import remembered

        self._change_settings(remembered(self._settings, header))

    def _on_tables_match_ended(self) -> None:
        if self._quit_after_game:
            self._quit_timer.start()
