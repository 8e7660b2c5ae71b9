"""Unfinished files that a program left which was ended while it wrote them: they go after a day."""

import os
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

KEPT_FOR = 24 * 3600.0
"""Seconds for which an unfinished file stays: until then another window may be writing it."""

# As `atomic` and `new_file` call them until they are whole.
_UNFINISHED = re.compile(r"\..+\.(dicegame|dicerules|json|index)(\.bak)?\.[0-9a-z_]{8}")


def remove_leftovers(folders: Iterable[Path], now: float | None = None) -> int:
    """Delete the old unfinished files in `folders` and return how many; `now` is in seconds since 1970."""
    before = (time.time() if now is None else now) - KEPT_FOR
    return sum(_remove_from(folder, before) for folder in folders)


def _remove_from(folder: Path, before: float) -> int:
    try:
        with os.scandir(folder) as entries:
            found = [entry for entry in entries if _UNFINISHED.fullmatch(entry.name)]
    except OSError:
        return 0
    count = 0
    for entry in found:
        with suppress(OSError):
            if entry.is_file(follow_symlinks=False) and entry.stat().st_mtime < before:
                os.unlink(entry.path)
                count += 1
    return count
