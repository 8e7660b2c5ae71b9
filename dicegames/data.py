"""Where the files that the program reads lie: beside the package in a source tree, inside it once built."""

import re
from pathlib import Path

LANGUAGES = ("de", "en")
"""Those of the program itself; each further one is a file."""

LICENCES, LICENCES_INDEX = "licences", "components.json"
"""The folder that a frozen program has beside the package, and the list in it of what others made."""

_PACKAGE = Path(__file__).resolve().parent
_LANGUAGE_FILE = re.compile(r"dicegames_([a-z]{2,3}(?:_[A-Z][A-Za-z]+)?)\.qm")


def resources_dir() -> Path:
    """Return the folder of themes, icons and other resources.

    Raises: FileNotFoundError when the installation is incomplete.
    """
    return _folder("resources")


def translations_dir() -> Path:
    """Return the folder of the compiled translations (`dicegames_<language>.qm`).

    Raises: FileNotFoundError when the installation is incomplete.
    """
    return _folder("translations")


def licences_dir() -> Path | None:
    """Return the folder of other people's licences; only a frozen program has one."""
    folder = _PACKAGE.parent / LICENCES
    return folder if (folder / LICENCES_INDEX).is_file() else None


def language_files(*folders: Path) -> dict[str, Path]:
    """Return the compiled translations in folders by language; of two for one language the first counts."""
    found: dict[str, Path] = {}
    for folder in folders:
        for path in sorted(folder.glob("dicegames_*.qm")):
            name = _LANGUAGE_FILE.fullmatch(path.name)
            if name is not None:
                found.setdefault(name[1], path)
    return found


def _folder(name: str, package: Path = _PACKAGE) -> Path:
    # A wheel and a frozen build carry `_resources` inside the package; an editable install doesn't, so that
    # a change to the source tree is seen at the next start.
    for candidate in (package / f"_{name}", package.parent / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"The program's {name} are missing beside {package}")
