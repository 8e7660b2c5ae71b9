"""A message about something that was just done, with the button that takes it back."""

from PySide6.QtCore import QCoreApplication

from dicegames.ui.controls.undo_note import UndoNote
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class UndoStrip(UndoNote):
    """Say that a ruleset was deleted until that is taken back or something else begins."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._name = ""
        self.row.setContentsMargins(16, 0, 16, 8)
        self.retranslate()

    def show_deleted(self, name: str) -> None:
        """Tell that the ruleset of this name is gone."""
        self._name = name
        self.tell_now()

    def retranslate(self) -> None:
        """Say every word anew."""
        words = translate("RulesetEditor", "“{name}” is deleted. Its values are still here.")
        self.note.set_note("trash", "", words.format(name=self._name), strong=True)
        self.undo_button.set_texts(translate("RulesetEditor", "Undo"))
