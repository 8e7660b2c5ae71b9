"""Start the program with a window, unless one is open over the same settings already."""

import os
import signal
import sys
from pathlib import Path

# Read when Qt starts: on few cores its painting threads cost more than they give.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from dicegames.app.incoming import Application
from dicegames.app.instance import Instance
from dicegames.app.quick_imports import quick_imports
from dicegames.app.readers import welcome_readers
from dicegames.app.system_ways import introduce, let_tab_reach_all
from dicegames.storage.directories import directories
from dicegames.version import app_version

DESKTOP_FILE_NAME = "org.example.dicegames"
"""The program's id wherever systems ask for one: desktop file, catalogues, icons, bundles.

It turns a host name around; the one here belongs to nobody. Who publishes the program under a host of their
own changes it here, once and before the first release.
"""


def make_app(arguments: list[str]) -> Application:
    """Return the application object with its names and style."""
    app = Application(arguments)
    app.setApplicationName("dicegames")
    app.setApplicationVersion(app_version())
    app.setDesktopFileName(DESKTOP_FILE_NAME)
    app.setStyle("Fusion")
    let_tab_reach_all(app)
    welcome_readers()
    return app


def run_window(
    *,
    file: Path | None = None,
    language: str | None = None,
    data_dir: Path | None = None,
    demo: bool = False,
    quit_after_game: bool = False,
) -> int:
    """Open the window and return the exit status when it is closed; a further start calls the first one."""
    # Until there is a window Ctrl+C ends the program at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    introduce(DESKTOP_FILE_NAME)
    app = make_app(sys.argv[:1])
    folders = directories(data_dir)
    instance = Instance(folders.config)
    unattended = demo or quit_after_game
    if not unattended and not instance.begin(file):
        return 0
    try:
        with quick_imports():  # a further start needs none of it
            from dicegames.app.run import FirstSteps, run
            from dicegames.session.background import is_any_hanging

        status = run(app, instance, folders, FirstSteps(file, demo, quit_after_game), language, data_dir)
        if is_any_hanging():
            instance.end()
            os._exit(status)  # everything is written that can be
        return status
    finally:
        instance.end()
