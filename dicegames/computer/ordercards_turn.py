"""The best end of a turn of Order Cards for any dice, and what keeping dice promises: exact for given gains.

What lies on different targets counts independently, so that the best distribution of dice follows target by
target, for all keeps at once.
"""

from collections.abc import Mapping

from dicegames.computer.lattice import ADDED, FACES, INDEX, KEEPS, TAKEN
from dicegames.computer.ordercards_lattice import Rows, best_keep, joins, rolled_values, turn_value

Gains = Mapping[int, Mapping[int, float]]
"""By target what each group of dice (by index in `KEEPS`) that may lie there brings, always more than 0."""


class TurnPlan:
    """The values of one turn with `dice` own dice, with a bonus die in hand or without."""

    def __init__(self, gains: Gains, dice: int, has_bonus: bool) -> None:
        self.gains = gains
        self._dice = dice
        self._order = tuple(gains.items())
        self._sums = [[0.0] * len(KEEPS)]
        for _, groups in self._order:
            self._sums.append(_with_target(self._sums[-1], groups))
        ended: Rows = (self._sums[-1],)
        if has_bonus:
            ended = (self._sums[-1], *(self._turned_row(face, dice) for face in FACES))
        self._ended = ended
        self._kept = rolled_values(ended, dice)

    @property
    def value(self) -> float:
        """What the turn is worth before its first roll."""
        return turn_value(self._ended, self._dice)

    def placed_value(self, roll: int) -> float:
        """Return what the best distribution of these dice brings."""
        return self._sums[-1][roll]

    def distribution(self, roll: int) -> dict[int, tuple[int, ...]]:
        """Return the best distribution of these dice: the faces for each target used."""
        rest, found = roll, {}
        for place in reversed(range(len(self._order))):
            before, after = self._sums[place], self._sums[place + 1]
            if after[rest] == before[rest]:
                continue
            target, groups = self._order[place]
            rest, group = next(
                (smaller, group)
                for group, gain in groups.items()
                for smaller, whole in joins(group)
                if whole == rest and before[smaller] + gain == after[rest]
            )
            found[target] = KEEPS[group]
        return found

    def face_to_turn(self, roll: int, bonus: int) -> int:
        """Return which face to turn to that of the bonus die; 0 when no turn brings more."""
        best, found = self.placed_value(roll) + 1e-9, 0
        for rest in TAKEN[roll]:
            turned = ADDED[rest][bonus - 1]
            if self.placed_value(turned) > best:
                best = self.placed_value(turned)
                found = sum(KEEPS[roll]) - sum(KEEPS[rest])
        return found

    def keep(self, dice: tuple[int, ...], bonus: int, rolls_left: int) -> tuple[tuple[int, ...], bool]:
        """Return which faces to keep of a roll with rolls left, and whether to keep the bonus die (its face).

        Everything kept means to end the rolls.
        """
        keep, face = best_keep(self._kept[rolls_left - 1], INDEX[tuple(sorted(dice))], bonus)
        return KEEPS[keep], bool(face)

    def keep_value(self, keep: int, bonus: int, rolls_left: int) -> float:
        """Return what keeping own dice (by index in `KEEPS`) and a face of the bonus die (or 0) promises."""
        return self._kept[rolls_left - 1][bonus][keep]

    def _turned_row(self, bonus: int, dice: int) -> list[float]:
        """Return the values of the best end with a bonus die that shows this face."""
        values = self._sums[-1]
        row = list(values)
        for index, keep in enumerate(KEEPS):
            if len(keep) == dice:
                row[index] = max(values[index], *[values[ADDED[rest][bonus - 1]] for rest in TAKEN[index]])
        return row


def _with_target(sums: list[float], groups: Mapping[int, float]) -> list[float]:
    """Return the best sums with one target more."""
    best = list(sums)
    for group, gain in groups.items():
        for rest, whole in joins(group):
            value = sums[rest] + gain
            if value > best[whole]:
                best[whole] = value
    return best
