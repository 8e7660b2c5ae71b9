"""Bring an artefact into a folder of its own, as its reader would, and find the program in it."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from build_value import ROOT

SOURCE = "source"
"""Names the program of this source tree."""

_NAMES = ("dicegames", "dicegames.exe")
_CONSOLE = "dicegames-cli.exe"
_BROKEN = (OSError, EOFError, zlib.error, tarfile.TarError, zipfile.BadZipFile)
"""What Python says of archives that are cut off or hold something else."""
_SECONDS = 600
"""For so long a system may take to install something; an installer that asks takes for ever."""


class SmokeError(Exception):
    """What keeps an artefact from being tried, in one sentence."""


@dataclass(frozen=True, slots=True)
class Program:
    """An installed program: what starts it, and the folder of its files (None: the source tree)."""

    command: tuple[str, ...]
    console: tuple[str, ...]
    """What starts it where it is to print something: Windows has a program of its own for that."""
    files: Path | None = None


@contextmanager
def installed(artefact: str, place: Path) -> Iterator[Program]:
    """Give the program in an artefact, installed below the empty folder `place`.

    Raises: SmokeError when it is no artefact that this system can install, or a broken one.
    """
    if artefact == SOURCE:
        yield source_program()
        return
    path = Path(artefact).resolve()
    if not path.exists():
        raise SmokeError(f"there is no {artefact}")
    with ExitStack() as stack:
        try:
            program = _unpacked(path, place, stack)
        except _BROKEN as error:
            raise SmokeError(f"{path.name} can't be unpacked: {error}") from error
        yield program


def _unpacked(path: Path, place: Path, stack: ExitStack) -> Program:
    if path.is_dir():
        return program_in(path)
    if path.suffix == ".exe" and path.name != _NAMES[1]:
        return program_in(stack.enter_context(_set_up(path, place)))
    if path.suffix == ".dmg":
        return program_in(_from_image(path, place))
    if path.suffix == ".whl":
        return _from_wheel(path, place)
    if path.suffix == ".AppImage":
        return _from_appimage(path, place)
    if path.suffix == ".deb":
        _run(["dpkg-deb", "--extract", str(path), str(place)])
        return program_in(place)
    if path.suffix == ".zip":
        with zipfile.ZipFile(path) as archive:
            archive.extractall(place)
        return program_in(place)
    if path.name.endswith(".tar.gz"):
        return _from_tar(path, place)
    if os.access(path, os.X_OK):
        return _program(path, path.parent if (path.parent / "_internal").is_dir() else None)
    raise SmokeError(f"{path.name} is no artefact that this system can install")


def source_program() -> Program:
    """Return the program of this source tree."""
    command = (sys.executable, "-X", "utf8", str(ROOT / "packaging" / "smoke_source.py"))
    return Program(command, command)


def program_in(folder: Path) -> Program:
    """Return the program somewhere below a folder: of several the one that lies beside its libraries.

    Raises: SmokeError when there is none.
    """
    found = [
        path
        for path in sorted(folder.rglob("dicegames*"))
        if path.name in _NAMES and path.is_file() and not path.is_symlink() and os.access(path, os.X_OK)
    ]
    if not found:
        raise SmokeError(f"no program in {folder}")
    path = next((path for path in found if (path.parent / "_internal").is_dir()), found[0])
    return _program(path, folder)


def _program(path: Path, files: Path | None) -> Program:
    console = path.with_name(_CONSOLE)
    return Program((str(path),), (str(console if console.exists() else path),), files)


def _from_tar(path: Path, place: Path) -> Program:
    with tarfile.open(path) as archive:
        archive.extractall(place, filter="data")
    top = _only(place, "*")
    if not (top / "pyproject.toml").exists():
        return program_in(place)
    folder = place / "built"
    _run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)], top)
    wheel = _only(folder, "*.whl")
    return _from_wheel(wheel, place)


def _from_wheel(path: Path, place: Path) -> Program:
    """Install a wheel into an environment that takes everything else from the present one."""
    folder = place / "environment"
    venv.create(folder, symlinks=os.name != "nt")
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    others, own = (_run([str(which), "-c", asked]).strip() for which in (sys.executable, python))
    # Only the folder is added: what the present one has by way of `.pth` files, the source tree, isn't seen.
    Path(own, "others.pth").write_text(others, encoding="utf-8")
    install = ["install", "--no-deps", "--no-index", "--disable-pip-version-check", "--quiet", str(path)]
    _run([sys.executable, "-m", "pip", "--python", str(python), *install])
    return _program(scripts / _NAMES[os.name == "nt"], folder)


def _from_appimage(path: Path, place: Path) -> Program:
    copy = place / path.name
    shutil.copy2(path, copy)
    copy.chmod(0o755)
    _run([str(copy), "--appimage-extract"], place)
    copy.unlink()
    start = place / "squashfs-root" / "AppRun"
    return Program((str(start),), (str(start),), place)


@contextmanager
def _set_up(path: Path, place: Path) -> Iterator[Path]:
    """Run the installer of Windows for a folder of ours, and what it installs for taking itself away."""
    quiet = ["/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART"]
    _run([str(path), *quiet, "/CURRENTUSER", f"/DIR={place}"])
    try:
        yield place
    finally:
        for remover in place.glob("unins*.exe"):
            _run([str(remover), *quiet])


def _from_image(path: Path, place: Path) -> Path:
    """Copy the bundle out of a disk image of macOS."""
    mount = place / "image"
    mount.mkdir()
    _run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", str(mount), str(path)])
    try:
        bundle = _only(mount, "*.app")
        copy = place / bundle.name
        _run(["ditto", str(bundle), str(copy)])
    finally:
        _run(["hdiutil", "detach", str(mount)])
    return copy


def _only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise SmokeError(f"there are {len(found)} of {pattern} where one belongs")
    return found[0]


def _run(command: Sequence[str], folder: Path | None = None) -> str:
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise SmokeError(f"{Path(command[0]).name} isn't over after {_SECONDS} seconds") from error
    except OSError as error:
        raise SmokeError(f"{command[0]} cannot be started: {error.strerror}") from error
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise SmokeError(f"{Path(command[0]).name} failed: {''.join(last)}")
    return done.stdout


def contents(folder: Path, wanted: Callable[[Path], bool] = lambda path: True) -> dict[str, int]:
    """Return the size of every file below a folder by its relative path."""
    return {
        path.relative_to(folder).as_posix(): path.lstat().st_size
        for path in sorted(folder.rglob("*"))
        if (path.is_symlink() or not path.is_dir()) and wanted(path)
    }
