"""The positions in which a turn of one sheet can begin, as far as they differ for what is still to come.

A position is a pair. Its upper part is the open upper boxes and their total, its lower part the open lower
boxes and what the sheet remembers of fives of a kind, where the ruleset asks for it. Once the bonus is
reached or out of reach the total doesn't matter any more: all such upper parts are one.
"""

import msgspec
import numpy as np
import numpy.typing as npt

from dicegames.games.sheet.boxes import BOX_INDEX, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import DICE
from dicegames.games.sheet.sheet import Sheet

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]

FACES = len(UPPER)
COUNTS = DICE + 1
DECIDED = -1
"""The total of an upper part whose bonus is reached or out of reach."""

ALL_UPPER = (1 << len(UPPER)) - 1
ALL_LOWER = (1 << len(LOWER)) - 1


class UpperPart(msgspec.Struct, frozen=True):
    """The open upper boxes (bit 0: aces) and their total so far, or `DECIDED`."""

    open: int
    total: int


class LowerPart(msgspec.Struct, frozen=True):
    """The open lower boxes (bits in the order of `LOWER`) and what is remembered.

    `holds`: the five-of-a-kind box holds its points. `had`: an earlier turn ended with five equal dice. Both
    are false where the ruleset doesn't ask.
    """

    open: int
    holds: bool = False
    had: bool = False


class SheetSpace:
    """All positions that play can reach.

    `uppers` and `lowers` stand with few open boxes first, in an order that depends on the ruleset alone.
    `child[face, count, upper]` is the upper part after `count` dice of a face were entered in its box,
    `len(uppers)` when the box is used; `gain[face, count, upper]` is what that brings: the points, and the
    bonus when it is reached by them.
    """

    def __init__(self, ruleset: SheetRuleset) -> None:
        self.ruleset = ruleset
        self.asks_holds = ruleset.joker == "forced_fifty" or ruleset.five_bonus_rule == "box_fifty"
        self.asks_had = ruleset.joker == "free_full" or ruleset.five_bonus_rule == "earlier_five"
        self.lowers = tuple(
            sorted(self._lowers(), key=lambda part: (part.open.bit_count(), part.open, part.holds, part.had))
        )
        self.lower_index = {part: index for index, part in enumerate(self.lowers)}
        moves = self._upper_moves()
        self.uppers = tuple(sorted(moves, key=lambda part: (part.open.bit_count(), part.open, part.total)))
        self.upper_index = {part: index for index, part in enumerate(self.uppers)}
        shape = (FACES, COUNTS, len(self.uppers))
        self.child: Ints = np.full(shape, len(self.uppers), dtype=np.intp)
        self.gain: Floats = np.zeros(shape)
        for index, part in enumerate(self.uppers):
            for face, count, child, gain in moves[part]:
                self.child[face, count, index] = self.upper_index[child]
                self.gain[face, count, index] = gain

    def upper_range(self, boxes: int) -> range:
        """Return the indices of the upper parts with so many open boxes."""
        found = [index for index, part in enumerate(self.uppers) if part.open.bit_count() == boxes]
        return range(found[0], found[-1] + 1)

    def lower_of(self, sheet: Sheet) -> LowerPart:
        """Return the lower part of a sheet."""
        first = len(UPPER)
        mask = sum(1 << bit for bit in range(len(LOWER)) if sheet.points[first + bit] is None)
        holds = self.asks_holds and sheet.get(Box.FIVE_KIND) == self.ruleset.five_kind
        return LowerPart(mask, holds, self.asks_had and sheet.had_five)

    def upper_of(self, sheet: Sheet) -> UpperPart:
        """Return the upper part of a sheet."""
        mask = sum(1 << bit for bit in range(FACES) if sheet.points[bit] is None)
        return self.upper_part(mask, sheet.upper)

    def upper_part(self, open_boxes: int, total: int) -> UpperPart:
        """Return the upper part with these open boxes and this total."""
        most = total + sum(DICE * (face + 1) for face in range(FACES) if open_boxes >> face & 1)
        target = self.ruleset.upper_target
        decided = not self.ruleset.upper_bonus or total >= target or most < target
        return UpperPart(open_boxes, DECIDED if decided else total)

    def after_lower(self, part: LowerPart, box: Box, points: int, five: bool) -> LowerPart:
        """Return the lower part after an entry of `points` in any box; `five`: of five equal dice."""
        position = BOX_INDEX[box] - len(UPPER)
        mask = part.open & ~(1 << position) if position >= 0 else part.open
        fills = box is Box.FIVE_KIND and points == self.ruleset.five_kind
        holds, had = self.asks_holds and fills, self.asks_had and five
        return LowerPart(mask, part.holds or holds, part.had or had)

    def _lowers(self) -> set[LowerPart]:
        """Return every lower part that can be reached."""
        found = {LowerPart(ALL_LOWER)}
        queue = list(found)
        for part in queue:
            for box, points, five in self._lower_entries(part):
                child = self.after_lower(part, box, points, five)
                if child not in found:
                    found.add(child)
                    queue.append(child)
        return found

    def _lower_entries(self, part: LowerPart) -> list[tuple[Box, int, bool]]:
        """Return entries that lead to every lower part that follows; five dice in an upper box too."""
        entries = [(Box.ACES, DICE, True)]
        for bit, box in enumerate(LOWER):
            if part.open >> bit & 1:
                entries += [(box, 0, False), (box, 0, True)]
                if box is Box.FIVE_KIND:
                    entries[-1] = (box, self.ruleset.five_kind, True)
        return entries

    def _upper_moves(self) -> dict[UpperPart, list[tuple[int, int, UpperPart, int]]]:
        """Return every upper part that can be reached, and what each entry makes of it.

        A move is (face less one, count of dice, the part after, what it brings).
        """
        start = self.upper_part(ALL_UPPER, 0)
        moves: dict[UpperPart, list[tuple[int, int, UpperPart, int]]] = {start: []}
        queue = [start]
        for part in queue:
            for face in range(FACES):
                if not part.open >> face & 1:
                    continue
                for count in range(COUNTS):
                    points = count * (face + 1)
                    child, gain = UpperPart(part.open & ~(1 << face), DECIDED), points
                    if part.total != DECIDED:
                        total = part.total + points
                        child = self.upper_part(child.open, total)
                        gain += self.ruleset.upper_bonus if total >= self.ruleset.upper_target else 0
                    if child not in moves:
                        moves[child] = []
                        queue.append(child)
                    moves[part].append((face, count, child, gain))
        return moves
