"""Whoever plays by keys never loses the focus: it is always on something that shows and can be used."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from near_end import NEAR_END, nearly_over
from soaking import IS_SOAK
from storage.session_help import write_session
from windows import open_window

Key = Qt.Key

ALWAYS = (Key.Key_Tab, Key.Key_Backtab, Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_L, Key.Key_P)
"""Keys of every table: around, to press, to close, the log, a pause."""
MORE = (Key.Key_S, Key.Key_Down, Key.Key_Right)
PRESSES = 150


def answer() -> None:
    """Close the question that is open, if any: Tab has to find something in it first."""
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.activateWindow()  # there is no window manager that does it
        QCoreApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        assert dialog.isAncestorOf(focus)
        QTest.keyClick(focus, Key.Key_Tab)
        QTest.keyClick(dialog, Key.Key_Escape)


@pytest.mark.parametrize("seed", range(2 if IS_SOAK else 1))
@pytest.mark.parametrize("game_id", NEAR_END)
def test_the_focus_is_always_somewhere(game_id: str, seed: int, tmp_path: Path, qapp: QApplication) -> None:
    luck = random.Random(seed)
    path = write_session(tmp_path / "one.dicegame", nearly_over(game_id))
    with open_window(tmp_path / "data") as driver:
        driver.window.open_file(path)
        driver.settle()
        rows = driver.table.board.keys()
        own = [key for row in rows for key in row.keys]
        pressed: list[str] = []
        timer = QTimer()
        timer.timeout.connect(answer)
        timer.start(20)
        for _ in range(PRESSES):
            key = luck.choice((*ALWAYS, *MORE, *own, *own))
            driver.window.activateWindow()
            QCoreApplication.processEvents()
            focus = QApplication.focusWidget()
            assert focus is not None, pressed[-4:]
            assert focus.isVisible(), (focus, pressed[-4:])
            assert focus.isEnabled(), (focus, pressed[-4:])
            pressed.append(key.name)
            driver.clock.now += 1000
            QTest.keyClick(focus, key)
            QCoreApplication.processEvents()
            driver.settle()
            if driver.window.table is None:
                break
        timer.stop()
    QToolTip.hideText()
