"""One play of a game at a table: seats plus every action so far."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import DiceSource, check_draw
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.game import Game, State
from dicegames.engine.resign import Resign

UndoRule = Literal["roll", "free", "off"]
"""How far undo reaches: to the last roll, without limit (a practice table), or nowhere."""

MAX_TAKEN_BACK = 200_000
"""In steps: so many in one match are taken back at most, so that telling it again never takes long."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where: a name, a seat colour id, and what decides there."""

    name: str
    color: str
    player: Literal["human", "computer"] = "human"
    level: str = ""
    style: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether the computer decides here."""
        return self.player == "computer"


class Step(msgspec.Struct, frozen=True):
    """A decision and everything that chance gave after it.

    `action` is None only where chance comes first (an opening deal).
    """

    seat: int | None
    action: Action | None
    draws: tuple[Draw, ...] = ()


MarkKind = Literal[
    "undo",
    "redo",
    "practice",
    "pause",
    "resume",
    "finish",
    "clock",
    "hint",
    "tutor",
    "guide",
    "guide_read",
    "guide_end",
]


class Mark(msgspec.Struct, frozen=True):
    """Something about the match that is no action of the game.

    "hint" and "tutor": somebody was helped. "guide" opens the guide of a first game, "guide_read" puts
    away what it says, "guide_end" closes it.
    `count` is the number of steps concerned; of "clock" it is the time left to the match, in milliseconds.
    """

    kind: MarkKind
    count: int = 0


class Seating(msgspec.Struct, frozen=True):
    """Who sits at the table from here on: names, and who decides. Number and order of the seats stay."""

    seats: tuple[Seat, ...]


class Naming(msgspec.Struct, frozen=True):
    """What people call the match from here on; "" for no name of its own."""

    title: str


Entry = Step | Mark | Seating | Naming


class Transition(msgspec.Struct, frozen=True):
    """A step with the states before and after it."""

    before: State
    step: Step
    after: State


class Match:
    """A match that can be played on, taken back and replayed.

    A match against the clock is never a practice table.

    `prepare` and `commit` are two halves of `apply`: a caller can write the step down before it counts.
    """

    def __init__(self, game: Game, seats: tuple[Seat, ...], undo_rule: UndoRule = "roll") -> None:
        if len(seats) != game.players:
            raise IllegalActionError("seat_count")
        self.game = game
        self.seats = seats
        self.undo_rule: UndoRule = "roll" if undo_rule == "free" and game.is_timed else undo_rule
        # Steps that were taken back stay behind the position until another one takes their place: undo and
        # redo of any number of steps are one move of the position.
        self._steps: list[Step] = []
        self._states: list[State] = [game.initial_state()]
        self._draw_counts = [0]
        self._computers: list[bool] = []  # whether the computer decided the step, whoever sits there now
        self._position = 0
        self._taken_back = 0
        # Faces once drawn stay the faces of that roll: undoing and rolling again can't change them.
        self._drawn: dict[tuple[int, State], tuple[Draw, ...]] = {}

    @property
    def state(self) -> State:
        """The current state."""
        return self._states[self._position]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step that counts, oldest first."""
        return tuple(self._steps[: self._position])

    @property
    def undone(self) -> tuple[Step, ...]:
        """The steps that redo would bring back, next one last."""
        return tuple(self._steps[self._position :][::-1])

    def transitions(self) -> tuple[Transition, ...]:
        """Return every step that counts with its states."""
        return self._between(0, self._position)

    def prepare(self, action: Action | None, source: DiceSource) -> Transition:
        """Work out what `action` (None for an opening draw) leads to; the match stays as it is.

        Raises:
            IllegalActionError: the rules don't allow it now.
        """
        middle = self._after_decision(action)
        draws = self._drawn.get((self._draw_count(), middle))
        if draws is None:
            draws = ()
            state = middle
            while state.chance is not None:
                draw = Draw(source.draw(state.chance))
                draws += (draw,)
                state = state.child(draw)
        return self._transition(Step(self._decider(action), action, draws), middle)

    def check(self, step: Step) -> Transition:
        """Work out what a recorded `step` leads to; the match stays as it is.

        Raises:
            IllegalActionError: the step doesn't fit the rules here.
        """
        if step.seat != self._decider(step.action):
            raise IllegalActionError("wrong_seat")
        middle = self._after_decision(step.action)
        if self._drawn.get((self._draw_count(), middle), step.draws) != step.draws:
            raise IllegalActionError("draw_changed")
        return self._transition(step, middle)

    def commit(self, transition: Transition) -> None:
        """Make a prepared transition count.

        Raises:
            IllegalActionError: the match has moved on since it was prepared.
        """
        if transition.before != self.state:
            raise IllegalActionError("outdated")
        step = transition.step
        if step.draws:
            middle = self._after_decision(step.action)
            self._drawn[(self._draw_count(), middle)] = step.draws
        count = self._draw_count() + bool(step.draws)
        self._steps[self._position :] = [step]
        self._position += 1
        self._states[self._position :] = [transition.after]
        self._draw_counts[self._position :] = [count]
        self._computers[self._position - 1 :] = [self._is_computers(step)]

    def apply(self, action: Action | None, source: DiceSource) -> Transition:
        """Prepare and commit in one go.

        Raises:
            IllegalActionError: the rules don't allow it now.
        """
        transition = self.prepare(action, source)
        self.commit(transition)
        return transition

    def undo_barrier(self) -> str | None:
        """Return the reason id why nothing can be taken back now, or None."""
        if not self._position:
            return "undo_nothing"
        if self.undo_rule == "off":
            return "undo_off"
        if self._taken_back >= MAX_TAKEN_BACK:
            return "undo_too_often"
        last = self._steps[self._position - 1]
        if self.game.is_timed and (last.draws or self.state.outcome is not None):
            return "undo_timed"
        if self.undo_rule == "free":
            return None if self._undo_count() else "undo_nothing"
        is_computers = self._computers[self._position - 1] or self._is_computers(last)
        if not last.draws and not is_computers:
            return None
        if not self._undo_count():
            return "undo_nothing"  # not even a practice table could reach a person's decision
        return "undo_roll" if last.draws else "undo_computer"

    def undo(self) -> tuple[Transition, ...]:
        """Take back one decision of a person (and the computer's that followed it), latest first.

        Raises:
            IllegalActionError: nothing can be taken back now.
        """
        barrier = self.undo_barrier()
        if barrier is not None:
            raise IllegalActionError(barrier)
        return self._take_back(self._undo_count() if self.undo_rule == "free" else 1)

    def redo(self) -> tuple[Transition, ...]:
        """Bring back what the last undo took, with the same faces.

        Raises:
            IllegalActionError: nothing was taken back.
        """
        if self._position == len(self._steps):
            raise IllegalActionError("redo_nothing")
        return self._bring_back(self._redo_count())

    def reseat(self, seats: tuple[Seat, ...]) -> None:
        """Let others sit at the table, or others decide, from now on.

        Raises:
            IllegalActionError: another number of seats, the match is over, or a computer against the clock.
        """
        if len(seats) != len(self.seats):
            raise IllegalActionError("seat_count")
        if self.state.outcome is not None:
            raise IllegalActionError("match_over")
        if self.game.is_timed and any(seat.is_computer for seat in seats):
            raise IllegalActionError("computer_timed")
        self.seats = seats

    def start_practice(self) -> None:
        """Make this a practice table: undo has no limit from now on, and the match counts nowhere.

        Raises:
            IllegalActionError: undo was switched off at the start, or the match is against the clock.
        """
        if self.undo_rule == "off":
            raise IllegalActionError("undo_off")
        if self.game.is_timed:
            raise IllegalActionError("practice_timed")
        self.undo_rule = "free"

    def apply_entry(self, entry: Entry) -> tuple[Transition, ...]:
        """Apply one entry of a record and return what it played, took back or brought back.

        Transitions stand in the order in which they happened: undo tells the latest step first.

        Raises:
            IllegalActionError: the entry doesn't fit the match here.
        """
        before = self._position
        self.follow(entry)
        if self._position < before:
            return self._between(self._position, before)[::-1]
        return self._between(before, self._position)

    def follow(self, entry: Entry) -> None:
        """Apply one entry of a record; no undo or redo takes longer than another.

        Raises:
            IllegalActionError: the entry doesn't fit the match here.
        """
        if isinstance(entry, Step):
            self.commit(self.check(entry))
        elif isinstance(entry, Seating):
            self.reseat(entry.seats)
        elif isinstance(entry, Naming):
            pass
        elif entry.kind == "undo":
            self._follow_undo(entry.count)
        elif entry.kind == "redo":
            if not 1 <= entry.count <= len(self._steps) - self._position:
                raise IllegalActionError("redo_nothing")
            self._position += entry.count
        elif entry.kind == "practice":
            self.start_practice()

    @classmethod
    def replay(
        cls, game: Game, seats: tuple[Seat, ...], entries: Iterable[Entry], undo_rule: UndoRule = "roll"
    ) -> "Match":
        """Build the match that `entries` record; no random numbers are needed.

        Raises:
            IllegalActionError: an entry doesn't fit.
        """
        match = cls(game, seats, undo_rule)
        for entry in entries:
            match.follow(entry)
        return match

    def _decider(self, action: Action | None) -> int | None:
        """Return whose decision `action` is: nobody but the seat on turn does anything but give up."""
        return action.seat if isinstance(action, Resign) else self.state.current_seat

    def _after_decision(self, action: Action | None) -> State:
        state = self.state
        if action is None:
            if state.chance is None:
                raise IllegalActionError("decision_missing")
            return state
        if isinstance(action, Draw) or state.chance is not None:
            raise IllegalActionError("draw_by_hand")
        return state.child(action)

    def _transition(self, step: Step, middle: State) -> Transition:
        state = middle
        for draw in step.draws:
            if state.chance is None:
                raise IllegalActionError("draw_surplus")
            check_draw(state.chance, draw.values)
            state = state.child(draw)
        if state.chance is not None:
            raise IllegalActionError("draw_missing")
        return Transition(self.state, step, state)

    def _between(self, start: int, end: int) -> tuple[Transition, ...]:
        """Return the steps `start` to `end` with their states, oldest first."""
        return tuple(
            Transition(self._states[number], self._steps[number], self._states[number + 1])
            for number in range(start, end)
        )

    def _draw_count(self) -> int:
        """Count the steps with chance in them: positions may repeat, rolls don't."""
        return self._draw_counts[self._position]

    def _follow_undo(self, count: int) -> None:
        if self.undo_rule != "free" or self._taken_back >= MAX_TAKEN_BACK:
            barrier = self.undo_barrier()
            if barrier is not None:
                raise IllegalActionError(barrier)
        if not 1 <= count <= self._position:
            raise IllegalActionError("undo_nothing")
        if self.undo_rule != "free" and count != 1:
            raise IllegalActionError("undo_roll")
        self._position -= count
        self._taken_back += count

    def _is_computers(self, step: Step) -> bool:
        return step.seat is not None and self.seats[step.seat].is_computer

    def _is_computer_turn(self, state: State) -> bool:
        return state.current_seat is not None and self.seats[state.current_seat].is_computer

    def _undo_count(self) -> int:
        """Count the steps back to the last state in which a person decides (0: there is none)."""
        for number in range(self._position - 1, -1, -1):
            state = self._states[number]
            if state.chance is None and not self._is_computer_turn(state):
                return self._position - number
        return 0

    def _redo_count(self) -> int:
        """Count the steps up to the next state in which a person decides, or to the last one."""
        for number in range(self._position + 1, len(self._steps)):
            if not self._is_computer_turn(self._states[number]):
                return number - self._position
        return len(self._steps) - self._position

    def _take_back(self, count: int) -> tuple[Transition, ...]:
        end = self._position
        self._position -= count
        self._taken_back += count
        return self._between(self._position, end)[::-1]

    def _bring_back(self, count: int) -> tuple[Transition, ...]:
        start = self._position
        self._position += count
        return self._between(start, self._position)
