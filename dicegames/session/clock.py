"""A clock at a table: something that happens by itself when nobody acts in time."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Signal


def monotonic_clock() -> Callable[[], int]:
    """Return a clock in milliseconds that never goes back."""
    timer = QElapsedTimer()
    timer.start()
    return timer.elapsed


class TableClock(QObject):
    """Tell how much time is left; what the clock does at the end goes through the match as an action.

    Emits `counted(target, milliseconds left, milliseconds in all)` at most ten times a second, where `target`
    is what the clock will choose (None: it chooses nothing), and `stopped` when no time is shown any more.
    """

    counted = Signal(object, int, int)
    stopped = Signal()

    def shut_down(self) -> None:
        """Stop for good."""
        raise NotImplementedError
