"""Make the frozen program: a folder with everything in it that no system can be expected to have.

PyInstaller makes it as packaging/dicegames.spec says. Qt stays in libraries of its own, so that people can
put others in their place.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import icons
import needs
import texts
import trim
from build_value import Build, BuildError
from replaceable import check_replaceable
from tools import find_tool, run_tool

MEGABYTE = 1e6
AIM_UNPACKED = 180.0
"""Megabytes that the folder may have."""

SPEC = "packaging/dicegames.spec"

QT_CONF = "[Paths]\nPrefix = _internal/PySide6/Qt\n"
"""Where Qt finds its plugins, seen from the program.

PySide6 would tell Qt the whole path, unescaped in a file where comma, semicolon, quotation mark and backslash
mean something: in a folder "Dice, cards" no window came. With this file beside the program it tells nothing.
"""

# The first part that a path contains decides; what contains none is the rest.
_GROUPS: Mapping[str, str] = {
    "PySide6/Qt/lib/libicu": "ICU (Unicode data of Qt)",
    "PySide6/Qt/plugins": "Qt plugins",
    "PySide6/Qt/translations": "Qt translations",
    "PySide6/Qt/lib": "Qt libraries",
    "PySide6": "PySide6",
    "shiboken6": "PySide6",
    "numpy.libs": "OpenBLAS",
    "numpy": "numpy",
    "msgspec": "msgspec",
    "dicegames/_": "resources, translations",
    "licences": "licences",
    "lib-dynload": "Python",
    "libpython": "Python",
    "python3": "Python",
    "base_library": "Python",
}
_PROGRAM = "dicegames and all Python modules"
_REST = "libraries of the system"


def make_app(build: Build) -> Path:
    """Make the frozen program and return its folder.

    Raises: BuildError when PyInstaller fails, the folder is too large, or a library is missing in it.
    """
    texts.compile_all(build.root / "translations", texts.find_lrelease())
    icons.make_icons(build.icons)
    places = ["--distpath", str(build.app.parent), "--workpath", str(build.work / "pyinstaller")]
    run_tool(build, [sys.executable, "-m", "PyInstaller", "--noconfirm", *places, SPEC])
    if build.system == "linux":
        strip_python(build)
        (build.app / "qt.conf").write_text(QT_CONF, encoding="utf-8")
        lacking = missing_libraries(build.app)
        if lacking:
            raise BuildError(f"The frozen program lacks libraries: {', '.join(lacking)}")
        check_replaceable(build)
    sizes = contributions(build.app)
    print(table(sizes), flush=True)
    if build.system == "linux":
        print("Needs the C library (glibc) {}.{} or newer.".format(*oldest_glibc(build.app)), flush=True)
    total = sum(sizes.values()) / MEGABYTE
    if total > AIM_UNPACKED:
        raise BuildError(f"The frozen program has {total:.1f} MB; {AIM_UNPACKED:.0f} are allowed")
    return build.app


def strip_python(build: Build) -> None:
    """Take what only debuggers read out of Python's own libraries: some builds of Python keep 16 MB of it."""
    strip = find_tool("strip", "makes Python's libraries smaller")
    for path in libraries(build.app):
        if path.name.startswith("libpython") or path.parent.name == "lib-dynload":
            run_tool(build, [strip, "--strip-unneeded", str(path)])


def libraries(app: Path) -> list[Path]:
    """Return the libraries and programs in the folder of a frozen program on Linux."""
    return [path for path in sorted(app.rglob("*")) if needs.is_library(path)]


def missing_libraries(app: Path) -> list[str]:
    """Return what libraries in a folder need that is neither there nor of the system."""
    there = {path.name for path in app.rglob("*")}
    wanted = {name for path in libraries(app) for name in needs.needed_libraries(str(path))}
    return sorted(name for name in wanted - there if not trim.is_of_the_system(name))


def oldest_glibc(app: Path) -> tuple[int, int]:
    """Return the oldest release of the C library that all libraries in a folder run with."""
    return max(map(needs.glibc_of, libraries(app)))


def contributions(app: Path) -> dict[str, int]:
    """Return the bytes that each part of a frozen program takes, largest first."""
    sizes: dict[str, int] = {}
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            part = part_of(path.relative_to(app).as_posix())
            sizes[part] = sizes.get(part, 0) + path.stat().st_size
    return dict(sorted(sizes.items(), key=lambda item: -item[1]))


def part_of(place: str) -> str:
    """Return the part of the program that a file in its folder belongs to."""
    if place.rsplit("/")[-1].removesuffix(".exe") in ("dicegames", "dicegames-cli"):
        return _PROGRAM
    return next((part for piece, part in _GROUPS.items() if piece in place), _REST)


def table(sizes: Mapping[str, int]) -> str:
    """Return the sizes of parts and their sum in megabytes, a line each."""
    rows: Iterable[tuple[str, int]] = (*sizes.items(), ("all together", sum(sizes.values())))
    return "\n".join(f"{size / MEGABYTE:8.1f} MB  {part}" for part, size in rows)
