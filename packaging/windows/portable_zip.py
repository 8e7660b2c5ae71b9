"""Make the archive for Windows that needs no installing: unpack it anywhere, also on a stick, and play."""

import zipfile
from datetime import UTC, datetime
from pathlib import Path

from authenticode import signer
from build_value import Build
from inno_setup import frozen_programs
from names import PROGRAM

PORTABLE = "portable.cmd"
"""Starts the program with everything that it writes in the folder `data` beside it, not in the user's own."""

_PORTABLE_LINES = f"""\
@echo off
start "" "%~dp0{PROGRAM}.exe" --data-dir "%~dp0data" %*
"""
_FILE_MODE = 0o100644 << 16


def make_zip(build: Build) -> Path:
    """Make the archive, of the same bytes from the same files; its programs are signed where possible.

    Raises: BuildError when there is no frozen program, or signing fails.
    """
    programs = frozen_programs(build)
    signs = signer()
    if signs is not None:
        signs.sign(build, *programs)
    path = build.artefact("zip")
    top = f"{PROGRAM}-{build.version}"
    files = sorted(file for file in build.app.rglob("*") if file.is_file())
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files:
            name = f"{top}/{file.relative_to(build.app).as_posix()}"
            archive.writestr(_entry(build, name), file.read_bytes())
        archive.writestr(_entry(build, f"{top}/{PORTABLE}"), _PORTABLE_LINES.replace("\n", "\r\n"))
    return path


def _entry(build: Build, name: str) -> zipfile.ZipInfo:
    moment = datetime.fromtimestamp(build.source_date_epoch, UTC).timetuple()[:6]
    entry = zipfile.ZipInfo(name, moment)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = _FILE_MODE
    entry.create_system = 3  # the bytes don't depend on the system that makes them
    return entry
