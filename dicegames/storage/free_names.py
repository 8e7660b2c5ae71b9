"""Names for new files that take nobody else's."""

import itertools
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def reserve(folder: Path, name: str) -> Path:
    """Make an empty file in `folder`, its name counted up where it is taken: nobody else can have it then.

    Raises:
        OSError: it could not be made.
    """
    names = names_like(name)
    while True:
        wanted = folder / next(names)
        with suppress(FileExistsError):
            os.close(os.open(wanted, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            return wanted


def names_like(name: str) -> Iterator[str]:
    """Give `name`, then it counted up, without end."""
    plain = Path(name)
    yield name
    for number in itertools.count(2):
        yield f"{plain.stem} ({number}){plain.suffix}"
