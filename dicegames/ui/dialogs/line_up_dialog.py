"""Who plays at the open table from now on."""

import random
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from dicegames.engine.match import Seat
from dicegames.games.catalog import game_info
from dicegames.session.line_up import line_up_rules
from dicegames.session.table import Table
from dicegames.ui.dialogs.base import PADDING, Dialog, wrapped
from dicegames.ui.dialogs.leave_question import LeaveQuestion, Leaving
from dicegames.ui.look import Look
from dicegames.ui.pages.line_up_form import LineUpForm
from dicegames.ui.pages.seat_drafts import SeatDraft, drafts_of, seats_after
from dicegames.ui.sizes import HIGH_FROM

translate = QCoreApplication.translate

WIDTH = 54.0  # F
EDGE = 16  # px of the window that stay visible around it


@dataclass(frozen=True, slots=True)
class LineUpChange:
    """Who sits at the table from now on, and which of them gives up (None: nobody)."""

    seats: tuple[Seat, ...]
    resigning: int | None = None


class LineUpDialog(Dialog):
    """Change who plays; Esc leaves everything as it is.

    Until somebody has decided something, seats come and go as they like. Later people leave: they hand over
    to the computer, or give up, which ends the dialog.
    """

    def __init__(self, look: Look, parent: QWidget, table: Table) -> None:
        super().__init__(look, parent)
        self._match = table.match
        self._rules = line_up_rules(table)
        self._resigning: int | None = None
        game_id = self._match.game.id
        ruleset = game_info(game_id).decode_ruleset(table.header.ruleset)
        self.form = LineUpForm(look, random.Random())
        if self._rules.is_open:
            self.form.show_line_up(game_id, ruleset, drafts_of(self._match.seats))
        else:  # no name changes because somebody else decides there
            drafts = tuple(
                SeatDraft(seat.name, seat.color, seat.is_computer, seat.level, seat.style)
                for seat in self._match.seats
            )
            self.form.show_running(game_id, ruleset, drafts, self._rules)
        self.form.set_low(True)
        self.form.set_side(0)  # it begins where title and hint begin
        self.hint = wrapped(look, "small")
        self.body.addWidget(self.form, 1)
        self.body.addWidget(self.hint)
        self.cancel_button = self.add_button()
        self.done_button = self.add_button(primary=True)
        self.cancel_button.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.accept)
        self.form.names_entered.connect(self._on_form_names_entered)
        self.form.leave_requested.connect(self._on_form_leave_requested)
        self.retranslate()

    @staticmethod
    def ask(parent: QWidget, look: Look, table: Table) -> LineUpChange | None:
        """Ask, and return what changes; None for nothing."""
        dialog = LineUpDialog(look, parent, table)
        return dialog.change if dialog.run() else None

    @property
    def change(self) -> LineUpChange:
        """What was chosen."""
        seats = seats_after(self._match.seats, self.form.drafts, self._match.game.id)
        return LineUpChange(seats, self._resigning)

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("LineUp", "Players"))
        self.form.retranslate()
        self.hint.setText(" ".join(self._hints()))
        self.hint.setVisible(bool(self.hint.text()))
        self.cancel_button.set_texts(translate("LineUp", "Cancel"))
        self.done_button.set_texts(translate("LineUp", "Done"))

    def fit(self) -> None:
        """Be so large that every seat is seen, if the window has room for it."""
        super().fit()  # the seats are measured at the width that they have
        parent, layout = self.parentWidget(), self.layout()
        if parent is None or layout is None:
            return
        window = parent.window()
        width = min(round(self._look.px(WIDTH)) + 2 * PADDING, window.width() - 2 * EDGE)
        low = window.height() < HIGH_FROM
        layout.setSpacing(8 if low else 16)
        side = EDGE if low else PADDING
        layout.setContentsMargins(side, side, side, side)
        room, note = width - 2 * side, self.form.note
        seats = self.form.wanted_height(room)
        if note.isVisibleTo(self.form):  # it lies below them, and scrolls with them
            seats += note.heightForWidth(room)
        height = layout.totalMinimumSize().height() - self.form.minimumSizeHint().height() + seats
        if self.hint.isVisibleTo(self):  # it wraps at this width
            height += self.hint.heightForWidth(room) - self.hint.minimumSizeHint().height()
        self.resize(width, min(height, window.height() - 2 * EDGE))

    def _hints(self) -> list[str]:
        """Say what can't change now, and why."""
        state, seats = self._match.state, self._match.seats
        if self._rules.is_open:
            return []
        hints = [
            translate("LineUp", "{name} gave up.").format(name=seats[seat].name)
            for seat in sorted(state.resigned)
        ]
        on_turn = state.current_seat
        if on_turn is not None and on_turn not in self._rules.replaceable and not self._match.game.is_timed:
            text = translate(
                "LineUp", "{name} is in the middle of a turn. After it somebody else can play there."
            )
            hints.append(text.format(name=seats[on_turn].name))
        if any(not seats[seat].is_computer for seat in self._rules.leaving):
            hints.append(translate("LineUp", "If somebody leaves, press the cross beside the name."))
        return hints

    def _on_form_names_entered(self) -> None:
        self.done_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_form_leave_requested(self, place: int) -> None:
        seats = self.change.seats
        others = [seats[seat].name for seat in sorted(self._rules.leaving - {place})]
        answer = LeaveQuestion.ask(
            self,
            self._look,
            seats[place].name,
            can_hand_over=place in self._rules.replaceable,
            winner=others[0] if len(others) == 1 else "",
        )
        if answer is Leaving.COMPUTER:
            self.form.set_computer(place)
        elif answer is Leaving.GIVE_UP:
            self._resigning = place
            self.accept()
