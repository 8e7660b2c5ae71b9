"""Prove that people can put Qt libraries of their own in place of those shipped, as Qt's LGPL demands.

A copy of the frozen program gets changed libraries and has to run; with a file in place of one that is no
library it must not, else it wouldn't be this one that it uses.
"""

import os
import shutil
import subprocess
from pathlib import Path

from build_value import Build, BuildError
from tools import find_tool, run_tool

LIBRARIES = (
    "libQt6Core.so.6",
    "libQt6Gui.so.6",
    "libQt6Widgets.so.6",
    "libpyside6.abi3.so.*",
    "libshiboken6.*",
)
_SECONDS = 60


def check_replaceable(build: Build) -> None:
    """Try the frozen program of Linux with other libraries.

    Raises: BuildError when one can't be replaced.
    """
    objcopy = find_tool("objcopy", "makes changed libraries for a trial")
    copy = build.work / "replaced"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(build.app, copy, symlinks=True, copy_function=os.link)
    try:
        places = [_only(copy, pattern) for pattern in LIBRARIES]
        note = build.work / "note.txt"
        note.write_text("changed\n", encoding="utf-8")
        for place in places:
            _replace(place, b"")
            origin = build.app / place.relative_to(copy)
            run_tool(build, [objcopy, f"--add-section=.changed={note}", str(origin), str(place)])
        if not _runs(build, copy):
            raise BuildError("The frozen program doesn't run with changed libraries of Qt")
        for place in places:
            changed = place.read_bytes()
            _replace(place, b"none")
            if _runs(build, copy):
                raise BuildError(f"The frozen program doesn't use {place.relative_to(copy)}")
            _replace(place, changed)
    finally:
        shutil.rmtree(copy)


def _runs(build: Build, folder: Path) -> bool:
    told = build.work / "self-check.json"
    told.unlink(missing_ok=True)
    ran = subprocess.run(
        [str(folder / "dicegames"), "--self-check", str(told), "--data-dir", str(build.work / "self-check")],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=_SECONDS,
        check=False,
    )
    return ran.returncode == 0 and told.is_file()


def _only(folder: Path, pattern: str) -> Path:
    found = [path for path in folder.rglob(pattern) if not path.is_symlink()]
    if len(found) != 1:
        raise BuildError(f"The frozen program has {len(found)} files {pattern}, and should have one")
    return found[0]


def _replace(place: Path, content: bytes) -> None:
    place.unlink()  # a link to the file in the program itself, which stays as it is
    place.write_bytes(content)
