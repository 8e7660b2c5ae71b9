"""Make what people install: wheel, frozen program, packages of this system.

    build.py [KIND ...]     make these kinds; without a kind all that this system makes and has tools for
    build.py --list         name the kinds of this system
    build.py --app FOLDER   take a frozen program made before instead of making it

Artefacts go to dist/, beside SHA256SUMS and the list of what is in the frozen program (*.cdx.json).
Run it with the environment's Python, or as `packaging/dev.py build`, which makes that environment.
"""

import argparse
import importlib
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Their modules are found by their own names, as those of this folder: `windows` is a module of the tests.
for folder in (HERE, HERE / "linux", HERE / "windows", HERE / "macos"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from build_value import SYSTEMS, Build, BuildError, MissingToolError, this_build  # noqa: E402
from digests import SUMS, write_sums  # noqa: E402
from tools import say  # noqa: E402

AIM_PACKED = 75e6
"""Bytes that a package with the frozen program in it may have."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What makes one kind of artefact: `make` in `module` takes a `Build` and returns the artefact."""

    module: str
    make: str
    systems: tuple[str, ...] = SYSTEMS
    needs_app: bool = False

    def make_for(self, build: Build) -> Path:
        """Import what makes it (tools that other kinds need aren't asked for), and make it.

        Raises: BuildError when that fails, the disk refuses, or a package is too large.
        """
        maker: Callable[[Build], Path] = getattr(importlib.import_module(self.module), self.make)
        try:
            path = maker(build)
        except OSError as error:
            raise BuildError(disk_words(error)) from error
        if self.needs_app and path.is_file() and size_of(path) > AIM_PACKED:
            raise BuildError(f"{path.name} has more than {AIM_PACKED / 1e6:.0f} MB")
        return path


KINDS: Mapping[str, Kind] = {
    "wheel": Kind("python_packages", "make_wheel"),
    "sdist": Kind("python_packages", "make_sdist"),
    "app": Kind("freeze", "make_app"),
    "tar": Kind("tar", "make_tar", ("linux",), needs_app=True),
    "deb": Kind("deb", "make_deb", ("linux",), needs_app=True),
    "appimage": Kind("appimage", "make_appimage", ("linux",), needs_app=True),
    "flatpak": Kind("flatpak", "make_flatpak", ("linux",), needs_app=True),
    "setup": Kind("inno_setup", "make_setup", ("windows",), needs_app=True),
    "zip": Kind("portable_zip", "make_zip", ("windows",), needs_app=True),
    "dmg": Kind("dmg", "make_dmg", ("macos",), needs_app=True),
}


def kinds_of(system: str) -> list[str]:
    """Return the kinds that a system makes, in the order in which they are made."""
    return [name for name, kind in KINDS.items() if system in kind.systems]


def chosen_kinds(asked: Sequence[str], system: str, has_app: bool) -> list[str]:
    """Return what is to be made: what was asked for, and the frozen program where that needs it.

    Raises: BuildError when a kind isn't made on this system.
    """
    possible = kinds_of(system)
    for name in asked:
        if name not in possible:
            raise BuildError(f"{system} makes no {name!r}: choose from {', '.join(possible)}")
    wanted = set(asked or possible)
    if any(KINDS[name].needs_app for name in wanted):
        wanted.add("app")
    if has_app:
        wanted.discard("app")
    return [name for name in possible if name in wanted]


def make(build: Build, names: Sequence[str], asked: Sequence[str]) -> int:
    """Make kinds one after another and return the exit status.

    Tools that are missing are no failure unless their kind was asked for by name.
    """
    status = 0
    for name in names:
        try:
            path = KINDS[name].make_for(build)
        except MissingToolError as missing:
            say(f"{name}: not made. {missing}")
            status = status or int(name in asked)
        except BuildError as error:
            say(f"{name}: failed. {error}")
            status = 1
            if name == "app":
                break
        else:
            say(f"{name}: {shown(path, build.root)} ({size_of(path) / 1e6:.1f} MB)")
    try:
        sum_up(build)
    except OSError as error:
        say(f"{SUMS}: failed. {disk_words(error)}")
        status = 1
    return status


def make_room(build: Build) -> None:
    """Make the folder of artefacts, and see that files can be written there.

    Raises: BuildError when they can't.
    """
    try:
        build.out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=build.out):
            pass
    except OSError as error:
        reason = error.strerror or error
        raise BuildError(f"artefacts can't be written to {build.out}: {reason}") from error


def disk_words(error: OSError) -> str:
    """Return in a few words what the system refused, and where."""
    reason = str(error.strerror or error)
    return f"{error.filename}: {reason}" if error.filename else reason


def sum_up(build: Build) -> None:
    """Write the digests of all artefacts of this version."""
    files = sorted(
        path for path in build.out.glob("dicegames*") if path.is_file() and build.version in path.name
    )
    if files:
        write_sums(build.out, files)


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files below a folder; links count nothing."""
    if path.is_file():
        return path.stat().st_size
    return sum(
        below.stat().st_size for below in path.rglob("*") if below.is_file() and not below.is_symlink()
    )


def shown(path: Path, root: Path) -> str:
    """Return a path as people type it in the source tree."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make what was asked for and return the exit status."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make what people install.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="what to make; see --list")
    parser.add_argument("--list", action="store_true", help="name the kinds of this system")
    parser.add_argument("--app", type=Path, metavar="FOLDER", help="a frozen program made before")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where artefacts go (dist)")
    options = parser.parse_intermixed_args(arguments)
    try:
        build = this_build(
            out=options.out and options.out.resolve(), app=options.app and options.app.resolve()
        )
        if options.list:
            print("\n".join(kinds_of(build.system)))
            return 0
        if options.app and not build.app.is_dir():
            raise BuildError(f"there is no frozen program in {build.app}")
        names = chosen_kinds(options.kinds, build.system, has_app=options.app is not None)
        make_room(build)
    except BuildError as error:
        parser.error(str(error))
    return make(build, names, options.kinds)


if __name__ == "__main__":
    sys.exit(main())
