"""A page in a dialog over a running table, so that nobody has to leave it."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.sizes import PAGE_WIDE_FROM

translate = QCoreApplication.translate

EDGE = 24  # px of the window that stay visible around it
CORNER = 7  # px; nearer to a corner the page would cover its round
LARGEST = QSize(1120, 900)


class PageDialog(Paper):
    """Hold one page and a button to close it, which leads back to a table or to whatever lies below.

    Its title is that of the page.
    """

    def __init__(self, look: Look, parent: QWidget, page: QWidget, *, at_table: bool = True) -> None:
        super().__init__(look, parent, ground="window")
        self._at_table = at_table
        self.button = ActionButton(look, primary=True, icon="back", small=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(CORNER, CORNER, CORNER, CORNER)
        column.addWidget(page, 1)
        self._foot = inner_layout(column, QHBoxLayout)
        self._foot.addStretch(1)
        self._foot.addWidget(self.button)
        self.button.clicked.connect(self.accept)
        self.setWindowTitle(page.windowTitle())
        page.windowTitleChanged.connect(self.setWindowTitle)
        self.resize((parent.size() - QSize(2 * EDGE, 2 * EDGE)).boundedTo(LARGEST))
        self.retranslate()

    @staticmethod
    def show_over(look: Look, parent: QWidget, page: QWidget, *, at_table: bool = True) -> None:
        """Show `page` until the dialog is closed, then free both."""
        dialog = PageDialog(look, parent, page, at_table=at_table)
        dialog.exec()
        dialog.deleteLater()

    def retranslate(self) -> None:
        """Say every word anew; the page says its own."""
        if self._at_table:
            self.button.set_texts(translate("Dialogs", "Back to the table"))
        else:
            self.button.set_texts(translate("Dialogs", "Back"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the button end where the page ends."""
        super().resizeEvent(event)
        side = 28 if self.width() >= PAGE_WIDE_FROM else 16
        self._foot.setContentsMargins(side, 8, side, 16)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
