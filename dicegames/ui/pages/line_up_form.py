"""Who plays: the seats in their order, more and fewer of them, and what the computer will do."""

import random
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.computer.levels import LEVELS, STYLES
from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.models.game_words import GAME_ORDER
from dicegames.models.level_words import fairness_sentence, level_sentence, player_names, style_sentence
from dicegames.session.line_up import LineUpRules
from dicegames.storage.people import SEAT_COLORS
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import pass_focus
from dicegames.ui.controls.note import Note
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.stepper import Stepper
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.round_table import HIGHEST, LEAST, RoundTable
from dicegames.ui.pages.seat_drafts import (
    SeatDraft,
    first_drafts,
    in_colors,
    in_random_order,
    seat_colors,
    seats_of,
    with_color,
    with_one_more,
    without,
)
from dicegames.ui.pages.seat_row import SeatRow

translate = QCoreApplication.translate

_ROW_HEIGHTS = (52, 64)
_NOTE_SHARE = 0.2  # of the height, which the note takes below the seats
_LOW_MARGIN = 6
_SIDE = 22  # px beside what lies on the panel
_RING_ROOM = 6  # above the first seat, for a focus ring


class LineUpForm(QWidget):
    """Edit the seats of a game; `changed` tells that they differ from before.

    Enter in a name goes on to the next one; `names_entered` comes after the last. In a running game nobody is
    removed: the same button asks for somebody to leave.
    """

    changed = Signal()
    names_entered = Signal()
    leave_requested = Signal(int)  # the place of somebody who wants to leave a running game

    def __init__(self, look: Look, source: random.Random) -> None:
        super().__init__()
        self._look = look
        self._source = source
        self._game_id = GAME_ORDER[0]
        self._limits = (1, len(SEAT_COLORS))
        self._is_alone = False
        self._running: LineUpRules | None = None  # of a running game
        self._low = False
        self._side = _SIDE
        self.drafts: tuple[SeatDraft, ...] = first_drafts(2)
        self._caption = Caption(look)
        self.stepper = Stepper(look)
        self.stepper.decrease_requested.connect(self._on_stepper_decrease_requested)
        self.stepper.increase_requested.connect(self._add)
        self.rows = tuple(SeatRow(look, place) for place in range(len(SEAT_COLORS)))
        for row in self.rows:
            row.draft_changed.connect(self._on_row_draft_changed)
            row.color_requested.connect(self._on_row_color_requested)
            row.remove_requested.connect(self._remove)
            row.name_entered.connect(self._on_row_name_entered)
        self.add_button = FlatButton(look, "plus", dashed=True)
        self.add_button.clicked.connect(self._add)
        self._limit = Text(look, "small", "ink_soft", wrap=False)
        self.note = Note(look)
        self.table = RoundTable(look)
        self.table.hide()

        self._adding = QWidget()
        adding = QHBoxLayout(self._adding)
        adding.setContentsMargins(24, 10, 0, 4)
        adding.setSpacing(8)
        adding.addWidget(self.add_button)
        adding.addWidget(self._limit)
        adding.addStretch(1)
        content = QWidget()
        seats = QVBoxLayout(content)
        seats.setSpacing(0)
        for row in self.rows:
            seats.addWidget(row)
        seats.addWidget(self._adding)
        seats.addStretch(1)
        self._seats = seats
        self._scroll = Scroll(look, content, "paper")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 16)
        column.setSpacing(8)
        head = inner_layout(column, QHBoxLayout)
        head.addWidget(self._caption)
        head.addStretch(1)
        head.addWidget(self.stepper)
        column.addWidget(self._scroll, 1)
        tables = inner_layout(column, QHBoxLayout)
        tables.addWidget(self.table)
        self._foot = inner_layout(column, QHBoxLayout)
        self._foot.addWidget(self.note)
        self._column = column
        self._lines = (head, tables, self._foot)
        self.set_side(_SIDE)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls in reading order, seat by seat."""
        seats = tuple(part for row in self.rows for part in row.parts)
        return *seats, self.add_button, self.stepper

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against the clock."""
        return self._is_alone

    def show_line_up(self, game_id: str, ruleset: Ruleset, drafts: tuple[SeatDraft, ...]) -> None:
        """Show these seats for a game, as many as its ruleset allows; against the clock just one."""
        self._game_id = game_id
        self._limits = game_info(game_id).player_limits(ruleset)
        self._is_alone = ruleset.time_limit > 0
        self._running = None
        drafts = in_colors(drafts[: self._limits[1]], seat_colors(game_id))
        if self._is_alone:
            drafts = tuple(replace(draft, is_computer=False) for draft in drafts)
        self._set_drafts(drafts)

    def show_running(
        self, game_id: str, ruleset: Ruleset, drafts: tuple[SeatDraft, ...], rules: LineUpRules
    ) -> None:
        """Show the seats of a running game, in which `rules` tell what may change."""
        self._game_id = game_id
        self._limits = (len(drafts), len(drafts))
        self._is_alone = ruleset.time_limit > 0
        self._running = rules
        self._set_drafts(drafts)

    def set_computer(self, place: int) -> None:
        """Let the computer decide at a seat."""
        draft = replace(self.drafts[place], is_computer=True)
        self._set_drafts((*self.drafts[:place], draft, *self.drafts[place + 1 :]))
        self.changed.emit()

    def set_low(self, low: bool) -> None:
        """Use the tighter form of low windows."""
        self._low = low
        margin = _LOW_MARGIN if low else 16
        self._column.setContentsMargins(0, margin, 0, margin)
        self._fit()

    def set_side(self, side: int) -> None:
        """Leave so many px free left and right of everything."""
        self._side = side
        self._seats.setContentsMargins(side, _RING_ROOM, side, 0)
        for line in self._lines:
            line.setContentsMargins(side, 0, side, 0)

    def wanted_height(self, width: int) -> int:
        """Return the height in which every seat is seen without scrolling at a width, in the tight form."""
        head = self.stepper.sizeHint().height() + self._column.spacing()
        rows = sum(row.height_at(width - 2 * self._side) for row in self.rows[: len(self.drafts)])
        adding = self._adding.sizeHint().height() if self._adding.isVisibleTo(self) else 0
        return head + rows + adding + 2 * _LOW_MARGIN + 2 * _RING_ROOM

    def shuffle(self) -> None:
        """Draw the order of the seats."""
        self._set_drafts(in_random_order(self.drafts, self._source))
        self.changed.emit()

    def retranslate(self) -> None:
        """Say every word anew."""
        self._caption.setText(translate("NewGame", "Who is playing?"))
        count = len(self.drafts)
        self.stepper.set_names(
            translate("NewGame", "One player less"), translate("NewGame", "One player more")
        )
        self.stepper.set_value(count, translate("NewGame", "%n player/players", None, count), self._limits)
        self.add_button.set_texts(translate("NewGame", "Add a seat"))
        self._limit.setText(translate("NewGame", "up to {number}").format(number=self._limits[1]))
        seats = seats_of(self.drafts, self._game_id)
        for row in self.rows[: len(seats)]:
            row.picker.set_owners(
                {seat.color: seat.name for place, seat in enumerate(seats) if place != row.place}
            )
        self.table.show_seats(self._game_id, seats)
        self._tell_computers()
        self._fit()

    def _set_drafts(self, drafts: tuple[SeatDraft, ...]) -> None:
        most = self._limits[1]
        self.drafts = drafts
        count = len(drafts)
        for row in self.rows:
            row.setVisible(row.place < count)
            if row.place < count:
                row.picker.set_colors(seat_colors(self._game_id))
                row.set_running(self._running is not None, self._is_replaceable(row.place))
                row.show_draft(drafts[row.place], self._game_id, self._can_go(row.place))
                row.set_alone(self._is_alone)
        self.stepper.setVisible(most > 1 and self._running is None)
        self._adding.setVisible(count < most)
        self.retranslate()

    def _is_replaceable(self, place: int) -> bool:
        return self._running is None or place in self._running.replaceable

    def _can_go(self, place: int) -> bool:
        """Tell whether a seat may be removed, or in a running game, whether its person may leave."""
        if self._running is None:
            return len(self.drafts) > self._limits[0]
        return place in self._running.leaving and not self.drafts[place].is_computer

    def _tell_computers(self) -> None:
        computers = [seat for seat in seats_of(self.drafts, self._game_id) if seat.is_computer]
        self.note.setVisible(bool(computers))
        if not computers:
            return
        told = []
        for level in LEVELS[self._game_id]:
            names = tuple(seat.name for seat in computers if seat.level == level)
            if names:
                told.append(level_sentence(level, names, self._game_id))
        styles = {seat.style for seat in computers}
        told += [
            style_sentence(style, self._game_id) for style in STYLES.get(self._game_id, ()) if style in styles
        ]
        players = {player_names(self._game_id, seat.level, seat.style) for seat in computers}
        lead = " · ".join(players.pop()) if len(players) == 1 else translate("NewGame", "Computer")
        self.note.set_note(
            "chip",
            translate("NewGame", "{level}:").format(level=lead),
            " ".join(text for text in (*told, fairness_sentence()) if text),
        )

    def _fit(self) -> None:
        """Give the rows the height that lets them all be seen, where that is possible."""
        # where the height is short the note scrolls with the seats instead of taking their room
        high = self.note.heightForWidth(self.width() - 2 * self._side) > self.height() * _NOTE_SHARE
        scrolls = self._low or high
        if scrolls and self._foot.indexOf(self.note) >= 0:
            self._seats.insertWidget(self._seats.count() - 1, self.note)
        elif not scrolls and self._foot.indexOf(self.note) < 0:
            self._foot.addWidget(self.note)
        count = len(self.drafts) + (self._adding.isVisibleTo(self))
        room = self._room() // max(count, 1)
        least, most = _ROW_HEIGHTS
        height = least if self._low else max(least, min(most, room))
        for row in self.rows:
            row.set_height(height)
        self._fit_table()

    def _room(self) -> int:
        """Return the height between the head and the note."""
        spacing, margins = self._column.spacing(), self._column.contentsMargins()
        room = self.height() - margins.top() - margins.bottom() - self.stepper.sizeHint().height() - spacing
        if self.note.isVisibleTo(self) and self._foot.indexOf(self.note) >= 0:
            room -= self.note.heightForWidth(self.width() - 2 * self._side) + spacing
        return room

    def _fit_table(self) -> None:
        """Draw the table where the seats leave room for it; in a running game it is there already."""
        width = self.width() - 2 * self._side
        used = sum(row.height_at(width) for row in self.rows[: len(self.drafts)]) + 2 * _RING_ROOM
        used += self._adding.sizeHint().height() if self._adding.isVisibleTo(self) else 0
        free = self._room() - used - 2 * self._column.spacing()
        has_room = free >= self._look.px(LEAST) and self._running is None and not self._low
        self.table.setVisible(has_room)
        if has_room:
            self.table.set_wanted(min(free, round(self._look.px(HIGHEST))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self._fit()

    def _add(self) -> None:
        if len(self.drafts) < self._limits[1]:
            self._set_drafts(with_one_more(self.drafts, seat_colors(self._game_id)))
            self.changed.emit()

    def _remove(self, place: int) -> None:
        if self._running is not None:
            self.leave_requested.emit(place)
        elif len(self.drafts) > self._limits[0]:
            left = without(self.drafts, place)
            # the button under the finger goes: the focus moves to the seat that takes its place
            row = self.rows[min(place, len(left) - 1)]
            if len(left) > self._limits[0]:
                pass_focus(self.rows[place].remove_button, row.remove_button)
            else:
                pass_focus(self.rows[place].remove_button, row.field)
            self._set_drafts(left)
            self.changed.emit()

    def _on_stepper_decrease_requested(self) -> None:
        if len(self.drafts) > self._limits[0]:
            self._set_drafts(self.drafts[:-1])
            self.changed.emit()

    def _on_row_draft_changed(self, place: int, draft: SeatDraft) -> None:
        self.drafts = (*self.drafts[:place], draft, *self.drafts[place + 1 :])
        self.rows[place].remove_button.setEnabled(self._can_go(place))
        self.retranslate()
        self.changed.emit()

    def _on_row_name_entered(self, place: int) -> None:
        if place + 1 < len(self.drafts):
            self.rows[place + 1].field.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.names_entered.emit()

    def _on_row_color_requested(self, place: int, color: str) -> None:
        self._set_drafts(with_color(self.drafts, place, color))
        self.changed.emit()
