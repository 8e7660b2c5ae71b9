"""What the program and its files are called outside of it: names that people read, ids that systems read."""

import re
from dataclasses import dataclass
from pathlib import Path

from build_value import BuildError

PROGRAM = "dicegames"
PROGRAM_NAMES = {"en": "Dice Games", "de": "Würfelspiele"}
AUTHORS = "the dicegames contributors"

_APP_ID = re.compile(r'^DESKTOP_FILE_NAME = "([^"]+)"$', re.MULTILINE)
_COPYRIGHT = re.compile(r"^Copyright .+$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of files that the program opens."""

    extension: str
    id_part: str
    """What follows the id of the program in the id of the kind."""
    names: dict[str, str]
    """What people read, by language."""
    icon: str = "session"
    """The name of its icon in `Build.icons`, without extension."""


FILE_TYPES = (
    FileType("dicegame", "session", {"en": "Dice Games session", "de": "Würfelspiele-Sitzung"}),
    FileType("dicerules", "rules", {"en": "Dice Games rules", "de": "Würfelspiele-Regeln"}),
)


def app_id(root: Path) -> str:
    """Return the id by which systems know the program, as the program itself states it.

    Raises: BuildError when it states none.
    """
    return _found(_APP_ID, root / "dicegames" / "app" / "main.py").group(1)


def copyright_line(root: Path) -> str:
    """Return the line of the licence that says whose the program is.

    Raises: BuildError when there is none.
    """
    return _found(_COPYRIGHT, root / "LICENSE").group()


def _found(pattern: re.Pattern[str], path: Path) -> re.Match[str]:
    found = pattern.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise BuildError(f"{path.name} has no line {pattern.pattern}")
    return found
