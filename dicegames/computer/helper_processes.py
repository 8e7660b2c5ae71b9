"""What processes that help another one have in common: manners towards it, and towards everybody else.

Ctrl+C reaches all processes of a terminal; helpers leave it to the one that asked.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes in here that never hear Ctrl+C, not even while they import.

    Only the main thread can arrange that; the helpers of others are deaf from their first own line on.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def become_helper(niceness: int = 0) -> None:
    """Hear no Ctrl+C from now on, and stand back behind whatever else wants the processor."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def is_orphan() -> bool:
    """Return whether the process that asked is gone."""
    parent = multiprocessing.parent_process()
    return parent is not None and not parent.is_alive()


def end_orphan() -> None:
    """End this process when the one that asked is gone: nobody wants what it works at."""
    if is_orphan():
        sys.exit(1)
