"""The gauge of 10.000: the points of the turn and what is needed."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.models.race_values import Gauge, NextBar
from dicegames.ui.look import Look, Motion
from dicegames.ui.race.gauge import BAR_AT, BarGauge, place_marks, scale_of
from ui.page_help import make_look, places_of
from ui.race_help import FAMILIES, Show, showing
from words import Words, installed


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    return showing(qtbot)


def test_bar_stands_at_three_quarters_until_the_points_pass_it() -> None:
    for points in (0, 350, 450, 550):
        assert 450 / scale_of(points, 450) == BAR_AT
    assert 450 / scale_of(1200, 450) < BAR_AT
    assert 1200 / scale_of(1200, 450) == pytest.approx(0.92)
    assert scale_of(0, 0) > 0


@given(
    width=st.integers(200, 2000),
    points=st.integers(0, 20_000),
    needed=st.integers(50, 20_000),
    widths=st.tuples(st.floats(40, 150), st.floats(5, 15), st.floats(15, 60)),
)
def test_words_of_the_gauge_stay_inside_and_never_overlap(
    width: int, points: int, needed: int, widths: tuple[float, float, float]
) -> None:
    track = QRectF(24.0, 0.0, width, 20.0)
    end = scale_of(points, needed)
    at_points, at_tick = (track.left() + track.width() * value / end for value in (points, needed))
    marks = place_marks(track, at_points, at_tick, widths)
    placed = [mark for mark in (marks.tick, marks.zero, marks.points) if mark is not None]
    assert all(mark.left() >= track.left() and mark.right() <= track.right() + 0.01 for mark in placed)
    assert (marks.points is None) == (points == 0)
    assert marks.zero is not None or marks.points is not None
    if marks.zero is not None and marks.points is not None:
        assert marks.zero.right() < marks.points.left()


def test_gauge_paints_points_up_to_their_share_of_the_track(look: Look, show: Show) -> None:
    look.set_motion(Motion.OFF)
    gauge = BarGauge(look)
    gauge.show_gauge(Gauge(300, 450, "before", 400, 50))
    show(gauge, 648, gauge.full_height())
    places = places_of(gauge.grab().toImage(), look.color("accent"))
    track = 600  # the paper leaves 24 px on both sides
    assert max(x for x, _ in places) == pytest.approx(24 + track * 0.5, abs=3)
    ticks = places_of(gauge.grab().toImage(), look.color("ink"))
    assert {(24 + 450, y) for y in range(80, 100)} <= ticks


def test_points_run_to_their_place(look: Look, show: Show) -> None:
    gauge = BarGauge(look)
    gauge.show_gauge(Gauge(0, 450, "start"))
    show(gauge, 596, gauge.full_height())
    gauge.show_gauge(Gauge(300, 450, "start"))
    assert gauge.shown_points < 300
    gauge.finish()
    assert gauge.shown_points == 300
    gauge.show_gauge(Gauge(350, 450, "start"))
    gauge.hide()
    assert gauge.shown_points == 350


@pytest.mark.parametrize("motion", [Motion.REDUCED, Motion.OFF])
def test_points_are_there_at_once_without_motion(look: Look, show: Show, motion: Motion) -> None:
    look.set_motion(motion)
    gauge = BarGauge(look)
    show(gauge, 596, gauge.full_height())
    gauge.show_gauge(Gauge(300, 450, "start"))
    assert gauge.shown_points == 300


def test_gauge_says_everything_in_the_language_of_the_moment(look: Look, show: Show) -> None:
    gauge = BarGauge(look)
    gauge.show_gauge(Gauge(350, 450, "before", 400, 50))
    show(gauge, 596, gauge.full_height())
    interface = QAccessible.queryAccessibleInterface(gauge)
    assert interface.text(QAccessible.Text.Name).startswith("100 to go to the bar of 450. Player before")
    with installed(Words("de")):
        QApplication.sendEvent(gauge, QEvent(QEvent.Type.LanguageChange))
        assert gauge.accessibleName().startswith("Noch 100 bis zur Latte 450. Vorgänger: 400 + 50.")


GAUGES = (
    Gauge(0, 350, "start"),
    Gauge(350, 400, "before", 350, 50),
    Gauge(12_000, 350, "missed"),
    Gauge(300, 0),
    Gauge(0, 450, "before", 400, 50, NextBar(450, 350, "Cem", True)),
    Gauge(0, 0, following=NextBar(0, 0, "Cem", False)),
    Gauge(0, 450, "before", 400, 50, NextBar(450, 350, "", True)),
)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("family", FAMILIES)
def test_every_gauge_shows_something_of_its_own(
    qapp: QApplication, show: Show, family: str, compact: bool
) -> None:
    before = qapp.font()
    look = make_look(family)
    look.set_motion(Motion.OFF)
    gauge = BarGauge(look)
    gauge.set_compact(compact)
    show(gauge, 596, gauge.sizeHint().height())
    pictures = []
    for value in GAUGES:
        gauge.show_gauge(value)
        pictures.append(gauge.grab().toImage())
    assert all(first != second for first, second in pairwise(pictures))
    assert all(image.height() == gauge.sizeHint().height() for image in pictures)  # nothing jumps
    qapp.setFont(before)


@pytest.mark.parametrize("family", FAMILIES)
def test_low_row_is_low(qapp: QApplication, family: str) -> None:
    before = qapp.font()
    gauge = BarGauge(make_look(family))
    assert 48 <= gauge.compact_height() <= 60
    assert gauge.compact_height() < gauge.full_height()
    gauge.deleteLater()
    qapp.setFont(before)
