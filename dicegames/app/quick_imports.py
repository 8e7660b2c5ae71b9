"""Import many modules at once without what only costs time there."""

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quick_imports() -> Iterator[None]:
    """Leave out the search for garbage, and from here on PySide's look at every module that is imported.

    PySide reads the source of each to find out whether its switchable features concern it; none is used here.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        import PySide6.QtCore  # noqa: F401 - takes the place of Python's own import

        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
        yield
    finally:
        if was_enabled:
            gc.enable()
