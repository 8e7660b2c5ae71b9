"""The narrator of 10.000."""

from PySide6.QtCore import QCoreApplication

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.tenthousand.reasons import REASONS
from dicegames.games.tenthousand.state import Collect, Miss, Roll, TenThousandState
from dicegames.models import tenthousand_turns as turns
from dicegames.models.family_narrator import FamilyNarrator
from dicegames.models.phrases import points_text
from dicegames.models.tenthousand_result import TenThousandFact, tenthousand_facts
from dicegames.models.tenthousand_words import reason_text

translate = QCoreApplication.translate

# What is set aside is told by the roll or the end of the turn that it leads to.
_TOLD = (Roll, Collect, Miss)
_ENDS = (Collect, Miss)


class TenThousandNarrator(FamilyNarrator):
    """Tell a game of 10.000; see `Narrator` for what each method says."""

    def round(self, state: State) -> int:
        """Return the round; nobody knows how many there will be."""
        return _own(state).round

    def progress_values(self, state: State) -> tuple[int, ...]:
        """Return the round, and how many of the last throws are to come: 0 before them and at the end."""
        own = _own(state)
        return (own.round, own.turns_left or 0)

    def progress_text(self, values: tuple[int, ...]) -> str:
        """Return the words of a round, or that these are the last throws."""
        if len(values) != 2:
            return ""
        if values[1]:
            return translate("TenThousand", "Last throws")
        return translate("TenThousand", "Round {round}").format(round=values[0])

    def next_seat(self, state: State) -> int | None:
        """Return the seat after this one unless this is the last of the last throws."""
        own = _own(state)
        if own.turns_left is not None and own.turns_left < 2:
            return None
        return own.following_seat

    def gain(self, state: State) -> int | None:
        """Return the points of the turn so far; None without any, and in a missed turn."""
        own = _own(state)
        return None if own.is_missed else own.turn_points or None

    def gain_text(self, gain: int) -> str:
        """Return how many points the turn has so far."""
        return translate("TenThousand", "{points} in this turn").format(points=points_text(gain))

    def strikes(self, state: State, seat: int) -> tuple[int, int] | None:
        """Return the strikes of a seat, with the one of a missed turn; None where they cost nothing."""
        own, rule = _own(state), _own(state).ruleset.strikes
        if not rule.in_row or rule.penalty == "none":
            return None
        is_due = seat == own.current_seat and own.is_missed
        return own.strikes_after_miss if is_due else own.strikes[seat], rule.in_row

    def dice(self, state: State) -> tuple[int, ...]:
        """Return the dice of the last roll, none before the first of a turn."""
        return _own(state).dice

    def own_is_told(self, transition: Transition) -> bool:
        """Return whether a step is a roll or ends a turn."""
        return isinstance(transition.step.action, _TOLD)

    def own_sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did."""
        return turns.sentence(transition, seats)

    def remark(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say that six were used, what strikes cost, who is in the game, who reached the target."""
        return turns.remark(transition, seats)

    def own_step_name(self, transition: Transition) -> str:
        """Name a step without its seat."""
        return turns.step_name(transition)

    def own_ends_turn(self, transition: Transition) -> bool:
        """Return whether a step collects, or gives up a missed turn."""
        return isinstance(transition.step.action, _ENDS)

    def own_brief(self, transition: Transition) -> str:
        """Return the points of a turn, or that it was missed."""
        return turns.turn_short(transition)

    def handed_over(self, transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
        """Tell the next person what was collected or lost, and what they need."""
        return turns.turn_told(transition, seats, rich=rich)

    def columns(self) -> tuple[str, ...]:
        """Return nothing: a total has no parts."""
        return ()

    def parts(self, state: State, seat: int) -> tuple[int | None, ...]:
        """Return nothing: a total has no parts."""
        return ()

    def parts_text(self, parts: tuple[int | None, ...]) -> str:
        """Return "": a total has no parts."""
        return ""

    def facts(self, state: State, transitions: tuple[Transition, ...]) -> tuple[TenThousandFact, ...]:
        """Return what was remarkable about a finished match."""
        return tenthousand_facts(_own(state), transitions)

    def refusal(self, reason: str) -> str:
        """Return why the rules of 10.000 refuse something."""
        return reason_text(reason) if reason in REASONS else ""


def _own(state: State) -> TenThousandState:
    assert isinstance(state, TenThousandState)  # the list of narrators gives every game its own
    return state
