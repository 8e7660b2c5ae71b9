"""Find and run the tools of a system that make or sign an artefact."""

import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from build_value import Build, BuildError, MissingToolError

_SHOWN_LINES = 20


def find_tool(name: str, purpose: str, places: Iterable[Path] = ()) -> str:
    """Return the path of a tool, on PATH or else in `places`.

    Raises: MissingToolError, which says what it is needed for.
    """
    found = shutil.which(name)
    if found is None:
        found = next((str(place / name) for place in places if (place / name).is_file()), None)
    if found is None:
        raise MissingToolError(f"{name} is missing, which {purpose}.")
    return found


def run_tool(build: Build, command: Sequence[str], cwd: Path | None = None) -> str:
    """Run a tool in `cwd`, else in the source tree, and return what it prints.

    Raises: BuildError with the end of its output when it fails.
    """
    ran = subprocess.run(
        command,
        cwd=cwd or build.root,
        env=build.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if ran.returncode:
        end = "\n".join(ran.stdout.splitlines()[-_SHOWN_LINES:])
        raise BuildError(f"{Path(command[0]).name} ended with {ran.returncode}:\n{end}")
    return ran.stdout


def credential(name: str) -> str:
    """Return what an environment variable says of a certificate or account, "" where it isn't set."""
    return os.environ.get(name, "").strip()


def say(words: str) -> None:
    """Print a line at once: tools write into the same output."""
    print(f"== {words}", flush=True)
