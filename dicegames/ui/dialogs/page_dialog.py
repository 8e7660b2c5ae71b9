"""A page in a dialog over a running table, so that nobody has to leave it."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.look import Look

translate = QCoreApplication.translate

EDGE = 24  # px of the window that stay visible around it
LARGEST = QSize(1120, 900)


class PageDialog(QDialog):
    """Hold one page and a button to close it."""

    def __init__(self, look: Look, parent: QWidget, page: QWidget) -> None:
        super().__init__(parent)
        self.button = ActionButton(look, primary=True, icon="back", small=True)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 16, 16)
        foot.addStretch(1)
        foot.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page, 1)
        column.addLayout(foot)
        self.button.clicked.connect(self.accept)
        self.setModal(True)
        self.resize((parent.size() - QSize(2 * EDGE, 2 * EDGE)).boundedTo(LARGEST))
        self.retranslate()

    @staticmethod
    def show_over(look: Look, parent: QWidget, page: QWidget) -> None:
        """Show `page` until the dialog is closed, then free both."""
        dialog = PageDialog(look, parent, page)
        dialog.exec()
        dialog.deleteLater()

    def retranslate(self) -> None:
        """Say every word anew; the page says its own."""
        self.setWindowTitle(translate("Window", "Dice Games"))
        self.button.set_texts(translate("Dialogs", "Back to the table"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
