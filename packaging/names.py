"""What the program and its files are called by people, on every system."""

import re
from dataclasses import dataclass
from pathlib import Path

from build_value import BuildError

PROGRAM = "dicegames"
PROGRAM_NAMES = {"en": "Dice Games", "de": "Würfelspiele"}

_COPYRIGHT = re.compile(r"^Copyright .+$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of files that the program opens."""

    extension: str
    id_part: str
    """What follows the id of the program in the id of the kind."""
    mime_type: str
    names: dict[str, str]
    """What people read, by language."""
    icon: str = "session"
    """The name of its icon in `Build.icons`, without extension."""


FILE_TYPES = (
    FileType(
        "dicegame",
        "session",
        "application/x-dicegames-session",
        {"en": "Saved dice game", "de": "Gespeichertes Würfelspiel"},
    ),
    FileType(
        "dicerules",
        "rules",
        "application/x-dicegames-rules",
        {"en": "Rules of a dice game", "de": "Regeln eines Würfelspiels"},
    ),
)


def copyright_line(root: Path) -> str:
    """Return the line of the licence that says whose the program is.

    Raises: BuildError when there is none.
    """
    found = _COPYRIGHT.search((root / "LICENSE").read_text(encoding="utf-8"))
    if found is None:
        raise BuildError("LICENSE has no line of copyright")
    return found.group()


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as systems take it: numbers only, without what stands behind them."""
    found = [int(part) for part in re.match(r"\d+(\.\d+)*", version)[0].split(".")]  # type: ignore[index]
    first, second, third, fourth = (*found, 0, 0, 0, 0)[:4]
    return first, second, third, fourth
