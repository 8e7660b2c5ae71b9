"""Read what only the publisher knows (project_facts.toml), and the program's id."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from dicegames.app.main import DESKTOP_FILE_NAME

FILE = Path(__file__).resolve().parent / "project_facts.toml"
APP_ID = DESKTOP_FILE_NAME
"""The id of the program in desktop files, catalogues and sandboxes."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Hold who publishes the program and under which addresses; what is empty isn't known."""

    publisher: str
    contact: str
    developer_id: str
    homepage: str
    issues: str
    pictures: str


def project_facts(file: Path = FILE) -> Facts:
    """Return the facts of a file.

    Raises: TypeError when one is missing or unknown.
    """
    return Facts(**tomllib.loads(file.read_text(encoding="utf-8")))
