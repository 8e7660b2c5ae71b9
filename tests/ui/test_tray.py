"""The tray: what is shown, and what a throw does."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.text import Text
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.throw import TOTAL
from dicegames.ui.dice.throw_layer import ThrowLayer
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.dice.tray_heading import TrayHeading
from dicegames.ui.look import Look, Motion
from ui.page_help import places_of
from ui.tray_help import ALL, FREE, SIZES, Clock, click_die, shown_tray


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tray(look: Look, clock: Clock, qtbot: QtBot) -> DiceTray:
    return shown_tray(look, clock, qtbot)


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


# -- long lines


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
