"""One line of the line-up: colour, name, who decides, and the way to remove it."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.computer.levels import LEVELS, STYLES
from dicegames.storage.people import MAX_NAME
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.level_button import LevelButton
from dicegames.ui.pages.seat_drafts import SeatDraft, computer_of, default_name

translate = QCoreApplication.translate

_NUMBER_WIDTH = 16
_NAME_WIDTHS = (96, 240)
_GAP = 10
_BETWEEN = 6  # px between the two lines of a seat
_ROUND = 5  # px above and below the controls, together
_ROUND_TWO = 16  # the same of two lines


class SeatRow(QWidget):
    """Show one seat being set up; it emits what a person changed, the page decides what becomes of it.

    Who decides goes below the name where all doesn't fit into one line.
    """

    draft_changed = Signal(int, object)
    color_requested = Signal(int, str)
    remove_requested = Signal(int)
    name_entered = Signal(int)

    def __init__(self, look: Look, place: int) -> None:
        super().__init__()
        self._look = look
        self.place = place
        self._draft = SeatDraft("", look.seat_ids[0])
        self._game_id = ""
        self._is_alone = False
        self._is_running = False
        self._has_two_lines = False
        self._least = 0  # px of height
        self._number = Text(look, "body", "ink_soft", wrap=False)
        self._number.setFixedWidth(_NUMBER_WIDTH)
        self._number.setText(str(place + 1))
        self.picker = SeatPicker(look)
        self.picker.chosen.connect(self._on_picker_chosen)
        self.picker.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.field = Field(look)
        self.field.setMaxLength(MAX_NAME)
        self.field.setMinimumWidth(_NAME_WIDTHS[0])
        self.field.setMaximumWidth(_NAME_WIDTHS[1])
        self.field.textEdited.connect(self._on_field_text_edited)
        self.field.entered.connect(self._on_field_entered)
        self.kind = Segmented(look)
        self.kind.chosen.connect(self._on_kind_chosen)
        self.level = LevelButton(look)
        self.level.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level.chosen.connect(self._on_level_chosen)
        self.level.style_chosen.connect(self._on_level_style_chosen)
        self.remove_button = FlatButton(look, "close")
        self.remove_button.set_compact(True)
        self.remove_button.clicked.connect(self._on_remove_button_clicked)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 1)
        self._lines.addStretch(1)
        self._first = inner_layout(self._lines, QHBoxLayout)
        self._first.setSpacing(_GAP)
        self._first.addWidget(self._number)
        self._first.addWidget(self.picker)
        self._first.addWidget(self.field, 1)
        self._first.addWidget(self.kind)
        self._first.addWidget(self.level)
        self._first.addStretch(0)
        self._first.addWidget(self.remove_button)
        self._second = inner_layout(self._lines, QHBoxLayout)
        self._second.addStretch(1)
        self._second.setSpacing(_GAP)
        self._lines.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        look.changed.connect(self._arrange)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls from left to right."""
        return self.picker, self.field, self.kind, self.level, self.remove_button

    def show_draft(self, draft: SeatDraft, game_id: str, can_remove: bool) -> None:
        """Show a seat of a game."""
        self._draft = draft
        self._game_id = game_id
        self.picker.set_current(draft.color)
        if self.field.text() != draft.name:
            self.field.setText(draft.name)
            self.field.setCursorPosition(0)  # a long name is read from its beginning
        self.remove_button.setEnabled(can_remove)
        self.retranslate()
        self.kind.set_current("computer" if draft.is_computer else "human")

    def set_alone(self, alone: bool) -> None:
        """Leave out what only matters with others: who decides, and the way to remove the seat."""
        self._is_alone = alone
        self.kind.setVisible(not alone)
        self.remove_button.setVisible(not alone)
        self.retranslate()

    def set_running(self, running: bool, replaceable: bool) -> None:
        """In a running game, keep the colour, and who decides unless the seat is `replaceable`."""
        self._is_running = running
        self.picker.setEnabled(not running)
        self.kind.setEnabled(replaceable)
        self.level.setEnabled(replaceable)

    def retranslate(self) -> None:
        """Say every word anew."""
        name = default_name(self._draft.is_computer, self.place)
        self.field.setPlaceholderText(name)
        self.kind.setAccessibleName(translate("NewGame", "Seat {number}").format(number=self.place + 1))
        self.field.setAccessibleName(
            translate("NewGame", "Name of seat {number}").format(number=self.place + 1)
        )
        self.kind.set_options(
            [
                ("human", translate("NewGame", "Human"), "person"),
                ("computer", translate("NewGame", "Computer"), "chip"),
            ]
        )
        if self._is_running:
            text = translate("NewGame", "{name} leaves …")
        else:
            text = translate("NewGame", "Remove {name}")
        self.remove_button.set_texts(text.format(name=self._draft.name.strip() or name))
        levels = LEVELS.get(self._game_id, ())
        policy = self.level.sizePolicy()
        # who decides stays under the finger when the level comes and goes
        policy.setRetainSizeWhenHidden(len(levels) > 1 and not self._is_alone)
        self.level.setSizePolicy(policy)
        self.level.setVisible(self._draft.is_computer and len(levels) > 1)
        if levels:
            level, style = computer_of(self._draft, self._game_id)
            self.level.show_choice(levels, level, STYLES.get(self._game_id, ()), style)
        self._arrange()

    def set_height(self, height: int) -> None:
        """Set the height of the row, unless its controls need more."""
        self._least = height
        self._arrange()

    def height_at(self, width: int) -> int:
        """Return the height that the row takes at a width."""
        last = max(self.kind.sizeHint().height(), self.level.sizeHint().height())
        if self._takes_two_lines(width):
            return max(self._least, self.field.sizeHint().height() + _BETWEEN + last + _ROUND_TWO)
        return max(self._least, last + _ROUND)

    def _takes_two_lines(self, width: int) -> bool:
        """Tell whether not everything fits side by side, if a computer sits here too."""
        shown = [self.picker, self.kind, self.remove_button]
        if len(LEVELS.get(self._game_id, ())) > 1:
            shown.append(self.level)
        needed = _NUMBER_WIDTH + _NAME_WIDTHS[0] + sum(part.sizeHint().width() for part in shown)
        return not self._is_alone and width < needed + (len(shown) + 1) * _GAP

    def _arrange(self) -> None:
        two = self._takes_two_lines(self.width())
        if two != self._has_two_lines:
            self._has_two_lines = two
            row, place = (self._second, 0) if two else (self._first, self._first.indexOf(self.field) + 1)
            row.insertWidget(place, self.kind)
            row.insertWidget(place + 1, self.level)
        self._second.setContentsMargins(_NUMBER_WIDTH + _GAP if two else 0, 0, 0, 0)
        self._lines.setSpacing(_BETWEEN if two else 0)
        self.setFixedHeight(self.height_at(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return a width that the controls have in two lines."""
        line = self._lines.minimumSize().width() if self._has_two_lines else 0
        return QSize(line, self.height())

    def sizeHint(self) -> QSize:
        """Return the width that the controls need."""
        return QSize(super().sizeHint().width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of width."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line below."""
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._look.color("line"))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _change(self, draft: SeatDraft) -> None:
        self._draft = draft
        self.draft_changed.emit(self.place, draft)

    def _on_picker_chosen(self, color: str) -> None:
        self.color_requested.emit(self.place, color)

    def _on_field_text_edited(self, text: str) -> None:
        self._change(replace(self._draft, name=text))

    def _on_field_entered(self) -> None:
        self.name_entered.emit(self.place)

    def _on_kind_chosen(self, kind: str) -> None:
        self._change(replace(self._draft, is_computer=kind == "computer"))
        self.retranslate()

    def _on_level_chosen(self, level: str) -> None:
        self._change(replace(self._draft, level=level))

    def _on_level_style_chosen(self, style: str) -> None:
        self._change(replace(self._draft, style=style))

    def _on_remove_button_clicked(self) -> None:
        self.remove_requested.emit(self.place)
