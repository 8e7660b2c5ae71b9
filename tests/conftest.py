"""House rules of every test: no display, fresh directories, nothing left over."""

import gc
import itertools
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Both are read when Qt starts, so they stand before anything that could import it. Without the GUI thread
# pool painting is faster on few cores and no worker of Qt's own outlives a test.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_NO_GUI_THREADPOOL"] = "1"

# A shell lets what it starts in the background ignore Ctrl+C, and the programs that tests start would, too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

import pytest
from hypothesis import HealthCheck, settings

from scenarios import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]  # a hook of every run

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer
    from PySide6.QtWidgets import QApplication

# Time limits belong to the soak runs: a busy machine must not turn a right answer into a failure. The fresh
# directories are a fixture of each test, not of each example: no property writes into them.
settings.register_profile(
    "local", deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

GRACE_SECONDS = 1.0

HIDDEN_EVERY = 20
"""After so many tests what is still alive is hidden from later scans: tables and caches of long tests would
slow down every one that follows."""


def pytest_collection_finish() -> None:
    """Hide what the imports made from later scans: the leak check then sees the objects of tests only."""
    _hide_what_is_alive()


def _hide_what_is_alive() -> None:
    gc.collect()
    gc.freeze()


_finished_tests = itertools.count(1)


def pytest_runtest_logfinish() -> None:
    """Hide now and then what tests left in caches."""
    if next(_finished_tests) % HIDDEN_EVERY == 0:
        _hide_what_is_alive()


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, a timer, an animation or a window behind."""
    before = set(threading.enumerate())
    yield
    leaks = _threads_left(before)
    if "qapp" in request.fixturenames:  # nothing of Qt runs without it, and looking takes its time
        leaks += _qt_left()
    if leaks:
        pytest.fail("left over after the test: " + "; ".join(leaks), pytrace=False)


@pytest.fixture(autouse=True)
def fresh_directories(nothing_left_over: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point the home and every user directory into this test's own folder and return it."""
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    folders = {
        "XDG_DATA_HOME": "data",
        "XDG_CONFIG_HOME": "config",
        "XDG_CACHE_HOME": "cache",
        "XDG_STATE_HOME": "state",
        "XDG_RUNTIME_DIR": "runtime",
        "APPDATA": "roaming",
        "LOCALAPPDATA": "local",
    }
    for variable, folder in folders.items():
        path = home / folder
        path.mkdir(parents=True, mode=0o700)
        monkeypatch.setenv(variable, str(path))
    return home


def _threads_left(before: set[threading.Thread]) -> list[str]:
    """Return the Python threads started since, after a moment of grace for those that are ending."""
    deadline = time.monotonic() + GRACE_SECONDS
    while True:
        # A dummy stands for a thread that Qt owns; Python forgets to drop it, so it proves nothing.
        left = [
            thread
            for thread in set(threading.enumerate()) - before
            if not isinstance(thread, threading._DummyThread)
        ]
        if not left or time.monotonic() > deadline:
            return [f"thread {thread.name}" for thread in left]
        time.sleep(0.01)


def _qt_left() -> list[str]:
    """Return what Qt still holds or runs, and end it so that later tests aren't hit."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
    from PySide6.QtWidgets import QApplication

    if not isinstance(QApplication.instance(), QApplication):
        return []
    leaks: list[str] = []
    if not QThreadPool.globalInstance().waitForDone(round(GRACE_SECONDS * 1000)):
        leaks.append("a worker in the thread pool")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if QApplication.topLevelWidgets() or _running():
        gc.collect()  # what only a reference cycle holds is garbage, not a leak
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for candidate in _running():
        leaks.append(f"running {type(candidate).__name__} of {_owner(candidate)}")
        _end(candidate)
    for widget in QApplication.topLevelWidgets():
        leaks.append(f"window {type(widget).__name__} {widget.objectName()!r}")
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return leaks


def _running() -> "list[QTimer | QAbstractAnimation | QThread]":
    """Return the timers, animations and threads known to Python that still run."""
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import isValid

    main = QThread.currentThread()
    kinds = _with_subclasses(QTimer, QAbstractAnimation, QThread)
    found: list[QTimer | QAbstractAnimation | QThread] = []
    # By the hundred thousand: a look-up of the exact class is several times as fast as isinstance.
    for candidate in [thing for thing in gc.get_objects() if type(thing) in kinds]:
        if not isValid(candidate):
            continue
        if isinstance(candidate, QTimer):
            runs = candidate.isActive()
        elif isinstance(candidate, QAbstractAnimation):
            runs = candidate.state() == QAbstractAnimation.State.Running
        else:
            runs = candidate is not main and candidate.isRunning()
        if runs:
            found.append(candidate)
    return found


def _with_subclasses(*kinds: type) -> set[type]:
    """Return classes and everything derived from them."""
    return {*kinds, *(below for kind in kinds for below in _with_subclasses(*kind.__subclasses__()))}


def _end(running: "QTimer | QAbstractAnimation | QThread") -> None:
    """Stop a left-over object."""
    from PySide6.QtCore import QThread

    if isinstance(running, QThread):
        running.quit()
        running.wait(round(GRACE_SECONDS * 1000))
    else:
        running.stop()


def _owner(child: "QObject") -> str:
    """Return the class of a QObject's parent."""
    parent = child.parent()
    return type(parent).__name__ if parent is not None else "nobody"


@pytest.fixture
def unhurried(qapp: "QApplication") -> Iterator[None]:
    """Let no two taps be a double one: between those of people there is time."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)
