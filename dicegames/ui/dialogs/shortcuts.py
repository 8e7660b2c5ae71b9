"""Every key of the program on one page."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate

_WIDTH = 55.0  # F


class ShortcutsDialog(Dialog):
    """Show keys and what they do, in two columns."""

    def __init__(self, look: Look, parent: QWidget | None) -> None:
        super().__init__(look, parent, width=_WIDTH)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        self._grid.setVerticalSpacing(6)
        self.body.addLayout(self._grid)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look) -> None:
        """Show the dialog until it is closed."""
        ShortcutsDialog(look, parent).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("Shortcuts", "Keys"))
        self.button.set_texts(translate("Shortcuts", "Close"))
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        half = (len(_keys()) + 1) // 2
        for index, (key, meaning) in enumerate(_keys()):
            row, column = index % half, 2 * (index // half)
            key_text = Text(self._look, "body", "accent_ink", wrap=False)
            key_text.setText(key)
            meaning_text = wrapped(self._look)
            meaning_text.setText(meaning)
            self._grid.addWidget(key_text, row, column, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(meaning_text, row, column + 1)


def _keys() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Shortcuts", "Space, R"), translate("Shortcuts", "roll")),
        ("1 – 5", translate("Shortcuts", "keep or release a die")),
        (translate("Shortcuts", "Arrow keys"), translate("Shortcuts", "move over the sheet")),
        (translate("Shortcuts", "Enter"), translate("Shortcuts", "choose the box, then confirm")),
        (translate("Shortcuts", "Tab"), translate("Shortcuts", "go to the next button")),
        (translate("Shortcuts", "Ctrl+Z"), translate("Shortcuts", "take back")),
        (translate("Shortcuts", "Ctrl+Shift+Z"), translate("Shortcuts", "bring back")),
        ("P", translate("Shortcuts", "pause")),
        ("L", translate("Shortcuts", "log")),
        ("A", translate("Shortcuts", "all players")),
        ("Esc", translate("Shortcuts", "close what lies over the table")),
        (translate("Shortcuts", "Ctrl+N"), translate("Shortcuts", "new game")),
        (translate("Shortcuts", "Ctrl+O"), translate("Shortcuts", "open a session")),
        (translate("Shortcuts", "Ctrl+H"), translate("Shortcuts", "back to the start page")),
        ("F1", translate("Shortcuts", "rules of this game")),
        ("F2", translate("Shortcuts", "this list of keys")),
        ("F10", translate("Shortcuts", "menu bar")),
        ("F11", translate("Shortcuts", "full screen")),
    )
