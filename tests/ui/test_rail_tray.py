"""The tray with a rail, used by fingers, mouse and keys: where things lie, and what moves them."""

from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.rail_die import RailDie
from dicegames.ui.dice.rail_layout import Needs, RailLayout, has_words, is_compact, rail_layout
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.look import Look, Motion
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
ALL = (0, 1, 2, 3, 4)
FACES = (5, 2, 3, 4, 5)
# what the board gives the tray: reference, puzzle, 1920 wide, 960 x 640, 800 x 480, portrait
SIZES = [(604, 568), (710, 584), (1050, 840), (385, 408), (392, 356), (320, 356), (736, 320), (736, 230)]


class Clock:
    """Milliseconds, moved on by the test."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


class Table:
    """Stand for the game: a tap secures or takes back, unless it refuses."""

    def __init__(self, tray: RailTray, values: tuple[int, ...] = FACES) -> None:
        self.tray = tray
        self.values = values
        self.kept = [False] * 5
        self.taps: list[int] = []
        self.refuses = False
        tray.die_tapped.connect(self.tap)

    def show(self, rolled: tuple[int, ...] = ()) -> None:
        self.tray.show_dice(self.values, tuple(self.kept), rolled=rolled)

    def tap(self, index: int) -> None:
        self.taps.append(index)
        if not self.refuses:
            self.kept[index] = not self.kept[index]
            self.show()


@pytest.fixture
def tray(look: Look, qtbot: QtBot) -> RailTray:
    widget = RailTray(look, now=Clock())
    qtbot.addWidget(widget)
    widget.resize(604, 568)
    widget.set_texts("Roll 1 of 3", "2 rolls left", "Tap or drag dice to the left to secure them.")
    widget.set_rolls(2, 3)
    look.set_motion(Motion.OFF)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def table(tray: RailTray) -> Table:
    made = Table(tray)
    made.show()
    return made


def die(tray: RailTray, index: int) -> RailDie:
    found = tray.dice[index]
    assert isinstance(found, RailDie)
    return found


def layout_of(tray: RailTray) -> RailLayout:
    layout = tray._layout
    assert isinstance(layout, RailLayout)
    return layout


def press_and_move(tray: RailTray, start: QPointF, end: QPointF) -> None:
    """Press where a die lies and move the pointer, without letting go."""
    first = start.toPoint()
    target = tray.childAt(first) or tray
    QTest.mousePress(target, LEFT, pos=target.mapFrom(tray, first))
    for step in (0.3, 0.7, 1.0):
        between = (start + (end - start) * step).toPoint()
        QTest.mouseMove(target, target.mapFrom(tray, between))
    QCoreApplication.processEvents()


def let_go(tray: RailTray, end: QPointF) -> None:
    QTest.mouseRelease(tray, LEFT, pos=end.toPoint())


def drag(tray: RailTray, start: QPointF, end: QPointF) -> None:
    press_and_move(tray, start, end)
    let_go(tray, end)


def in_rail(tray: RailTray) -> QPointF:
    return QPointF(tray.rail.geometry().center())


def on_cloth(tray: RailTray) -> QPointF:
    return QPointF(tray.width() * 0.6, tray.height() * 0.4)


# -- where things lie


def needs_of(width: int, height: int) -> Needs:
    words = has_words(width, height)
    heading = 42 if is_compact(width, height) else 60
    return Needs(
        lambda wide: heading, (100, 20) if words else (18, 18), (68, 16), (117, 20) if words else (0, 0)
    )


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_has_its_place(width: int, height: int) -> None:
    layout = rail_layout(width, height, 5, needs_of(width, height), lambda wide: 20.0 if wide > 330 else 40.0)
    assert layout.size >= 44
    reach = (0.5 + 0.12) * layout.size  # a loose die lies up to JITTER beside its place
    for place in layout.places:
        around = QRectF(place.x() - reach, place.y() - reach, 2 * reach, 2 * reach)
        assert layout.felt.contains(around)
        assert around.left() > layout.rail.right()
        assert around.top() > layout.heading.bottom() - 4
        body = QRectF(place.x() - layout.size / 2, place.y() - layout.size / 2, layout.size, layout.size)
        assert not body.intersects(layout.cup)
    for first, second in combinations(layout.places, 2):
        assert max(abs(first.x() - second.x()), abs(first.y() - second.y())) >= 1.4 * layout.size
    for slot in layout.slots:
        half = layout.slot / 2
        assert layout.rail.contains(QRectF(slot.x() - half, slot.y() - half, 2 * half, 2 * half))
        assert slot.y() - half >= layout.caption.bottom() - 1
    for first, second in combinations(layout.slots, 2):
        assert max(abs(first.x() - second.x()), abs(first.y() - second.y())) >= 45
    for mark in (layout.discs, layout.cup_hint, layout.cup):
        assert not mark.height() or layout.felt.contains(mark)
        assert not mark.intersects(layout.hint)
    assert layout.discs.top() >= layout.cup.bottom()
    assert layout.start_discs.top() >= layout.start_cup.bottom()
    assert layout.start_discs.bottom() <= layout.start_hint.top()


def test_the_reference_has_large_dice_and_a_rail_of_one_column() -> None:
    layout = rail_layout(604, 568, 5, needs_of(604, 568), lambda wide: 40.0)
    assert layout.size > 85
    assert len({slot.x() for slot in layout.slots}) == 1
    assert abs(layout.cup.center().x() - layout.discs.center().x()) < 1


@pytest.mark.rule("F2")
def test_marks_under_the_cup_are_the_rolls_left(tray: RailTray, table: Table, look: Look) -> None:
    def filled() -> list[bool]:
        image, row = tray.grab().toImage(), tray.discs.geometry()
        ring = look.color("ring").rgb()
        return [
            image.pixelColor(row.left() + 8 + 26 * disc, row.center().y()).rgb() == ring for disc in range(3)
        ]

    assert filled() == [True, True, False]
    tray.set_rolls(1, 3)
    assert filled() == [True, False, False]
    cup = tray.cup.cup_rect
    assert tray.discs.geometry().top() > cup.bottom() - 1
    assert abs(tray.discs.geometry().center().x() - cup.center().x()) <= 1


@pytest.mark.rule("F2")
def test_before_the_first_roll_a_large_cup_stands_over_all_marks(tray: RailTray) -> None:
    tray.set_rolls(3, 3)
    tray.show_dice((), ())
    assert tray.cup.cup_rect.width() > 100
    assert tray.discs.geometry().top() >= tray.cup.cup_rect.bottom()
    requested = QSignalSpy(tray.roll_requested)
    QTest.mouseClick(tray.cup, LEFT, pos=tray.cup.cup_rect.center().toPoint() - tray.cup.pos())
    assert requested.count() == 1


# -- taps


@pytest.mark.rule("F2")
def test_a_tap_secures_and_another_takes_back(tray: RailTray, table: Table) -> None:
    home = die(tray, 2).center
    QTest.mouseClick(die(tray, 2), LEFT)
    assert table.kept == [False, False, True, False, False]
    assert tray.rail.geometry().contains(die(tray, 2).center.toPoint())
    assert die(tray, 2).isChecked()
    QTest.mouseClick(die(tray, 2), LEFT)
    assert table.kept == [False] * 5
    assert die(tray, 2).center == home


def test_secured_dice_fill_the_rail_from_above_without_gaps(tray: RailTray, table: Table) -> None:
    for index in (3, 1, 4):
        QTest.mouseClick(die(tray, index), LEFT)
    slots = layout_of(tray).slots
    assert [die(tray, index).center for index in (1, 3, 4)] == list(slots[:3])
    QTest.mouseClick(die(tray, 3), LEFT)
    assert [die(tray, index).center for index in (1, 4)] == list(slots[:2])


def test_touchable_parts_in_the_full_rail_are_large_and_apart(tray: RailTray, table: Table) -> None:
    for width, height in SIZES:
        tray.resize(width, height)
        table.kept = [True] * 5
        table.show()
        rects = [tray.dice[index].hit_rect().translated(QPointF(tray.dice[index].pos())) for index in ALL]
        for rect in rects:
            assert rect.width() >= 44
            assert tray.rect().toRectF().contains(rect)
        for first, second in combinations(rects, 2):
            assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second)


def test_every_die_of_a_full_rail_takes_its_own_taps(tray: RailTray, table: Table) -> None:
    tray.resize(392, 356)
    table.kept = [True] * 5
    table.show()
    for index in ALL:
        point = die(tray, index).center.toPoint()
        target = tray.childAt(point) or tray
        QTest.mouseClick(target, LEFT, pos=target.mapFrom(tray, point))
        table.kept = [True] * 5
        table.show()
    assert table.taps == list(ALL)


def test_a_double_click_on_a_die_is_two_taps(tray: RailTray, table: Table) -> None:
    QTest.mouseClick(die(tray, 0), LEFT)
    QTest.mouseDClick(die(tray, 0), LEFT)  # the second press alone
    QTest.mouseRelease(die(tray, 0), LEFT)
    assert table.taps == [0, 0]


def test_a_press_that_leaves_the_die_without_a_drag_is_no_tap(tray: RailTray, table: Table) -> None:
    point = die(tray, 0).center
    edge = QPointF(die(tray, 0).hit_rect().width() / 2 - 1, 0)
    QTest.mousePress(tray, LEFT, pos=(point + edge).toPoint())
    QTest.mouseRelease(tray, LEFT, pos=(point + edge + QPointF(3, 0)).toPoint())
    assert table.taps == []
    assert not die(tray, 0).isDown()


def test_dice_that_may_not_be_moved_take_no_tap_and_no_drag(tray: RailTray, table: Table) -> None:
    tray.show_dice(FACES, (False,) * 5, enabled=False)
    start = die(tray, 0).center
    drag(tray, start, in_rail(tray))
    QTest.mouseClick(die(tray, 0), LEFT)
    assert table.taps == []
    assert die(tray, 0).center == start


# -- drags


@pytest.mark.rule("F2")
def test_a_drag_into_the_rail_secures_and_one_out_of_it_takes_back(tray: RailTray, table: Table) -> None:
    drag(tray, die(tray, 1).center, in_rail(tray))
    assert table.kept == [False, True, False, False, False]
    assert table.taps == [1]
    drag(tray, die(tray, 1).center, on_cloth(tray))
    assert table.kept == [False] * 5
    assert table.taps == [1, 1]


def test_the_die_follows_and_the_rail_lights_up_under_it(tray: RailTray, table: Table) -> None:
    end = in_rail(tray)
    press_and_move(tray, die(tray, 4).center, end)
    pose = die(tray, 4).pose
    assert (pose.center - end).manhattanLength() < layout_of(tray).size
    assert pose.size == layout_of(tray).size
    assert tray.rail.is_lit
    let_go(tray, end)
    assert not tray.rail.is_lit
    assert table.kept[4]


def test_a_drag_that_stays_on_its_side_changes_nothing(tray: RailTray, table: Table) -> None:
    home = die(tray, 0).center
    drag(tray, home, on_cloth(tray))
    assert table.taps == []
    assert die(tray, 0).pose.center == home
    table.kept[0] = True
    table.show()
    slot = die(tray, 0).center
    drag(tray, slot, in_rail(tray) + QPointF(0, 60))
    assert table.taps == []
    assert die(tray, 0).pose.center == slot


def test_a_refused_die_goes_back(tray: RailTray, table: Table) -> None:
    home = die(tray, 0).center
    table.refuses = True
    drag(tray, home, in_rail(tray))
    assert table.taps == [0]
    assert die(tray, 0).pose.center == home


def test_a_dragged_die_stays_on_the_cloth(tray: RailTray, table: Table) -> None:
    press_and_move(tray, die(tray, 0).center, QPointF(-400, 3000))
    center, half = die(tray, 0).pose.center, layout_of(tray).size / 2
    assert tray.rect().toRectF().contains(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half))
    let_go(tray, QPointF(-400, 3000))


def test_a_new_state_takes_the_die_out_of_the_hand(tray: RailTray, table: Table) -> None:
    press_and_move(tray, die(tray, 0).center, on_cloth(tray))
    tray.show_dice((1, 1, 1, 1, 1), (False,) * 5)
    assert die(tray, 0).pose.center == die(tray, 0).center
    let_go(tray, in_rail(tray))
    assert table.taps == []


@pytest.mark.rule("F2")
def test_a_finger_drags_and_taps_too(tray: RailTray, table: Table) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)

    def at(point: QPointF) -> QPoint:
        return tray.mapTo(tray.window(), point.toPoint())

    window = tray.window().windowHandle()
    start, end = die(tray, 3).center, in_rail(tray)
    QTest.touchEvent(window, device).press(0, at(start), window).commit()
    for step in (0.4, 0.8, 1.0):
        QTest.touchEvent(window, device).move(0, at(start + (end - start) * step), window).commit()
    QTest.touchEvent(window, device).release(0, at(end), window).commit()
    QCoreApplication.processEvents()
    assert table.kept == [False, False, False, True, False]
    tap = die(tray, 3).center
    QTest.touchEvent(window, device).press(0, at(tap), window).commit()
    QTest.touchEvent(window, device).release(0, at(tap), window).commit()
    QCoreApplication.processEvents()
    assert table.kept == [False] * 5


# -- keys, words, motion


def test_dice_are_checkable_buttons_that_space_moves(tray: RailTray, table: Table) -> None:
    die(tray, 2).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(die(tray, 2), Qt.Key.Key_Space)
    assert table.kept[2]
    assert die(tray, 2).isChecked()
    assert QApplication.focusWidget() is die(tray, 2)
    assert die(tray, 2).accessibleName() == "Die 3: 3"


def test_the_rail_says_what_lies_in_it_in_the_language_of_the_moment(tray: RailTray, table: Table) -> None:
    assert tray.rail.accessibleName() == "Secured dice: none"
    QTest.mouseClick(die(tray, 1), LEFT)
    QTest.mouseClick(die(tray, 3), LEFT)
    assert tray.rail.accessibleName() == "Secured dice: 2 4"
    with installed(Words("de")):
        QCoreApplication.processEvents()
        assert tray.rail.accessibleName() == "Gesicherte Würfel: 2 4"


def test_moving_takes_its_time_and_ends_where_the_die_lies(
    tray: RailTray, table: Table, look: Look, qtbot: QtBot
) -> None:
    look.set_motion(Motion.FULL)
    home = die(tray, 0).center
    QTest.mouseClick(die(tray, 0), LEFT)
    assert die(tray, 0).pose.center == home  # it starts where it lay
    slot = layout_of(tray).slots[0]
    qtbot.waitUntil(lambda: die(tray, 0).pose.center == slot, timeout=2000)
    assert die(tray, 0).pose.size == layout_of(tray).secured
    QTest.mouseClick(die(tray, 0), LEFT)
    tray.finish()  # any input ends it
    assert die(tray, 0).pose.center == home


def test_without_motion_a_die_is_there_at_once(tray: RailTray, table: Table) -> None:
    QTest.mouseClick(die(tray, 0), LEFT)
    assert die(tray, 0).pose.center == layout_of(tray).slots[0]


def test_a_throw_leaves_secured_dice_alone(tray: RailTray, table: Table, look: Look) -> None:
    table.kept = [True, False, True, False, False]
    table.show()
    look.set_motion(Motion.FULL)
    table.values = (5, 1, 3, 1, 1)
    table.show(rolled=(1, 3, 4))
    assert tray.is_tumbling
    assert [tray.dice[index].is_airborne for index in ALL] == [False, True, False, True, True]
    slots = layout_of(tray).slots
    assert [die(tray, index).pose.center for index in (0, 2)] == list(slots[:2])
    tray.finish()
    assert not tray.is_tumbling


def test_after_the_last_roll_the_secured_dice_come_back(tray: RailTray, table: Table) -> None:
    table.kept = [True, True, False, False, False]
    table.show()
    table.kept, table.values = [False] * 5, (5, 2, 6, 6, 6)
    table.show(rolled=(2, 3, 4))
    rail = QRectF(tray.rail.geometry())
    assert not any(rail.contains(found.center) for found in tray.dice)
    assert len({(found.center.x(), found.center.y()) for found in tray.dice}) == 5


def test_the_words_at_the_cup_are_there_only_when_it_can_be_tapped(tray: RailTray, table: Table) -> None:
    assert tray._cup_hint.text() == "Tap the cup"
    tray.set_cup_enabled(False)
    table.show()
    assert tray._cup_hint.text() == ""
