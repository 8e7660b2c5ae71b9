"""Write Debian's copyright file: the program's own licence, and that of each part that the package brings.

The parts and the texts of their licences are those that the frozen program carries itself.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from build_value import BuildError
from dicegames.data import LICENCES, LICENCES_INDEX
from names import PROGRAM

NOTICES = Path("_internal") / LICENCES
PLACE = f"usr/lib/{PROGRAM}"
_HEAD = f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {PROGRAM}
Comment: The package brings the libraries that the program was tested with, each
 a file of its own that can be replaced by another of the same interface.
"""
# Where parts lie whose files aren't called like the part itself, below PLACE.
_FILES: Mapping[str, tuple[str, ...]] = {
    "GNU Fortran runtime": ("_internal/libgfortran*", "_internal/numpy.libs/libgfortran*"),
    "ICU": ("_internal/libicu*", "_internal/PySide6/Qt/lib/libicu*"),
    "OpenBLAS": ("_internal/lib*openblas*", "_internal/numpy.libs/lib*openblas*"),
    "PySide6-Essentials": ("_internal/PySide6/*", "_internal/libpyside6*"),
    "Python": ("_internal/libpython*", "_internal/python3*", "_internal/base_library.zip"),
    "Qt": ("_internal/libQt6*", "_internal/PySide6/Qt/*"),
    "libbrotli1": ("_internal/libbrotli*",),
    "libquadmath": ("_internal/libquadmath*", "_internal/numpy.libs/libquadmath*"),
    "pyinstaller": (PROGRAM,),
    "shiboken6": ("_internal/shiboken6/*", "_internal/libshiboken6*"),
}
# Python code lies inside of the program itself.
_INSIDE = ("platformdirs",)
# Later paragraphs win where several fit: what lies in the folder of another part comes after it.
_ORDER = ("pyinstaller", "Python", "PySide6-Essentials", "Qt")
_VERSION = re.compile(r"-?[\d.]+$")


def copyright_file(app: Path, licence: str) -> str:
    """Return the file for a frozen program and the text of its own licence, which names the holder.

    Raises: BuildError when the frozen program doesn't say what it consists of.
    """
    _, holder, text = licence.split("\n\n", 2)
    holder = holder.removeprefix("Copyright (c) ")
    own = f"Copyright: {holder}\nLicense: MIT\n"
    blocks = [_HEAD, f"Files: *\n{own}{_indented(text)}\n"]
    cc0 = " Debian has the text in /usr/share/common-licenses/CC0-1.0.\n"
    blocks.append(f"Files: usr/share/metainfo/*\nCopyright: {holder}\nLicense: CC0-1.0\n{cc0}")
    blocks += [_paragraph(part) for part in _parts(app)]
    return "\n".join(blocks)


def _parts(app: Path) -> list[Mapping[str, str]]:
    """Return name, version and licence of each part of a frozen program that has files of its own."""
    try:
        listed = json.loads((app / NOTICES / LICENCES_INDEX).read_text(encoding="utf-8"))
    except OSError as error:
        raise BuildError(f"the frozen program has no list of its parts: {error}") from error
    order = {name: place for place, name in enumerate(_ORDER)}
    parts = [part for part in listed if part["name"] not in _INSIDE]
    return sorted(parts, key=lambda part: (order.get(part["name"], len(order)), part["name"]))


def _paragraph(part: Mapping[str, str]) -> str:
    name = part["name"]
    patterns = " ".join(f"{PLACE}/{pattern}" for pattern in patterns_of(name))
    texts = f"/{PLACE}/{NOTICES.as_posix()}/{name.replace(' ', '-')}"
    return (
        f"Files: {patterns}\n"
        f"Copyright: the authors of {name}, named in {texts}\n"
        f"License: {_short(part['licence'])}\n"
        f" This is {name} {part['version']}; {texts}\n holds the texts.\n"
    )


def patterns_of(name: str) -> tuple[str, ...]:
    """Return which files below PLACE belong to a part: those named here, else those called like it."""
    if name in _FILES:
        return _FILES[name]
    stem = _VERSION.sub("", name)
    return (
        (f"_internal/{stem}.so*",)
        if stem.startswith("lib")
        else (f"_internal/{name}/*", f"_internal/{name}.libs/*")
    )


def _short(licence: str) -> str:
    """Return an expression of licences as Debian writes it."""
    short = (
        licence.replace(" AND ", " and ").replace(" OR ", " or ").replace("public domain", "public-domain")
    )
    return re.sub(r" WITH (\S+)$", r" with \1 exception", short)


def _indented(text: str) -> str:
    """Return a text as the further lines of a field: each one a space in, empty ones as a dot."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())
