"""Names for new files that take nobody else's."""

import os
from pathlib import Path


def reserve(folder: Path, name: str) -> Path:
    """Make an empty file in `folder`, its name counted up where it is taken: nobody else can have it then.

    Raises:
        OSError: it could not be made.
    """
    plain, number = Path(name), 1
    while True:
        wanted = folder / (name if number == 1 else f"{plain.stem} ({number}){plain.suffix}")
        try:
            os.close(os.open(wanted, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        except FileExistsError:
            number += 1
        else:
            return wanted
