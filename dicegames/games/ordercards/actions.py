"""The decisions of Order Cards."""

from dicegames.engine.action import Action, ActionCodec, Draw
from dicegames.engine.resign import Resign


class Keep(Action, frozen=True, tag="keep"):
    """Keep the die at position `die` for the next roll."""

    prepares = True
    is_minor = True

    die: int


class Release(Action, frozen=True, tag="release"):
    """Let the kept die at position `die` be rolled again."""

    prepares = True
    is_minor = True

    die: int


class Roll(Action, frozen=True, tag="roll"):
    """Roll all dice that aren't kept."""


class Place(Action, frozen=True, tag="place"):
    """Put dice (by position, ascending) on a target; what lies there from this turn is added to."""

    prepares = True

    target: int
    dice: tuple[int, ...]


class TakeBack(Action, frozen=True, tag="take_back"):
    """Take back what was placed on a target in this turn; beaten dice lie there again."""

    prepares = True

    target: int


class TurnDie(Action, frozen=True, tag="turn_die"):
    """Turn an own die to the face of the bonus die, which goes back to the middle (A9)."""

    die: int


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn; the next player claims the cards on which dice still lie (A4)."""


CODEC = ActionCodec(Keep, Release, Roll, Place, TakeBack, TurnDie, EndTurn, Resign, Draw)
