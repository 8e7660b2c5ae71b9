"""One die, drawn with a QPainter: a projected cube with a rounded hull, shaded faces and a soft shadow.

World: x to the right, y away from the viewer, z up; lengths in half edges of the die. The camera looks down
from the viewer's side, so a die at rest shows its value on the upper face and one or two sides.
"""

from functools import lru_cache
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
    QTransform,
)

from dicegames.ui.paint.shapes import mix
from dicegames.ui.theme import DieColors

Vector = tuple[float, float, float]
Pose = tuple[Vector, Vector, Vector]  # rotation matrix, rows: what lies along x, y, z of the room

HALF_EDGE = 0.372  # of the die's size
CANVAS = 1.56  # side of a pixmap of a resting die with its shadow, of the die's size
SPRITE_CANVAS = 1.34  # side of a pixmap of a turning die without shadow
SHADOW_CANVAS = 1.24  # side of a pixmap of the shadow alone
SHADOW_OFFSET = (0.07, 0.05)
YAW_STEP = 2  # degrees; poses of cached pixmaps are rounded to these steps
TURN_STEP = 15

_TILT = radians(27)
_COS, _SIN = cos(_TILT), sin(_TILT)
_DISTANCE = 7.5
_LIGHT = (-0.42, 0.34, 0.84)
_HULL = 0.985
_CORNER = 0.135
_INSET, _CURVE = 0.86, 0.52
_PIP, _PIP_ONE = 0.172, 0.215
# beside a digit: how far the pips move to the left, how wide and high they lie, their radii, and the digit
_ASIDE, _ASIDE_WIDE, _ASIDE_HIGH = -0.36, 0.60, 0.94
_ASIDE_PIP, _ASIDE_PIP_ONE = 0.128, 0.175
_DIGIT_AT, _DIGIT_HIGH = 0.48, 0.80
_DIGIT_SEEN = 0.2  # of its full height
_DIGITS_FROM = 36.0  # logical pixels; on smaller dice digits are dropped for pips of full size
_CACHE_KILOBYTES = 98304

# value -> (outward normal, up direction) of its face on the body; opposite faces sum to 7
_FACES: dict[int, tuple[Vector, Vector]] = {
    1: ((0, 0, 1), (0, 1, 0)),
    2: ((0, -1, 0), (-1, 0, 0)),
    3: ((1, 0, 0), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 1, 0)),
    5: ((0, 1, 0), (0, 0, -1)),
    6: ((0, 0, -1), (0, 1, 0)),
}
# value -> where its pips lie on the face, x to the right, y up, the edges at 1
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.48, 0.48), (0.48, -0.48)),
    3: ((-0.48, 0.48), (0, 0), (0.48, -0.48)),
    4: ((-0.46, 0.46), (0.46, 0.46), (-0.46, -0.46), (0.46, -0.46)),
    5: ((-0.48, 0.48), (0.48, 0.48), (0, 0), (-0.48, -0.48), (0.48, -0.48)),
    6: ((-0.46, 0.5), (-0.46, 0), (-0.46, -0.5), (0.46, 0.5), (0.46, 0), (0.46, -0.5)),
}
_CORNERS = tuple((x, y, z) for x in (-_HULL, _HULL) for y in (-_HULL, _HULL) for z in (-_HULL, _HULL))
# the outline of a face: for each corner the point before it, the corner, the point after it
_OUTLINE = (
    ((_CURVE, _INSET), (_INSET, _INSET), (_INSET, _CURVE)),
    ((_INSET, -_CURVE), (_INSET, -_INSET), (_CURVE, -_INSET)),
    ((-_CURVE, -_INSET), (-_INSET, -_INSET), (-_INSET, -_CURVE)),
    ((-_INSET, _CURVE), (-_INSET, _INSET), (-_CURVE, _INSET)),
)


def rest_pose(value: int, yaw: float) -> Pose:
    """Return the pose of a die lying on the table with `value` on top, turned left by `yaw` degrees."""
    normal, up = _FACES[value]
    return _turned_about_z((_cross(up, normal), up, normal), yaw)


def rolling_pose(value: int, yaw: float, axis: float, angle: float) -> Pose:
    """Return the rest pose turned by `angle` degrees about a level axis at `axis` degrees from x."""
    pose = _turned_about_z(rest_pose(value, yaw), -axis)
    c, s = cos(radians(angle)), sin(radians(angle))
    x, y, z = pose
    tipped = (
        x,
        (c * y[0] - s * z[0], c * y[1] - s * z[1], c * y[2] - s * z[2]),
        (s * y[0] + c * z[0], s * y[1] + c * z[1], s * y[2] + c * z[2]),
    )
    return _turned_about_z(tipped, axis)


def tipping(before: int, value: int, yaw: int) -> tuple[int, int]:
    """Return axis and angle, for `rolling_pose`, at which a die lying with `value` still shows `before`."""
    if before == value:
        return 0, 0
    if before + value == 7:
        return yaw % 180, 180
    normal = _FACES[before][0]
    for axis in (yaw % 180, (yaw + 90) % 180):
        for angle in (90, 270):
            z = rolling_pose(value, yaw, axis, angle)[2]
            if z[0] * normal[0] + z[1] * normal[1] + z[2] * normal[2] > 0.9:
                return axis, angle
    raise ValueError(f"no face shows {before}")


def hull_corners(pose: Pose, size: float) -> list[QPointF]:
    """Return the corners of the die's edge as it is seen, around its middle."""
    half = HALF_EDGE * size
    seen = _convex_hull([_project(*_apply(pose, corner)) for corner in _CORNERS])
    return [QPointF(x * half, y * half) for x, y in seen]


def clearance(pose: Pose) -> float:
    """Return how far the centre rises above its resting height so that no corner enters the table."""
    z = pose[2]
    return abs(z[0]) + abs(z[1]) + abs(z[2]) - 1.0


def paint_die(
    painter: QPainter,
    center: QPointF,
    size: float,
    value: int,
    yaw: float,
    colors: DieColors,
    *,
    pose: Pose | None = None,
) -> None:
    """Paint a die with its shadow; `pose` replaces the rest pose of `value` and `yaw` (degrees)."""
    paint_shadow(painter, shadow_center(center, size), size)
    paint_body(painter, center, size, rest_pose(value, yaw) if pose is None else pose, colors)


def shadow_center(center: QPointF, size: float) -> QPointF:
    """Return where the shadow of a resting die lies, `center` being the die's centre."""
    x, y = _project(0, 0, -1)
    half = HALF_EDGE * size
    return center + QPointF(x * half + SHADOW_OFFSET[0] * size, y * half + SHADOW_OFFSET[1] * size)


def paint_shadow(painter: QPainter, center: QPointF, size: float) -> None:
    """Paint the soft contact shadow, an ellipse of 0.60 by 0.54 of the die's size around `center`."""
    gradient = QRadialGradient(QPointF(0, 0), 0.60 * size)
    for stop, alpha in ((0.0, 0.50), (0.55, 0.36), (0.80, 0.12), (1.0, 0.0)):
        gradient.setColorAt(stop, QColor.fromRgbF(0, 0, 0, alpha))
    painter.save()
    painter.translate(center)
    painter.scale(1.0, 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(0, 0), 0.60 * size, 0.60 * size)
    painter.restore()


def paint_body(painter: QPainter, center: QPointF, size: float, pose: Pose, colors: DieColors) -> None:
    """Paint the die without its shadow in any orientation."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(center)
    half = HALF_EDGE * size
    _paint_hull(painter, size, pose, colors)
    for value, (normal, up) in _FACES.items():
        n = _apply(pose, normal)
        if _DISTANCE * (n[2] * _COS - n[1] * _SIN) > 1.0:  # the face looks at the camera
            v = _apply(pose, up)
            _paint_face(painter, half, value, (_cross(v, n), v, n), colors)
    painter.restore()


def die_pixmap(size: float, ratio: float, value: int, yaw: float, colors: DieColors) -> QPixmap:
    """Return the cached picture of a resting die with its shadow, CANVAS * size wide, the die in its middle.

    `size` is in logical pixels, `ratio` the device pixel ratio; `yaw` is rounded to YAW_STEP degrees.
    """
    step = round(yaw / YAW_STEP)
    key = f"die/{hash(colors)}/{size:.2f}/{ratio:.3f}/{value}/{step}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap, painter, center = _canvas(CANVAS * size, ratio)
    paint_die(painter, center, size, value, step * YAW_STEP, colors)
    return _cached(key, pixmap, painter)


def sprite_pixmap(size: float, ratio: float, key: tuple[int, int, int, int], colors: DieColors) -> QPixmap:
    """Return the cached picture of a turning die without shadow, SPRITE_CANVAS * size wide.

    `key` is (value, yaw, axis, angle), all whole degrees, see `rolling_pose`.
    """
    name = f"turn/{hash(colors)}/{size:.2f}/{ratio:.3f}/{key}"
    pixmap = QPixmap()
    if QPixmapCache.find(name, pixmap):
        return pixmap
    pixmap, painter, center = _canvas(SPRITE_CANVAS * size, ratio)
    paint_body(painter, center, size, rolling_pose(*key), colors)
    return _cached(name, pixmap, painter)


def shadow_pixmap(size: float, ratio: float) -> QPixmap:
    """Return the cached picture of the shadow alone, SHADOW_CANVAS * size wide."""
    key = f"shadow/{size:.2f}/{ratio:.3f}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap, painter, center = _canvas(SHADOW_CANVAS * size, ratio)
    paint_shadow(painter, center, size)
    return _cached(key, pixmap, painter)


def _canvas(side: float, ratio: float) -> tuple[QPixmap, QPainter, QPointF]:
    pixels = 2 * max(1, round(side * ratio / 2))  # even, so that the middle lies between pixels
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter, QPointF(pixels / ratio / 2, pixels / ratio / 2)


def _cached(key: str, pixmap: QPixmap, painter: QPainter) -> QPixmap:
    painter.end()
    if QPixmapCache.cacheLimit() < _CACHE_KILOBYTES:
        QPixmapCache.setCacheLimit(_CACHE_KILOBYTES)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def _paint_hull(painter: QPainter, size: float, pose: Pose, colors: DieColors) -> None:
    points = hull_corners(pose, size)
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    gradient = QLinearGradient(min(xs), min(ys), max(xs), max(ys))
    for stop, color in zip((0.0, 0.45, 1.0), _hull_tones(colors), strict=True):
        gradient.setColorAt(stop, color)
    painter.setBrush(QBrush(gradient))
    painter.drawPath(_rounded(points, _CORNER * size))


def _rounded(points: list[QPointF], radius: float) -> QPainterPath:
    path = QPainterPath()
    count = len(points)
    for index, corner in enumerate(points):
        before = _towards(corner, points[index - 1], radius)
        after = _towards(corner, points[(index + 1) % count], radius)
        if index == 0:
            path.moveTo(before)
        else:
            path.lineTo(before)
        path.quadTo(corner, after)
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = (dx * dx + dy * dy) ** 0.5
    part = min(0.5, distance / length) if length > 0 else 0.0
    return QPointF(start.x() + dx * part, start.y() + dy * part)


def _paint_face(painter: QPainter, half: float, value: int, frame: Pose, colors: DieColors) -> None:
    """Paint one face; `frame` holds its right, up and normal directions in the room."""
    nx, ny, nz = frame[2]
    (rx, ry, rw), (ux, uy, uw), (ox, oy, ow) = (_seen(direction, half) for direction in frame)
    ow += _DISTANCE

    def point(a: float, b: float) -> QPointF:
        w = a * rw + b * uw + ow
        return QPointF((a * rx + b * ux + ox) / w, (a * ry + b * uy + oy) / w)

    outline = QPainterPath()
    outline.moveTo(point(*_OUTLINE[-1][2]))
    for before, corner, after in _OUTLINE:
        outline.lineTo(point(*before))
        outline.quadTo(point(*corner), point(*after))
    # 1 for the face on top, 0 for the sides; smooth, so that a turning die does not flicker
    flat = max(0.0, nz) ** 8
    lit = nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2]
    tone = 0.30 + 0.62 * max(0.0, lit) + 0.12 * flat
    painter.setBrush(mix(colors.lo, colors.hi, tone))
    painter.drawPath(outline)
    pips = QPainterPath()

    def stamp(shape: QPainterPath, a: float, b: float, scale: float) -> None:
        # a shape is small: near its middle the perspective is a plain scaling and shearing
        w = a * rw + b * uw + ow
        x, y = (a * rx + b * ux + ox) / w, (a * ry + b * uy + oy) / w
        k = scale / w
        lens = QTransform((rx - x * rw) * k, (ry - y * rw) * k, (ux - x * uw) * k, (uy - y * uw) * k, x, y)
        pips.addPath(lens.map(shape))

    # only the face on top has a digit: the pips make room for it and it grows as the face comes up
    room = flat if colors.digits and half >= _DIGITS_FROM * HALF_EDGE else 0.0
    wide, high = 1 + (_ASIDE_WIDE - 1) * room, 1 + (_ASIDE_HIGH - 1) * room
    radius, aside = (_PIP_ONE, _ASIDE_PIP_ONE) if value == 1 else (_PIP, _ASIDE_PIP)
    for a, b in PIPS[value]:
        stamp(_circle(), _ASIDE * room + a * wide, b * high, radius + (aside - radius) * room)
    if room > _DIGIT_SEEN:
        stamp(_digit(value, QGuiApplication.font().family()), _DIGIT_AT, 0.0, _DIGIT_HIGH * room)
    ink = QColor(colors.pip)
    ink.setAlphaF(0.82 + 0.18 * flat)
    painter.setBrush(ink)
    painter.drawPath(pips)


def _seen(direction: Vector, half: float) -> tuple[float, float, float]:
    """Return what a step in the room adds to the picture's x and y and to the divisor of the perspective."""
    x, y, z = direction
    scale = half * _DISTANCE
    return x * scale, -(y * _COS + z * _SIN) * scale, y * _SIN - z * _COS


@lru_cache(maxsize=1)
def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1, 1)
    return path


@lru_cache(maxsize=32)
def _digit(value: int, family: str) -> QPainterPath:
    """Return a bold digit around the origin, 1 high, y up as on a face."""
    font = QFont(family)
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, str(value))
    bounds = path.boundingRect()
    scale = 1 / bounds.height()
    around = QTransform.fromScale(scale, -scale)
    around.translate(-bounds.center().x(), -bounds.center().y())
    return around.map(path)


@lru_cache(maxsize=64)
def _hull_tones(colors: DieColors) -> tuple[QColor, QColor, QColor]:
    return mix(colors.hi, QColor(Qt.GlobalColor.white), 0.60), mix(colors.hi, colors.lo, 0.28), colors.lo


def _project(x: float, y: float, z: float) -> tuple[float, float]:
    scale = _DISTANCE / (_DISTANCE - (z * _COS - y * _SIN))
    return x * scale, -(y * _COS + z * _SIN) * scale


def _apply(pose: Pose, vector: Vector) -> Vector:
    a, b, c = vector
    x, y, z = pose
    return (
        x[0] * a + x[1] * b + x[2] * c,
        y[0] * a + y[1] * b + y[2] * c,
        z[0] * a + z[1] * b + z[2] * c,
    )


def _turned_about_z(pose: Pose, degrees: float) -> Pose:
    angle = degrees * pi / 180
    c, s = cos(angle), sin(angle)
    x, y, z = pose
    return (
        (c * x[0] - s * y[0], c * x[1] - s * y[1], c * x[2] - s * y[2]),
        (s * x[0] + c * y[0], s * x[1] + c * y[1], s * x[2] + c * y[2]),
        z,
    )


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _convex_hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the hull's corners in order (monotone chain)."""
    ordered = sorted(points)
    half: list[list[tuple[float, float]]] = []
    for run in (ordered, ordered[::-1]):
        chain: list[tuple[float, float]] = []
        for p in run:
            while len(chain) > 1 and (
                (chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1])
                - (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])
                <= 1e-9
            ):
                chain.pop()
            chain.append(p)
        half.append(chain[:-1])
    return half[0] + half[1]
