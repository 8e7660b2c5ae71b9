"""The won cards of Order Cards as a list model: one row a seat, and whether the end is near."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dicegames.engine.match import Seat
from dicegames.games.ordercards.ruleset import OrderCardsRuleset
from dicegames.games.ordercards.score import CardScore, score_of
from dicegames.games.ordercards.state import STACKS, OrderCardsState
from dicegames.models.won_values import ColorView, EndNote, LastCard, WonStatus, WonView
from dicegames.models.won_words import won_sentence

Index = QModelIndex | QPersistentModelIndex


class WonRole(IntEnum):
    """The frozen `WonView` of a row."""

    VIEW = Qt.ItemDataRole.UserRole + 1


def color_views(ruleset: OrderCardsRuleset, won: tuple[int, ...], score: CardScore) -> tuple[ColorView, ...]:
    """Return the won cards by colour."""
    bonus = sum(score.bonuses)
    return tuple(
        ColorView(
            color=color,
            count=score.counts[place],
            bonus=score.bonuses[place],
            # With one card more the joker may change its colour, so all bonuses are compared.
            following=sum(score_of(ruleset, (*won, place * len(ruleset.orders))).bonuses) - bonus,
            has_joker=score.joker == color,
        )
        for place, color in enumerate(ruleset.colors)
    )


def won_views(state: OrderCardsState, seats: tuple[Seat, ...], *, totals: bool = True) -> tuple[WonView, ...]:
    """Return one view per seat, in seat order; without `totals` sums are told at the end only."""
    views = []
    for index, seat in enumerate(seats):
        won = state.won[index] if state.won else ()
        score = state.score(index)
        views.append(
            WonView(
                name=seat.name,
                color=seat.color,
                is_computer=seat.is_computer,
                colors=color_views(state.ruleset, won, score),
                cards=score.cards,
                bonus_die=score.bonus_die,
                status=_status(state, index),
                totals=totals or state.is_over,
            )
        )
    return tuple(views)


def end_note_of(state: OrderCardsState) -> EndNote | None:
    """Return what is near the end (A10); None while no stack is at its last card, and after the end."""
    last = tuple(LastCard(state.ruleset, stack[0]) for stack in state.stacks if len(stack) == 1)
    if not last or state.ended:
        return None
    needed = 2 if state.players == max(STACKS) else 1
    return EndNote(last, needed, sum(not stack for stack in state.stacks))


class WonCardsModel(QAbstractListModel):
    """One row per seat and the note about the end, of one state; `shown` after each new one."""

    shown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: tuple[WonView, ...] = ()
        self._note: EndNote | None = None

    @property
    def views(self) -> tuple[WonView, ...]:
        """All rows as values."""
        return self._views

    @property
    def end_note(self) -> EndNote | None:
        """What is near the end; None while nothing is."""
        return self._note

    def show(self, state: OrderCardsState, seats: tuple[Seat, ...], *, totals: bool = True) -> None:
        """Take over a state; there are as many seats as players. Another number of seats is a reset."""
        views = won_views(state, seats, totals=totals)
        is_new = len(views) != len(self._views)
        if is_new:
            self.beginResetModel()
        earlier, self._views = self._views, views
        self._note = end_note_of(state)
        if is_new:
            self.endResetModel()
        else:
            for row, (was, now) in enumerate(zip(earlier, views, strict=True)):
                if was != now:
                    self.dataChanged.emit(self.index(row), self.index(row))
        self.shown.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of seats."""
        return 0 if parent.isValid() else len(self._views)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name, the sentence for screen readers or the `WonView`."""
        if not index.isValid():
            return None
        view = self._views[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return view.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return won_sentence(view)
            case WonRole.VIEW:
                return view
        return None


def _status(state: OrderCardsState, seat: int) -> WonStatus:
    if seat == state.current_seat:
        return "turn"
    if seat in state.resigned:
        return "resigned"
    is_next = not state.ended and (seat,) == state.rivals[:1]
    return "next" if is_next else ""
