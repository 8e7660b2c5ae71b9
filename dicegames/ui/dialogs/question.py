"""A question with two answers, and a message with none."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Question(Dialog):
    """Ask before something is given away; Esc and the focused button are the safe answer."""

    def __init__(self, look: Look, parent: QWidget | None, title: str, text: str, yes: str, no: str) -> None:
        super().__init__(look, parent)
        self.say_title(title)
        words = wrapped(look)
        words.setText(text)
        self.body.addWidget(words)
        self.yes_button = self.add_button()
        self.yes_button.set_texts(yes)
        self.no_button = self.add_button(primary=True)
        self.no_button.set_texts(no)
        self.yes_button.clicked.connect(self.accept)
        self.no_button.clicked.connect(self.reject)

    @staticmethod
    def ask(parent: QWidget | None, look: Look, title: str, text: str, yes: str, no: str) -> bool:
        """Ask and return whether the answer was `yes`."""
        return Question(look, parent, title, text, yes, no).run()


class Message(Dialog):
    """Tell something that has to be read."""

    def __init__(self, look: Look, parent: QWidget | None, title: str, text: str) -> None:
        super().__init__(look, parent)
        self.say_title(title)
        words = wrapped(look)
        words.setText(text)
        self.body.addWidget(words)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def tell(parent: QWidget | None, look: Look, title: str, text: str) -> None:
        """Show the message until it was read."""
        Message(look, parent, title, text).run()

    def retranslate(self) -> None:
        """Say the button anew; the message is the caller's."""
        self.button.set_texts(translate("Dialogs", "OK"))
