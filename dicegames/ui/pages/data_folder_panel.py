"""Where sessions and rules are kept: the path, and the wishes to see it or to choose another."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.text import Breakable, Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class DataFolderPanel(Panel):
    """Show the folder in use; where another can't be chosen it says why."""

    open_requested = Signal()
    choose_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._is_given = False
        self._heading = Caption(look)
        self.path = Breakable(look, "small", "ink_soft")
        self.note = Text(look, "small", "ink_soft")
        self.open_button = ActionButton(look, icon="folder", small=True)
        self.choose_button = ActionButton(look, small=True)
        self.open_button.clicked.connect(self.open_requested)
        self.choose_button.clicked.connect(self.choose_requested)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(20, 12, 20, 12)
        self._row.setSpacing(12)
        words = inner_layout(self._row, QVBoxLayout, 1)
        words.setSpacing(2)
        for part in (self._heading, self.path, self.note):
            words.addWidget(part)
        buttons = inner_layout(self._row, QHBoxLayout)
        buttons.setSpacing(8)
        buttons.addWidget(self.choose_button)
        buttons.addWidget(self.open_button)
        self.path.hide()
        self.note.hide()
        self.retranslate()

    def show_folder(self, folder: Path, *, is_given: bool, can_choose: bool) -> None:
        """Show a folder; `is_given` says that the command line names it."""
        self._is_given = is_given
        self.path.setText(str(folder))
        self.path.show()
        self.note.setVisible(not can_choose)
        self.choose_button.setVisible(can_choose)
        self.retranslate()

    def set_wide(self, wide: bool) -> None:
        """Lay the buttons beside the words, or below them."""
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)

    def retranslate(self) -> None:
        """Say every word anew."""
        self._heading.setText(translate("Settings", "Data folder"))
        self.open_button.set_texts(translate("Settings", "Open data folder"))
        self.choose_button.set_texts(translate("Settings", "Choose another …"))
        self.note.setText(
            translate("Settings", "Chosen at the start, with --data-dir.")
            if self._is_given
            else translate("Settings", "Leave the table to choose another.")
        )
