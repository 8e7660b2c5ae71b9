"""Throws in all four trays: out of the cup, apart near the cloth, to varying places clear of everything."""

import random
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.aside_tray import AsideTray
from dicegames.ui.dice.aside_view import AsideView
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import OrderView
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.dice.throw import STAGGER, TIP, TOTAL, Moment, moment
from dicegames.ui.dice.throw_layer import ThrowLayer
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.paint.cup import mouth_center
from dicegames.ui.paint.die import hull_corners, rest_pose

TRAYS = {
    "penta": (DiceTray, 5, ((490, 566), (316, 355), (736, 334), (960, 800))),
    "fivedice": (RailTray, 5, ((635, 550), (260, 380), (900, 800))),
    "tenthousand": (AsideTray, 6, ((640, 568), (470, 408), (768, 300), (1050, 840))),
    "ordercards": (OrderTray, 5, ((852, 104), (286, 72), (1200, 140))),
}
CASES = [(name, size) for name, (_, _, sizes) in TRAYS.items() for size in sizes]
THROWS = 12
FRAME = 16  # ms
NEAR_CLOTH = 450  # ms; later, dice lie or roll their last bit
HINT = "Tap a die to keep or release it."


def rolled(tray: DiceTray, values: tuple[int, ...], throw: int) -> None:
    """Throw all dice of a tray."""
    count = len(values)
    every, none = tuple(range(count)), (False,) * count
    if isinstance(tray, OrderTray):
        view = OrderView("orange", values, none, roll=1, rolls_left=2, places=count)
        tray.show_row(view, rolled=every, throw=throw)
    elif isinstance(tray, AsideTray):
        tray.show_roll(AsideView(values), rolled=every, throw=throw)
    else:
        tray.show_dice(values, none, rolled=every, throw=throw)


def emptied(tray: DiceTray) -> None:
    """Show the large cup alone."""
    if isinstance(tray, OrderTray):
        tray.show_row(OrderView("orange", places=5))
    elif isinstance(tray, AsideTray):
        tray.show_roll(AsideView())
    else:
        tray.show_dice((), ())


def faces(tray: str, throw: int) -> tuple[int, ...]:
    """Return some values, other ones for each throw."""
    luck = random.Random(throw)
    return tuple(luck.randint(1, 6) for _ in range(TRAYS[tray][1]))


def made(look: Look, qtbot: QtBot, name: str, size: tuple[int, int]) -> DiceTray:
    """Return a tray on the screen."""
    tray = TRAYS[name][0](look)
    qtbot.addWidget(tray)
    if isinstance(tray, OrderTray):
        tray.set_in_bar(size[0] < 300)
    tray.resize(*size)
    tray.set_texts("Roll 1 of 3", "2 rolls left", HINT)
    tray.set_rolls(2, 3)
    with qtbot.waitExposed(tray):
        tray.show()
    return tray


def layer_of(tray: DiceTray) -> ThrowLayer:
    layer = tray.findChild(ThrowLayer)
    assert layer is not None
    return layer


def throws(tray: DiceTray, name: str) -> Iterator[int]:
    """Begin many throws, every other one out of the large cup, and end each."""
    for throw in range(THROWS):
        if throw % 2 == 0:
            emptied(tray)
        rolled(tray, faces(name, throw), throw)
        yield throw
        tray.finish()


def body(now: Moment) -> QPointF:
    return QPointF(now.ground.x(), now.ground.y() - now.lift)


def hull(tray: DiceTray, index: int) -> QPolygonF:
    """Return the edge of a die at rest as it is seen."""
    die, yaw = tray.dice[index], tray._loose(index).yaw
    points = hull_corners(rest_pose(die.value, yaw), tray._layout.size)
    return QPolygonF([die.center + point for point in points])


def keeps_cup(tray: DiceTray) -> bool:
    """Return whether the cup stands beside the dice at rest: in the lowest row they take its place."""
    return not isinstance(tray, OrderTray) or tray._placed().has_cup


def rest_of(tray: DiceTray) -> list[QRectF]:
    """Return what resting dice keep clear of: words, cup, rail."""
    layout = tray._layout
    parts = [tray._heading.geometry().toRectF()]
    if keeps_cup(tray):
        parts.append(layout.cup)
    if tray._hint.isVisible():
        parts.append(tray._hint.geometry().toRectF())
    if isinstance(tray, RailTray | AsideTray):
        parts.append(tray.rail.geometry().toRectF())
    return [part for part in parts if not part.isEmpty()]


@pytest.mark.parametrize(("name", "size"), CASES)
def test_resting_dice_are_apart_and_clear_of_everything(
    look: Look, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    tray = made(look, qtbot, name, size)
    for _ in throws(tray, name):
        tray.finish()
        hulls = [hull(tray, index) for index in range(len(tray.dice))]
        assert not any(one.intersects(other) for one, other in combinations(hulls, 2))
        for one in hulls:
            assert tray._layout.felt.adjusted(-1, -1, 1, 1).contains(one.boundingRect())
            assert not any(one.intersects(QPolygonF(part)) for part in rest_of(tray))


@pytest.mark.parametrize("name", TRAYS)
def test_dice_lie_elsewhere_and_otherwise_turned_after_each_roll(look: Look, qtbot: QtBot, name: str) -> None:
    tray = made(look, qtbot, name, TRAYS[name][2][0])
    places: list[set[tuple[float, float]]] = [set() for _ in range(TRAYS[name][1])]
    yaws: list[set[float]] = [set() for _ in places]
    for throw in range(THROWS):
        rolled(tray, (4,) * len(places), throw)
        tray.finish()
        for index, die in enumerate(tray.dice):
            places[index].add((die.center.x(), die.center.y()))
            yaws[index].add(tray._loose(index).yaw)
    assert all(len(seen) > THROWS * 0.6 for seen in places)
    assert all(len(seen) >= 6 for seen in yaws)
    reach = [max(x for x, _ in seen) - min(x for x, _ in seen) for seen in places]
    assert min(reach) > 0.15 * tray._layout.size


@pytest.mark.parametrize(("name", "size"), CASES)
def test_dice_come_out_of_the_mouth_of_the_cup(
    look: Look, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    tray = made(look, qtbot, name, size)
    for _ in throws(tray, name):
        for path in layer_of(tray)._paths:
            tray.show_moment(path.leaves)
            now = moment(path, path.leaves)
            assert now is not None
            assert now.scale < 0.5
            off = body(now) - mouth_center(tray.cup.cup_rect, tray.cup.tilt)
            # a low row holds its dice down a little
            reach = 0.5 * tray.cup.cup_rect.width() + (0.5 * path.size if name == "ordercards" else 0.0)
            assert hypot(off.x(), off.y()) < reach
            grown = moment(path, path.leaves + 150)
            assert grown is not None
            assert grown.scale == 1.0


@pytest.mark.parametrize(("name", "size"), CASES)
def test_dice_near_the_cloth_do_not_pass_through_one_another(
    look: Look, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    tray = made(look, qtbot, name, size)
    for _ in throws(tray, name):
        paths = layer_of(tray)._paths
        for time in range(NEAR_CLOTH, TOTAL + 1, FRAME):
            seen = [body(now) for path in paths if (now := moment(path, time)) is not None]
            off = [one - other for one, other in combinations(seen, 2)]
            assert min(hypot(way.x(), way.y()) for way in off) > 0.8 * paths[0].size


@pytest.mark.parametrize(("name", "size"), CASES)
def test_no_die_flies_in_front_of_the_cup_or_over_a_rail(
    look: Look, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    tray = made(look, qtbot, name, size)
    for _ in throws(tray, name):
        for time in range(0, TOTAL + 1, FRAME):
            tray.show_moment(time)
            cup = tray.cup.cup_rect
            leather = QRectF(cup.left(), cup.center().y(), cup.width(), cup.height() / 2)
            for path in layer_of(tray)._paths:
                now = moment(path, time)
                if now is not None and now.scale == 1.0:
                    assert not (keeps_cup(tray) and leather.contains(body(now)))
                    if isinstance(tray, RailTray | AsideTray):
                        assert not tray.rail.geometry().toRectF().contains(body(now))


def test_dice_leave_one_after_the_other_and_rest_in_time(look: Look, qtbot: QtBot) -> None:
    assert TOTAL <= 850
    for name, (_, count, sizes) in TRAYS.items():
        tray = made(look, qtbot, name, sizes[0])
        rolled(tray, faces(name, 1), 1)
        paths = layer_of(tray)._paths
        assert [path.leaves for path in paths] == [TIP - STAGGER * (count - 1 - n) for n in range(count)]
        tray.finish()


@pytest.mark.parametrize("name", TRAYS)
def test_a_die_with_the_same_face_again_goes_a_long_way_and_turns_over(
    look: Look, qtbot: QtBot, name: str
) -> None:
    tray = made(look, qtbot, name, TRAYS[name][2][0])
    for throw in range(6):
        rolled(tray, (3,) * TRAYS[name][1], throw)
        size = tray._layout.size
        for path in layer_of(tray)._paths:
            moments = [now for time in range(0, TOTAL + 1, FRAME) if (now := moment(path, time)) is not None]
            way = sum(hypot((b - a).x(), (b - a).y()) for a, b in pairwise(body(now) for now in moments))
            assert way > 1.5 * size
            assert path.turn >= 270
            assert len({now.key for now in moments}) > 10
            assert moments[-1].key[0] == 3
            assert moments[-1].key[2:] == (0, 0)
        tray.finish()


@pytest.mark.parametrize("name", TRAYS)
def test_flying_dice_get_slower(look: Look, qtbot: QtBot, name: str) -> None:
    tray = made(look, qtbot, name, TRAYS[name][2][0])
    rolled(tray, faces(name, 2), 2)
    for path in layer_of(tray)._paths:
        points = [
            now.ground for time in range(path.leaves, TOTAL, 50) if (now := moment(path, time)) is not None
        ]
        steps = [hypot((b - a).x(), (b - a).y()) for a, b in pairwise(points)]
        assert steps[0] > 2 * max(steps[5:])
    tray.finish()
