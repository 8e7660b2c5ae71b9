"""The tutor's question before a decision that costs much, with three answers."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.models.hints import Mistake
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Answer(Enum):
    """What somebody does who was warned."""

    THINK = "think"
    PLAY = "play"
    SHOW = "show"


class TutorQuestion(Dialog):
    """Tell what a decision costs and why, but not what is better; Esc is to think again.

    `words` tells it in the current language.
    """

    def __init__(self, look: Look, parent: QWidget | None, words: Callable[[], Mistake]) -> None:
        super().__init__(look, parent)
        self.answer = Answer.THINK
        self._words = words
        self._done, self._cost, self._reason = wrapped(look), wrapped(look, "strong"), wrapped(look)
        for text in (self._done, self._cost, self._reason):
            self.body.addWidget(text)
        self.show_button = self.add_button(icon="bulb")
        self.play_button = self.add_button()
        self.think_button = self.add_button(primary=True)
        self.show_button.clicked.connect(self._on_show_button_clicked)
        self.play_button.clicked.connect(self._on_play_button_clicked)
        self.think_button.clicked.connect(self.reject)
        self.retranslate()

    @staticmethod
    def ask(parent: QWidget | None, look: Look, words: Callable[[], Mistake]) -> Answer:
        """Ask and return the answer."""
        question = TutorQuestion(look, parent, words)
        question.run()
        return question.answer

    def retranslate(self) -> None:
        """Say every word anew."""
        mistake = self._words()
        self.say_title(translate("Tutor", "Think again?"))
        self._done.setText(mistake.done)
        self._cost.setText(mistake.cost)
        self._reason.setText(mistake.reason)
        self.show_button.set_texts(translate("Tutor", "Show"))
        self.play_button.set_texts(translate("Tutor", "Play anyway"))
        self.think_button.set_texts(translate("Tutor", "Think again"))

    def _on_show_button_clicked(self) -> None:
        self.answer = Answer.SHOW
        self.accept()

    def _on_play_button_clicked(self) -> None:
        self.answer = Answer.PLAY
        self.accept()
