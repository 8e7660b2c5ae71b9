"""Screens of all that lies over the window: every small dialog, and every menu."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from dicegames.app.data_folder import copy_doubt, problem_words
from dicegames.app.last_moves import unsaved_doubt
from dicegames.app.main_window import MainWindow
from dicegames.app.place import Place
from dicegames.models.backup_words import backup_text, restored_text
from dicegames.models.game_words import game_name
from dicegames.models.hints import Mistake
from dicegames.storage.archive import Backup, Restored
from dicegames.storage.directories import Directories
from dicegames.storage.licences import components, in_words
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.seat_picker import SeatPicker
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.leave_question import LeaveQuestion
from dicegames.ui.dialogs.licences import LicencesDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.rename_session import RenameSession
from dicegames.ui.dialogs.tutor_question import TutorQuestion
from dicegames.ui.dialogs.waiting import WaitingDialog
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.pages.ruleset_editor import leaving_doubt
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.table.practice import practice_doubt

translate = QCoreApplication.translate

Take = Callable[[], None]
Screen = Callable[[MainWindow, Path, Take], None]
Make = Callable[[Look, QWidget], Dialog]

FOLDER = Path("/media/somebody-with-a-long-name/Backup/Documents/games-of-the-family/dicegames")
TRACE = """dicegames 0.1.0, Python 3.11.2

Traceback (most recent call last):
  File "dicegames/session/controller.py", line 212, in act
    transition = self._saver.record(self._match.prepare(action, self._dice))
  File "dicegames/engine/match.py", line 164, in prepare
    raise IllegalActionError(action)
dicegames.engine.errors.IllegalActionError: Enter()
"""


def _question(words: Callable[[], Doubt]) -> Make:
    return lambda look, window: Question(look, window, words)


def _backup(look: Look, window: QWidget) -> Dialog:
    backup = Backup(212, 0, True, True, ("damaged.dicegame",))
    return Message(look, window, lambda: (translate("Backup", "The backup is written"), backup_text(backup)))


def _restored(look: Look, window: QWidget) -> Dialog:
    restored = Restored(0, 0, 0, False, 212, 1)
    return Message(
        look, window, lambda: (translate("Backup", "The backup is restored"), restored_text(restored))
    )


def _message(look: Look, window: QWidget) -> Dialog:
    usual = Directories(*(Path("/home/ada/.local/share/dicegames"),) * 4)
    place = Place(usual, problem="missing", wanted=FOLDER)
    return Message(look, window, partial(problem_words, place))


def _waiting(look: Look, window: QWidget) -> Dialog:
    dialog = WaitingDialog(look, window, lambda: translate("Backup", "Writing backup"))
    dialog.set_progress(48, 212)
    return dialog


def _game() -> str:
    return game_name("penta")


def _mistake() -> Mistake:
    return Mistake(
        "Chance 12",
        translate("Hints", "That costs {points} points on average.").format(points="11,4"),
        "",
        translate("Hints", "That costs {chance} of the chance to win.").format(chance="6,1 %"),
    )


MAKERS: dict[str, Make] = {
    "practice": _question(practice_doubt),
    "unsaved": _question(unsaved_doubt),
    "copy": _question(partial(copy_doubt, FOLDER)),
    "discard": _question(leaving_doubt),
    "backup": _backup,
    "restored": _restored,
    "message": _message,
    "waiting": _waiting,
    "crash": lambda look, window: CrashDialog(look, window, TRACE),
    "licences": lambda look, window: LicencesDialog(look, window, in_words(components())),
    "rename": lambda look, window: RenameSession(look, window, "Sonntag bei Oma", _game),
    "leave": lambda look, window: LeaveQuestion(look, window, "Cem", can_hand_over=True, winner=""),
    "leave-over": lambda look, window: LeaveQuestion(look, window, "Cem", can_hand_over=False, winner="Ada"),
    "tutor": lambda look, window: TutorQuestion(look, window, _mistake),
}


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _open_table(window: MainWindow, folder: Path) -> None:
    window.show_home()
    window.open_file(folder / "penta-turn.dicegame")
    _wait(50)


def dialog_over_table(make: Make, window: MainWindow, folder: Path, take: Take) -> None:
    """Show a dialog over a table in the middle of a turn."""
    _open_table(window, folder)
    dialog = make(window._look, window)
    dialog.show()
    _wait(50)
    take()
    dialog.done(0)
    dialog.deleteLater()


def settings_over_table(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the settings over a table."""
    _open_table(window, folder)
    QTimer.singleShot(200, partial(_take_page, take))
    window.menus.settings.trigger()


def _take_page(take: Take) -> None:
    dialog = QApplication.activeModalWidget()
    take()
    if isinstance(dialog, QDialog):
        dialog.reject()


class _Cover(QWidget):
    """Paint a menu where it lies over the window, whose picture has none of its own."""

    def __init__(self, menu: QMenu, window: QWidget) -> None:
        super().__init__(window)
        self._picture = menu.grab()
        at = window.mapFromGlobal(menu.mapToGlobal(QPoint(0, 0)))
        self.setGeometry(at.x(), at.y(), menu.width(), menu.height())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


@contextmanager
def _open_menu(menu: QMenu, window: MainWindow, entry: int) -> Iterator[None]:
    menu.setActiveAction(menu.actions()[entry])
    _wait(30)
    cover = _Cover(menu, window)
    yield
    cover.setParent(None)
    menu.close()


def table_menu(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the menu behind „…“ of a table."""
    _open_table(window, folder)
    menu = window.menus.table_menu
    menu.open_below(window.mapToGlobal(QPoint(window.width() - 16, 52)))
    with _open_menu(menu, window, 4):
        take()


def menu_bar(at: int, window: MainWindow, folder: Path, take: Take) -> None:
    """Show a menu of the bar."""
    _open_table(window, folder)
    bar = window.menuBar()
    bar.setNativeMenuBar(False)
    bar.show()
    _wait(50)
    heading = bar.actions()[at]
    bar.setActiveAction(heading)
    menu = heading.menu()
    assert isinstance(menu, QMenu)
    if not menu.isVisible():
        menu.popup(bar.mapToGlobal(bar.actionGeometry(heading).bottomLeft()))
    with _open_menu(menu, window, 0):
        take()
    bar.hide()


def seat_menu(window: MainWindow, _folder: Path, take: Take) -> None:
    """Show the colours of a seat."""
    window.show_new_game("penta")
    _wait(50)
    picker = window.findChildren(SeatPicker)[0]
    picker.open_menu()
    with _open_menu(picker.menu, window, 2):
        take()


def sort_menu(window: MainWindow, _folder: Path, take: Take) -> None:
    """Show the orders of the sessions, or what can be done with one where the window is small."""
    window.show_home()
    window.shell.show_page("sessions")
    _wait(600)
    button = window.sessions.sort
    if button.isVisible():
        button.open_menu()
        menu: QMenu = button.menu
    else:
        window.sessions.more_button.click()
        menu = window.sessions.commands.around_menu
    with _open_menu(menu, window, 1):
        take()


def long_menu(window: MainWindow, _folder: Path, take: Take) -> None:
    """Show the list of a setting."""
    window.show_home()
    window.shell.show_page("settings")
    _wait(50)
    button: MenuButton = window.settings_page.tutor
    button.open_menu()
    with _open_menu(button.menu, window, 2):
        take()


def all_sheets(window: MainWindow, folder: Path, take: Take) -> None:
    """Show every sheet of a table at once."""
    _open_table(window, folder)
    dialog = window.findChildren(SheetBoard)[0].open_all_sheets()
    _wait(50)
    take()
    dialog.accept()


DIALOG_SCREENS: dict[str, Screen] = {
    **{f"dialog-{name}": partial(dialog_over_table, make) for name, make in MAKERS.items()},
    "dialog-settings": settings_over_table,
    "dialog-sheets": all_sheets,
    "menu-table": table_menu,
    "menu-bar-game": partial(menu_bar, 0),
    "menu-bar-turn": partial(menu_bar, 1),
    "menu-bar-view": partial(menu_bar, 2),
    "menu-seat": seat_menu,
    "menu-sort": sort_menu,
    "menu-tutor": long_menu,
}
"""The screens by their names."""
