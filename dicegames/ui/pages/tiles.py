"""The drawn pictures of the four games: dice, cup, gauge and cards on their cloths."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from dicegames.games.ordercards.ruleset import standard
from dicegames.models.ordercards_words import order_name
from dicegames.ui.look import Look
from dicegames.ui.paint.card import paint_pattern, paint_points, paint_socket, socket_places
from dicegames.ui.paint.cloth import paint_felt
from dicegames.ui.paint.cup import cup_colors, paint_cup
from dicegames.ui.paint.die import paint_die
from dicegames.ui.paint.shapes import paint_box, rounded


@dataclass(frozen=True, slots=True)
class GamePicture:
    """What stands for a game: the id of its cloth, its scene, and the two dice of its mark.

    `dice_seat` is the seat colour of those dice; "" means the common ones.
    """

    cloth: str
    scene: Callable[[QPainter, Look], None]
    mark: tuple[int, int]
    dice_seat: str = ""


@dataclass(frozen=True, slots=True)
class GameMark:
    """What lies on the small picture of a session: one die or two, with the seats whose colours they have.

    A seat "" stands for the common dice; `yaw` in degrees turns a single die.
    """

    game_id: str
    dice: tuple[int, ...]
    seats: tuple[str, ...] = ("",)
    yaw: float = 9.0


_SCENE = QSizeF(252.0, 248.0)  # every picture is drawn in this room and scaled
_RADIUS = 10.0

# centre x, centre y, value, yaw in degrees
_Lying = tuple[float, float, int, float]
_PENTA: tuple[_Lying, ...] = (
    (63, 64, 5, 13),
    (181, 61, 5, -11),
    (120, 118, 5, 3),
    (61, 168, 5, -8),
    (184, 172, 5, 15),
)
_TENTHOUSAND: tuple[_Lying, ...] = ((54, 60, 1, 13), (126, 68, 1, -7), (194, 58, 1, 4), (90, 144, 5, -18))
_FIVEDICE: tuple[_Lying, ...] = (
    (181, 52, 2, 15),
    (205, 122, 4, -13),
    (71, 190, 3, -20),
    (141, 172, 6, 5),
    (205, 195, 5, 11),
)

# centre x, centre y, number of the card, angle in degrees
_ORDERCARDS = (
    (97, 84, 6, -8),  # a straight in red
    (164, 128, 33, 8),  # equal dice in blue
    (113, 176, 15, -2),  # a number in yellow, under dice
)


def paint_game_tile(painter: QPainter, rect: QRectF, game_id: str, look: Look) -> None:
    """Paint the picture of a game into `rect`, as large as fits. Raises: KeyError for an unknown game."""
    picture = PICTURES[game_id]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip = QPainterPath()
    clip.addRoundedRect(rect, _RADIUS, _RADIUS)
    paint_felt(painter, rect, look.cloth(picture.cloth), _RADIUS)
    painter.setClipPath(clip)
    scale = min(rect.width() / _SCENE.width(), rect.height() / _SCENE.height())
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-_SCENE.width() / 2, -_SCENE.height() / 2)
    picture.scene(painter, look)
    painter.restore()


def paint_game_mark(painter: QPainter, rect: QRectF, mark: GameMark, look: Look) -> None:
    """Paint the small mark of a session: one die or two on the cloth of its game."""
    picture = PICTURES[mark.game_id]
    radius = min(_RADIUS, rect.height() / 8)
    paint_felt(painter, rect, look.cloth(picture.cloth), radius)
    side = rect.height()
    colors = [look.seat(seat).die() if seat else look.dice_colors("ivory") for seat in mark.seats]
    if len(mark.dice) == 1:
        center = rect.center() - QPointF(0, side * 0.02)
        paint_die(painter, center, side * 0.78, mark.dice[0], mark.yaw, colors[0])
        return
    first = rect.topLeft() + QPointF(side * 0.34, side * 0.30)
    second = rect.topLeft() + QPointF(side * 0.65, side * 0.65)
    paint_die(painter, first, side * 0.46, mark.dice[0], 12.0, colors[0])
    paint_die(painter, second, side * 0.46, mark.dice[1], -14.0, colors[-1])


def game_tile_pixmap(size: QSizeF, ratio: float, game_id: str, look: Look) -> QPixmap:
    """Return the picture of a game as a pixmap of `size` logical pixels for a screen of `ratio`."""
    return _pixmap(size, ratio, lambda painter, rect: paint_game_tile(painter, rect, game_id, look))


def game_mark_pixmap(side: float, ratio: float, mark: GameMark, look: Look) -> QPixmap:
    """Return the small mark of a session as a cached pixmap of `side` px for a screen of `ratio`."""
    key = f"mark {mark} {side} {ratio} {look.theme_name}"
    cached = QPixmap()
    if not QPixmapCache.find(key, cached):
        cached = _pixmap(
            QSizeF(side, side), ratio, lambda painter, rect: paint_game_mark(painter, rect, mark, look)
        )
        QPixmapCache.insert(key, cached)
    return cached


def _pixmap(size: QSizeF, ratio: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    return pixmap


def _dice(painter: QPainter, look: Look, dice: tuple[_Lying, ...], size: float) -> None:
    colors = look.dice_colors("ivory")
    for x, y, value, yaw in dice:
        paint_die(painter, QPointF(x, y), size, value, yaw, colors)


def _paint_penta(painter: QPainter, look: Look) -> None:
    _dice(painter, look, _PENTA, 64)


def _paint_tenthousand(painter: QPainter, look: Look) -> None:
    _dice(painter, look, _TENTHOUSAND, 61)
    bar = QRectF(22, 195, 208, 14)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.cloth("wine")[3])
    painter.drawRoundedRect(bar, 7, 7)
    painter.setBrush(look.color("accent"))
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), 129, bar.height()), 7, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.color("on_felt"), 1.5))
    painter.drawRoundedRect(bar, 7, 7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("on_felt"))
    painter.drawRoundedRect(QRectF(180, 185, 4, 32), 2, 2)


def _paint_fivedice(painter: QPainter, look: Look) -> None:
    painter.save()
    painter.translate(77, 88)
    painter.rotate(60)
    paint_cup(painter, QRectF(-46, -56, 92, 112), cup_colors(look))
    painter.restore()
    _dice(painter, look, _FIVEDICE, 60)


def _paint_ordercards(painter: QPainter, look: Look) -> None:
    for x, y, card, angle in _ORDERCARDS:
        _card(painter, look, QPointF(x, y), angle, card)
    colors = look.seat("teal").die()
    for x, yaw in ((103, 4), (152, -5)):
        paint_die(painter, QPointF(x, 174), 48, 4, yaw, colors)


def _card(painter: QPainter, look: Look, center: QPointF, angle: float, card: int) -> None:
    """Paint one card of the deck: a patterned band with the points, what it wants, sockets."""
    deck = standard()
    order, color = deck.order(card), deck.color(card)
    assert color is not None, "the centre card lies in no stack"
    width, height, band = 150.0, 104.0, 27.0
    painter.save()
    painter.translate(center)
    painter.rotate(angle)
    painter.translate(-width / 2, -height / 2)
    whole = QRectF(0, 0, width, height)
    strip = QPainterPath()
    strip.addRect(QRectF(0, 0, band, height))
    paint_box(painter, whole, 8, fill=look.color("paper"))
    paint_pattern(painter, strip.intersected(rounded(whole, 8)), color, look)
    paint_box(painter, whole, 8, edge=look.color("line_strong"))
    paint_points(painter, QRectF(1.5, 5, 24, 24), order.points, look, color, 15)
    font = look.font("strong")
    font.setPixelSize(13)
    painter.setFont(font)
    painter.setPen(look.color("ink"))
    title = QRectF(band + 8, 6, width - band - 10, 20)
    painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, order_name(order))
    room = QRectF(band + 10, 34, width - band - 20, 60)
    if order.kind != "number":
        is_set = order.kind == "set"
        for socket in socket_places(room, order.size, 32, rising=not is_set):
            paint_socket(painter, socket, look, equal=is_set)
    painter.restore()


PICTURES: Mapping[str, GamePicture] = MappingProxyType(
    {
        "penta": GamePicture("green", _paint_penta, (4, 4)),
        "tenthousand": GamePicture("wine", _paint_tenthousand, (1, 5)),
        "fivedice": GamePicture("blue", _paint_fivedice, (5, 5)),
        "ordercards": GamePicture("slate", _paint_ordercards, (6, 2), dice_seat="pink"),
    }
)
"""The pictures of each game of the house by its id."""
