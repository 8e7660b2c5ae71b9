"""What a frozen program on Linux does before anything else, for others and for its own later."""

import sys
from collections.abc import MutableMapping

PATH = "LD_LIBRARY_PATH"
OWN_FILE = "/proc/self/exe"


def give_back_library_path(environment: MutableMapping[str, str]) -> None:
    """Let programs of the system that are started from here load the system's libraries, not those shipped.

    The path is read when a process begins, so this one keeps what it has. Helpers, which are this program
    again, are asked to set the path anew.
    """
    before = environment.pop(f"{PATH}_ORIG", None)
    environment.pop(PATH, None)
    if before is not None:
        environment[PATH] = before
    environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"


def keep_modules() -> None:
    """Go on loading modules from the program as it was started, when a newer one is put in its place.

    They lie in its file, which PyInstaller opens again for each by its name. Of a package that is updated or
    removed while a window is open, the name leads elsewhere or nowhere; the process still has the file.
    """
    archive = getattr(sys.modules.get("pyimod02_importers"), "pyz_archive", None)
    if archive is not None:
        archive._filename = OWN_FILE
