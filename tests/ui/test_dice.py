"""The die and the cup: geometry of the painter, and the buttons as people and screen readers meet them."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.cup_button import CupButton
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.throw import Place
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.cup import CupColors, mouth_center, paint_cup
from dicegames.ui.paint.die import (
    CANVAS,
    SPRITE_CANVAS,
    Pose,
    clearance,
    die_pixmap,
    paint_body,
    paint_die,
    rest_pose,
    rolling_pose,
    sprite_pixmap,
)
from dicegames.ui.theme import DieColors
from ui.page_help import places_of


def canvas(side: int = 300) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def count(widget: QWidget, color: QColor) -> int:
    """Return how many pixels of a widget have a colour."""
    return len(places_of(widget.grab().toImage(), color))


def painted(
    value: int, colors: DieColors, *, yaw: float = 0.0, size: float = 180, pose: Pose | None = None
) -> QImage:
    image = canvas()
    painter = QPainter(image)
    paint_die(painter, QPointF(150, 150), size, value, yaw, colors, pose=pose)
    painter.end()
    return image


def pips_on_top(image: QImage, colors: DieColors) -> int:
    """Count connected spots of the full pip colour; the sides' pips are paler, flecks don't count."""
    left = places_of(image, colors.pip)
    spots = 0
    while left:
        edge = [left.pop()]
        area = 0
        while edge:
            x, y = edge.pop()
            area += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.discard(near)
                    edge.append(near)
        spots += area > 30
    return spots


def turn_of(pose: Pose) -> float:
    (a, b, c), (d, e, f), (g, h, i) = pose
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


# -- painter


@pytest.mark.parametrize("value", range(1, 7))
def test_a_resting_die_shows_its_value_on_the_upper_face(look: Look, value: int) -> None:
    colors = look.dice_colors()
    for yaw in (-30, 0, 30):
        assert pips_on_top(painted(value, colors, yaw=yaw), colors) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_digits_stand_beside_the_pips_and_touch_none(look: Look, value: int) -> None:
    colors = look.dice_colors("digits")
    for yaw in (-30, 0, 30):
        assert pips_on_top(painted(value, colors, yaw=yaw), colors) == value + 1


def test_digits_are_there_from_the_size_on_at_which_they_can_be_read(look: Look) -> None:
    colors = look.dice_colors("digits")
    plain = replace(colors, digits=False)
    for size, has_digit in ((24, False), (44, True), (128, True)):
        assert (painted(4, colors, size=size) != painted(4, plain, size=size)) is has_digit


def test_poses_are_turns_without_mirroring_and_all_values_differ() -> None:
    poses = [rest_pose(value, 0) for value in range(1, 7)]
    assert len(set(poses)) == 6
    for value in range(1, 7):
        for yaw, axis, angle in ((0, 0, 0), (20, 45, 75), (-28, 135, 310)):
            assert turn_of(rolling_pose(value, yaw, axis, angle)) == pytest.approx(1.0)


def test_opposite_faces_sum_to_seven() -> None:
    for value in range(1, 7):
        below = [-part for part in rest_pose(value, 0)[2]]
        assert rest_pose(7 - value, 0)[2] == pytest.approx(below)


def test_a_half_turn_over_an_edge_ends_on_the_opposite_face(look: Look) -> None:
    colors = look.dice_colors()
    for value in (1, 2, 6):
        image = painted(value, colors, pose=rolling_pose(value, 0, 0, 180))
        assert pips_on_top(image, colors) == 7 - value


def test_a_turned_die_is_raised_so_that_no_corner_enters_the_cloth() -> None:
    assert clearance(rest_pose(3, 17)) == pytest.approx(0.0)
    assert clearance(rolling_pose(3, 0, 0, 45)) == pytest.approx(2**0.5 - 1)
    heights = [clearance(rolling_pose(3, 0, 30, angle)) for angle in range(0, 91, 5)]
    assert all(height >= -1e-9 for height in heights)


def test_the_upper_face_is_the_lightest(look: Look) -> None:
    image = painted(2, look.dice_colors())
    top = image.pixelColor(150, 130).lightnessF()  # between the two pips
    front = image.pixelColor(150, 205).lightnessF()
    assert top > front + 0.1


@pytest.mark.parametrize("yaw", [-30, -4, 0, 4, 30])
def test_the_shadow_is_not_clipped_by_the_pixmap(look: Look, yaw: float) -> None:
    for size in (44.0, 92.0, 128.0):
        image = die_pixmap(size, 1.0, 5, yaw, look.dice_colors()).toImage()
        last = image.width() - 1
        border = [
            image.pixelColor(x, y).alpha()
            for n in range(image.width())
            for x, y in ((n, 0), (n, last), (0, n), (last, n))
        ]
        assert max(border) <= 1


def test_a_turning_die_stays_inside_its_sprite(look: Look) -> None:
    size = 92.0
    for axis in (0, 45, 90, 135):
        for angle in range(0, 360, 15):
            image = sprite_pixmap(size, 1.0, (4, 20, axis, angle), look.dice_colors()).toImage()
            last = image.width() - 1
            assert all(
                image.pixelColor(x, y).alpha() == 0
                for n in range(image.width())
                for x, y in ((n, 0), (n, last), (0, n), (last, n))
            )
    assert abs(image.width() - SPRITE_CANVAS * size) <= 1


def test_pixmaps_are_cached_by_what_they_show(look: Look) -> None:
    ivory, cherry = look.dice_colors("ivory"), look.dice_colors("cherry")
    first = die_pixmap(60, 1.0, 3, 10, ivory)
    assert die_pixmap(60, 1.0, 3, 10.4, ivory).cacheKey() == first.cacheKey()
    others = [
        die_pixmap(61, 1.0, 3, 10, ivory),
        die_pixmap(60, 2.0, 3, 10, ivory),
        die_pixmap(60, 1.0, 4, 10, ivory),
        die_pixmap(60, 1.0, 3, 12, ivory),
        die_pixmap(60, 1.0, 3, 10, cherry),
    ]
    assert len({first.cacheKey()} | {picture.cacheKey() for picture in others}) == 6
    assert abs(others[1].width() - CANVAS * 120) <= 1
    assert others[1].devicePixelRatio() == 2.0


def test_a_seat_die_wears_the_seats_colours(look: Look) -> None:
    colors = look.seat("teal").die()
    image = painted(6, colors)
    assert pips_on_top(image, colors) == 6


def test_painters_leave_the_painter_as_it_was(look: Look) -> None:
    image = canvas()
    painter = QPainter(image)
    painter.setPen(QColor(Qt.GlobalColor.red))
    before = painter.transform()
    paint_body(painter, QPointF(50, 50), 40, rest_pose(1, 0), look.dice_colors())
    cup = CupColors(*(look.color(name) for name in ("wood_hi", "wood", "wood_lo", "cup_in")))
    paint_cup(painter, QRectF(100, 100, 60, 74), cup, 30)
    assert painter.transform() == before
    assert painter.pen().color() == QColor(Qt.GlobalColor.red)
    painter.end()


def test_a_tipped_cup_moves_its_mouth_to_the_left() -> None:
    rect = QRectF(200, 200, 100, 123)
    mouths = [mouth_center(rect, tilt) for tilt in (0, 10, 20, 30, 38)]
    assert all(after.x() < before.x() for before, after in pairwise(mouths))
    assert mouths[0].x() == 250


# -- die button


@pytest.fixture
def felt(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    parent.resize(400, 300)
    qtbot.addWidget(parent)
    return parent


def placed(look: Look, parent: QWidget, size: float = 92, x: float = 150) -> DieButton:
    die = DieButton(look, parent)
    die.set_places(size, Place(QPointF(x, 150), 20), Place(QPointF(x + 6, 144), 4))
    return die


def test_a_die_is_a_checkable_button_for_screen_readers(look: Look, felt: QWidget) -> None:
    look.set_motion(Motion.OFF)
    die = placed(look, felt)
    die.set_die(2, 5, False)
    felt.show()
    face = QAccessible.queryAccessibleInterface(die)
    assert face.role() is QAccessible.Role.CheckBox
    assert face.text(QAccessible.Text.Name) == "Die 2: 5"
    assert face.state().checkable
    assert not face.state().checked
    die.set_die(2, 5, True)
    assert face.state().checked
    die.setEnabled(False)
    assert face.state().disabled


def test_a_click_only_asks(look: Look, felt: QWidget, qtbot: QtBot) -> None:
    die = placed(look, felt)
    felt.show()
    with qtbot.waitSignal(die.clicked):
        QTest.mouseClick(die, Qt.MouseButton.LeftButton)
    assert not die.isChecked()
    die.setFocus()
    with qtbot.waitSignal(die.clicked):
        QTest.keyClick(die, Qt.Key.Key_Space)
    assert not die.isChecked()


def test_a_click_beside_the_die_is_none(look: Look, felt: QWidget) -> None:
    die = placed(look, felt)
    felt.show()
    heard: list[bool] = []
    die.clicked.connect(heard.append)
    QTest.mouseClick(die, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert heard == []


@pytest.mark.parametrize("size", [44, 64, 92, 128])
def test_a_die_is_large_enough_for_fingers_and_its_shadow(look: Look, felt: QWidget, size: int) -> None:
    die = placed(look, felt, size)
    assert min(die.hit_rect().width(), die.hit_rect().height()) >= 44
    assert die.width() >= 1.5 * size
    assert die.height() >= 1.5 * size
    # the middle of the button is the place that was asked for
    assert abs(die.geometry().center().x() + 0.5 - 150) <= 1


def test_keeping_moves_and_marks_the_die_and_releasing_brings_it_back(
    look: Look, felt: QWidget, qtbot: QtBot
) -> None:
    die = placed(look, felt)
    die.set_die(1, 4, False, animated=False)
    felt.show()
    ring = look.color("ring")
    loose = die.pos()
    free = count(die, ring)
    die.set_die(1, 4, True)
    qtbot.waitUntil(lambda: die.pos() != loose and count(die, ring) > 200, timeout=3000)
    die.finish()
    kept = die.grab().toImage()
    assert free == 0
    assert die.center == QPointF(156, 144)
    die.set_die(1, 4, False)
    die.finish()
    assert die.pos() == loose
    assert count(die, ring) == 0
    assert kept != die.grab().toImage()


def test_without_motion_keeping_is_done_at_once(look: Look, felt: QWidget) -> None:
    look.set_motion(Motion.OFF)
    die = placed(look, felt)
    felt.show()
    before = die.pos()
    die.set_die(1, 4, True)
    assert die.pos() == before + QPoint(6, -6)


def test_small_dice_show_the_lock_without_the_word(look: Look, felt: QWidget) -> None:
    look.set_motion(Motion.OFF)
    ring = look.color("ring")
    widths = []
    for size in (64, 92):
        die = placed(look, felt, size)
        die.set_die(1, 1, True)
        felt.show()
        image = die.grab().toImage()
        row = image.height() // 2 + round(0.64 * size) + 9  # below the ring box only the tag is left
        widths.append(sum(image.pixelColor(x, row).rgb() == ring.rgb() for x in range(image.width())))
        die.hide()
    assert 10 < widths[0] <= 24
    assert widths[1] > 40


def test_a_die_out_of_play_is_mixed_with_the_cloth(look: Look, felt: QWidget) -> None:
    die = placed(look, felt)
    felt.show()
    middle = QPoint(die.width() // 2, die.height() // 2 - 24)

    def shown() -> QColor:
        picture = QPixmap(die.size())
        picture.fill(Qt.GlobalColor.black)
        die.render(picture, renderFlags=QWidget.RenderFlag.IgnoreMask)
        return picture.toImage().pixelColor(middle)

    bright = shown().lightnessF()
    die.set_dimmed(True)
    die.finish()
    assert shown().lightnessF() == pytest.approx(0.55 * bright, abs=0.05)


def test_the_focus_ring_comes_with_the_keyboard_only(look: Look, felt: QWidget, qtbot: QtBot) -> None:
    first, second = placed(look, felt, 64, 100), placed(look, felt, 64, 260)
    with qtbot.waitActive(felt):
        felt.show()

    def lit() -> int:
        return count(felt, look.color("focus_felt"))

    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert first.hasFocus()
    after_click = lit()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert lit() > after_click + 300


def test_a_die_speaks_the_new_language(look: Look, felt: QWidget) -> None:
    die = placed(look, felt)
    die.set_die(3, 6, False)
    die.setAccessibleName("")
    QCoreApplication.sendEvent(die, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.sendEvent(die, QEvent(QEvent.Type.LanguageChange))
    assert die.accessibleName() == "Die 3: 6"


# -- cup button


def test_the_cup_is_a_button_named_roll(look: Look, felt: QWidget, qtbot: QtBot) -> None:
    cup = CupButton(look, felt)
    cup.set_cup_rect(QRectF(150, 80, 100, 123))
    felt.show()
    face = QAccessible.queryAccessibleInterface(cup)
    assert face.role() is QAccessible.Role.Button
    assert face.text(QAccessible.Text.Name) == "Roll"
    middle = cup.cup_rect.center().toPoint() - cup.pos()
    with qtbot.waitSignal(cup.clicked):
        QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=middle)


def test_the_cups_shadow_takes_no_clicks(look: Look, felt: QWidget) -> None:
    cup = CupButton(look, felt)
    cup.set_cup_rect(QRectF(150, 80, 100, 123))
    felt.show()
    heard: list[bool] = []
    cup.clicked.connect(heard.append)
    QTest.mouseClick(cup, Qt.MouseButton.LeftButton, pos=QPoint(4, cup.height() - 4))
    assert heard == []


@pytest.mark.parametrize("tilt", [0, 20, 38])
def test_the_cup_is_not_clipped_while_it_tips(look: Look, felt: QWidget, tilt: int) -> None:
    cup = CupButton(look, felt)
    cup.set_cup_rect(QRectF(170, 80, 100, 123))
    cup.set_tilt(tilt)
    image = QImage(cup.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    cup.render(image, renderFlags=QWidget.RenderFlag.IgnoreMask)
    right, bottom = image.width() - 1, image.height() - 1
    edge = [image.pixelColor(x, y).alpha() for x in range(right + 1) for y in (0, bottom)]
    edge += [image.pixelColor(x, y).alpha() for y in range(bottom + 1) for x in (0, right)]
    assert max(edge) <= 3
    assert max(image.pixelColor(x, bottom // 2).alpha() for x in range(right)) == 255
