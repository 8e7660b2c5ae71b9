"""The players of a match as a list model: name, total, what a chosen box would bring, whose turn it is."""

from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.state import Enter, SheetState
from dicegames.models.game_words import level_name
from dicegames.models.log_words import BoxEntry, entry_of, turn_short
from dicegames.models.sheet_words import points_text

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
Status = Literal["turn", "next", "last", "waiting", "finished", "winner"]


class PlayerRole(IntEnum):
    """The frozen `PlayerView` of a row."""

    VIEW = Qt.ItemDataRole.UserRole + 1


class PlayerView(msgspec.Struct, frozen=True):
    """What the strip shows of one seat.

    `gain` is what the chosen box would add to the total (None: nothing is chosen), `last` the entry of the
    seat's last turn, `place` its 1-based place once the match is over, else 0.
    """

    name: str
    color: str
    is_computer: bool
    level: str
    total: int
    gain: int | None = None
    status: Status = "waiting"
    last: BoxEntry | None = None
    place: int = 0

    @property
    def is_active(self) -> bool:
        """Whether this seat decides now."""
        return self.status == "turn"


def player_views(
    state: State, seats: tuple[Seat, ...], transitions: tuple[Transition, ...]
) -> tuple[PlayerView, ...]:
    """Return one view per seat, in seat order."""
    last: dict[int, BoxEntry] = {}
    for transition in transitions:
        entry = entry_of(transition)
        if entry is not None:
            last[entry.seat] = entry
    scores, gain = state.scores(), chosen_gain(state)
    places = state.outcome.places if state.outcome is not None else (0,) * len(seats)
    return tuple(
        PlayerView(
            name=seat.name,
            color=seat.color,
            is_computer=seat.is_computer,
            level=seat.level,
            total=scores[index],
            gain=gain if index == state.current_seat else None,
            status=_status(index, state, len(seats), index in last),
            last=last.get(index),
            place=places[index],
        )
        for index, seat in enumerate(seats)
    )


def chosen_gain(state: State) -> int | None:
    """Return what entering the chosen box would add to the total, with bonus and extra; None without one."""
    seat = state.current_seat
    if seat is None or not isinstance(state, SheetState) or state.chosen is None:
        return None
    return state.child(Enter()).scores()[seat] - state.scores()[seat]


def status_text(view: PlayerView) -> str:
    """Return the small second line of a player."""
    match view.status:
        case "turn":
            return translate("Players", "is playing")
        case "next":
            return translate("Players", "next")
        case "winner":
            return translate("Players", "wins")
        case "finished":
            return translate("Players", "place {place}").format(place=view.place)
        case "last" if view.last is not None:
            return turn_short(view.last)
    return computer_text(view) if view.is_computer else translate("Players", "waits")


def computer_text(view: PlayerView) -> str:
    """Return that the computer plays here, and how well when there is a choice."""
    word = translate("Players", "Computer")
    return f"{word} · {level_name(view.level)}" if view.level else word


def spoken(view: PlayerView) -> str:
    """Return everything that a player's card shows as one sentence."""
    who = translate("Players", "{name} (computer)").format(name=view.name) if view.is_computer else view.name
    text = translate("Players", "{name}: {points}, {status}").format(
        name=who, points=points_text(view.total), status=status_text(view)
    )
    if view.gain is None:
        return text
    return translate("Players", "{text}, the chosen box adds {gain}").format(text=text, gain=view.gain)


class PlayersModel(QAbstractListModel):
    """One row per seat; `show` tells only what differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: tuple[PlayerView, ...] = ()

    def show(self, state: State, seats: tuple[Seat, ...], transitions: tuple[Transition, ...]) -> None:
        """Take over the position; `transitions` are all steps that count so far."""
        views = player_views(state, seats, transitions)
        if len(views) != len(self._views):
            self.beginResetModel()
            self._views = views
            self.endResetModel()
            return
        old, self._views = self._views, views
        for row, (was, now) in enumerate(zip(old, views, strict=True)):
            if was != now:
                index = self.index(row)
                self.dataChanged.emit(index, index)

    @property
    def views(self) -> tuple[PlayerView, ...]:
        """All rows as values."""
        return self._views

    def retranslate(self) -> None:
        """Ask the views to read every text anew."""
        if self._views:
            self.dataChanged.emit(self.index(0), self.index(len(self._views) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of seats."""
        return 0 if parent.isValid() else len(self._views)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name, the sentence for screen readers or the `PlayerView`."""
        if not index.isValid():
            return None
        view = self._views[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return view.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(view)
            case PlayerRole.VIEW:
                return view
        return None


def _status(index: int, state: State, count: int, has_played: bool) -> Status:
    if state.outcome is not None:
        return "winner" if index in state.outcome.winners else "finished"
    if index == state.current_seat:
        return "turn"
    plays_on = not isinstance(state, SheetState) or not state.sheets[index].is_full
    if plays_on and state.current_seat is not None and index == (state.current_seat + 1) % count:
        return "next"
    return "last" if has_played else "waiting"
