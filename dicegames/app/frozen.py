"""Undo for others what a frozen program on Linux needs for itself."""

from collections.abc import MutableMapping

PATH = "LD_LIBRARY_PATH"


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
