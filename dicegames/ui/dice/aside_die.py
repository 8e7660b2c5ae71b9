"""A die of a roll in 10.000: on the cloth, or set aside (checked), and what it is good for in words."""

from PySide6.QtWidgets import QWidget

from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.dice.aside_view import AsideView
from dicegames.ui.dice.aside_words import die_name
from dicegames.ui.dice.gliding_die import GlidingDie
from dicegames.ui.look import Look


class AsideDie(SinglePress, GlidingDie):
    """Show one die of the roll; a click only asks."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._view = AsideView()
        super().__init__(look, parent)

    def set_view(self, view: AsideView) -> None:
        """Take the moment that the die is part of, for its name."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Say the die's number, value and use in the current language."""
        if self._number <= len(self._view.values):
            self.setAccessibleName(die_name(self._number, self._view))
