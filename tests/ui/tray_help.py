"""What the tests of the tray share: sizes, a clock, a shown tray, a click on a die."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look

SIZES = ((490, 566), (316, 355), (736, 334), (736, 230), (260, 480), (700, 900), (1000, 700))
ALL = (0, 1, 2, 3, 4)
FREE = (False,) * 5


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


def shown_tray(look: Look, clock: Clock, qtbot: QtBot) -> DiceTray:
    widget = DiceTray(look, now=clock)
    qtbot.addWidget(widget)
    widget.resize(490, 566)
    widget.set_texts("Roll 1 of 3", "2 rolls left", "Tap a die to keep or release it.")
    widget.set_rolls(2, 3)
    widget.show()
    return widget


def click_die(die: DieButton) -> None:
    QTest.mouseClick(die, Qt.MouseButton.LeftButton)
