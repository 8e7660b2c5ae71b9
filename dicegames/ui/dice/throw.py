"""The paths of thrown dice: out of the cup, rolling and bouncing, to the places where they rest.

Everything follows from the values, the places and the number of the throw; nothing is drawn at random here.
Times are milliseconds of the full motion, lengths logical pixels.
"""

from dataclasses import dataclass
from math import atan2, degrees, hypot

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from dicegames.ui.dice.layout import JITTER
from dicegames.ui.paint.die import HALF_EDGE, TURN_STEP, YAW_STEP, clearance, rolling_pose

TIP, FLY, SETTLE, STAGGER = 140, 590, 120, 25
TOTAL = TIP + FLY + SETTLE

_AXIS_STEP = 45
_SLIDE = 0.96  # part of the way that is done when the die has stopped rolling
_FLYING_YAW = 20  # degrees; dice fly turned by this much to one side, so that throws share their pictures
_SCREEN_LIFT = 0.454  # a height of 1 moves the picture up by this much (sine of the camera's tilt)
_FALL = 0.9  # height of the cup's mouth, of the die's size, on the screen
# parts of the flight: first fall, first bounce, second bounce; then the height of each, of the die's size
_BOUNCES = ((0.0, 0.36, 0.0), (0.36, 0.66, 0.30), (0.66, 0.84, 0.08))
_EMERGE = 110  # ms in which a die comes up out of the cup, growing
_INSIDE = 0.45  # its size in there, of its own
_CUP = (0.62, 0.78)  # from the mouth of the tipped cup to its foot
_PAST_CUP = 0.2  # ways that go along the cup by this part of their length lead round it, so far aside
_ROUND_CUP = 0.45

_BITS = 0xFFFFFFFFFFFFFFFF

SpriteKey = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Say where a die lies: the middle, and its turn to the left in degrees."""

    center: QPointF
    yaw: float


@dataclass(frozen=True, slots=True)
class Flight:
    """Hold the path of one die over the ground, a quadratic curve, and how it turns on the way.

    `bounce` is how high it jumps, 1 as on a table with room all around.
    """

    value: int
    start: QPointF
    bend: QPointF
    end: QPointF
    size: float
    yaw: int
    twist: int
    axis: int
    turn: float
    leaves: int
    bounce: float


@dataclass(frozen=True, slots=True)
class Moment:
    """Say where a die is at one time: above which point, how high (on the screen), in which pose.

    `emerged` is less than 1 while it comes out of the cup: the part of that way.
    """

    ground: QPointF
    lift: float
    key: SpriteKey
    emerged: float = 1.0

    @property
    def scale(self) -> float:
        """Return how large the die is seen, of its size."""
        return _INSIDE + (1.0 - _INSIDE) * self.emerged


def loose_place(
    middle: QPointF,
    size: float,
    index: int,
    value: int,
    throw: int,
    wander: tuple[float, float] = (JITTER, JITTER),
) -> Place:
    """Return where die `index` comes to rest around the middle of its place, as far away as `wander` says."""
    seed = (index + 1, value, throw)
    dx = (2 * _part(*seed, 1) - 1) * wander[0] * size
    dy = (2 * _part(*seed, 2) - 1) * wander[1] * size
    yaw = YAW_STEP * round((10 + 20 * _part(*seed, 3)) / YAW_STEP)
    center = QPointF((middle + QPointF(dx, dy)).toPoint())  # whole pixels: a resting die is a crisp one
    return Place(center, yaw if _part(*seed, 4) < 0.5 else -yaw)


def straight_place(middle: QPointF, index: int) -> Place:
    """Return where die `index` lies while it is kept."""
    return Place(middle, 4.0 if index % 2 else -4.0)


def leaving(order: int, thrown: int) -> int:
    """Return when the die that leaves the cup as number `order` (from 0) of `thrown` does so, in ms."""
    return max(0, TIP - STAGGER * (thrown - 1 - order))


def flight(
    order: int,
    thrown: int,
    value: int,
    mouth: QPointF,
    place: Place,
    size: float,
    felt: QRectF,
    throw: int,
    bounce: float = 1.0,
) -> Flight:
    """Return the path of the die that leaves the cup as number `order` (from 0) of `thrown`.

    `mouth` is where the cup's mouth is at that time. The path never leads over the cup: it bends round it.
    """
    seed = (order + 1, value, throw)
    start = mouth + QPointF(0, _FALL * size * bounce)
    way = place.center - start
    length = max(1.0, hypot(way.x(), way.y()))
    aside = (0.12 + 0.20 * _part(*seed, 5)) * length * (1 if _part(*seed, 6) < 0.5 else -1)
    if way.x() * _CUP[0] + way.y() * _CUP[1] > _PAST_CUP * length:
        aside = _ROUND_CUP * length  # to the left: the cup goes to the right meanwhile, or stands there
    bend = start + way * 0.55 + QPointF(-way.y(), way.x()) * (aside / length)
    wide, high = min(0.7 * size, felt.width() / 2), min(0.7 * size, felt.height() / 2)
    inner = felt.adjusted(wide, high, -wide, -high)
    bend = QPointF(
        min(max(bend.x(), inner.left()), inner.right()), min(max(bend.y(), inner.top()), inner.bottom())
    )
    heading = place.center - bend
    # rolling without slipping over the cloth, the upper side moving ahead
    axis = degrees(atan2(-heading.y(), heading.x())) + 90
    turn = min(720.0, max(270.0, degrees(length / (HALF_EDGE * size))))
    yaw = round(place.yaw)
    return Flight(
        value=value,
        start=start,
        bend=bend,
        end=place.center,
        size=size,
        yaw=yaw,
        twist=(_FLYING_YAW if yaw > 0 else -_FLYING_YAW) - yaw,
        axis=_AXIS_STEP * round(axis / _AXIS_STEP) % 360,
        turn=turn,
        leaves=leaving(order, thrown),
        bounce=bounce,
    )


def moment(path: Flight, time: float) -> Moment | None:
    """Return where the die is at `time`; None while it is still in the cup."""
    since = time - path.leaves
    if since < 0:
        return None
    part = since / FLY
    if part >= 1.0:
        settled = _settle(min(1.0, (since - FLY) / SETTLE))
        yaw = YAW_STEP * round((path.yaw + path.twist * (1 - settled)) / YAW_STEP)
        return Moment(_point(path, _SLIDE + (1 - _SLIDE) * settled), 0.0, (path.value, yaw, 0, 0))
    eased = slowing(part)
    angle = TURN_STEP * round(-path.turn * (1 - eased) / TURN_STEP) % 360
    axis = path.axis
    if axis >= 180:  # the same turn, seen from the other end of the axis
        axis, angle = axis - 180, -angle % 360
    key = (path.value, path.yaw + path.twist, axis if angle else 0, angle)
    rise = clearance(rolling_pose(*key)) * HALF_EDGE * path.size * _SCREEN_LIFT
    lift = rise + _height(part) * path.size * path.bounce
    return Moment(_point(path, _SLIDE * eased), lift, key, slowing(min(1.0, since / _EMERGE)))


def slowing(part: float) -> float:
    """Return how much of a way is done after `part` of the time: fast first, gentle at the end."""
    rest = 1.0 - part
    return 1.0 - rest * rest * rest


def _settle(part: float) -> float:
    curve = QEasingCurve(QEasingCurve.Type.OutBack)
    curve.setOvershoot(1.05)
    return curve.valueForProgress(part)


def _height(part: float) -> float:
    """Return the height over the cloth on the screen, of the die's size."""
    for begin, end, top in _BOUNCES:
        if part < end:
            run = (part - begin) / (end - begin)
            return _FALL * (1 - run * run) if begin == 0.0 else 4 * top * run * (1 - run)
    return 0.0


def _point(path: Flight, part: float) -> QPointF:
    rest = 1.0 - part
    return path.start * (rest * rest) + path.bend * (2 * rest * part) + path.end * (part * part)


def _part(*numbers: int) -> float:
    """Return a number from 0 to 1 that depends on all of `numbers` and looks irregular."""
    state = 0
    for number in numbers:
        state = (state + number + 0x9E3779B97F4A7C15) & _BITS
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _BITS
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _BITS
        state ^= state >> 31
    return state / (_BITS + 1)
