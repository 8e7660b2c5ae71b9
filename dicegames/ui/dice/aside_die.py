"""A die of a roll in 10.000: on the cloth, or set aside (checked), and what it is good for in words."""

from PySide6.QtCore import QMargins
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
        self._tag_room = 0
        super().__init__(look, parent)

    def set_view(self, view: AsideView) -> None:
        """Take the moment that the die is part of, for its name."""
        self._view = view
        self.retranslate()

    def set_tag_bottom(self, bottom: float | None) -> None:
        """Keep the focus ring round a tag that hangs over the die and ends there; None for none."""
        edge = self.y() + (self.height() + self.hit_rect().width()) / 2
        self._tag_room = 0 if bottom is None else max(0, round(bottom - edge))
        self._fit_ring()

    def _fit_ring(self) -> None:
        super()._fit_ring()
        if self._tag_room and not self.isChecked():
            inside = int((self.width() - self.hit_rect().width()) / 2)
            self._ring.set_inside(QMargins(inside, inside, inside, inside - self._tag_room))

    def spoken(self) -> str:
        """Return the name, which says the state too."""
        return self.accessibleName()

    def retranslate(self) -> None:
        """Say the die's number, value and use in the current language."""
        if self._number <= len(self._view.values):
            self.setAccessibleName(die_name(self._number, self._view))
