"""Dice dragged onto cards in the real window: with mouse and finger, on cards that take them and others."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.question import Question
from ui.ordercards_window import (
    BONUS,
    FOUR,
    ONE,
    PAIR_CARD,
    STRAIGHT,
    end_turn,
    lit,
    placed,
    primary,
    roll_out,
    said,
    table,
    views,
)
from windows import LEFT, OrderCardsDriver

FIRST = (4, 4, 1)
SIZES = [(1280, 800), (800, 480), (768, 1024)]


@pytest.mark.rule("A6")
@pytest.mark.parametrize("size", SIZES)
def test_a_die_is_dragged_onto_a_card(tmp_path: Path, qtbot: QtBot, size: tuple[int, int]) -> None:
    with table(tmp_path, FIRST, size=size) as driver:
        driver.roll()
        driver.drag(2, driver.place_of(ONE))
        assert placed(driver) == (None, None, ONE)
        assert primary(driver)[0] == "End turn"
        driver.drag(0, driver.place_of(BONUS))
        driver.drag(1, driver.place_of(BONUS))
        assert placed(driver) == (BONUS, BONUS, ONE)


@pytest.mark.rule("A6")
def test_selected_dice_are_dragged_together(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        driver.drag(1, driver.place_of(PAIR_CARD))  # itself not selected, it joins them
        assert placed(driver) == (PAIR_CARD, PAIR_CARD, None)


def test_a_card_that_refuses_a_dropped_die_says_why(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.drag(0, driver.place_of(STRAIGHT))
        assert placed(driver) == (None, None, None)
        assert said(driver) == "Straight of 3 takes exactly 3 dice in a row."
        assert driver.board.selected == frozenset()
        assert lit(driver) == set()
        assert {view.status for view in views(driver)} == {"open"}
        driver.drag(0, QPoint(640, 20))  # beside every card: as if nothing had been done
        assert placed(driver) == (None, None, None)
        assert not any(die.is_airborne for die in driver.tray.dice)


def test_a_card_shows_that_a_die_would_fall_on_it(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        tray = driver.tray
        start, end = tray.dice[2].center.toPoint(), tray.mapFrom(driver.window, driver.place_of(ONE))
        QTest.mousePress(tray, LEFT, pos=start)
        for step in (0.5, 1.0):
            QTest.mouseMove(tray, start + (end - start) * step)
        assert [button.is_aimed for button in driver.board.cards.buttons].index(True) == ONE
        QTest.keyClick(driver.window, Qt.Key.Key_Escape)
        QTest.mouseRelease(tray, LEFT, pos=end)
        driver.settle()
        assert placed(driver) == (None, None, None)
        assert not any(button.is_aimed for button in driver.board.cards.buttons)


def finger(driver: OrderCardsDriver, die: int, target: int) -> None:
    """Drag a die with a finger."""
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    window = driver.window
    start = driver.tray.mapTo(window, driver.tray.dice[die].center.toPoint())
    end = driver.place_of(target)
    QTest.touchEvent(window, device).press(0, start, window).commit()
    for step in (0.4, 0.8, 1.0):
        QTest.touchEvent(window, device).move(0, start + (end - start) * step, window).commit()
    QTest.touchEvent(window, device).release(0, end, window).commit()
    driver.settle()


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_drags_dice(tmp_path: Path, qtbot: QtBot, size: tuple[int, int]) -> None:
    with table(tmp_path, FIRST, size=size) as driver:
        driver.roll()
        finger(driver, 2, STRAIGHT)
        assert placed(driver) == (None, None, None)
        finger(driver, 2, ONE)
        assert placed(driver) == (None, None, ONE)
        finger(driver, 0, FOUR)
        finger(driver, 1, FOUR)
        assert placed(driver) == (FOUR, FOUR, ONE)
        end_turn(driver)
        assert driver.state.turn == 1


def test_dice_dropped_beside_cards_glide_home(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, settings=Settings(motion="full")) as driver:
        driver.roll()
        driver.board.finish_motion()
        driver.drag(2, QPoint(640, 20))
        assert driver.tray.dice[2].is_airborne
        qtbot.waitUntil(lambda: not driver.tray.dice[2].is_airborne, timeout=2_000)
        assert placed(driver) == (None, None, None)


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_C, Qt.Key.Key_E])
def test_a_drag_ends_with_what_a_key_does(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    monkeypatch.setattr(Question, "ask", refuse)
    with table(tmp_path, FIRST, FIRST, FIRST, asks=True) as driver:
        roll_out(driver)
        tray, cards = driver.board.tray, driver.board.cards
        start = tray.mapToGlobal(tray.dice[2].geometry().center())
        there = cards.mapToGlobal(cards.card_rect(ONE).center().toPoint())
        QTest.mousePress(tray, LEFT, pos=tray.mapFromGlobal(start))
        for step in (0.3, 0.7, 1.0):
            between = start + (there - start) * step
            QTest.mouseMove(tray, tray.mapFromGlobal(between))
        assert tray.carried == (2,)
        assert [button.is_aimed for button in cards.buttons].count(True) == 1
        driver.key(key)
        assert not tray.carried
        assert not any(button.is_aimed for button in cards.buttons)
        QTest.mouseRelease(tray, LEFT, pos=tray.mapFromGlobal(there))
        driver.settle()
        assert placed(driver) == (None, None, None)


def hold(driver: OrderCardsDriver, die: int) -> None:
    """Hold a die over a card that would take it, and don't let go."""
    tray, cards = driver.board.tray, driver.board.cards
    start = tray.dice[die].geometry().center()
    there = tray.mapFromGlobal(cards.mapToGlobal(cards.card_rect(ONE).center().toPoint()))
    QTest.mousePress(tray, LEFT, pos=start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(tray, start + (there - start) * step)
    assert tray.carried == (die,)


def test_a_drag_whose_release_was_lost_is_over_with_the_next_press(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        hold(driver, 2)
        driver.drag(0, driver.place_of(BONUS))
        assert placed(driver) == (BONUS, None, None)
        assert not any(button.is_aimed for button in driver.board.cards.buttons)


@pytest.mark.parametrize("what", ["log", "won"])
def test_nothing_falls_through_a_drawer(tmp_path: Path, qtbot: QtBot, what: str) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST, size=(800, 480)) as driver:
        roll_out(driver)
        hold(driver, 2)
        driver.table.show_log() if what == "log" else driver.table.show_overview()
        driver.settle()
        tray = driver.board.tray
        assert not tray.carried
        QTest.mouseRelease(tray, LEFT, pos=tray.rect().center())
        driver.settle()
        assert placed(driver) == (None, None, None)


def test_an_answer_gives_way_to_the_new_language(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        driver.tap_card(STRAIGHT)
        assert "exactly 3 dice" in said(driver)
        settings = driver.window.settings
        driver.window.settings_changed.emit(msgspec.structs.replace(settings, language="de"))
        driver.settle()
        assert "exactly" not in said(driver)


def refuse(*_what: object) -> bool:
    """Answer no to every question."""
    return False
