"""Take in sessions from elsewhere, one after the other."""

from dataclasses import dataclass, field
from pathlib import Path

from dicegames.app.refusals import Problem
from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.archive import Report
from dicegames.storage.copies import AlreadyThereError, import_file
from dicegames.storage.journal import JournalError


@dataclass
class Imported:
    """What became of files: copies that were `taken` in, sessions that are `known`, `problems` by names."""

    taken: list[Path] = field(default_factory=list)
    known: list[Path] = field(default_factory=list)
    problems: list[tuple[str, Problem]] = field(default_factory=list)


def import_all(paths: list[Path], folder: Path, imported: Imported, report: Report | None = None) -> None:
    """Take copies of sessions into `folder`, and note in `imported` what became of each file."""
    for done, path in enumerate(paths, start=1):
        try:
            imported.taken.append(import_file(path, folder))
        except AlreadyThereError as error:
            imported.known.append(error.path)
            imported.problems.append((path.name, error))
        except (InvalidRecordError, JournalError) as error:
            imported.problems.append((path.name, error))
        if report is not None:
            report(done, len(paths))
