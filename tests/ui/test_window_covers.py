"""The window around a table: covers and clocks, questions, typed dice and computers."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Roll
from dicegames.session.auto_entry import AutoEntry
from dicegames.storage.record import TableOptions
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.dialogs.shortcuts import ShortcutsDialog
from ui.window_help import CALM, FACES, NO_CLOCK, Answers
from windows import LEFT, TWO, open_window


@pytest.mark.rule("P4")
def test_the_countdown_enters_and_covers_stop_it(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([(2, 3, 4, 5, 6)] * 9)) as driver:
        driver.start(options=TableOptions(auto_entry=3, handover=False))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        clock = desk.clock
        assert isinstance(clock, AutoEntry)
        for _ in range(3):
            driver.roll()
        qtbot.waitUntil(lambda: clock.box is Box.LARGE_STRAIGHT, timeout=20_000)  # found in a thread
        assert driver.sheet._model.countdown is not None
        driver.click(table.header.pause)
        assert table.pause_cover.is_open
        assert not clock._timer.isActive()
        driver.click(table.pause_cover.button)
        assert clock._timer.isActive()
        driver.click(table.header.log)
        assert not clock._timer.isActive()
        driver.key(Qt.Key.Key_Escape)
        assert clock._timer.isActive()
        desk.controller.act(AutoEnter(Box.LARGE_STRAIGHT))
        driver.settle()
        assert driver.state.seat == 1
        assert driver.sheet._model.countdown is None


@pytest.mark.rule("P8")
def test_the_window_says_when_a_box_must_be_sacrificed(tmp_path: Path, qtbot: QtBot) -> None:
    faces = [(1, 1, 2, 2, 3)] * 12 + [(2, 2, 3, 3, 4)] * 3
    with open_window(tmp_path, dice=ScriptedDice(faces), language="de") as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        for box in BOXES:
            if box is not Box.FIVE_KIND:
                desk.controller.act(Roll())
                desk.controller.act(Choose(box))
                desk.controller.act(Enter())
        for _ in range(3):
            desk.controller.act(Roll())
        driver.settle()
        assert table.bar.message.text() == "Kein offenes Feld bringt Punkte: Du musst eines opfern."


def test_a_costly_zero_is_asked_about(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers(monkeypatch, answer=False)
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        driver.tap_primary()
        assert driver.state.seat == 0
        assert len(answers.said) == 1
        answers.answer = True
        driver.tap_primary()
        assert driver.state.seat == 1
        assert driver.state.sheets[0].get(Box.FIVE_KIND) == 0


def test_the_question_can_be_switched_off(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch, answer=False)
    settings = msgspec.structs.replace(CALM, confirm_zero=False)
    with open_window(tmp_path, dice=ScriptedDice(FACES), settings=settings) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        driver.tap_primary()
        assert driver.state.seat == 1
        assert not answers.said


def test_real_dice_are_typed_in(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([])) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False, dice="typed"))
        driver.roll()
        table = driver.window.table
        assert table is not None
        assert table.typed_pad.is_open
        for key in (Qt.Key.Key_6, Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_6, Qt.Key.Key_Return):
            driver.key(key)
        assert not table.typed_pad.is_open
        assert driver.state.dice == (6, 6, 1, 2, 6)


def test_a_computer_seat_plays_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    settings = msgspec.structs.replace(CALM, pace="instant")
    with open_window(tmp_path, settings=settings) as driver:
        driver.start((Seat("Ada", "blue"), Seat("Cem", "teal", "computer", "simple")), NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.CHANCE)
        driver.tap_primary()
        qtbot.waitUntil(lambda: driver.state.seat == 0, timeout=20_000)
        assert driver.state.sheets[1].used_count == 1
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


def test_menus_live_on_when_a_cover_is_answered_by_a_key(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.key(Qt.Key.Key_P)
        driver.key(Qt.Key.Key_Space)
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, language="de"))
        driver.settle()
        assert driver.window.menus.undo.text() == "&Rückgängig"
        titles = [action.text() for action in driver.window.menuBar().actions()]
        assert titles == ["&Spiel", "&Zug", "&Ansicht", "&Hilfe"]


def test_undo_takes_the_pad_for_typed_dice_away(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([])) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False, dice="typed"))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        desk.controller.act_with_faces(Roll(), (6, 6, 6, 1, 2))
        driver.tap_die(0)
        driver.roll()
        assert table.typed_pad.is_open
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not table.typed_pad.is_open
        assert not desk.controller.is_held
        driver.roll()
        for key in (Qt.Key.Key_3,) * 5:
            driver.key(key)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.dice == (3, 3, 3, 3, 3)


def test_a_pause_always_ends(tmp_path: Path, qtbot: QtBot) -> None:
    faces = [(1, 2, 3, 4, 6)] * 13
    with open_window(tmp_path, dice=ScriptedDice(faces)) as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        for box in BOXES:
            desk.controller.act(Roll())
            desk.controller.act(Choose(box))
            desk.controller.act(Enter())
        desk.controller.undo()
        driver.key(Qt.Key.Key_P)
        assert table.pause_cover.is_open
        driver.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert driver.state.outcome is None  # nothing moves below a pause
        desk.controller.redo()
        assert driver.state.outcome is not None
        driver.click(table.pause_cover.button)
        assert not desk.controller.is_held


@pytest.mark.rule("P4")
@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_O], ids=["keys", "file"])
def test_the_countdown_waits_behind_every_dialog(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    held: list[bool] = []
    with open_window(tmp_path, dice=ScriptedDice([(2, 3, 4, 5, 6)] * 3)) as driver:
        driver.start(options=TableOptions(auto_entry=3, handover=False))

        def look_at_holds(*_: object) -> None:
            assert driver.window.desk is not None
            held.append(driver.window.desk.controller.is_held)

        monkeypatch.setattr(ShortcutsDialog, "show_over", staticmethod(look_at_holds))
        monkeypatch.setattr(OpenFileDialog, "ask", staticmethod(look_at_holds))
        modifiers = Qt.KeyboardModifier.ControlModifier if key is Qt.Key.Key_O else Qt.KeyboardModifier(0)
        driver.key(key, modifiers)
        assert held == [True]
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


@pytest.mark.parametrize("cover", ["pause", "handover", "log"])
@pytest.mark.parametrize("way", ["keys", "click", "menu", "arrows"])
def test_nothing_is_played_below_a_cover(tmp_path: Path, qtbot: QtBot, cover: str, way: str) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3)) as driver:
        driver.start(options=TableOptions(auto_entry=0))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        driver.roll()
        driver.tap_box(Box.CHANCE)
        if cover == "handover":
            driver.tap_primary()
            shown: QWidget = table.handover
        elif cover == "pause":
            driver.key(Qt.Key.Key_P)
            shown = table.pause_cover
        else:
            driver.key(Qt.Key.Key_L)
            shown = table.drawer
        before = driver.state
        if way == "click":
            target = table.drawer._title if cover == "log" else shown
            QTest.mouseClick(target, LEFT, pos=QPoint(5, 5))
            driver.settle()
        if way == "arrows":
            driver.key(Qt.Key.Key_Down)
            if cover == "log":  # Enter answers the others
                driver.key(Qt.Key.Key_Return)
        if way == "menu":
            for key in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Return):
                driver.window._on_turn_key_triggered(int(key))
            driver.window.menus.log.trigger()
            driver.window.menus.overview.trigger()
            driver.window.menus.pause.trigger()
        for key in (Qt.Key.Key_1, Qt.Key.Key_R):
            driver.key(key)
        assert driver.state == before
        assert shown.isVisible()
        # The way out stays open, and then the keys play again.
        driver.key(Qt.Key.Key_Escape if cover == "log" else Qt.Key.Key_Space)
        assert not shown.isVisible()
        assert not desk.controller.is_held
        driver.key(Qt.Key.Key_R)
        assert driver.state.rolls == before.rolls + 1
