"""The drawer with the log of the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.models.log import LogModel
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.log_drawer import LogDrawer
from table_samples import enter, new_match, roll
from ui.table_parts_help import LEFT, Window, press, put, still_look, windows_of_sizes
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return still_look(qapp)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return windows_of_sizes(qtbot)


def drawer(look: Look, top: QWidget) -> tuple[LogDrawer, LogModel]:
    match = new_match(2)
    model = LogModel(match.game, match.seats, top)
    for box in (Box.ACES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES, Box.CHANCE):
        for _ in match.seats:
            model.append(roll(match, 1, 2, 3, 4, 6))
            model.append(enter(match, box))
    return LogDrawer(look, model, top), model


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 480), (768, 1024)])
def test_drawer_comes_from_the_right_or_from_below(
    look: Look, window: Window, width: int, height: int
) -> None:
    top = window(width, height)
    log, model = drawer(look, top)
    log.open()
    QApplication.processEvents()
    paper = log.paper_rect
    if height < 640:
        assert (paper.left(), paper.right()) == (0, width - 1)
        assert paper.top() > 0
    else:
        assert (paper.top(), paper.bottom()) == (0, height - 1)
        assert paper.left() > 0
    last = log.view.visualRect(model.index(model.rowCount() - 1))
    assert log.view.viewport().rect().contains(last.center())
    log.dismiss()


def test_an_open_log_stays_with_its_newest_line(look: Look, window: Window) -> None:
    top = window(768, 1024)
    log, model = drawer(look, top)
    log.open()
    log.finish()
    for width, height, text_scale in ((1280, 700, 1.0), (1280, 650, 1.0), (1280, 650, 1.6)):
        top.resize(width, height)
        look.set_text_scale(text_scale)
        QApplication.processEvents()
        last = log.view.visualRect(model.index(model.rowCount() - 1))
        assert log.view.viewport().rect().contains(last)
    log.view.verticalScrollBar().setValue(40)
    top.resize(1280, 720)
    QApplication.processEvents()
    assert log.view.verticalScrollBar().value() == 40, "whoever reads further up stays there"
    log.dismiss()


def test_drawer_closes_by_key_button_and_a_tap_beside_it(look: Look, window: Window) -> None:
    top = window(1280, 800)
    below = QPushButton("below")
    put(top, below)
    below.setFocus()
    log, _ = drawer(look, top)
    closed = QSignalSpy(log.closed)
    log.open()
    press(Qt.Key.Key_Escape)
    assert closed.count() == 1
    assert below.hasFocus()
    log.open()
    QTest.mouseClick(log.close_button, LEFT)
    assert closed.count() == 2
    log.open()
    QTest.mouseClick(log, LEFT, pos=QPoint(40, 400))
    assert closed.count() == 3
    log.open()
    QTest.mouseClick(log.view.viewport(), LEFT, pos=QPoint(40, 40))
    assert log.is_open
    log.dismiss()


def test_drawer_slides_in_and_scrolls_to_news(look: Look, window: Window, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    top = window(1280, 800)
    log, model = drawer(look, top)
    log.open()
    assert log.paper_rect.left() > 1280 - 200
    qtbot.waitUntil(lambda: log.paper_rect.right() <= 1280 + 20, timeout=2000)
    for _ in range(30):
        model.note("pause")
    QApplication.processEvents()
    last = log.view.visualRect(model.index(model.rowCount() - 1))
    assert log.view.viewport().rect().intersects(last)
    log.dismiss()


def test_tab_stays_in_the_drawer(look: Look, window: Window) -> None:
    top = window(1280, 800)
    put(top, QPushButton("below"))
    log, _ = drawer(look, top)
    log.open()
    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert log.isAncestorOf(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    log.dismiss()


def test_keys_in_the_drawer_do_nothing_below_it(look: Look, window: Window) -> None:
    top = window(1280, 800)
    shortcut = QShortcut(QKeySequence("Space"), top)
    fired = QSignalSpy(shortcut.activated)
    log, _ = drawer(look, top)
    log.open()
    press(Qt.Key.Key_Space)
    assert fired.count() == 0
    log.dismiss()
    QTest.keyClick(top, Qt.Key.Key_Space)
    assert fired.count() == 1


def test_lines_wrap_inside_the_drawer(look: Look, window: Window) -> None:
    top = window(800, 700)
    log, model = drawer(look, top)
    log.open()
    QApplication.processEvents()
    single = log.view.visualRect(model.index(1)).height()
    look.set_text_scale(1.6)
    QApplication.processEvents()
    assert log.view.visualRect(model.index(2)).height() > single
    log.dismiss()
