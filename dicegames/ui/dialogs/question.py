"""A question with two answers, and a message with none."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Question(Dialog):
    """Ask before something is given away; Esc and the focused button are the safe answer.

    `words` tells it in the current language.
    """

    def __init__(self, look: Look, parent: QWidget | None, words: Callable[[], Doubt]) -> None:
        super().__init__(look, parent)
        self._words = words
        self._text = wrapped(look)
        self.body.addWidget(self._text)
        self.yes_button = self.add_button()
        self.no_button = self.add_button(primary=True)
        self.yes_button.clicked.connect(self.accept)
        self.no_button.clicked.connect(self.reject)
        self.retranslate()

    @staticmethod
    def ask(parent: QWidget | None, look: Look, words: Callable[[], Doubt]) -> bool:
        """Ask and return whether the answer was yes."""
        return Question(look, parent, words).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        words = self._words()
        self.say_title(words.title)
        self._text.setText(words.text)
        self.yes_button.set_texts(words.yes)
        self.no_button.set_texts(words.no)


class Message(Dialog):
    """Tell something that has to be read; `words` tells it in the current language."""

    def __init__(self, look: Look, parent: QWidget | None, words: Told) -> None:
        super().__init__(look, parent)
        self._words = words
        self._text = wrapped(look)
        self.body.addWidget(self._text)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def tell(parent: QWidget | None, look: Look, words: Told) -> None:
        """Show the message until it was read."""
        Message(look, parent, words).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        title, text = self._words()
        self.say_title(title)
        self._text.setText(text)
        self.button.set_texts(translate("Dialogs", "OK"))
