"""Tell what a library needs of others, and of the C library, on the system that this runs on."""

import re
import subprocess
import sys
from pathlib import Path

from tools import find_tool

_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


def needed_libraries(library: str) -> list[str]:
    """Return the file names of the libraries that a library names itself, not those that these name.

    PyInstaller tells that too, but on Linux it goes on to those.

    Raises: MissingToolError where the system's tool for that is missing.
    """
    if sys.platform in ("win32", "darwin"):
        from PyInstaller.depend.bindepend import get_imports

        return [Path(name).name for name, _path in get_imports(library)]
    return _NEEDED.findall(_headers(Path(library)))


def glibc_of(library: Path) -> tuple[int, int]:
    """Return the oldest release of Linux's C library that a library runs with; (0, 0) if it needs none."""
    return max(((int(big), int(small)) for big, small in _GLIBC.findall(_headers(library))), default=(0, 0))


def is_library(path: Path) -> bool:
    """Return whether a path is a file of its own, no link, with a library or program of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _headers(library: Path) -> str:
    asked = [find_tool("objdump", "tells what a library needs"), "--private-headers", str(library)]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout
