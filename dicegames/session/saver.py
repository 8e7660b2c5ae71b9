"""Write down what happens at a table before it is shown, and go on without a disk where there is none."""

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from dicegames.engine.match import Entry, Mark
from dicegames.session.answer import Answer
from dicegames.session.table import Table
from dicegames.storage.journal import Journal, JournalReason
from dicegames.storage.record import Header
from dicegames.storage.saving import Saved, save
from dicegames.storage.shorten import Timed

RETRY_MS = 5000
"""How long after a failed write it is tried again, if no move tries it before."""

LOOK_MS = 200
"""How often it is looked whether a disk that did not answer has done so."""

SavingProblem = JournalReason | Literal["slow", "no_answer"]
"""Why moves aren't saved as they should be; with "slow" they are, but the table waits for each."""


class Patience(msgspec.Struct, frozen=True):
    """For how many seconds a table waits for its disk: in silence, in all, and once that didn't answer."""

    silent: float = 1.0
    whole: float = 5.0
    lost: float = 0.1


class _Tried(msgspec.Struct, frozen=True):
    """What a try to save came to, and how many seconds it took."""

    saved: Saved
    seconds: float


class Saver(QObject):
    """Keep the session of one table on the disk.

    `record` returns when an entry is flushed, or when that is impossible for now: then it stays in memory and
    is written as soon as that works again. The table waits for a slow disk, but says so; for one that doesn't
    answer it doesn't wait.
    """

    failed = Signal(str)  # SavingProblem
    resumed = Signal()
    moved = Signal(str)  # "gone", "changed" or "full": the session is in a new file, since the old one is so

    def __init__(self, table: Table, now: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.patience = Patience()
        self.problem: SavingProblem | None = table.problem
        self._table = table
        self._now = now
        self._try: Answer[_Tried] | None = None  # what happens meanwhile is saved by it too
        self._is_closed = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.save)
        if self.problem is not None:
            self._timer.start(RETRY_MS)
        elif not self.is_saved:
            self.save()

    @property
    def is_saved(self) -> bool:
        """Whether everything that happened is on the disk."""
        return self._table.saved == len(self._table.times)

    def record(self, entry: Entry) -> None:
        """Write down what happened just now."""
        self._table.times.append((entry, self._now()))
        self.save()

    def save(self) -> bool:
        """Write what is missing; return whether everything is on the disk."""
        if self._is_closed:
            return self.is_saved
        if self._try is not None:
            saved = self._take(0.0)
            if saved is None or saved.problem is not None:
                return False
        if not self.is_saved or not self._table.journal.is_open:
            table = self._table
            work = partial(_timed_save, table.journal, table.header, table.times, table.saved)
            self._try = Answer(work, _close)
            self._wait()
        return self.is_saved

    def close(self) -> bool:
        """Give the session up, and return whether everything is on the disk but that people came and went."""
        if self._try is not None:
            self._take(self.patience.whole)
        if self._try is None:
            self.save()
        self._is_closed = True
        self._timer.stop()
        if self._try is None:
            self._table.journal.close()
        else:
            self._try.give_up()
            self._try = None
        unsaved = self._table.times[self._table.saved :]
        return all(entry in (Mark("pause"), Mark("resume")) for entry, _ in unsaved)

    def _wait(self) -> None:
        """Wait for what was begun; while it takes long nothing happens at the table, so it is told why."""
        patience = self.patience
        if self.problem == "no_answer":
            self._take(patience.lost)
        elif self._take(patience.silent) is None:
            self._tell("slow")
            if self._take(patience.whole - patience.silent) is None:
                self._tell("no_answer")
                self._timer.start(LOOK_MS)

    def _take(self, seconds: float) -> Saved | None:
        """Wait for what was begun; None when it isn't over then."""
        answer = self._try
        if answer is None or not answer.wait(seconds):
            return None
        self._try = None
        done = answer.result()
        saved = done.saved
        table = self._table
        table.journal, table.header, table.saved = saved.journal, saved.header, saved.count
        if saved.shorter is not None:
            table.times = [*saved.shorter, *table.times[saved.replaced :]]
        if saved.moved is not None:
            self.moved.emit(saved.moved)
        if saved.problem is not None:
            self._timer.start(RETRY_MS)
            self._tell(saved.problem)
        elif self.is_saved:
            self._timer.stop()
            self._settle(is_slow=done.seconds >= self.patience.silent)
        return saved

    def _settle(self, *, is_slow: bool) -> None:
        """Tell that all is on the disk; one that was slow stays so until it is quick."""
        if is_slow and self.problem != "slow":
            self._tell("slow")
        elif not is_slow and self.problem is not None:
            self.problem = None
            self.resumed.emit()

    def _tell(self, problem: SavingProblem) -> None:
        self.problem = problem
        self.failed.emit(problem)


def _timed_save(journal: Journal, header: Header, entries: Sequence[Timed], count: int) -> _Tried:
    begun = monotonic()
    saved = save(journal, header, entries, count)
    return _Tried(saved, monotonic() - begun)


def _close(done: _Tried) -> None:
    """Give the file up once a disk has answered for which nobody waited."""
    done.saved.journal.close()
