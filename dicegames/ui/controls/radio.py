"""What painted radio buttons share; role, state and arrow keys are QRadioButton's own."""

from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton

from dicegames.ui.controls.focus import KEYBOARD_REASONS, FocusRing
from dicegames.ui.look import Look


class PaintedRadio(QRadioButton):
    """Be a radio button that a subclass paints and that takes clicks on its whole area.

    Buttons with one parent exclude each other; a QButtonGroup sets them apart.
    """

    def __init__(self, look: Look, radius: float) -> None:
        super().__init__()
        self._look = look
        self.focus_ring = FocusRing(look, self, radius)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._on_look_changed)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let Tab land on the chosen one of the group; Qt itself stops at the first that it never left."""
        super().focusInEvent(event)
        group = cast(QButtonGroup | None, self.group())  # the stub forgets radio buttons without a group
        chosen = None if group is None else group.checkedButton()
        if chosen is not None and chosen is not self and event.reason() in KEYBOARD_REASONS:
            chosen.setFocus(event.reason())

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)
