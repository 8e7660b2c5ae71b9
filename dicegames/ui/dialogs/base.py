"""What the program's small dialogs share: a title, words that follow the language, buttons at the foot."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.look import Look

PADDING = 24
WIDTH = 34.0  # F


class Dialog(Paper):
    """A dialog with a title, a body and a row of buttons; Esc is always the safe answer.

    Subclasses fill `body`, add their buttons and say every word in `retranslate`.
    """

    def __init__(self, look: Look, parent: QWidget | None, *, width: float = WIDTH) -> None:
        super().__init__(look, parent)
        self.heading = Text(look, "title")
        _let_shrink(self.heading)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(12)
        self._buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        column.setSpacing(16)
        column.addWidget(self.heading)
        column.addLayout(self.body, 1)
        column.addLayout(self._buttons)
        # a strut, not a minimum width: that would let the window be narrower than its words
        column.addStrut(round(look.px(width)))

    def add_button(self, *, primary: bool = False, icon: str | None = None) -> ActionButton:
        """Append a button to the foot and return it; the primary one has the focus, so Enter presses it."""
        button = ActionButton(self._look, primary=primary, icon=icon, small=True)
        self._buttons.addWidget(button)
        if primary:
            button.setFocus()
        return button

    def retranslate(self) -> None:
        """Say every word anew."""

    def say_title(self, title: str) -> None:
        """Set the title of window and paper."""
        self.setWindowTitle(title)
        self.heading.setText(title)

    def showEvent(self, event: QShowEvent) -> None:
        """Open as high as the wrapped words need."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            width = max(self.minimumSizeHint().width(), round(self._look.px(WIDTH)) + 2 * PADDING)
            self.resize(width, max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def run(self) -> bool:
        """Show the dialog until it is answered; return whether it was accepted, and free it."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        if isValid(self):  # its window may have gone while it was open
            self.deleteLater()
        return bool(accepted)


def wrapped(look: Look, role: str = "body") -> Text:
    """Return a text that wraps at the dialog's width and can be selected for copying."""
    text = Text(look, role)
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    _let_shrink(text)
    return text


def _let_shrink(text: Text) -> None:
    """Let a text be as low as its words at the dialog's width, not as high as in a narrow column."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    text.setSizePolicy(policy)
