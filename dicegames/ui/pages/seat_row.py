"""One line of the line-up: colour, name, who decides, and the way to remove it."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.game_words import level_name
from dicegames.storage.people import MAX_NAME
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.pages.seat_drafts import SeatDraft, default_name

translate = QCoreApplication.translate

_NUMBER_WIDTH = 16
_NAME_WIDTHS = (96, 240)


class SeatRow(QWidget):
    """Show one seat being set up; it emits what a person changed, the page decides what becomes of it."""

    draft_changed = Signal(int, object)
    color_requested = Signal(int, str)
    remove_requested = Signal(int)
    name_entered = Signal(int)

    def __init__(self, look: Look, place: int) -> None:
        super().__init__()
        self._look = look
        self.place = place
        self._draft = SeatDraft("", look.seat_ids[0])
        self._levels: tuple[str, ...] = ()
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
        self.level = MenuButton(look)
        self.level.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.level.chosen.connect(self._on_level_chosen)
        self.remove_button = FlatButton(look, "close")
        self.remove_button.set_compact(True)
        self.remove_button.clicked.connect(self._on_remove_button_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 1)
        row.setSpacing(10)
        row.addWidget(self._number)
        row.addWidget(self.picker)
        row.addWidget(self.field, 1)
        row.addWidget(self.kind)
        row.addWidget(self.level)
        row.addStretch(0)
        row.addWidget(self.remove_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls from left to right."""
        return self.picker, self.field, self.kind, self.level, self.remove_button

    def show_draft(self, draft: SeatDraft, levels: tuple[str, ...], can_remove: bool) -> None:
        """Show a seat; `levels` are those that the computer has in this game."""
        self._draft = draft
        self._levels = levels
        self.picker.set_current(draft.color)
        if self.field.text() != draft.name:
            self.field.setText(draft.name)
            self.field.setCursorPosition(0)  # a long name is read from its beginning
        self.remove_button.setEnabled(can_remove)
        self.retranslate()
        self.kind.set_current("computer" if draft.is_computer else "human")

    def set_alone(self, alone: bool) -> None:
        """Leave out what only matters with others: who decides, and the way to remove the seat."""
        self.kind.setVisible(not alone)
        self.remove_button.setVisible(not alone)

    def retranslate(self) -> None:
        """Say every word anew."""
        name = default_name(self._draft.is_computer, self.place)
        self.field.setPlaceholderText(name)
        self.field.setAccessibleName(
            translate("NewGame", "Name of seat {number}").format(number=self.place + 1)
        )
        self.kind.set_options(
            [
                ("human", translate("NewGame", "Human"), "person"),
                ("computer", translate("NewGame", "Computer"), "chip"),
            ]
        )
        self.remove_button.set_texts(
            translate("NewGame", "Remove {name}").format(name=self._draft.name.strip() or name)
        )
        several = len(self._levels) > 1
        self.level.setVisible(several and self._draft.is_computer)
        if several:
            self.level.set_purpose(translate("NewGame", "Level"))
            self.level.set_options([(level, level_name(level), None) for level in self._levels])
            self.level.set_current(
                self._draft.level if self._draft.level in self._levels else self._levels[0]
            )

    def set_height(self, height: int) -> None:
        """Set the height of the line; the controls keep theirs."""
        self.setFixedHeight(max(height, self.field.sizeHint().height() + 5))

    def sizeHint(self) -> QSize:
        """Return the width that the controls need."""
        return QSize(super().sizeHint().width(), self.height())

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

    def _on_remove_button_clicked(self) -> None:
        self.remove_requested.emit(self.place)


class Caption(Text):
    """A heading above a group of controls."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "strong", wrap=False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
