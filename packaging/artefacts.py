"""Make everything that people install on this system, try each of it, and print a table.

    artefacts.py [KIND ...]     only these kinds
    artefacts.py --app FOLDER   take a frozen program made before

The exit status is 0 if whatever could be made passes its trial. What this machine has no tools for is said,
and no failure. A package for Debian is read by lintian, too, and tried in a bare root where one can be made.
"""

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from build import KINDS, chosen_kinds, make_room, size_of, sum_up
from build_value import Build, BuildError, MissingToolError, this_build
from clean_root import CANNOT_TRY
from smoke import smoke

CLEAN_ROOT = Path(__file__).resolve().parent / "linux" / "clean_root.py"
NOT_STARTED = ("flatpak",)
"""Kinds that need a system of their own to be started."""


@dataclass(frozen=True, slots=True)
class Row:
    """What became of one kind: how large it is, the seconds to make and to try it, and the verdict."""

    kind: str
    verdict: str
    size: int = 0
    made: float = 0.0
    tried: float = 0.0

    @property
    def is_bad(self) -> bool:
        """Whether something isn't as it should be."""
        return self.verdict == "FAILED"


def make_and_try(build: Build, kinds: Sequence[str]) -> list[Row]:
    """Make kinds one after another, and try each when it is there."""
    rows = []
    for kind in kinds:
        row, artefact = _made(build, kind)
        rows.append(row)
        if row.is_bad and kind == "app":
            break  # the others are made of it
        if artefact is None:
            continue
        if kind in NOT_STARTED:
            rows[-1] = replace(row, verdict="made, not tried")
            continue
        begun = time.monotonic()
        passed = smoke(str(artefact), build.work / "smoke")
        rows[-1] = replace(row, tried=time.monotonic() - begun, verdict="passed" if passed else "FAILED")
        if kind == "deb":
            rows += [_by_lintian(artefact), _in_clean_root(artefact)]
    sum_up(build)
    return rows


def table(rows: Sequence[Row]) -> str:
    """Return the rows in columns."""
    lines = [f"{'kind':<14}{'MB':>8}{'made in':>10}{'tried in':>10}  verdict"]
    for row in rows:
        size = f"{row.size / 1e6:.1f}" if row.size else ""
        made, tried = (f"{seconds:.0f} s" if seconds else "" for seconds in (row.made, row.tried))
        lines.append(f"{row.kind:<14}{size:>8}{made:>10}{tried:>10}  {row.verdict}")
    return "\n".join(lines)


def _made(build: Build, kind: str) -> tuple[Row, Path | None]:
    begun = time.monotonic()
    try:
        path = KINDS[kind].make_for(build)
    except MissingToolError as missing:
        return Row(kind, f"not made. {missing}"), None
    except BuildError as error:
        print(f"{kind}: {error}", file=sys.stderr, flush=True)
        return Row(kind, "FAILED"), None
    return Row(kind, "made", size_of(path), time.monotonic() - begun), path


def _by_lintian(package: Path) -> Row:
    if not shutil.which("lintian"):
        return Row("deb, lintian", "not tried")
    begun = time.monotonic()
    status = subprocess.run(["lintian", "--fail-on", "error", str(package)], check=False).returncode
    return Row("deb, lintian", "FAILED" if status else "passed", tried=time.monotonic() - begun)


def _in_clean_root(package: Path) -> Row:
    begun = time.monotonic()
    status = subprocess.run([sys.executable, str(CLEAN_ROOT), str(package)], check=False).returncode
    verdict = {0: "passed", CANNOT_TRY: "not tried"}.get(status, "FAILED")
    return Row("deb, bare root", verdict, tried=time.monotonic() - begun)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and try what was asked for, and return the exit status."""
    parser = argparse.ArgumentParser(prog="artefacts.py", description="Make and try what people install.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="what to make; see build.py --list")
    parser.add_argument("--app", type=Path, metavar="FOLDER", help="a frozen program made before")
    options = parser.parse_intermixed_args(arguments)
    try:
        build = this_build(app=options.app and options.app.resolve())
        kinds = chosen_kinds(options.kinds, build.system, has_app=options.app is not None)
        make_room(build)
    except BuildError as error:
        parser.error(str(error))
    rows = make_and_try(build, kinds)
    print(f"\n{table(rows)}", flush=True)
    return int(any(row.is_bad for row in rows))


if __name__ == "__main__":
    sys.exit(main())
