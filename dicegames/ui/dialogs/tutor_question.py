"""The tutor's question before a decision that costs much, with three answers."""

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
    """Tell what a decision costs and why, but not what is better; Esc is to think again."""

    def __init__(self, look: Look, parent: QWidget | None, mistake: Mistake) -> None:
        super().__init__(look, parent)
        self.answer = Answer.THINK
        self.say_title(translate("Tutor", "Think again?"))
        for text, role in ((mistake.done, "body"), (mistake.cost, "strong"), (mistake.reason, "body")):
            words = wrapped(look, role)
            words.setText(text)
            self.body.addWidget(words)
        self.show_button = self.add_button(icon="bulb")
        self.show_button.set_texts(translate("Tutor", "Show"))
        self.play_button = self.add_button()
        self.play_button.set_texts(translate("Tutor", "Play anyway"))
        self.think_button = self.add_button(primary=True)
        self.think_button.set_texts(translate("Tutor", "Think again"))
        self.show_button.clicked.connect(self._on_show_button_clicked)
        self.play_button.clicked.connect(self._on_play_button_clicked)
        self.think_button.clicked.connect(self.reject)

    @staticmethod
    def ask(parent: QWidget | None, look: Look, mistake: Mistake) -> Answer:
        """Ask and return the answer."""
        question = TutorQuestion(look, parent, mistake)
        question.run()
        return question.answer

    def _on_show_button_clicked(self) -> None:
        self.answer = Answer.SHOW
        self.accept()

    def _on_play_button_clicked(self) -> None:
        self.answer = Answer.PLAY
        self.accept()
