"""Where things lie in a tray with a rail for secured dice: pure geometry, logical pixels."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.layout import (
    COMPACT_WIDTH,
    CUP_LEAST,
    CUP_MAX,
    DIE_MAX,
    DIE_MIN,
    PADDING,
    PITCH,
    SLOT_GAP,
    SPREAD,
    START_CUP_MAX,
    TrayLayout,
    arranged,
    cup_around,
    felt_rect,
    fitting,
    grown,
    patterns,
    size_in,
    words_zoom,
)
from dicegames.ui.paint.cup import ASPECT

_SLOT = 0.72  # side of an empty place, of the distance of two places
_DIE = 0.86  # size of a secured die, of the distance of two places
# the largest distance of two places in the rail: of the height, within limits
_PITCH_SHARE, _PITCH_SMALL, _PITCH_MOST = 0.14, 64.0, 110.0
_SMALL_DIE = 64.0
_AT_END = 5.0  # least room below the last place in the rail
_AROUND = (1.70, 1.70)  # one loose die with its margins; nothing hangs over its edge here
_OVER_CUP = 1.55  # the height of such a die above the cup
_DISC_GAP = 12.0


_COMPACT_HEIGHT = 280
_WORDS_WIDTH = 480


def is_compact(width: float, height: float) -> bool:
    """Tell whether a tray of this size takes small letters and no words at rail and cup."""
    return width < COMPACT_WIDTH or height < _COMPACT_HEIGHT


def has_words(width: float, height: float) -> bool:
    """Tell whether a tray of this size has words at rail and cup."""
    return width >= _WORDS_WIDTH and height >= _COMPACT_HEIGHT


def rail_padding(width: float, height: float) -> float:
    """Return how far things keep from the edge of a tray of this size."""
    return PADDING[is_compact(width, height)] * words_zoom(width, height)


@dataclass(frozen=True, slots=True)
class RailLayout(TrayLayout):
    """Hold the geometry of one tray with a rail; `slots` are the middles of the places in it."""

    fits: float  # the size of loose dice that would have room; less than `size` where the least has none
    rail: QRectF
    caption: QRectF
    slots: tuple[QPointF, ...]
    slot: float
    pitch: float
    secured: float
    discs: QRectF
    start_discs: QRectF
    cup_hint: QRectF


@dataclass(frozen=True, slots=True)
class Needs:
    """Say how much room words and marks need: heights, and the sizes of what stands below the cup."""

    heading: Callable[[float], float]  # its height, by its width
    caption: tuple[float, float]
    discs: tuple[float, float]
    cup_hint: tuple[float, float]


def rail_layout(
    width: float, height: float, count: int, needs: Needs, hint_height: Callable[[float], float]
) -> RailLayout:
    """Return where `count` dice and everything around them lie, the rail at the left.

    `hint_height` tells how high the hint is for a width. The dice are as large as they can be.
    """
    felt, pad, compact = felt_rect(width, height), rail_padding(width, height), is_compact(width, height)
    heading = QRectF(pad, 0.62 * pad, width - 2 * pad, needs.heading(width - 2 * pad))
    upper = heading.bottom() + 0.4 * pad
    rail, caption, slots, pitch = _rail(felt, upper, count, pad, needs.caption)
    if _is_wide(slots):  # no room for one column: the rail begins beside the heading
        beside_top = felt.top() + 0.5 * pad
        rail, caption, slots, pitch = _rail(felt, beside_top, count, pad, needs.caption)
        if _is_wide(slots) and compact:  # the lock alone is worth less than a column
            rail, caption, slots, pitch = _rail(felt, beside_top, count, pad, (0.0, 0.0))
        heading.setLeft(rail.right() + pad)
        heading.setHeight(needs.heading(heading.width()))
        upper = heading.bottom() + 0.4 * pad
    left = rail.right() + 0.5 * pad

    below = needs.discs[1] + _DISC_GAP + (needs.cup_hint[1] + 6 if needs.cup_hint[1] else 0)
    cup_width = min(grown(CUP_MAX, width, height), max(CUP_LEAST, 0.3 * min(width, height) - 46.0))
    cup = QRectF(0, 0, cup_width, cup_width / ASPECT)
    # the widest of the cup with its shadow and its marks
    block = max(1.24 * cup_width, needs.discs[0], needs.cup_hint[0])
    cup.moveCenter(QPointF(width - pad - block / 2, 0))
    cup.moveBottom(height - 0.85 * pad - below)
    discs = _centred(cup.center().x(), cup.bottom() + _DISC_GAP, needs.discs)
    cup_hint = _centred(cup.center().x(), discs.bottom() + 6, needs.cup_hint)

    hint_width = cup.center().x() - block / 2 - 0.5 * pad - left
    hint_top = height - 0.85 * pad - hint_height(hint_width)
    hint = QRectF(left, hint_top, hint_width, height - 0.85 * pad - hint_top)
    wide = width - pad - left
    for tall in (hint_height(wide), 0.0):
        start_hint = QRectF(left, height - 1.1 * pad - tall, wide, tall)
        room = QRectF(left, upper, wide, start_hint.top() - upper)
        start_cup, start_discs = _start(room, needs.discs)
        if start_cup.width() >= CUP_LEAST:
            break  # else it is worth more than the words that tell of it

    top = heading.bottom()
    above = QRectF(left, top, felt.right() - left, min(cup.top(), hint_top) - top)
    beside = QRectF(left, top, cup.left() - 0.1 * cup_width - left, hint_top - top)
    whole = QRectF(left, top, felt.right() - left, hint_top - top)
    tries = [(area, rows) for area in (above, beside) for rows in patterns(count)]
    area, rows = max(tries, key=_size_in)
    (size, places), fits = arranged(area, rows, _AROUND), fitting(area, rows, _AROUND)
    stepped = _stepped(whole, beside, cup.top(), count)
    if stepped is not None and stepped[0] > size:
        (size, places), fits = stepped, stepped[0]
    if size < _SMALL_DIE and hint.height() > 0:  # dice are worth more than the words that tell of them
        bare = rail_layout(width, height, count, needs, _no_hint)
        if (bare.size, bare.fits) > (size, fits):
            return replace(bare, start_hint=start_hint, start_cup=start_cup, start_discs=start_discs)
    return RailLayout(
        felt=felt,
        heading=heading,
        hint=hint,
        start_hint=start_hint,
        cup=cup,
        start_cup=start_cup,
        size=size,
        fits=fits,
        places=places,
        rail=rail,
        caption=caption,
        slots=slots,
        slot=_SLOT * pitch,
        pitch=pitch,
        secured=min(size, _DIE * pitch),
        discs=discs,
        start_discs=start_discs,
        cup_hint=cup_hint,
    )


def _is_wide(slots: tuple[QPointF, ...]) -> bool:
    return len({slot.x() for slot in slots}) > 1


def _no_hint(width: float) -> float:
    return 0.0


def _size_in(place: tuple[QRectF, tuple[int, ...]]) -> tuple[float, float]:
    """Return the size of dice that lie so, and how far they fit, up to a good deal of free room."""
    return size_in(*place, _AROUND)


def _rail(
    felt: QRectF, top: float, count: int, pad: float, words: tuple[float, float]
) -> tuple[QRectF, QRectF, tuple[QPointF, ...], float]:
    """Return the rail, its caption, its places and their distance: one column, or more where it is low."""
    edge = 0.5 * pad
    bottom = felt.bottom() - edge
    above = 0.3 * pad
    head = words[1] + above
    room = bottom - top - head
    # on a narrow tray one column is worth more than the full distance
    least = DIE_MIN + (SLOT_GAP if felt.width() >= COMPACT_WIDTH else 1.0)
    most = min(
        grown(_PITCH_MOST, felt.width(), felt.height()), max(_PITCH_SMALL, _PITCH_SHARE * felt.height())
    )
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        # the last place needs no distance to a next one, only a little to the edge
        pitch = min(most, (room - _AT_END) / (rows - (1 - _SLOT) / 2))
        if pitch >= least:
            break
    pitch = max(pitch, least)
    width = max(columns * pitch - (pitch - _SLOT * pitch) + 1.2 * pad, words[0] + 0.8 * pad)
    rail = QRectF(felt.left() + edge, top, width, bottom - top)
    caption = _centred(rail.center().x(), top + above, words)
    first = top + head + pitch / 2
    slots = tuple(
        QPointF(
            round(rail.center().x() + (place % columns - (columns - 1) / 2) * pitch),
            round(first + place // columns * pitch),
        )
        for place in range(count)
    )
    return rail, caption, slots, pitch


def _stepped(
    whole: QRectF, beside: QRectF, cup_top: float, count: int
) -> tuple[float, tuple[QPointF, ...]] | None:
    """Return the arrangement of two rows of which only the upper one reaches over the cup, if it fits."""
    upper, lower = (count + 1) // 2, count // 2
    if not lower:
        return None
    size = min(
        COMPACT_WIDTH,
        grown(DIE_MAX, whole.width(), whole.height()),
        whole.width() / (_AROUND[0] + (upper - 1) * PITCH[0]),
        beside.width() / (_AROUND[0] + (lower - 1) * PITCH[0]),
        whole.height() / (_AROUND[1] + PITCH[1]),
        (cup_top - whole.top()) / _OVER_CUP,
    )
    size = float(int(size))
    if size < DIE_MIN:
        return None
    step = min(SPREAD[1], whole.height() / size - _AROUND[1]) * size
    first = min(whole.center().y() - step / 2, cup_top - _OVER_CUP / 2 * size)
    places: list[QPointF] = []
    for y, length, area in ((first, upper, whole), (first + step, lower, beside)):
        free = (area.width() / size - _AROUND[0]) / max(1, length - 1)
        pitch = max(PITCH[0], min(SPREAD[0], free)) * size
        middle = area.center().x()
        places += [
            QPointF(round(middle + (column - (length - 1) / 2) * pitch), round(y)) for column in range(length)
        ]
    return size, tuple(places)


def _start(room: QRectF, discs: tuple[float, float]) -> tuple[QRectF, QRectF]:
    """Return the large cup before the first roll, and the marks below it."""
    free = room.height() - discs[1] - 2 * _DISC_GAP
    most = min(0.66 * free, 0.42 * room.width(), grown(START_CUP_MAX, room.width(), room.height()))
    cup = cup_around(QPointF(room.center().x(), room.top() + 0.5 * free), most, free)
    return cup, _centred(cup.center().x(), cup.bottom() + 1.5 * _DISC_GAP, discs)


def _centred(x: float, top: float, size: tuple[float, float]) -> QRectF:
    return QRectF(x - size[0] / 2, top, *size)
