"""Where things lie in a dice tray of a given size: pure geometry, logical pixels."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.paint.cup import ASPECT

HIT = 1.1  # side of the touchable part of a free die, of its size
RING = 1.28  # side of the ring box round a kept die, of the die's size
DIE_MIN, DIE_MAX = 44.0, 128.0
CUP_MAX, START_CUP_MAX = 140.0, 300.0  # the width in its corner, and the height before the first roll
CUP_LEAST = 44.0  # wide: a target for fingers
# how far a loose die lies beside the middle of its place at most, of its size: close together, with room
JITTER, JITTER_MOST = 0.12, 0.20
SLOT_GAP = 6.0  # least room between the touchable parts of two kept dice
COMPACT_WIDTH = 400
PADDING = {False: 25.0, True: 16.0}  # how far things keep from the edge; the second on compact trays

_LARGE = 700.0  # from this length of its shorter side on, what lies on a tray grows with it
_EASY = 1.3  # dice that would still fit so many times larger lie well
_ZOOM_MAX = 2.0  # of words on such a tray
_EDGE = 7.0  # wood and line round the cloth
PITCH = (1.48, 1.66)  # distance of two places, of the die's size
SPREAD = (1.56, 1.74)  # the same where there is room
AROUND = (1.70, 2.00)  # one place with its margins


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """Hold the geometry of one tray; `places` are the middles of the dice."""

    felt: QRectF
    heading: QRectF
    hint: QRectF
    start_hint: QRectF
    cup: QRectF
    start_cup: QRectF
    size: float
    places: tuple[QPointF, ...]


def side_of(width: float, height: float) -> float:
    """Return how far words keep from the sides of a tray of this size."""
    return PADDING[width < COMPACT_WIDTH] * words_zoom(width, height)


def tray_layout(
    width: float, height: float, count: int, heading_height: float, hint_height: Callable[[float], float]
) -> TrayLayout:
    """Return where `count` dice and everything around them lie.

    `hint_height` tells how high the hint is for a width. The dice are as large as they can be between
    DIE_MIN and DIE_MAX (more on very large trays), in one, two or three rows; where the smallest have no
    room, the hint is left out.
    """
    felt, pad = felt_rect(width, height), side_of(width, height)
    top = 0.62 * pad
    cup_width = min(grown(CUP_MAX, width, height), max(CUP_LEAST, 0.3 * min(width, height) - 46.0))
    cup = QRectF(0, 0, cup_width, cup_width / ASPECT)
    cup.moveBottomRight(QPointF(width - pad - 0.05 * cup_width, height - pad))
    heading = QRectF(pad, top, width - 2 * pad, heading_height)
    hint_width = cup.left() - 0.35 * cup_width - pad
    hint_top = height - 0.85 * pad - hint_height(hint_width)
    hint = QRectF(pad, hint_top, hint_width, height - 0.85 * pad - hint_top)
    wide = width - 2 * pad
    upper = heading.bottom()
    for tall in (hint_height(wide), 0.0):
        start_hint = QRectF(pad, height - 1.4 * pad - tall, wide, tall)
        start_cup = _start_cup(width, upper, start_hint.top())
        if start_cup.width() >= CUP_LEAST:
            break  # else it is worth more than the words that tell of it

    above = QRectF(felt.left(), upper, felt.width(), min(cup.top(), hint.top()) - upper)
    beside = QRectF(felt.left(), upper, cup.left() - felt.left(), hint.top() - upper)
    area, rows = max(((area, rows) for area in (above, beside) for rows in patterns(count)), key=_lying)
    if fitting(area, rows) < DIE_MIN and hint.height() > 0:
        return tray_layout(width, height, count, heading_height, _no_hint)
    size, places = arranged(area, rows)
    return TrayLayout(
        felt=felt,
        heading=heading,
        hint=hint,
        start_hint=start_hint,
        cup=cup,
        start_cup=start_cup,
        size=size,
        places=places,
    )


def wander(places: tuple[QPointF, ...], size: float) -> tuple[float, float]:
    """Return how far dice may lie beside their places, across and along, of their size.

    Where they lie far apart they wander more, and still keep SLOT_GAP between what takes taps.
    """
    across = along = 2 * JITTER_MOST * size + HIT * size + SLOT_GAP
    for one, other in combinations(places, 2):
        off = one - other
        if abs(off.y()) < 0.5 * size:
            across = min(across, abs(off.x()))
        else:
            along = min(along, abs(off.y()))
    far = [(apart - SLOT_GAP - HIT * size) / (2 * size) for apart in (across, along)]
    return max(JITTER, far[0]), max(JITTER, far[1])


def grown(most: float, width: float, height: float) -> float:
    """Return how large something may be on a place of this size; `most` holds up to the usual sizes."""
    return most * max(1.0, min(width, height) / _LARGE)


def words_zoom(width: float, height: float) -> float:
    """Return how much larger words and marks are on a tray of this size."""
    return min(_ZOOM_MAX, grown(1.0, width, height))


def felt_rect(width: float, height: float) -> QRectF:
    """Return the cloth of a tray, inside its wood."""
    return QRectF(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)


def _no_hint(width: float) -> float:
    return 0.0


def _lying(place: tuple[QRectF, tuple[int, ...]]) -> tuple[float, float]:
    return size_in(*place)


def size_in(area: QRectF, rows: tuple[int, ...], around: tuple[float, float] = AROUND) -> tuple[float, float]:
    """Return the size of dice that lie so, and how far they fit, up to a good deal of free room."""
    size = arranged(area, rows, around)[0]
    return size, min(_EASY * size, fitting(area, rows, around))


def fitting(area: QRectF, rows: tuple[int, ...], around: tuple[float, float] = AROUND) -> float:
    """Return the largest size, however small, at which dice in such rows stay in an area."""
    needed = (around[0] + (max(rows) - 1) * PITCH[0], around[1] + (len(rows) - 1) * PITCH[1])
    return min(area.width() / needed[0], area.height() / needed[1])


def patterns(count: int) -> list[tuple[int, ...]]:
    """Return the ways to lay `count` dice in rows, the upper rows never shorter than the lower ones."""
    patterns = []
    for rows in range(1, min(3, count) + 1):
        longest = ceil(count / rows)
        full, rest = divmod(count, longest)
        patterns.append((longest,) * full + ((rest,) if rest else ()))
    return patterns


def arranged(
    area: QRectF, rows: tuple[int, ...], around: tuple[float, float] = AROUND
) -> tuple[float, tuple[QPointF, ...]]:
    """Return the size of dice in such rows in the middle of an area, and their places.

    `around` is the room for one place with its margins, of the die's size.
    """
    columns, lines = max(rows), len(rows)
    most = grown(DIE_MAX, area.width(), area.height())
    size = float(max(DIE_MIN, int(min(most, fitting(area, rows, around)))))
    spread = [
        min(most, (room / size - around) / steps) if steps else 0.0
        for most, room, around, steps in zip(
            SPREAD, (area.width(), area.height()), around, (columns - 1, lines - 1), strict=True
        )
    ]
    pitch_x, pitch_y = (max(least, wish) * size for least, wish in zip(PITCH, spread, strict=True))
    middle = area.center()
    places = []
    for line, length in enumerate(rows):
        # a shorter row keeps a little to the left, away from the cup
        shift = 0.16 * size if length < columns and lines > 1 else 0.0
        for column in range(length):
            x = middle.x() + (column - (length - 1) / 2) * pitch_x - shift
            y = middle.y() + (line - (lines - 1) / 2) * pitch_y
            places.append(QPointF(round(x), round(y)))
    return size, tuple(places)


def _start_cup(width: float, upper: float, lower: float) -> QRectF:
    room = lower - upper
    most = min(0.62 * room, 0.42 * width, grown(START_CUP_MAX, width, room))
    return cup_around(QPointF(width / 2, upper + 0.52 * room), most, room)


def cup_around(center: QPointF, height: float, room: float) -> QRectF:
    """Return a cup of this height, or one that a finger hits if `room` is high enough for it."""
    height = max(height, min(CUP_LEAST / ASPECT, 0.9 * room))
    cup = QRectF(0, 0, height * ASPECT, height)
    cup.moveCenter(center)
    return cup
