"""The strip that says what was just done with a session; a deletion can be taken back there."""

from PySide6.QtCore import QCoreApplication

from dicegames.models.numbers import grouped
from dicegames.ui.controls.undo_note import UndoNote
from dicegames.ui.look import Look

translate = QCoreApplication.translate

_ICONS = {"deleted": "trash", "restored": "undo", "exported": "share", "copied": "copy", "imported": "export"}


class SessionNotice(UndoNote):
    """Say one of "deleted", "restored", "exported", "copied" or "imported" until something else is done."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._kind = ""
        self._name = ""
        self._count = 0

    def tell(self, kind: str, name: str, count: int = 1) -> None:
        """Say what was done with the session or file of this name, or with `count` of them."""
        self._kind, self._name, self._count = kind, name, count
        self.undo_button.setVisible(kind == "deleted")
        self.tell_now()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.undo_button.set_texts(translate("SessionNotice", "Undo"))
        if self._kind:
            self.note.set_note(_ICONS[self._kind], "", self._words(), strong=True)

    def _words(self) -> str:
        if self._kind == "imported" and self._count != 1:
            text = translate("SessionNotice", "%n session/sessions imported.", None, self._count)
            return grouped(text, self._count)
        words = {
            "deleted": translate("SessionNotice", "“{name}” is deleted."),
            "restored": translate("SessionNotice", "“{name}” is back."),
            "exported": translate("SessionNotice", "“{name}” is written."),
            "copied": translate("SessionNotice", "“{name}” is a session of its own."),
            "imported": translate("SessionNotice", "“{name}” is imported."),
        }
        return words[self._kind].format(name=self._name)
