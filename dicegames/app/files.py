"""What people do with all their files at once: see and change the data folder, write and restore backups."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicegames.app.menus import Menus
from dicegames.app.place import Place
from dicegames.ui.look import Look

if TYPE_CHECKING:
    from dicegames.app.backups import Backups
    from dicegames.app.data_folder import DataFolder
    from dicegames.ui.pages.data_folder_panel import DataFolderPanel


class Files(QObject):
    """Answer menus and pages of `window`; what does the work is imported when it is first wanted.

    `leave` leaves what is open, or returns False; `holding` lets the open table wait.
    """

    folder_chosen = Signal(str)  # the folder for the settings, "" for the usual one: to be used from now on
    restored = Signal()  # files and settings may be others now: everything is to be read anew

    def __init__(
        self,
        look: Look,
        place: Place,
        menus: Menus,
        window: QWidget,
        leave: Callable[[], bool],
        holding: Callable[[str], AbstractContextManager[None]],
    ) -> None:
        super().__init__(window)
        self._look = look
        self._place = place
        self._window = window
        self._leave = leave
        self._holding = holding
        menus.choose_folder.setEnabled(self.can_choose_folder)
        menus.choose_folder.triggered.connect(self._on_choose_folder_triggered)
        menus.backup.triggered.connect(self._on_backup_triggered)
        menus.restore.triggered.connect(self._on_restore_triggered)

    @cached_property
    def data_folder(self) -> "DataFolder":
        """The folder of sessions and rulesets."""
        from dicegames.app.data_folder import DataFolder

        folder = DataFolder(self._look, self._place, self._window, self._leave)
        folder.chosen.connect(self.folder_chosen)
        return folder

    @cached_property
    def backups(self) -> "Backups":
        """What writes backups and brings them back."""
        from dicegames.app.backups import Backups

        backups = Backups(self._look, self._place.folders, self._window, self._leave)
        backups.restored.connect(self.restored)
        return backups

    def show_in(self, panel: "DataFolderPanel", *, at_table: bool) -> None:
        """Show the folder in a panel of the settings, and do what is wished there."""
        folder = self.data_folder
        can_choose = self.can_choose_folder and not at_table
        panel.show_folder(folder.path, is_given=self._place.is_given, can_choose=can_choose)
        panel.open_requested.connect(folder.open)
        panel.choose_requested.connect(folder.choose)

    def open_folder(self) -> None:
        """Show the folder in the system's file manager."""
        self.data_folder.open()

    @property
    def can_choose_folder(self) -> bool:
        """Whether another folder can be chosen: not where the command line names one."""
        return not self._place.is_given

    def choose_folder(self) -> None:
        """Ask for another folder, and use it."""
        self.data_folder.choose()

    def tell_problem(self) -> None:
        """Tell at the start what is wrong with the folder, if anything is."""
        if self._place.problem is not None:
            self.data_folder.tell_problem()

    def _on_choose_folder_triggered(self) -> None:
        with self._holding("file"):
            self.data_folder.choose()

    def _on_backup_triggered(self) -> None:
        with self._holding("file"):
            self.backups.write()

    def _on_restore_triggered(self) -> None:
        with self._holding("file"):
            self.backups.restore()
