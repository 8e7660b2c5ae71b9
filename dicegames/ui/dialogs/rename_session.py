"""The question what a session shall be called."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.storage.people import MAX_TITLE, is_title
from dicegames.ui.controls.field import Field
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class RenameSession(Dialog):
    """Ask for the name of a session; none gives it back that of its game."""

    def __init__(self, look: Look, parent: QWidget | None, title: str, game: Callable[[], str]) -> None:
        super().__init__(look, parent)
        self._game = game
        self.field = Field(look)
        self.field.setMaxLength(MAX_TITLE)
        self.field.setText(title)
        self.field.selectAll()
        self._words = wrapped(look, color="ink_soft")
        self.problem = wrapped(look)
        self.body.addWidget(self._words)
        self.body.addWidget(self.field)
        self.body.addWidget(self.problem)
        self.cancel_button = self.add_button()
        self.rename_button = self.add_button(primary=True)
        self.field.textChanged.connect(self._on_field_text_changed)
        self.field.entered.connect(self.rename_button.click)
        self.cancel_button.clicked.connect(self.reject)
        self.rename_button.clicked.connect(self.accept)
        self.retranslate()
        self._on_field_text_changed()
        self.field.setFocus()

    @staticmethod
    def ask(parent: QWidget | None, look: Look, title: str, game: Callable[[], str]) -> str | None:
        """Return the new name, None when it shall stay `title`; `game` says what is played."""
        dialog = RenameSession(look, parent, title, game)
        name = dialog.name if dialog.run() else title
        return name if name != title else None

    @property
    def name(self) -> str:
        """What was typed."""
        return self.field.text().strip()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("RenameSession", "Rename session"))
        self._words.setText(translate("RenameSession", "Leave it empty to call the session after its game."))
        self.field.setPlaceholderText(self._game())
        self.field.setAccessibleName(translate("RenameSession", "Name of the session"))
        self.problem.setText(translate("RenameSession", "There is a character in it that no name can have."))
        self.cancel_button.set_texts(translate("RenameSession", "Cancel"))
        self.rename_button.set_texts(translate("RenameSession", "Rename"))

    def _on_field_text_changed(self) -> None:
        is_possible = is_title(self.name)
        self.problem.setVisible(not is_possible)
        self.rename_button.setEnabled(is_possible)
