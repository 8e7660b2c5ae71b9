"""What the tests of Linux packages share: a stand-in for the frozen program, tools that may be missing."""

import shutil
import subprocess
from pathlib import Path

import pytest

from build_value import Build

ROOT = Path(__file__).resolve().parent.parent
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
