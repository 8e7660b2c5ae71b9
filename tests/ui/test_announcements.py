"""What is said at once to people who don't see the table: moves, what is taken back, clocks, numbers."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE
from dicegames.storage.settings import Motion, Settings
from dicegames.ui import announce
from dicegames.ui.controls.number_field import NumberField
from dicegames.ui.controls.slider import Slider
from dicegames.ui.look import Look
from dicegames.ui.table.notices import Notices
from dicegames.ui.table.puzzle_bar import ClockBox
from dicegames.ui.table.start_pads import StartPads
from dicegames.ui.table.typed_dice import TypedDicePad
from windows import TWO, SheetDriver, TenThousandDriver, open_window
from words import Words, installed


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a screen reader would say at once."""
    said: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    reader = SimpleNamespace(isActive=lambda: True, updateAccessibility=tell, Event=QAccessible.Event)
    monkeypatch.setattr(announce, "QAccessible", reader)
    return said


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[SheetDriver]:
    """A window without a table."""
    with open_window(tmp_path) as driver:
        yield driver


def test_moves_and_what_becomes_of_them_are_said_in_their_order(
    driver: SheetDriver, heard: list[str]
) -> None:
    driver.start()
    driver.roll()
    rolled = "Ada rolls " + " ".join(map(str, driver.state.dice))
    driver.tap_box(Box.CHANCE)
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    driver.tap_primary()
    total = sum(int(word) for word in rolled.split() if word.isdigit())
    assert heard == [
        "Round 1 of 13. Ada, it’s your turn.",
        rolled,
        "Ada chooses Chance",
        "Ada takes back: the last choice",
        "Ada brings back: the last choice",
        f"Ada enters Chance: {total} points",
        "Ben, it’s your turn.",
    ]


def test_what_a_computer_does_is_said_and_that_it_is_done(
    driver: SheetDriver, heard: list[str], qtbot: QtBot
) -> None:
    driver.start((TWO[0], Seat("Cem", "orange", player="computer", level="easy")))
    driver.roll()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    del heard[:]
    qtbot.waitUntil(lambda: driver.state.seat == 0, timeout=30_000)
    assert heard[0].startswith("Cem rolls ")
    assert heard[-2].startswith("Cem enters ")
    assert heard[-1] == "Ada, it’s your turn."


@pytest.mark.rule("T4")
@pytest.mark.parametrize("motion", ["off", "full"])
def test_a_farkle_is_said_once(tmp_path: Path, heard: list[str], qtbot: QtBot, motion: Motion) -> None:
    dice = ScriptedDice([(1, 2, 3, 4, 6, 6), (2, 3, 3, 4, 6)])
    with open_window(tmp_path, dice=dice, settings=Settings(motion=motion)) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start()
        for key in (Qt.Key.Key_Space, Qt.Key.Key_T, Qt.Key.Key_Space, Qt.Key.Key_Enter):
            driver.key(key)
            driver.table.board.finish_motion()
        assert heard[-3:] == [
            "Ada sets 1 aside (100) and rolls 2 3 3 4 6: Farkle, 100 points lost",
            "Ada gets strike 1 of 3",
            "Roll. With 350 points in one turn you may collect.",
        ]
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert heard[-2].startswith("Farkle! No die scores. 100 points are lost. Strike 1 of 3")


def test_the_last_minute_of_a_puzzle_is_said_once(qtbot: QtBot, look: Look, heard: list[str]) -> None:
    clock = ClockBox(look)
    qtbot.addWidget(clock)
    with installed(Words("en")):
        for left in (62_000, 61_000, 60_000, 59_900, 59_000, 31_000, 30_000, 10_000):
            clock.show_time(left, 180_000)
    assert heard == ["1 minute left", "30 seconds left, almost over", "10 seconds left, almost over"]


def test_typed_dice_are_said_as_they_are_typed(qtbot: QtBot, look: Look, heard: list[str]) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    pad = TypedDicePad(look, host)
    pad.ask(2)
    for key in (Qt.Key.Key_3, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, Qt.Key.Key_5, Qt.Key.Key_5):
        QTest.keyClick(pad, key)
    assert heard == [f"Typed so far: {said} missing" for said in ("3, 1", "none yet, 2", "5, 1", "5 5, 0")]


def test_the_race_for_the_start_is_said(qtbot: QtBot, look: Look, heard: list[str]) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    StartPads(look, host).ask(TWO, (0, 1))
    (said,) = heard
    assert said.startswith("Who is fastest? Tap your pad or press your key")


def test_trouble_with_saving_is_said_once(driver: SheetDriver, heard: list[str]) -> None:
    driver.start()
    del heard[:]
    assert driver.window.desk is not None
    for _ in range(2):
        driver.window.desk.controller.saving_failed.emit("disk_full")
    (said,) = heard
    assert said.startswith("The disk is full.")


def test_a_practice_table_is_told_once_it_is_one(driver: SheetDriver, heard: list[str]) -> None:
    driver.start()
    del heard[:]
    assert driver.window.desk is not None
    driver.window.desk.controller.start_practice()
    (said,) = heard
    assert said.startswith("Practice table: you can undo anything.")
    del heard[:]
    driver.table.undo()
    assert [words for words in heard if "Practice" in words] == []


def test_notices_are_said_when_they_can_be_seen(qtbot: QtBot, look: Look, heard: list[str]) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    notices = Notices(look, host)
    with installed(Words("en")):
        notices.show_torn()
        notices.set_practice(True)
        notices.set_saving_problem("disk_full")
        notices.set_saving_problem("")
        assert heard == []
        host.show()
        (said,) = heard
        assert said.startswith("The last line of this session was incomplete")
        assert "Practice table" in said
        assert "disk" not in said
        host.hide()
        host.show()
        notices.set_practice(True)
        assert heard == [said]


def test_numbers_tell_their_value_and_its_ends(qtbot: QtBot, look: Look) -> None:
    slider, field = Slider(look, 0, 100, 5), NumberField(look)
    qtbot.addWidget(slider)
    qtbot.addWidget(field)
    slider.setValue(30)
    field.set_steps(0, 90, 10)
    field.digits.setValue(40)
    for widget, value, low in ((slider, 30, 0), (field.digits, 40, 0)):
        interface = QAccessible.queryAccessibleInterface(widget).valueInterface()
        assert interface.currentValue() == value
        assert interface.minimumValue() == low
        assert interface.maximumValue() >= value
        interface.setCurrentValue(50)
        assert widget.value() == 50


def test_secured_dice_of_5_dice_are_told(driver: SheetDriver, heard: list[str]) -> None:
    driver.start(ruleset=FIVEDICE)
    driver.roll()
    driver.tap_die(1)
    faces = driver.state.dice
    driver.key(Qt.Key.Key_S)
    assert f"Die 2: {faces[1]}, secured" in heard[-1]
    assert f"Die 1: {faces[0]}, secured" not in heard[-1]
