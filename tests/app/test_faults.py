"""What fails in threads, in destructors and inside Qt stands in the log file, without what people wrote."""

import subprocess
import sys
from pathlib import Path

import pytest

from dicegames.app.log_file import FILE

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds; a busy machine is no fault
FAILS = """
import sys, threading
from pathlib import Path
from PySide6.QtCore import qCritical, qDebug, qWarning
from dicegames.app.faults import Faults
from dicegames.app.log_file import LogFile
log = LogFile(Path(sys.argv[1]))
log.begin()
faults = Faults()
faults.begin()
class Falls:
    def __del__(self):
        raise ValueError("Zoe Quux fell")
def fail():
    raise RuntimeError("Zoe Quux broke it")
def leave():
    raise SystemExit(3)
for work in (fail, leave):
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
Falls()
for _ in range(3):
    qWarning("QFont::setPointSize: Point size <= 0 (-1), must be greater than 0")
qCritical("Cannot read /home/zoe/Zoe Quux.dicegame")
qWarning('No widget "Zoe Quux" here')
qDebug("Zoe Quux plays")
faults.end()
qWarning("Nobody hears this")
for number in range(200):
    qWarning("after the end")
log.end()
"""
MANY = """
import sys
from pathlib import Path
from PySide6.QtCore import qWarning
from dicegames.app.faults import MOST_MESSAGES, Faults
from dicegames.app.log_file import LogFile
log = LogFile(Path(sys.argv[1]))
log.begin()
faults = Faults()
faults.begin()
for number in range(2 * MOST_MESSAGES):
    qWarning(f"a warning {number}")
faults.end()
log.end()
print(MOST_MESSAGES)
"""


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "utf8", "-c", code, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True)


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], str]:
    """What a program with many faults printed, and its log."""
    folder = tmp_path_factory.mktemp("log")
    ran = run(folder, FAILS)
    return ran, (folder / FILE).read_text(encoding="utf-8")


def test_errors_of_threads_and_destructors_are_in_the_log(
    done: tuple[subprocess.CompletedProcess[str], str],
) -> None:
    _, log = done
    assert log.count(" thread_error\n  builtins.RuntimeError\n") == 1
    assert "__main__:15 fail" in log
    assert log.count(" unraisable_error\n  builtins.ValueError\n") == 1
    assert "SystemExit" not in log


def test_messages_of_qt_are_in_the_log_once_and_without_values(
    done: tuple[subprocess.CompletedProcess[str], str],
) -> None:
    _, log = done
    said = [line.split(" ", 2)[2] for line in log.splitlines() if " qt_" in line]
    assert said == [
        "qt_warning category=default QFont::setPointSize: Point size ...",
        "qt_critical category=default Cannot read ...",
        "qt_warning category=default No widget ...",
    ]
    assert "Quux" not in log


def test_all_of_it_is_on_the_terminal_too(done: tuple[subprocess.CompletedProcess[str], str]) -> None:
    ran, _ = done
    for words in ("Zoe Quux broke it", "Zoe Quux fell", "must be greater than 0", "Zoe Quux plays", "Nobody"):
        assert words in ran.stderr


def test_a_flood_of_messages_leaves_room_in_the_log(tmp_path: Path) -> None:
    most = int(run(tmp_path, MANY).stdout)
    assert (tmp_path / FILE).read_text(encoding="utf-8").count("qt_warning") == most
