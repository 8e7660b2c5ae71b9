"""Files dropped on the window: one of the program's own is opened, anything else is left alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.file_drop import FileDrop
from windows import open_window

LEFT, NONE, COPY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction


def dragged(*urls: QUrl) -> QMimeData:
    """Return what a file manager drags."""
    data = QMimeData()
    data.setUrls(list(urls))
    return data


def drop(window: QWidget, data: QMimeData) -> bool:
    """Drag over the window and let go; return whether the window would take it."""
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NONE)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), COPY, data, LEFT, NONE))
    return enter.isAccepted()


@pytest.mark.parametrize("name", ["a.dicegame", "b c.dicerules", "X.DICEGAME", "X.DICERULES"])
def test_a_file_of_the_program_is_taken(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    spy = QSignalSpy(FileDrop(window).dropped)
    assert drop(window, dragged(QUrl.fromLocalFile(str(tmp_path / name))))
    assert [spy.at(index)[0] for index in range(spy.count())] == [tmp_path / name]


@pytest.mark.parametrize(
    "urls",
    [
        [],
        ["file:///a.txt"],
        ["https://example.org/a.dicegame"],
        ["file:///a.dicegame", "file:///b.dicegame"],
    ],
)
def test_anything_else_is_left_alone(qtbot: QtBot, urls: list[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    spy = QSignalSpy(FileDrop(window).dropped)
    assert not drop(window, dragged(*(QUrl(url) for url in urls)))
    assert spy.count() == 0


def test_the_window_opens_what_is_dropped(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(tmp_path) as driver:
        opened: list[Path] = []
        monkeypatch.setattr(type(driver.window), "open_file", lambda _, path: opened.append(path))
        drop(driver.window, dragged(QUrl.fromLocalFile(str(tmp_path / "x.dicerules"))))
        assert opened == [tmp_path / "x.dicerules"]
