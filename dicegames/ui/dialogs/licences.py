"""Whose work the program uses, and under which licences."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.scroll import SlimScrollBar
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.dialogs.shortcuts import SMALLEST_WINDOW
from dicegames.ui.look import Look

translate = QCoreApplication.translate

_WIDTH = 55.0  # F
_TEXT = 30.0  # F; the height of the texts where the window has room
_LEAST = 8.0
_REST = 18.0  # F; title, words, button, margins and gaps of the dialog


class LicencesDialog(Dialog):
    """Show the licences of others as the text that they are, in the language of their authors."""

    def __init__(self, look: Look, parent: QWidget | None, text: str) -> None:
        super().__init__(look, parent, width=_WIDTH)
        self._words = wrapped(look)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setVerticalScrollBar(SlimScrollBar(look))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        window = SMALLEST_WINDOW if parent is None else parent.window().height()
        room = window - look.px(_REST)
        self.text.setFixedHeight(round(max(look.px(_LEAST), min(look.px(_TEXT), room))))
        self.focus_ring = FocusRing(look, self.text, look.metric("radius_field"))
        self.body.addWidget(self._words)
        self.body.addWidget(self.text, 1)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look, text: str) -> None:
        """Show the dialog until it is closed."""
        LicencesDialog(look, parent, text).run()

    def retranslate(self) -> None:
        """Say every word anew but the licences."""
        self.say_title(translate("Licences", "Third-party licences"))
        self._words.setText(
            translate(
                "Licences",
                "This program uses the work of others, under their own licences. Qt is used under the "
                "LGPL, version 3: the Qt Project publishes its sources, and its libraries can be "
                "replaced by others. The text tells how.",
            )
        )
        self.text.setAccessibleName(translate("Licences", "Third-party licences"))
        self.button.set_texts(translate("Licences", "Close"))
