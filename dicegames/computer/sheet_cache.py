"""Solved sheet games on disk. A file that isn't exactly right is none: it can be made again.

The file begins with a mark that names its version and with the SHA-256 of all that follows: the fingerprint
of the ruleset in plain letters, then the values, little-endian float64 in the order of `new_values` without
the places of used boxes, which are no values.
"""

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path

import numpy as np

from dicegames.computer.sheet_entries import new_values
from dicegames.computer.sheet_rules import fingerprint
from dicegames.computer.sheet_space import Floats, SheetSpace
from dicegames.games.sheet.ruleset import SheetRuleset

MARK = b"dicegames sheet 1\n"
"""To be counted up when values change their meaning or their order."""

_DIGEST = hashlib.sha256().digest_size
_FLOAT = np.dtype("<f8")


def cache_path(folder: Path, ruleset: SheetRuleset) -> Path:
    """Return where the values of a ruleset are kept."""
    return folder / f"sheet-{fingerprint(ruleset)[:32]}.values"


def read_values(path: Path, space: SheetSpace) -> Floats | None:
    """Return the values in a file, None when there are none that can be trusted."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    start = len(MARK) + _DIGEST
    content = memoryview(data)[start:]
    if data[: len(MARK)] != MARK or hashlib.sha256(content).digest() != data[len(MARK) : start]:
        return None
    name = fingerprint(space.ruleset).encode()
    values = new_values(space)
    known = values[:, :, :-1]
    if bytes(content[: len(name)]) != name or len(content) != len(name) + known.size * _FLOAT.itemsize:
        return None
    known[:] = np.frombuffer(content[len(name) :], dtype=_FLOAT).reshape(known.shape)
    return values


def write_values(path: Path, space: SheetSpace, values: Floats) -> bool:
    """Put values into a file as a whole, and return whether that was possible."""
    content = fingerprint(space.ruleset).encode() + values[:, :, :-1].astype(_FLOAT).tobytes()
    data = MARK + hashlib.sha256(content).digest() + content
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError:
        return False
    return True
