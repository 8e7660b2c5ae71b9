"""Files from outside: the window comes to the front and opens them, after any dialog that is open."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.incoming import Incoming

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_call_brings_the_window_to_the_front(window: QWidget) -> None:
    incoming = Incoming(window)
    spy = QSignalSpy(incoming.file_arrived)
    window.showMinimized()
    incoming.take(None)
    QTest.qWait(10)
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    assert window.isActiveWindow()
    assert spy.count() == 0


def test_a_file_is_opened(window: QWidget) -> None:
    incoming = Incoming(window)
    spy = QSignalSpy(incoming.file_arrived)
    incoming.take(Path("a.dicegame"))
    QTest.qWait(10)
    assert [spy.at(index)[0] for index in range(spy.count())] == [Path("a.dicegame")]


def test_a_file_waits_for_the_end_of_a_dialog(window: QWidget) -> None:
    incoming = Incoming(window)
    spy = QSignalSpy(incoming.file_arrived)
    window.show()
    dialog = QDialog(window)
    answers: list[str] = []

    def call() -> None:
        incoming.take(Path("a.dicegame"))
        incoming.take(Path("b.dicegame"))
        QTest.qWait(30)
        answers.append(f"{spy.count()} while it is open")
        dialog.accept()

    QTimer.singleShot(0, call)
    dialog.exec()
    answers.append(f"{spy.count()} right after it")
    QTest.qWait(30)
    assert answers == ["0 while it is open", "0 right after it"]
    assert [spy.at(index)[0] for index in range(spy.count())] == [Path("b.dicegame")]


def test_a_file_that_comes_before_the_window_waits_for_it(tmp_path: Path) -> None:
    code = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from dicegames.app.incoming import Application
app = Application(["early"])
told = []
def send(name):
    QCoreApplication.sendEvent(app, QFileOpenEvent(name))
app.file_sent.connect(told.append)
send("/a b.dicegame")
send("/own.dicerules")
print(told)
app.set_received(True)
send("/c.dicegame")
app.set_received(False)
send("/d.dicegame")
print([path.name for path in told])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['a b.dicegame', 'own.dicerules', 'c.dicegame']"]
