"""End in an orderly way when the system or a terminal asks for it: whatever is only in memory is saved first.

Nobody is asked then, for nobody may be there to answer. A second signal ends the program at once.
"""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name))
STATUS = 128
"""A shell's status of a program that a signal ended is this and the number of the signal."""


class Endings(QObject):
    """Tell of signals that ask the program to end, from `begin` to `end`; one that is ignored stays so."""

    requested = Signal(int)  # the number of the signal

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: dict[int, object] = {}
        self._ends: tuple[socket.socket, ...] = ()
        self._notifier: QSocketNotifier | None = None

    def begin(self) -> None:
        """Hear them from now on; only the main thread can."""
        # Python runs handlers between its own steps, of which a waiting Qt takes none: the socket wakes it.
        reader, writer = self._ends = socket.socketpair()
        for end in self._ends:
            end.setblocking(False)
        notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._on_notifier_activated)
        self._notifier = notifier
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:  # such as SIGHUP below nohup
                self._before[number] = signal.signal(number, _leave_to_the_socket)

    def end(self) -> None:
        """Leave them to Python again."""
        if self._notifier is None:
            return
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what Python gave
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._notifier.deleteLater()
        self._notifier = None
        for end in self._ends:
            end.close()

    def _on_notifier_activated(self) -> None:
        try:
            numbers = self._ends[0].recv(64)
        except BlockingIOError:
            return
        asked = [number for number in numbers if number in self._before]
        if asked:
            for number in self._before:
                signal.signal(number, signal.SIG_DFL)
            self.requested.emit(asked[0])


def _leave_to_the_socket(number: int, frame: FrameType | None) -> None:
    """Be there, so that Python takes the signal and writes its number into the socket."""
