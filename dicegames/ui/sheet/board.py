"""The tappable score sheet: two halves, the seat on turn first, a note that says why."""

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import LOWER, UPPER, Box
from dicegames.games.sheet.state import SheetState
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import LOWER_ROWS, ROWS, UPPER_ROWS, CellKind, SumRow
from dicegames.models.wordings import wording_of
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.glow import Glow
from dicegames.ui.controls.note import Note
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_panel
from dicegames.ui.sheet.all_sheets import AllSheetsDialog
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.bonus_bar import BonusBar
from dicegames.ui.sheet.cell_paint import bold_body
from dicegames.ui.sheet.layout import (
    FEW_SEATS,
    ROW_MAX,
    ROW_MIN,
    WIDTHS,
    Columns,
    apart_widths,
    columns_for,
    row_height,
)
from dicegames.ui.sheet.notes import NoteText, barred_note, longest_notes, note_for, standing_note
from dicegames.ui.sheet.turn_fade import TurnFade
from dicegames.ui.sheet.zoom import row_most
from dicegames.ui.sizes import Mode

translate = QCoreApplication.translate

_MARGINS: dict[Mode, int] = {Mode.WIDE: 13, Mode.PORTRAIT: 11, Mode.SMALL: 7}
_APART_MARGINS: dict[Mode, int] = {Mode.WIDE: 11, Mode.PORTRAIT: 11, Mode.SMALL: 7}
_APART_LABEL = 9  # more room after the labels where nothing else needs it
_TOP = 8
_TOP_SMALL = 6
_TOP_TIGHT = 3
_GAPS: dict[Mode, int] = {Mode.WIDE: 20, Mode.PORTRAIT: 14, Mode.SMALL: 8}
_NOTE_GAP = 12
_NOTE_PADDING = 16
_NOTE_SIDES = 64  # icon and margins beside the words
_HALVES = (UPPER, LOWER)


class SheetBoard(QWidget):
    """Show a state of a sheet game and tell what people want with it."""

    box_tapped = Signal(object)  # Box that the roll may go into and that isn't chosen yet
    confirm_requested = Signal()  # Enter on the chosen box
    box_asked = Signal(object)  # Box: somebody taps one that takes nothing now
    sum_asked = Signal(object)  # SumRow: somebody wants to know what it is
    touched = Signal()  # a press or Enter arrived and is about to be judged by what the model shows
    all_sheets_requested = Signal()  # `open_all_sheets` answers it

    def __init__(
        self, look: Look, model: SheetModel, parent: QWidget | None = None, *, apart: bool = False
    ) -> None:
        """Build an empty sheet; `apart` gives each half a panel of its own, with room between them."""
        super().__init__(parent)
        self._apart = apart
        self._halves = (0, 0)  # widths of the panels, when they are apart
        self._zoom = 1.0
        self._look = look
        self._model = model
        self._mode = Mode.WIDE
        self._interactive = True
        self._place = Box.ACES
        self._inline_note = True
        self._asked = False  # somebody tapped a barred box and wants to know why
        self._told: NoteText | None = None
        self.upper_half = SheetBlock(look, model, UPPER_ROWS)
        self.lower_half = SheetBlock(look, model, LOWER_ROWS)
        self.bonus_bar = BonusBar(look, model, self)
        self.note = Note(look)
        self.all_button = FlatButton(look, "log")
        children: tuple[QWidget, ...] = (self.upper_half, self.lower_half, self.all_button, self.note)
        for child in children:
            child.setParent(self)
        self._entered: tuple[int, int] | None = None
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._on_fade_value_changed)
        self._fade.finished.connect(self._on_fade_finished)
        self.turn_fade = TurnFade(look, self)
        self.bonus_glow = Glow(look, self, "good", "radius_box")
        for block in (self.upper_half, self.lower_half):
            block.box_pressed.connect(self._on_block_box_pressed)
            block.step_requested.connect(self._on_block_step_requested)
            block.enter_requested.connect(self._on_block_enter_requested)
            block.pressed_somewhere.connect(self._on_block_pressed_somewhere)
            block.sum_pressed.connect(self.sum_asked)
        self.bonus_bar.pressed.connect(self.sum_asked)
        self.upper_half.focus_gained.connect(self._on_upper_half_focus_gained)
        self.lower_half.focus_gained.connect(self._on_lower_half_focus_gained)
        self.all_button.clicked.connect(self._on_all_button_clicked)
        self.note.installEventFilter(self)
        look.changed.connect(self._on_look_changed)
        self.note.hide()
        self.retranslate()

    @property
    def mode(self) -> Mode:
        """The arrangement in use."""
        return self._mode

    @property
    def focused_box(self) -> Box:
        """The box where the keyboard stands."""
        return self._place

    @property
    def has_inline_note(self) -> bool:
        """Whether notes stand below the rows; without room only the reason of a tapped box is told."""
        return self._inline_note

    def show_state(self, state: SheetState, seats: tuple[Seat, ...]) -> None:
        """Show `state`; a box that was just entered fades in."""
        before = self._model.state
        self.finish_motion()
        if before is not None and before.seat != state.seat:
            self.turn_fade.begin()
        self._model.show(state, seats)
        self._asked = False
        self._say()
        self._lay_out()
        self._keep_place()
        self._start_fade(before, state)
        self._show_bonus(before, state)

    def finish_motion(self) -> None:
        """End what moves at once."""
        self._fade.stop()
        self._on_fade_value_changed(1.0)
        self.turn_fade.finish()
        self.bonus_glow.finish()

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a wide window, a small one, or one that stands upright."""
        if mode is not self._mode:
            self._mode = mode
            self.updateGeometry()
            self._lay_out()

    def set_zoom(self, zoom: float) -> None:
        """Draw rows and all that is in them so many times larger than usual."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.note.set_zoom(zoom)
            self._lay_out()

    def half_widths(self, room: int, height: int, zoom: float = 1.0, free: int = 0) -> tuple[int, int]:
        """Return how wide the panels of both halves should be, for a room for both, a height and a zoom.

        What is `free` for them may go to the names of others.
        """
        self._fit_rows(round(height / zoom))
        mode, frame = self._mode, 2 * _APART_MARGINS[self._mode]
        needs = (self._need(self.upper_half, UPPER_ROWS), self._need(self.lower_half, LOWER_ROWS))
        names = self.upper_half.heads.needed_name_width()
        upper, lower = apart_widths(
            mode,
            needs,
            len(self._model.seats),
            int(room / zoom) - 2 * frame,
            names,
            int(free / zoom) - 2 * frame,
        )
        # in the small form the way to the bonus stands below the rows and needs its words' room
        upper = max(upper, self.bonus_bar.needed_width() if mode is Mode.SMALL else 0)
        return round((upper + frame) * zoom), round((lower + frame) * zoom)

    def set_halves(self, upper: int, lower: int) -> None:
        """Set the widths of the panels; the first begins at the left edge, the second ends at the right."""
        if (upper, lower) != self._halves:
            self._halves = (upper, lower)
            self._lay_out()
            self.update()

    def set_interactive(self, interactive: bool) -> None:
        """Take taps and keys, or only show (a computer's turn, a replay)."""
        if interactive != self._interactive:
            self._interactive = interactive
            for block in (self.upper_half, self.lower_half):
                block.set_interactive(interactive)
            self._show_note()

    def set_countdown(self, box: Box | None, seconds_left: float = 0.0, total: float = 1.0) -> None:
        """Show that the clock will fill `box` in `seconds_left` of `total` seconds; None stops it."""
        self._model.set_countdown(box, seconds_left, total)
        self._show_note()

    def open_all_sheets(self) -> AllSheetsDialog:
        """Show the sheets of all seats over the window."""
        return AllSheetsDialog.show_over(self._look, self._model, self)

    def focus_boxes(self) -> None:
        """Give the keyboard to the sheet, at the box where it stood last."""
        self._focus_place(ring=True)

    def retranslate(self) -> None:
        """Take every text anew."""
        self._model.retranslate()
        self.all_button.set_texts(translate("SheetBoard", "All sheets"))
        self._say()
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """Return the size below which rows would be too small to tap."""
        rows = 7 if self._mode is Mode.SMALL else 8
        margin, gap = _MARGINS[self._mode], _GAPS[self._mode]
        height = rows * ROW_MIN + 2 * _TOP_SMALL
        if self._mode is not Mode.SMALL:
            height += self.upper_half.heads.needed_height()
        label = self._label_need()
        own = WIDTHS[self._mode].own_min
        return QSize(2 * (margin + label + own) + gap, height)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(QSize(746, 566) if self._mode is Mode.WIDE else QSize(0, 0))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.updateGeometry()  # other words are of another width
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = QPainter(self), QRectF(self.rect())
        if self._apart:
            upper, lower = self._halves
            paint_panel(painter, whole.adjusted(0, 0, upper - self.width(), 0), self._look)
            paint_panel(painter, whole.adjusted(self.width() - lower, 0, 0, 0), self._look)
        else:
            paint_panel(painter, whole, self._look)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._stop_asking()
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a tap on a note that covers boxes put it away."""
        if watched is self.note and event.type() == QEvent.Type.MouseButtonPress:
            self._stop_asking()
        return False

    def _say(self) -> None:
        """Name the halves in the words of the game that is shown."""
        state = self._model.state
        if state is None:
            return
        wording = wording_of(state.ruleset)
        self.upper_half.corner.set_word(wording.upper())
        self.upper_half.setAccessibleName(wording.upper_sheet())
        self.lower_half.setAccessibleName(wording.lower_sheet())

    # --- geometry

    def _label_need(self) -> int:
        return max(self._need(self.upper_half, UPPER_ROWS), self._need(self.lower_half, LOWER_ROWS))

    def _need(self, block: SheetBlock, rows: Sequence[int]) -> int:
        shown = [row for row in rows if isinstance(ROWS[row], Box)] if self._mode is Mode.SMALL else rows
        more = _APART_LABEL if self._apart and self._mode is not Mode.SMALL else 0
        return round(block.labels.needed_width(shown) + 0.5) + more

    def _lay_out(self) -> None:
        state = self._model.state
        if state is None or self.width() <= 0 or (self._apart and not all(self._halves)):
            return
        mode, small, zoom = self._mode, self._mode is Mode.SMALL, self._zoom
        header, top, height = self._fit_rows(self.height())
        shown: tuple[Sequence[int], Sequence[int]] = (UPPER_ROWS, LOWER_ROWS)
        if small:
            shown = (UPPER_ROWS[:6], LOWER_ROWS[:7])
        seats, blocks = len(self._model.seats), (self.upper_half, self.lower_half)
        label = self._label_need()
        if seats > FEW_SEATS:  # the button above the labels keeps its word
            self.all_button.set_compact(False)
            label = max(label, math.ceil(self.all_button.sizeHint().width() / zoom))
        names = self.upper_half.heads.needed_name_width()
        columns = [
            columns_for(
                mode,
                int(width / zoom),
                self._need(block, rows) if self._apart else label,
                seats,
                names,
                apart=self._apart,
            ).zoomed(zoom, width)
            for block, rows, (_, width) in zip(blocks, shown, self._spans(), strict=True)
        ]
        for block, rows, place, (left, width) in zip(blocks, shown, columns, self._spans(), strict=True):
            block.setGeometry(left, top, width, header + len(rows) * height)
            block.arrange(place, height, header, rows, zoom)
        left, width = self._spans()[0]
        self._place_extras(QRect(left, top + header, width, height), columns[1])
        self._told = None
        self.note.hide()
        self._show_note()

    def _spans(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return where each half begins, and its width."""
        zoom = self._zoom
        if self._apart:
            margin, (upper, lower) = round(_APART_MARGINS[self._mode] * zoom), self._halves
            return (margin, upper - 2 * margin), (self.width() - lower + margin, lower - 2 * margin)
        margin, gap = round(_MARGINS[self._mode] * zoom), round(_GAPS[self._mode] * zoom)
        width = (self.width() - 2 * margin - gap) // 2
        return (margin, width), (margin + width + gap, width)

    def _fit_rows(self, outer: int) -> tuple[int, int, int]:
        """Return the heights of the header, of what is above it, and of a row, for a height of the sheet."""
        state, small = self._model.state, self._mode is Mode.SMALL
        assert state is not None  # nothing is laid out before the first state
        margin, zoom = round(_MARGINS[self._mode] * self._zoom), self._zoom
        header = 0 if small else round(self.upper_half.heads.needed_height() * zoom)
        top = _TOP_SMALL if small else round(_TOP * zoom)
        free = outer - top - header - (_TOP_SMALL if small else 4)
        rows = 7 if small else 8
        if free // rows < ROW_MIN:  # rows for fingers are worth more than room around them
            top = 0 if small else _TOP_TIGHT
            free = outer - header - 2 * top
        reserve = self._note_reserve(state, self.width() - 2 * margin) + _NOTE_GAP + margin - 4
        self._inline_note = not small and not self._apart and (free - reserve) // rows >= ROW_MIN
        most = row_most(ROW_MAX, zoom)
        height = row_height(free - reserve if self._inline_note else free, rows, most)
        with_hints = not small and height / zoom >= self.upper_half.labels.height_with_hints()
        for block in (self.upper_half, self.lower_half):
            block.labels.set_hints_shown(with_hints)
        return header, top, height

    def _place_extras(self, first_row: QRect, columns: Columns) -> None:
        """Place bonus bar and button; `first_row` is the uppermost row of the upper half."""
        small = self._mode is Mode.SMALL
        bar = first_row.translated(0, 6 * first_row.height())
        self.bonus_bar.setGeometry(bar.adjusted(0, 2, 0, -6))
        self.bonus_bar.setVisible(small)
        self.bonus_bar.refresh()
        hidden_seats = len(self._model.seats) - 1 - columns.others
        self.all_button.setVisible(not small and hidden_seats > 0)
        state = self._model.state
        lower = wording_of(state.ruleset).lower() if state is not None else ""
        self.lower_half.corner.set_word("" if hidden_seats > 0 else lower)
        self.all_button.set_compact(False)
        self.all_button.set_compact(self.all_button.sizeHint().width() > columns.label)
        self.all_button.setGeometry(QRect(self.lower_half.pos(), self.all_button.sizeHint()))
        self.all_button.raise_()

    def _note_reserve(self, state: SheetState, width: int) -> int:
        """Return the height of the tallest note in `width`; it never has less than two lines."""
        zoom, font = self._zoom, bold_body(self._look)
        font.setPixelSize(round(font.pixelSize() * zoom))
        metrics = QFontMetricsF(font)
        room = width - _NOTE_SIDES * zoom
        lines = max(math.ceil(metrics.horizontalAdvance(text) / room) for text in longest_notes(state))
        return round(max(2, lines) * metrics.lineSpacing() + _NOTE_PADDING * zoom)

    # --- notes

    def _show_note(self) -> None:
        """Say what is to be said; without room below the rows only what somebody asked for."""
        note = barred_note(self._model) if self._asked else None
        if note is None and self._inline_note:
            # the place is never empty: rows that grew into it would move under the finger when a note comes
            note = note_for(self._model, own_turn=self._interactive) or standing_note(self._model)
        if note == self._told:
            return
        self._told = note
        self.note.setVisible(note is not None)
        if note is not None:
            self.note.set_note(note.icon, note.lead, note.text, note.strong)
            self._place_note()

    def _place_note(self) -> None:
        margin = left = round(_MARGINS[self._mode] * self._zoom)
        width = self.width() - 2 * margin
        if self._apart:  # between the halves lie the dice
            left, width = self._spans()[0 if self._place in UPPER else 1]
        layout = self.note.layout()
        needed = layout.heightForWidth(width) if layout is not None else 0
        height = max(needed, self.note.minimumHeight())
        top = self.height() - margin - height
        if not self._inline_note:
            # It covers rows, but never the box that it speaks of.
            box = self._place
            half = self.upper_half if box in UPPER else self.lower_half
            if half.viewport().mapTo(self, half.cell_rect(box).bottomLeft()).y() >= top:
                top = self.upper_half.y()
        self.note.setGeometry(left, top, width, height)
        self.note.raise_()

    def _stop_asking(self) -> None:
        if self._asked:
            self._asked = False
            self._show_note()

    # --- taps and keys

    def _on_block_pressed_somewhere(self) -> None:
        self.touched.emit()
        self._stop_asking()

    def _on_block_box_pressed(self, box: Box) -> None:
        if not self._interactive:
            return
        self.touched.emit()
        self._place = box
        self._focus_place(ring=False)
        self._wish(box)

    def _wish(self, box: Box) -> None:
        kind = self._model.own_cell(box).kind
        if kind is CellKind.BARRED:
            self._asked = True
            self._show_note()
        elif kind is not CellKind.CHOSEN and self._model.is_allowed(box):
            self.box_tapped.emit(box)
        elif kind is not CellKind.CHOSEN:
            self.box_asked.emit(box)

    def _on_block_enter_requested(self) -> None:
        if not self._interactive:
            return
        self.touched.emit()
        if self._model.own_cell(self._place).kind is CellKind.CHOSEN:
            self.confirm_requested.emit()
        else:
            self._wish(self._place)

    def _on_block_step_requested(self, right: int, down: int) -> None:
        half = 0 if self._place in UPPER else 1
        row = _HALVES[half].index(self._place)
        if right:
            half = min(1, max(0, half + right))
            self._place = _HALVES[half][min(row, len(_HALVES[half]) - 1)]
        else:
            boxes = UPPER + LOWER
            self._place = boxes[min(len(boxes) - 1, max(0, boxes.index(self._place) + down))]
        self._stop_asking()
        self._focus_place(ring=True)

    def _focus_place(self, *, ring: bool) -> None:
        block = self.upper_half if self._place in UPPER else self.lower_half
        block.focus_box(self._place, ring=ring)
        block.setFocus()

    def _keep_place(self) -> None:
        """Let both halves know the current box, so that Tab enters at it."""
        first = (UPPER[0], LOWER[0])
        for block, boxes, start in zip((self.upper_half, self.lower_half), _HALVES, first, strict=True):
            block.focus_box(self._place if self._place in boxes else start, ring=block.is_ring_shown)

    def _on_upper_half_focus_gained(self) -> None:
        self._place = self.upper_half.current_box or self._place

    def _on_lower_half_focus_gained(self) -> None:
        self._place = self.lower_half.current_box or self._place

    def _on_all_button_clicked(self) -> None:
        self.all_sheets_requested.emit()

    # --- motion and look

    def _start_fade(self, before: SheetState | None, after: SheetState) -> None:
        entered = _entered_cell(before, after)
        if entered is None:
            return
        self._entered = entered
        self._on_fade_value_changed(0.0)
        self._fade.setDuration(self._look.duration("enter"))
        self._fade.start()

    def _show_bonus(self, before: SheetState | None, after: SheetState) -> None:
        """Let a ring open round the upper bonus that was just reached, where its column is shown."""
        column = _bonus_column(before, after)
        if column is None:
            return
        block = self.upper_half
        place = block.place_rect(SumRow.BONUS, column)
        if not place.isEmpty():
            self.bonus_glow.play([QRectF(place.translated(block.viewport().mapTo(self, QPoint())))])

    def _on_fade_value_changed(self, value: float) -> None:
        if self._entered is None:
            return
        row, column = self._entered
        block = self.upper_half if row in UPPER_ROWS else self.lower_half
        block.set_entering(row, column, value)
        if value >= 1.0:
            self._entered = None

    def _on_fade_finished(self) -> None:
        # Without motion an animation that ended at this value before reports no value again.
        self._on_fade_value_changed(1.0)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self._lay_out()
        self.update()


def _bonus_column(before: SheetState | None, after: SheetState) -> int | None:
    """Return the column whose upper bonus `after` has and `before` lacks."""
    if before is None or before.ruleset != after.ruleset or len(before.sheets) != len(after.sheets):
        return None
    for column, (old, sheet) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        if sheet.bonus(after.ruleset) > old.bonus(before.ruleset):
            return column
    return None


def _entered_cell(before: SheetState | None, after: SheetState) -> tuple[int, int] | None:
    """Return row and column of the one box that `after` has and `before` lacks."""
    if before is None or before.ruleset != after.ruleset or len(before.sheets) != len(after.sheets):
        return None
    new = [
        (ROWS.index(box), column)
        for column, (old, sheet) in enumerate(zip(before.sheets, after.sheets, strict=True))
        for box in old.open_boxes
        if not sheet.is_open(box)
    ]
    return new[0] if len(new) == 1 else None
