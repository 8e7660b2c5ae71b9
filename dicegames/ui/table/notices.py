"""The messages above a board: what stays true for a while, the most serious one last."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicegames.ui.announce import announce
from dicegames.ui.look import Look
from dicegames.ui.speech import sentences
from dicegames.ui.table.banner import Banner

translate = QCoreApplication.translate

_MARGINS, _SMALL_MARGINS = (16, 8, 16, 0), (8, 4, 8, 0)


class Notices(QWidget):
    """Show up to four banners.

    A line was lost, the session is in another file now, this is a practice table, saving is impossible. In a
    small window the most serious one stands alone, the others follow when it is gone. Screen readers hear
    each as soon as it can be seen.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._torn = False
        self._moved = ""
        self._practice = False
        self.saving_problem = ""
        self._small = False
        self._unsaid: list[Banner] = []
        self.torn = Banner(look)
        self.moved = Banner(look)
        self.practice = Banner(look)
        self.saving = Banner(look)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(6)
        for banner in (self.torn, self.moved, self.practice, self.saving):
            column.addWidget(banner)
        self.torn.dismissed.connect(self._on_torn_dismissed)
        self.moved.dismissed.connect(self._on_moved_dismissed)
        self.practice.dismissed.connect(self._on_practice_dismissed)
        look.changed.connect(self.retranslate)
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """Spare room for the board, or don't."""
        if small != self._small:
            self._small = small
            self._column.setContentsMargins(*(_SMALL_MARGINS if small else _MARGINS))
            self.retranslate()

    def show_torn(self) -> None:
        """Tell that the last line of the file was incomplete."""
        self._torn = True
        self.retranslate()
        self._say(self.torn)

    def show_moved(self, reason: str) -> None:
        """Tell that the session is in another file now, since its own was "gone", "changed" or "full"."""
        self._moved = reason
        self.retranslate()
        self._say(self.moved)

    def set_practice(self, practice: bool) -> None:
        """Tell that this is a practice table."""
        is_new = practice and not self._practice
        self._practice = practice
        self.retranslate()
        if is_new:
            self._say(self.practice)

    def set_saving_problem(self, reason: str) -> None:
        """Tell why saving is impossible, or with "" that it works again.

        That the disk is slow is on the screen at once: until it has answered nothing else happens.
        """
        is_new = reason not in ("", self.saving_problem)
        self.saving_problem = reason
        self.retranslate()
        if is_new:
            self._say(self.saving)
        if reason == "slow" and self.isVisible():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self.window().repaint()

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
        if self._moved:
            self.moved.show_message(_moved_text(self._moved), icon="warning")
        else:
            self.moved.clear()
        if self._practice:
            self.practice.show_message(
                translate(
                    "Notices", "Practice table: you can undo anything. The game counts in no statistics."
                )
            )
        else:
            self.practice.clear()
        if self.saving_problem:
            self.saving.show_message(
                _saving_problem_text(self.saving_problem), icon="warning", serious=True, dismissible=False
            )
        else:
            self.saving.clear()
        for banner in (self.torn, self.moved, self.practice, self.saving):
            banner.set_brief(self._small)  # the boxes below need every line
        if self._small:
            told = [banner for banner in (self.saving, self.moved, self.torn, self.practice) if banner.text]
            for banner in told[1:]:
                banner.hide()
        self.setVisible(self._torn or self._practice or bool(self._moved or self.saving_problem))

    def showEvent(self, event: QShowEvent) -> None:
        """Say what came before anybody could see it."""
        super().showEvent(event)
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _say(self, *new: Banner) -> None:
        self._unsaid += new
        if self.isVisible():
            announce(self, sentences(banner.text for banner in self._unsaid))
            self._unsaid.clear()

    def _on_torn_dismissed(self) -> None:
        self._torn = False
        self.retranslate()

    def _on_moved_dismissed(self) -> None:
        self._moved = ""
        self.retranslate()

    def _on_practice_dismissed(self) -> None:
        self._practice = False
        self.retranslate()


def _moved_text(reason: str) -> str:
    if reason == "gone":
        return translate(
            "Notices",
            "The file of this session was gone. The whole game is in a new file: nothing is lost.",
        )
    if reason == "full":
        return translate(
            "Notices",
            "The file of this session was full. The game goes on in a new file; the old one stays.",
        )
    return translate(
        "Notices",
        "Another program changed the file of this session. The whole game is in a new file beside it.",
    )


def _saving_problem_text(reason: str) -> str:
    if reason == "slow":
        return translate("Notices", "The disk is slow. Each move waits until it is saved.")
    if reason == "full":
        return translate(
            "Notices",
            "This session is too long to save more. Duplicate it and play on in the copy.",
        )
    problem = {
        "disk_full": translate("Notices", "The disk is full. Free some space."),
        "read_only": translate("Notices", "The folder of the sessions cannot be written to."),
        "gone": translate("Notices", "The folder of the sessions is no longer there."),
        "no_answer": translate("Notices", "The disk does not answer."),
    }.get(reason, translate("Notices", "Writing to the disk failed."))
    rest = translate("Notices", "You can play on. Moves are saved as soon as that works again.")
    return f"{problem} {rest}"
