"""Find out what the frozen program is made of: each part with its version, its licence and its texts."""

import re
import subprocess
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from platform import python_version

from build_value import BuildError
from dicegames.storage.licences import QT_TEXTS, licence_of
from trim import Entry

Texts = tuple[tuple[str, str], ...]
"""File names and contents."""


@dataclass(frozen=True, slots=True, order=True)
class Component:
    """A part of the program that others made."""

    name: str
    version: str
    licence: str
    """An SPDX expression, or words in which it is told."""
    purl: str
    """Its package URL, "" where it is in no register."""
    texts: Texts = ()


@dataclass(frozen=True, slots=True)
class Part:
    """What lies in a Python distribution and is the work of others; `files` matches where its files go."""

    name: str
    files: re.Pattern[str]
    licence: str
    texts: tuple[str, ...] = ()
    """Files in resources/licences; none where the distribution's own texts tell of it."""


PARTS = (
    Part("ICU", re.compile(r"libicu\w+\.(?:so|\d+)"), "Unicode-DFS-2016", ("Unicode-DFS-2016.txt",)),
    Part("Qt", re.compile(r"(?:lib)?Qt6\w+\.(?:so|dll)|Qt\w+\.framework"), "LGPL-3.0-only", QT_TEXTS),
    Part("Qt", re.compile(r"Qt/plugins/|PySide6/plugins/|/translations/qtbase_"), "LGPL-3.0-only", QT_TEXTS),
    Part("OpenBLAS", re.compile(r"openblas"), "BSD-3-Clause"),
    Part("GNU Fortran runtime", re.compile(r"libgfortran"), "GPL-3.0-or-later WITH GCC-exception-3.1"),
    Part("libquadmath", re.compile(r"libquadmath"), "LGPL-2.1-or-later"),
    Part("GCC runtime", re.compile(r"libgcc_s"), "GPL-3.0-or-later WITH GCC-exception-3.1"),
    Part(
        "Microsoft Visual C++ runtime",
        re.compile(r"(?:vcruntime|msvcp|concrt)\d\w*\.dll", re.IGNORECASE),
        "may be passed on as part of a program",
    ),
)
# What Debian calls licences that SPDX calls otherwise; and packages that tell theirs in sentences.
_DEBIAN_NAMES: Mapping[str, str] = {
    "Expat": "MIT",
    "MIT/X": "X11",
    "MIT/X11": "X11",
    "MIT/X Consortium License": "X11",
    "BSD-variant": "bzip2-1.0.6",
    "BSD-3-clause or GPL-2": "BSD-3-Clause OR GPL-2.0-only",
    "PD": "public domain",
}
_DEBIAN_PACKAGES: Mapping[str, str] = {"libxcb-": "X11", "libxkbcommon": "MIT"}
# Of distributions that name no licence in a form that machines read, or carry no text of it.
_LICENCES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "pyside6-essentials": ("LGPL-3.0-only", QT_TEXTS),
    "shiboken6": ("LGPL-3.0-only", QT_TEXTS),
    "pyinstaller": ("GPL-2.0-or-later WITH Bootloader-exception", ()),
}
BOOTLOADER = "pyinstaller"
DEBIAN_DOCUMENTS = Path("/usr/share/doc")
UNKNOWN = "see its text"
_STANDARD_MODULES = "base_library.zip"  # PyInstaller packs some of them beforehand
_NAMED = re.compile(r"licen[cs]e|copying|copyright|notice", re.IGNORECASE)
_DEBIAN_LICENCE = re.compile(r"^License: *(\S.*)$", re.MULTILINE)
_SONAME_VERSION = re.compile(r"\.so\.([\d.]+)$|(\d+)\.dylib$")


def components(entries: Iterable[Entry], texts_folder: Path) -> list[Component]:
    """Return the components of the files that go into a frozen program, by name.

    `entries` are its libraries, data files and Python modules; `texts_folder` holds texts of licences that
    distributions lack.

    Raises: BuildError for a file that belongs to nothing that is known.
    """
    found = {of_distribution(metadata.distribution(BOOTLOADER), texts_folder)}
    for place, source, _kind in entries:
        path = Path(source)
        if place.startswith("dicegames") or not path.is_file():
            continue  # the program itself; links, modules that are made up
        owner = _owners().get(str(path))
        part = part_of(place) or part_of(source.replace("\\", "/"))
        if part is not None:
            found.add(_of_part(part, path, owner, texts_folder))
        elif owner is not None:
            found.add(of_distribution(owner, texts_folder))
        elif is_of_python(path):
            found.add(python())
        else:
            found.add(of_debian(path))
    return sorted(found)


def part_of(place: str) -> Part | None:
    """Return the part that a file is of, None for what is its distribution's own."""
    return next((part for part in PARTS if part.files.search(place)), None)


def of_distribution(distribution: metadata.Distribution, texts_folder: Path) -> Component:
    """Return an installed Python distribution as a component."""
    name = distribution.name.replace("_", "-")
    told, names = _LICENCES.get(name.lower(), ("", ()))
    licence = told or licence_of(distribution) or UNKNOWN
    texts = list(_read(texts_folder, names))
    for file in distribution.files or ():
        if file.parts[0].endswith(".dist-info") and _NAMED.search(file.name):
            content = Path(str(distribution.locate_file(file))).read_text(encoding="utf-8", errors="replace")
            texts.append(("-".join(file.parts[1:]), content))
    purl = f"pkg:pypi/{name.lower()}@{distribution.version}"
    return Component(name, distribution.version, licence, purl, tuple(texts))


@cache
def python() -> Component:
    """Return the Python that runs this as a component.

    Raises: BuildError when its licence isn't there.
    """
    version = python_version()
    library = Path(sysconfig.get_path("stdlib"))
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt", library.parent.parent / "LICENSE.txt")
    for place in places:
        if place.is_file():
            text = place.read_text(encoding="utf-8")
            return Component(
                "Python", version, "PSF-2.0", f"pkg:generic/python@{version}", (("LICENSE.txt", text),)
            )
    raise BuildError(f"Python's licence isn't in {library}")


def is_of_python(path: Path) -> bool:
    """Return whether a file belongs to the Python that runs this: its library, its modules and theirs."""
    homes = {Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")}
    if any(path.resolve().is_relative_to(home) for home in homes):
        return True
    if "libpython" in path.name or path.name == _STANDARD_MODULES:
        return True
    base = Path(sysconfig.get_config_var("installed_base")).resolve()
    return base != Path("/usr") and path.resolve().is_relative_to(base)


def of_debian(path: Path) -> Component:
    """Return the Debian package that a library of the system comes from.

    Raises: BuildError when none owns it.
    """
    for place in (path, path.resolve(), Path(str(path.resolve()).removeprefix("/usr"))):
        owner = _asked("dpkg-query", "--search", str(place)).partition(": ")[0]
        if owner:
            break
    else:
        raise BuildError(f"No Debian package has {path}: its licence isn't known")
    form = "${Package}\t${Version}\t${Architecture}"
    package, version, architecture = _asked("dpkg-query", "--show", f"--showformat={form}", owner).split("\t")
    text = (DEBIAN_DOCUMENTS / package / "copyright").read_text(encoding="utf-8")
    purl = f"pkg:deb/debian/{package}@{version.replace('+', '%2B')}?arch={architecture}"
    return Component(package, version, debian_licence(package, text), purl, (("copyright", text),))


def debian_licence(package: str, copyright_text: str) -> str:
    """Return the licence that a Debian copyright file gives the sources, the first one in it."""
    found = _DEBIAN_LICENCE.search(copyright_text) if copyright_text.startswith("Format:") else None
    if found:
        return _DEBIAN_NAMES.get(found[1], found[1])
    named = (licence for start, licence in _DEBIAN_PACKAGES.items() if package.startswith(start))
    return next(named, UNKNOWN)


def _of_part(part: Part, path: Path, owner: metadata.Distribution | None, texts_folder: Path) -> Component:
    texts = _read(texts_folder, part.texts)
    if owner is not None and not part.texts:
        told = of_distribution(owner, texts_folder).texts
        texts = tuple((name, text) for name, text in told if part.files.search(text))
    version = _version_of(part, path, owner)
    purl = f"pkg:generic/{part.name.lower().replace(' ', '-')}@{version}" if version else ""
    return Component(part.name, version, part.licence, purl, texts)


def _version_of(part: Part, path: Path, owner: metadata.Distribution | None) -> str:
    if part.name == "Qt":
        from PySide6.QtCore import qVersion

        return qVersion()
    if part.name == "OpenBLAS":
        import numpy as np

        return str(np.show_config(mode="dicts")["Build Dependencies"]["blas"]["version"])
    found = _SONAME_VERSION.search(path.name)
    if found:
        return found[1] or found[2]
    return owner.version if owner else ""


@cache
def _owners() -> dict[str, metadata.Distribution]:
    """Return the distribution of each installed file."""
    return {
        str(distribution.locate_file(file)): distribution
        for distribution in metadata.distributions()
        for file in distribution.files or ()
    }


def _read(folder: Path, names: Iterable[str]) -> Texts:
    return tuple((name, (folder / name).read_text(encoding="utf-8")) for name in names)


def _asked(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""
