"""A label that takes its font and colour from the look."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

from dicegames.ui.look import Look


class Text(QLabel):
    """Show plain text in a text role and a colour token; wraps unless told otherwise."""

    def __init__(self, look: Look, role: str = "body", color: str = "ink", wrap: bool = True) -> None:
        super().__init__()
        self._look = look
        self._role = role
        self._color = color
        self.setTextFormat(Qt.TextFormat.PlainText)  # names are typed by people: never markup
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    def set_role(self, role: str) -> None:
        """Change the text role."""
        self._role = role
        self._on_look_changed()

    def _on_look_changed(self) -> None:
        palette = self.palette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, QPalette.ColorRole.WindowText, self._look.color(self._color))
        disabled = self._look.color("disabled_ink")
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, disabled)
        self.setPalette(palette)
        self.setFont(self._look.font(self._role))
