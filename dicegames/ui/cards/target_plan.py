"""Where everything lies on one card: band, points, name, dice or sockets, and what it says below."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from dicegames.ui.look import Look

GROWS_FROM = 165.0
"""From this height of a card on, its words and dice grow with it."""

_BAND, _NARROW_BAND = 34.0, 27.0
_NARROW = 170.0
_BAND_TEXT = 1.15  # how far a band follows larger text at most
_DISC = 25.0
_DISC_ROOM = 11.0  # px that two discs, one above the other, leave of the height
_USUAL_HEIGHT = 120.0  # px; lower cards save at their edges
_LEAST_ROOM = 26.0  # px for dice: with less, what a card says takes the place of its name
_USUAL_TEXT = 13.0  # px; larger words make the band wider
_LARGEST_DIE = 47.0
_ROOMY_FROM = 128.0  # px; from this height of a card on, what lies on it grows
_DIE_WIDTH = 1.10  # from die to die, of the die's size
_DIE_HEIGHT = 1.04
_BESIDE = 0.82  # size of the dice beside the bonus die, of its own
_EDGE = 10.0  # px between the edges of the paper and what lies on it
_CLEAR = 6.0  # px round the badge beside the bonus die
_YAWS = (6.0, -4.0, 9.0, -7.0, 3.0, -9.0)


@dataclass(frozen=True, slots=True)
class TargetPlan:
    """Say where the parts of a card lie, in the coordinates of the card; `grow` is 1 for usual sizes.

    Dice and what is printed lie in `middle`, which reaches down to the edge while no words stand below; they
    are `enlarged`, earlier than the words, as soon as there is room.
    """

    grow: float
    enlarged: float
    band: QRectF
    circle: QRectF
    badge: QRectF
    head: QRectF
    middle: QRectF
    foot: QRectF


@dataclass(frozen=True, slots=True)
class Spot:
    """Say how a die lies on a card: its middle, its turn in degrees, its size."""

    center: QPointF
    yaw: float
    size: float

    @property
    def area(self) -> QRectF:
        """The square that the die stays inside, without its shadow."""
        return QRectF(self.center.x() - self.size / 2, self.center.y() - self.size / 2, self.size, self.size)


def target_plan(rect: QRectF, look: Look, *, on_felt: bool, has_words: bool) -> TargetPlan:
    """Return the plan of a card at `rect`.

    `on_felt` is the place of the bonus die, which has no band; `has_words` tells that something stands below.
    Where that leaves too little room for dice, `head` is empty: what is said comes before the name.
    """
    grow = growth(rect)
    line = QFontMetricsF(words_font(look, grow)).height()
    side = 6.0 * grow * min(1.0, rect.height() / _USUAL_HEIGHT)
    band = QRectF(rect)
    width = _BAND if rect.width() >= _NARROW else _NARROW_BAND
    scale = grow * min(_BAND_TEXT, max(1.0, look.px(1.0) / _USUAL_TEXT))
    width *= scale
    band.setWidth(0.0 if on_felt else round(width))
    left = band.right() + (side if on_felt else 1.6 * side)
    disc = round(min(_DISC * scale, (rect.height() - _DISC_ROOM * grow) / 2))
    inset = (round(width) - disc) / 2
    circle = QRectF(rect.left() + inset, rect.top() + 5.0 * grow, disc, disc)
    badge = QRectF(circle)
    badge.moveBottom(rect.bottom() - 4.0 * grow)
    if on_felt:
        badge.moveTopLeft(rect.topLeft() + QPointF(side, side))
    head = QRectF(left, rect.top() + side, rect.right() - 1.5 * side - left, line)
    # name and points stand in one line, and the names of a row too
    head.moveTop(max(head.top(), circle.center().y() - line / 2))
    foot_left = band.right() + 0.5 * side
    foot = QRectF(foot_left, 0.0, rect.right() - 0.8 * side - foot_left, line + 4.0 * grow)
    foot.moveBottom(rect.bottom() - 1.3 * side)
    top, bottom = head.bottom() + 2.0, foot.top() - 2.0
    if has_words and bottom - top < _LEAST_ROOM:
        head.setHeight(0.0)
        top = rect.top() + side
    if not has_words:
        bottom = rect.bottom() - 1.3 * side
    edge = _EDGE * grow
    begin = band.right() + edge
    middle = QRectF(begin, top, rect.right() - edge - begin, max(8.0, bottom - top))
    enlarged = max(1.0, rect.height() / _ROOMY_FROM)
    return TargetPlan(grow, enlarged, band, circle, badge, head, middle, foot)


def growth(rect: QRectF) -> float:
    """Return how much larger than usual the parts of a card are; never smaller."""
    return max(1.0, rect.height() / GROWS_FROM)


def words_font(look: Look, grow: float) -> QFont:
    """Return the font of the words on a card; larger text is there already, it grows no further with it."""
    font = look.font("small")
    font.setPixelSize(round(font.pixelSize() * max(1.0, grow * _USUAL_TEXT / look.px(1.0))))
    return font


def dice_spots(middle: QRectF, count: int, grow: float, *, beside: bool = False) -> tuple[Spot, ...]:
    """Return how `count` dice lie side by side in `middle`, loosely turned.

    With `beside` the first is the bonus die and the others lie beside it, smaller.
    """
    parts = [_BESIDE if beside and place else 1.0 for place in range(count)]
    size = min(
        _LARGEST_DIE * grow,
        middle.height() / _DIE_HEIGHT,
        middle.width() / (_DIE_WIDTH * sum(parts)) if parts else 0.0,
    )
    x = middle.center().x() - _DIE_WIDTH * size * sum(parts) / 2
    spots = []
    for place, part in enumerate(parts):
        own = part * size
        center = QPointF(x + _DIE_WIDTH * own / 2, middle.center().y())
        spots.append(Spot(center, _YAWS[(place + count) % len(_YAWS)], own))
        x += _DIE_WIDTH * own
    return tuple(spots)


def bonus_spots(plan: TargetPlan, count: int) -> tuple[Spot, ...]:
    """Return how the bonus die and `count` dice beside it lie at its place, clear of their badge.

    They lie beside the badge or below it, wherever they are larger.
    """
    spots = dice_spots(plan.middle, count + 1, plan.enlarged, beside=True)
    taken = plan.badge.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR)
    if not count or not any(spot.area.intersects(taken) for spot in spots):
        return spots
    right, below = QRectF(plan.middle), QRectF(plan.middle)
    right.setLeft(max(right.left(), taken.right()))
    below.setTop(max(below.top(), taken.bottom()))
    ways = (dice_spots(room, count + 1, plan.enlarged, beside=True) for room in (right, below))
    return max(ways, key=_size)


def _size(spots: tuple[Spot, ...]) -> float:
    return spots[0].size
