"""What the tests of Linux packages share: a stand-in for the frozen program, tools that may be missing."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import fake_builds
from build_value import Build
from fake_builds import put

PARTS = [
    {"name": "GNU Fortran runtime", "version": "5.0.0", "licence": "GPL-3.0-or-later WITH GCC-exception-3.1"},
    {"name": "Qt", "version": "6.11.3", "licence": "LGPL-3.0-only"},
    {"name": "libbz2-1.0", "version": "1.0.8-5+b1", "licence": "bzip2-1.0.6"},
    {"name": "numpy", "version": "2.4.6", "licence": "BSD-3-Clause AND MIT"},
    {"name": "platformdirs", "version": "4.14.8", "licence": "MIT"},
]


def make_build(folder: Path, version: str = "1.2.3") -> Build:
    """Return a build that writes below a folder, with a stand-in for the frozen program."""
    build = fake_builds.make_build(folder, "linux", version=version)
    libraries = build.app / "_internal"
    put(build.app / "dicegames", f"#!/bin/sh\necho 'dicegames {version}' \"$@\"\n".encode()).chmod(0o755)
    put(libraries / "base.txt", b"what it needs\n")
    (libraries / "link.txt").symlink_to("base.txt")
    put(libraries / "licences" / "components.json", json.dumps(PARTS).encode())
    return build


def run_tool(*words: str | Path) -> str:
    """Run a tool and return what it says; skip the test where it is missing, fail it where the tool fails."""
    tool = str(words[0])
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is missing")
    ran = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    said = ran.stdout + ran.stderr
    assert ran.returncode == 0, said
    return said
