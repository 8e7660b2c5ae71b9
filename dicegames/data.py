"""Where the files that the program reads lie: beside the package in a source tree, inside it once built."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


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


def _folder(name: str, package: Path = _PACKAGE) -> Path:
    # A wheel and a frozen build carry `_resources` inside the package; an editable install doesn't, so that
    # a change to the source tree is seen at the next start.
    for candidate in (package / f"_{name}", package.parent / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"The program's {name} are missing beside {package}")
