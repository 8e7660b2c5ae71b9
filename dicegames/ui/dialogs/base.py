"""What the program's small dialogs share: a title, words that follow the language, buttons at the foot."""

from math import inf

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.sizes import HIGH_FROM

PADDING = 24
LOW_PADDING = 16  # where the window is low
EDGE = 8  # px of the window that stay visible at each side of it
WIDTH = 34.0  # F


class Dialog(Paper):
    """A dialog with a title, a body and a row of buttons; Esc is always the safe answer.

    Subclasses fill `body`, add their buttons and say every word in `retranslate`; `room` is the width that
    the body has, in px.
    """

    def __init__(self, look: Look, parent: QWidget | None, *, width: float = WIDTH) -> None:
        super().__init__(look, parent)
        self._has_new_words = False
        self.heading = Text(look, "title")
        _let_shrink(self.heading)
        window = None if parent is None else parent.window()
        low = window is not None and window.height() < HIGH_FROM
        self._padding = LOW_PADDING if low else PADDING
        self._most = inf if window is None else window.width() - 2 * (self._padding + EDGE)
        self.room = self._within(width)
        column = QVBoxLayout(self)
        column.setContentsMargins(self._padding, self._padding, self._padding, self._padding)
        column.setSpacing(12 if low else 16)
        column.addWidget(self.heading)
        self.body = inner_layout(column, QVBoxLayout, 1)
        self.body.setSpacing(12)
        self._buttons = inner_layout(column, QHBoxLayout)
        self._buttons.setSpacing(12)
        self._buttons.addStretch(1)
        # a strut, not a minimum width: that would let the window be narrower than its words
        column.addStrut(self.room)

    def add_button(self, *, primary: bool = False, icon: str | None = None) -> ActionButton:
        """Append a button to the foot and return it; the primary one has the focus, so Enter presses it."""
        button = ActionButton(self._look, primary=primary, icon=icon, small=True)
        self._buttons.addWidget(button)
        if primary:
            button.setFocus()
        return button

    def _within(self, width: float) -> int:
        """Return a width in F in px, cut to what the window leaves."""
        return round(min(self._look.px(width), self._most))

    def retranslate(self) -> None:
        """Say every word anew."""

    def say_title(self, title: str) -> None:
        """Set the title of window and paper."""
        self.setWindowTitle(title)
        self.heading.setText(title)

    def showEvent(self, event: QShowEvent) -> None:
        """Open as high as the wrapped words need."""
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """Be as high as the wrapped words need."""
        layout = self.layout()
        if layout is not None:
            buttons = round(min(self._buttons.sizeHint().width(), self._most))  # with their whole padding
            body = max(self._within(WIDTH), buttons)
            width = max(self.minimumSizeHint().width(), body + 2 * self._padding)
            self.resize(width, max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._has_new_words = True
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Make room for the words of another language, when all below have theirs."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._has_new_words and self.isVisible():
            self._has_new_words = False
            self.fit()
        return done

    def run(self) -> bool:
        """Show the dialog until it is answered; return whether it was accepted, and free it."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        if isValid(self):  # its window may have gone while it was open
            self.deleteLater()
        return bool(accepted)


def wrapped(look: Look, role: str = "body", color: str = "ink") -> Text:
    """Return a text that wraps at the dialog's width and can be selected for copying."""
    text = Text(look, role, color)
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    _let_shrink(text)
    return text


def _let_shrink(text: Text) -> None:
    """Let a text be as low as its words at the dialog's width, not as high as in a narrow column."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    text.setSizePolicy(policy)
