"""Keys, clicks, fingers and presses of a reader at random: nobody decides what is not seen, and all is saved.

Dialogs run in loops of their own, so each step is a timer that sets the next one before it acts.
"""

import random
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Seat, Transition
from dicegames.games.catalog import GAMES, game_info
from dicegames.games.sheet.state import TimeOut
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from soaking import IS_SOAK
from touching import Hand
from windows import PAIR, TWO, Driver, open_window

STEPS = 250 if IS_SOAK else 60
SEEDS = range(10) if IS_SOAK else range(1)
Key = Qt.Key
KEYS = (
    *(Key(Key.Key_1 + number) for number in range(6)),
    *(Key.Key_Space, Key.Key_R, Key.Key_T, Key.Key_E, Key.Key_H, Key.Key_P, Key.Key_L, Key.Key_A, Key.Key_S),
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right),
    *(Key.Key_Return, Key.Key_Escape, Key.Key_F1, Key.Key_F2, Key.Key_Space, Key.Key_Return),
)
OPTIONS = TableOptions(auto_entry=3, handover=True)


class Crowd:
    """Several people who use one window at once, for so many steps."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.left = STEPS
        self.done: list[str] = []
        self.wrong: list[str] = []
        self._chance = random.Random(seed)
        self._hand = Hand(driver.window)
        self._is_touching = False
        self._loop = QEventLoop()

    def play(self) -> None:
        """Do all steps, close what is open then, and lift the fingers."""
        assert self.driver.window.desk is not None
        self.driver.window.desk.controller.stepped.connect(self._on_controller_stepped)
        QTimer.singleShot(0, self._step)
        self._loop.exec()
        for finger in sorted(self._hand.down):
            self._hand.release(finger)

    def _step(self) -> None:
        dialog = QApplication.activeModalWidget()
        if self.driver.window.table is None or not self.left:
            self.left = 0
            if isinstance(dialog, QDialog):
                QTimer.singleShot(0, self._step)
                dialog.reject()
            else:
                self._loop.quit()
            return
        self.left -= 1
        QTimer.singleShot(self._chance.choice((0, 0, 5)), self._step)
        self.driver.clock.now += 500
        window: QWidget = dialog or self.driver.window
        window.activateWindow()
        way = self._chance.choice(("key", "key", "click", "finger", "reader"))
        self.done = [*self.done[-9:], way]
        if way == "key":
            key = self._chance.choice(KEYS)
            self.done[-1] = key.name
            focus: QWidget | None = window.focusWidget()
            QTest.keyClick(window if focus is None else focus, key)
        elif way == "finger" and dialog is None and not self._is_touching:
            self._is_touching = True  # events are handled meanwhile
            self._touch()
            self._is_touching = False
        else:
            self._press(window if way == "click" else self.driver.window)

    def _touch(self) -> None:
        finger, size = self._chance.randrange(2), self.driver.window.size()
        place = QPoint(self._chance.randrange(size.width()), self._chance.randrange(size.height()))
        if finger in self._hand.down:
            self._hand.move(place, finger)
            self._hand.release(finger)
        else:
            self._hand.press(place, finger)

    def _press(self, window: QWidget) -> None:
        """Press a button, be it below a dialog or a cover, as a reader could that has kept it in mind."""
        found = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
        if found:
            button = self._chance.choice(found)
            self.done[-1] += f" {button.accessibleName()}"
            button.click()

    def _on_controller_stepped(self, transition: Transition) -> None:
        desk, page = self.driver.window.desk, self.driver.window.table
        if desk is None or page is None or isinstance(transition.step.action, TimeOut):
            return
        is_hidden = desk.controller.is_paused or QApplication.activeModalWidget() is not None
        if is_hidden or page.isHidden():
            self.wrong.append(f"{transition.step.action} after {self.done}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("motion", ["off", "full"])
@pytest.mark.parametrize("game_id", [info.id for info in GAMES])
def test_people_who_use_one_window_at_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game_id: str, motion: str, seed: int
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    monkeypatch.chdir(tmp_path)  # where what is typed into dialogs for files would go
    calm = msgspec.convert({"motion": motion, "language": "en"}, Settings)
    with open_window(tmp_path, dice=SeededDice(seed), settings=calm) as sheet:
        pair = PAIR if game_id == "ordercards" else TWO
        seats: tuple[Seat, ...] = (pair[0], msgspec.structs.replace(pair[1], player="computer", level="easy"))
        info = game_info(game_id)
        ruleset = info.rulesets[seed % len(info.rulesets)]
        sheet.begin(ruleset, seats[: info.player_limits(ruleset)[1]], OPTIONS)
        crowd = Crowd(sheet, seed)
        crowd.play()
        assert crowd.wrong == []
        desk, page = sheet.window.desk, sheet.window.table
        if desk is None or page is None:
            return  # somebody left the table
        controller = desk.controller
        qtbot.waitUntil(lambda: controller.is_saved)
        assert load(controller.table.journal.path).match().state == controller.match.state
