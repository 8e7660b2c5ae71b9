"""The narrator of Order Cards."""

from PySide6.QtCore import QCoreApplication

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.ordercards.actions import EndTurn, Keep, Release
from dicegames.games.ordercards.reasons import REASONS
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models import ordercards_turns as turns
from dicegames.models.family_narrator import FamilyNarrator
from dicegames.models.ordercards_result import OrderCardsFact, ordercards_facts
from dicegames.models.ordercards_words import reason_text

translate = QCoreApplication.translate

# What is kept is told by the roll that it leads to.
_FOLDED = (Keep, Release)


class OrderCardsNarrator(FamilyNarrator):
    """Tell a game of Order Cards; see `Narrator` for what each method says."""

    def round(self, state: State) -> int:
        """Return the round; nobody knows how many there will be."""
        own = _own(state)
        # The claims that end the game open no new turn.
        return (own.turn - own.ended) // own.players + 1

    def progress_values(self, state: State) -> tuple[int, ...]:
        """Return the number of the turn, counted over all players."""
        own = _own(state)
        return (own.turn - own.passed - own.ended + 1,)

    def progress_text(self, values: tuple[int, ...]) -> str:
        """Return the words of a turn's number."""
        if len(values) != 1:
            return ""
        return translate("OrderCards", "Turn {number}").format(number=values[0])

    def next_seat(self, state: State) -> int | None:
        """Return the seat after this one; whether its claims end the game is open until the turn ends."""
        own = _own(state)
        return None if own.is_over else own.rivals[0]

    def gain(self, state: State) -> int | None:
        """Return None: what lies on a target brings points only if nobody beats it."""

    def gain_text(self, gain: int) -> str:
        """Return "": there is no gain to tell."""
        return ""

    def strikes(self, state: State, seat: int) -> None:
        """Return None: a turn is never missed."""

    def dice(self, state: State) -> tuple[int, ...]:
        """Return the dice of the turn, the bonus die last; none before the first roll."""
        return _own(state).dice

    def own_is_told(self, transition: Transition) -> bool:
        """Return whether a step does more than to keep dice for the next roll."""
        return not isinstance(transition.step.action, _FOLDED)

    def own_sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did."""
        return turns.sentence(transition, seats)

    def remark(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what was won after a turn, that the game is over, and the last roll of the bonus die."""
        return turns.remark(transition, seats)

    def own_step_name(self, transition: Transition) -> str:
        """Name a step without its seat."""
        return turns.step_name(transition)

    def own_ends_turn(self, transition: Transition) -> bool:
        """Return whether a step ends the turn."""
        return isinstance(transition.step.action, EndTurn)

    def own_brief(self, transition: Transition) -> str:
        """Return the dice that were placed in a turn."""
        return turns.turn_short(transition)

    def handed_over(self, transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
        """Tell the next person what was placed, what it beat and what they win."""
        return turns.turn_told(transition, seats, rich=rich)

    def columns(self) -> tuple[str, ...]:
        """Return the words for the cards, the bonus of their colours and the bonus die."""
        return (
            translate("OrderCards", "Cards"),
            translate("OrderCards", "Colour bonus"),
            translate("OrderCards", "Bonus die"),
        )

    def parts(self, state: State, seat: int) -> tuple[int | None, ...]:
        """Return the three parts of a seat's total; the bonus die is None for whom it wasn't rolled."""
        score = _own(state).score(seat)
        return score.cards, sum(score.bonuses), score.bonus_die or None

    def parts_text(self, parts: tuple[int | None, ...]) -> str:
        """Return the parts of a total as a sentence."""
        cards, colors, die = parts
        if die is None:
            return translate("OrderCards", "Cards {cards}, colour bonus {colors}.").format(
                cards=cards, colors=colors
            )
        return translate("OrderCards", "Cards {cards}, colour bonus {colors}, bonus die {die}.").format(
            cards=cards, colors=colors, die=die
        )

    def facts(self, state: State, transitions: tuple[Transition, ...]) -> tuple[OrderCardsFact, ...]:
        """Return what was remarkable about a finished match."""
        return ordercards_facts(_own(state), transitions)

    def refusal(self, reason: str) -> str:
        """Return why the rules of Order Cards refuse something."""
        return reason_text(reason) if reason in REASONS else ""


def _own(state: State) -> OrderCardsState:
    assert isinstance(state, OrderCardsState)  # the list of narrators gives every game its own
    return state
