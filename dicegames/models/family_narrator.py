"""What is told in the same way in every family of games: that a seat gives up."""

from typing import Protocol

from dicegames.engine.match import Seat, Transition
from dicegames.models.narrator import Narrator
from dicegames.models.resign_words import (
    ends_turn,
    resign_brief,
    resign_name,
    resign_sentence,
    resigned_seat,
)


class FamilyNarrator(Narrator, Protocol):
    """Tell that a seat gives up, and let the family tell all its own steps by the methods named `own_`.

    What follows from giving up differs: `remark` and `handed_over` are the family's alone.
    """

    def is_told(self, transition: Transition) -> bool:
        """Return whether a step has a line of its own in the log."""
        return resigned_seat(transition) is not None or self.own_is_told(transition)

    def sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did."""
        return resign_sentence(transition, seats) or self.own_sentence(transition, seats)

    def step_name(self, transition: Transition) -> str:
        """Name a step without its seat."""
        return resign_name() if resigned_seat(transition) is not None else self.own_step_name(transition)

    def ends_turn(self, transition: Transition) -> bool:
        """Return whether a step was the last one of a turn."""
        return ends_turn(transition) or self.own_ends_turn(transition)

    def brief(self, transition: Transition) -> str:
        """Return the shortest form of the turn that `transition` ended."""
        return resign_brief() if ends_turn(transition) else self.own_brief(transition)

    def own_is_told(self, transition: Transition) -> bool:
        """Return whether a step of the family has a line of its own in the log."""
        ...

    def own_sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did in a step of the family."""
        ...

    def own_step_name(self, transition: Transition) -> str:
        """Name a step of the family without its seat."""
        ...

    def own_ends_turn(self, transition: Transition) -> bool:
        """Return whether a step of the family was the last one of a turn."""
        ...

    def own_brief(self, transition: Transition) -> str:
        """Return the shortest form of the turn that a step of the family ended."""
        ...
