"""Build the window and everything below it, run it, and take it down again."""

import os
import platform
import signal
import sys
from pathlib import Path

# Read when Qt starts: on few cores its painting threads cost more than they give.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtCore import qVersion
from PySide6.QtGui import QIcon

from dicegames.app.appearance import Appearance
from dicegames.app.incoming import Application
from dicegames.app.instance import Instance
from dicegames.app.log_file import LogFile, note
from dicegames.app.run import FirstSteps, Run
from dicegames.app.translation import Translation
from dicegames.data import resources_dir, translations_dir
from dicegames.storage.directories import directories
from dicegames.ui.look import Look
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.theme import load_themes
from dicegames.version import app_version

DESKTOP_FILE_NAME = "dicegames"
ICON_SIDES = (32, 64, 128, 256)
ICON_DIE = 0.92  # size of the die in an icon of size 1


def make_app(arguments: list[str]) -> Application:
    """Return the application object with its names and style."""
    app = Application(arguments)
    app.setApplicationName("dicegames")
    app.setApplicationVersion(app_version())
    app.setDesktopFileName(DESKTOP_FILE_NAME)
    app.setStyle("Fusion")
    return app


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


def _icon(look: Look) -> QIcon:
    icon = QIcon()
    for side in ICON_SIDES:
        picture = die_pixmap(side * ICON_DIE, 1.0, 5, 18.0, look.dice_colors("ivory"))
        rest = (picture.width() - side) // 2
        icon.addPixmap(picture.copy(rest, rest, side, side))
    return icon


def run_window(
    *,
    file: Path | None = None,
    language: str | None = None,
    data_dir: Path | None = None,
    demo: bool = False,
    quit_after_game: bool = False,
) -> int:
    """Open the window and return the exit status when it is closed; a further start calls the first one."""
    # Ctrl+C in the terminal ends the program at once; everything that was seen is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = make_app(sys.argv[:1])
    folders = directories(data_dir)
    instance = Instance(folders.config)
    unattended = demo or quit_after_game
    if not unattended and not instance.begin(file):
        return 0
    log_file = LogFile(folders.log)
    log_file.begin()
    _note_start(app)
    translation = Translation(translations_dir())
    try:
        look = Look(load_themes(resources_dir() / "themes"))
        appearance = Appearance(app, look, translation, language)
        app.setWindowIcon(_icon(look))
        run = Run(app, look, appearance, instance, folders, is_given=data_dir is not None)
        first = FirstSteps(file, demo, quit_after_game)
        while True:
            status = run.show(first)
            if not run.is_reopening:
                note("end", status=status)
                return status
            first = FirstSteps()
    finally:
        instance.end()
        translation.remove()
        log_file.end()
