"""Files from outside: the window comes to the front and opens them, after any dialog that is open."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.incoming import Incoming


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
