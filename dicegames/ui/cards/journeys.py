"""What moves when the table changes: dice that are placed or sent home, cards that are won and opened."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from dicegames.models.card_values import BidView, TargetView
from dicegames.ui.cards.motion import Ghost, Part
from dicegames.ui.cards.target_paint import back_picture
from dicegames.ui.cards.target_plan import Spot
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.theme import DieColors

_WON_SCALE = 0.4
_GONE = (1.0, 0.0)


@dataclass(frozen=True, slots=True)
class Ways:
    """Say where things go to and come from, in the table's coordinates; they may lie outside.

    `hand` is where the dice of the current turn lie, `prize` where won cards are kept, `homes` where each
    seat's dice belong.
    """

    hand: QPointF
    prize: QPointF
    homes: Mapping[int, QPointF] = field(default_factory=dict)

    def home(self, seat: int) -> QPointF:
        """Return where a seat's dice belong."""
        return self.homes.get(seat, self.hand)


@dataclass(frozen=True, slots=True)
class Scene:
    """Hold one place at one moment: what lies there, where, and the picture of its card.

    `white` is where the bonus die lies, at its place.
    """

    view: TargetView
    card: QRectF
    spots: tuple[Spot, ...]
    white: Spot
    picture: QPixmap


def is_won(before: TargetView, after: TargetView) -> bool:
    """Return whether the open card was taken away between two moments."""
    if before.card is None or before.card == after.card:
        return False
    return after.is_gone or after.under == before.under - 1


def journeys(before: Scene, after: Scene, ways: Ways, look: Look, ratio: float) -> tuple[Ghost, ...]:
    """Return what moves at one place between two moments, the lowest first; nothing without motion."""
    if look.motion is Motion.OFF:
        return ()
    return (
        *_cards(before, after, ways, look, ratio),
        *_white(before, after, ways, look, ratio),
        *_leaving(before, after, ways, look, ratio),
        *_arriving(before, after, ways, look, ratio),
    )


def _cards(before: Scene, after: Scene, ways: Ways, look: Look, ratio: float) -> list[Ghost]:
    if not is_won(before.view, after.view):
        return []
    full, here, target = look.motion is Motion.FULL, after.card.center(), after.view.target
    won, opened_in = look.duration("win_card"), look.duration("open_card")
    ghosts = []
    if after.view.card is not None:
        if full:
            back = back_picture(after.card, look, ratio)
            opened = Ghost(after.picture, here, here, opened_in, won, back=back, target=target, part="card")
        else:
            opened = Ghost(
                after.picture, here, here, opened_in, opacity=(0.0, 1.0), target=target, part="card"
            )
        ghosts.append(opened)
    start = before.card.center()
    if full:
        ghosts.append(Ghost(before.picture, start, ways.prize, won, opacity=_GONE, scale=(1.0, _WON_SCALE)))
    else:
        ghosts.append(Ghost(before.picture, start, start, won, opacity=_GONE))
    return ghosts


def _white(before: Scene, after: Scene, ways: Ways, look: Look, ratio: float) -> list[Ghost]:
    """Return the bonus die on its way to the hand of who won it."""
    if before.view.kind != "bonus" or before.view.is_gone or not after.view.is_gone:
        return []
    spot = before.white
    end = ways.hand if look.motion is Motion.FULL else spot.center
    time = look.duration("send_back")
    picture = _die(before.view.face, spot, look.white_die(), ratio)
    return [Ghost(picture, spot.center, end, time, opacity=_GONE)]


def _leaving(before: Scene, after: Scene, ways: Ways, look: Look, ratio: float) -> list[Ghost]:
    """Return the dice that go from here: to the hand if they are taken back, else home."""
    bid = before.view.bid
    if bid is None or _same_seat(bid, after.view.bid):
        return []
    end = ways.hand if before.view.lying else ways.home(bid.seat)
    if look.motion is not Motion.FULL:
        return _dice(bid, before.spots, None, look.duration("send_back"), look, ratio, opacity=_GONE)
    time = look.duration("move_die" if before.view.lying else "send_back")
    return _dice(bid, before.spots, end, time, look, ratio, opacity=_GONE)


def _arriving(before: Scene, after: Scene, ways: Ways, look: Look, ratio: float) -> list[Ghost]:
    """Return the dice that come here: from the hand, or back from home if those that beat them go."""
    earlier, bid = before.view.bid, after.view.bid
    if bid is None or look.motion is not Motion.FULL:
        return []
    came = Counter(bid.faces)
    if earlier is not None and earlier.seat == bid.seat:
        came -= Counter(earlier.faces)
        if not came:
            return []
    is_back = bool(before.view.lying) and not after.view.lying
    start = ways.home(bid.seat) if is_back else ways.hand
    time = look.duration("send_back" if is_back else "move_die")
    ghosts = []
    apart = _apart(after.spots)
    for face, spot, aside in zip(bid.faces, after.spots, apart, strict=True):
        moves = came[face] > 0
        came[face] -= moves
        picture = _die(face, spot, look.seat_dice(bid.color), ratio)
        begin = start + aside if moves else spot.center
        part: Part = "dice"
        ghosts.append(Ghost(picture, begin, spot.center, time, target=after.view.target, part=part))
    return ghosts


def _dice(
    bid: BidView,
    spots: Sequence[Spot],
    end: QPointF | None,
    time: int,
    look: Look,
    ratio: float,
    *,
    opacity: tuple[float, float],
) -> list[Ghost]:
    colors = look.seat_dice(bid.color)
    return [
        Ghost(
            _die(face, spot, colors, ratio),
            spot.center,
            spot.center if end is None else end + aside,
            time,
            opacity=opacity,
        )
        for face, spot, aside in zip(bid.faces, spots, _apart(spots), strict=True)
    ]


def _apart(spots: Sequence[Spot]) -> list[QPointF]:
    """Return how far each die lies from the middle of its group: they travel side by side."""
    middle = sum(spot.center.x() for spot in spots) / max(1, len(spots))
    return [QPointF(spot.center.x() - middle, 0.0) for spot in spots]


def _die(face: int, spot: Spot, colors: DieColors, ratio: float) -> QPixmap:
    return die_pixmap(spot.size, ratio, face, spot.yaw, colors)


def _same_seat(bid: BidView, other: BidView | None) -> bool:
    return other is not None and other.seat == bid.seat
