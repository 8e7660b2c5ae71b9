"""A message about something that was just done, with the button that takes it back."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicegames.ui.announce import announce
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.note import Note
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class UndoStrip(QWidget):
    """Say that a ruleset was deleted until that is taken back or something else begins."""

    undo_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._name = ""
        self.note = Note(look)
        self.undo_button = FlatButton(look, "undo", dashed=True)
        self.undo_button.clicked.connect(self.undo_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.note, 1)
        row.addWidget(self.undo_button)
        self.retranslate()
        self.hide()

    def show_deleted(self, name: str) -> None:
        """Tell that the ruleset of this name is gone."""
        self._name = name
        self.retranslate()
        self.show()
        announce(self, self.note.plain_text)

    def retranslate(self) -> None:
        """Say every word anew."""
        words = translate("RulesetEditor", "“{name}” is deleted. Its values are still here.")
        self.note.set_note("trash", "", words.format(name=self._name), strong=True)
        self.undo_button.set_texts(translate("RulesetEditor", "Undo"))
