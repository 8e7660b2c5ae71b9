"""The messages above a board: what stays true for a while, the most serious one last."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicegames.ui.look import Look
from dicegames.ui.table.banner import Banner

translate = QCoreApplication.translate


class Notices(QWidget):
    """Show up to three banners: a line was lost, this is a practice table, saving is impossible."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._torn = False
        self._practice = False
        self._problem = ""
        self.torn = Banner(look)
        self.practice = Banner(look)
        self.saving = Banner(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 0)
        column.setSpacing(6)
        for banner in (self.torn, self.practice, self.saving):
            column.addWidget(banner)
        self.torn.dismissed.connect(self._on_torn_dismissed)
        self.practice.dismissed.connect(self._on_practice_dismissed)
        self.retranslate()

    def show_torn(self) -> None:
        """Tell that the last line of the file was incomplete."""
        self._torn = True
        self.retranslate()

    def set_practice(self, practice: bool) -> None:
        """Tell that this is a practice table."""
        self._practice = practice
        self.retranslate()

    def set_saving_problem(self, reason: str) -> None:
        """Tell why saving is impossible, or with "" that it works again."""
        self._problem = reason
        self.retranslate()

    def retranslate(self) -> None:
        """Put every message into the current language."""
        if self._torn:
            self.torn.show_message(
                translate(
                    "Notices",
                    "The last line of this session was incomplete and was left out. Nothing else is lost.",
                )
            )
        else:
            self.torn.clear()
        if self._practice:
            self.practice.show_message(
                translate(
                    "Notices", "Practice table: you can undo anything. The game counts in no statistics."
                )
            )
        else:
            self.practice.clear()
        if self._problem:
            self.saving.show_message(
                _saving_problem_text(self._problem), icon="warning", serious=True, dismissible=False
            )
        else:
            self.saving.clear()
        self.setVisible(self._torn or self._practice or bool(self._problem))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_torn_dismissed(self) -> None:
        self._torn = False
        self.retranslate()

    def _on_practice_dismissed(self) -> None:
        self._practice = False
        self.retranslate()


def _saving_problem_text(reason: str) -> str:
    problem = {
        "disk_full": translate("Notices", "The disk is full."),
        "read_only": translate("Notices", "The folder of the sessions cannot be written to."),
        "gone": translate("Notices", "The file of this session is no longer there."),
    }.get(reason, translate("Notices", "Writing to the disk failed."))
    rest = translate("Notices", "You can play on. Moves are saved as soon as that works again.")
    return f"{problem} {rest}"
