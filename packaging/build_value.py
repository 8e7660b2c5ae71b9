"""What every step of a build knows: where things lie, what they are called, which time they carry."""

import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = ("linux", "windows", "macos")
EARLIEST, LATEST = 315_532_800, 2**32 - 1
"""The times that zip and gzip can both hold, in seconds since 1970."""

_SYSTEMS = {"win32": "windows", "darwin": "macos"}
_ARCHITECTURES = {"amd64": "x86_64", "aarch64": "arm64"}


class BuildError(Exception):
    """What keeps an artefact from being made, in one sentence."""


class MissingToolError(BuildError):
    """A tool or credentials that an artefact needs aren't there."""


@dataclass(frozen=True, slots=True)
class Build:
    """One build: the source tree, its version, the system it is for and the folders it writes."""

    root: Path
    version: str
    system: str
    """One of `SYSTEMS`."""
    arch: str
    """As the hardware calls itself: "x86_64", "arm64"."""
    source_date_epoch: int
    """The time that files and archives carry, in seconds since 1970."""
    out: Path
    """Where artefacts go."""
    work: Path
    """What is made on the way."""
    app: Path
    """The folder of the frozen program; on macOS the bundle."""

    @property
    def icons(self) -> Path:
        """Return the folder of the icons that packaging/icons.py makes."""
        return self.work / "icons"

    def artefact(self, extension: str) -> Path:
        """Return the path of an artefact for this system, such as "tar.gz"."""
        return self.out / f"dicegames-{self.version}-{self.system}-{self.arch}.{extension}"

    def environment(self) -> dict[str, str]:
        """Return the environment for tools: the same sources make the same bytes."""
        fixed = {"SOURCE_DATE_EPOCH": str(self.source_date_epoch), "PYTHONHASHSEED": "0"}
        return {**os.environ, **fixed}


def this_build(root: Path = ROOT, out: Path | None = None, app: Path | None = None) -> Build:
    """Return the build of a source tree on this machine; `app` is a frozen program made before.

    Raises: BuildError when the tree has no readable version, or SOURCE_DATE_EPOCH is no time.
    """
    work = root / "build"
    system = _SYSTEMS.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return Build(
        root=root,
        version=version_of(root),
        system=system,
        arch=_ARCHITECTURES.get(machine, machine),
        source_date_epoch=_epoch(root),
        out=out or root / "dist",
        work=work,
        app=app or work / "app" / ("dicegames.app" if system == "macos" else "dicegames"),
    )


def version_of(root: Path) -> str:
    """Return the version that the program in a source tree states.

    Raises: BuildError when it states none.
    """
    names: dict[str, str] = {}
    exec((root / "dicegames" / "version.py").read_text(encoding="utf-8"), names)
    if "__version__" not in names:
        raise BuildError("dicegames/version.py has no __version__")
    return names["__version__"]


def _epoch(root: Path) -> int:
    """Return SOURCE_DATE_EPOCH, else the time of the last commit, else that of the change log.

    Raises: BuildError when SOURCE_DATE_EPOCH is none that archives can hold.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given:
        if not (given.isascii() and given.isdecimal() and EARLIEST <= int(given) <= LATEST):
            raise BuildError(
                f"SOURCE_DATE_EPOCH is {given!r}: it must be seconds since 1970, from {EARLIEST} to {LATEST}"
            )
        return int(given)
    try:
        if not (root / ".git").exists():
            raise FileNotFoundError  # an unpacked archive, whatever repository it lies in
        asked = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
        return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int((root / "CHANGELOG.md").stat().st_mtime)
