"""The table that is open in the window: set up or opened from a file, kept running, and taken down."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QStackedWidget

from dicegames.app.best_results import BestResults
from dicegames.app.last_moves import save_elsewhere
from dicegames.app.line_ups import rematch_of
from dicegames.app.log_file import note
from dicegames.app.menus import Menus
from dicegames.app.patience import wait_for_disk
from dicegames.app.refusals import refusal
from dicegames.app.sharing import share
from dicegames.app.sound_player import SoundPlayer
from dicegames.app.table_sounds import TableSounds
from dicegames.app.waiting import StoppedError
from dicegames.computer.players import ComputerPlayers
from dicegames.data import resources_dir
from dicegames.engine.chance import DiceSource
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.engine.resign import Resign
from dicegames.models.problems import best_problem_text
from dicegames.session.controller import MatchController
from dicegames.session.desk import MatchDesk
from dicegames.session.line_up import line_up_rules, table_with
from dicegames.session.rematch import Rematch
from dicegames.session.table import Table, create_table, open_table
from dicegames.storage.directories import Directories
from dicegames.storage.journal import JournalError
from dicegames.storage.record import Header, current_time
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.line_up_dialog import LineUpChange
from dicegames.ui.look import Look
from dicegames.ui.table.table_page import TablePage
from dicegames.version import app_version

translate = QCoreApplication.translate


class TableHost(QObject):
    """Hold one table at a time, show its page in `stack`, and let settings and menus reach it."""

    left = Signal()  # the person wants to go home
    again_requested = Signal(str)  # the game's id
    match_ended = Signal()
    line_up_changed = Signal(object)  # the Header with who plays, changed before anybody rolled
    told = Signal(object)  # Told on what did not work

    def __init__(
        self,
        look: Look,
        folders: Directories,
        stack: QStackedWidget,
        menus: Menus,
        dice: DiceSource,
        players: ComputerPlayers,
        settings: Settings,
        pace: str | None = None,
        *,
        is_attended: bool = True,
    ) -> None:
        super().__init__(stack)
        self._look = look
        self._sessions = folders.sessions
        self._stack = stack
        self._menus = menus
        self._dice = dice
        self._players = players
        self._settings = settings
        self._pace = pace  # of this run, over that of the settings
        self._is_attended = is_attended  # else nobody answers questions
        self._best_results = BestResults(folders)
        self._sounds = SoundPlayer(resources_dir() / "sounds", self)
        self._saving_problem = ""
        self.desk: MatchDesk | None = None
        self.page: TablePage | None = None
        stack.currentChanged.connect(self._on_stack_current_changed)
        menus.undo.triggered.connect(self._on_undo_triggered)
        menus.redo.triggered.connect(self._on_redo_triggered)
        menus.hint.triggered.connect(self._on_hint_triggered)
        menus.guide.triggered.connect(self._on_guide_triggered)
        menus.pause.triggered.connect(self._on_pause_triggered)
        menus.players.triggered.connect(self._on_players_triggered)
        menus.log.triggered.connect(self._on_log_triggered)
        menus.standing.triggered.connect(self._on_standing_triggered)
        menus.overview.triggered.connect(self._on_overview_triggered)

    def use_settings(self, settings: Settings) -> None:
        """Let the settings hold from now on, at the open table too."""
        seconds = settings.auto_entry
        if self.desk is not None and seconds != self._settings.auto_entry:
            self.desk.set_auto_entry(seconds)
        self._settings = settings
        self._sounds.set_volume(settings.volume)
        if self.desk is not None and self.page is not None:
            self.desk.computer_seats.set_pace(self._pace or settings.pace)
            self.page.set_confirm_zero(settings.confirm_zero)
            self.page.set_tutor(settings.tutor)
            self.page.set_show_keys(settings.show_keys)

    def expect_nobody(self) -> None:
        """Ask nothing any more: nobody is there to answer."""
        self._is_attended = False

    def save(self) -> None:
        """Write at once what of the open table isn't on disk yet."""
        if self.desk is not None:
            self.desk.controller.saver.save()

    def retranslate(self) -> None:
        """Say anew what the window says of the open table."""
        if self.page is not None:
            self.page.set_keys(self._menus.keys())
            self._show_in_menus()

    @property
    def open_path(self) -> Path | None:
        """The file of the open table."""
        return None if self.desk is None else self.desk.controller.table.journal.path

    def has_open(self, path: Path) -> bool:
        """Return whether the file is that of the open table."""
        return self.open_path is not None and _is_same_file(path, self.open_path)

    def show(self) -> None:
        """Show the open table again, after something that was laid over it."""
        if self.page is not None:
            self._stack.setCurrentWidget(self.page)

    def read(self, path: Path) -> Table | None:
        """Return the table of a saved session; None after telling why it can't be opened.

        Nor is it when somebody does not want to wait for its disk any longer.
        """
        try:
            return wait_for_disk(self._look, self._stack, partial(open_table, path), _give_back)
        except StoppedError:
            note("session_not_opened", reason="no_answer")
            return None
        except (InvalidRecordError, JournalError) as error:
            line = error.line if isinstance(error, InvalidRecordError) else 0
            note("session_not_opened", reason=error.reason, line=line)
            self.told.emit(refusal(lambda: translate("Window", "This session cannot be opened"), error))
            return None

    def begin(self, header: Header, *, roll: bool = False, guided: bool = False) -> None:
        """Set up a new table instead of the open one.

        `roll` makes its first roll at once, `guided` opens the guide of a first game. There is none
        when somebody does not want to wait for the disk any longer.
        """
        table = self._set_up(partial(create_table, self._sessions, header))
        if table is not None:
            self.open(table, roll=roll, guided=guided)

    def open(self, table: Table, *, roll: bool = False, guided: bool = False) -> None:
        """Show this table instead of the open one, and let it run; `guided` opens its guide before."""
        self.close()
        pace = self._pace or self._settings.pace
        desk = MatchDesk(table, self._dice, pace, QAccessible.isActive, self._players, parent=self)
        if guided:
            desk.controller.set_guided(True)
        page = TablePage(self._look, desk, keys=self._menus.keys(), menu=self._menus.table_menu)
        TableSounds(desk.controller, self._sounds, parent=desk)  # after the page: see there
        page.back_requested.connect(self.left)
        page.again_requested.connect(self._on_page_again_requested)
        page.look_requested.connect(self._menus.look_through.trigger)
        page.share_requested.connect(self._on_page_share_requested)
        page.rematch_requested.connect(self._on_page_rematch_requested)
        page.state_shown.connect(self._on_page_state_shown)
        desk.controller.match_ended.connect(self._on_controller_match_ended)
        desk.controller.saving_failed.connect(self._on_controller_saving_failed)
        desk.controller.saving_resumed.connect(self._on_controller_saving_resumed)
        desk.controller.session_moved.connect(self._on_controller_session_moved)
        self._saving_problem = ""
        if desk.controller.saver.problem is not None:
            self._on_controller_saving_failed(desk.controller.saver.problem)
        self.desk, self.page = desk, page
        if table.reopened and not self._settings.auto_entry:
            desk.set_auto_entry(0)  # whoever is hurried by it has switched it off since
        self.use_settings(self._settings)
        self._show_best()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        note("table_opened", game=table.header.game_id, entries=len(table.times))
        page.start(roll=roll)
        problem = self._best_results.take_problem()
        if problem is not None:
            note("best_results_problem", reason=problem)
            self.told.emit(partial(_best_words, problem))

    def close(self) -> None:
        """Close the session of the open table; what isn't on disk by then may go somewhere else."""
        desk, page = self.desk, self.page
        if desk is None or page is None:
            return
        page.close_what_asks()  # a question outlives neither its table nor what it asks about
        self.desk = self.page = None
        saved = desk.shut_down()
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()
        desk.deleteLater()
        self._menus.set_table_open(False)
        if not saved:
            is_copied = save_elsewhere(self._stack, self._look, desk.controller, self._is_anybody_there)
            note("moves_copied" if is_copied else "moves_lost")

    @contextmanager
    def holding(self, reason: str) -> Iterator[None]:
        """Let the open table wait (clocks, computers) while something lies over it."""
        desk = self.desk
        if desk is not None:
            desk.controller.hold(reason)
        try:
            yield
        finally:
            if desk is not None and desk is self.desk:
                desk.controller.release(reason)

    def _change_players(self, controller: MatchController, change: LineUpChange) -> None:
        """Let others sit at the table; until somebody has decided something they are the new line-up."""
        table = controller.table
        is_open = line_up_rules(table).is_open
        if len(change.seats) != len(table.match.seats):
            self._begin_anew(table, change.seats)
        elif change.seats != table.match.seats:
            controller.reseat(change.seats)
        if change.resigning is not None:
            controller.act(Resign(change.resigning))
        if is_open and not table.has_guide and self.desk is not None:
            self.line_up_changed.emit(self.desk.controller.table.last_header)

    def _begin_anew(self, table: Table, seats: tuple[Seat, ...]) -> None:
        """Set up the table for another number of players, instead of the one at which nobody has begun."""
        following = self._set_up(
            partial(table_with, table, seats, self._sessions, app_version(), current_time())
        )
        if following is None:
            return
        self.open(following, guided=table.is_guided)
        is_own = _is_same_file(table.journal.path.parent, self._sessions)  # others are kept where they lie
        if is_own and following.problem is None:
            with suppress(OSError):  # then it stays as a game that nobody has begun
                table.journal.path.unlink()

    def _set_up(self, work: Callable[[], Table]) -> Table | None:
        try:
            return wait_for_disk(self._look, self._stack, work, _forget)
        except StoppedError:
            note("session_not_begun", reason="no_answer")
            return None

    def _is_anybody_there(self) -> bool:
        return self._is_attended

    def _show_in_menus(self) -> None:
        """Let the menus offer what the open table can do now, if it is what is seen."""
        page, menus = self.page, self._menus
        if page is None or self._stack.currentWidget() is not page:
            return
        menus.undo.setEnabled(page.can_undo)
        menus.redo.setEnabled(page.can_redo)
        menus.hint.setEnabled(page.can_hint)
        menus.guide.setEnabled(page.guides.is_possible)
        menus.pause.setEnabled(page.can_pause)
        menus.players.setEnabled(page.can_pause)
        menus.log.setEnabled(True)
        menus.standing.setEnabled(page.can_pause)
        menus.look_through.setEnabled(True)
        menus.set_overview(page.board.overview_name(), page.board.has_overview)

    def _show_best(self) -> None:
        """Put the result of a match that ended against the clock into its list, and show the list."""
        if self.desk is None or self.page is None:
            return
        table = self.desk.controller.table
        if not self._best_results.keep(table):
            note("best_results_not_saved")
            # Of a newer version's file that is no news; of another one it says all that counts now.
            is_newer = self._best_results.take_problem() == "best_newer"
            self.told.emit(partial(_best_words, "best_newer") if is_newer else _unsaved_best_words)
        self.page.set_best(self._best_results.of(table))

    def _on_stack_current_changed(self) -> None:
        if self.page is not None and self._stack.currentWidget() is not self.page:
            self._menus.set_table_open(False)  # something lies over it
        self._show_in_menus()

    def _on_undo_triggered(self) -> None:
        if self.page is not None:
            self.page.undo()

    def _on_redo_triggered(self) -> None:
        if self.page is not None:
            self.page.redo()

    def _on_hint_triggered(self) -> None:
        if self.page is not None:
            self.page.hint()

    def _on_guide_triggered(self) -> None:
        if self.page is not None and not self.page.is_covered:
            self.page.guides.go_on()

    def _on_pause_triggered(self) -> None:
        if self.page is not None:
            self.page.pause()

    def _on_players_triggered(self) -> None:
        desk, page = self.desk, self.page
        if desk is None or page is None:
            return
        with self.holding("players"):
            change = page.change_players()
            if change is not None and desk is self.desk:
                self._change_players(desk.controller, change)
        if self.page is not None:
            self.page.refocus()

    def _on_log_triggered(self) -> None:
        if self.page is not None:
            self.page.show_log()

    def _on_standing_triggered(self) -> None:
        if self.page is not None:
            self.page.tell_standing()

    def _on_overview_triggered(self) -> None:
        if self.page is not None:
            self.page.show_overview()

    def _on_page_again_requested(self) -> None:
        if self.desk is not None:
            self.again_requested.emit(self.desk.controller.match.game.id)

    def _on_page_rematch_requested(self, rematch: Rematch) -> None:
        if self.desk is not None:
            header = self.desk.controller.table.last_header
            self.begin(rematch_of(header, rematch.first_seat, app_version()), roll=rematch.rolls)

    def _on_page_share_requested(self) -> None:
        desk, page = self.desk, self.page
        if desk is None or page is None:
            return
        try:
            target = share(page, desk.controller.table)
        except JournalError as error:
            self.told.emit(refusal(lambda: translate("Window", "This session cannot be exported"), error))
            return
        if target is not None and page is self.page:
            page.result.tell_shared(target.name)

    def _on_page_state_shown(self) -> None:
        self._show_in_menus()

    def _on_controller_saving_failed(self, reason: str) -> None:
        if reason != self._saving_problem:  # it is tried every few seconds
            note("saving_failed", reason=reason)
        self._saving_problem = reason

    def _on_controller_saving_resumed(self) -> None:
        note("saving_resumed")
        self._saving_problem = ""

    def _on_controller_session_moved(self, reason: str) -> None:
        note("session_moved", reason=reason)

    def _on_controller_match_ended(self) -> None:
        note("match_ended")
        self._show_best()
        self.match_ended.emit()


def _best_words(problem: str) -> tuple[str, str]:
    return translate("Window", "Best results"), best_problem_text(problem)


def _unsaved_best_words() -> tuple[str, str]:
    return (
        translate("Window", "Best results"),
        translate("Window", "The best results could not be saved. They hold until you quit."),
    )


def _give_back(table: Table) -> None:
    """Let others have a session that was opened too late."""
    table.journal.close()


def _forget(table: Table) -> None:
    """Leave nothing of a session that was begun too late."""
    table.journal.close()
    with suppress(OSError):
        table.journal.path.unlink()


def _is_same_file(path: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file; False when one of them leads to none."""
    try:
        return path.samefile(other)
    except OSError:
        return False
