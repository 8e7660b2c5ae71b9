"""What rolling three to five dice up to three times is worth, with or without a bonus die beside them.

Own dice are a keep of `lattice.KEEPS`, by index. The bonus die is 0 when there is none, or when it is about
to be rolled, else its face. A row of values has one for each of `KEEPS`; those of more dice than are rolled
in the turn mean nothing.
"""

from collections.abc import Sequence
from functools import cache

from dicegames.computer.lattice import ADDED, DICE, FACES, INDEX, KEEPS, TAKEN, keeps_of

Row = Sequence[float]
Rows = tuple[Row, ...]
"""A row for each state of the bonus die: only that without it, or that of its coming roll, then six faces."""

SIZE_STARTS: tuple[int, ...] = tuple(
    next((index for index, keep in enumerate(KEEPS) if len(keep) == size), len(KEEPS))
    for size in range(DICE + 2)
)
"""Where the keeps of each size begin in `KEEPS`, and behind the last one."""


@cache
def joins(group: int) -> tuple[tuple[int, int], ...]:
    """Return every pair of a keep and what it becomes with the dice of `group`."""
    faces = KEEPS[group]
    return tuple(
        (rest, INDEX[tuple(sorted((*keep, *faces)))])
        for rest, keep in enumerate(KEEPS[: SIZE_STARTS[DICE + 1 - len(faces)]])
    )


def rolled_values(ended: Rows, dice: int) -> tuple[Rows, Rows]:
    """Return what keeping promises with one and with two rolls left.

    `ended` are the values of ending the rolls, of `dice` own dice; they also are those of keeping all dice.
    """
    last = _kept_values(ended, ended, dice)
    return last, _kept_values(best_values(last), ended, dice)


def best_values(kept: Rows) -> Rows:
    """Return for each roll the value of its best keep; the first row with a bonus die is none of a roll."""
    if len(kept) == 1:
        return (_best_row(kept[0]),)
    rolled_bonus = kept[0]
    faces = [_best_row([max(pair) for pair in zip(row, rolled_bonus, strict=True)]) for row in kept[1:]]
    return (rolled_bonus, *faces)


def turn_value(ended: Rows, dice: int) -> float:
    """Return what a turn with three rolls of so many dice is worth before the first roll."""
    best = best_values(rolled_values(ended, dice)[1])
    return _kept_values(best, best, dice)[0][0]


def best_keep(kept: Rows, roll: int, bonus: int) -> tuple[int, int]:
    """Return which dice of a roll to keep: the own ones, and the face of the bonus die or 0.

    Of equal keeps that of more dice is taken; to keep everything is to end the rolls.
    """
    found = [(kept[face][keep], keep, face) for keep in keeps_of(KEEPS[roll]) for face in {bonus, 0}]
    found.sort(key=lambda option: (len(KEEPS[option[1]]), option[2]), reverse=True)
    best = found[0]
    for option in found:
        if option[0] > best[0] + 1e-9:
            best = option
    return best[1], best[2]


def _kept_values(rolled: Rows, ended: Rows, dice: int) -> Rows:
    """Return the values of keeps, by those of complete rolls, and those of complete rolls that are left."""
    if len(rolled) == 1:
        return (_mean_row(rolled[0], ended[0], dice),)
    mean = [sum(values) / len(FACES) for values in zip(*rolled[1:], strict=True)]
    faces = [_mean_row(row, end, dice) for row, end in zip(rolled[1:], ended[1:], strict=True)]
    return (_mean_row(mean, mean, dice), *faces)


def _mean_row(rolled: Row, ended: Row, dice: int) -> Row:
    start = SIZE_STARTS[dice]
    values = list(rolled)
    for index in range(start - 1, -1, -1):
        values[index] = sum([values[added] for added in ADDED[index]]) / 6
    values[start:] = ended[start:]
    return values


def _best_row(values: Row) -> Row:
    best = list(values)
    for index, taken in enumerate(TAKEN):
        for smaller in taken:
            if best[smaller] > best[index]:
                best[index] = best[smaller]
    return best
