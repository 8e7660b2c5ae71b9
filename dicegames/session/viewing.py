"""Looking through a session: every position that people saw, in the order in which they saw them."""

from bisect import bisect_left, bisect_right
from typing import Literal, Protocol

import msgspec

from dicegames.engine.game import State
from dicegames.engine.match import Mark, Match, Seat, Seating, Step, Transition
from dicegames.storage.record import Record

MomentKind = Literal["start", "step", "undo", "redo", "seats"]


class TurnCounter(Protocol):
    """What tells the rounds and turns of a game."""

    def round(self, state: State) -> int:
        """Return the round, counted from 1; at the end the last one."""
        ...

    def ends_turn(self, transition: Transition) -> bool:
        """Return whether a step was the last one of a turn."""
        ...


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table as it stood after something happened there.

    `transition` is the step that was made, taken back or brought back, the decisive one of several; None at
    the start and where the line-up changed: `earlier_seats` sat there before. `last` holds the step that
    ended each seat's last turn. `turn` and `round` count from 1, `entries` those of the record up to here.
    """

    kind: MomentKind
    state: State
    seats: tuple[Seat, ...]
    last: tuple[Transition | None, ...]
    turn: int
    round: int
    entries: int
    transition: Transition | None = None
    earlier_seats: tuple[Seat, ...] = ()


class Viewing:
    """All moments of a record whose entries keep the rules, the start first.

    An opening deal belongs to the start, and so does everything about the line-up before the first step.
    What was taken back is a moment like any other: it was seen. `turns` is how many were begun.
    """

    def __init__(self, record: Record, counter: TurnCounter) -> None:
        """Play the whole record again.

        Raises:
            IllegalActionError: an entry doesn't keep the rules.
        """
        self.record = record
        self._counter = counter
        self.moments = self._told_again()
        self._round_starts, self._turn_starts = [0], [0]
        for number, moment in enumerate(self.moments):
            if moment.round > self.moments[self._round_starts[-1]].round:
                self._round_starts.append(number)
            if moment.turn != self.moments[self._turn_starts[-1]].turn:
                self._turn_starts.append(number)
        self.turns = max(moment.turn for moment in self.moments)
        self._entry_counts = [moment.entries for moment in self.moments]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def round_starts(self) -> tuple[tuple[int, int], ...]:
        """Return the moments with which rounds began for the first time, and these rounds."""
        return tuple((number, self.moments[number].round) for number in self._round_starts)

    def turn_before(self, number: int) -> int:
        """Return where the turn of a moment began; where the one before began for its first moment."""
        return self._turn_starts[max(0, bisect_left(self._turn_starts, number) - 1)]

    def turn_after(self, number: int) -> int:
        """Return where the next turn after a moment begins, or the last moment."""
        later = bisect_right(self._turn_starts, number)
        return self._turn_starts[later] if later < len(self._turn_starts) else self.last

    def moment_after(self, entries: int) -> int:
        """Return the moment that the first `entries` entries of the record led to."""
        return max(0, bisect_right(self._entry_counts, entries) - 1)

    def cut(self, number: int) -> Record:
        """Return the record as it was at a moment; at the last one with whatever stands behind it."""
        record = self.record
        return record.until(len(record.entries) if number == self.last else self.moments[number].entries)

    def _told_again(self) -> tuple[Moment, ...]:
        record = self.record
        match = Match(record.game, record.header.seats, record.header.options.undo)
        # By position in the match: the steps that ended turns up to there, and how many of them there are.
        line: list[tuple[tuple[Transition | None, ...], int]] = [((None,) * len(match.seats), 0)]
        position = 0
        moments = [self._moment("start", match, line[0], 0)]
        for number, entry in enumerate(record.entries, start=1):
            earlier_seats = match.seats if isinstance(entry, Seating) else ()
            transitions = match.apply_entry(entry)
            told = None
            if isinstance(entry, Step):
                (told,) = transitions
                line[position + 1 :] = [self._after(line[position], told)]
                position += 1
                kind: MomentKind = "step"
            elif isinstance(entry, Seating):
                kind = "seats"
            elif isinstance(entry, Mark) and entry.kind == "undo":
                position -= entry.count
                kind, told = "undo", transitions[-1]
            elif isinstance(entry, Mark) and entry.kind == "redo":
                position += entry.count
                kind, told = "redo", transitions[0]
            else:
                continue
            if len(moments) == 1 and (told is None or told.step.action is None):
                moments = [self._moment("start", match, line[position], number)]
            else:
                moment = self._moment(kind, match, line[position], number, told, earlier_seats)
                moments.append(moment)
        return tuple(moments)

    def _after(
        self, before: tuple[tuple[Transition | None, ...], int], transition: Transition
    ) -> tuple[tuple[Transition | None, ...], int]:
        last, turns = before
        seat = transition.step.seat
        if seat is None or not self._counter.ends_turn(transition):
            return before
        return (*last[:seat], transition, *last[seat + 1 :]), turns + 1

    def _moment(
        self,
        kind: MomentKind,
        match: Match,
        ended: tuple[tuple[Transition | None, ...], int],
        entries: int,
        transition: Transition | None = None,
        earlier_seats: tuple[Seat, ...] = (),
    ) -> Moment:
        state, (last, turns) = match.state, ended
        return Moment(
            kind=kind,
            state=state,
            seats=match.seats,
            last=last,
            turn=turns if state.outcome is not None and turns else turns + 1,
            round=self._counter.round(state),
            entries=entries,
            transition=transition,
            earlier_seats=earlier_seats,
        )
