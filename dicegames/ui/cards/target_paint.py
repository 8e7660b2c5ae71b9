"""The picture of one place of the card table, and of the chip on it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from dicegames.models.card_values import BidView, TargetView
from dicegames.ui.cards.target_plan import (
    Spot,
    TargetPlan,
    bonus_spots,
    dice_spots,
    growth,
    target_plan,
    words_font,
)
from dicegames.ui.look import SMALLEST_TEXT, Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.card import (
    FADED_BAND,
    FADED_SOCKETS,
    band_pixmap,
    paint_face,
    paint_points,
    paint_socket,
    socket_places,
)
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import mix, paint_box
from dicegames.ui.theme import DieColors

COLORS = ("red", "yellow", "blue", "black")
"""What the centre card shows from top to bottom: it counts for any of them."""

_LAYERS = (4.0, 4.0, 3.0, 2.0, 2.0)  # px that each card stands out, by how many there are: whole, so sharp
_SHEEN = 0.32  # of the brightest colour in the light line along the edge of a card below
_FACE = 41.0
_SOCKET = 34.0
_LINE = Qt.AlignmentFlag.AlignVCenter
_NARROWED = 85  # percent of the usual width of letters, where a word would be cut otherwise
_ICON = 1.15  # of the size of the words beside it
_ICONS = {"takes": "check", "refuses": "crossed", "mine": "undo"}


@dataclass(frozen=True, slots=True)
class Words:
    """Hold the words on a place: its name, its corner, what it says; the best wording first."""

    titles: tuple[str, ...] = ("",)
    corner: str = ""
    chip: tuple[str, ...] = ()


def paint_stack(painter: QPainter, rect: QRectF, under: int, look: Look, spread: float = 1.0) -> None:
    """Paint the edges of the cards below the one at `rect`, `spread` times as far out as usual."""
    back = look.color("card_back")
    high_contrast = look.theme_name == "high_contrast"
    edge = look.color("line") if high_contrast else mix(back, look.color("shadow"), 0.45)
    sheen = mix(back, look.color("on_felt"), _SHEEN)
    step = int(spread * _LAYERS[min(under, len(_LAYERS)) - 1])
    radius = look.metric("radius_field")
    for layer in range(under, 0, -1):
        box = rect.translated(step * layer, step * layer)
        paint_box(painter, box, radius, fill=back, edge=edge)
        if not high_contrast:
            paint_box(painter, box.adjusted(1.0, 1.0, -1.0, -1.0), radius - 1.0, edge=sheen)


def paint_target(
    painter: QPainter, rect: QRectF, view: TargetView, words: Words, look: Look, *, with_dice: bool = True
) -> None:
    """Paint what lies at a place, without its ring and the cards below; `with_dice` the seats' dice too."""
    if view.kind == "bonus":
        _paint_bonus_place(painter, rect, view, words, look, with_dice)
    elif view.is_gone or view.order is None:
        paint_empty(painter, rect, words, look)
    else:
        _paint_card(painter, rect, view, words, look, with_dice)


def paint_empty(painter: QPainter, rect: QRectF, words: Words, look: Look) -> None:
    """Paint a place where no card lies any more: what it was, and below it where the card is."""
    line = look.color("felt_line")
    paint_box(painter, rect, look.metric("radius_field"), edge=line, width=1.5, dashed=True)
    lines = [words.titles[0], *([words.corner] if words.corner else [])]
    font = words_font(look, growth(rect))
    height = QFontMetricsF(font).height()
    room = QRectF(rect.left() + 8.0, 0.0, rect.width() - 16.0, height)
    room.moveTop(rect.center().y() - len(lines) * height / 2)
    for text in lines:
        _write(painter, room, font, look.color("on_felt_soft"), text, Qt.AlignmentFlag.AlignHCenter)
        room.translate(0.0, height)


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint a card that lies face down."""
    back, radius = look.color("card_back"), look.metric("radius_field")
    paint_box(painter, rect, radius, fill=back, edge=look.color("line_strong"))
    inner = rect.adjusted(6.0, 6.0, -6.0, -6.0)
    paint_box(painter, inner, radius - 4.0, edge=mix(back, look.color("paper"), 0.35), width=1.5)


def spots_of(rect: QRectF, view: TargetView, has_words: bool, look: Look) -> tuple[Spot, ...]:
    """Return how the dice of the bid lie at a place."""
    is_bonus = view.kind == "bonus"
    count = len(view.bid.faces) if view.bid is not None else 0
    plan = target_plan(rect, look, on_felt=is_bonus, has_words=has_words)
    if is_bonus:
        return bonus_spots(plan, count)[1:]
    return dice_spots(plan.middle, count, plan.enlarged)


def white_spot(rect: QRectF, view: TargetView, has_words: bool, look: Look) -> Spot:
    """Return how the bonus die lies at its place."""
    count = len(view.bid.faces) if view.bid is not None else 0
    plan = target_plan(rect, look, on_felt=True, has_words=has_words)
    return bonus_spots(plan, count)[0]


def paint_dice(
    painter: QPainter, faces: tuple[int, ...], spots: tuple[Spot, ...], colors: DieColors, ratio: float
) -> None:
    """Paint dice where they lie."""
    for face, spot in zip(faces, spots, strict=True):
        picture = die_pixmap(spot.size, ratio, face, spot.yaw, colors)
        half = picture.deviceIndependentSize().width() / 2
        painter.drawPixmap(spot.center - QPointF(half, half), picture)


def card_picture(rect: QRectF, view: TargetView, words: Words, look: Look, ratio: float) -> QPixmap:
    """Return a card alone, as large as `rect`, without dice of seats and without what it says."""
    picture, painter = _blank(rect, ratio)
    plain = Words(words.titles, words.corner)
    paint_target(painter, QRectF(0, 0, rect.width(), rect.height()), view, plain, look, with_dice=False)
    painter.end()
    return picture


def back_picture(rect: QRectF, look: Look, ratio: float) -> QPixmap:
    """Return a card that lies face down, as large as `rect`."""
    picture, painter = _blank(rect, ratio)
    paint_back(painter, QRectF(0, 0, rect.width(), rect.height()), look)
    painter.end()
    return picture


def paint_chip(
    painter: QPainter,
    room: QRectF,
    texts: tuple[str, ...],
    status: str,
    look: Look,
    grow: float,
    *,
    felt: bool,
) -> None:
    """Paint what a place says in the middle of `room`: the longest of `texts` that fits."""
    font = words_font(look, grow)
    font.setBold(status == "takes")
    icon, gap = round(_ICON * font.pixelSize()), 5.0 * grow
    side = 0.0 if status == "refuses" else 9.0 * grow
    most = room.width() - 2 * side - icon - gap
    text, fitted, fits = fitting(font, texts, most)
    if not fits:  # the ring says the same as the icon
        icon, gap, side = 0, 0.0, 0.6 * side
        most = room.width() - 2 * side
        text, fitted = squeezed(font, texts, most)
    width = min(room.width(), QFontMetricsF(fitted).horizontalAdvance(text) + 2 * side + icon + gap)
    box = QRectF(round(room.center().x() - width / 2), room.top(), round(width), room.height())
    ink = look.color("on_felt_soft" if felt else "ink_soft")
    if status == "takes":
        ink = look.color("on_accent")
        paint_box(painter, box, box.height() / 2, fill=look.color("ring"))
    elif status == "mine":
        ink = look.color("ink")
        tint, edge = look.color("accent_tint"), look.color("accent_ink")
        paint_box(painter, box, box.height() / 2, fill=tint, edge=edge, width=1.5)
    place = QRectF(box.left() + side, box.center().y() - icon / 2, icon, icon)
    if icon:
        paint_icon(painter, _ICONS[status], place, ink)
    words = QRectF(place.right() + gap, box.top(), box.right() - place.right() - gap, box.height())
    _write(painter, words, fitted, ink, text, Qt.AlignmentFlag.AlignLeft)


def fitting(font: QFont, texts: tuple[str, ...], room: float) -> tuple[str, QFont, bool]:
    """Return the first text that fits and its font; else the last one narrowed, cut if even that is too wide.

    The third value tells that the text is whole.
    """
    metrics = QFontMetricsF(font)
    for text in texts:
        if metrics.horizontalAdvance(text) <= room:
            return text, font, True
    narrow = QFont(font)
    narrow.setStretch(_NARROWED)
    text = QFontMetricsF(narrow).elidedText(texts[-1], Qt.TextElideMode.ElideRight, room)
    return text, narrow, text == texts[-1]


def squeezed(font: QFont, texts: tuple[str, ...], room: float) -> tuple[str, QFont]:
    """Return what `fitting` does, but let the last text take smaller letters before it is cut."""
    text, fitted, fits = fitting(font, texts, room)
    while not fits and fitted.pixelSize() > SMALLEST_TEXT:
        fitted.setPixelSize(fitted.pixelSize() - 1)
        fits = QFontMetricsF(fitted).horizontalAdvance(texts[-1]) <= room
    return texts[-1] if fits and text not in texts else text, fitted


def _paint_card(
    painter: QPainter, rect: QRectF, view: TargetView, words: Words, look: Look, with_dice: bool
) -> None:
    radius = look.metric("radius_field")
    is_faded = view.status == "refuses"
    plan = target_plan(rect, look, on_felt=False, has_words=bool(words.chip))
    paint_box(painter, rect, radius, fill=look.color("paper"))
    colors = COLORS if view.color is None else (view.color,)
    size, ratio, faded = plan.band.size(), _ratio(painter), FADED_BAND if is_faded else 0.0
    band = band_pixmap(size, ratio, colors, look, scale=plan.grow, faded=faded)
    painter.drawPixmap(plan.band.topLeft(), band)
    paint_box(painter, rect, radius, edge=look.color("line_strong"))
    circle = QRectF(plan.circle)
    if view.color is None:
        circle.moveCenter(plan.band.center())
    digits = 0.54 if view.points > 9 else 0.64
    paint_points(painter, circle, view.points, look, view.color, digits * circle.width())
    if not plan.head.isEmpty():
        _paint_head(painter, plan, view, words, look)
    if view.bid is None:
        _paint_wish(painter, plan, view, look, FADED_SOCKETS if is_faded else 0.0)
    elif with_dice:
        _paint_bid(painter, plan, view.bid, spots_of(rect, view, bool(words.chip), look), look)
    if words.chip:
        paint_chip(painter, plan.foot, words.chip, view.status, look, plan.grow, felt=False)


def _paint_bonus_place(
    painter: QPainter, rect: QRectF, view: TargetView, words: Words, look: Look, with_dice: bool
) -> None:
    radius, inset, line = look.metric("radius_field"), look.cloth()[3], look.color("felt_line")
    plan = target_plan(rect, look, on_felt=True, has_words=bool(words.chip))
    paint_box(painter, rect, radius, fill=inset, edge=line, width=1.5, dashed=view.is_gone)
    font = words_font(look, plan.grow)
    font.setBold(True)
    head = QRectF(plan.head)
    if view.bid is not None and with_dice:  # the name stays clear of the badge
        head.setLeft(plan.badge.right() + 3.0)
    if not head.isEmpty():
        name, fitted = squeezed(font, words.titles[-1:], head.width())
        _write(painter, head, fitted, look.color("on_felt"), name, Qt.AlignmentFlag.AlignHCenter)
    if view.is_gone:
        font.setBold(False)
        middle = Qt.AlignmentFlag.AlignHCenter
        _write(painter, plan.middle, font, look.color("on_felt_soft"), words.corner, middle)
    else:
        count = len(view.bid.faces) if view.bid is not None else 0
        spots = bonus_spots(plan, count)
        paint_dice(painter, (view.face,), spots[:1], look.white_die(), _ratio(painter))
        if view.bid is not None and with_dice:
            _paint_bid(painter, plan, view.bid, spots[1:], look)
    if words.chip:
        paint_chip(painter, plan.foot, words.chip, view.status, look, plan.grow, felt=True)


def _paint_bid(
    painter: QPainter, plan: TargetPlan, bid: BidView, spots: tuple[Spot, ...], look: Look
) -> None:
    seat = look.seat(bid.color)
    paint_dice(painter, bid.faces, spots, look.seat_dice(bid.color), _ratio(painter))
    paint_badge(painter, plan.badge.center(), plan.badge.width(), seat, look.color("paper"))


def _paint_wish(painter: QPainter, plan: TargetPlan, view: TargetView, look: Look, faded: float) -> None:
    """Paint what a card wants, as long as nothing lies on it."""
    order = view.order
    if order is None:
        return
    room = plan.middle
    if order.kind == "number":
        side = min(_FACE * plan.enlarged, room.height())
        face = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
        paint_face(painter, face, order.size, look, faded=faded)
        return
    rising = order.kind == "straight"
    for place in socket_places(room, order.size, _SOCKET * plan.enlarged, rising=rising):
        paint_socket(painter, place, look, equal=not rising, faded=faded)


def _paint_head(painter: QPainter, plan: TargetPlan, view: TargetView, words: Words, look: Look) -> None:
    font = words_font(look, plan.grow)
    title = QFont(font)
    title.setBold(True)
    corner, ink = QFont(font), look.color("ink_soft")
    if view.is_last:
        corner.setBold(True)
        ink = look.color("bad")
    gap, room, height = 6.0 * plan.grow, plan.head.width(), plan.head.height()
    wide = QFontMetricsF(corner).horizontalAdvance(words.corner) + gap if words.corner else 0.0
    text, fitted, fits = fitting(title, words.titles, room - wide)
    flag = view.is_last and (fitted is not title or text != words.titles[0])
    if flag:
        wide = 0.85 * height
        text, fitted = squeezed(title, words.titles, room - wide - gap)
    elif not fits:  # the name comes before what the edges of the cards below tell too
        wide = 0.0
        # The band with all colours tells which card it is; what it is for has to be said.
        names = (words.corner,) if view.kind == "centre" else words.titles
        text, fitted = squeezed(title, names, room)
    _write(painter, plan.head, fitted, look.color("ink"), text, Qt.AlignmentFlag.AlignLeft)
    if flag:
        side = QRectF(plan.head.right() - wide, plan.head.center().y() - wide / 2, wide, wide)
        paint_icon(painter, "flag", side, ink)
    elif wide:
        _write(painter, plan.head, corner, ink, words.corner, Qt.AlignmentFlag.AlignRight)


def _write(
    painter: QPainter, rect: QRectF, font: QFont, color: QColor, text: str, side: Qt.AlignmentFlag
) -> None:
    """Write one line; what has no room is cut."""
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1.0)
    painter.setFont(font)
    painter.setPen(color)
    flags = side | _LINE | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(rect, int(flags), shown)


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()


def _blank(rect: QRectF, ratio: float) -> tuple[QPixmap, QPainter]:
    picture = QPixmap(round(rect.width() * ratio), round(rect.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture, QPainter(picture)
