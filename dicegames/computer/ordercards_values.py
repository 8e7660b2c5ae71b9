"""What groups of dice on targets of Order Cards are worth, in points.

A group brings its card if nobody beats it before the next turn, and what it takes from the owner of the dice
that it beats. Cards are worth their points and what they add to the colour bonus of the end. The numbers
below were measured in matches of the strong player against itself.
"""

from collections.abc import Mapping, Sequence
from math import exp
from types import MappingProxyType

from dicegames.computer.lattice import KEEPS
from dicegames.computer.ordercards_chances import beating_chance, groups_for
from dicegames.computer.ordercards_estimates import STRONG, Estimates
from dicegames.computer.ordercards_turn import Gains
from dicegames.games.ordercards.bids import beats
from dicegames.games.ordercards.ruleset import OrderKind
from dicegames.games.ordercards.score import color_bonus, score_of
from dicegames.games.ordercards.state import STACKS, Bid, OrderCardsState

# The share of its chance to beat a group that a single rival makes use of, since it has other aims too; each
# of several rivals uses less of it.
CONTEST: Mapping[OrderKind, float] = MappingProxyType({"number": 0.54, "set": 0.83, "straight": 0.8})
CONTEST_BONUS_DIE = 0.55
CONTEST_DROP = 0.6

LAST_BONUS_DIE = 3.5  # the mean of a roll, at the end of the game (A11)

# About so many cards are left in the stacks at the end; with hardly more than those left, some are still won.
CARDS_LEFT = 13
LEAST_COMING = 4
MOST_OF_A_COLOR = 12

LEAST = 0.01  # placing dice is always worth something, since nothing is lost by it


def gains_of(state: OrderCardsState, estimates: Estimates = STRONG) -> Gains:
    """Return what each group is worth on each target; `state` is the start of a turn, nothing is placed."""
    values = GroupValues(state, estimates)
    return {
        target: values.gains(target)
        for target in state.targets
        if state.has_target(target) and not (target == state.bonus and state.bonus_turn)
    }


class GroupValues:
    """Value groups in one turn."""

    def __init__(self, state: OrderCardsState, estimates: Estimates) -> None:
        self._state = state
        self._estimates = estimates
        self._rivals = state.rivals
        self._contest = len(self._rivals) ** -CONTEST_DROP
        self._coming = coming_cards(state) if estimates.foresight else 0.0
        self._is_last_round = rivals_to_move(state) < len(self._rivals)
        scores = state.scores()
        rival = sum(scores[seat] for seat in self._rivals) / len(self._rivals)
        self._lead = scores[state.seat] - rival

    def gains(self, target: int) -> dict[int, float]:
        """Return what each group that may lie on a target brings, by index in `KEEPS`."""
        bid = self._state.bids[target]
        denied = self._denied(target, bid) if bid else 0.0
        worth = self._worth(target, self._state.seat)
        if ends_alone(self._state, target):
            worth -= self._ending()
            denied -= self._estimates.resuming if bid else 0.0
        by_pips: dict[int, float] = {}
        gains = {}
        for group in groups_for(self._state.order(target)):
            if bid is None or beats(KEEPS[group], bid.faces):
                pips = sum(KEEPS[group])
                if pips not in by_pips:
                    by_pips[pips] = max(LEAST, worth * self._survival(target, pips, self._rivals) + denied)
                gains[group] = by_pips[pips]
        return gains

    def _denied(self, target: int, bid: Bid) -> float:
        """Return what beating a bid takes from its owner, shared among the rivals."""
        between = self._rivals[: self._rivals.index(bid.seat)]
        lost = self._worth(target, bid.seat) / len(self._rivals)
        return self._estimates.denial * lost * self._survival(target, sum(bid.faces), between)

    def _ending(self) -> float:
        """Return what it costs to end the game; less than 0 when the lead is worth more than a turn."""
        estimates = self._estimates
        return estimates.ending - estimates.lead_share * (self._lead - estimates.safe_lead)

    def _survival(self, target: int, pips: int, rivals: Sequence[int]) -> float:
        """Return the chance that dice outlast the turns of the next rivals."""
        state, chance = self._state, 1.0
        order = state.order(target)
        share = self._contest * (CONTEST[order.kind] if order else CONTEST_BONUS_DIE)
        share = min(1.0, share * self._estimates.contest)
        moving = min(len(rivals), rivals_to_move(state, target))
        for later in range(1, moving + 1):
            chance *= 1.0 - share * beating_chance(order, pips, state.dice_later(later))
        return chance

    def _worth(self, target: int, seat: int) -> float:
        """Return what winning a target is worth to a seat."""
        state = self._state
        card = state.open_card(target)
        if card is None:
            return LAST_BONUS_DIE if self._is_last_round else self._estimates.bonus_die
        counts = score_of(state.ruleset, state.won[seat]).counts
        color = state.ruleset.color(card)
        if color is not None:
            counts = (counts[state.ruleset.colors.index(color)],)
        return state.ruleset.order(card).points + max(color_worth(count, self._coming) for count in counts)


def color_worth(count: int, coming: float) -> float:
    """Return what a card adds to the bonus of its colour: `count` are won, about `coming` will come."""
    worth, chance = 0.0, exp(-coming)  # of Poisson's distribution
    for more in range(MOST_OF_A_COLOR):
        worth += chance * (color_bonus(count + more + 1) - color_bonus(count + more))
        chance *= coming / (more + 1)
    return worth


def coming_cards(state: OrderCardsState) -> float:
    """Estimate how many more cards of each colour a seat wins."""
    left = sum(len(stack) for stack in state.stacks)
    return max(LEAST_COMING, left - CARDS_LEFT) / (len(state.rivals) + 1) / len(state.ruleset.colors)


def rivals_to_move(state: OrderCardsState, beaten: int | None = None) -> int:
    """Return how many rivals have a turn before the dice that lie now end the game, at most all of them.

    The dice on the target `beaten` don't count.
    """
    empty = sum(not stack for stack in state.stacks)
    for before, seat in enumerate(state.rivals):
        for target, (stack, bid) in enumerate(zip(state.stacks, state.bids, strict=False)):
            empty += len(stack) == 1 and bid is not None and bid.seat == seat and target != beaten
        if empty >= stacks_to_empty(state):
            return before
    return len(state.rivals)


def ends_alone(state: OrderCardsState, target: int) -> bool:
    """Return whether winning the card of a target ends the game whatever the other stacks are.

    It never does with five players, who empty two stacks: there ending cost nothing in matches.
    """
    is_last = target < len(state.stacks) and len(state.stacks[target]) == 1
    return is_last and stacks_to_empty(state) == 1


def stacks_to_empty(state: OrderCardsState) -> int:
    """Return how many empty stacks end the game (A10)."""
    return 2 if state.players == max(STACKS) else 1
