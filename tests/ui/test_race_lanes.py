"""The lanes of 10.000 and their scale: how far everybody has come."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import FARKLE
from dicegames.models.numbers import number_text
from dicegames.ui.look import Look, Motion
from dicegames.ui.race.lanes import LEAST_ROW, RaceLanes
from dicegames.ui.race.scale import MOST_TICKS, Track, end_of, step_of, ticks_of
from ui.page_help import places_of
from ui.race_help import NAMES, SEATS, Show, model_of, showing, state
from words import Words, installed


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    return showing(qtbot)


# --- scale


def width_of(text: str) -> float:
    return 9.0 * len(text)


@given(target=st.integers(10, 2000).map(lambda tens: tens * 50), most=st.integers(1, MOST_TICKS))
def test_steps_are_round_and_few(target: int, most: int) -> None:
    step = step_of(target, most)
    assert step * most >= target
    assert str(step).strip("0") in ("1", "2", "25", "5")


@pytest.mark.parametrize(
    ("target", "step"), [(500, 100), (750, 250), (5000, 1000), (10_000, 2000), (100_000, 20_000)]
)
def test_steps_divide_the_target_where_they_can(target: int, step: int) -> None:
    assert step_of(target) == step


@given(
    target=st.integers(10, 2000).map(lambda tens: tens * 50),
    over=st.integers(0, 400).map(lambda tens: tens * 50),
    width=st.integers(120, 1200),
)
def test_numbers_of_ticks_have_room_and_the_target_is_always_there(
    target: int, over: int, width: int
) -> None:
    end = end_of(target, target + over)
    assert end >= target + over
    track = Track(100.0, 100.0 + width)
    marks = sorted((*ticks_of(target, end, track, width_of, 12.0), target))
    assert len(marks) == len(set(marks))
    for first, second in pairwise(marks):
        room = track.x_of(second, end) - track.x_of(first, end)
        assert room >= (width_of(number_text(first)) + width_of(number_text(second))) / 2


def test_track_ends_at_the_target_until_somebody_is_beyond() -> None:
    assert end_of(5000, 0) == end_of(5000, 5000) == 5000
    assert end_of(5000, 5050) == 6000
    assert end_of(5000, -400) == 5000


# --- lanes


@pytest.mark.parametrize("points", [-2000, -50, 0, 50, 4950, 5000, 5200, 60_000])
def test_token_never_leaves_the_track(look: Look, show: Show, points: int) -> None:
    look.set_motion(Motion.OFF)
    lanes = RaceLanes(look, model_of(state((0, points, 0), carried=300)))
    show(lanes, 548, 280)
    token = lanes.rows[1].token_rect
    assert token.left() >= lanes.track.left
    assert token.right() <= lanes.track.right
    if points <= 0:
        assert token.left() == lanes.track.left


def test_tokens_stand_in_the_order_of_the_points(look: Look, show: Show) -> None:
    look.set_motion(Motion.OFF)
    lanes = RaceLanes(look, model_of(state()))
    show(lanes, 548, 280)
    ada, ben, cem, dora = (row.token_rect.center().x() for row in lanes.rows)
    assert ben < ada < dora < cem


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
def test_points_of_the_turn_are_hatched_in_the_colour_of_the_seat(look: Look, show: Show, theme: str) -> None:
    look.set_motion(Motion.OFF)
    look.set_theme(theme)
    model = model_of(state())
    lanes = RaceLanes(look, model)
    show(lanes, 548, 280)
    row = lanes.rows[1]
    fill = look.seat("orange").fill
    end = max(x for x, _ in places_of(row.grab().toImage(), fill))
    model.show(state(carried=1000), SEATS[:4])
    hatched = {x for x, _ in places_of(row.grab().toImage(), fill) if x > end + 2}
    assert max(hatched) == pytest.approx(lanes.track.x_of(2800, 5000), abs=8)


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("height", [120, 265, 420, 900])
def test_lanes_of_all_seats_lie_below_each_other_inside(
    look: Look, show: Show, count: int, height: int
) -> None:
    lanes = RaceLanes(look, model_of(state((1000,) * count)))
    show(lanes, 548, height)
    places = [row.geometry() for row in lanes.rows]
    assert len(places) == count
    assert all(lanes.rect().contains(place) for place in places)
    assert all(first.bottom() < second.top() for first, second in pairwise(places))
    if height >= lanes.needed_height():
        assert all(place.height() >= LEAST_ROW for place in places)


def test_long_names_leave_the_track_its_room(look: Look, show: Show) -> None:
    lanes = RaceLanes(look, model_of(state((1000,) * 8)))
    show(lanes, 548, 300)
    assert lanes.track.left <= 548 * 0.26 + 1
    assert lanes.rows[4].name_width() > lanes.track.left  # so it has to be cut
    assert "Maximiliane von und zu Hohenstein" in lanes.rows[4].toolTip()


def test_tokens_run_and_arrive(look: Look, show: Show) -> None:
    model = model_of(state())
    lanes = RaceLanes(look, model)
    show(lanes, 548, 280)
    model.show(state((2350, 2800, 3100, 2900)), SEATS[:4])
    assert lanes.rows[1].shown_points < 2800
    lanes.finish()
    assert lanes.rows[1].shown_points == 2800
    model.show(state((2350, 5600, 3100, 2900)), SEATS[:4])
    lanes.hide()
    assert lanes.rows[1].shown_points == 5600


def test_tokens_are_there_at_once_without_motion(look: Look, show: Show) -> None:
    look.set_motion(Motion.REDUCED)
    model = model_of(state())
    lanes = RaceLanes(look, model)
    show(lanes, 548, 280)
    model.show(state(carried=450), SEATS[:4])
    assert (lanes.rows[1].shown_points, lanes.rows[1].shown_gain) == (1800, 450)


def test_seats_come_and_go_with_another_game(look: Look, show: Show) -> None:
    model = model_of(state())
    lanes = RaceLanes(look, model)
    show(lanes, 548, 280)
    model.show(state((0, 0)), SEATS[:2])
    assert [row.lane.name for row in lanes.rows] == ["Ada", "Ben"]
    model.show(state((0,) * 6, FARKLE), SEATS[:6])
    assert [row.lane.name for row in lanes.rows] == list(NAMES[:6])
    assert lanes.ticks == (2000, 4000, 6000, 8000)


def test_every_lane_is_a_text_to_screen_readers(look: Look, show: Show) -> None:
    lanes = RaceLanes(look, model_of(state(carried=350)))
    show(lanes, 548, 280)
    interface = QAccessible.queryAccessibleInterface(lanes)
    children = [interface.child(row) for row in range(interface.childCount())]
    assert [child.role() for child in children] == [QAccessible.Role.StaticText] * 4
    names = [child.text(QAccessible.Text.Name) for child in children]
    assert names[1] == "Ben: 1800 of 5000 points, 350 more in this turn, 1 of 3 strikes, is playing"
    with installed(Words("de")):
        for row in lanes.rows:
            QApplication.sendEvent(row, QEvent(QEvent.Type.LanguageChange))
        assert lanes.rows[0].accessibleName() == "Ada: 2350 von 5000 Punkten, 1 von 3 Strichen"
