"""A note on something that was just done, with the button that takes it back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicegames.ui.announce import announce
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.note import Note
from dicegames.ui.look import Look


class UndoNote(QWidget):
    """Be hidden until something is told. Subclasses say every word in `retranslate`."""

    undo_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.note = Note(look)
        self.undo_button = FlatButton(look, "undo", dashed=True)
        self.undo_button.clicked.connect(self.undo_requested)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)
        self.row.addWidget(self.note, 1)
        self.row.addWidget(self.undo_button)
        self.hide()

    def retranslate(self) -> None:
        """Say every word anew."""
        raise NotImplementedError

    def tell_now(self) -> None:
        """Show what is to be said, and announce it."""
        self.retranslate()
        self.show()
        announce(self, self.note.plain_text)
