"""What dice may lie where, and which dice beat which (A7, A8)."""

from collections.abc import Sequence

from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.ruleset import Order


def order_refusal(order: Order | None, faces: Sequence[int]) -> str:
    """Return the reason id why these dice don't fulfil an order, "" if they do.

    None stands for the bonus die, which takes any one or more dice (A7).
    """
    if not faces:
        return reasons.WRONG_COUNT
    if order is None:
        return ""
    if order.kind == "number":
        return "" if all(face == order.size for face in faces) else reasons.WRONG_FACE
    if len(faces) != order.size:
        return reasons.WRONG_COUNT
    if order.kind == "set":
        return "" if len(set(faces)) == 1 else reasons.NOT_EQUAL
    low = min(faces)
    return "" if sorted(faces) == list(range(low, low + order.size)) else reasons.NO_STRAIGHT


def beats(new: Sequence[int], old: Sequence[int]) -> bool:
    """Return whether dice beat those that lie there: a strictly higher sum of pips (A8)."""
    return sum(new) > sum(old)
