"""Processes that a test started, and what they started."""

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60.0  # seconds; a busy machine is no fault
SOON = 20.0  # seconds; a second at most on a machine that has time for them


def children_of(pid: int) -> set[int]:
    """Return the processes that a living process started."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = path.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it has just ended
        if int(parent) == pid and state != "Z":
            found.add(int(path.parent.name))
    return found


def is_alive(pid: int) -> bool:
    """Return whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until something is so.

    Raises:
        AssertionError: it never was.
    """
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
