"""Tell whose work the program uses, under which licences.

A frozen program carries a list of what is in it and the texts beside it (`data.licences_dir`).
Elsewhere the installed Python distributions tell of themselves.
"""

import platform
from importlib import metadata
from pathlib import Path

import msgspec

from dicegames.data import LICENCES, LICENCES_INDEX, licences_dir, resources_dir

QT_TEXTS = ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
_OF_QT = ("PySide6-Essentials", "shiboken6")  # they carry no texts
_DISTRIBUTIONS = (*_OF_QT, "numpy", "msgspec", "platformdirs")
_NAMED = ("LICENSE", "LICENCE", "COPYING")


class Component(msgspec.Struct, frozen=True):
    """A part that others made: name, version, licence, and the texts of it."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    """In the list of a frozen program the paths of its files, everywhere else their contents."""


def components(shipped: Path | None = None) -> tuple[Component, ...]:
    """Return the parts that others made, Qt first; `shipped` is the folder of a frozen program's texts.

    Raises: OSError or msgspec.DecodeError when the list or a text can't be read.
    """
    folder = shipped or licences_dir()
    found = _installed() if folder is None else _shipped(folder)
    return tuple(sorted(found, key=lambda part: (not part.licence.startswith("LGPL-3"), part.name.lower())))


def in_words(parts: tuple[Component, ...]) -> str:
    """Return the list and every text once, as plain text."""
    owners: dict[str, list[str]] = {}
    for part in parts:
        for text in part.texts:
            owners.setdefault(text.strip("\n"), []).append(f"{part.name} {part.version}")
    listed = "\n".join(f"{part.name} {part.version}: {part.licence}" for part in parts)
    told = (f"{', '.join(names)}\n\n{text}" for text, names in owners.items())
    return "\n\n\n".join((listed, *told))


def licence_of(distribution: metadata.Distribution) -> str:
    """Return which licence an installed distribution names, "" for none."""
    told = distribution.metadata
    return next((told[key] for key in ("License-Expression", "License") if key in told), "")


def _shipped(folder: Path) -> list[Component]:
    listed = msgspec.json.decode((folder / LICENCES_INDEX).read_bytes(), type=list[Component])
    return [
        msgspec.structs.replace(
            part, texts=tuple((folder / place).read_text(encoding="utf-8") for place in part.texts)
        )
        for part in listed
    ]


def _installed() -> list[Component]:
    folder = resources_dir() / LICENCES
    qt = tuple((folder / name).read_text(encoding="utf-8") for name in QT_TEXTS)
    found = [Component("Python", platform.python_version(), "PSF-2.0", ())]
    for name in _DISTRIBUTIONS:
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # systems that ship Python modules of their own may leave that out
        texts = qt if name in _OF_QT else _texts(distribution)
        found.append(Component(name, distribution.version, licence_of(distribution), texts))
    return found


def _texts(distribution: metadata.Distribution) -> tuple[str, ...]:
    named = (file for file in distribution.files or () if file.name.upper().startswith(_NAMED))
    paths = (Path(str(distribution.locate_file(file))) for file in named)
    return tuple(path.read_text(encoding="utf-8", errors="replace") for path in paths if path.is_file())
