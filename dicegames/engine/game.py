"""The two concepts that every game brings: the game itself and its states."""

from typing import Any, Protocol, Self

from dicegames.engine.action import Action
from dicegames.engine.chance import Chance
from dicegames.engine.outcome import Outcome


class State(Protocol):
    """A position: a frozen, comparable, hashable value. All methods are pure."""

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or for which chance draws; None when the game is over."""
        ...

    @property
    def chance(self) -> Chance | None:
        """What chance is asked for at a chance node, else None."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        ...

    @property
    def resigned(self) -> frozenset[int]:
        """The seats that gave up: they have no more turns and rank behind all who play on."""
        ...

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every decision that the rules allow, each once; empty at chance nodes and at the end.

        Giving up is not among them, though any seat that plays on may do so whenever a decision is due, on
        turn or not: nobody is to do it by chance.
        """
        ...

    def child(self, action: Action) -> Self:
        """Return the state after `action` (a `Draw` at chance nodes).

        Raises:
            IllegalActionError: the rules don't allow it now.
        """
        ...

    def scores(self) -> tuple[int, ...]:
        """Return one score per seat, as it stands."""
        ...


class Game(Protocol):
    """Rules plus ruleset for a number of players; immutable."""

    @property
    def id(self) -> str:
        """The game's id, as in files."""
        ...

    @property
    def players(self) -> int:
        """How many seats play."""
        ...

    @property
    def is_timed(self) -> bool:
        """Whether a clock ends the match (F8): no practice table, and what is over stays over."""
        ...

    def initial_state(self) -> State:
        """Return the state before the first action; it may be a chance node (a deal)."""
        ...

    def action_to_data(self, action: Action) -> dict[str, Any]:
        """Return the plain-data form of an action of this game."""
        ...

    def action_from_data(self, data: object) -> Action:
        """Return the action of this game that `data` stands for.

        Raises:
            InvalidActionError: `data` is no action of this game.
        """
        ...
