"""The table: binds one match to header, players, board, action bar, log, covers and the result."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dicegames.engine.action import Action
from dicegames.engine.match import Seat, Transition
from dicegames.models.game_words import game_name
from dicegames.models.narrators import NARRATORS
from dicegames.models.players import PlayersModel
from dicegames.models.refusals import refusal_text
from dicegames.models.result import result_of
from dicegames.session.desk import MatchDesk
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.session.rematch import first_roll, next_game
from dicegames.storage.best import BestResult
from dicegames.ui.announce import announce
from dicegames.ui.boards.catalog import board_for
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.menu import Menu
from dicegames.ui.dialogs.line_up_dialog import LineUpChange, LineUpDialog
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode, mode_for
from dicegames.ui.table.action_bar import ActionBar
from dicegames.ui.table.device import Device
from dicegames.ui.table.guide_strip import GuideStrip
from dicegames.ui.table.guides import Guides
from dicegames.ui.table.handover import HandoverCard
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.hint_card import HintCard
from dicegames.ui.table.hints import Hints
from dicegames.ui.table.late_presses import LatePresses
from dicegames.ui.table.notices import Notices
from dicegames.ui.table.pause_cover import PauseCover
from dicegames.ui.table.player_strip import PlayerStrip
from dicegames.ui.table.practice import practice_doubt
from dicegames.ui.table.progress import PreparationProgress
from dicegames.ui.table.prompt_bar import PromptBar
from dicegames.ui.table.puzzle_table import PuzzleTable
from dicegames.ui.table.rematches import Rematches
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.table.saving_news import SavingNews
from dicegames.ui.table.standing import Standing
from dicegames.ui.table.start_pads import StartPads
from dicegames.ui.table.table_keys import TableKeys
from dicegames.ui.table.table_log import TableLog
from dicegames.ui.table.tutor import Tutor
from dicegames.ui.table.typed_dice import TypedDicePad
from dicegames.ui.table.typed_rolls import TypedRolls


class TablePage(QWidget):
    """Show a running match and pass on what people want.

    The page belongs to one desk; the window makes a new page for each match.
    """

    back_requested = Signal()
    rematch_requested = Signal(object)  # Rematch
    again_requested = Signal()
    look_requested = Signal()
    share_requested = Signal()
    state_shown = Signal()  # what undo, redo, pause and the overview may do has changed

    def __init__(self, look: Look, desk: MatchDesk, *, keys: Mapping[str, str], menu: Menu) -> None:
        super().__init__()
        self._look = look
        self._desk = desk
        self._controller = desk.controller
        self._confirm_zero = True
        self._refusal: Callable[[], str] | None = None  # words why the last wish was barred
        match = self._controller.match
        self._narrator = NARRATORS[match.game.id]
        self._players = PlayersModel(self)
        self._session_title = self._controller.table.record().title
        self.header = HeaderBar(look)
        self.strip = PlayerStrip(look, self._players)
        self.result = ResultPage(look)
        self.puzzle: PuzzleTable | None = None
        if isinstance(desk.clock, PuzzleClock):
            self.puzzle = PuzzleTable(look, desk, desk.clock, self.strip, self.result)
        self._top = self.puzzle.bar if self.puzzle is not None else self.strip
        self.notices = Notices(look)
        SavingNews(self._controller, self.notices, self.result)  # it is the notices'
        self.board = board_for(match.game.id, look)
        self.guide_strip = GuideStrip(look)
        self.guides = Guides(look, self._controller, self.board, self.guide_strip, self.notices, self)
        self.bar = ActionBar(look)
        self._keys = TableKeys(self._controller, self.board)
        self._prompts = PromptBar(self.board, self.bar)
        self.log = TableLog(look, self._controller, self.board, self.bar, self)
        self.drawer = self.log.drawer
        self.handover = HandoverCard(look, self)
        self._device = Device(self._controller, self._players, self.board, self.handover)
        self.pause_cover = PauseCover(look, self)
        self.typed_pad = TypedDicePad(look, self)
        self._typed_rolls = TypedRolls(self._controller, self.board, self.typed_pad)
        self.hint_card = HintCard(look, self)
        self._standing = Standing(self.board)
        self._hints = Hints(desk, self.board, self.hint_card)
        self._tutor = Tutor(look, desk, self)
        PreparationProgress(desk.preparation, self._controller, self.header)  # it is the header's
        self.start_pads = StartPads(look, self)
        self._rematches = Rematches(self._controller.table, self.result, self.start_pads)
        self.late_presses = LatePresses(self)
        self._stack = QStackedWidget()
        self._build()
        for header in (self.header, self.result.header):
            header.set_menu(menu)
            header.set_keys(keys)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.focus_ring = FocusRing(look, self, 0.0)  # that the keys are the table's own is seen, too
        # A click leaves the keyboard with the page: Space then rolls, whatever was clicked last.
        for button in self._playing.findChildren(QAbstractButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._connect()

    @property
    def can_undo(self) -> bool:
        """Whether undo does something, be it a question."""
        barrier = self._controller.match.undo_barrier()
        return barrier not in ("undo_nothing", "undo_off", "undo_timed") and not self._controller.is_paused

    @property
    def can_redo(self) -> bool:
        """Whether there is something to bring back."""
        return bool(self._controller.match.undone) and not self._controller.is_paused

    @property
    def is_covered(self) -> bool:
        """Whether something lies over the table that has to be answered or closed first."""
        covers = (self.handover, self.pause_cover, self.typed_pad, self.start_pads, self.drawer)
        return any(cover.is_open for cover in covers)

    @property
    def can_hint(self) -> bool:
        """Whether somebody may ask what is best here."""
        return self._hints.can_ask

    @property
    def can_pause(self) -> bool:
        """Whether the match still runs."""
        return self._controller.match.state.outcome is None

    @property
    def can_change_players(self) -> bool:
        """Whether others may sit here, or leave: the match still runs, and no answer is half given."""
        asks = self.typed_pad.is_open or self.start_pads.is_open or self.drawer.is_open
        return self.can_pause and not asks

    def change_players(self) -> LineUpChange | None:
        """Ask who plays from now on; None for no change. Whoever asks lets the table wait."""
        if not self.can_change_players:
            return None
        self.board.finish_motion()
        return LineUpDialog.ask(self, self._look, self._controller.table)

    def start(self, *, roll: bool = False) -> None:
        """Show the match as it stands and let it go on; `roll` makes the first roll, if there is one now."""
        table, match = self._controller.table, self._controller.match
        self.log.restore()
        if table.torn:
            self.notices.show_torn()
        self._controller.shows_dice = True
        self._players.set_totals(table.header.options.totals)
        self.board.set_totals(table.header.options.totals)
        self._show()
        self._device.begin()
        self.guides.start()
        self._desk.start()
        if self.can_pause:
            self.setFocus()
        if self._controller.is_paused:
            self._cover()
        if roll:
            action = first_roll(match.state)
            if action is not None and match.state.current_seat == table.header.first_seat:
                self._controller.act(action)
            self.late_presses.open()

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Name the keys in the tooltips."""
        for header in (self.header, self.result.header):
            header.set_keys(keys)

    def set_confirm_zero(self, confirm: bool) -> None:
        """Ask before a move that gives something away, such as a costly zero, or don't."""
        self._confirm_zero = confirm

    def set_tutor(self, tutor: str) -> None:
        """Warn before "large", "clear" or "small" mistakes, or with "off" never."""
        self._tutor.set_strictness(tutor)

    def set_show_keys(self, show: bool) -> None:
        """Name the keys on the buttons, or only in their tooltips."""
        self._prompts.set_show_keys(show)
        self.board.set_show_keys(show)
        self._prompt()

    def set_best(self, best: tuple[BestResult, ...]) -> None:
        """Show the best results by this limit of time so far."""
        if self.puzzle is not None:
            self.puzzle.set_best(best)

    def undo(self) -> None:
        """Take back; passing a roll asks first and makes this a practice table."""
        if not self.can_undo:
            return
        self.board.finish_motion()
        barrier = self._controller.match.undo_barrier()
        if barrier in ("undo_roll", "undo_computer"):
            if not self._ask(practice_doubt):
                return
            self._controller.start_practice()
        self._controller.undo()

    def redo(self) -> None:
        """Bring back what was taken back."""
        if not self.can_redo:
            return
        self.board.finish_motion()
        self._controller.redo()

    def hint(self) -> None:
        """Show what is best here, or close the answer."""
        if not self.is_covered:
            self._hints.ask()

    def pause(self) -> None:
        """Cover the table until somebody goes on."""
        if self.can_pause and not self.is_covered:
            self.board.finish_motion()
            self._controller.set_paused(True)

    def refocus(self) -> None:
        """Give the keyboard to what lies over the table, after a dialog took it."""
        if self.pause_cover.is_open and not self.isHidden():
            self.pause_cover.focus_target().setFocus()

    def tell_standing(self) -> None:
        """Tell in words how the match stands; nothing of what a cover hides."""
        if not self.is_covered:
            progress = self._narrator.progress(self._controller.match.state)
            self._standing.tell(progress, self._players.views)

    def show_overview(self) -> None:
        """Show everything about every seat."""
        if not self.is_covered:
            self.board.show_overview()

    def press(self, key: int) -> bool:
        """Let the board use a key; return whether it meant something. Nothing reaches it below a cover."""
        return self._takes_keys and self._keys.press(key)

    @property
    def _takes_keys(self) -> bool:
        return not self.is_covered and self._stack.currentWidget() is not self.result

    def show_log(self) -> None:
        """Open the log."""
        if not self.is_covered:
            self.log.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.drawer.is_open and event.key() == Qt.Key.Key_Escape:
            self.drawer.dismiss()
            return
        if self.hint_card.is_open and event.key() == Qt.Key.Key_Escape:
            self.hint_card.dismiss()
            return
        if not self._takes_keys or not self._keys.take(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._players.retranslate()
            self.log.model.retranslate()
            self._say()
            self._say_pause()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_mode(mode_for(event.size().width(), event.size().height()))
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._controller.release("hidden")
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._controller.hold("hidden")
        super().hideEvent(event)

    def _build(self) -> None:
        self._playing = QWidget()
        rows = QVBoxLayout(self._playing)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.header)
        self._column = column = inner_layout(rows, QVBoxLayout, 1)
        column.addWidget(self._top)
        column.addWidget(self.board, 1)
        rows.addWidget(self.bar)
        self._stack.addWidget(self._playing)
        self._stack.addWidget(self.result)
        self.header.set_hint_possible(self._hints.is_known_game)
        if self.puzzle is None:
            self.hint_card.set_place(self.header, self._top)
        else:
            self.hint_card.set_place(self._top, None)  # the clock stays in view
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.notices)
        whole.addWidget(self.guide_strip)
        whole.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self.header.back_requested.connect(self.back_requested)
        self.header.undo_requested.connect(self.undo)
        self.header.undo_asked.connect(self._on_header_undo_asked)
        self.header.redo_requested.connect(self.redo)
        self.header.hint_requested.connect(self.hint)
        self.header.pause_requested.connect(self.pause)
        self.header.log_requested.connect(self.show_log)
        self.bar.log_requested.connect(self.show_log)
        self.board.action_wished.connect(self._on_board_action_wished)
        self.board.prompt_changed.connect(self._on_board_prompt_changed)
        self.board.explained.connect(self._on_board_explained)
        self.board.settled.connect(self._on_board_settled)
        self._keys.explained.connect(self._on_board_explained)
        self._keys.refused.connect(self._on_controller_refused)
        self.strip.seat_asked.connect(self.board.tell_seat)
        self.board.covered.connect(self._on_board_covered)
        self._tutor.passed.connect(self._on_tutor_passed)
        self._tutor.show_requested.connect(self.hint)
        self.handover.ready.connect(self._on_handover_ready)
        self.pause_cover.resume_requested.connect(self._on_pause_cover_resume_requested)
        self.result.home_requested.connect(self.back_requested)
        self.result.again_requested.connect(self.again_requested)
        self._rematches.chosen.connect(self.rematch_requested)
        self.result.look_requested.connect(self.look_requested)
        self.result.share_requested.connect(self.share_requested)
        self.result.log_requested.connect(self.show_log)
        self.guides.opened.connect(self.bar.set_tight)
        self.guides.opened.connect(self.state_shown)
        self.guide_strip.again_requested.connect(self.again_requested)
        controller = self._controller
        controller.stepped.connect(self._on_controller_stepped)
        controller.taken_back.connect(self._on_controller_taken_back)
        controller.brought_back.connect(self._on_controller_brought_back)
        controller.reseated.connect(self._on_controller_reseated)
        controller.paused_changed.connect(self._on_controller_paused_changed)
        controller.refused.connect(self._on_controller_refused)
        if (clock := self._desk.clock) is not None and self.puzzle is None:
            clock.counted.connect(self._on_clock_counted)
            clock.stopped.connect(self._on_clock_stopped)

    def _set_mode(self, mode: Mode) -> None:
        small = mode is Mode.SMALL
        self._top.set_slim(small)
        self.header.stand_over(self._column, self._top, mode)
        self.bar.set_small(small)
        self.notices.set_small(small)
        self.guide_strip.set_small(small)
        with self._focus_kept():  # a part that moves loses it
            self.bar.set_side(self.board.bar_side(mode))
            self.board.set_mode(mode)
        self.log.set_mode(mode)
        self.state_shown.emit()

    def _show(self, transition: Transition | None = None) -> None:
        """Show the state everywhere; a transition also moves the dice."""
        match = self._controller.match
        self._refusal = None
        if transition is None or not transition.step.draws:
            self._players.show(match)  # what a roll means for a player is told when its dice rest
        over = match.state.outcome is not None
        if over:
            self._show_result()
        elif self._stack.currentWidget() is self.result:
            self._stack.setCurrentWidget(self._playing)
        if self.puzzle is not None:
            self.puzzle.show_time()
        with self._focus_kept():
            self.board.show_state(match.state, match.seats, self._controller.is_human_turn, transition)
        self._say()
        self.state_shown.emit()

    def _show_result(self) -> None:
        table, match = self._controller.table, self._controller.match
        if self._stack.currentWidget() is not self.result:
            self.close_what_asks()
        self._stack.setCurrentWidget(self.result)
        starter = next_game(table.header).first_seat if len(match.seats) > 1 else None
        result = result_of(match, table.playing_time(), is_assisted=table.is_assisted)
        self.result.show_result(result, saved=self._controller.is_saved, next_starter=starter)

    def close_what_asks(self) -> None:
        """Close log and dialogs whose match is over or left: their questions are settled."""
        self.drawer.dismiss()
        while isinstance(dialog := QApplication.activeModalWidget(), QDialog):  # one may lie over another
            dialog.reject()

    def _say(self) -> None:
        """Word what the page itself says."""
        match = self._controller.match
        progress = self._narrator.progress(match.state)
        if self.puzzle is not None:
            progress = self.puzzle.headline(progress)
        self.setAccessibleName(game_name(match.game.id))
        self.header.set_title(game_name(match.game.id), progress, self._session_title)
        self.header.set_undo(self.can_undo, refusal_text(match.undo_barrier() or "", match.game.id))
        self.header.set_redo(self.can_redo)
        self.header.set_hint(self.can_hint)
        self._prompt()

    def _prompt(self) -> None:
        with self._focus_kept():
            self._prompts.show(self._refusal() if self._refusal is not None else "")

    def _ask(self, words: Callable[[], Doubt]) -> bool:
        self._controller.hold("question")
        agreed = Question.ask(self, self._look, words)
        self._controller.release("question")
        return agreed

    def _on_header_undo_asked(self) -> None:
        self._on_controller_refused(self._controller.match.undo_barrier() or "")

    def _on_board_action_wished(self, action: Action) -> None:
        if self._is_open:
            self.strip.finish()
            self._hints.close()
            self._tutor.judge(action)

    def _on_tutor_passed(self, action: Action, is_settled: bool) -> None:
        if not self._is_open:
            return
        doubt = self.board.doubt(action) if self._confirm_zero and not is_settled else None
        if doubt is not None and not self._ask(lambda: self.board.doubt(action) or doubt):
            return
        if self._is_open:  # rules that were read over the question have paused a puzzle
            self._controller.act(action)

    @property
    def _is_open(self) -> bool:
        """Whether a person may decide: a die held by the mouse when a cover came is let go of below it."""
        # screen readers press what lies below, or isn't seen any more, too
        is_behind = QApplication.activeModalWidget() is not None or self.isHidden()
        return self._controller.is_human_turn and not self.is_covered and not is_behind

    @contextmanager
    def _focus_kept(self) -> Iterator[None]:
        """Take the keyboard when what had it is barred or hidden: Qt would give it to the first button."""
        before = QApplication.focusWidget()
        yield
        if before is None or QApplication.focusWidget() is before:
            return
        if self._playing.isVisible() and self._playing.isAncestorOf(before):
            self.setFocus()

    def _on_board_prompt_changed(self) -> None:
        self._prompt()

    def _on_board_settled(self) -> None:
        self._players.show(self._controller.match)
        self.log.show_line()
        self._controller.release("dice")

    def _on_board_covered(self, covered: bool) -> None:
        if covered:
            self._controller.hold("overview")
        else:
            self._controller.release("overview")

    def _on_handover_ready(self) -> None:
        self.setFocus()

    def _on_pause_cover_resume_requested(self) -> None:
        self._controller.set_paused(False)

    def _cover(self) -> None:
        """Lay the cover of a pause over the table."""
        self._say_pause()
        self.pause_cover.open()

    def _say_pause(self) -> None:
        """Tell on the cover whose turn waits."""
        state = self._controller.match.state
        seat = state.current_seat
        player = self._players.views[seat] if seat is not None else None
        self.pause_cover.set_turn(player, self._narrator.progress(state))

    def _drop_covers(self) -> None:
        """Take away what covers a position that is no longer there."""
        self.start_pads.dismiss()
        self._device.drop()
        self._typed_rolls.drop()

    def _on_controller_stepped(self, transition: Transition) -> None:
        if self.puzzle is not None and transition.after.outcome is not None:
            self._drop_covers()  # time ends a match under whatever lies over it
        self.log.say_step(transition)
        self._show(transition)
        seats, seat = self._controller.match.seats, transition.before.current_seat
        if transition.after.outcome is not None and (self.puzzle or seat is None or seats[seat].is_computer):
            self.late_presses.open()  # who ended it was no press
        self.log.model.append(transition)
        self._device.pass_on(transition)

    def _on_controller_taken_back(self, transitions: tuple[Transition, ...]) -> None:
        self._drop_covers()
        self._device.settle()
        self.log.model.mark_undone(transitions)
        self._show()
        self.log.say_undone(transitions)

    def _on_controller_brought_back(self, transitions: tuple[Transition, ...]) -> None:
        self._drop_covers()
        self.log.model.mark_redone(transitions)
        self._show()
        self.log.say_redone(transitions)
        self._device.pass_on(transitions[-1])

    def _on_controller_reseated(self, before: tuple[Seat, ...]) -> None:
        self._hints.close()
        self.log.model.reseat(self._controller.match.seats)
        self._show()
        self._device.reseat()
        self.log.say_seating(before)

    def _on_controller_paused_changed(self, paused: bool) -> None:
        self._say()  # nothing can be undone meanwhile
        if paused:
            self._cover()
        self.state_shown.emit()

    def _on_controller_refused(self, reason: str) -> None:
        self._on_board_explained(partial(refusal_text, reason, self._controller.match.game.id))

    def _on_board_explained(self, words: Callable[[], str]) -> None:
        self._refusal = words
        self._prompt()
        announce(self, words())

    def _on_clock_counted(self, target: object, milliseconds: int, total: int) -> None:
        self.board.show_countdown(target, milliseconds, total)

    def _on_clock_stopped(self) -> None:
        self.board.hide_countdown()
