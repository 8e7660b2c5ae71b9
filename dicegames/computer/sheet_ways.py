"""Every way to enter every roll in one position: where it leads, and what it brings."""

import msgspec
import numpy as np

from dicegames.computer.lattice import FACES, ROLLS
from dicegames.computer.sheet_moves import FIVES, NEVER, SheetMoves
from dicegames.computer.sheet_space import Floats, Ints, SheetSpace

_COUNTS: Ints = np.array([[roll.count(face) for roll in ROLLS] for face in FACES], dtype=np.intp)


class Ways(msgspec.Struct, frozen=True):
    """Rows are open boxes, in an order of their own for each roll, columns the 252 `ROLLS`.

    `places` is the position after an entry: lower part times (number of upper parts + 1) plus upper part, by
    index. `gains` is what the entry brings, `NEVER` where the rules bar it.
    """

    places: Ints
    gains: Floats


def ways_of(space: SheetSpace, moves: SheetMoves, lower: int, upper: int) -> Ways:
    """Return the ways to go on from the position with this lower and upper part (by index)."""
    width = len(space.uppers) + 1
    is_open = space.child[:, 0, upper] < len(space.uppers)
    boxes = len(moves.ordinary[lower]) + int(is_open.sum())
    places: Ints = np.zeros((boxes, len(ROLLS)), dtype=np.intp)
    gains: Floats = np.full((boxes, len(ROLLS)), NEVER)
    for row, entry in enumerate(moves.ordinary[lower]):
        places[row] = entry.lower * width + upper
        gains[row] = entry.points[moves.classes, 0]
    for row, face in enumerate(np.flatnonzero(is_open), start=len(moves.ordinary[lower])):
        places[row] = lower * width + space.child[face, _COUNTS[face], upper]
        gains[row] = space.gain[face, _COUNTS[face], upper]
    gains[:, FIVES] = NEVER
    fives = moves.fives[lower]
    for entries, faces in ((fives.matching_open, is_open), (fives.matching_used, ~is_open)):
        row = 0
        for five in entries:
            if five.face is not None and not is_open[five.face]:
                continue
            place, gain = np.full(len(FIVES), five.lower * width + upper), five.gains[:, 0]
            if five.face is not None:
                place = five.lower * width + space.child[five.face, five.counts, upper]
                gain = gain + space.gain[five.face, five.counts, upper]
            places[row, FIVES[faces]] = place[faces]
            gains[row, FIVES[faces]] = gain[faces]
            row += 1
    return Ways(places, gains)
