"""Everything below the windows of one run; a further window follows where all is to be read anew."""

import os
import platform
import sys
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from dicegames.app.appearance import Appearance
from dicegames.app.crash import CrashHook
from dicegames.app.endings import STATUS, Endings
from dicegames.app.faults import Faults
from dicegames.app.first_picture import FirstPicture
from dicegames.app.housekeeping import Housekeeping
from dicegames.app.incoming import Application, Incoming
from dicegames.app.instance import Instance
from dicegames.app.log_file import LogFile, note
from dicegames.app.main_window import MainWindow
from dicegames.app.place import find_place
from dicegames.app.system_motion import SystemMotion, system_source
from dicegames.app.system_ways import brings_icon
from dicegames.app.translation import Translation
from dicegames.app.window_icon import window_icon
from dicegames.data import resources_dir, translations_dir
from dicegames.engine.chance import SystemDice
from dicegames.models.languages import broken_languages, broken_words
from dicegames.storage.directories import Directories
from dicegames.storage.settings import SettingsStore
from dicegames.ui.dialogs.question import Message
from dicegames.ui.fingers import Fingers
from dicegames.ui.last_input import LastInput
from dicegames.ui.look import Look
from dicegames.ui.quick_keys import QuickKeys
from dicegames.ui.screen_keyboard import ScreenKeyboard
from dicegames.ui.theme import load_themes
from dicegames.version import app_version


class FirstSteps(msgspec.Struct, frozen=True):
    """What a window does at its start, and whether anybody sits before it."""

    file: Path | None = None
    demo: bool = False
    quit_after_game: bool = False

    @property
    def is_unattended(self) -> bool:
        """Whether nobody answers questions."""
        return self.demo or self.quit_after_game


class Windows(QObject):
    """Show a window until it is closed; `is_reopening` says that another one is to follow."""

    def __init__(
        self,
        app: Application,
        look: Look,
        appearance: Appearance,
        instance: Instance,
        folders: Directories,
        endings: Endings,
        *,
        is_given: bool,
    ) -> None:
        super().__init__()
        self._app = app
        self._look = look
        self._appearance = appearance
        self._instance = instance
        self._folders = folders
        self._is_given = is_given
        self._window: MainWindow | None = None
        self._state = Qt.WindowState.WindowNoState
        self._has_told = False
        self._status: int | None = None  # of a program that was asked to end from outside
        self.is_reopening = False
        app.commitDataRequest.connect(self._on_app_commit_data_request)
        app.aboutToQuit.connect(self._on_app_about_to_quit)
        endings.requested.connect(self._on_endings_requested)

    def show(self, first: FirstSteps) -> int:
        """Open a window, and return the exit status when it is closed."""
        self.is_reopening = False
        self._app.setQuitOnLastWindowClosed(True)
        store = SettingsStore(self._folders.settings)
        settings, problem = store.load()
        self._appearance.start(settings)
        place = find_place(self._folders, settings, is_given=self._is_given)
        window = MainWindow(
            self._look,
            store,
            settings,
            place,
            SystemDice(),
            pace="instant" if first.quit_after_game else None,
            quit_after_game=first.quit_after_game,
        )
        self._window = window
        window.settings_changed.connect(self._appearance.apply)
        window.reopen_requested.connect(self._on_window_reopen_requested)
        incoming = Incoming(window)
        incoming.file_arrived.connect(window.open_file)
        self._instance.called.connect(incoming.take)
        self._app.file_sent.connect(incoming.take)
        hook = CrashHook(self._look, window, unattended=first.is_unattended)
        hook.install()
        housekeeping = Housekeeping(place.folders, window)
        FirstPicture(window)
        try:
            _fit(window)
            window.setWindowState(self._state)
            window.show()
            # Who connects waits for an answer, and none comes before messages or the window wait for people.
            QTimer.singleShot(0, self._instance.listen)
            if problem is not None:
                note("settings_problem", reason=problem)
                window.tell_settings_problem(problem)
            if not first.is_unattended:
                window.files.tell_problem()
                self._tell_broken_languages(window)
            if first.file is not None:
                window.open_file(first.file)
            elif first.demo:
                window.start_demo()
            self._app.set_received(True)
            # A signal may have come while a message was open.
            status = self._app.exec() if self._status is None else 0
            return status if self._status is None else self._status
        finally:
            self._app.set_received(False)
            self._close_window()
            hook.remove()
            housekeeping.shut_down()
            if self.is_reopening:
                window.deleteLater()
                QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)

    def _tell_broken_languages(self, window: MainWindow) -> None:
        """Tell once which files of languages can't be used."""
        broken = () if self._has_told else broken_languages((self._folders.languages,))
        self._has_told = True
        if broken:
            note("languages_unreadable", count=len(broken))
            Message.tell(window, self._look, partial(broken_words, broken))

    def _close_window(self) -> None:
        """Close a window that is still open when the program ends; whatever is only in memory is saved."""
        if self._window is not None and self._window.isVisible():
            self._window.expect_nobody()
            self._window.close()

    def _on_app_commit_data_request(self, _manager: object) -> None:
        """Save before the user is logged out; others may still call that off, so the game goes on."""
        if self._window is not None:
            self._window.save()

    def _on_app_about_to_quit(self) -> None:
        """Close here, too: when people log out some systems end a program without going back to it."""
        self._close_window()

    def _on_endings_requested(self, number: int) -> None:
        note("signal", number=number)
        self._status = STATUS + number
        if self._window is not None:
            self._window.expect_nobody()
        QApplication.exit(self._status)  # dialogs end first; then the window is closed

    def _on_window_reopen_requested(self) -> None:
        window = self._window
        if window is None:
            return
        self._state = window.windowState()
        self._app.setQuitOnLastWindowClosed(False)
        if window.close():
            self.is_reopening = True
            QApplication.exit(0)


def run(
    app: Application,
    instance: Instance,
    folders: Directories,
    first: FirstSteps,
    language: str | None,
    data_dir: Path | None,
) -> int:
    """Show windows until the last one is closed, and return the exit status.

    `language` and `data_dir` are those of the command line.
    """
    log_file = LogFile(folders.log)
    log_file.begin()
    faults = Faults()
    faults.begin()
    endings = Endings()
    endings.begin()
    _note_start(app)
    translation = Translation(translations_dir(), folders.languages)
    try:
        look = Look(load_themes(resources_dir() / "themes"))
        system_motion = SystemMotion(
            app, system_source(sys.platform, os.environ.get("XDG_CURRENT_DESKTOP", ""))
        )
        system_motion.ask()
        appearance = Appearance(app, look, translation, language, system_motion)
        if not brings_icon():
            app.setWindowIcon(window_icon())
        Fingers(app, look, app)
        LastInput(app, look, app)
        QuickKeys(app, app)
        ScreenKeyboard(app, app)
        windows = Windows(app, look, appearance, instance, folders, endings, is_given=data_dir is not None)
        status = windows.show(first)
        while windows.is_reopening:
            status = windows.show(FirstSteps())
        note("end", status=status)
        return status
    finally:
        translation.remove()
        endings.end()
        faults.end()
        log_file.end()


def _note_start(app: Application) -> None:
    """Write down which program starts on what."""
    note(
        "start",
        version=app_version(),
        python=platform.python_version(),
        qt=qVersion(),
        system=platform.system(),
        release=platform.release(),
        screen=app.platformName(),
    )


def _fit(window: MainWindow) -> None:
    """Make a window that is larger than the screen as large as the screen."""
    screen = window.screen()
    if screen is not None:
        window.resize(window.size().boundedTo(screen.availableGeometry().size()))
