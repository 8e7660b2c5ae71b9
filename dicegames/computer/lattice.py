"""The lattice of keeps: every multiset of up to five dice, joined by adding or taking away one die.

The mean over all rolls of the missing dice is the mean, over one die added, of such means one level up.
So the values of all 462 keeps follow from those of the 252 rolls in 1,260 additions.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

FACES = range(1, 7)
DICE = 5

KEEPS: tuple[tuple[int, ...], ...] = tuple(
    keep for size in range(DICE + 1) for keep in combinations_with_replacement(FACES, size)
)
"""All sorted multisets of faces, small ones first."""

INDEX: dict[tuple[int, ...], int] = {keep: index for index, keep in enumerate(KEEPS)}

FIRST_ROLL = next(index for index, keep in enumerate(KEEPS) if len(keep) == DICE)
"""Where the rolls (multisets of five dice) begin in `KEEPS`."""

ROLLS: tuple[tuple[int, ...], ...] = KEEPS[FIRST_ROLL:]

ADDED: tuple[tuple[int, ...], ...] = tuple(
    tuple(INDEX[tuple(sorted((*keep, face)))] for face in FACES) for keep in KEEPS[:FIRST_ROLL]
)
"""For each keep of fewer than five dice, what it becomes with one die more, by face."""

TAKEN: tuple[tuple[int, ...], ...] = tuple(
    tuple({INDEX[keep[:die] + keep[die + 1 :]] for die in range(len(keep))}) for keep in KEEPS
)
"""For each keep, what it becomes with one die less."""


def keep_values(roll_values: Sequence[float]) -> list[float]:
    """Return what keeping each of `KEEPS` and rolling the rest once is worth on average.

    `roll_values` are the values of the 252 `ROLLS`; they also are the values of keeping all five.
    """
    values = [0.0] * FIRST_ROLL + list(roll_values)
    for index in range(FIRST_ROLL - 1, -1, -1):
        values[index] = sum([values[added] for added in ADDED[index]]) / 6
    return values


def best_values(values: Sequence[float]) -> list[float]:
    """Return, for each of the 252 `ROLLS`, the value of its best keep; `values` belong to `KEEPS`."""
    best = list(values)
    for index, taken in enumerate(TAKEN):
        for smaller in taken:
            if best[smaller] > best[index]:
                best[index] = best[smaller]
    return best[FIRST_ROLL:]


def keeps_of(roll: tuple[int, ...]) -> list[int]:
    """Return the indices of every keep of a sorted `roll`, larger keeps first."""
    found = {INDEX[roll]}
    queue = [INDEX[roll]]
    for index in queue:
        new = [smaller for smaller in TAKEN[index] if smaller not in found]
        found.update(new)
        queue += new
    return queue
