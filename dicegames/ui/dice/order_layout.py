"""Where things lie in the dice row of Order Cards: pure geometry, logical pixels."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.layout import DIE_MAX, DIE_MIN, RING, TrayLayout, felt_rect
from dicegames.ui.paint.cup import ASPECT

PITCH_MIN = 50.0  # of dice that share the row with the cup

_PITCH, _SPREAD = 1.40, 1.66  # distance of two dice, of their size: the least that is liked, and the most
_CLOSEST = 0.86  # size of a die of its distance, where room is short: a ring still fits round it
_PITCH_WITH_WORDS = 60.0
_RING_GAP = 3.0
_OVERHANG = 12.0  # of a tag or badge over its ring
_SIDE = 20.0
_GAP = 12.0
_CUP_SHARE, _CUP_LEAST, _CUP_MOST = 0.84, 34.0, 104.0
_CUP_SHARE_MOST = 0.06  # of the width of the row, in large ones
_DIE_SHARE = 0.06  # of the room for dice, in large rows
_TOUCH = 44.0


@dataclass(frozen=True, slots=True)
class OrderLayout(TrayLayout):
    """Hold the geometry of one row; `start_hint` is the part of the dice.

    `ring` is the side of the box round a marked die, `pitch` the distance of two places, `overhang` how far
    marks may hang over a ring. `note` is empty where it has no room, as is `heading`; without `has_cup` there
    is no room for the cup beside dice.
    """

    ring: float
    pitch: float
    overhang: float
    note: QRectF
    has_cup: bool


@dataclass(frozen=True, slots=True)
class WordNeeds:
    """Hold the room that words want: widths of the left and the right ones, and their heights."""

    lead: float
    tail: float
    lead_height: float
    tail_height: float


def order_layout(width: float, height: float, places: int, words: WordNeeds | None) -> OrderLayout:
    """Return where dice for `places` places, the cup and the words lie.

    Without `words` the row is a small tray of its own, with wood round it and nothing but dice and cup.
    """
    framed = words is None
    felt = felt_rect(width, height) if framed else QRectF(0, 0, width, height)
    side, edge = (3.0, 2.0) if framed else (_SIDE, 8.0)
    tall = felt.height() - 2 * edge
    cup = _cup(felt, side, tall)
    left, right = felt.left() + side, felt.right() - side
    before_cup = min(cup.left(), right - _TOUCH) - (4.0 if framed else _GAP)
    has_cup = before_cup - left >= places * PITCH_MIN
    heading, note = QRectF(), QRectF()
    first, last = left, before_cup if has_cup else right
    if words is not None:
        needed = places * _PITCH_WITH_WORDS
        if last - first - words.lead - _GAP >= needed:
            heading = QRectF(left, (height - words.lead_height) / 2, words.lead, words.lead_height)
            first = heading.right() + _GAP
        if last - first - words.tail - _GAP >= needed:
            note = QRectF(last - words.tail, (height - words.tail_height) / 2, words.tail, words.tail_height)
            last = note.left() - _GAP
    overhang = 0.0 if framed else _OVERHANG
    size, pitch, ring = _sizes(last - first, places, tall, overhang)
    middle = QPointF((first + last) / 2, height / 2 - (0.0 if framed else overhang / 4))
    return OrderLayout(
        felt=felt,
        heading=heading,
        hint=QRectF(),
        start_hint=QRectF(first, felt.top() + edge, before_cup - first, tall),
        cup=cup,
        start_cup=cup,
        size=size,
        places=tuple(
            QPointF(round(middle.x() + (place - (places - 1) / 2) * pitch), round(middle.y()))
            for place in range(places)
        ),
        ring=ring,
        pitch=pitch,
        overhang=overhang,
        note=note,
        has_cup=has_cup,
    )


def calmness(size: float, pitch: float) -> float:
    """Return how loosely dice may lie without touching each other: 0 straight, 1 as everywhere else."""
    return min(1.0, max(0.0, (pitch / size - 1.0) / 0.36))


def _sizes(room: float, places: int, tall: float, overhang: float) -> tuple[float, float, float]:
    """Return the size of dice, the distance of their places, and the side of their rings."""
    least = room / places
    size = min(max(DIE_MAX, _DIE_SHARE * room), (tall - overhang) / RING, least / _PITCH)
    size = float(int(max(size, min(DIE_MIN, _CLOSEST * least))))
    pitch = min(least, _SPREAD * size)
    return size, pitch, min(RING * size, pitch - _RING_GAP, tall)


def _cup(felt: QRectF, side: float, tall: float) -> QRectF:
    width = min(max(_CUP_MOST, _CUP_SHARE_MOST * felt.width()), max(_CUP_LEAST, _CUP_SHARE * tall * ASPECT))
    cup = QRectF(0, 0, width, width / ASPECT)
    cup.moveCenter(QPointF(felt.right() - side - max(width, _TOUCH) / 2, felt.center().y()))
    return cup
