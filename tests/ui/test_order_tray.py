"""The dice row of Order Cards, used by fingers, mouse and keys: what it tells and shows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import Lying, OrderView, Phase
from dicegames.ui.dice.order_words import short_place
from dicegames.ui.dice.throw import TOTAL
from dicegames.ui.dice.tray import ROLL_LOCK
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.die import rolling_pose, tipping
from ui.order_tray_help import (
    ABOVE,
    LEFT,
    PLACING,
    ROLLING,
    SIZES,
    WITH_BONUS,
    Clock,
    Drags,
    dice_of,
    empty_table,
    layout_of,
    let_go,
    press_and_move,
    row_on,
    tap,
)
from words import Words, installed


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    return empty_table(qtbot)


@pytest.fixture
def tray(look: Look, qtbot: QtBot, table: QWidget) -> OrderTray:
    return row_on(look, qtbot, table)


@pytest.fixture
def drags(tray: OrderTray) -> Drags:
    return Drags(tray)


# -- words and colours


def test_the_row_says_the_roll_and_what_is_selected(tray: OrderTray, german: Words) -> None:
    with installed(german):
        tray.show_row(OrderView("orange", places=3))
        assert [line.accessibleName() for line in tray._heading._lines] == ["3 Würfe", "mit 3 Würfeln"]
        assert tray._hint.text() == "Tippe den Becher an, um zu würfeln."
        assert tray._hint.isVisible()
        tray.show_row(ROLLING)
        assert [line.accessibleName() for line in tray._heading._lines] == ["Wurf 2 von 3", "noch 1 Wurf"]
        assert not any(line.isVisible() for line in tray._notes)
        tray.show_row(PLACING)
        assert [line.accessibleName() for line in tray._heading._lines] == ["Wurf 3 von 3", "Jetzt ablegen"]
        assert [line.text() for line in tray._notes] == ["4 4 gewählt", "3 Ziele leuchten"]
        assert all(line.isVisible() for line in tray._notes)
        tray.show_row(replace(PLACING, lit=0))
        assert tray._notes[1].text() == "kein Ziel leuchtet"
    tray.show_row(OrderView("orange", places=3), enabled=False)
    assert tray._hint.text() == ""


def test_the_words_follow_the_language(tray: OrderTray, german: Words) -> None:
    tray.show_row(PLACING)
    assert tray._notes[0].text() == "4 4 selected"
    with installed(german):
        QCoreApplication.processEvents()
        assert tray._notes[0].text() == "4 4 gewählt"
        assert tray.dice[0].accessibleName() == "Würfel 1: 4, gewählt"
    QCoreApplication.processEvents()
    assert tray.dice[0].accessibleName() == "Die 1: 4, selected"


def test_every_die_says_what_is_done_with_it(tray: OrderTray, german: Words) -> None:
    with installed(german):
        tray.show_row(ROLLING)
        assert [tray.dice[index].accessibleName() for index in (0, 2)] == [
            "Würfel 1: 4, behalten",
            "Würfel 3: 2",
        ]
        tray.show_row(replace(PLACING, placed=(None,) * 4 + (Lying("Zahl 6", short_place("number", 6)),)))
        assert tray.dice[4].accessibleName() == "Würfel 5: 6, liegt auf Zahl 6"
        assert not tray.dice[4].isChecked()
        tray.show_row(WITH_BONUS)
        assert tray.dice[5].accessibleName() == "Bonuswürfel: 5"
        tray.show_row(
            replace(WITH_BONUS, phase=Phase.ROLLING, rolls_left=1, roll=2, kept=(False,) * 5 + (True,))
        )
        assert tray.dice[5].accessibleName() == "Bonuswürfel: 5, behalten"


@pytest.mark.rule("A1")
def test_dice_have_the_colour_of_the_seat_and_the_bonus_die_is_white(tray: OrderTray, look: Look) -> None:
    look.set_dice_set("cherry")
    look.set_motion(Motion.FULL)
    tray.show_row(WITH_BONUS, rolled=(1, 5))
    assert [die.colors for die in tray.dice[:5]] == [look.seat("teal").die()] * 5
    assert tray.dice[5].colors == look.white_die()
    assert tray._layer._colors == (look.seat("teal").die(), look.white_die())
    shot = tray.grab().toImage()
    tray.show_row(replace(WITH_BONUS, color="pink"))
    assert tray.grab().toImage() != shot


# -- taps and keys


@pytest.mark.rule("A5")
def test_a_tap_tells_the_die_in_both_phases(tray: OrderTray) -> None:
    taps, back = QSignalSpy(tray.die_tapped), QSignalSpy(tray.take_back_requested)
    tray.show_row(ROLLING)
    assert [die.isChecked() for die in tray.dice] == [True, True, False, False, False]
    tap(tray, 0)
    tap(tray, 3)
    tray.show_row(replace(PLACING, selected=frozenset({2})))
    assert [die.isChecked() for die in tray.dice] == [False, False, True, False, False]
    tap(tray, 2)
    assert [taps.at(place)[0] for place in range(taps.count())] == [0, 3, 2]
    assert back.count() == 0


@pytest.mark.rule("A6")
def test_a_tap_on_an_empty_place_asks_for_the_die_back(tray: OrderTray) -> None:
    taps, back = QSignalSpy(tray.die_tapped), QSignalSpy(tray.take_back_requested)
    tray.show_row(PLACING)
    assert dice_of(tray)[4].is_away
    tap(tray, 4)
    tray.dice[4].setFocus()
    QTest.keyClick(tray.dice[4], Qt.Key.Key_Space)
    assert [back.at(place)[0] for place in range(back.count())] == [4, 4]
    assert taps.count() == 0


def test_dice_of_others_take_no_taps_and_no_drags(tray: OrderTray, drags: Drags) -> None:
    taps = QSignalSpy(tray.die_tapped)
    tray.show_row(PLACING, enabled=False)
    tap(tray, 0)
    press_and_move(tray, 0, ABOVE)
    let_go(tray, ABOVE)
    assert taps.count() == 0
    assert drags.told == []


def test_every_die_of_the_small_row_takes_its_own_taps(look: Look, qtbot: QtBot) -> None:
    look.set_motion(Motion.OFF)
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.set_in_bar(True)
    row.resize(row.sizeHint())
    with qtbot.waitExposed(row):
        row.show()
    row.show_row(WITH_BONUS)
    taps = QSignalSpy(row.die_tapped)
    for index in range(6):
        tap(row, index)
    assert [taps.at(place)[0] for place in range(taps.count())] == list(range(6))


# -- rolls


@pytest.mark.rule("A5")
def test_the_cup_is_there_while_rolls_are_left(tray: OrderTray, look: Look, table: QWidget) -> None:
    other = QPushButton(table)
    other.show()
    rolls = QSignalSpy(tray.roll_requested)
    tray.show_row(OrderView("orange"))
    assert tray.cup.isVisible()
    QTest.mouseClick(tray.cup, LEFT, pos=(tray.cup.cup_rect.center() - QPointF(tray.cup.pos())).toPoint())
    assert rolls.count() == 1
    tray.show_row(ROLLING)
    assert tray.cup.isVisible()
    look.set_motion(Motion.FULL)
    tray.cup.setFocus()
    tray.show_row(replace(PLACING, placed=(), selected=frozenset()), rolled=(2, 3, 4))
    assert tray.is_tumbling
    assert tray.cup.isVisible()
    tray.finish()
    assert not tray.cup.isVisible()
    assert tray.dice[0].hasFocus()


def test_a_throw_comes_to_rest_in_the_row_and_a_tap_ends_it(
    tray: OrderTray, look: Look, qtbot: QtBot
) -> None:
    look.set_motion(Motion.FULL)
    settled = QSignalSpy(tray.settled)
    tray.show_row(ROLLING, rolled=(2, 3, 4))
    assert [die.is_airborne for die in tray.dice] == [False, False, True, True, True]
    QTest.mouseClick(tray._layer, LEFT, pos=QPoint(5, 5))
    assert not tray.is_tumbling
    assert settled.count() == 1
    tray.show_row(replace(ROLLING, values=(4, 4, 1, 1, 1)), rolled=(2, 3, 4))
    with qtbot.waitSignal(tray.settled, timeout=3 * ROLL_LOCK + 2000):
        pass
    assert not any(die.is_airborne for die in tray.dice)


@pytest.mark.parametrize(("width", "height", "in_bar"), SIZES)
def test_thrown_dice_stay_in_the_row(look: Look, qtbot: QtBot, width: int, height: int, in_bar: bool) -> None:
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.set_in_bar(in_bar)
    row.resize(width, height)
    with qtbot.waitExposed(row):
        row.show()
    for throw in range(4):
        row.show_row(OrderView("teal"))
        row.show_row(
            replace(ROLLING, kept=(False,) * 5, roll=1, rolls_left=2), rolled=(0, 1, 2, 3, 4), throw=throw
        )
        half = 0.4 * layout_of(row).size
        for time in range(0, TOTAL, 10):
            row.show_moment(time)
            for flying in row._layer._shown:
                if flying is not None:
                    middle = row._layer._body(flying).y()
                    assert half - 1.0 <= middle <= height - half + 1.0
        row.finish()


# -- turning a die


@pytest.mark.rule("A9")
def test_a_die_is_turned_over_to_the_bonus_face(tray: OrderTray, look: Look, qtbot: QtBot) -> None:
    turned = replace(WITH_BONUS, values=(5, 3, 2, 1, 6), kept=(False,) * 5, has_bonus=False)
    look.set_motion(Motion.FULL)
    tray.show_row(WITH_BONUS, throw=1)
    tray.show_row(turned, turned=0, throw=1)
    die = dice_of(tray)[0]
    assert die.value == 5
    assert die.is_turning
    first = die.grab().toImage()
    qtbot.waitUntil(lambda: not die.is_turning, timeout=2000)
    assert die.grab().toImage() != first
    tray.show_row(WITH_BONUS, throw=1)
    tray.show_row(turned, turned=0, throw=1)
    tap(tray, 1)
    assert not die.is_turning
    for motion in (Motion.REDUCED, Motion.OFF):
        look.set_motion(motion)
        tray.show_row(WITH_BONUS, throw=1)
        tray.show_row(turned, turned=0, throw=1)
        assert not dice_of(tray)[0].is_turning
        assert dice_of(tray)[0].is_fresh
        tap(tray, 1)
        assert not dice_of(tray)[0].is_fresh


def test_a_turned_die_shows_its_old_face_first() -> None:
    normals = {1: (0, 0, 1), 2: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0), 5: (0, 1, 0), 6: (0, 0, -1)}
    for before in normals:
        for value in normals:
            for yaw in (-30, 0, 4, 18):
                upper = rolling_pose(value, yaw, *tipping(before, value, yaw))[2]
                along = sum(part * length for part, length in zip(upper, normals[before], strict=True))
                assert along == pytest.approx(1.0)
