"""What a computer player is."""

import random
from collections.abc import Callable
from typing import Literal, Protocol

from dicegames.engine.action import Action
from dicegames.engine.game import State

Style = Literal["", "cautious", "bold"]
"""How much a player dares; "" is the plain way."""

Progress = Callable[[int, int], None]
"""Is told how much of something long is done, and how much there is."""


class Player(Protocol):
    """Decide for a seat; without memory, so one player may serve many seats and matches."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return a legal action for the seat on turn in `state`, in which a decision is due.

        `source` is for choices between equals, never for dice. Long thinking asks `cancelled` now and then
        and returns any legal action once it says yes.
        """
        ...
