"""Ctrl+C reaches all processes of a terminal; those that help others leave it to the one that asked."""

import signal
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
