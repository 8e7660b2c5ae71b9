"""The real program with a witness: after each painting it tells what the window showed.

Run as a program: `witness.py DESCRIPTOR ARGUMENTS…` starts `dicegames ARGUMENTS…` and writes lines of JSON to
the open file DESCRIPTOR. With DICEGAMES_SLOW_DISK=1 it writes a few bytes at a time, so that more kills tear
a line; while there is the file DICEGAMES_FULL_DISK the disk is full. The program knows nothing of this.
"""

import errno
import hashlib
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from dicegames.engine.match import Match  # noqa: E402

BEAT_MS = 50  # how often it looks for what comes without a painting of the window, such as a dialog


def fingerprint(match: Match) -> str:
    """Return one word for a position of a match: its state, what was taken back, who sits there."""
    return hashlib.sha256(repr((match.state, match.undone, match.seats)).encode()).hexdigest()[:16]


def make_the_disk_ill(slow: bool, full: str) -> None:
    """Write few bytes at a time from now on, and linger between them; none while there is a file `full`."""
    from dicegames.storage.disk import Disk

    def write_all(disk: Disk, descriptor: int, data: bytes) -> None:
        if full and os.path.exists(full):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        piece = 16 if slow else len(data)
        for start in range(0, len(data), piece):
            os.write(descriptor, data[start : start + piece])
            time.sleep(0.004 if slow else 0)
        disk.fsync(descriptor)

    Disk.write_all = write_all  # type: ignore[method-assign, assignment]  # only here


def watch(descriptor: int) -> None:
    """Let every main window have its witness."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

    from dicegames.app.main_window import MainWindow
    from dicegames.models.players import spoken

    def middles(widgets: Sequence[QWidget]) -> list[tuple[int, int]]:
        """Return where buttons can be clicked, in coordinates of the screen."""
        buttons = [button for widget in widgets for button in widget.findChildren(QAbstractButton)]
        seen = [
            button.mapToGlobal(button.rect().center())
            for button in buttons
            if button.isVisible() and button.isEnabled()
        ]
        return [(point.x(), point.y()) for point in seen]

    class Witness(QObject):
        """See what the window shows, and tell it once it was painted."""

        def __init__(self, window: MainWindow) -> None:
            super().__init__(window)
            self._window = window
            self._told: dict[str, Any] = {}
            self._painted: dict[str, Any] = {}
            self.opened_at: float | None = None
            # Whatever paints has sent its picture to the screen when this timer fires.
            self._after = QTimer(self, singleShot=True, interval=0)
            self._after.timeout.connect(self._on_after_timeout)
            self._beat = QTimer(self, interval=BEAT_MS)
            self._beat.timeout.connect(self._on_beat_timeout)
            self._beat.start()
            window.installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.UpdateRequest and watched is self._window:
                self._painted = self._table()
                self._after.start()
            return False

        def _table(self) -> dict[str, Any]:
            """Return what is to be seen of the open table."""
            window = self._window
            table, desk = window.table, window.desk
            if table is None or desk is None or window.stack.currentWidget() is not table:
                return {}
            controller = desk.controller
            match = controller.match
            told: dict[str, Any] = {
                "file": controller.table.journal.path.name,
                "state": fingerprint(match),
                "saved": controller.is_saved,
                "over": match.state.outcome is not None,
                "covered": table.is_covered,
            }
            if not table.board.is_moving:
                told["words"] = [spoken(view) for view in table._players.views]
            return told

        def _front(self) -> dict[str, Any]:
            """Return what takes keys and clicks now."""
            window = self._window
            front = QApplication.activeModalWidget()
            if QApplication.activePopupWidget() is not None:
                page = "popup"
            elif front is not None:
                page = "dialog"
            elif window.stack.currentWidget() is window.table:
                page = "table"
            elif window.stack.currentWidget() is window.shell:
                page = window.shell.current_page
            elif window.stack.currentWidget() is window.__dict__.get("new_game"):
                page = "new"
            else:
                page = "other"
            told: dict[str, Any] = {"page": page, "window": int((front or window).winId())}
            if page == "home":
                tiles = [tile.mapToGlobal(tile.rect().center()) for tile in window.home.tiles]
                told["tiles"] = [(point.x(), point.y()) for point in tiles]
                told["cards"] = middles(window.home.cards)
                items = [window.shell.item(name) for name in ("sessions", "rules", "settings")]
                points = [item.mapToGlobal(item.rect().center()) for item in items]
                told["items"] = [(point.x(), point.y()) for point in points]
            elif page == "table" and window.table is not None:
                told["buttons"] = middles([window.table])
            return told

        def _tell(self, told: dict[str, Any]) -> None:
            if told != self._told:
                self._told = told
                os.write(descriptor, json.dumps(told).encode() + b"\n")

        def _on_after_timeout(self) -> None:
            told = self._front() | self._painted
            if self.opened_at is not None and "state" in told:
                told["opened"] = round(time.monotonic() - self.opened_at, 3)
                self.opened_at = None
            self._tell(told)

        def _on_beat_timeout(self) -> None:
            if self._told:
                self._tell(self._told | self._front())

    witnesses: list[Witness] = []

    def show(window: MainWindow, plain: Any = MainWindow.show) -> None:
        witnesses.append(Witness(window))
        plain(window)

    def open_file(window: MainWindow, path: Path, plain: Any = MainWindow.open_file) -> None:
        for witness in witnesses:
            witness.opened_at = time.monotonic()
        plain(window, path)

    MainWindow.show = show  # type: ignore[method-assign, assignment]  # it comes with it
    MainWindow.open_file = open_file  # type: ignore[method-assign, assignment]  # its time


if __name__ == "__main__":
    from dicegames.app.cli import main

    ills = (os.environ.get("DICEGAMES_SLOW_DISK") == "1", os.environ.get("DICEGAMES_FULL_DISK", ""))
    if any(ills):
        make_the_disk_ill(*ills)
    os.set_inheritable(int(sys.argv[1]), False)  # it is no helper's: with the program the pipe ends
    watch(int(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
