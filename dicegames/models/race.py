"""The race of 10.000 as a list model: one row a seat, and what the parts around it show."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.games.tenthousand.state import Miss as MissAction
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.game_words import ruleset_title
from dicegames.models.race_values import Gauge, Lane, LastThrows, Miss, Need, NextBar, StrikeNote
from dicegames.models.race_words import lane_sentence

Index = QModelIndex | QPersistentModelIndex


class RaceRole(IntEnum):
    """The frozen `Lane` of a row."""

    LANE = Qt.ItemDataRole.UserRole + 1


def gauge_of(state: TenThousandState, seats: tuple[Seat, ...]) -> Gauge:
    """Return the points of the turn beside what it needs; a missed turn tells what the next one needs.

    At the end nobody needs anything.
    """
    if state.is_over:
        return Gauge(0)
    needed = state.needed
    last = last_throws_of(state, seats)
    return Gauge(
        points=state.turn_points,
        needed=needed,
        need=_need(state),
        before=state.last_collected,
        step=state.ruleset.bar.step,
        following=_following(state, seats) if state.is_missed else None,
        tie=last.to_tie if last is not None and last.to_tie > needed else 0,
    )


def lanes_of(state: TenThousandState, seats: tuple[Seat, ...]) -> tuple[Lane, ...]:
    """Return one lane per seat, in seat order."""
    rule = state.ruleset.strikes
    in_row = rule.in_row if rule.penalty != "none" else 0
    strikes = list(state.strikes)
    if state.is_missed:
        strikes[state.seat] = state.strikes_after_miss
    waiting: set[int] = set(state.waiting_seats if state.turns_left is not None else range(len(seats)))
    waiting -= state.resigned
    return tuple(
        Lane(
            name=seat.name,
            color=seat.color,
            is_computer=seat.is_computer,
            points=state.points[index],
            gain=state.turn_points if index == state.current_seat and not state.is_missed else 0,
            strikes=strikes[index] if in_row else 0,
            in_row=in_row,
            is_current=index == state.current_seat,
            is_done=index not in waiting,
        )
        for index, seat in enumerate(seats)
    )


def strike_note_of(
    state: TenThousandState, seats: tuple[Seat, ...], seat: int | None = None
) -> StrikeNote | None:
    """Return what is to be said of the strikes of `seat`, None for the one on turn.

    There is nothing to be said where strikes cost nothing.
    """
    rule = state.ruleset.strikes
    if not rule.in_row or rule.penalty == "none" or state.is_over:
        return None
    seat = state.seat if seat is None else seat
    count = state.strikes_after_miss if state.is_missed and seat == state.seat else state.strikes[seat]
    return StrikeNote(seats[seat].name, count, rule.in_row, rule.penalty, rule.minus)


def last_throws_of(state: TenThousandState, seats: tuple[Seat, ...]) -> LastThrows | None:
    """Return who leads and who still plays; None before the target is reached and after the end (T12).

    Who has missed the turn plays no more, whether it was given up yet or not.
    """
    if state.turns_left is None or state.is_over:
        return None
    best, leaders = _leaders(state, seats)
    behind = best - state.points[state.seat]
    waiting = tuple(seats[seat].name for seat in state.waiting_seats)
    if state.is_missed:
        return LastThrows(leaders, best, waiting[1:])
    if behind <= 0:
        return LastThrows(leaders, best, waiting)
    return LastThrows(leaders, best, waiting[1:], waiting[0], behind, state.needed)


def miss_of(state: TenThousandState) -> Miss | None:
    """Return how the running turn is missed; None while it isn't."""
    if not state.is_missed:
        return None
    rule = state.ruleset.strikes
    counts = rule.in_row > 0 and rule.penalty != "none"
    is_last = counts and state.strikes_after_miss == rule.in_row
    lost = state.turn_points
    if not state.is_bust:  # whatever scores had to use all dice, and still brings too little
        lost = state.saved_points + max(points for _, points in state.scoring.options(state.dice))
    return Miss(
        kind="farkle" if state.is_bust else "short",
        lost=lost,
        needed=state.needed,
        dice=state.dice,
        strike=state.strikes_after_miss if counts else 0,
        in_row=rule.in_row if counts else 0,
        penalty=state.points[state.seat] - state.points_after_miss if is_last else None,
        is_zeroed=is_last and rule.penalty == "zero",
    )


class RaceModel(QAbstractListModel):
    """One row per seat, and gauge, strikes and last throws of one state; `shown` after each new one."""

    shown = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ruleset: TenThousandRuleset | None = None
        self._lanes: tuple[Lane, ...] = ()
        self._gauge = Gauge(0)
        self._note: StrikeNote | None = None
        self._last: LastThrows | None = None
        self._miss: Miss | None = None

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """All rows as values."""
        return self._lanes

    @property
    def target(self) -> int:
        """The points that end the race."""
        return self._ruleset.target if self._ruleset is not None else 0

    @property
    def rules(self) -> str:
        """The name of the rules, in the current language."""
        return ruleset_title(self._ruleset) if self._ruleset is not None else ""

    @property
    def gauge(self) -> Gauge:
        """The points of the running turn beside what it needs."""
        return self._gauge

    @property
    def strike_note(self) -> StrikeNote | None:
        """The strikes of the seat on turn; None where they cost nothing."""
        return self._note

    @property
    def last_throws(self) -> LastThrows | None:
        """Who leads and who still plays, once the target is reached."""
        return self._last

    @property
    def miss(self) -> Miss | None:
        """How the running turn is missed; None while it isn't."""
        return self._miss

    def show(self, state: TenThousandState, seats: tuple[Seat, ...]) -> None:
        """Take over a state; there are as many seats as players. Other rules or more seats are a reset."""
        lanes = lanes_of(state, seats)
        is_new = self._ruleset != state.ruleset or len(lanes) != len(self._lanes)
        if is_new:
            self.beginResetModel()
        earlier, self._lanes, self._ruleset = self._lanes, lanes, state.ruleset
        self._gauge = gauge_of(state, seats)
        self._note = strike_note_of(state, seats)
        self._last = last_throws_of(state, seats)
        self._miss = miss_of(state)
        if is_new:
            self.endResetModel()
        else:
            for row, (was, now) in enumerate(zip(earlier, lanes, strict=True)):
                if was != now:
                    self.dataChanged.emit(self.index(row), self.index(row))
        self.shown.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of seats."""
        return 0 if parent.isValid() else len(self._lanes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name, the sentence for screen readers or the `Lane`."""
        if not index.isValid():
            return None
        lane = self._lanes[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return lane.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return lane_sentence(lane, self.target)
            case RaceRole.LANE:
                return lane
        return None


def _need(state: TenThousandState) -> Need:
    """Return what the greatest of the three demands is; the bar where two are equal (T14)."""
    ruleset, needed = state.ruleset, state.needed
    if not needed:
        return "none"
    if state.bar < needed:
        return "turn" if ruleset.turn_minimum == needed else "opening"
    if not ruleset.bar.rises:
        return "fixed"
    if state.last_collected:
        return "before" if len(state.points) > 1 else "own"
    return "missed" if state.turn else "start"


def _following(state: TenThousandState, seats: tuple[Seat, ...]) -> NextBar:
    after = state.child(MissAction())
    is_bar = 0 < after.bar == after.needed
    if not after.is_over:
        return NextBar(state.needed, after.needed, seats[after.seat].name, is_bar)
    best, leaders = _leaders(after, seats)
    return NextBar(state.needed, after.needed, "", is_bar, leaders, best)


def _leaders(state: TenThousandState, seats: tuple[Seat, ...]) -> tuple[int, tuple[str, ...]]:
    """Return the most points of those who play on, and who has them."""
    playing = [seat for seat in range(len(seats)) if seat not in state.resigned]
    best = max(state.points[seat] for seat in playing)
    return best, tuple(seats[seat].name for seat in playing if state.points[seat] == best)
