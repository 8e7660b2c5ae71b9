"""The dice row of Order Cards, used by fingers, mouse and keys: where things lie, and what it tells."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QInputDevice, QKeySequence, QPointingDevice, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.order_die import OrderDie
from dicegames.ui.dice.order_layout import OrderLayout, WordNeeds, order_layout
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import Lying, OrderView, Phase
from dicegames.ui.dice.order_words import place_text, short_place
from dicegames.ui.dice.throw import TOTAL
from dicegames.ui.dice.tray import ROLL_LOCK
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.die import rolling_pose, tipping
from dicegames.ui.table.action_bar import SMALL_HEIGHT, ActionBar
from ui.page_help import make_look
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
NEEDS = WordNeeds(140, 145, 44, 44)
# width, height, whether it stands in the bar: reference, portrait, full hd, 4K; small
SIZES = [(852, 104, False), (736, 92, False), (1200, 140, False), (1900, 180, False), (286, 72, True)]
SIX = Lying("Number 6", "6")
ROLLING = OrderView("orange", (4, 4, 2, 1, 6), (True, True, False, False, False), roll=2, rolls_left=1)
PLACING = OrderView(
    "orange",
    (4, 4, 2, 1, 6),
    (False,) * 5,
    frozenset({0, 1}),
    (None, None, None, None, SIX),
    phase=Phase.PLACING,
    roll=3,
    rolls_left=0,
    lit=3,
)
WITH_BONUS = OrderView(
    "teal",
    (4, 3, 2, 1, 6, 5),
    (False,) * 6,
    has_bonus=True,
    places=6,
    roll=3,
    rolls_left=0,
    phase=Phase.PLACING,
)


class Clock:
    """Milliseconds, moved on by the test."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


class Drags:
    """Write down what the row tells about drags."""

    def __init__(self, tray: OrderTray) -> None:
        self.told: list[str] = []
        self.at = QPoint()
        self.carried: tuple[int, ...] = ()
        self._tray = tray
        tray.drag_started.connect(self._on_tray_drag_started)
        tray.drag_moved.connect(self._on_tray_drag_moved)
        tray.dropped.connect(self._on_tray_dropped)
        tray.drag_cancelled.connect(self._on_tray_drag_cancelled)

    def _on_tray_drag_started(self, index: int) -> None:
        self.carried = self._tray.carried
        self.told.append(f"start {index}")

    def _on_tray_drag_moved(self, at: QPoint) -> None:
        self.at = at
        if self.told[-1] != "move":
            self.told.append("move")

    def _on_tray_dropped(self, at: QPoint) -> None:
        self.at = at
        self.told.append("drop")

    def _on_tray_drag_cancelled(self) -> None:
        self.told.append("cancel")


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """An empty table."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 500)
    QVBoxLayout(widget).addStretch(1)
    return widget


@pytest.fixture
def tray(look: Look, qtbot: QtBot, table: QWidget) -> OrderTray:
    """A row at the lower end of the table."""
    look.set_motion(Motion.OFF)
    row = OrderTray(look, now=Clock())
    row.setFixedHeight(104)
    column = table.layout()
    assert column is not None
    column.addWidget(row)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return row


@pytest.fixture
def drags(tray: OrderTray) -> Drags:
    return Drags(tray)


def dice_of(tray: OrderTray) -> list[OrderDie]:
    return [die for die in tray.dice if isinstance(die, OrderDie)]


def layout_of(tray: OrderTray) -> OrderLayout:
    layout = tray._layout
    assert isinstance(layout, OrderLayout)
    return layout


def hits(tray: OrderTray) -> list[QRectF]:
    return [die.hit_rect().translated(QPointF(die.pos())) for die in tray.dice]


def tap(tray: OrderTray, index: int) -> None:
    """Click where a die is seen, on whatever widget is there."""
    point = tray.dice[index].center.toPoint()
    target = tray.childAt(point) or tray
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(tray, point))


def press_and_move(tray: OrderTray, index: int, end: QPoint) -> None:
    """Press a die and move the pointer to `end` (the row's coordinates), without letting go."""
    start = tray.dice[index].center.toPoint()
    target = tray.childAt(start) or tray
    QTest.mousePress(target, LEFT, pos=target.mapFrom(tray, start))
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(target, target.mapFrom(tray, start + (end - start) * step))
    QCoreApplication.processEvents()


def let_go(tray: OrderTray, end: QPoint) -> None:
    QTest.mouseRelease(tray, LEFT, pos=end)


ABOVE = QPoint(300, -200)  # somewhere among the cards


# -- where things lie


@pytest.mark.parametrize("places", [3, 4, 5, 6])
@pytest.mark.parametrize(("width", "height", "in_bar"), SIZES)
def test_everything_has_its_place(width: int, height: int, in_bar: bool, places: int) -> None:
    layout = order_layout(width, height, places, None if in_bar else NEEDS)
    assert len(layout.places) == places
    assert layout.pitch >= 44
    assert layout.ring <= layout.pitch - 2
    boxes = []
    for place in layout.places:
        half = max(layout.ring, 44.0) / 2
        box = QRectF(place.x() - layout.ring / 2, place.y() - half, layout.ring, 2 * half)
        assert QRectF(0, 0, width, height).contains(box.adjusted(0, 0, 0, layout.overhang))
        boxes.append(box)
    others = [layout.heading, layout.note] + ([layout.cup] if layout.has_cup else [])
    for box in boxes:
        assert not any(box.intersects(other) for other in others if not other.isEmpty())
    for first, second in combinations([other for other in others if not other.isEmpty()], 2):
        assert not first.intersects(second)
    assert QRectF(0, 0, width, height).contains(layout.cup)
    assert layout.heading.isEmpty() is in_bar
    if not in_bar:
        assert layout.has_cup


def test_dice_grow_with_the_row_and_words_give_way_to_them() -> None:
    sizes = [order_layout(width, height, 5, NEEDS).size for width, height, in_bar in SIZES if not in_bar]
    assert sizes[1] < sizes[0] < sizes[2] < sizes[3]
    assert sizes[0] >= 56
    wide_words = WordNeeds(300, 300, 60, 60)
    assert order_layout(736, 104, 6, wide_words).note.isEmpty()
    assert order_layout(400, 104, 6, wide_words).heading.isEmpty()


@pytest.mark.parametrize(("width", "height", "in_bar"), SIZES)
def test_touchable_parts_are_large_and_apart(
    look: Look, qtbot: QtBot, width: int, height: int, in_bar: bool
) -> None:
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.set_in_bar(in_bar)
    row.resize(width, height)
    row.show()
    for view in (
        ROLLING,
        PLACING,
        WITH_BONUS,
        replace(ROLLING, values=(1, 2, 3), kept=(True,) * 3, places=3),
    ):
        row.show_row(view)
        rects = hits(row)
        for rect in rects:
            assert rect.width() >= 44
            assert rect.height() >= 44
        for first, second in combinations(rects, 2):
            assert not first.adjusted(0.6, 0, -0.6, 0).intersects(second)


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_words_keep_clear_of_the_dice(qtbot: QtBot, german: Words, family: str, scale: float) -> None:
    look = make_look(family)
    look.set_text_scale(scale)
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.resize(852, 104)
    row.show()
    with installed(german):
        for view in (ROLLING, PLACING, WITH_BONUS):
            row.show_row(view)
            words = [row._heading.geometry()] if row._heading.isVisible() else []
            words += [line.geometry() for line in row._notes if line.isVisible()]
            assert words
            for rect in hits(row):
                assert not any(QRectF(word).intersects(rect) for word in words)
            for line in row._notes:
                assert not line.isVisible() or line.sizeHint().width() <= line.width()


def test_dice_lie_still_while_others_are_selected_and_placed(tray: OrderTray) -> None:
    all_five = replace(PLACING, selected=frozenset(range(5)), placed=(), lit=0)
    with installed(Words("en")):
        tray.show_row(replace(PLACING, selected=frozenset(), placed=()), throw=1)
        before = [place.x() for place in layout_of(tray).places]
        for view in (PLACING, all_five, ROLLING):
            tray.show_row(view, throw=1)
            assert [place.x() for place in layout_of(tray).places] == before


@pytest.mark.rule("A9")
def test_dice_lie_still_when_the_bonus_die_leaves(tray: OrderTray) -> None:
    tray.show_row(WITH_BONUS, throw=1)
    before = [die.center for die in tray.dice]
    tray.show_row(replace(WITH_BONUS, values=(4, 3, 2, 1, 5), kept=(False,) * 5, has_bonus=False), throw=1)
    assert [die.center.x() for die in tray.dice[:4]] == [center.x() for center in before[:4]]
    assert len(tray.dice) == 5


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


# -- drags


@pytest.mark.rule("A6")
def test_a_die_is_dragged_out_with_the_selected_ones(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(PLACING)
    press_and_move(tray, 2, ABOVE)
    assert drags.told == ["start 2", "move"]
    assert drags.carried == (0, 1, 2)
    assert drags.at == tray.mapToGlobal(ABOVE)
    ghost = tray._ghost
    window = tray.window()
    assert ghost.isVisible()
    assert ghost.parentWidget() is window
    assert ghost.values == (4, 4, 2)
    assert (ghost.geometry().center() - tray.mapTo(window, ABOVE)).manhattanLength() <= 2
    assert [die.is_airborne for die in tray.dice] == [True, True, True, False, False]
    let_go(tray, ABOVE)
    assert drags.told == ["start 2", "move", "drop"]
    assert tray.carried == ()
    assert not ghost.isVisible()
    assert not any(die.is_airborne for die in tray.dice)


def test_while_rolls_are_left_a_drag_takes_one_die(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(replace(ROLLING, selected=frozenset({2})))
    press_and_move(tray, 0, ABOVE)
    assert drags.carried == (0,)
    let_go(tray, ABOVE)


def test_a_small_move_stays_a_tap(tray: OrderTray, drags: Drags) -> None:
    taps = QSignalSpy(tray.die_tapped)
    tray.show_row(PLACING)
    end = tray.dice[2].center.toPoint() + QPoint(4, 3)
    press_and_move(tray, 2, end)
    let_go(tray, end)
    assert taps.count() == 1
    assert drags.told == []


@pytest.mark.rule("A9")
def test_neither_the_bonus_die_nor_a_placed_one_can_be_dragged(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(WITH_BONUS)
    press_and_move(tray, 5, ABOVE)
    let_go(tray, ABOVE)
    tray.show_row(PLACING)
    press_and_move(tray, 4, ABOVE)
    let_go(tray, ABOVE)
    assert drags.told == []


def test_escape_ends_a_drag_and_nothing_else(tray: OrderTray, drags: Drags) -> None:
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), tray.window())
    used = QSignalSpy(shortcut.activated)
    tray.show_row(PLACING)
    press_and_move(tray, 0, ABOVE)
    QTest.keyClick(tray.window(), Qt.Key.Key_Escape)
    assert drags.told == ["start 0", "move", "cancel"]
    assert used.count() == 0
    assert not tray._ghost.isVisible()
    assert not any(die.is_airborne for die in tray.dice)
    let_go(tray, ABOVE)
    assert drags.told[-1] == "cancel"
    QTest.keyClick(tray.window(), Qt.Key.Key_Escape)
    assert used.count() == 1


def test_a_new_moment_and_a_hidden_row_take_the_dice_out_of_the_hand(tray: OrderTray, drags: Drags) -> None:
    tray.show_row(PLACING)
    press_and_move(tray, 0, ABOVE)
    tray.show_row(replace(PLACING, selected=frozenset()))
    assert tray.carried == ()
    assert not tray._ghost.isVisible()
    let_go(tray, ABOVE)
    assert drags.told == ["start 0", "move", "cancel"]
    press_and_move(tray, 0, ABOVE)
    tray.hide()
    assert drags.told[-1] == "cancel"


@pytest.mark.parametrize("is_tapped", [True, False])
def test_dice_that_nobody_took_glide_home(tray: OrderTray, look: Look, qtbot: QtBot, is_tapped: bool) -> None:
    look.set_motion(Motion.FULL)
    tray.show_row(replace(PLACING, selected=frozenset()))
    press_and_move(tray, 1, ABOVE)
    let_go(tray, ABOVE)
    assert tray._ghost.is_going_home
    assert tray.dice[1].is_airborne
    if is_tapped:
        tap(tray, 2)
    else:
        qtbot.waitUntil(lambda: not tray._ghost.isVisible(), timeout=2000)
    assert not tray._ghost.isVisible()
    assert tray._ghost.parentWidget() is tray
    assert not tray.dice[1].is_airborne


def test_what_a_drop_changed_is_shown_at_once(tray: OrderTray, look: Look) -> None:
    look.set_motion(Motion.FULL)
    placed = replace(PLACING, selected=frozenset(), placed=(SIX, SIX, None, None, SIX))
    tray.show_row(PLACING)
    tray.dropped.connect(lambda at: tray.show_row(placed))
    press_and_move(tray, 0, ABOVE)
    let_go(tray, ABOVE)
    assert not tray._ghost.isVisible()
    assert [die.is_away for die in dice_of(tray)] == [True, True, False, False, True]


def test_a_finger_drags_and_taps_too(tray: OrderTray, drags: Drags) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    taps = QSignalSpy(tray.die_tapped)
    window = tray.window()

    def at(point: QPoint) -> QPoint:
        return tray.mapTo(window, point)

    tray.show_row(PLACING)
    start = tray.dice[2].center.toPoint()
    QTest.touchEvent(window, device).press(0, at(start), window).commit()
    QTest.touchEvent(window, device).release(0, at(start), window).commit()
    assert taps.count() == 1
    QTest.touchEvent(window, device).press(0, at(start), window).commit()
    for step in (0.4, 1.0):
        QTest.touchEvent(window, device).move(0, at(start + (ABOVE - start) * step), window).commit()
    # the dice are seen above the fingertip
    assert tray._ghost.geometry().center().y() < at(ABOVE).y() - layout_of(tray).size / 2
    QTest.touchEvent(window, device).release(0, at(ABOVE), window).commit()
    assert drags.told == ["start 2", "move", "drop"]


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


# -- in the action bar


def test_the_bar_gives_its_left_end_to_the_row(look: Look, qtbot: QtBot) -> None:
    bar, row, host = ActionBar(look), OrderTray(look, now=Clock()), QWidget()
    qtbot.addWidget(host)
    qtbot.addWidget(row)
    line = QHBoxLayout(host)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(bar)
    bar.set_small(True)
    bar.show_primary("End turn")
    bar.show_secondary("Clear selection")
    host.resize(800, SMALL_HEIGHT)
    with qtbot.waitExposed(host):
        host.show()
    alone = bar.primary.width()
    row.set_in_bar(True)
    bar.set_side(row)
    QCoreApplication.processEvents()
    row.show_row(ROLLING)
    assert row.geometry().left() == 8
    assert row.size() == row.sizeHint()
    assert row.geometry().right() < bar.message.geometry().left()
    assert bar.message.width() >= 110
    assert bar.message.geometry().right() < bar.secondary.geometry().left()
    assert bar.primary.width() < alone
    bar.set_side(None)
    QCoreApplication.processEvents()
    assert row.parentWidget() is None
    assert not row.isVisible()
    assert bar.primary.width() == alone


# -- what lies close


def bar_row(look: Look, qtbot: QtBot) -> OrderTray:
    look.set_motion(Motion.OFF)
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.set_in_bar(True)
    row.show_row(WITH_BONUS)
    row.resize(row.sizeHint())
    row.show()
    return row


def test_the_small_row_takes_more_width_for_a_sixth_die(look: Look, qtbot: QtBot) -> None:
    row = bar_row(look, qtbot)
    wide = row.sizeHint().width()
    row.show_row(PLACING)
    assert row.sizeHint().width() < wide


def test_rings_and_checks_keep_off_the_next_die(look: Look, qtbot: QtBot) -> None:
    row = bar_row(look, qtbot)
    row.show_row(replace(WITH_BONUS, selected=frozenset({0, 2})))
    layout = layout_of(row)
    assert layout.size + 4 <= layout.ring < layout.pitch
    order = [child for child in row.children() if isinstance(child, OrderDie)]
    assert set(order[-2:]) == {row.dice[0], row.dice[2]}  # drawn above the others
    row.show_row(replace(WITH_BONUS, selected=frozenset({0})))
    shot, ring = row.grab().toImage(), look.color("ring").rgb()
    marked = {x for x in range(row.width()) for y in range(row.height()) if shot.pixel(x, y) == ring}
    assert marked
    assert max(marked) < layout.places[0].x() + layout.pitch / 2


@pytest.mark.parametrize("in_bar", [False, True])
def test_empty_places_stand_in_line_and_apart(look: Look, qtbot: QtBot, in_bar: bool) -> None:
    row = bar_row(look, qtbot)
    row.set_in_bar(in_bar)
    row.resize(row.sizeHint())
    row.show_row(replace(WITH_BONUS, placed=(SIX,) * 5, selected=frozenset()), throw=5)
    centers = [die.center for die in row.dice[:5]]
    assert len({center.y() for center in centers}) == 1
    assert {second.x() - first.x() for first, second in pairwise(centers)} <= {
        float(int(layout_of(row).pitch) + more) for more in (0, 1)
    }


def test_an_empty_place_says_where_its_die_lies_on_two_short_lines(german: Words) -> None:
    with installed(german):
        assert place_text("4") == "liegt\nauf 4"
        assert place_text("Gleiche") == "liegt auf\nGleiche"
    assert place_text("4") == "lies\non 4"


@pytest.mark.parametrize("height", [130, 150, 190])
@pytest.mark.parametrize("throw", range(4))
def test_the_tag_of_the_white_die_stays_inside_the_row(
    look: Look, qtbot: QtBot, throw: int, height: int
) -> None:
    look.set_motion(Motion.OFF)
    row = OrderTray(look, now=Clock())
    qtbot.addWidget(row)
    row.resize(1300, height)
    row.show()
    row.show_row(WITH_BONUS, throw=throw)
    white = dice_of(row)[5]
    side = layout_of(row).ring
    box = QRectF((white.width() - side) / 2, (white.height() - side) / 2, side, side)
    tag = white.bonus_tag_rect(box, 60.0, 24.0)
    assert white.y() + tag.bottom() <= row.height() - 4
    assert white.rect().contains(tag.toAlignedRect())
    assert tag.bottom() > box.bottom() - 24
