"""One player's sheet."""

import msgspec

from dicegames.games.sheet.boxes import BOX_INDEX, BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import SheetRuleset


class Sheet(msgspec.Struct, frozen=True):
    """What a player has entered so far.

    `points` stand in the order of `BOXES` (None: open), `five_bonus` is the sum of the extras for further
    fives of a kind, `had_five` tells whether an earlier turn ended with five equal dice.
    """

    points: tuple[int | None, ...] = (None,) * len(BOXES)
    five_bonus: int = 0
    had_five: bool = False

    def get(self, box: Box) -> int | None:
        """Return the points in `box`, None when it is open."""
        return self.points[BOX_INDEX[box]]

    def is_open(self, box: Box) -> bool:
        """Return whether `box` can still take a roll."""
        return self.points[BOX_INDEX[box]] is None

    @property
    def open_boxes(self) -> tuple[Box, ...]:
        """The boxes that can still take a roll, in sheet order."""
        return tuple(box for box, points in zip(BOXES, self.points, strict=True) if points is None)

    @property
    def used_count(self) -> int:
        """How many boxes are used."""
        return len(BOXES) - self.points.count(None)

    @property
    def is_full(self) -> bool:
        """Whether every box is used."""
        return None not in self.points

    @property
    def upper(self) -> int:
        """The sum of the upper boxes used so far, without the bonus."""
        return sum(points for points in self.points[: len(UPPER)] if points)

    @property
    def lower(self) -> int:
        """The sum of the lower boxes used so far."""
        return sum(points for points in self.points[-len(LOWER) :] if points)

    def missing(self, ruleset: SheetRuleset) -> int:
        """Return how many points the upper boxes lack for the bonus; 0 when it is reached."""
        return max(0, ruleset.upper_target - self.upper)

    def bonus(self, ruleset: SheetRuleset) -> int:
        """Return the upper bonus as it stands (P7)."""
        return 0 if self.missing(ruleset) else ruleset.upper_bonus

    def total(self, ruleset: SheetRuleset) -> int:
        """Return the total as it stands (P12)."""
        return self.upper + self.bonus(ruleset) + self.lower + self.five_bonus

    def entered(self, box: Box, points: int, extra: int, five: bool) -> "Sheet":
        """Return the sheet with `points` in the open `box` and `extra` for a further five of a kind.

        `five` tells whether the roll was five equal dice.
        """
        index = BOX_INDEX[box]
        return Sheet(
            (*self.points[:index], points, *self.points[index + 1 :]),
            self.five_bonus + extra,
            self.had_five or five,
        )
