"""How likely a turn of Order Cards fulfils one order, when it is played for nothing else. Exact.

With a bonus die in hand, one die may be turned to its face when rolling is over (A9).
"""

from functools import lru_cache

from dicegames.computer.lattice import ADDED, FACES, INDEX, KEEPS, TAKEN, keeps_of
from dicegames.computer.ordercards_chances import groups_for
from dicegames.computer.ordercards_lattice import Rows, joins, rolled_values, turn_value
from dicegames.games.ordercards.ruleset import Order
from dicegames.games.ordercards.state import OrderCardsState


def keep_chance(state: OrderCardsState, target: int) -> tuple[float, float]:
    """Return the chance that the next roll, or one after it, makes a group that may be placed on a target.

    The first number is that of the dice kept in `state`, the second the best of all keeps of the roll.
    """
    own = state.own_count
    rows = _kept(state.order(target), _lying(state, target), own, state.bonus_in_hand, state.rolls_left)
    kept = tuple(sorted(state.dice[die] for die in range(own) if state.kept[die]))
    face = state.bonus_face if state.bonus_in_hand and state.kept[own] else 0
    best = max(
        rows[bonus][keep]
        for keep in keeps_of(tuple(sorted(state.dice[:own])))
        for bonus in {0, state.bonus_face}
    )
    return rows[face][INDEX[kept]], best


def start_chance(state: OrderCardsState, target: int) -> float:
    """Return the chance of a turn that is about to begin to make a group that may be placed on a target."""
    return turn_chance(state.order(target), _lying(state, target), state.own_count, state.bonus_in_hand)


def hold_chance(state: OrderCardsState, target: int) -> float:
    """Return the chance that the dice on a target outlast the turns of all others if all play for it alone.

    They hold at least as often when the others have further aims.
    """
    chance = 1.0
    for later, seat in enumerate(state.rivals, start=1):
        bonus = state.bids[state.bonus]
        has_bonus = bonus is not None and bonus.seat == seat
        dice = state.dice_later(later)
        chance *= 1.0 - turn_chance(state.order(target), _lying(state, target), dice, has_bonus)
    return chance


@lru_cache(maxsize=512)
def turn_chance(order: Order | None, pips: int, dice: int, has_bonus: bool) -> float:
    """Return the chance of a turn of so many `dice` to fulfil `order` with more than `pips`."""
    return turn_value(_ended(order, pips, dice, has_bonus), dice)


@lru_cache(maxsize=128)
def _kept(order: Order | None, pips: int, dice: int, has_bonus: bool, rolls_left: int) -> Rows:
    return rolled_values(_ended(order, pips, dice, has_bonus), dice)[rolls_left - 1]


def _lying(state: OrderCardsState, target: int) -> int:
    bid = state.bids[target]
    return 0 if bid is None else sum(bid.faces)


def _ended(order: Order | None, pips: int, dice: int, has_bonus: bool) -> Rows:
    """Return 1.0 for all dice that hold such a group, else 0.0; with a bonus die for each of its faces."""
    made = [0.0] * len(KEEPS)
    for group in groups_for(order):
        if sum(KEEPS[group]) > pips:
            for _, whole in joins(group):
                made[whole] = 1.0
    if not has_bonus:
        return (made,)
    turned = []
    for face in FACES:
        row = list(made)
        for index, keep in enumerate(KEEPS):
            if len(keep) == dice:
                row[index] = max(made[index], *(made[ADDED[rest][face - 1]] for rest in TAKEN[index]))
        turned.append(row)
    return (made, *turned)
