"""The dice row of Order Cards: dice that are dragged out, by mouse and finger."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QKeySequence, QPointingDevice, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.look import Look, Motion
from ui.order_tray_help import (
    ABOVE,
    PLACING,
    ROLLING,
    SIX,
    WITH_BONUS,
    Drags,
    dice_of,
    empty_table,
    layout_of,
    let_go,
    press_and_move,
    row_on,
    tap,
)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    return empty_table(qtbot)


@pytest.fixture
def tray(look: Look, qtbot: QtBot, table: QWidget) -> OrderTray:
    return row_on(look, qtbot, table)


@pytest.fixture
def drags(tray: OrderTray) -> Drags:
    return Drags(tray)


@pytest.mark.rule("A6")
def test_a_die_is_dragged_out_with_the_selected_ones(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(PLACING)
    press_and_move(tray, 2, ABOVE)
    assert drags.told == ["start 2", "move"]
    assert drags.carried == (0, 1, 2)
    assert drags.at == tray.mapToGlobal(ABOVE)
    ghost = tray._ghost
    window = tray.window()
    assert ghost.isVisible()
    assert ghost.parentWidget() is window
    assert ghost.values == (4, 4, 2)
    assert (ghost.geometry().center() - tray.mapTo(window, ABOVE)).manhattanLength() <= 2
    assert [die.is_airborne for die in tray.dice] == [True, True, True, False, False]
    let_go(tray, ABOVE)
    assert drags.told == ["start 2", "move", "drop"]
    assert tray.carried == ()
    assert not ghost.isVisible()
    assert not any(die.is_airborne for die in tray.dice)


def test_while_rolls_are_left_a_drag_takes_one_die(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(replace(ROLLING, selected=frozenset({2})))
    press_and_move(tray, 0, ABOVE)
    assert drags.carried == (0,)
    let_go(tray, ABOVE)


def test_a_small_move_stays_a_tap(tray: OrderTray, drags: Drags) -> None:
    taps = QSignalSpy(tray.die_tapped)
    tray.show_row(PLACING)
    end = tray.dice[2].center.toPoint() + QPoint(4, 3)
    press_and_move(tray, 2, end)
    let_go(tray, end)
    assert taps.count() == 1
    assert drags.told == []


@pytest.mark.rule("A9")
def test_neither_the_bonus_die_nor_a_placed_one_can_be_dragged(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(WITH_BONUS)
    press_and_move(tray, 5, ABOVE)
    let_go(tray, ABOVE)
    tray.show_row(PLACING)
    press_and_move(tray, 4, ABOVE)
    let_go(tray, ABOVE)
    assert drags.told == []


def test_escape_ends_a_drag_and_nothing_else(tray: OrderTray, drags: Drags) -> None:
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), tray.window())
    used = QSignalSpy(shortcut.activated)
    tray.show_row(PLACING)
    press_and_move(tray, 0, ABOVE)
    QTest.keyClick(tray.window(), Qt.Key.Key_Escape)
    assert drags.told == ["start 0", "move", "cancel"]
    assert used.count() == 0
    assert not tray._ghost.isVisible()
    assert not any(die.is_airborne for die in tray.dice)
    let_go(tray, ABOVE)
    assert drags.told[-1] == "cancel"
    QTest.keyClick(tray.window(), Qt.Key.Key_Escape)
    assert used.count() == 1


def test_a_new_moment_and_a_hidden_row_take_the_dice_out_of_the_hand(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(PLACING)
    press_and_move(tray, 0, ABOVE)
    tray.show_row(replace(PLACING, selected=frozenset()))
    assert tray.carried == ()
    assert not tray._ghost.isVisible()
    let_go(tray, ABOVE)
    assert drags.told == ["start 0", "move", "cancel"]
    press_and_move(tray, 0, ABOVE)
    tray.hide()
    assert drags.told[-1] == "cancel"


@pytest.mark.parametrize("is_tapped", [True, False])
def test_dice_that_nobody_took_glide_home(tray: OrderTray, look: Look, qtbot: QtBot, is_tapped: bool) -> None:
    look.set_motion(Motion.FULL)
    tray.show_row(replace(PLACING, selected=frozenset()))
    press_and_move(tray, 1, ABOVE)
    let_go(tray, ABOVE)
    assert tray._ghost.is_going_home
    assert tray.dice[1].is_airborne
    if is_tapped:
        tap(tray, 2)
    else:
        qtbot.waitUntil(lambda: not tray._ghost.isVisible(), timeout=2000)
    assert not tray._ghost.isVisible()
    assert tray._ghost.parentWidget() is tray
    assert not tray.dice[1].is_airborne


def test_what_a_drop_changed_is_shown_at_once(tray: OrderTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    placed = replace(PLACING, selected=frozenset(), placed=(SIX, SIX, None, None, SIX))
    tray.show_row(PLACING)
    tray.dropped.connect(lambda at: tray.show_row(placed))
    press_and_move(tray, 0, ABOVE)
    let_go(tray, ABOVE)
    assert not tray._ghost.isVisible()
    assert [die.is_away for die in dice_of(tray)] == [True, True, False, False, True]


def test_a_finger_drags_and_taps_too(tray: OrderTray, drags: Drags) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    taps = QSignalSpy(tray.die_tapped)
    window = tray.window()

    def at(point: QPoint) -> QPoint:
        return tray.mapTo(window, point)

    tray.show_row(PLACING)
    start = tray.dice[2].center.toPoint()
    QTest.touchEvent(window, device).press(0, at(start), window).commit()
    QTest.touchEvent(window, device).release(0, at(start), window).commit()
    assert taps.count() == 1
    QTest.touchEvent(window, device).press(0, at(start), window).commit()
    for step in (0.4, 1.0):
        QTest.touchEvent(window, device).move(0, at(start + (ABOVE - start) * step), window).commit()
    # the dice are seen above the fingertip
    assert tray._ghost.geometry().center().y() < at(ABOVE).y() - layout_of(tray).size / 2
    QTest.touchEvent(window, device).release(0, at(ABOVE), window).commit()
    assert drags.told == ["start 2", "move", "drop"]
