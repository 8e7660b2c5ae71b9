"""The tray of 10.000: where things lie, what is marked, what a tap does, and what moves."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.aside_die import AsideDie
from dicegames.ui.dice.aside_layout import TAG, AsideLayout
from dicegames.ui.dice.aside_rail import rail_needs
from dicegames.ui.dice.aside_rail_layout import RailNeeds, rail_plan
from dicegames.ui.dice.aside_tray import AsideTray
from dicegames.ui.dice.aside_view import AsideView, EarlierGroup, RollGroup
from dicegames.ui.dice.aside_words import group_caption
from dicegames.ui.look import Look, Motion
from ui.page_help import make_look, places_of
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
# what a board gives the tray: reference, 960 wide, small, portrait, wide low, 1920 wide, 4K
SIZES = [(640, 568), (470, 408), (768, 270), (736, 320), (736, 300), (1050, 840), (2100, 1900)]
FACES = (3, 3, 1, 3, 6, 5)
MARKS = (RollGroup((0, 1, 3), 300), RollGroup((2,), 100), RollGroup((5,), 50))
FRESH = AsideView(FACES, MARKS)
SECOND = AsideView(
    (5, 2, 4), (RollGroup((0,), 50),), (RollGroup((0,), 50),), (EarlierGroup((3, 3, 3), 300),), total=350
)
STRAIGHT = AsideView((1, 2, 3, 4, 5, 6), (RollGroup((0, 1, 2, 3, 4, 5), 3000),))
ALL_USED = AsideView(STRAIGHT.values, STRAIGHT.marks, STRAIGHT.marks, total=3000)
SINGLES = tuple(RollGroup((die,), 100 if die % 2 == 0 else 50) for die in range(6))
FULLEST = AsideView((1, 5, 1, 5, 1, 5), SINGLES, SINGLES, (), carried=12_500, total=13_500)
USELESS = AsideView(FACES, MARKS, (RollGroup((0, 4), 0),), (), carried=1500, total=1500)
LOST = AsideView((2, 6), (), (), (EarlierGroup((3, 3, 3), 300), EarlierGroup((5,), 50)), total=350, lost=True)
LONE = tuple(EarlierGroup((face,), 100) for face in (1, 1, 1, 1, 5))
LAST = AsideView((5,), (RollGroup((0,), 50),), (RollGroup((0,), 50),), LONE, carried=2000, total=12_550)
VIEWS = {
    "fresh": FRESH,
    "second": SECOND,
    "straight": STRAIGHT,
    "all used": ALL_USED,
    "fullest": FULLEST,
    "useless": USELESS,
    "lost": LOST,
    "last": LAST,
    "pairs": AsideView((1, 1, 2, 2, 3, 3), (RollGroup((0, 1, 2, 3, 4, 5), 2000),)),
    "loose": AsideView((2, 3, 4, 6, 6, 1), (RollGroup((5,), 100),), (), (), carried=3000, total=3000),
    "farkle": AsideView((2, 3, 4, 6, 6, 2), lost=True),
    "start": AsideView(),
}
NOTE = "2 und 4 zählen nicht. Du kannst mit ihnen weiterwürfeln."


class Clock:
    """Milliseconds, moved on by the test."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


class Table:
    """Stand for the game: a tap sets one die aside, alone, or puts it back."""

    def __init__(self, tray: AsideTray, view: AsideView = FRESH) -> None:
        self.tray = tray
        self.view = view
        self.taps: list[int] = []
        tray.die_tapped.connect(self.tap)

    def show(self, rolled: tuple[int, ...] = ()) -> None:
        self.tray.show_roll(self.view, rolled=rolled)

    def tap(self, index: int) -> None:
        self.taps.append(index)
        chosen = list(self.view.chosen)
        group = RollGroup((index,), {1: 100, 5: 50}.get(self.view.values[index], 0))
        if group in chosen:
            chosen.remove(group)
        else:
            chosen.append(group)
        self.view = AsideView(self.view.values, self.view.marks, tuple(chosen), self.view.earlier)
        self.show()


def made(look: Look, qtbot: QtBot, size: tuple[int, int] = (640, 568)) -> AsideTray:
    widget = AsideTray(look, now=Clock())
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.set_texts("2. Wurf in diesem Zug", "Lege mindestens eine Wertung beiseite", NOTE)
    look.set_motion(Motion.OFF)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def tray(look: Look, qtbot: QtBot) -> AsideTray:
    return made(look, qtbot)


@pytest.fixture
def table(tray: AsideTray) -> Table:
    result = Table(tray)
    result.show()
    return result


def die(tray: AsideTray, index: int) -> AsideDie:
    found = tray.dice[index]
    assert isinstance(found, AsideDie)
    return found


def layout_of(tray: AsideTray) -> AsideLayout:
    layout = tray._layout
    assert isinstance(layout, AsideLayout)
    return layout


def targets(tray: AsideTray) -> list[QRectF]:
    return [found.hit_rect().translated(QPointF(found.pos())) for found in tray.dice]


def click(tray: AsideTray, point: QPointF) -> None:
    """Click what lies at a point of the tray."""
    under = tray.childAt(point.toPoint()) or tray
    QTest.mouseClick(under, LEFT, pos=under.mapFrom(tray, point.toPoint()))


# -- where things lie


def check_cloth(tray: AsideTray) -> None:
    layout = layout_of(tray)
    inside = layout.felt.adjusted(-1, -1, 1, 1)
    assert layout.size >= 44
    assert layout.heading.bottom() <= layout.cloth.top() + 1
    assert layout.cloth.bottom() <= layout.rail.top()
    assert inside.contains(layout.rail)
    note = layout.hint
    assert not note.intersects(layout.rail)
    assert not note.intersects(layout.cloth)
    assert not note.intersects(layout.heading)
    assert note.height() >= tray._hint_height(note.width()) - 1
    for cup in (layout.cup, layout.start_cup):
        assert layout.cloth.contains(cup)
        assert cup.width() >= 44
    tags = [ring.adjusted(0, 0, 0, TAG / 2) for ring in layout.rings]
    half = layout.size / 2
    jitter = 0.12 * layout.size
    loose = [
        QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half).adjusted(
            -jitter, -jitter, jitter, jitter
        )
        for index, place in enumerate(layout.places)
        if index not in layout.grouped
    ]
    for area in (*tags, *loose):
        assert layout.cloth.adjusted(-1, -1, 1, 1).contains(area), (area, layout.cloth)
        assert not area.intersects(layout.cup)
    for first, second in combinations((*tags, *loose), 2):
        assert not first.intersects(second)
    for ring, mark in zip(layout.rings, tray._view.marks, strict=True):
        for index in mark.dice:
            place = layout.places[index]
            assert ring.contains(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half))


def check_rail(tray: AsideTray) -> None:
    rail, plan = layout_of(tray).rail, layout_of(tray).plan
    inside = QRectF(0, 0, rail.width(), rail.height())
    groups = [
        box.united(words) for box, words in zip(plan.boxes, plan.captions, strict=True)
    ]  # a caption belongs to its box
    areas = [
        area
        for area in (plan.title, plan.hint, plan.chip, plan.label, plan.total, *groups, *plan.places)
        if not area.isEmpty()
    ]
    for area in areas:
        assert inside.adjusted(-1, -1, 1, 1).contains(area), (area, inside)
    for first, second in combinations(areas, 2):
        assert not first.adjusted(1, 1, -1, -1).intersects(second), (first, second)
    assert not plan.total.isEmpty()
    assert not plan.label.isEmpty()
    assert len(plan.places) == (0 if groups else 6)
    for box, slots in zip(plan.boxes, plan.slots, strict=True):
        assert plan.die >= 44
        for slot in slots:
            half = plan.die / 2
            assert box.adjusted(-2, -2, 2, 2).contains(
                QRectF(slot.x() - half, slot.y() - half, 2 * half, 2 * half)
            )


@pytest.mark.parametrize(("size", "name"), list(product(SIZES, VIEWS)), ids=str)
def test_nothing_overlaps_and_nothing_reaches_out(
    look: Look, qtbot: QtBot, size: tuple[int, int], name: str
) -> None:
    tray = made(look, qtbot, size)
    tray.show_roll(VIEWS[name])
    check_cloth(tray)
    check_rail(tray)
    for rect in targets(tray):
        assert rect.width() >= 44
        assert tray.rect().toRectF().contains(rect)
    for first, second in combinations(targets(tray), 2):
        apart = 3.0
        assert not first.adjusted(-apart, -apart, apart, apart).intersects(
            second.adjusted(-apart + 0.5, -apart + 0.5, apart - 0.5, apart - 0.5)
        )


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize(("size", "name"), list(product(SIZES[:5], ("fullest", "second", "useless"))))
def test_large_letters_have_room(
    qapp: QApplication, qtbot: QtBot, size: tuple[int, int], name: str, family: str
) -> None:
    before = qapp.font()
    look = make_look(family)
    if size[0] > 600:
        look.set_text_scale(1.6)
    tray = made(look, qtbot, size)
    tray.show_roll(VIEWS[name])
    check_cloth(tray)
    check_rail(tray)
    for rect in targets(tray):
        assert rect.width() >= 44
        assert tray.rect().toRectF().contains(rect)
    qapp.setFont(before)


def test_dice_that_score_stand_nearly_straight_in_groups_and_others_lie_loosely(
    tray: AsideTray, table: Table
) -> None:
    layout = layout_of(tray)
    first, second, third = (die(tray, index).pose for index in (0, 1, 3))
    assert first.center.y() == second.center.y() == third.center.y()
    assert first.center.x() < second.center.x() < third.center.x()
    assert all(4 <= abs(die(tray, index).pose.yaw) < 10 for index in (0, 1, 2, 3, 5))
    assert abs(die(tray, 4).pose.yaw) >= 10
    assert [ring.points for ring in tray.marks.rings] == [300, 100, 50]
    assert layout.rings[0].width() > 2.5 * layout.rings[1].width()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", VIEWS)
def test_rings_keep_as_far_from_the_wood_as_words(
    look: Look, qtbot: QtBot, size: tuple[int, int], name: str
) -> None:
    tray = made(look, qtbot, size)
    tray.show_roll(VIEWS[name])
    layout = layout_of(tray)
    for ring in layout.rings:
        assert ring.left() >= layout.heading.left() - 1
        assert tray.width() - ring.right() >= layout.heading.left() - 1


def test_a_loose_die_lies_beside_the_group_above_the_cup(tray: AsideTray, table: Table) -> None:
    layout = layout_of(tray)
    loose = layout.places[4]
    assert loose.x() > layout.rings[0].right()
    assert loose.y() < layout.rings[1].top()
    assert layout.rings[1].top() > layout.rings[0].bottom()
    assert layout.rings[0].left() == layout.rings[1].left()
    assert layout.cup.width() < layout.rings[1].width()


def test_rings_are_painted_with_their_points(tray: AsideTray, table: Table, look: Look) -> None:
    ring = layout_of(tray).rings[1]
    brass = places_of(tray.grab().toImage(), look.color("ring"))
    assert (int(ring.left()), int(ring.center().y())) in brass
    tag = [(x, y) for x, y in brass if abs(y - ring.bottom()) < 9 and abs(x - ring.center().x()) < 20]
    assert len(tag) > 300


def test_dice_lie_still_while_others_are_set_aside(tray: AsideTray, table: Table) -> None:
    before = [die(tray, index).center for index in range(6)]
    cup = tray.cup.cup_rect
    click(tray, before[2])
    tray.set_texts("2. Wurf in diesem Zug", "", "")
    click(tray, before[5])
    assert [die(tray, index).center for index in (0, 1, 3, 4)] == [before[index] for index in (0, 1, 3, 4)]
    assert tray.cup.cup_rect == cup
    assert [ring.points for ring in tray.marks.rings] == [300]


def test_a_ring_goes_round_the_dice_that_still_lie_and_tells_what_they_add(tray: AsideTray) -> None:
    straight = AsideView(
        (1, 2, 3, 4, 5, 6),
        marks=(RollGroup((0, 1, 2, 3, 4, 5), 3000),),
        chosen=(RollGroup((0,), 100), RollGroup((4,), 50)),
        gains=(2850,),
    )
    tray.show_roll(straight)
    (ring,) = tray.marks.rings
    assert (ring.points, ring.is_more) == (2850, True)
    assert len(ring.areas) == 2  # round 2 3 4, and round 6
    centers = [die(tray, index).center for index in range(6)]
    assert [[area.contains(center) for center in centers] for area in ring.areas] == [
        [False, True, True, True, False, False],
        [False, False, False, False, False, True],
    ]


# -- taps


@pytest.mark.rule("T4")
def test_a_tap_sets_aside_and_another_puts_back(tray: AsideTray, table: Table) -> None:
    home = die(tray, 5).center
    click(tray, home)
    assert table.taps == [5]
    assert die(tray, 5).isChecked()
    assert QRectF(tray.rail.geometry()).contains(die(tray, 5).center)
    click(tray, die(tray, 5).center)
    assert table.taps == [5, 5]
    assert die(tray, 5).center == home
    assert not die(tray, 5).isChecked()


@pytest.mark.parametrize("size", SIZES)
def test_every_die_takes_its_own_taps_free_and_set_aside(
    look: Look, qtbot: QtBot, size: tuple[int, int]
) -> None:
    tray = made(look, qtbot, size)
    taps: list[int] = []
    tray.die_tapped.connect(taps.append)
    for view in (FRESH, FULLEST):
        tray.show_roll(view)
        taps.clear()
        for index in range(6):
            click(tray, die(tray, index).center)
        assert taps == list(range(6))


def test_dice_are_buttons_for_keys_and_screen_readers(tray: AsideTray, table: Table) -> None:
    die(tray, 2).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(die(tray, 2), Qt.Key.Key_Space)
    assert table.taps == [2]
    assert die(tray, 2).isChecked()
    assert [found.accessibleName() for found in tray.dice] == [
        "Die 1: 3, part of Three 3s = 300",
        "Die 2: 3, part of Three 3s = 300",
        "Die 3: 1, set aside",
        "Die 4: 3, part of Three 3s = 300",
        "Die 5: 6, scores nothing",
        "Die 6: 5, scores 50",
    ]


def test_dice_that_may_not_be_taken_take_no_tap(tray: AsideTray, table: Table) -> None:
    tray.show_roll(FRESH, enabled=False)
    for index in range(6):
        click(tray, die(tray, index).center)
    assert table.taps == []


def test_a_double_click_is_one_tap(tray: AsideTray, table: Table) -> None:
    QTest.mouseClick(die(tray, 2), LEFT)
    QTest.mouseDClick(die(tray, 2), LEFT)  # the second press alone
    QTest.mouseRelease(die(tray, 2), LEFT)
    assert table.taps == [2]


def test_a_double_click_beside_a_die_is_one_tap(tray: AsideTray, table: Table) -> None:
    # a press on the shadows of two dice is the tray's, which looks for the die
    QTest.mouseDClick(tray, LEFT, pos=die(tray, 2).center.toPoint())
    assert table.taps == []


# -- the rail


def test_earlier_dice_are_pictures_and_the_rail_says_all(tray: AsideTray) -> None:
    tray.show_roll(SECOND)
    assert len(tray.dice) == 3
    assert tray.rail.accessibleDescription() == "Three 3s = 300; 5 = 50. Total: 350."
    plan = tray.rail.plan
    assert [len(slots) for slots in plan.slots] == [3, 1]
    assert die(tray, 0).center == QPointF(tray.rail.pos()) + plan.slots[1][0]
    assert len(plan.pluses) == 1


def test_this_rolls_dice_are_ringed_in_gold_and_earlier_ones_not(tray: AsideTray, look: Look) -> None:
    tray.show_roll(SECOND)
    brass = places_of(tray.rail.grab().toImage(), look.color("ring"))
    earlier, chosen = tray.rail.plan.boxes
    assert any(chosen.contains(QPointF(*place)) for place in brass)
    assert not any(earlier.contains(QPointF(*place)) for place in brass)


def test_chosen_dice_that_score_nothing_say_so(tray: AsideTray) -> None:
    tray.show_roll(USELESS)
    spoken = "So far = 1500; 3 6: scores nothing. Total: 1500."
    assert tray.rail.accessibleDescription() == spoken
    assert group_caption((3, 6), 0) == "scores nothing"
    assert len(tray.rail.plan.boxes) == 1


@pytest.mark.rule("T10")
def test_with_new_dice_after_hot_dice_the_rail_keeps_their_points_alone(tray: AsideTray) -> None:
    tray.show_roll(ALL_USED)
    assert len(tray.rail.plan.boxes) == 1
    tray.show_roll(AsideView(FACES, MARKS, carried=3000, total=3000), rolled=(0, 1, 2, 3, 4, 5))
    assert not tray.rail.plan.boxes
    assert len(tray.rail.plan.places) == 6
    assert not tray.rail.plan.chip.isEmpty()
    rail = QRectF(tray.rail.geometry())
    assert not any(rail.contains(found.center) for found in tray.dice)


def test_what_is_lost_is_dimmed_and_struck_through(tray: AsideTray, look: Look) -> None:
    tray.show_roll(LOST, enabled=False)
    assert all(found.is_dimmed for found in tray.dice)
    assert tray.rail.accessibleDescription() == "Three 3s = 300; 5 = 50. lost: 350."
    total, ink = tray.rail.plan.total.toAlignedRect(), look.color("on_felt")
    struck = places_of(tray.rail.grab(total).toImage(), ink)
    tray.show_roll(AsideView(LOST.values, earlier=LOST.earlier, total=350))
    plain = places_of(tray.rail.grab(total).toImage(), ink)
    assert len(struck) > len(plain)


def test_the_rail_takes_smaller_dice_before_it_drops_words(look: Look) -> None:
    needs: RailNeeds = rail_needs(FULLEST, look)
    wide = rail_plan(1200.0, 59.0, needs, compact=False, has_header=True)
    assert wide.die == 59.0
    assert not wide.is_short
    assert len(wide.pluses) == 6  # the carried points and six dice
    narrow = rail_plan(400.0, 59.0, needs, compact=False, has_header=True)
    assert narrow.die >= 44.0
    assert narrow.is_short


# -- motion


def test_marks_come_when_the_dice_rest(tray: AsideTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    settled = QSignalSpy(tray.settled)
    tray.show_roll(FRESH, rolled=(0, 1, 2, 3, 4, 5))
    assert tray.is_tumbling
    assert not tray.marks.isVisible()
    tray.finish()
    assert settled.count() == 1
    assert tray.marks.isVisible()


def test_a_farkle_is_told_when_the_dice_rest(tray: AsideTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    tray.show_roll(LOST, rolled=(0, 1), enabled=False)
    assert "Total: 350" in tray.rail.accessibleDescription()
    told: list[str] = []

    def on_settled() -> None:
        told.append(tray.rail.accessibleDescription())

    tray.settled.connect(on_settled)
    tray.finish()
    assert len(told) == 1
    assert "lost: 350" in told[0]


def test_a_tap_while_dice_fly_ends_the_flight_and_counts(tray: AsideTray, table: Table, look: Look) -> None:
    look.set_motion(Motion.FULL)
    table.show(rolled=(0, 1, 2, 3, 4, 5))
    tray.show_moment(800)
    click(tray, die(tray, 5).center)
    assert table.taps == [5]
    assert not tray.is_tumbling


def test_only_dice_on_the_cloth_go_into_the_cup(tray: AsideTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    tray.show_roll(SECOND)
    tray.finish()
    earlier = (*SECOND.earlier, EarlierGroup((5,), 50))
    tray.show_roll(AsideView((6, 6), earlier=earlier, total=350), rolled=(0, 1))
    assert len(tray._layer._gathered) == 2
    assert [gathered.value for gathered in tray._layer._gathered] == [2, 4]
    assert len(tray.dice) == 2
    tray.finish()


def test_setting_aside_takes_its_time_and_a_tap_ends_it(
    tray: AsideTray, table: Table, look: Look, qtbot: QtBot
) -> None:
    look.set_motion(Motion.FULL)
    home = die(tray, 2).center
    click(tray, home)
    assert die(tray, 2).pose.center == home
    click(tray, die(tray, 5).center)
    assert table.taps == [2, 5]
    tray.finish()
    assert [die(tray, index).pose.center for index in (2, 5)] == [die(tray, i).center for i in (2, 5)]
    click(tray, die(tray, 2).center)
    qtbot.waitUntil(lambda: die(tray, 2).pose.center == home, timeout=2000)


@pytest.mark.rule("T10")
def test_all_six_used_is_celebrated_once(tray: AsideTray, look: Look, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    tray.show_roll(ALL_USED)
    tray.set_hot(True)
    assert tray.is_celebrating
    assert tray.marks.chip_center is not None
    assert tray.rail.accessibleDescription().endswith("All six used.")
    qtbot.waitUntil(lambda: not tray.is_celebrating, timeout=700)
    tray.set_hot(True)
    assert not tray.is_celebrating
    tray.set_hot(False)
    assert tray.marks.chip_center is None


def test_without_motion_the_chip_alone_says_it(tray: AsideTray, look: Look) -> None:
    look.set_motion(Motion.OFF)
    tray.show_roll(ALL_USED)
    tray.set_hot(True)
    assert not tray.is_celebrating
    assert tray.marks.chip_center is not None


def test_input_ends_the_celebration(tray: AsideTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    tray.show_roll(ALL_USED)
    tray.set_hot(True)
    tray.finish()
    assert not tray.is_celebrating


# -- languages, parents


def test_words_follow_the_language(tray: AsideTray, table: Table) -> None:
    tray.show_roll(SECOND)
    with installed(Words("en", marked="AsideTray")):
        QCoreApplication.processEvents()
        assert tray.rail.accessibleName() == "[Set aside]"
        assert die(tray, 1).accessibleName() == "[Die 2: 2, scores nothing]"


def test_a_tray_can_be_made_inside_a_board(look: Look, qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    tray = AsideTray(look, board)
    tray.show_roll(FRESH)
    assert len(tray.dice) == 6
    assert not tray.cloth.intersects(tray.rail.geometry())
