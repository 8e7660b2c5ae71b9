"""The card table as a list model: one row for each place where dice can lie."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dicegames.engine.match import Seat
from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.ruleset import CENTRE_CARD
from dicegames.games.ordercards.state import Bid, OrderCardsState
from dicegames.models.card_table_words import spoken, title
from dicegames.models.card_values import BidView, Status, TargetKind, TargetView

Index = QModelIndex | QPersistentModelIndex

RESTING_FACE = 3
"""What the bonus die shows while nobody has rolled it; it counts for nothing then."""

_TOLD = frozenset(
    (
        reasons.WRONG_FACE,
        reasons.WRONG_COUNT,
        reasons.NO_STRAIGHT,
        reasons.NOT_EQUAL,
        reasons.NOT_HIGHER,
        reasons.BONUS_BARRED,
        reasons.BONUS_NOT_PLACED,
    )
)
"""Refusals that have to do with the target; the others forbid placing anywhere."""


class TargetRole(IntEnum):
    """The frozen `TargetView` of a row."""

    TARGET = Qt.ItemDataRole.UserRole + 1


def target_views(
    state: OrderCardsState, seats: tuple[Seat, ...], seat: int | None = None, selected: Sequence[int] = ()
) -> tuple[TargetView, ...]:
    """Return one view per target: the stacks, the centre card, the bonus die; none before the deal.

    `selected` are positions of dice in the hand of `seat`; nothing can be done while another seat, or
    nobody (None), plays.
    """
    plays = seat is not None and seat == state.current_seat and state.chance is None
    dice = tuple(sorted(selected)) if plays else ()
    return tuple(_view(state, seats, target, plays, dice) for target in state.targets)


class CardTableModel(QAbstractListModel):
    """One row per target; `show` tells only what differs, then `shown`."""

    shown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: tuple[TargetView, ...] = ()

    @property
    def views(self) -> tuple[TargetView, ...]:
        """All rows as values."""
        return self._views

    def show(
        self,
        state: OrderCardsState,
        seats: tuple[Seat, ...],
        seat: int | None = None,
        selected: Sequence[int] = (),
    ) -> None:
        """Take over a state as `seat` sees it, with dice selected. Another number of rows is a reset."""
        views = target_views(state, seats, seat, selected)
        if len(views) != len(self._views):
            self.beginResetModel()
            self._views = views
            self.endResetModel()
        else:
            earlier, self._views = self._views, views
            for row, (was, now) in enumerate(zip(earlier, views, strict=True)):
                if was != now:
                    self.dataChanged.emit(self.index(row), self.index(row))
        self.shown.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of targets."""
        return 0 if parent.isValid() else len(self._views)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of the place, the sentence for screen readers or the `TargetView`."""
        if not index.isValid():
            return None
        view = self._views[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title(view)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(view)
            case TargetRole.TARGET:
                return view
        return None


def _view(
    state: OrderCardsState, seats: tuple[Seat, ...], target: int, plays: bool, dice: tuple[int, ...]
) -> TargetView:
    card = state.open_card(target)
    bid = _bid(state.bids[target], seats)
    # What was beaten in this turn is told by positions of dice, which are gone with the turn.
    group = state.group_on(target) if plays else ()
    status, reason = _status(state, target, group, dice)
    return TargetView(
        target=target,
        kind=_kind(state, target),
        card=card,
        order=state.order(target),
        color=None if card is None else state.ruleset.color(card),
        under=max(0, len(state.stacks[target]) - 1) if target < state.centre else 0,
        is_gone=state.bonus_in_hand if target == state.bonus else card is None,
        holder=_holder(state, seats) if target == state.centre else "",
        face=(state.last_face or RESTING_FACE) if target == state.bonus else 0,
        bid=bid,
        status=status,
        reason=reason,
        chosen=tuple(sorted(state.dice[die] for die in dice)) if status in ("takes", "refuses") else (),
        lying=tuple(sorted(state.dice[die] for die in group)),
        beaten=_bid(state.beaten[target], seats) if group else bid,
    )


def _status(
    state: OrderCardsState, target: int, group: tuple[int, ...], dice: tuple[int, ...]
) -> tuple[Status, str]:
    reason = state.place_refusal(target, dice) if dice else ""
    if dice and not reason:
        return "takes", ""
    if group:
        return "mine", ""
    return ("refuses", reason) if reason in _TOLD else ("open", "")


def _holder(state: OrderCardsState, seats: tuple[Seat, ...]) -> str:
    """Return the name of who has the centre card, "" while it lies on the table."""
    names = (seat.name for seat, won in zip(seats, state.won, strict=False) if CENTRE_CARD in won)
    return next(names, "")


def _kind(state: OrderCardsState, target: int) -> TargetKind:
    if target < state.centre:
        return "stack"
    return "centre" if target == state.centre else "bonus"


def _bid(bid: Bid | None, seats: tuple[Seat, ...]) -> BidView | None:
    if bid is None:
        return None
    seat = seats[bid.seat]
    return BidView(bid.seat, bid.faces, seat.name, seat.color)
