"""The dialog for what nobody foresaw: what is safe, details to copy, go on or quit."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.scroll import SlimScrollBar
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class CrashDialog(Dialog):
    """Tell that something went wrong; accepted means to go on."""

    def __init__(self, look: Look, parent: QWidget | None, details: str) -> None:
        super().__init__(look, parent, width=46)
        self._words = wrapped(look)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setVerticalScrollBar(SlimScrollBar(look))
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setMinimumHeight(round(look.px(10)))
        self.details.setTabChangesFocus(True)
        self.focus_ring = FocusRing(look, self.details, look.metric("radius_field"))
        self.body.addWidget(self._words)
        self.body.addWidget(self.details, 1)
        self.quit_button = self.add_button()
        self.copy_button = self.add_button()
        self.go_on_button = self.add_button(primary=True)
        self.quit_button.clicked.connect(self._on_quit_button_clicked)
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        self.go_on_button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def ask(parent: QWidget | None, look: Look, details: str) -> bool:
        """Show the dialog and return whether the program should go on."""
        return CrashDialog(look, parent, details).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("Crash", "Something went wrong"))
        self._words.setText(
            translate(
                "Crash",
                "Your game is safe: every move was saved at once. You can go on, or quit and continue later. "
                "These details help whoever mends it:",
            )
        )
        self.details.setAccessibleName(translate("Crash", "Details"))
        self.quit_button.set_texts(translate("Crash", "Quit"))
        self.copy_button.set_texts(translate("Crash", "Copy details"))
        self.go_on_button.set_texts(translate("Crash", "Go on"))

    def reject(self) -> None:
        """Go on when the dialog is closed by Esc or its frame: only the button quits."""
        self.accept()

    def _on_quit_button_clicked(self) -> None:
        self.done(QDialog.DialogCode.Rejected)

    def _on_copy_button_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
