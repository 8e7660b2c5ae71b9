"""The tray: where dice lie, what a throw does, and that no tap is lost and no roll is doubled."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.text import Text
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import DIE_MAX, DIE_MIN, RING, TrayLayout, tray_layout
from dicegames.ui.dice.throw import (
    TOTAL,
    Flight,
    flight,
    loose_place,
    moment,
    straight_place,
)
from dicegames.ui.dice.throw_layer import ThrowLayer
from dicegames.ui.dice.tray import ROLL_LOCK, DiceTray
from dicegames.ui.dice.tray_heading import TrayHeading
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.die import HALF_EDGE
from ui.page_help import places_of

SIZES = ((490, 566), (316, 355), (736, 334), (736, 230), (260, 480), (700, 900), (1000, 700))
ALL = (0, 1, 2, 3, 4)
FREE = (False,) * 5


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tray(look: Look, clock: Clock, qtbot: QtBot) -> DiceTray:
    widget = DiceTray(look, now=clock)
    qtbot.addWidget(widget)
    widget.resize(490, 566)
    widget.set_texts("Roll 1 of 3", "2 rolls left", "Tap a die to keep or release it.")
    widget.set_rolls(2, 3)
    widget.show()
    return widget


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


def click_die(die: DieButton) -> None:
    QTest.mouseClick(die, Qt.MouseButton.LeftButton)


def click_cup(tray: DiceTray) -> None:
    cup = tray.cup
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=cup.cup_rect.center().toPoint() - cup.pos())


def layout_of(width: int, height: int, count: int) -> TrayLayout:
    return tray_layout(width, height, count, 56, lambda wide: 20.0 if wide > 300 else 40.0)


def box(center: QPointF, side: float) -> QRectF:
    return QRectF(center.x() - side / 2, center.y() - side / 2, side, side)


# -- where dice lie


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 6])
def test_dice_lie_apart_and_on_the_cloth(width: int, height: int, count: int) -> None:
    layout = layout_of(width, height, count)
    size = layout.size
    assert DIE_MIN <= size <= DIE_MAX
    assert len(layout.places) == count
    for throw, value, kept in product(range(12), (1, 4, 6), product((True, False), repeat=min(count, 3))):
        boxes = []
        for index, middle in enumerate(layout.places):
            if kept[index % len(kept)]:
                boxes.append(box(straight_place(middle, index).center, RING * size))
            else:
                boxes.append(box(loose_place(middle, size, index, value, throw).center, 1.1 * size))
        assert all(layout.felt.contains(one) for one in boxes)
        assert not any(one.intersects(two) for one, two in combinations(boxes, 2))
        assert not any(one.intersects(layout.cup) for one in boxes)
        assert all(one.top() >= layout.heading.bottom() - 1 for one in boxes)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_words_and_cup_lie_apart_and_on_the_cloth(width: int, height: int) -> None:
    layout = layout_of(width, height, 5)
    for part in (layout.heading, layout.hint, layout.cup, layout.start_cup, layout.start_hint):
        assert layout.felt.contains(part)
    assert not layout.hint.intersects(layout.cup)
    assert not layout.start_hint.intersects(layout.start_cup)
    assert min(layout.cup.width(), layout.cup.height()) >= 44


def test_the_reference_sizes_of_the_look_are_met() -> None:
    landscape, portrait = layout_of(490, 566, 5), layout_of(736, 334, 5)
    assert 88 <= landscape.size <= 100
    rows = [round(place.y()) for place in landscape.places]
    assert rows[0] == rows[1] == rows[2] < rows[3] == rows[4]
    assert len({round(place.y()) for place in portrait.places}) == 1
    assert layout_of(850, 850, 5).size == DIE_MAX


@pytest.mark.parametrize("count", [1, 5, 6])
def test_dice_and_cup_grow_with_very_large_trays(count: int) -> None:
    usual, large = layout_of(1000, 900, count), layout_of(1900, 1900, count)
    assert large.size > 1.2 * usual.size
    assert large.cup.width() > 1.2 * usual.cup.width()
    assert large.start_cup.height() > 1.2 * usual.start_cup.height()
    rings = [box(place, RING * large.size) for place in large.places]
    assert all(large.felt.contains(one) and not one.intersects(large.cup) for one in rings)
    assert not any(one.intersects(two) for one, two in combinations(rings, 2))


def test_resting_places_vary_from_throw_to_throw_and_are_repeatable() -> None:
    middle = QPointF(200, 200)
    places = [loose_place(middle, 92, 1, 3, throw) for throw in range(40)]
    assert places == [loose_place(middle, 92, 1, 3, throw) for throw in range(40)]
    assert len({(place.center.x(), place.center.y()) for place in places}) > 30
    assert all(10 <= abs(place.yaw) <= 30 for place in places)
    assert {place.yaw > 0 for place in places} == {True, False}
    spread = [place.center.x() - 200 for place in places]
    assert min(spread) < -5
    assert max(spread) > 5


# -- the flight


def flight_of(order: int = 0, thrown: int = 5, value: int = 4) -> Flight:
    layout = layout_of(490, 566, 5)
    place = loose_place(layout.places[order], layout.size, order, value, 3)
    return flight(order, thrown, value, QPointF(400, 430), place, layout.size, layout.felt, 3)


@pytest.mark.parametrize("order", range(5))
def test_a_die_flies_turns_and_rests_where_it_belongs(order: int) -> None:
    path = flight_of(order)
    layout = layout_of(490, 566, 5)
    place = loose_place(layout.places[order], layout.size, order, 4, 3)
    assert moment(path, path.leaves - 1) is None
    end = moment(path, TOTAL)
    assert end is not None
    assert end.lift == 0
    assert (end.ground - place.center).manhattanLength() < 1e-6
    assert end.key == (4, round(place.yaw), 0, 0)
    seen = [now for time in range(0, TOTAL, 10) if (now := moment(path, time)) is not None]
    assert len({now.key for now in seen}) > 12
    assert max(now.lift for now in seen) > 0.5 * path.size
    assert all(now.lift >= 0 for now in seen)
    assert all(layout.felt.contains(now.ground) for now in seen)


def test_dice_leave_the_cup_one_after_the_other_and_all_in_time() -> None:
    for thrown in (1, 2, 5, 6):
        leaves = [flight_of(min(order, 4), thrown).leaves for order in range(min(thrown, 5))]
        assert leaves == sorted(set(leaves))
    assert TOTAL <= 850


def test_a_rolling_die_does_not_jump() -> None:
    path = flight_of(1)
    before = None
    for time in range(path.leaves, TOTAL + 1, 4):
        now = moment(path, time)
        assert now is not None
        point = QPointF(now.ground.x(), now.ground.y() - now.lift)
        if before is not None:
            assert (point - before).manhattanLength() < 0.35 * path.size
        before = point


def test_a_rising_corner_lifts_the_die() -> None:
    path = flight_of(2)
    tilted = [
        now
        for time in range(560, 700, 2)
        if (now := moment(path, time)) is not None and now.key[3] % 90 == 45
    ]
    assert all(now.lift > 0.1 * HALF_EDGE * path.size for now in tilted)


# -- what is shown


def test_before_the_first_roll_there_is_the_large_cup_alone(tray: DiceTray) -> None:
    tray.show_dice((), ())
    large = tray.cup.cup_rect
    assert tray.dice == ()
    assert abs(large.center().x() - 245) < 20
    tray.show_dice((1, 2, 3, 4, 5), FREE)
    assert len(tray.dice) == 5
    assert tray.cup.cup_rect.width() < large.width()
    assert all(die.isVisible() for die in tray.dice)
    tray.show_dice((), ())
    assert tray.dice == ()
    assert tray.cup.cup_rect == large


def test_names_and_states_are_right_before_the_picture_is(tray: DiceTray) -> None:
    tray.show_dice((1, 2, 3, 4, 5), (True, False, False, False, True), rolled=(1, 2, 3))
    assert tray.is_tumbling
    faces = [QAccessible.queryAccessibleInterface(die) for die in tray.dice]
    names = [face.text(QAccessible.Text.Name) for face in faces]
    assert names == [f"Die {n}: {n}" for n in range(1, 6)]
    assert [bool(face.state().checked) for face in faces] == [True, False, False, False, True]
    tray.finish()


def test_the_words_are_labels_that_screen_readers_find(tray: DiceTray) -> None:
    texts = [label.text() for label in tray.findChildren(QLabel) if label.isVisible()]
    assert texts == ["Roll 1 of 3", "2 rolls left", "Tap a die to keep or release it."]
    roles = {QAccessible.queryAccessibleInterface(label).role() for label in tray.findChildren(QLabel)}
    assert roles == {QAccessible.Role.StaticText}


def test_filled_discs_are_the_rolls_left(tray: DiceTray, look: Look) -> None:
    def filled() -> int:
        image = tray.grab().toImage()
        ring = look.color("ring").rgb()
        return sum(image.pixelColor(x, y).rgb() == ring for x in range(380, 480) for y in range(15, 60))

    areas = []
    for left in range(4):
        tray.set_rolls(left, 3)
        areas.append(filled())
    assert areas[0] == 0
    assert areas[3] == 3 * areas[1] > 300
    assert areas[2] == 2 * areas[1]


def test_long_names_are_cut_on_the_cloth_but_not_for_screen_readers(tray: DiceTray) -> None:
    headline = "Your turn, " + "Maximiliane " * 6
    tray.set_texts(headline, "", "")
    label = tray.findChildren(QLabel)[0]
    assert label.text().endswith("…")
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == headline
    tray.resize(2400, 566)
    QApplication.processEvents()
    assert label.text() == headline


def test_a_long_headline_takes_smaller_letters_then_a_second_line(tray: DiceTray, look: Look) -> None:
    def headline(name: str) -> QLabel:
        tray.set_texts(f"Your turn, {name}", "3 rolls", "")
        return next(label for label in tray.findChildren(QLabel) if label.text().startswith("Your turn"))

    tray.resize(490, 568)
    usual = headline("Ada")
    assert usual.font() == look.font("large")
    middle = headline("Maximiliane-Ch.")
    assert middle.font() == look.font("title")
    assert not middle.wordWrap()
    one_line = middle.height()
    long = headline("Bartholomäus Müller-Lüdenscheid")
    assert long.text().endswith("Lüdenscheid")
    assert long.height() >= 2 * one_line - 2
    below = next(label for label in tray.findChildren(QLabel) if label.text() == "3 rolls")
    assert below.y() >= long.geometry().bottom()


def test_other_words_do_not_move_the_dice(tray: DiceTray, look: Look) -> None:
    look.set_motion(Motion.OFF)
    tray.show_dice((6, 1, 1, 2, 5), FREE)
    for width, height in SIZES:
        tray.resize(width, height)
        tray.set_texts("Roll 2 of 3", "1 roll left", "Tap a die.")
        places = [die.pos() for die in tray.dice]
        tray.set_texts("Roll 3 of 3", "", "You have used all three rolls.")
        assert [die.pos() for die in tray.dice] == places


def test_the_buttons_on_screen_keep_their_distance(tray: DiceTray, look: Look) -> None:
    look.set_motion(Motion.OFF)
    for width, height in SIZES:
        tray.resize(width, height)
        for throw in range(6):
            tray.show_dice((6, 1, 1, 2, 5), (True, False, True, False, False), throw=throw)
            areas = [die.hit_rect().translated(QPointF(die.pos())) for die in tray.dice]
            assert all(min(area.width(), area.height()) >= 44 for area in areas)
            assert not any(one.intersects(two) for one, two in combinations(areas, 2))
            assert all(QRectF(tray.rect()).contains(area) for area in areas)


def test_the_same_state_looks_the_same(tray: DiceTray, look: Look) -> None:
    look.set_motion(Motion.OFF)
    tray.show_dice((6, 1, 1, 2, 5), FREE, throw=3)
    tray.finish()
    first = tray.grab().toImage()
    tray.show_dice((6, 1, 1, 2, 5), (True,) * 5, throw=3)
    tray.show_dice((6, 1, 1, 2, 5), FREE, throw=3)
    assert tray.grab().toImage() == first
    tray.show_dice((6, 1, 1, 2, 5), FREE, throw=4)
    assert tray.grab().toImage() != first


def test_the_look_reaches_the_tray_at_once(tray: DiceTray, look: Look) -> None:
    corner = QPoint(60, 540)
    colors = set()
    for theme, cloth in (("dark", "green"), ("dark", "wine"), ("high_contrast", "wine")):
        look.set_theme(theme)
        look.set_cloth(cloth)
        colors.add(tray.grab().toImage().pixelColor(corner).name())
    assert len(colors) == 3


def test_dice_that_may_not_be_tapped_stay_bright(tray: DiceTray) -> None:
    heard: list[int] = []
    tray.die_tapped.connect(heard.append)
    tray.show_dice((1, 2, 3, 4, 5), FREE, enabled=False)
    click_die(tray.dice[0])
    assert heard == []
    assert not tray.dice[0].is_dimmed
    tray.show_dice((1, 2, 3, 4, 5), FREE, enabled=False, dimmed=True)
    assert tray.dice[0].is_dimmed


def test_more_and_fewer_dice(tray: DiceTray) -> None:
    tray.show_dice((1, 2, 3, 4, 5, 6), (False,) * 6)
    assert len(tray.dice) == 6
    tray.show_dice((1, 2), (False, True))
    assert [die.value for die in tray.dice] == [1, 2]
    assert len([die for die in tray.findChildren(DieButton) if die.isVisible()]) == 2


def test_tab_goes_from_die_to_die_to_the_cup(tray: DiceTray, qtbot: QtBot) -> None:
    tray.show_dice((1, 2, 3, 4, 5), FREE)
    with qtbot.waitActive(tray):
        tray.activateWindow()
    tray.dice[0].setFocus(Qt.FocusReason.TabFocusReason)
    chain = []
    for _ in range(6):
        focused = QApplication.focusWidget()
        assert focused is not None
        chain.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert chain == [*tray.dice, tray.cup]
    tray.dice[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tray.dice[1], Qt.Key.Key_Right)
    assert tray.dice[2].hasFocus()
    QTest.keyClick(tray.dice[2], Qt.Key.Key_Left)
    assert tray.dice[1].hasFocus()


# -- throws


def test_a_throw_ends_by_itself_and_leaves_nothing_running(tray: DiceTray, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tray.settled, timeout=5000):
        tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
        assert tray.is_tumbling
        assert all(die.is_airborne for die in tray.dice)
    assert not tray.is_tumbling
    assert not any(die.is_airborne for die in tray.dice)
    assert tray.cup.tilt == 0
    layer = tray.findChild(ThrowLayer)
    assert layer is not None
    assert not layer.isVisible()


def test_only_the_thrown_dice_fly(tray: DiceTray) -> None:
    tray.show_dice((3, 3, 3, 5, 5), (True, True, True, False, False), rolled=(3, 4))
    assert [die.is_airborne for die in tray.dice] == [False, False, False, True, True]
    tray.finish()


def test_at_rest_nothing_is_painted_any_more(tray: DiceTray, qtbot: QtBot) -> None:
    tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
    tray.finish()
    QApplication.processEvents()
    painted: list[QEvent.Type] = []

    class Watch(QWidget):
        def eventFilter(self, watched: object, event: QEvent) -> bool:
            painted.append(event.type())
            return False

    watch = Watch()
    qtbot.addWidget(watch)
    for widget in (tray, tray.cup, *tray.dice):
        widget.installEventFilter(watch)
    qtbot.wait(120)
    assert QEvent.Type.Paint not in painted
    assert QEvent.Type.Timer not in painted


def test_the_same_faces_again_are_seen_to_move(tray: DiceTray) -> None:
    tray.show_dice((3, 3, 3, 3, 3), FREE)
    tray.finish()
    before = tray.grab().toImage()
    places = [die.center for die in tray.dice]
    tray.show_dice((3, 3, 3, 3, 3), FREE, rolled=ALL)
    tray.show_moment(300)
    assert tray.grab().toImage() != before
    tray.finish()
    assert all(die.center != place for die, place in zip(tray.dice, places, strict=True))


def test_the_picture_at_the_end_of_the_flight_is_the_picture_at_rest(tray: DiceTray, look: Look) -> None:
    tray.show_dice((1, 2, 3, 4, 6), FREE, rolled=ALL)
    tray.show_moment(TOTAL)
    flying = tray.grab().toImage()
    tray.finish()
    resting = tray.grab().toImage()
    differing = sum(
        abs(flying.pixelColor(x, y).lightness() - resting.pixelColor(x, y).lightness()) > 60
        for x in range(0, 490, 2)
        for y in range(80, 420, 2)
    )
    assert differing < 150


@pytest.mark.parametrize("motion", [Motion.REDUCED, Motion.OFF])
def test_with_less_motion_new_dice_carry_a_ring_until_the_next_input(
    tray: DiceTray, look: Look, qtbot: QtBot, motion: Motion
) -> None:
    look.set_motion(motion)
    with qtbot.waitSignal(tray.settled, timeout=3000):
        tray.show_dice((3, 3, 3, 5, 5), (True, False, False, False, False), rolled=(1, 2, 3, 4))
    assert [die.is_fresh for die in tray.dice] == [False, True, True, True, True]
    ring = ring_pixels(tray.dice[1], look.color("ring"))
    assert ring > 100
    click_die(tray.dice[1])
    assert not any(die.is_fresh for die in tray.dice)
    assert ring_pixels(tray.dice[1], look.color("ring")) == 0


def ring_pixels(die: DieButton, color: QColor) -> int:
    return len(places_of(die.grab().toImage(), color))


def test_without_motion_a_throw_is_over_when_the_call_returns(tray: DiceTray, look: Look) -> None:
    look.set_motion(Motion.OFF)
    settled: list[bool] = []
    tray.settled.connect(lambda: settled.append(tray.is_tumbling))
    tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
    assert settled == [False]


def test_a_tray_out_of_sight_does_not_move(tray: DiceTray, qtbot: QtBot) -> None:
    tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
    with qtbot.waitSignal(tray.settled):
        tray.hide()
    assert not tray.is_tumbling
    with qtbot.waitSignal(tray.settled):
        tray.show_dice((1, 3, 3, 5, 5), FREE, rolled=(0,))
    assert not tray.is_tumbling


def test_a_throw_that_is_replaced_by_another_state_is_told_as_ended(tray: DiceTray, qtbot: QtBot) -> None:
    tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
    with qtbot.waitSignal(tray.settled, timeout=100):
        tray.show_dice((), ())
    assert not tray.is_tumbling
    assert abs(tray.cup.cup_rect.center().x() - 245) < 20


def test_a_new_size_ends_the_throw(tray: DiceTray) -> None:
    tray.show_dice((3, 3, 3, 5, 5), FREE, rolled=ALL)
    tray.resize(600, 600)
    QApplication.processEvents()
    assert not tray.is_tumbling


# -- input


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


def test_the_line_below_the_headline_takes_small_letters_before_it_is_cut_and_a_tip_tells_the_rest(
    look: Look, qtbot: QtBot
) -> None:
    heading = TrayHeading(look)
    qtbot.addWidget(heading)
    words = "two more rolls are left for you and for nobody else"
    heading.set_words("Roll 1", words)
    heading.show()
    below = heading.findChildren(Text)[1]
    small, body = (QFontMetrics(look.font(role)).horizontalAdvance(words) for role in ("small", "body"))
    for width, shown, is_cut in (
        (body + 1, words, False),
        (small + 1, words, False),
        (small // 2, None, True),
    ):
        heading.resize(width, 80)
        assert (below.text() == shown) is not is_cut
        assert (words in heading.toolTip()) is is_cut
