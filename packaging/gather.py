"""Put together what several systems made, for one release.

    gather.py BUILT DIST    BUILT has a folder for each system with its artefacts and their SHA256SUMS

Each file is compared with the digest that its system wrote. Lists of contents (*.cdx.json), which have the
same name everywhere, get the name of the folder; DIST gets one SHA256SUMS over all.
"""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from digests import SUMS, digest_of, write_sums

CONTENTS = ".cdx.json"


class GatherError(ValueError):
    """What is missing, changed or there twice."""


def gather(built: Path, dist: Path) -> list[Path]:
    """Copy everything below `built` into `dist` and return what lies there then, sorted.

    Raises: GatherError for a file without digest, with another one, or for two that go to one name.
    """
    if not built.is_dir():
        raise GatherError(f"nothing was built: {built} is no folder")
    dist.mkdir(parents=True, exist_ok=True)
    folders = sorted(path for path in built.iterdir() if path.is_dir())
    if not folders:
        raise GatherError(f"nothing was built: {built} is empty")
    for folder in folders:
        digests = digests_of(folder)
        for file in sorted(path for path in folder.iterdir() if path.name != SUMS):
            if digests.pop(file.name, None) != digest_of(file):
                raise GatherError(f"{folder.name}: {file.name} isn't what was built")
            target = dist / _name(file.name, folder.name)
            if target.exists():
                raise GatherError(f"two systems made {target.name}")
            shutil.copyfile(file, target)
        if digests:
            raise GatherError(f"{folder.name}: missing {', '.join(sorted(digests))}")
    gathered = sorted(path for path in dist.iterdir() if path.name != SUMS)
    write_sums(dist, gathered)
    return [dist / SUMS, *gathered]


def digests_of(folder: Path) -> dict[str, str]:
    """Return the digests that a system wrote, by the names of its files.

    Raises: GatherError when there are none.
    """
    try:
        lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        raise GatherError(f"{folder.name}: {SUMS} is missing") from None
    pairs = [line.split(maxsplit=1) for line in lines]
    return {name: digest for digest, name in pairs}


def _name(name: str, folder: str) -> str:
    return f"{name.removesuffix(CONTENTS)}-{folder}{CONTENTS}" if name.endswith(CONTENTS) else name


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit status."""
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    for path in gather(*map(Path, arguments)):
        print(path)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except GatherError as fault:
        sys.exit(f"Not put together: {fault}")
