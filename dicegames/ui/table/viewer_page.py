"""The page on which a session is looked through: its board as it was, and the way back and forth."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.game_words import game_name
from dicegames.models.narrators import NARRATORS
from dicegames.models.players import PlayersModel
from dicegames.models.problems import record_problem_text
from dicegames.models.viewing_log import ViewingLog
from dicegames.models.viewing_words import moment_sentence, position_text
from dicegames.session.viewing import Moment, Viewing
from dicegames.storage.record import Header
from dicegames.ui.announce import announce
from dicegames.ui.boards.catalog import board_for
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode, mode_for
from dicegames.ui.table.banner import Banner
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.player_strip import PlayerStrip
from dicegames.ui.table.viewer_bar import Jump, ViewerBar
from dicegames.ui.table.viewer_log import ViewerLogDrawer, ViewerLogPanel

translate = QCoreApplication.translate

PANEL_FROM = 1400  # px of width from which the log stands beside the board
PANEL_MIN, PANEL_MAX = 320, 400
KEYS = {
    Qt.Key.Key_Home: Jump.FIRST,
    Qt.Key.Key_PageUp: Jump.TURN_BACK,
    Qt.Key.Key_Left: Jump.BACK,
    Qt.Key.Key_Up: Jump.BACK,
    Qt.Key.Key_Backspace: Jump.BACK,
    Qt.Key.Key_Right: Jump.ON,
    Qt.Key.Key_Down: Jump.ON,
    Qt.Key.Key_Space: Jump.ON,
    Qt.Key.Key_PageDown: Jump.TURN_ON,
    Qt.Key.Key_End: Jump.LAST,
}


class ViewerPage(QWidget):
    """Show the moments of a session; nothing on the board takes taps.

    One step on moves as it did at the table, any other jump shows the new moment at once. `problem` is what
    is wrong behind the last moment of a damaged file.
    """

    back_requested = Signal()
    copy_requested = Signal(int)  # the number of the moment to play on from

    def __init__(self, look: Look, viewing: Viewing, problem: InvalidRecordError | None = None) -> None:
        super().__init__()
        self._viewing = viewing
        self._problem = problem
        self._number = -1
        self._is_showing = False
        self._mode = Mode.WIDE
        record = viewing.record
        self._game_id = record.game.id
        self._narrator = NARRATORS[record.game.id]
        self._players = PlayersModel(self)
        self._log = ViewingLog(record.game, record.header.seats, self)
        self.header = HeaderBar(look)
        self.strip = PlayerStrip(look, self._players)
        self.banner = Banner(look, self)
        self.board = board_for(record.game.id, look)
        self.bar = ViewerBar(look)
        self.drawer = ViewerLogDrawer(look, self._log, self)
        self.panel = ViewerLogPanel(look, self._log)
        self._build()
        self._connect()

    @property
    def number(self) -> int:
        """The number of the moment that is shown, from 0."""
        return self._number

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self._viewing.moments[self._number]

    @property
    def session_header(self) -> Header:
        """What is played in the session."""
        return self._viewing.record.header

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys that mean something here, and what they do, in words."""
        rows = (*self.bar.keys(), ("L", translate("Viewer", "Log")))
        overview = self.board.overview_name()
        rows = (*rows, ("A", overview)) if overview else rows
        return (*rows, (translate("Viewer", "Esc"), translate("Viewer", "Leave")))

    def start(self) -> None:
        """Show the first moment; of a damaged file the last good one."""
        record = self._viewing.record
        options = record.header.options
        self._players.set_totals(options.totals)
        self.board.set_totals(options.totals)
        self._log.restore(record.entries, options.undo)
        self.bar.set_rounds(self._viewing.last, self._viewing.round_starts())
        self.show_moment(0 if self._problem is None else self._viewing.last)
        self.retranslate()
        self.setFocus()

    def show_moment(self, number: int) -> None:
        """Show any moment at once."""
        self._show(number, moves=False)

    def jump(self, jump: Jump) -> None:
        """Go on or back; one step on moves what moved at the table."""
        viewing, number = self._viewing, self._number
        match jump:
            case Jump.FIRST:
                target = 0
            case Jump.TURN_BACK:
                target = viewing.turn_before(number)
            case Jump.BACK:
                target = number - 1
            case Jump.ON:
                target = number + 1
            case Jump.TURN_ON:
                target = viewing.turn_after(number)
            case Jump.LAST:
                target = viewing.last
        self._show(target, moves=jump is Jump.ON)

    def show_log(self) -> None:
        """Open the log at the line of the moment that is shown, where it doesn't stand beside the board."""
        if self.panel.isHidden():
            self.board.finish_motion()
            self.drawer.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, open the log or the overview, or leave."""
        key, plain = Qt.Key(event.key()), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.drawer.is_open or not plain:
            super().keyPressEvent(event)
        elif key in KEYS:
            self.jump(KEYS[key])
        elif key == Qt.Key.Key_L:
            self.show_log()
        elif key == Qt.Key.Key_A:
            self.board.show_overview()
        elif key == Qt.Key.Key_Escape and not event.isAutoRepeat():  # one still held closed the log
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say every word anew."""
        self._players.retranslate()
        if self._problem is not None:
            told = record_problem_text(self._problem.reason, self._problem.line)
            rest = translate("Viewer", "You see it up to the last good move, and can play on from there.")
            self.banner.show_message(f"{told} {rest}", icon="warning", serious=True, dismissible=False)
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._number >= 0:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the form that the size asks for."""
        width, height = event.size().width(), event.size().height()
        mode = mode_for(width, height)
        has_panel = mode is Mode.WIDE and width >= PANEL_FROM
        self.panel.setVisible(has_panel)
        self.panel.setFixedWidth(max(PANEL_MIN, min(PANEL_MAX, width - PANEL_FROM + PANEL_MIN)))
        self.header.set_log_possible(not has_panel)
        if has_panel:
            self.drawer.dismiss()
        self._set_mode(mode)
        super().resizeEvent(event)

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.header.set_pause_possible(False)
        self.header.set_undo_possible(False)
        self.header.set_leads_home(False)
        self.header.keep_log()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        if self._problem is not None:
            above = inner_layout(whole, QVBoxLayout)
            above.setContentsMargins(16, 8, 16, 8)
            above.addWidget(self.banner)
        self._column = column = inner_layout(whole, QVBoxLayout, 1)
        column.addWidget(self.strip)
        beside = inner_layout(column, QHBoxLayout, 1)
        beside.setSpacing(12)
        beside.addWidget(self.board, 1)
        beside.addWidget(self.panel)
        whole.addWidget(self.bar)
        # A click leaves the keyboard with the page: arrow keys then step, whatever was clicked last.
        for widget in self.findChildren(QWidget):
            may_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
            if may_focus and (isinstance(widget, QAbstractButton) or self.board.isAncestorOf(widget)):
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        self.header.back_requested.connect(self.back_requested)
        self.header.log_requested.connect(self.show_log)
        self.board.settled.connect(self._on_board_settled)
        self.bar.moved.connect(self._on_bar_moved)
        self.bar.jump_requested.connect(self.jump)
        self.bar.copy_requested.connect(self._on_bar_copy_requested)
        for lines in (self.drawer.lines, self.panel.lines):
            lines.row_chosen.connect(self._on_lines_row_chosen)

    def _set_mode(self, mode: Mode) -> None:
        self._mode = mode
        self.strip.set_slim(mode is Mode.SMALL)
        self.header.stand_over(self._column, self.strip, mode)
        self.bar.set_mode(mode)
        self.bar.set_side(self.board.bar_side(mode))
        self.board.set_mode(mode)

    def _show(self, number: int, *, moves: bool) -> None:
        number = max(0, min(number, self._viewing.last))
        if number == self._number:
            return
        self.board.finish_motion()
        self._number = number
        moment = self.moment
        transition = moment.transition if moves and moment.kind == "step" else None
        if transition is None or not transition.step.draws:
            self._show_players()  # what a roll means for a player is told when its dice rest
        self._is_showing = True
        self.board.show_state(moment.state, moment.seats, False, transition)
        self._is_showing = False
        if not moves:
            self.board.finish_motion()
            self.strip.finish()
        self._say()
        if not self.board.is_moving:
            self._announce()

    def _announce(self) -> None:
        announce(self, f"{self.bar.position.text()}. {self.bar.sentence.text()}")

    def _show_players(self) -> None:
        moment = self.moment
        self._players.show_position(self._game_id, moment.state, moment.seats, moment.last)

    def _say(self) -> None:
        """Word what the page itself says; what dice show is told when they rest."""
        moment, viewing = self.moment, self._viewing
        words = (translate("Viewer", "Looking through"), self._narrator.progress(moment.state))
        subtitle = " · ".join(word for word in words if word)
        self.setAccessibleName(game_name(self._game_id))
        self.header.set_title(game_name(self._game_id), subtitle, viewing.record.title)
        sentence = "" if self.board.is_moving else moment_sentence(self._game_id, moment)
        self.bar.show_moment(self._number, position_text(moment, viewing.turns), sentence)
        self.bar.bar_copy(self._copy_barred())
        for lines in (self.drawer.lines, self.panel.lines):
            lines.show_row(self._log.last_row(moment.entries))

    def _copy_barred(self) -> str:
        if self._viewing.record.game.is_timed:
            return translate("Viewer", "not against the clock")
        if self.moment.state.outcome is not None:
            return translate("Viewer", "the game is over here")
        return ""

    def _on_board_settled(self) -> None:
        if not self._is_showing:
            self._show_players()
            self._say()
            self._announce()

    def _on_bar_moved(self, number: int) -> None:
        self.show_moment(number)

    def _on_bar_copy_requested(self) -> None:
        self.copy_requested.emit(self._number)

    def _on_lines_row_chosen(self, row: int) -> None:
        self.show_moment(self._viewing.moment_after(self._log.entries_for(row)))
