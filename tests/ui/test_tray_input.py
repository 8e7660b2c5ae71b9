"""The tray: that no tap is lost and no roll is doubled."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.throw import TOTAL
from dicegames.ui.dice.throw_layer import ThrowLayer
from dicegames.ui.dice.tray import ROLL_LOCK, DiceTray
from dicegames.ui.look import Look, Motion
from ui.tray_help import ALL, FREE, Clock, click_die, shown_tray


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tray(look: Look, clock: Clock, qtbot: QtBot) -> DiceTray:
    return shown_tray(look, clock, qtbot)


class Table:
    """Stand for the game: a tap keeps or releases, a roll throws what is not kept."""

    def __init__(self, tray: DiceTray, *values: tuple[int, ...]) -> None:
        self.tray = tray
        self.rolls = list(values)
        self.values: tuple[int, ...] = ()
        self.kept = [False] * 5
        self.taps: list[int] = []
        self.requests = 0
        tray.die_tapped.connect(self.tap)
        tray.roll_requested.connect(self.roll)

    def tap(self, index: int) -> None:
        self.taps.append(index)
        self.kept[index] = not self.kept[index]
        self.tray.show_dice(self.values, tuple(self.kept))

    def roll(self) -> None:
        self.requests += 1
        self.values = self.rolls.pop(0)
        rolled = tuple(index for index in ALL if not self.kept[index])
        self.tray.show_dice(self.values, tuple(self.kept), rolled=rolled)


def click_at(tray: DiceTray, pos: QPointF) -> None:
    """Click at a point of the tray as a mouse does: on the widget that lies on top there."""
    point = pos.toPoint()
    target: QWidget = tray.childAt(point) or tray
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(tray, point))


def click_cup(tray: DiceTray) -> None:
    cup = tray.cup
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=cup.cup_rect.center().toPoint() - cup.pos())


def test_ten_fast_taps_count_as_ten(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    order = [0, 1, 2, 3, 4, 0, 0, 2, 1, 1]
    for index in order:
        click_die(tray.dice[index])
    assert table.taps == order
    assert [die.isChecked() for die in tray.dice] == table.kept


def test_a_double_click_on_a_die_is_two_taps(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    tray.finish()
    die = tray.dice[2]
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(die, left)
    QTest.mouseRelease(die, left)
    QTest.mouseDClick(die, left)
    QTest.mouseRelease(die, left)
    assert table.taps == [2, 2]


def test_a_tap_on_a_flying_die_ends_the_throw_and_counts(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    tray.show_moment(TOTAL)  # the picture is at the end, the throw still runs
    assert tray.is_tumbling
    click_at(tray, tray.dice[3].center)
    assert not tray.is_tumbling
    assert table.taps == [3]
    assert tray.dice[3].isChecked()
    click_at(tray, tray.dice[3].center)
    assert table.taps == [3, 3]


def test_a_tap_hits_the_die_that_is_seen_there(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5), (1, 2, 3, 4, 6))
    table.roll()
    tray.finish()
    for index in range(4):
        click_die(tray.dice[index])
    table.roll()
    tray.show_moment(200)
    layer = tray.findChild(ThrowLayer)
    assert layer is not None
    points = [QPointF(x, y) for x in range(20, 470, 10) for y in range(90, 540, 10)]
    flying = [point for point in points if layer.die_at(point) is not None]
    assert flying
    click_at(tray, flying[len(flying) // 2])
    assert table.taps[4:] == [4]


def test_a_tap_on_a_kept_die_during_a_throw_counts(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5), (1, 2, 3, 4, 6))
    table.roll()
    tray.finish()
    click_die(tray.dice[0])
    table.roll()
    tray.show_moment(0)
    click_at(tray, tray.dice[0].center)
    assert table.taps == [0, 0]
    assert not tray.is_tumbling


def test_a_tap_on_bare_cloth_only_ends_the_throw(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    tray.show_moment(TOTAL)
    click_at(tray, QPointF(30, 545))
    assert not tray.is_tumbling
    assert table.taps == []
    assert table.requests == 1


def test_keys_on_a_die_count_during_a_throw(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    tray.dice[1].setFocus()
    QTest.keyClick(tray.dice[1], Qt.Key.Key_Space)
    assert table.taps == [1]
    assert not tray.is_tumbling


def test_a_double_click_on_the_cup_is_one_roll(tray: DiceTray, clock: Clock) -> None:
    table = Table(tray, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6))
    click_cup(tray)
    clock.time += 120
    click_at(tray, tray.cup.cup_rect.center())
    assert table.requests == 1
    assert table.values == (1, 2, 3, 4, 5)
    assert not tray.is_tumbling


def test_a_double_click_is_one_roll_even_when_nobody_answers_yet(tray: DiceTray, clock: Clock) -> None:
    asked: list[int] = []
    tray.roll_requested.connect(lambda: asked.append(clock.time))
    click_cup(tray)
    clock.time += ROLL_LOCK - 1
    click_cup(tray)
    assert len(asked) == 1
    clock.time += 1
    click_cup(tray)
    assert len(asked) == 2


@pytest.mark.parametrize("motion", list(Motion))
def test_a_roll_waits_a_moment_after_the_dice_rest(
    tray: DiceTray, look: Look, clock: Clock, motion: Motion
) -> None:
    look.set_motion(motion)
    table = Table(tray, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6))
    tray.request_roll()
    clock.time += 700
    tray.finish()
    if motion is Motion.OFF:
        clock.time -= 700  # it rested at once
    clock.time += ROLL_LOCK - 1
    tray.request_roll()
    assert table.requests == 1
    clock.time += 1
    tray.request_roll()
    assert table.requests == 2
    tray.finish()


def test_a_disabled_cup_asks_for_nothing(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    tray.set_cup_enabled(False)
    click_cup(tray)
    tray.request_roll()
    assert table.requests == 0


def test_a_press_in_the_shadow_of_a_neighbour_reaches_the_die(tray: DiceTray) -> None:
    table = Table(tray, (1, 2, 3, 4, 5))
    table.roll()
    tray.finish()
    for index, die in enumerate(tray.dice):
        area = die.hit_rect().translated(QPointF(die.pos())).adjusted(2, 2, -2, -2)
        for corner in (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()):
            table.taps.clear()
            click_at(tray, corner)
            assert table.taps == [index]
            table.kept = [False] * 5
            tray.show_dice(table.values, FREE)
            die.finish()


def test_the_tray_brings_its_own_clock(look: Look, qtbot: QtBot) -> None:
    tray = DiceTray(look)
    qtbot.addWidget(tray)
    table = Table(tray, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6))
    tray.request_roll()
    tray.request_roll()
    assert table.requests == 1
    qtbot.wait(ROLL_LOCK + 50)
    tray.request_roll()
    assert table.requests == 2
