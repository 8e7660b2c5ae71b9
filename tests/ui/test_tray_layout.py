"""The tray: where dice lie, and how they fly there."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.layout import DIE_MAX, DIE_MIN, RING, TrayLayout, tray_layout
from dicegames.ui.dice.throw import TOTAL, Flight, flight, loose_place, moment, straight_place
from dicegames.ui.paint.die import HALF_EDGE
from ui.tray_help import SIZES


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
