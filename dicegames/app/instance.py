"""One window for each settings folder: a further start hands its file to the first one, and ends.

The first start holds a lock, and listens on a local socket once its window answers, both only for its
user and folder. It greets whoever connects; only then the other sends its file. Who is not greeted in time
starts on its own. Sessions are locked one by one, so two windows are no harm, only a surprise.
"""

import hashlib
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from dicegames.app.system_ways import yield_front
from dicegames.storage.lock import lock

GREETING = b"dicegames 1\n"
END = b"\0"  # behind the path of the file, which is empty when there is none
MAX_MESSAGE = 1 << 16
MAX_CALLERS = 8
PATIENCE = 3.0  # seconds in which the first start has to greet; a busy computer takes one
START_PATIENCE = 10.0  # seconds in which it has to listen: it may be about to open its window
CALLER_MS = 5000  # how long a caller may take
_RETRY = 0.05  # seconds
_CONNECT_MS = 500
_MAX_SOCKET_PATH = 90  # bytes; systems take about 104, and Qt needs some of them while it makes the socket


class Instance(QObject):
    """Find out whether this is the first start over the settings in `config`."""

    called = Signal(object)  # Path | None: another start wants its file opened, or just the window

    def __init__(self, config: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        place = _runtime()
        key = hashlib.sha256(f"{_user()}\n{config.resolve()}".encode(errors="surrogatepass")).hexdigest()[:24]
        socket = place / f"dicegames-{key}"
        if len(os.fsencode(socket)) > _MAX_SOCKET_PATH:
            socket = Path(tempfile.gettempdir(), socket.name)
        self._name = socket.name if sys.platform == "win32" else str(socket)  # there it names a pipe
        self._lock_path = place / f"dicegames-{key}.lock"
        self._descriptor = -1
        self._server: QLocalServer | None = None
        self._callers: dict[QLocalSocket, bytes] = {}

    def begin(
        self, file: Path | None, patience: float = PATIENCE, start_patience: float = START_PATIENCE
    ) -> bool:
        """Be the first start, or hand `file` over and return False: there is nothing left to do."""
        end = time.monotonic() + start_patience
        caller = QLocalSocket()
        while not self._take_lock():
            if self._connect(caller):
                return not _hand_over(caller, file, patience)
            if time.monotonic() > end:
                break
            time.sleep(_RETRY)
        return True

    def listen(self) -> None:
        """Answer further starts from now on, if this is the first one."""
        if self._descriptor < 0 or self._server is not None:
            return  # without the lock a socket of this name could be somebody else's
        QLocalServer.removeServer(self._name)  # left by a start that was killed
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(MAX_CALLERS)
        server.newConnection.connect(self._on_server_new_connection)
        if server.listen(self._name):
            self._server = server

    def end(self) -> None:
        """Listen no longer; the next start is the first one."""
        for caller in list(self._callers):
            self._drop(caller)
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _take_lock(self) -> bool:
        """Return False when the first start holds the lock, True too where nobody can have one."""
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        try:
            descriptor = os.open(self._lock_path, flags, 0o600)
        except OSError:
            return True
        try:
            is_free = lock(descriptor)
        except OSError:
            is_free = True
        if is_free and _is_own(self._lock_path):
            self._descriptor = descriptor
        else:
            os.close(descriptor)
        return is_free

    def _connect(self, caller: QLocalSocket) -> bool:
        if not _is_own(Path(self._name)):
            return False
        caller.connectToServer(self._name)
        return caller.waitForConnected(_CONNECT_MS)

    def _drop(self, caller: QLocalSocket) -> None:
        if self._callers.pop(caller, None) is not None:
            caller.abort()
            caller.deleteLater()

    def _on_server_new_connection(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            if len(self._callers) >= MAX_CALLERS:
                caller.abort()
                caller.deleteLater()
                continue
            self._callers[caller] = b""
            caller.setReadBufferSize(MAX_MESSAGE)
            caller.readyRead.connect(self._on_caller_ready_read)
            caller.disconnected.connect(self._on_caller_disconnected)
            limit = QTimer(caller, singleShot=True, interval=CALLER_MS)
            limit.timeout.connect(self._on_limit_timeout)
            limit.start()
            caller.write(GREETING)
            caller.flush()

    def _on_caller_ready_read(self) -> None:
        caller = self.sender()
        if isinstance(caller, QLocalSocket):
            self._read(caller)

    def _read(self, caller: QLocalSocket) -> None:
        if caller not in self._callers:
            return
        message = self._callers[caller]
        if caller.bytesAvailable():  # Qt complains of reading from one that is gone
            message += caller.readAll().data()
        self._callers[caller] = message
        if END not in message and len(message) <= MAX_MESSAGE:
            return
        self._drop(caller)
        path, found, _ = message.partition(END)
        if found and len(path) <= MAX_MESSAGE:
            with suppress(UnicodeDecodeError):  # only Windows knows bytes that are no path
                self.called.emit(Path(os.fsdecode(path)) if path else None)

    def _on_caller_disconnected(self) -> None:
        caller = self.sender()
        if isinstance(caller, QLocalSocket):
            self._read(caller)  # whoever has said everything goes at once
            self._drop(caller)

    def _on_limit_timeout(self) -> None:
        caller = self.sender().parent()
        if isinstance(caller, QLocalSocket):
            self._drop(caller)


def _runtime() -> Path:
    """Return the folder for what ends when the user logs out; where there is none, that for passing files."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return runtime if runtime.is_absolute() and runtime.is_dir() else Path(tempfile.gettempdir())


def _user() -> str:
    return os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())


def _is_own(path: Path) -> bool:
    """Return whether a file belongs to the user: in a common folder others could have put it there."""
    if sys.platform == "win32":
        return True
    try:
        return path.lstat().st_uid == os.getuid()
    except OSError:
        return False


def _hand_over(caller: QLocalSocket, file: Path | None, patience: float) -> bool:
    """Send the path of `file` to the first start, once it has greeted; return whether it has it."""
    end = time.monotonic() + patience
    try:
        if not _is_greeted(caller, end):
            return False
        yield_front()
        caller.write((os.fsencode(file.absolute()) if file is not None else b"") + END)
        while caller.bytesToWrite():
            if not caller.waitForBytesWritten(_ms_until(end)):
                return False
        caller.disconnectFromServer()
        return True
    finally:
        caller.abort()


def _is_greeted(caller: QLocalSocket, end: float) -> bool:
    heard = b""
    while len(heard) < len(GREETING):
        if not caller.bytesAvailable() and not caller.waitForReadyRead(_ms_until(end)):
            return False
        heard += caller.read(len(GREETING) - len(heard)).data()
    return heard == GREETING


def _ms_until(end: float) -> int:
    return max(0, round((end - time.monotonic()) * 1000))
