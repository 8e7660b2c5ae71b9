"""Where things lie in the tray of 10.000: pure geometry, logical pixels."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.aside_rail_layout import RailNeeds, RailPlan, rail_height, rail_plan
from dicegames.ui.dice.layout import (
    COMPACT_WIDTH,
    CUP_MAX,
    DIE_MAX,
    DIE_MIN,
    PADDING,
    RING,
    START_CUP_MAX,
    TrayLayout,
    felt_rect,
    grown,
)
from dicegames.ui.paint.cup import ASPECT

TAG = 24.0  # height of the tag with the points, which hangs half below its ring

_COMPACT_HEIGHT = 340
_LOOSE = 1.5  # room for a loose die, of its size: it is turned and lies beside its place
_LINE = 1.36
_GAP = 0.3
_ROW_GAP = 8.0
_MOST_ROWS = 3
_WORTH = 1.06  # how much larger dice must become for one more row
_DIE_SHARE = 0.19  # the largest die, of the shorter side of the tray
_RAIL_SHARE, _RAIL_MOST = 0.105, 96.0  # dice in the rail, of the height
_CUP_SHARE = 0.62  # height of the cup, of the cloth
_CLOTH_LEAST = 150.0  # with less the note goes beside the headline


@dataclass(frozen=True, slots=True)
class AsideLayout(TrayLayout):
    """Hold the geometry of one tray; `rings` go round the groups of the roll, `cloth` is free for dice.

    `note_beside` tells that the note stands at the right of the headline.
    """

    cloth: QRectF
    rings: tuple[QRectF, ...]
    grouped: frozenset[int]
    rail: QRectF
    plan: RailPlan
    note_beside: bool


def is_compact(width: float, height: float) -> bool:
    """Tell whether a tray of this size takes small letters."""
    return width < COMPACT_WIDTH or height < _COMPACT_HEIGHT


def aside_layout(
    width: float,
    height: float,
    count: int,
    groups: tuple[tuple[int, ...], ...],
    needs: RailNeeds,
    heading_height: Callable[[float], float],
    note_height: Callable[[float], float],
) -> AsideLayout:
    """Return where `count` dice, those of `groups` together, and everything around them lie.

    `heading_height` and `note_height` tell how high the words are for a width; what they say should not
    change it during a roll, since the dice are as large as they can be.
    """
    felt, compact = felt_rect(width, height), is_compact(width, height)
    pad = PADDING[compact]
    wide, top, edge = width - 2 * pad, 0.62 * pad, 0.8 * pad
    tag = max(TAG, needs.caption + 3.0)
    row_least = _LINE * DIE_MIN + tag / 2 + _ROW_GAP
    die = min(grown(_RAIL_MOST, width, height), max(DIE_MIN, float(int(_RAIL_SHARE * height))))
    for note_beside, has_header in ((False, True), (True, True), (True, False)):
        half = (wide - pad) / 2 if note_beside else wide
        head = max(heading_height(half), note_height(half) if note_beside else 0.0)
        tall = rail_height(die, needs, compact, has_header)
        rail = QRectF(edge, height - edge - tall, width - 2 * edge, tall)
        heading = QRectF(pad, top, half, head)
        note_tall = 0.0 if note_beside else note_height(wide)
        if note_beside:
            note = QRectF(pad + wide - half, top, half, head)
        else:
            note = QRectF(pad, rail.top() - 0.5 * pad - note_tall, wide, note_tall)
        bottom = rail.top() - 4.0 if note_beside else note.top()
        upper = heading.bottom() + (0.0 if compact else 6.0)
        cloth = QRectF(felt.left(), upper, felt.width(), bottom - upper)
        if cloth.height() >= (row_least if note_beside else _CLOTH_LEAST):
            break
    cup = _cup(width, height, pad, cloth)
    area = cloth.adjusted(0.5 * pad, 0.0, -0.5 * pad, 0.0)
    above = QRectF(area.left(), area.top(), area.width(), cup.top() - area.top())
    beside = QRectF(area.left(), area.top(), cup.left() - 0.2 * cup.width() - area.left(), area.height())
    most = min(grown(DIE_MAX, width, height), max(DIE_MIN, _DIE_SHARE * min(width, height)))
    size, places, rings = _dice((above, beside), count, groups, most, tag)
    return AsideLayout(
        felt=felt,
        heading=heading,
        hint=note,
        start_hint=note,
        cup=cup,
        start_cup=_start_cup(cloth),
        size=size,
        places=places,
        cloth=cloth,
        rings=rings,
        grouped=frozenset(die for group in groups for die in group),
        rail=rail,
        plan=rail_plan(rail.width(), die, needs, compact=compact, has_header=has_header),
        note_beside=note_beside,
    )


def _cup(width: float, height: float, pad: float, cloth: QRectF) -> QRectF:
    most = min(
        grown(CUP_MAX, width, height), 0.3 * min(width, height) - 46.0, _CUP_SHARE * ASPECT * cloth.height()
    )
    wide = max(44.0, most)
    cup = QRectF(0, 0, wide, wide / ASPECT)
    cup.moveBottomRight(QPointF(width - pad - 0.15 * wide, cloth.bottom() - 0.05 * cloth.height()))
    return cup


def _start_cup(cloth: QRectF) -> QRectF:
    height = min(
        0.8 * cloth.height(), 0.42 * cloth.width(), grown(START_CUP_MAX, cloth.width(), cloth.height())
    )
    cup = QRectF(0, 0, height * ASPECT, height)
    cup.moveCenter(cloth.center())
    return cup


def _dice(
    areas: tuple[QRectF, ...], count: int, groups: tuple[tuple[int, ...], ...], most: float, tag: float
) -> tuple[float, tuple[QPointF, ...], tuple[QRectF, ...]]:
    """Return size and places of all dice and the rings of the groups; the size is the largest, nearly."""
    together = {die for group in groups for die in group}
    under = tag / 2 + _ROW_GAP if groups else 0.0
    items = [*groups, *((die,) for die in range(count) if die not in together)]
    best: tuple[float, list[list[int]], QRectF] | None = None
    for rows in _rows(len(items)):
        for area in areas:
            size = _size(items, len(groups), rows, area, most, under)
            if best is None or size > _WORTH * best[0]:
                best = size, rows, area
    if best is None:
        return most, (), ()
    size, rows, area = max(best[0], DIE_MIN), best[1], best[2]
    size = float(int(size))
    return size, *_placed(items, len(groups), rows, area, size, under)


def _rows(count: int) -> list[list[list[int]]]:
    """Return all ways to lay items in their order in rows, fewer rows first."""
    ways = []
    for rows in range(1, min(_MOST_ROWS, count) + 1):
        for cuts in combinations(range(1, count), rows - 1):
            ends = (0, *cuts, count)
            ways.append([list(range(ends[row], ends[row + 1])) for row in range(rows)])
    return ways


def _share(items: list[tuple[int, ...]], grouped: int, item: int) -> float:
    """Return the width of an item, of the die's size."""
    return RING * len(items[item]) if item < grouped else _LOOSE


def _size(
    items: list[tuple[int, ...]], grouped: int, rows: list[list[int]], area: QRectF, most: float, under: float
) -> float:
    """Return how large dice in such rows can be in an area."""
    height = (area.height() - len(rows) * under) / (len(rows) * (_LINE if grouped else _LOOSE))
    widest = max(sum(_share(items, grouped, item) for item in row) + _GAP * (len(row) - 1) for row in rows)
    return min(most, height, area.width() / widest)


def _placed(
    items: list[tuple[int, ...]], grouped: int, rows: list[list[int]], area: QRectF, size: float, under: float
) -> tuple[tuple[QPointF, ...], tuple[QRectF, ...]]:
    """Return the places of all dice by their index, and the rings of the groups."""
    gap = _GAP * size
    widths = [sum(_share(items, grouped, item) * size for item in row) + gap * (len(row) - 1) for row in rows]
    step = (_LINE if grouped else _LOOSE) * size + under
    free = max(0.0, area.height() - step * len(rows))
    step += min(free / (len(rows) + 1), 0.3 * size)
    left = round(area.center().x() - max(widths) / 2)
    places: dict[int, QPointF] = {}
    rings = []
    for number, row in enumerate(rows):
        y = round(
            area.center().y() + (number - (len(rows) - 1) / 2) * step - 0.4 * under
        )  # the tags belong to their row
        x = float(left)
        for item in row:
            dice, wide = items[item], _share(items, grouped, item) * size
            pitch = RING * size
            for at, die in enumerate(dice):
                places[die] = QPointF(round(x + wide / 2 + (at - (len(dice) - 1) / 2) * pitch), y)
            if item < grouped:
                high = RING * size
                rings.append(QRectF(round(x), round(y - high / 2), round(wide), round(high)))
            x += wide + gap
    return tuple(places[die] for die in sorted(places)), tuple(rings)
