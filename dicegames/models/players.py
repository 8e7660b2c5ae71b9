"""The players of a match as a list model: name, total, what a chosen box would bring, whose turn it is."""

from collections.abc import Sequence
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
from dicegames.engine.match import Match, Seat, Transition
from dicegames.models.level_words import player_names
from dicegames.models.narrators import NARRATORS
from dicegames.models.phrases import kind_of_name, points_text
from dicegames.models.resign_words import resign_brief

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
DOT = " · "

Status = Literal["turn", "next", "last", "waiting", "finished", "winner", "resigned"]


class PlayerRole(IntEnum):
    """The frozen `PlayerView` of a row."""

    VIEW = Qt.ItemDataRole.UserRole + 1


class PlayerView(msgspec.Struct, frozen=True):
    """What the strip shows of one seat.

    `gain` is what the choice on the table would add to the total (None: nothing is chosen), `strikes` how
    many there are in a row and how many cost something (None: the game has none), `last` the step that ended
    the seat's last turn, `place` its 1-based place once the match is over, else 0. Where points are told at
    the end only the seat `is_hidden` before it, and its `total` is 0.
    """

    game_id: str
    name: str
    color: str
    is_computer: bool
    level: str
    total: int
    gain: int | None = None
    strikes: tuple[int, int] | None = None
    status: Status = "waiting"
    last: Transition | None = None
    place: int = 0
    is_hidden: bool = False
    style: str = ""

    @property
    def is_active(self) -> bool:
        """Whether this seat decides now."""
        return self.status == "turn"


def player_views(match: Match, *, totals: bool = True) -> tuple[PlayerView, ...]:
    """Return one view per seat, in seat order; without `totals` points are told at the end only."""
    narrator = NARRATORS[match.game.id]
    last: list[Transition | None] = [None] * len(match.seats)
    for transition in match.transitions():
        if transition.step.seat is not None and narrator.ends_turn(transition):
            last[transition.step.seat] = transition
    return views_at(match.game.id, match.state, match.seats, last, totals=totals)


def views_at(
    game_id: str,
    state: State,
    seats: tuple[Seat, ...],
    last: Sequence[Transition | None],
    *,
    totals: bool = True,
) -> tuple[PlayerView, ...]:
    """Return one view per seat in a position; `last` are the steps that ended the seats' last turns."""
    narrator = NARRATORS[game_id]
    scores, gain = state.scores(), narrator.gain(state)
    places = state.outcome.places if state.outcome is not None else (0,) * len(seats)
    following = narrator.next_seat(state)
    hidden = not totals and state.outcome is None
    return tuple(
        PlayerView(
            game_id=game_id,
            name=seat.name,
            color=seat.color,
            is_computer=seat.is_computer,
            level=seat.level,
            total=0 if hidden else scores[index],
            gain=gain if index == state.current_seat and not hidden else None,
            strikes=narrator.strikes(state, index),
            status=_status(index, state, following, last[index] is not None),
            last=last[index],
            place=places[index],
            is_hidden=hidden,
            style=seat.style,
        )
        for index, seat in enumerate(seats)
    )


def status_text(view: PlayerView) -> str:
    """Return the small second line of a player."""
    match view.status:
        case "turn":
            return translate("Players", "is playing")
        case "next":
            return translate("Players", "next")
        case "winner":
            return translate("Players", "wins")
        case "resigned":
            return resign_brief()
        case "finished":
            return translate("Players", "place {place}").format(place=view.place)
        case "last" if view.last is not None:
            return NARRATORS[view.game_id].brief(view.last)
    return computer_text(view) if view.is_computer else translate("Players", "waits")


def status_texts(view: PlayerView) -> tuple[str, ...]:
    """Return the second line of a player, and what of it says enough where there is less room."""
    words = status_text(view)
    if not view.is_computer or words != computer_text(view):
        return (words,)
    names = _names(view)
    return (words, *(DOT.join(names[:count]) for count in range(len(names), 0, -1)))


def computer_text(view: PlayerView) -> str:
    """Return that the computer plays here, how well, and in which style unless that is the plain one."""
    return DOT.join(dict.fromkeys((translate("Players", "Computer"), *_names(view))))


def spoken(view: PlayerView) -> str:
    """Return everything that a player's card shows as one sentence."""
    who = kind_of_name(view.name, view.is_computer)
    if view.is_hidden:
        text = translate("Players", "{name}: points hidden, {status}")
        words = [text.format(name=who, status=status_text(view))]
    else:
        text = translate("Players", "{name}: {points}, {status}")
        words = [text.format(name=who, points=points_text(view.total), status=status_text(view))]
    if view.gain is not None:
        words.append(NARRATORS[view.game_id].gain_text(view.gain))
    if view.strikes is not None and view.strikes[0]:
        words.append(strikes_text(*view.strikes))
    return ", ".join(words)


def strikes_text(count: int, total: int) -> str:
    """Return how many of the strikes that cost something there are: "1 of 3 strikes"."""
    return translate("Players", "{count} of %n strike/strikes", None, total).format(count=count)


class PlayersModel(QAbstractListModel):
    """One row per seat; `show` tells only what differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: tuple[PlayerView, ...] = ()
        self._totals = True

    def set_totals(self, shown: bool) -> None:
        """Tell points all the time from the next position on, or at the end only."""
        self._totals = shown

    def show(self, match: Match) -> None:
        """Take over the position of a match."""
        self._take(player_views(match, totals=self._totals))

    def show_position(
        self, game_id: str, state: State, seats: tuple[Seat, ...], last: Sequence[Transition | None]
    ) -> None:
        """Take over any position, with the steps that ended the seats' last turns."""
        self._take(views_at(game_id, state, seats, last, totals=self._totals))

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

    def _take(self, views: tuple[PlayerView, ...]) -> None:
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


def _names(view: PlayerView) -> tuple[str, ...]:
    return player_names(view.game_id, view.level, view.style) if view.level else ()


def _status(index: int, state: State, following: int | None, has_played: bool) -> Status:
    if index in state.resigned:
        return "resigned"
    if state.outcome is not None:
        return "winner" if index in state.outcome.winners else "finished"
    if index == state.current_seat:
        return "turn"
    if index == following:
        return "next"
    return "last" if has_played else "waiting"
