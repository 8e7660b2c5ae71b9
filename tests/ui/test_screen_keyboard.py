"""A keyboard on the screen: the field that is typed into is seen above it."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.field import Field
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.look import Look
from dicegames.ui.screen_keyboard import ScreenKeyboard


def test_the_field_with_the_focus_is_scrolled_above_the_keyboard(
    qtbot: QtBot, qapp: QApplication, look: Look
) -> None:
    shown = QRectF()
    keyboard = ScreenKeyboard(qapp, rectangle=lambda: shown)
    content, first, second = QWidget(), Field(look), Field(look)
    column = QVBoxLayout(content)
    column.addWidget(first)
    for _ in range(8):
        filler = QLabel()
        filler.setFixedHeight(44)
        column.addWidget(filler)
    column.insertWidget(4, second)
    area = Scroll(look, content)
    qtbot.addWidget(area)
    area.resize(300, 320)
    area.show()
    assert QTest.qWaitForWindowActive(area)
    first.setFocus()
    second.setFocus()
    assert area.verticalScrollBar().value() == 0  # no keyboard, no need
    first.setFocus()
    shown = QRectF(0, 160, 300, 160)
    second.setFocus()
    foot = second.mapTo(area, QPoint(0, second.height())).y()
    assert foot <= 160
    at = area.verticalScrollBar().value()
    assert at > 0
    first.setFocus()
    assert area.verticalScrollBar().value() == at  # it is above already, wherever it is
    keyboard.deleteLater()


def test_a_dialog_moves_up_for_its_field_but_stays_on_the_screen(
    qtbot: QtBot, qapp: QApplication, look: Look
) -> None:
    shown = QRectF()
    keyboard = ScreenKeyboard(qapp, rectangle=lambda: shown)
    dialog = QDialog(None, Qt.WindowType.FramelessWindowHint)
    first, second = Field(look), Field(look)
    column = QVBoxLayout(dialog)
    column.addWidget(first)
    column.addStretch(1)
    column.addWidget(second)
    qtbot.addWidget(dialog)
    dialog.setGeometry(40, 200, 300, 300)
    dialog.show()
    assert QTest.qWaitForWindowActive(dialog)
    shown = QRectF(0, 220, 300, 160)
    first.setFocus()
    assert dialog.y() == 200
    second.setFocus()
    up = second.mapTo(dialog, QPoint(0, second.height())).y() - 220
    assert up <= 200 - dialog.y() <= up + 16
    second.clearFocus()
    dialog.move(40, 10)
    second.setFocus()
    assert dialog.y() == 0
    keyboard.deleteLater()
