"""The page on which a session is looked through, laid over whatever was shown before."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from dicegames.app.patience import wait_for_disk
from dicegames.app.refusals import refusal
from dicegames.app.waiting import StoppedError
from dicegames.engine.errors import InvalidRecordError
from dicegames.models.narrators import NARRATORS
from dicegames.models.viewing_words import copy_title
from dicegames.session.viewing import Viewing
from dicegames.storage.copies import duplicate
from dicegames.storage.directories import Directories
from dicegames.storage.journal import JournalError
from dicegames.storage.record import Record, current_time
from dicegames.storage.salvage import salvage
from dicegames.ui.look import Look
from dicegames.ui.table.viewer_page import ViewerPage
from dicegames.version import app_version

translate = QCoreApplication.translate


class LookingThrough(QObject):
    """Hold one session at a time; it goes when another page of `stack` is shown."""

    copied = Signal(object)  # Path of the copy to play on in
    told = Signal(object)  # Told on what did not work
    closed = Signal()  # what was shown before is seen again

    def __init__(self, look: Look, folders: Directories, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._look = look
        self._folders = folders
        self._stack = stack
        self._viewing: Viewing | None = None
        self._below: QWidget | None = None
        self._focus: QWidget | None = None
        self.page: ViewerPage | None = None
        stack.currentChanged.connect(self._on_stack_current_changed)

    def look_through(self, path: Path) -> None:
        """Show the session in `path` from its start, a damaged one at its last good move; it is only read."""
        try:
            salvaged = wait_for_disk(self._look, self._stack, partial(salvage, path))
        except StoppedError:
            return
        except InvalidRecordError as error:
            self.told.emit(
                refusal(lambda: translate("LookingThrough", "This session cannot be looked through"), error)
            )
            return
        self.show_record(salvaged.record, salvaged.problem)

    def show_record(self, record: Record, problem: InvalidRecordError | None = None) -> None:
        """Show a session whose entries keep the rules; `problem` is what is wrong behind them in its file."""
        self.close()
        self._viewing = Viewing(record, NARRATORS[record.game.id])
        page = ViewerPage(self._look, self._viewing, problem)
        page.back_requested.connect(self.close)
        page.copy_requested.connect(self._on_page_copy_requested)
        self._below, self._focus = self._stack.currentWidget(), QApplication.focusWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.page = page
        page.start()

    def close(self) -> None:
        """Show what was shown before."""
        if self.page is None or self._below is None:
            return
        focus, below = self._focus, self._below
        self._stack.setCurrentWidget(below)
        is_there = focus is not None and isValid(focus) and focus.isVisible()
        heir = focus if focus is not None and is_there else below
        heir.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def _on_stack_current_changed(self) -> None:
        page = self.page
        if page is None or self._stack.currentWidget() is page:
            return
        self.page = self._viewing = self._below = self._focus = None
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _on_page_copy_requested(self, number: int) -> None:
        """Make a session of its own out of everything up to a moment, and ask to play on in it."""
        viewing = self._viewing
        if viewing is None:
            return
        record, turn = viewing.cut(number), viewing.moments[number].turn
        try:
            path = duplicate(
                record,
                self._folders.sessions,
                current_time(),
                app_version(),
                title=copy_title(viewing.record.title, turn),
            )
        except (InvalidRecordError, JournalError) as error:
            self.told.emit(refusal(lambda: translate("LookingThrough", "The copy cannot be made"), error))
            return
        self.copied.emit(path)
