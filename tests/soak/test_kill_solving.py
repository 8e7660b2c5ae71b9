"""Kill the window while it solves, or close it: nothing is left that goes on working."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dicegames.engine.match import Seat
from dicegames.games.sheet.ruleset import PENTA
from dicegames.session.table import create_table
from dicegames.storage.record import TableOptions, current_time, new_header
from processes import PATIENCE, SOON, children_of, is_alive, wait_for
from soaking import IS_SOAK

ROOT = Path(__file__).resolve().parents[2]
MOMENTS = (0.0, 0.2, 0.5, 1.0, 1.5, 2.0) if IS_SOAK else (0.3,)  # seconds after the first helper is seen

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only where processes are files")

# As the program is started, and closed by itself once a helper is at work.
CLOSING = """
import multiprocessing, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicegames.app.cli import main
from dicegames.app.main_window import MainWindow
def close(self):
    if multiprocessing.active_children():
        self.timer.stop()
        QTimer.singleShot(MOMENT, self.close)
def show(self, plain=MainWindow.show):
    plain(self)
    self.timer = QTimer(self, interval=5)
    self.timer.timeout.connect(lambda: close(self))
    self.timer.start()
def close_event(self, event, plain=MainWindow.closeEvent):
    start = time.monotonic()
    plain(self, event)
    print(time.monotonic() - start)
MainWindow.show, MainWindow.closeEvent = show, close_event
sys.exit(main())
"""


def table_with_a_champion(folder: Path) -> Path:
    """Return a session in which a computer seat needs the solved game."""
    seats = (Seat("Ada", "blue"), Seat("Fynn", "orange", "computer", "champion"))
    header = new_header(
        "penta",
        PENTA,
        seats,
        options=TableOptions(auto_entry=0),
        app_version="test",
        created=current_time(),
    )
    table = create_table(folder / "sessions", header)
    table.journal.close()
    return table.journal.path


def start(folder: Path, code: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """Open the session in the program, which begins to solve."""
    session = table_with_a_champion(folder)
    command = [sys.executable, *code, "--data-dir", str(folder), str(session)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_helper_outlives_a_window_that_is_killed(tmp_path: Path, moment: float) -> None:
    with start(tmp_path, ("-m", "dicegames")) as child:
        wait_for(lambda: len(children_of(child.pid)) > 1, "the helpers")
        time.sleep(moment)
        helpers = children_of(child.pid)
        child.send_signal(signal.SIGKILL)
        child.wait(PATIENCE)
        assert helpers
        wait_for(lambda: not any(map(is_alive, helpers)), "the end of the helpers", SOON)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_window_that_is_closed_while_it_solves_closes_at_once(tmp_path: Path, moment: float) -> None:
    code = CLOSING.replace("MOMENT", str(round(moment * 1000)))
    with start(tmp_path, ("-c", code)) as child:
        told, complaints = child.communicate(timeout=PATIENCE)
    assert (child.returncode, complaints.decode()) == (0, "")
    assert float(told) < 1.0
    assert not list(tmp_path.rglob("*.tmp"))
