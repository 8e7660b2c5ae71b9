"""Write down the digests of files, in the form that `sha256sum --check` reads."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

SUMS = "SHA256SUMS"


def write_sums(folder: Path, files: Iterable[Path]) -> None:
    """Write the digests of files in a folder into its `SUMS`."""
    lines = [f"{digest_of(path)}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def digest_of(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
