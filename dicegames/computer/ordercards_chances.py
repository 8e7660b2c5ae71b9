"""How likely a turn can beat what lies on a target, when it is played for nothing else. Exact."""

from functools import lru_cache

from dicegames.computer.lattice import INDEX, KEEPS
from dicegames.computer.ordercards_lattice import joins, turn_value
from dicegames.games.ordercards.bids import order_refusal
from dicegames.games.ordercards.ruleset import Order


@lru_cache(maxsize=256)
def groups_for(order: Order | None) -> tuple[int, ...]:
    """Return every group of dice that fulfils an order (None: the bonus die's), by index in `KEEPS`."""
    return tuple(INDEX[faces] for faces in KEEPS if not order_refusal(order, faces))


@lru_cache(maxsize=4096)
def beating_chance(order: Order | None, pips: int, dice: int) -> float:
    """Return the chance of a turn of so many `dice` to fulfil `order` with more than `pips`."""
    made = [0.0] * len(KEEPS)
    for group in groups_for(order):
        if sum(KEEPS[group]) > pips:
            for _, whole in joins(group):
                made[whole] = 1.0
    return turn_value((made,), dice)
