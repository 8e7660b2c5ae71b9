"""The easy player of Order Cards: it goes for one card at a time and hardly looks at anything else."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType

from dicegames.computer.lattice import KEEPS
from dicegames.computer.ordercards_chances import groups_for
from dicegames.computer.ordercards_steps import towards_roll
from dicegames.computer.player import Style
from dicegames.engine.action import Action
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.game import State
from dicegames.games.ordercards.actions import EndTurn, Place, Roll
from dicegames.games.ordercards.bids import beats
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.ordercards.suggest import best_group

_HOPE: Mapping[Style, float] = MappingProxyType({"": 0.4, "cautious": 0.25, "bold": 0.55})
"""Which share of a card's points it still hopes for with each die that is missing."""


class EasyOrderCardsPlayer:
    """Keep the dice for one card, then place on the cards with most points.

    A beginner's way: it forgets colours, rivals and the bonus die's turning, and of equal cards takes any.
    """

    def __init__(self, style: Style = "") -> None:
        self._hope = _HOPE[style]

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action.

        Raises:
            InvalidActionError: `state` is no state of Order Cards.
        """
        if not isinstance(state, OrderCardsState):
            raise InvalidActionError(f"{type(state).__name__} is no state of Order Cards")
        if not state.dice:
            return Roll()
        if cancelled():
            return EndTurn()
        if state.rolls_left:
            kept = self._kept(state)
            if len(kept) < state.own_count:
                return towards_roll(state, kept, keep_bonus=state.bonus_in_hand)
        return _placement(state, source)

    def _kept(self, state: OrderCardsState) -> tuple[int, ...]:
        """Return the dice that belong to the group that seems most within reach."""
        own = Counter(state.dice[: state.own_count])
        best = 0.0
        found: tuple[int, ...] = ()
        for target in state.targets:
            if not state.has_target(target) or target == state.bonus:
                continue
            bid = state.bids[target]
            for group in groups_for(state.order(target)):
                faces = KEEPS[group]
                if len(faces) <= state.own_count and (bid is None or beats(faces, bid.faces)):
                    there = own & Counter(faces)
                    value = _points(state, target) * self._hope ** (len(faces) - there.total())
                    if value > best:
                        best, found = value, tuple(sorted(there.elements()))
        return found


def _placement(state: OrderCardsState, source: random.Random) -> Action:
    """Return the next dice to place: any of those with most points."""
    groups = {target: best_group(state, target) for target in state.targets if not state.group_on(target)}
    fitting = [target for target, dice in groups.items() if dice]
    if not fitting:
        return EndTurn()
    most = max(_points(state, target) for target in fitting)
    target = source.choice([target for target in fitting if _points(state, target) == most])
    return Place(target, groups[target])


def _points(state: OrderCardsState, target: int) -> float:
    order = state.order(target)
    return order.points if order else 0.5
