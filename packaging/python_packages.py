"""Make the wheel and the source archive, the same bytes from the same sources."""

import sys
from pathlib import Path

from build_value import Build, BuildError
from tools import run_tool


def make_wheel(build: Build) -> Path:
    """Make the wheel.

    Raises: BuildError when the build fails.
    """
    return _hatch(build, "wheel", f"dicegames-{build.version}-py3-none-any.whl")


def make_sdist(build: Build) -> Path:
    """Make the archive of the sources.

    Raises: BuildError when the build fails.
    """
    return _hatch(build, "sdist", f"dicegames-{build.version}.tar.gz")


def _hatch(build: Build, target: str, name: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(build.out)]
    said = run_tool(build, command)
    path = build.out / name
    if not path.is_file():
        raise BuildError(f"hatchling made no {name}:\n{said}")
    return path
