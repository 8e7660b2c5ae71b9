"""What rolls bring in each box and where their entry leads, taken from the rules once for all positions."""

import msgspec
import numpy as np

from dicegames.computer.lattice import FACES, ROLLS
from dicegames.computer.sheet_space import ALL_LOWER, Floats, Ints, LowerPart, SheetSpace
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.offers import offers_for
from dicegames.games.sheet.scoring import DICE, base_points
from dicegames.games.sheet.sheet import Sheet

NEVER = -np.inf

FIVES: Ints = np.array([ROLLS.index((face,) * DICE) for face in FACES], dtype=np.intp)
"""Where the six rolls of five equal dice stand in `ROLLS`."""


class LowerEntry(msgspec.Struct, frozen=True):
    """An open lower box: its points for each class of ordinary rolls, and the lower part after it."""

    points: Floats
    lower: int


class FiveEntry(msgspec.Struct, frozen=True):
    """A box for five equal dice of each face (six values each); `face` is that of an upper box less one.

    An upper box takes `counts` dice of its face; `gains` come on top of that, and are all points of a lower
    box. They are `NEVER` where the rules bar the box.
    """

    face: int | None
    counts: Ints
    gains: Floats
    lower: int


class FiveEntries(msgspec.Struct, frozen=True):
    """The boxes for five equal dice: while the upper box of their face is open, and when it is used."""

    matching_open: tuple[FiveEntry, ...]
    matching_used: tuple[FiveEntry, ...]
    is_same: bool


class SheetMoves:
    """The entries of every lower part of a space.

    Rolls that bring the same in all lower boxes are one of `class_count` classes; `classes` gives it for each
    of `ROLLS`.
    """

    def __init__(self, space: SheetSpace) -> None:
        self._space = space
        points = np.array([[base_points(space.ruleset, box, roll) for box in LOWER] for roll in ROLLS])
        distinct, classes = np.unique(points, axis=0, return_inverse=True)
        self.classes: Ints = classes.reshape(-1).astype(np.intp)
        self._class_points: Floats = distinct.astype(np.float64)
        self.class_count = len(distinct)
        self.ordinary = tuple(self._ordinary(part) for part in space.lowers)
        self.fives = tuple(self._fives(part) for part in space.lowers)

    def _ordinary(self, part: LowerPart) -> tuple[LowerEntry, ...]:
        space = self._space
        return tuple(
            LowerEntry(
                np.ascontiguousarray(self._class_points[:, [bit]]),
                space.lower_index[space.after_lower(part, box, 0, False)],
            )
            for bit, box in enumerate(LOWER)
            if part.open >> bit & 1
        )

    def _fives(self, part: LowerPart) -> FiveEntries:
        """Ask the rules, with sheets on which everything else is open: no rule looks at more than this."""
        still, used = (self._five_offers(part, matching_used=used) for used in (False, True))
        # Where the matching box is used, its values bar it: here it can be as if it were open.
        diagonal = range(len(UPPER))
        for first, second in zip(still[:2], used[:2], strict=True):
            second[diagonal, diagonal] = first[diagonal, diagonal]
        is_same = all(np.array_equal(*pair) for pair in zip(still[:2], used[:2], strict=True))
        return FiveEntries(_five_entries(*still), _five_entries(*used), is_same)

    def _five_offers(self, part: LowerPart, *, matching_used: bool) -> tuple[Ints, Floats, Ints]:
        """Return dice of the box's face, gains (boxes × faces rolled), and lower parts (boxes)."""
        space = self._space
        counts: Ints = np.zeros((len(BOXES), len(UPPER)), dtype=np.intp)
        gains: Floats = np.full((len(BOXES), len(UPPER)), NEVER)
        lowers: Ints = np.zeros(len(BOXES), dtype=np.intp)
        for matching, face in enumerate(FACES):
            sheet = self._sheet(part, matching if matching_used else None)
            for index, offer in enumerate(offers_for(space.ruleset, sheet, (face,) * DICE)):
                if not offer.is_allowed:
                    continue
                if index < len(UPPER):
                    counts[index, matching] = offer.points // (index + 1)
                    gains[index, matching] = offer.extra
                else:
                    gains[index, matching] = offer.points + offer.extra
                    after = space.after_lower(part, offer.box, offer.points, True)
                    lowers[index] = space.lower_index[after]
        # All upper boxes lead to the same lower part.
        lowers[: len(UPPER)] = space.lower_index[space.after_lower(part, Box.ACES, 0, True)]
        return counts, gains, lowers

    def _sheet(self, part: LowerPart, used_face: int | None) -> Sheet:
        """Return a sheet of this lower part with all upper boxes open but one."""
        points: list[int | None] = [None] * len(BOXES)
        for bit, box in enumerate(LOWER):
            if (ALL_LOWER & ~part.open) >> bit & 1:
                holds = box is Box.FIVE_KIND and part.holds
                points[len(UPPER) + bit] = self._space.ruleset.five_kind if holds else 0
        if used_face is not None:
            points[used_face] = 0
        return Sheet(tuple(points), had_five=part.had)


def _five_entries(counts: Ints, gains: Floats, lowers: Ints) -> tuple[FiveEntry, ...]:
    return tuple(
        FiveEntry(
            index if index < len(UPPER) else None,
            counts[index],
            np.ascontiguousarray(gains[index][:, np.newaxis]),
            int(lowers[index]),
        )
        for index in range(len(BOXES))
        if gains[index].max() > NEVER
    )
