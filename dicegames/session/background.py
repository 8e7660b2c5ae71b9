"""Work on one thing at a time in a pool thread, and bring the result home."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

END_MS = 5000
"""How long a thread is waited for at the end."""

_hanging: list[QThreadPool] = []

Work = Callable[[Callable[[], bool]], object]
"""What is done: it asks now and then whether it is cancelled, and returns the result."""


def is_any_hanging() -> bool:
    """Whether a thread did not end: then the program can only be ended without waiting for it."""
    _hanging[:] = [pool for pool in _hanging if not pool.waitForDone(0)]
    return bool(_hanging)


class _Run(QRunnable):
    """One piece of work in a pool thread; the owner of the signal outlives it."""

    def __init__(self, owner: "Background", work: Work) -> None:
        super().__init__()
        self._owner = owner
        self._work = work
        self.is_cancelled = False

    def run(self) -> None:
        result: object = None
        problem: Exception | None = None
        try:
            result = self._work(self._cancelled)
        except Exception as error:  # raised again in the GUI thread, where it is shown like any other
            problem = error
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._owner.ended.emit(self, result, problem)

    def _cancelled(self) -> bool:
        return self.is_cancelled


class Background(QObject):
    """Do what was begun last; the results of anything else are dropped.

    Work sees values only, never what belongs to the GUI thread. An exception in it is raised there, after
    `failed`. Whoever owns this shuts it down: nothing begins any more, and no thread is left then but
    one that a disk holds (`is_any_hanging`).
    """

    answered = Signal(object)  # what the work returned
    failed = Signal()
    ended = Signal(object, object, object)  # _Run, result, the exception that came instead

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run: _Run | None = None
        self._is_shut_down = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.ended.connect(self._on_ended)

    @property
    def is_busy(self) -> bool:
        """Whether a result is still to come."""
        return self._run is not None

    def begin(self, work: Work) -> None:
        """Start this instead of what is under way."""
        self.cancel()
        if not self._is_shut_down:
            self._run = _Run(self, work)
            self._pool.start(self._run)

    def cancel(self) -> None:
        """Want no result any more; what is under way ends when it asks."""
        if self._run is not None:
            self._run.is_cancelled = True
            self._run = None

    def shut_down(self) -> None:
        """Stop for good, and wait for the thread."""
        self._is_shut_down = True
        self.cancel()
        if not self._pool.waitForDone(END_MS):
            self._pool.setParent(None)  # its end would wait for the thread without an end
            _hanging.append(self._pool)

    def _on_ended(self, run: _Run, result: object, problem: Exception | None) -> None:
        if run is not self._run:
            return
        self._run = None
        if problem is not None:
            self.failed.emit()
            raise problem
        self.answered.emit(result)
