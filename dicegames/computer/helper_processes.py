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
from multiprocessing import resource_tracker


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Start processes in here that never hear Ctrl+C, not even while they import.

    One that comes meanwhile reaches this process at the end, when it knows whom it has started. Only the main
    thread can arrange all that; the helpers of others are deaf from their first own line on.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    # Another thread may take the signal though this one holds it back, so it is noted down as well.
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with _held_back():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _held_back() -> Iterator[None]:
    """Hold Ctrl+C back where that can be done: processes started in here do so all their life."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let signals through when it starts together with a helper
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
