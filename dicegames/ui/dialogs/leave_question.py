"""What becomes of the seat of somebody who leaves a running game."""

from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class Leaving(Enum):
    """What becomes of the seat."""

    STAY = "stay"
    COMPUTER = "computer"
    GIVE_UP = "give_up"


class LeaveQuestion(Dialog):
    """Ask who plays on for somebody; Esc and the focused button are to stay.

    Without `can_hand_over` the computer can't take over now. `winner` is who would win by it at once, or "".
    """

    def __init__(
        self, look: Look, parent: QWidget | None, name: str, *, can_hand_over: bool, winner: str
    ) -> None:
        super().__init__(look, parent)
        self.answer = Leaving.STAY
        self._name, self._can_hand_over, self._winner = name, can_hand_over, winner
        self.computer_words = wrapped(look)
        self.give_up_words = wrapped(look)
        self.body.addWidget(self.computer_words)
        self.body.addWidget(self.give_up_words)
        self.give_up_button = self.add_button()
        self.computer_button = self.add_button(icon="chip")
        self.computer_button.setEnabled(can_hand_over)
        self.stay_button = self.add_button(primary=True)
        self.give_up_button.clicked.connect(self._on_give_up_button_clicked)
        self.computer_button.clicked.connect(self._on_computer_button_clicked)
        self.stay_button.clicked.connect(self.reject)
        self.retranslate()

    @staticmethod
    def ask(
        parent: QWidget | None, look: Look, name: str, *, can_hand_over: bool, winner: str = ""
    ) -> Leaving:
        """Ask and return the answer."""
        question = LeaveQuestion(look, parent, name, can_hand_over=can_hand_over, winner=winner)
        question.run()
        return question.answer

    def retranslate(self) -> None:
        """Say every word anew."""
        name = self._name
        self.say_title(translate("Leaving", "Who plays on for {name}?").format(name=name))
        if self._can_hand_over:
            computer = translate("Leaving", "The computer plays on for {name}. A person can come back later.")
        else:
            computer = translate(
                "Leaving", "{name} is in the middle of a turn. The computer can play on after it."
            )
        if self._winner:
            give_up = translate("Leaving", "Or {name} gives up. Then the game is over and {winner} wins.")
        else:
            give_up = translate(
                "Leaving", "Or {name} gives up: no more turns, and a place behind all who play on."
            )
        self.computer_words.setText(computer.format(name=name))
        self.give_up_words.setText(give_up.format(name=name, winner=self._winner))
        self.give_up_button.set_texts(translate("Leaving", "Give up"))
        self.computer_button.set_texts(translate("Leaving", "Computer plays on"))
        self.stay_button.set_texts(translate("Leaving", "Stay"))

    def _on_give_up_button_clicked(self) -> None:
        self.answer = Leaving.GIVE_UP
        self.accept()

    def _on_computer_button_clicked(self) -> None:
        self.answer = Leaving.COMPUTER
        self.accept()
