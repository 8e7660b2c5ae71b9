"""Disks that fail, hang or are slow as a test wants, under a journal that is open."""

import os
from threading import Event
from types import TracebackType
from typing import Self

from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal


class BrokenDisk:
    """Put faults under `journal`, and under those that follow it.

    Each write raises `error` (an errno, 0: it works); with `hang` each flush waits for `let_go`.
    """

    def __init__(self, journal: Journal, error: int = 0) -> None:
        self.error = error
        self.flushes = 0
        self._gate = Event()
        self._gate.set()
        journal.disk = Disk(self._write, self._fsync)

    def hang(self) -> None:
        """Let flushes wait from now on."""
        self._gate.clear()

    def let_go(self) -> None:
        """Let all go on that waits."""
        self._gate.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.error = 0
        self.let_go()

    def _write(self, descriptor: int, data: bytes) -> int:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))
        return os.write(descriptor, data)

    def _fsync(self, descriptor: int) -> None:
        self._gate.wait()
        self.flushes += 1
        os.fsync(descriptor)
