"""What the tests of the parts of the table share: a look without motion, a shown window, keys, places."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.data import resources_dir
from dicegames.engine.match import Match
from dicegames.models.players import PlayersModel
from dicegames.ui.look import Look, Motion
from dicegames.ui.theme import load_themes

LEFT = Qt.MouseButton.LeftButton
TOUCH = 44
Window = Callable[[int, int], QWidget]


def still_look(qapp: QApplication) -> Look:
    look = Look(load_themes(resources_dir() / "themes"))
    look.set_motion(Motion.OFF)
    return look


def windows_of_sizes(qtbot: QtBot) -> Window:
    """Return a function that shows an empty window of a size, with a column as its layout."""
    kept: list[QWidget] = []

    def make(width: int, height: int) -> QWidget:
        widget = QWidget()
        kept.append(widget)
        qtbot.addWidget(widget)
        column = QVBoxLayout(widget)
        column.setContentsMargins(0, 0, 0, 0)
        widget.resize(width, height)
        widget.show()
        widget.activateWindow()
        assert QTest.qWaitForWindowActive(widget)
        return widget

    return make


def put(window: QWidget, *widgets: QWidget) -> None:
    """Lay widgets below each other into a window."""
    column = window.layout()
    assert isinstance(column, QVBoxLayout)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    QApplication.processEvents()


def shown(match: Match) -> PlayersModel:
    model = PlayersModel()
    model.show(match)
    return model


def role(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def rect_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
