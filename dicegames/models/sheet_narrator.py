"""The narrator of the sheet games."""

from PySide6.QtCore import QCoreApplication

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.reasons import REASONS
from dicegames.games.sheet.state import AutoEnter, Enter, Roll, SheetState, TimeOut
from dicegames.models import sheet_turns as turns
from dicegames.models.family_narrator import FamilyNarrator
from dicegames.models.resign_words import ends_turn, resign_remark, resign_told
from dicegames.models.sheet_result import SheetFact, sheet_facts
from dicegames.models.sheet_words import reason_text
from dicegames.models.wording import Wording

translate = QCoreApplication.translate

# Taps on dice and boxes are told by the roll or the entry that they lead to.
_TOLD = (Roll, Enter, AutoEnter, TimeOut)
_ENTRIES = (Enter, AutoEnter)


class SheetNarrator(FamilyNarrator):
    """Tell a sheet game in its words; see `Narrator` for what each method says."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def round(self, state: State) -> int:
        """Return the round, 1 to 13."""
        return _sheet_state(state).round

    def progress_values(self, state: State) -> tuple[int, ...]:
        """Return the round and how many there are."""
        return (_sheet_state(state).round, len(BOXES))

    def progress_text(self, values: tuple[int, ...]) -> str:
        """Return the words of a round and the number of rounds."""
        if len(values) != 2:
            return ""
        return translate("SheetNarrator", "Round {round} of {rounds}").format(
            round=values[0], rounds=values[1]
        )

    def next_seat(self, state: State) -> int | None:
        """Return the seat after this one while it has an open box."""
        own = _sheet_state(state)
        after = own.following_seat
        return None if own.is_over or own.sheets[after].is_full else after

    def gain(self, state: State) -> int | None:
        """Return what entering the chosen box would add, with bonus and extra."""
        sheet_state = _sheet_state(state)
        if sheet_state.chosen is None:
            return None
        seat = sheet_state.seat
        return sheet_state.child(Enter()).scores()[seat] - sheet_state.scores()[seat]

    def gain_text(self, gain: int) -> str:
        """Return what the chosen box adds."""
        return self._wording.gain(gain)

    def strikes(self, state: State, seat: int) -> None:
        """Return None: a turn is never missed."""

    def dice(self, state: State) -> tuple[int, ...]:
        """Return the five dice, none before the first roll of a turn."""
        return _sheet_state(state).dice

    def own_is_told(self, transition: Transition) -> bool:
        """Return whether a step is a roll, an entry or the end of the time."""
        return isinstance(transition.step.action, _TOLD)

    def own_sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did."""
        return turns.sentence(transition, seats)

    def remark(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say that a turn reached the upper bonus, or that one seat is left alone."""
        return resign_remark(transition, seats) or turns.bonus_sentence(transition, seats)

    def own_step_name(self, transition: Transition) -> str:
        """Name a step without its seat."""
        return turns.step_name(transition)

    def own_ends_turn(self, transition: Transition) -> bool:
        """Return whether a step is an entry."""
        return isinstance(transition.step.action, _ENTRIES)

    def own_brief(self, transition: Transition) -> str:
        """Return box and points of an entry."""
        return turns.turn_short(_entry(transition))

    def handed_over(self, transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
        """Tell the next person what was entered."""
        if ends_turn(transition):
            return resign_told(transition, seats, rich=rich)
        return turns.turn_told(_entry(transition), seats, rich=rich)

    def columns(self) -> tuple[str, ...]:
        """Return the words for the upper part, its bonus, the lower part and the further fives of a kind."""
        return self._wording.columns()

    def parts(self, state: State, seat: int) -> tuple[int | None, ...]:
        """Return the four parts of a seat's total; a bonus that wasn't reached is None."""
        sheet_state = _sheet_state(state)
        sheet = sheet_state.sheets[seat]
        return sheet.upper, sheet.bonus(sheet_state.ruleset) or None, sheet.lower, sheet.five_bonus

    def parts_text(self, parts: tuple[int | None, ...]) -> str:
        """Return the four parts of a total as a sentence."""
        upper, bonus, lower, fives = parts
        return self._wording.parts().format(upper=upper, bonus=bonus or 0, lower=lower, fives=fives)

    def facts(self, state: State, transitions: tuple[Transition, ...]) -> tuple[SheetFact, ...]:
        """Return what was remarkable about a finished match."""
        return sheet_facts(_sheet_state(state), transitions)

    def refusal(self, reason: str) -> str:
        """Return why the rules of a sheet game refuse something."""
        return reason_text(reason, self._wording) if reason in REASONS else ""


def _sheet_state(state: State) -> SheetState:
    assert isinstance(state, SheetState)  # the list of narrators gives every game its own family's
    return state


def _entry(transition: Transition) -> turns.BoxEntry:
    entry = turns.entry_of(transition)
    assert entry is not None  # only asked about steps that end a turn
    return entry
