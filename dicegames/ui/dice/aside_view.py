"""What the tray of 10.000 shows, as plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RollGroup:
    """Name dice of the current roll (indices into it) and what they score together, 0 for nothing."""

    dice: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class EarlierGroup:
    """Hold dice that an earlier roll set aside together, and what they scored."""

    faces: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class AsideView:
    """Hold one moment of a turn; without `values` no roll was made yet.

    `marks` are the combinations of the whole roll: they keep naming dice that are chosen, so that the others
    lie still. `chosen` are this roll's dice in the rail. `carried` are points of earlier passes, each
    made with all dice. `gains` tell for each mark what its dice that still lie add to the chosen ones;
    without them it is the points of the mark.
    """

    values: tuple[int, ...] = ()
    marks: tuple[RollGroup, ...] = ()
    chosen: tuple[RollGroup, ...] = ()
    earlier: tuple[EarlierGroup, ...] = ()
    carried: int = 0
    total: int = 0
    lost: bool = False
    gains: tuple[int, ...] = ()

    @property
    def loses_points(self) -> bool:
        """Whether the turn is missed with points that are lost now."""
        return self.lost and self.total > 0

    @property
    def kept(self) -> tuple[bool, ...]:
        """Return for every die of the roll whether it is chosen."""
        chosen = {die for group in self.chosen for die in group.dice}
        return tuple(index in chosen for index in range(len(self.values)))

    def faces(self, group: RollGroup) -> tuple[int, ...]:
        """Return the faces of a group of this roll."""
        return tuple(self.values[die] for die in group.dice)

    def mark_of(self, die: int) -> RollGroup | None:
        """Return the combination that a die of the roll could be part of."""
        return next((mark for mark in self.marks if die in mark.dice), None)
