"""What stands beside the dice in 10.000: gauge, lanes, strikes, last throws, the card of a missed turn."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT, TenThousandRuleset
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.numbers import number_text
from dicegames.models.race import RaceModel
from dicegames.models.race_values import Gauge, LastThrows, Miss, NextBar, StrikeNote
from dicegames.ui.look import Look, Motion
from dicegames.ui.race import farkle_card
from dicegames.ui.race.farkle_card import CardForm, FarkleCard
from dicegames.ui.race.gauge import BAR_AT, BarGauge, place_marks, scale_of
from dicegames.ui.race.lanes import LEAST_ROW, RaceLanes
from dicegames.ui.race.last_throws import LastThrowsBanner
from dicegames.ui.race.race_drawer import RaceDrawer
from dicegames.ui.race.race_panel import RacePanel
from dicegames.ui.race.scale import MOST_TICKS, Track, end_of, step_of, ticks_of
from dicegames.ui.race.strike_line import StrikeLine
from ui.page_help import make_look, places_of
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
COLORS = ("blue", "orange", "teal", "pink", "violet", "sky", "lime", "graphite")
NAMES = ("Ada", "Ben", "Cem", "Dora", "Maximiliane von und zu Hohenstein", "Fay", "Gus", "Ida")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
FAMILIES = ("Noto Sans", "DejaVu Sans")
MISS = Miss("farkle", 350, 450, (2, 6), strike=2, in_row=3)
Show = Callable[[QWidget, int, int], None]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Return a function that shows a widget in a size."""

    def make(widget: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        with qtbot.waitExposed(widget):
            widget.show()

    return make


def state(
    points: tuple[int, ...] = (2350, 1800, 3100, 2900),
    ruleset: TenThousandRuleset = SHORT,
    *,
    carried: int = 0,
    dice: tuple[int, ...] = (),
    turns_left: int | None = None,
    strikes: int = 1,
) -> TenThousandState:
    """Return a state in which the second seat has its turn."""
    count = len(points)
    return TenThousandState(
        ruleset,
        points,
        (strikes,) * count,
        (True,) * count,
        first_seat=min(1, count - 1),
        turn=count,
        last_collected=400,
        carried=carried,
        rolls=bool(dice),
        dice=dice,
        chosen=(False,) * len(dice),
        turns_left=turns_left,
        finisher=None if turns_left is None else 0,
    )


def model_of(position: TenThousandState) -> RaceModel:
    model = RaceModel()
    model.show(position, SEATS[: len(position.points)])
    return model


# --- gauge


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


# --- strikes and last throws


def test_strike_line_shows_bars_and_words(look: Look, show: Show) -> None:
    line = StrikeLine(look)
    line.show_note(StrikeNote("Ben", 2, 3, "zero"))
    show(line, 500, 40)
    assert line.plain_text == "Ben has 2 strikes. Three in a row set the score to 0."
    image = line.grab().toImage()
    two = len(places_of(image, look.color("bad")))
    line.show_note(StrikeNote("Ben", 3, 3, "zero"))
    assert len(places_of(line.grab().toImage(), look.color("bad"))) > two > 0


def test_names_are_never_markup(look: Look, show: Show) -> None:
    line, banner = StrikeLine(look), LastThrowsBanner(look)
    line.show_note(StrikeNote("<u>Eve</u>", 1, 3, "zero"))
    banner.show_last_throws(LastThrows(("<u>Eve</u>",), 5200, ("Ben",)))
    show(line, 500, 40)
    show(banner, 500, 40)
    for widget in (line, banner):
        label = widget.findChild(QLabel)
        assert label is not None
        assert "&lt;u&gt;Eve&lt;/u&gt;" in label.text()


def test_banner_is_there_for_the_last_throws_only(look: Look, show: Show) -> None:
    banner = LastThrowsBanner(look)
    last = LastThrows(("Cem",), 5200, ("Dora", "Ben"))
    banner.show_last_throws(last)
    show(banner, 596, 40)
    text = "Last throws: Cem has 5200. Still to play: Dora and Ben."
    assert banner.plain_text == f"{text} With a tie you share the win."
    whole = banner.fit(300, 100)
    assert banner.plain_text.endswith("win.")
    assert whole <= 100
    banner.fit(300, 40)
    assert banner.plain_text == text
    with installed(Words("de")):
        QApplication.sendEvent(banner, QEvent(QEvent.Type.LanguageChange))
        assert banner.plain_text == "Nachwurf: Cem hat 5200. Noch Dora und Ben."
    banner.show_last_throws(None)
    assert banner.isHidden()


# --- panel


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("width", "height"), [(596, 568), (596, 408), (736, 440), (900, 1200)])
@pytest.mark.parametrize("count", [1, 4, 8])
def test_panel_has_room_for_everything(
    qapp: QApplication, show: Show, language: str, family: str, width: int, height: int, count: int
) -> None:
    before = qapp.font()
    with installed(Words(language)):
        look = make_look(family)
        look.set_motion(Motion.OFF)
        panel = RacePanel(look, model_of(state((1000,) * count, carried=300)))
        show(panel, width, height)
        race = panel.race
        assert panel.rect().contains(panel.gauge.geometry())
        assert panel.rect().contains(race.geometry())
        assert panel.gauge.geometry().bottom() < race.geometry().top()
        assert race.title.width() >= race.title.sizeHint().width()
        lanes, line = race.body.lanes, race.body.strikes
        assert all(row.height() >= LEAST_ROW for row in lanes.rows)
        assert all(lanes.rect().contains(row.geometry()) for row in lanes.rows)
        if not line.isHidden():
            assert line.height() >= line.heightForWidth(line.width())
            assert lanes.geometry().bottom() < line.geometry().top()
    qapp.setFont(before)


def test_gauge_gives_its_height_to_the_lanes(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state()))
    show(panel, 596, 568)
    assert not panel.gauge.is_compact
    assert not panel.race.body.strikes.isHidden()
    panel.resize(596, 330)
    assert panel.gauge.is_compact
    assert not panel.race.body.strikes.isHidden()
    panel.resize(596, 260)
    assert panel.race.body.strikes.isHidden()


def test_last_throws_are_brief_where_height_is_short(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state((5200,) * 8, turns_left=7)))
    show(panel, 596, 568)
    panel.resize(300, 380)
    assert "tie" not in panel.last_throws.plain_text
    panel.resize(596, 700)
    assert "tie" in panel.last_throws.plain_text
    assert panel.last_throws.geometry().bottom() < panel.race.geometry().top()


def test_panel_follows_the_match(look: Look, show: Show) -> None:
    look.set_motion(Motion.OFF)
    model = model_of(state())
    panel = RacePanel(look, model)
    show(panel, 596, 568)
    assert panel.last_throws.isHidden()
    model.show(state((5200, 1800, 3100, 2900), turns_left=3, carried=300), SEATS[:4])
    assert not panel.last_throws.isHidden()
    assert panel.gauge.gauge.points == 300
    assert panel.race.body.strikes.plain_text.startswith("Ben has 1 strike.")
    model.show(state(ruleset=msgspec.structs.replace(SHORT, name="Hausregel")), SEATS[:4])
    assert panel.race.rules.text() == "Hausregel"
    assert panel.last_throws.isHidden()


def test_panel_speaks_the_language_of_the_moment(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state()))
    show(panel, 596, 568)
    assert panel.race.title.text() == "Race to 5000"
    with installed(Words("de")):
        for widget in (panel, *panel.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        assert (panel.race.title.text(), panel.race.rules.text()) == (
            "Rennen bis 5000",
            "Kurze Partie (5000)",
        )
        assert panel.race.body.strikes.plain_text.startswith("Ben hat 1 Strich.")


# --- the card of a missed turn


@pytest.fixture
def cloth(show: Show) -> QWidget:
    """A place for cards."""
    widget = QWidget()
    show(widget, 640, 568)
    return widget


@pytest.mark.parametrize(
    ("height", "form"),
    [(300, CardForm.FULL), (130, CardForm.LOW), (80, CardForm.ROW)],
)
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_card_takes_the_form_that_fits(
    qapp: QApplication, show: Show, language: str, family: str, height: int, form: CardForm
) -> None:
    before = qapp.font()
    with installed(Words(language)):
        look = make_look(family)
        look.set_motion(Motion.OFF)
        cloth = QWidget()
        show(cloth, 640, 568)
        area = QRect(20, 80, 600, height)
        card = FarkleCard(look, cloth)
        card.place_in(area)
        for miss in (
            MISS,
            Miss("farkle", 0, 450, (2, 2, 3, 4, 6, 6), strike=3, in_row=3, penalty=4200, is_zeroed=True),
            Miss("short", 300, 350, (5,)),
            Miss("farkle", 12_000, 450, (2,), strike=9, in_row=9, penalty=1000),
        ):
            card.show_miss(miss)
            assert area.contains(card.geometry())
            labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
            assert len(labels) == (4 if miss.in_row else 2)
            for label in labels:
                assert card.rect().contains(label.geometry())
                if label.wordWrap():
                    assert label.height() >= label.heightForWidth(label.width())
                else:
                    assert label.width() >= label.sizeHint().width()
        card.show_miss(MISS)
        assert card.form is form
    qapp.setFont(before)


def test_card_in_large_text_keeps_its_sentence_at_least(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    look.set_text_scale(1.6)
    card = FarkleCard(look, cloth)
    area = QRect(0, 0, 600, 70)
    card.place_in(area)
    card.show_miss(MISS)
    assert area.contains(card.geometry())
    assert card.form is CardForm.LINE
    labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
    assert [label.text() for label in labels] == ["No die scores. <b>350 points</b> are lost."]
    assert card.rect().contains(labels[0].geometry())
    assert "Strike 2 of 3" in card.accessibleName()


def test_card_parts_do_not_overlap(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    card = FarkleCard(look, cloth)
    for width in (600, 420, 300):
        for height in (300, 130, 80):
            card.place_in(QRect(0, 0, width, height))
            card.clear()
            card.show_miss(Miss("farkle", 350, 450, (2, 2, 3, 4, 6, 6), strike=2, in_row=3))
            parts = [
                part.geometry()
                for part in card.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
                if part.isVisible()
            ]
            for index, first in enumerate(parts):
                assert not any(first.intersects(second) for second in parts[index + 1 :]), (width, height)


def test_card_fades_in_says_itself_and_goes(
    look: Look, cloth: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(farkle_card, "announce", lambda widget, text: said.append(text))
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    effect = card.graphicsEffect()
    assert effect is not None
    assert effect.isEnabled()
    card.finish()
    assert not effect.isEnabled()
    card.show_miss(MISS)  # the same once more is nothing new
    assert said == ["Farkle! No die scores. 350 points are lost. Strike 2 of 3 in a row."]
    assert card.accessibleName() == said[0]
    card.clear()
    assert card.isHidden()
    assert card.miss is None


def test_card_is_there_at_once_without_motion(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    effect = card.graphicsEffect()
    assert effect is not None
    assert card.isVisible()
    assert not effect.isEnabled()


def test_card_speaks_the_language_of_the_moment(look: Look, cloth: QWidget) -> None:
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    with installed(Words("de")):
        QApplication.sendEvent(card, QEvent(QEvent.Type.LanguageChange))
        assert card.plain_text == (
            "Farkle! Kein Würfel zählt. 350 Punkte sind verloren. 2. Strich von 3 hintereinander."
        )
        words = [label.text() for label in card.findChildren(QLabel)]
        assert "Kein Würfel zählt. <b>350 Punkte</b> sind verloren." in words
    card.finish()


# --- drawer


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """A small window with a button that has the focus."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 480)
    button = QPushButton("Race", widget)
    widget.show()
    widget.activateWindow()
    assert QTest.qWaitForWindowActive(widget)
    button.setFocus()
    return widget


def test_drawer_comes_from_below_with_all_lanes(look: Look, host: QWidget) -> None:
    look.set_motion(Motion.OFF)
    drawer = RaceDrawer(look, model_of(state((1000,) * 8)), host)
    drawer.open()
    assert drawer.paper_rect.top() > 0
    assert drawer.paper_rect.width() == 800
    lanes = drawer.body.lanes
    assert all(row.height() >= LEAST_ROW for row in lanes.rows)
    bottom = lanes.rows[-1].mapTo(host, QPoint(0, lanes.rows[-1].height())).y()
    assert bottom <= 480
    host.resize(700, 900)
    assert drawer.size() == host.size()
    assert drawer.paper_rect.left() > 0


def test_drawer_closes_by_button_escape_and_a_tap_beside(look: Look, host: QWidget) -> None:
    look.set_motion(Motion.OFF)
    button = host.findChild(QPushButton)
    drawer = RaceDrawer(look, model_of(state()), host)
    closed = QSignalSpy(drawer.closed)
    drawer.open()
    assert drawer.close_button.hasFocus()
    QTest.mouseClick(drawer.close_button, LEFT)
    drawer.open()
    QTest.keyClick(drawer, Qt.Key.Key_Escape)
    drawer.open()
    QTest.mouseClick(drawer, LEFT, pos=QPoint(400, 10))
    assert closed.count() == 3
    assert not drawer.is_open
    assert QApplication.focusWidget() is button
    drawer.open()
    QTest.mouseClick(drawer, LEFT, pos=drawer.paper_rect.center())
    assert drawer.is_open


def test_drawer_slides_in_and_is_translated(look: Look, host: QWidget) -> None:
    drawer = RaceDrawer(look, model_of(state()), host)
    drawer.open()
    assert drawer.paper_rect.top() >= 470  # still below
    QTest.qWait(look.duration("drawer") + 100)
    assert drawer.paper_rect.top() < 300
    assert drawer.close_button.accessibleName() == "Close the race"
    with installed(Words("de")):
        QApplication.sendEvent(drawer, QEvent(QEvent.Type.LanguageChange))
        assert drawer.accessibleName() == "Rennen bis 5000"
        assert drawer.close_button.accessibleName() == "Rennen schließen"
    drawer.dismiss()
