"""Where things lie in the tray of 10.000: pure geometry, logical pixels."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.aside_cloth import LINE, ROW_GAP, lie_of
from dicegames.ui.dice.aside_rail_layout import RailNeeds, RailPlan, rail_height, rail_plan
from dicegames.ui.dice.layout import (
    COMPACT_WIDTH,
    CUP_MAX,
    DIE_MAX,
    DIE_MIN,
    PADDING,
    START_CUP_MAX,
    TrayLayout,
    felt_rect,
    grown,
    words_zoom,
)
from dicegames.ui.paint.cup import ASPECT

TAG = 24.0  # height of the tag with the points, which hangs half below its ring

_COMPACT_HEIGHT = 340
_DIE_SHARE = 0.205  # the largest die, of the shorter side of the tray
_RAIL_SHARE, _RAIL_MOST = 0.105, 96.0  # dice in the rail, of the height
_CUP = {
    False: 0.2,
    True: 0.165,
}  # width of the cup, of the shorter side of the tray; beside more than _FEW dice
_FEW = 3
_CUP_LEAST = 46.0  # narrower at its foot, and a target for fingers all the same
_CUP_SHARE = 0.62  # height of the cup, of the cloth
_CLOTH_LEAST = 150.0  # with less the note goes beside the headline
_WORDS = ((False, True), (True, True), (True, False))  # is the note beside it; are there words above the rail


@dataclass(frozen=True, slots=True)
class AsideLayout(TrayLayout):
    """Hold the geometry of one tray; `rings` go round the groups of the roll, `cloth` is free for dice.

    `note_beside` tells that the note stands at the right of the headline; without `has_cup` there is no room
    for the cup beside dice.
    """

    cloth: QRectF
    rings: tuple[QRectF, ...]
    grouped: frozenset[int]
    rail: QRectF
    plan: RailPlan
    note_beside: bool
    has_cup: bool


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
    pad = PADDING[compact] * words_zoom(width, height)
    wide, top, edge = width - 2 * pad, 0.62 * pad, 0.8 * pad
    tag = max(TAG, needs.caption + 3.0)
    row_least = LINE * DIE_MIN + tag / 2 + ROW_GAP
    most = min(grown(DIE_MAX, width, height), max(DIE_MIN, _DIE_SHARE * min(width, height)))
    die = min(grown(_RAIL_MOST, width, height), max(DIE_MIN, float(int(_RAIL_SHARE * height))))
    # at first ways with room for the cup are looked for, then any
    for with_cup, (note_beside, has_header) in product((True, False), _WORDS):
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
        plan = rail_plan(rail.width(), die, needs, compact=compact, has_header=has_header)
        cup = _cup(width, height, pad, cloth, count)
        area = QRectF(pad, cloth.top(), wide, cloth.height())
        lie = lie_of(area, cup, count, groups, most, tag)
        is_high = cloth.height() >= (row_least if note_beside else _CLOTH_LEAST)
        if is_high and _is_apart(plan) and (lie.fits or not with_cup):
            break
    has_cup = lie.fits
    if not has_cup:
        lie = lie_of(area, None, count, groups, most, tag)
    return AsideLayout(
        felt=felt,
        heading=heading,
        hint=note,
        start_hint=note,
        cup=cup,
        start_cup=_start_cup(cloth),
        size=lie.size,
        places=lie.places,
        cloth=cloth,
        rings=lie.rings,
        grouped=frozenset(die for group in groups for die in group),
        rail=rail,
        plan=plan,
        note_beside=note_beside,
        has_cup=has_cup,
    )


def _is_apart(plan: RailPlan) -> bool:
    """Tell whether no group lies under the words on the sum."""
    groups = [box.united(words) for box, words in zip(plan.boxes, plan.captions, strict=True)]
    return not any(group.intersects(words) for group in groups for words in (plan.label, plan.total))


def _cup(width: float, height: float, pad: float, cloth: QRectF, count: int) -> QRectF:
    """Return the cup's place; it steps back where many dice lie."""
    share = _CUP[count > _FEW]
    most = min(
        grown(CUP_MAX, width, height), share * min(width, height), _CUP_SHARE * ASPECT * cloth.height()
    )
    wide = max(_CUP_LEAST, most)
    cup = QRectF(0, 0, wide, wide / ASPECT)
    cup.moveBottomRight(QPointF(width - pad - 0.15 * wide, cloth.bottom() - 0.05 * cloth.height()))
    return cup


def _start_cup(cloth: QRectF) -> QRectF:
    room = cloth.height()
    least = min(0.9 * room, _CUP_LEAST / ASPECT)
    tall = min(0.7 * room, 0.42 * cloth.width(), grown(START_CUP_MAX, cloth.width(), room))
    height = max(least, tall)
    cup = QRectF(0, 0, height * ASPECT, height)
    cup.moveCenter(cloth.center())
    return cup
