"""The line below a session that is looked through: where one is, the way back and forth, and playing on."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.look import Look
from dicegames.ui.sizes import APART, Mode
from dicegames.ui.speech import speak
from dicegames.ui.table.moment_slider import MomentSlider

translate = QCoreApplication.translate

HEIGHT, SMALL_HEIGHT, TWO_ROWS = 88, 76, 100
_WORDS = 26.0  # F, that position and sentence get at least
_STEPPING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Jump(Enum):
    """Where a button leads from the moment that is shown; the value is its icon."""

    FIRST = "first"
    TURN_BACK = "turn_back"
    BACK = "back"
    ON = "forward"
    TURN_ON = "turn_on"
    LAST = "last"


class JumpButton(FlatButton):
    """A button whose arrow keys are the page's: they step through the session instead of the buttons."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Space and Enter, leave the arrows to the page."""
        if event.key() in _STEPPING:
            event.ignore()
            return
        super().keyPressEvent(event)


class ViewerBar(QWidget):
    """Show position, what happened there, slider and buttons; every signal is a wish."""

    moved = Signal(int)  # the moment that the slider was moved to
    jump_requested = Signal(object)  # Jump
    copy_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._mode = Mode.WIDE
        self._side: QWidget | None = None
        self._barred = ""
        self._is_brief = False
        self.position = Text(look, "strong", wrap=False)
        self.sentence = OneLine(look, "body", "ink_soft")
        self.slider = MomentSlider(look)
        self.buttons = {jump: JumpButton(look, jump.value) for jump in Jump}
        self.copy = ActionButton(look, primary=True)
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._words, self._row = QWidget(), QWidget()
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._words)
        self._build()
        self.slider.valueChanged.connect(self.moved)
        self._group.idClicked.connect(self._on_group_id_clicked)
        self.copy.clicked.connect(self.copy_requested)
        look.changed.connect(self._apply)
        self.retranslate()
        self._arrange()

    def set_rounds(self, last: int, rounds: tuple[tuple[int, int], ...]) -> None:
        """Set the number of the last moment, and with which moments which rounds begin."""
        self.slider.setRange(0, last)
        self.slider.set_rounds(rounds)

    def show_moment(self, number: int, position: str, sentence: str) -> None:
        """Show where one is and what had just happened."""
        self.slider.setValue(number)
        self.position.setText(position)
        self.sentence.setText(sentence)
        speak(self.sentence, sentence)
        self.sentence.setToolTip(tip_text(sentence))
        self.slider.setAccessibleDescription(f"{position}. {sentence}")
        for jump in (Jump.FIRST, Jump.TURN_BACK, Jump.BACK):
            self.buttons[jump].setEnabled(number > 0)
        for jump in (Jump.ON, Jump.TURN_ON, Jump.LAST):
            self.buttons[jump].setEnabled(number < self.slider.maximum())

    def bar_copy(self, reason: str) -> None:
        """Bar playing on from here and say in a few words why not; "" allows it."""
        self._barred = reason
        self.copy.setEnabled(not reason)
        self._name_copy()

    def set_mode(self, mode: Mode) -> None:
        """Take the form of a kind of window."""
        self._mode = mode
        self._arrange()

    def set_side(self, side: QWidget | None) -> None:
        """Give the left end to a part of the board; None takes it away, hidden and without a parent."""
        if side is self._side:
            return
        if self._side is not None:
            self._grid.removeWidget(self._side)
            self._side.setParent(None)
        self._side = side
        self._arrange()
        if side is not None:
            side.show()

    def retranslate(self) -> None:
        """Put the buttons into the current language; position and sentence are the page's."""
        for jump, (name, key) in self._names().items():
            self.buttons[jump].set_texts(name, f"{name} ({key})")
        self.slider.setAccessibleName(translate("ViewerBar", "Position"))
        self._name_copy()

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of the buttons, and what they do, in words."""
        return tuple((key, name) for name, key in self._names().values())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the words that fit."""
        super().resizeEvent(event)
        self._apply()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = self._lines
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.position)
        lines.addWidget(self.sentence, 1)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(APART)
        for number, (jump, button) in enumerate(self.buttons.items()):
            button.set_compact(True)
            button.setAutoRepeat(jump in (Jump.BACK, Jump.ON))
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.setExclusive(False)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)

    @property
    def _has_two_rows(self) -> bool:
        return self._mode is Mode.PORTRAIT or self._side is not None

    @property
    def _reaches_over(self) -> bool:
        return self._mode is Mode.SMALL and self._side is None

    def _arrange(self) -> None:
        """Place the parts: buttons and copying beside words and slider, or one each beside either.

        Small windows let the words reach over the buttons.
        """
        grid, small, centre = self._grid, self._mode is Mode.SMALL, Qt.AlignmentFlag.AlignVCenter
        for part in (self._words, self.slider, self._row, self.copy):
            grid.removeWidget(part)
        if self._side is not None:
            grid.addWidget(self._side, 0, 0, 2, 1)
        grid.addWidget(self._words, 0, 1, 1, 2 if self._reaches_over else 1)
        grid.addWidget(self.slider, 1, 1)
        if self._has_two_rows:
            grid.addWidget(self._row, 1, 2, centre)
            grid.addWidget(self.copy, 0, 2, centre)
        else:
            over = self._reaches_over
            grid.addWidget(self._row, int(over), 2, 1 if over else 2, 1, centre)
            grid.addWidget(self.copy, 0, 3, 2, 1, centre)
        beside = self._side is None
        ways = QBoxLayout.Direction
        self._lines.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._lines.setSpacing(12 if beside else 0)
        side, edge = (8, 2) if small else (16, 4)
        grid.setContentsMargins(side, edge, side, edge)
        grid.setHorizontalSpacing(8 if small else 16)
        self.position.set_role("body" if small else "strong")
        self._apply()

    def _apply(self) -> None:
        """Take the height of the form, and the shorter words where the long ones leave little room."""
        self._is_brief = False
        self._name_copy()
        room = self.width() - self.copy.sizeHint().width()
        if not self._reaches_over:
            room -= self._row.sizeHint().width()
        if not self._has_two_rows and room < self._look.px(_WORDS):
            self._is_brief = True
            self._name_copy()
        least = TWO_ROWS if self._has_two_rows else SMALL_HEIGHT if self._mode is Mode.SMALL else HEIGHT
        self.setFixedHeight(max(least, self._grid.minimumSize().height()))

    @staticmethod
    def _names() -> dict[Jump, tuple[str, str]]:
        """Return the name and the keys of each button, in words."""
        return {
            Jump.FIRST: (translate("ViewerBar", "To the start"), translate("ViewerBar", "Home")),
            Jump.TURN_BACK: (translate("ViewerBar", "One turn back"), translate("ViewerBar", "Page up")),
            Jump.BACK: (
                translate("ViewerBar", "One step back"),
                translate("ViewerBar", "Left, Up, Backspace"),
            ),
            Jump.ON: (translate("ViewerBar", "One step on"), translate("ViewerBar", "Right, Down, Space")),
            Jump.TURN_ON: (translate("ViewerBar", "One turn on"), translate("ViewerBar", "Page down")),
            Jump.LAST: (translate("ViewerBar", "To the end"), translate("ViewerBar", "End")),
        }

    def _name_copy(self) -> None:
        detail = self._barred or translate("ViewerBar", "in a copy")
        title = translate("ViewerBar", "Play on from here")
        if self._is_brief:
            title = translate("ViewerBar", "Play on")
        self.copy.set_texts(title, detail)

    def _on_group_id_clicked(self, number: int) -> None:
        self.jump_requested.emit(list(Jump)[number])
