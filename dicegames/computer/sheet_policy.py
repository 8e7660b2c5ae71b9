"""What becomes of a turn in which every keep is the best one: how often each roll is entered.

Rows are keeps or rolls, columns are positions, as in `sheet_sweep`; that finds what a turn is worth, this
finds the play that is worth it.
"""

import numpy as np

from dicegames.computer.lattice import ADDED, DICE, FACES, FIRST_ROLL, KEEPS, TAKEN
from dicegames.computer.sheet_space import Floats, Ints
from dicegames.computer.sheet_sweep import CHANCES

_SIZES = tuple(
    slice(sizes.index(size), sizes.index(size) + sizes.count(size))
    for sizes in [[len(keep) for keep in KEEPS]]
    for size in range(DICE + 1)
)
"""Where the keeps of each size stand in `KEEPS`."""

_ADDED: Ints = np.array(ADDED, dtype=np.intp)
# Keeps have up to five neighbours with one die less; the first stands for those that are missing.
_TAKEN: Ints = np.array([(taken + (taken[:1] or (0,)) * DICE)[:DICE] for taken in TAKEN], dtype=np.intp)


def entered_chances(entered: Floats) -> Floats:
    """Return how likely each of `ROLLS` is the one that is entered (252 × columns).

    `entered` (252 × columns) is what entering each roll is worth. Of equal choices the one that keeps more
    dice is taken.
    """
    last = _means(entered)
    second = _choices(last)
    rolls = second[FIRST_ROLL:]
    first = _means(np.take_along_axis(last, rolls, axis=0))
    first[FIRST_ROLL:] = entered
    rolled: Floats = np.repeat(CHANCES[:, np.newaxis], entered.shape[1], axis=1)
    done: Floats = np.zeros_like(rolled)
    for choices in (_choices(first), second):
        kept = _moved(rolled, choices[FIRST_ROLL:])
        done += kept[FIRST_ROLL:]
        kept[FIRST_ROLL:] = 0.0
        rolled = _rolled(kept)
    done += rolled
    return done


def _means(rolls: Floats) -> Floats:
    """Return the values of `KEEPS` when the rest is rolled once; those of five dice stay as they are."""
    values: Floats = np.empty((len(KEEPS), rolls.shape[1]))
    values[FIRST_ROLL:] = rolls
    for rows in reversed(_SIZES[:-1]):
        values[rows] = values[_ADDED[rows]].mean(axis=1)
    return values


def _choices(values: Floats) -> Ints:
    """Return for each of `KEEPS` (rows) which keep within it is worth most."""
    best = values.copy()
    choices: Ints = np.repeat(np.arange(len(KEEPS))[:, np.newaxis], values.shape[1], axis=1)
    columns = np.arange(values.shape[1])
    for rows in _SIZES[1:]:
        below = _TAKEN[rows]
        found = best[below]
        place = found.argmax(axis=1)
        top = np.take_along_axis(found, place[:, np.newaxis], axis=1)[:, 0]
        smaller = choices[np.take_along_axis(below, place, axis=1), columns]
        is_better = top > best[rows]
        best[rows] = np.where(is_better, top, best[rows])
        choices[rows] = np.where(is_better, smaller, choices[rows])
    return choices


def _moved(chances: Floats, choices: Ints) -> Floats:
    """Return the chances of `KEEPS` after the choices for `ROLLS` were made."""
    width = chances.shape[1]
    places = choices * width + np.arange(width)
    found: Floats = np.bincount(places.ravel(), chances.ravel(), len(KEEPS) * width).astype(np.float64)
    return found.reshape(len(KEEPS), width)


def _rolled(kept: Floats) -> Floats:
    """Return the chances of `ROLLS` after the dice that aren't kept were rolled; `kept` is used up."""
    for size, rows in enumerate(_SIZES[:-1]):
        share = kept[rows] / len(FACES)
        larger = kept[_SIZES[size + 1]]
        start = _SIZES[size + 1].start
        for face in range(len(FACES)):
            larger[_ADDED[rows, face] - start] += share  # each keep gets a face in one way only
    return kept[FIRST_ROLL:]
