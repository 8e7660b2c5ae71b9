"""Let commands end in an orderly way when the system or a terminal asks them to.

Without it their helper processes would find themselves alone, and so would Python's own that keeps count of
locks, which complains of that on the terminal.
"""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
_STATUS = 128
"""A shell's status of a program that a signal ended is this and the number of the signal."""


@contextmanager
def ended_when_asked() -> Iterator[None]:
    """Raise SystemExit in here at the first such signal; a further one ends the process at once.

    One that is ignored, such as SIGHUP below nohup, stays so. Only the main thread can arrange that.
    """
    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for number in _SIGNALS:
            if signal.getsignal(number) == signal.SIG_DFL:
                before[number] = signal.signal(number, _end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> None:
    for each in _SIGNALS:
        if signal.getsignal(each) is _end:
            signal.signal(each, signal.SIG_DFL)
    sys.exit(_STATUS + number)
