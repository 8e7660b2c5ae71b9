"""Ask the disk beside the window: a folder that hangs holds a thread, which nobody needs to wait for."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Generic, TypeVar

Result = TypeVar("Result")


class Answer(Generic[Result]):
    """What `work` returns or raises, in a thread that keeps nobody from quitting.

    When nobody waits any more (`give_up`), `late` gets what it returns.
    """

    def __init__(self, work: Callable[[], Result], late: Callable[[Result], object] | None = None) -> None:
        self._work = work
        self._late = late
        self._guard = Lock()
        self._is_given_up = False
        self._is_there = False
        self._results: list[Result] = []
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait, and return whether it is there."""
        self._thread.join(seconds)
        return self.is_there

    @property
    def is_there(self) -> bool:
        """Whether `result` may be asked for."""
        return self._is_there

    def result(self) -> Result:
        """Return what the work returned, or raise what it raised."""
        if self._error is not None:
            raise self._error
        return self._results[0]

    def give_up(self) -> None:
        """Want no answer any more."""
        with self._guard:
            self._is_given_up = True
            is_there = self._is_there
        if is_there:
            self._hand_back()

    def _run(self) -> None:
        try:
            self._results.append(self._work())
        except BaseException as error:  # raised again where it is waited for
            self._error = error
        with self._guard:
            self._is_there = True
            is_late = self._is_given_up
        if is_late:
            self._hand_back()

    def _hand_back(self) -> None:
        if self._late is not None and self._results:
            self._late(self._results.pop())
