"""What the tests of Linux packages share: a stand-in for the frozen program, tools that may be missing."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from build_value import Build

ROOT = Path(__file__).resolve().parent.parent
PARTS = [
    {"name": "GNU Fortran runtime", "version": "5.0.0", "licence": "GPL-3.0-or-later WITH GCC-exception-3.1"},
    {"name": "Qt", "version": "6.11.3", "licence": "LGPL-3.0-only"},
    {"name": "libbz2-1.0", "version": "1.0.8-5+b1", "licence": "bzip2-1.0.6"},
    {"name": "numpy", "version": "2.4.6", "licence": "BSD-3-Clause AND MIT"},
    {"name": "platformdirs", "version": "4.14.8", "licence": "MIT"},
]
EPOCH = 1_767_225_600  # 2026-01-01


def make_build(folder: Path, version: str = "1.2.3") -> Build:
    """Return a build that writes below a folder, with a stand-in for the frozen program."""
    app = folder / "app" / "dicegames"
    (app / "_internal").mkdir(parents=True)
    program = app / "dicegames"
    program.write_text(f"#!/bin/sh\necho 'dicegames {version}' \"$@\"\n", encoding="utf-8")
    program.chmod(0o755)
    (app / "_internal" / "base.txt").write_text("what it needs\n", encoding="utf-8")
    (app / "_internal" / "link.txt").symlink_to("base.txt")
    notices = app / "_internal" / "licences"
    notices.mkdir()
    (notices / "components.json").write_text(json.dumps(PARTS), encoding="utf-8")
    out = folder / "dist"
    out.mkdir()
    return Build(
        root=ROOT,
        version=version,
        system="linux",
        arch="x86_64",
        source_date_epoch=EPOCH,
        out=out,
        work=folder / "work",
        app=app,
    )


def run_tool(*words: str | Path) -> str:
    """Run a tool and return what it says; skip the test where it is missing, fail it where the tool fails."""
    tool = str(words[0])
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is missing")
    ran = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    said = ran.stdout + ran.stderr
    assert ran.returncode == 0, said
    return said
