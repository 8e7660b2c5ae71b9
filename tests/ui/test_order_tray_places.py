"""The dice row of Order Cards: where things lie, and that they keep apart."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.order_die import OrderDie
from dicegames.ui.dice.order_layout import WordNeeds, order_layout
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_words import place_text
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.action_bar import SMALL_HEIGHT, ActionBar
from ui.order_tray_help import (
    PLACING,
    ROLLING,
    SIX,
    SIZES,
    WITH_BONUS,
    Clock,
    dice_of,
    empty_table,
    layout_of,
    row_on,
)
from ui.page_help import make_look
from words import Words, installed

NEEDS = WordNeeds(140, 145, 44, 44)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    return empty_table(qtbot)


@pytest.fixture
def tray(look: Look, qtbot: QtBot, table: QWidget) -> OrderTray:
    return row_on(look, qtbot, table)


def hits(tray: OrderTray) -> list[QRectF]:
    return [die.hit_rect().translated(QPointF(die.pos())) for die in tray.dice]


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
