"""The one place through which a match moves: check, write down, count, tell."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QObject, Signal

from dicegames.engine.action import Action
from dicegames.engine.chance import DiceRoll, DiceSource, TypedDice
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.match import Entry, Mark, Match, Naming, Seat, Seating, Transition
from dicegames.session.line_up import seating_refusal
from dicegames.session.saver import Saver
from dicegames.session.table import Table


class MatchController(QObject):
    """Run the match of one table.

    Every change is written to the journal before anybody is told. When it can't be written, the match goes
    on in memory (`Saver`).

    `hold` and `release` name reasons (dice in motion, a dialog, a pause) for which clocks and computers wait.
    With `shows_dice` set, every roll holds "dice" until whoever shows it calls `release("dice")`.
    """

    stepped = Signal(object)  # Transition
    taken_back = Signal(object)  # tuple[Transition, ...], latest first
    brought_back = Signal(object)  # tuple[Transition, ...], oldest first
    practice_started = Signal()
    helped = Signal(str)  # "hint" or "tutor"
    guided_changed = Signal(bool)
    reseated = Signal(object)  # tuple[Seat, ...]: who sat there before
    paused_changed = Signal(bool)
    holds_changed = Signal()
    refused = Signal(str)  # reason id
    faces_requested = Signal(object, int)  # the Action that waits for typed dice, number of dice
    saving_failed = Signal(str)  # SavingProblem
    saving_resumed = Signal()
    session_moved = Signal(str)  # why it goes on in a new file: the old one is "gone", "changed" or "full"
    match_ended = Signal()

    def __init__(
        self, table: Table, source: DiceSource, now: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._source = source
        self.shows_dice = False
        self._typed = TypedDice()
        self._holds: set[str] = set()
        self._look_at_clock: Callable[[], None] | None = None
        self.saver = Saver(table, now, self)
        self.saver.failed.connect(self.saving_failed)
        self.saver.resumed.connect(self.saving_resumed)
        self.saver.moved.connect(self.session_moved)
        if table.reopened:
            self._reopen()

    @property
    def match(self) -> Match:
        """The match at this table."""
        return self.table.match

    @property
    def is_held(self) -> bool:
        """Whether clocks and computer seats wait."""
        return bool(self._holds)

    @property
    def is_paused(self) -> bool:
        """Whether somebody paused the match."""
        return "pause" in self._holds

    @property
    def is_saved(self) -> bool:
        """Whether everything that happened is on disk."""
        return self.saver.is_saved

    @property
    def is_human_turn(self) -> bool:
        """Whether a person decides now."""
        seat = self.match.state.current_seat
        return seat is not None and not self.match.seats[seat].is_computer

    @property
    def holds(self) -> frozenset[str]:
        """The reasons for which clocks and computer seats wait."""
        return frozenset(self._holds)

    def watch_time(self, look: Callable[[], None]) -> None:
        """Let `look` tell before every decision whether its time is over: it may end the match."""
        self._look_at_clock = look

    def start(self) -> None:
        """Draw what chance gives before the first decision, if the game begins so."""
        if self.match.state.chance is not None:
            self._step(None, self._source)

    def act(self, action: Action) -> bool:
        """Let the seat whose turn it is do `action`; return whether the rules allowed it."""
        self._keep_time()
        typed = self.is_human_turn and self.table.header.options.dice == "typed"
        try:
            self._step(action, self._typed if typed else self._source)
        except IllegalActionError as error:
            if typed and error.reason == "draw_missing":
                chance = self.match.state.child(action).chance
                self.faces_requested.emit(action, chance.count if isinstance(chance, DiceRoll) else 0)
            else:
                self.refused.emit(error.reason)
            return False
        return True

    def act_with_faces(self, action: Action, faces: tuple[int, ...]) -> bool:
        """Let the seat roll with the faces of real dice."""
        self._typed.supply(faces)
        try:
            return self.act(action)
        finally:
            self._typed.forget()  # recorded faces may have come instead

    def undo(self) -> bool:
        """Take back the last decision; return whether that was possible."""
        self._keep_time()
        try:
            transitions = self.match.undo()
        except IllegalActionError as error:
            self.refused.emit(error.reason)
            return False
        self._record(Mark("undo", len(transitions)))
        self.taken_back.emit(transitions)
        return True

    def redo(self) -> bool:
        """Bring back what undo took; return whether there was something."""
        self._keep_time()
        try:
            transitions = self.match.redo()
        except IllegalActionError as error:
            self.refused.emit(error.reason)
            return False
        self._record(Mark("redo", len(transitions)))
        self.brought_back.emit(transitions)
        self._tell_end()
        return True

    def start_practice(self) -> None:
        """Make this a practice table."""
        try:
            self.match.start_practice()
        except IllegalActionError as error:
            self.refused.emit(error.reason)
            return
        self._record(Mark("practice"))
        self.practice_started.emit()

    def mark_help(self, kind: Literal["hint", "tutor"]) -> None:
        """Write down that a person was helped: by a hint, or (once is enough) by the tutor."""
        if kind == "hint" or all(entry != Mark(kind) for entry, _ in self.table.times):
            self._record(Mark(kind))
            self.helped.emit(kind)

    def set_guided(self, guided: bool) -> None:
        """Open the guide of a first game, or close it."""
        if guided != self.table.is_guided:
            self._record(Mark("guide" if guided else "guide_end"))
            self.guided_changed.emit(guided)

    def mark_guide_read(self) -> None:
        """Write down that what the guide says was put away."""
        self._record(Mark("guide_read"))

    def reseat(self, seats: tuple[Seat, ...]) -> bool:
        """Let others sit at the table, or others decide, from now on; return whether that was possible."""
        self._keep_time()
        before = self.match.seats
        try:
            refusal = seating_refusal(self.match, seats)
            if refusal:
                raise IllegalActionError(refusal)
            self.match.reseat(seats)
        except IllegalActionError as error:
            self.refused.emit(error.reason)
            return False
        self._record(Seating(seats))
        self.reseated.emit(before)
        return True

    def write_time(self, milliseconds: int) -> None:
        """Write down how much time the whole match still has."""
        self._record(Mark("clock", milliseconds))

    def set_paused(self, paused: bool) -> None:
        """Pause a match that still runs, or resume it."""
        if paused == self.is_paused or (paused and self.match.state.outcome is not None):
            return
        self._record(Mark("pause" if paused else "resume"))
        if paused:
            self.hold("pause")
        else:
            self.release("pause")
        self.paused_changed.emit(paused)

    def hold(self, reason: str) -> None:
        """Make clocks and computer seats wait for `reason`."""
        if reason not in self._holds:
            self._holds.add(reason)
            self.holds_changed.emit()

    def release(self, reason: str) -> None:
        """End the waiting for `reason`."""
        if reason in self._holds:
            self._holds.remove(reason)
            self.holds_changed.emit()

    def close(self) -> bool:
        """Mark the break, close the journal, and return whether everything is on disk."""
        if self.match.state.outcome is None and self.match.steps and not self.is_paused:
            self._record(Mark("pause"))
        return self.saver.close()

    def _reopen(self) -> None:
        if self.match.state.outcome is None:
            if self.match.game.is_timed and self.match.steps:
                self._reopen_paused()
            else:
                self._record(Mark("resume"))
        elif [entry for entry, _ in self.table.times if not isinstance(entry, Naming)][-1] != Mark("finish"):
            # The program was ended between the last step and its mark.
            self._record(Mark("finish"))

    def _reopen_paused(self) -> None:
        """Begin paused: time goes on when the person does. A kill left no mark of its own."""
        kinds = [entry.kind for entry, _ in self.table.times if isinstance(entry, Mark)]
        breaks = [kind for kind in kinds if kind in ("pause", "resume")]
        if breaks[-1:] != ["pause"]:
            self._record(Mark("pause"))
        self._holds.add("pause")

    def _keep_time(self) -> None:
        if self._look_at_clock is not None:
            self._look_at_clock()

    def _step(self, action: Action | None, source: DiceSource) -> None:
        transition: Transition = self.match.prepare(action, source)
        self._record(transition.step)
        self.match.commit(transition)
        if self.shows_dice and transition.step.draws:
            self.hold("dice")
        self.stepped.emit(transition)
        self._tell_end()

    def _tell_end(self) -> None:
        if self.match.state.outcome is not None:
            self._record(Mark("finish"))
            self.match_ended.emit()

    def _record(self, entry: Entry) -> None:
        self.saver.record(entry)
