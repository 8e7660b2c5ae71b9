"""What the parts around a board know of a game: everything about a match that people read, in words."""

from typing import Protocol

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition


class Fact(Protocol):
    """Something remarkable about a finished match: about which seat, with which icon, in which words."""

    @property
    def seat(self) -> int:
        """The seat that it is about."""
        ...

    @property
    def icon(self) -> str:
        """The name of the icon beside it."""
        ...

    def text(self, seats: tuple[Seat, ...]) -> str:
        """Return the fact as a sentence."""
        ...


class Narrator(Protocol):
    """Tell the matches of one family of games; the family's states and actions are the only ones it gets.

    A step that moves the game on is told in the log; one that only prepares it (a die kept) is folded into
    the step that it leads to, and has words for screen readers all the same.
    """

    def round(self, state: State) -> int:
        """Return the round, counted from 1; at the end the last one."""
        ...

    def progress(self, state: State) -> str:
        """Return how far the match is: "Round 8 of 13"."""
        return self.progress_text(self.progress_values(state))

    def progress_values(self, state: State) -> tuple[int, ...]:
        """Return the numbers behind `progress`: they can be kept where no state is at hand."""
        ...

    def progress_text(self, values: tuple[int, ...]) -> str:
        """Return the words of such numbers, "" for those of another version."""
        ...

    def next_seat(self, state: State) -> int | None:
        """Return the seat that has the next turn, None when this is the last one."""
        ...

    def gain(self, state: State) -> int | None:
        """Return what the choice on the table would add to the total, None without one."""
        ...

    def gain_text(self, gain: int) -> str:
        """Return the gain as the end of a sentence for screen readers: "the chosen box adds 25"."""
        ...

    def strikes(self, state: State, seat: int) -> tuple[int, int] | None:
        """Return how many strikes a seat has in a row and how many cost something; None without a rule."""
        ...

    def dice(self, state: State) -> tuple[int, ...]:
        """Return the faces on the table, for a small picture."""
        ...

    def is_told(self, transition: Transition) -> bool:
        """Return whether a step has a line of its own in the log."""
        ...

    def sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what the seat did; every action of a seat has words."""
        ...

    def remark(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        """Say what a step brought beside itself (a bonus), "" for nothing."""
        ...

    def step_name(self, transition: Transition) -> str:
        """Name a step without its seat, as the object of "takes back": "Full house, 25 points"."""
        ...

    def ends_turn(self, transition: Transition) -> bool:
        """Return whether a step was the last one of a turn."""
        ...

    def brief(self, transition: Transition) -> str:
        """Return the shortest form of the turn that `transition` ended: "Large straight 40"."""
        ...

    def handed_over(self, transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
        """Tell the next person how `transition` ended the turn before; as rich text, or plain."""
        ...

    def columns(self) -> tuple[str, ...]:
        """Return the words above the parts of a total in the final table."""
        ...

    def parts(self, state: State, seat: int) -> tuple[int | None, ...]:
        """Return the parts of a seat's total, one per column; None for one that was missed."""
        ...

    def parts_text(self, parts: tuple[int | None, ...]) -> str:
        """Return the parts of a total as a sentence for screen readers, "" where there are none."""
        ...

    def facts(self, state: State, transitions: tuple[Transition, ...]) -> tuple[Fact, ...]:
        """Return what was remarkable about a finished match, the most remarkable first."""
        ...

    def refusal(self, reason: str) -> str:
        """Return why the rules refuse something, "" for a reason that isn't the family's."""
        ...
