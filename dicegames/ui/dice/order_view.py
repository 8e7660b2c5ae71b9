"""What the dice row of Order Cards shows, as plain values."""

from dataclasses import dataclass
from enum import Enum


class Phase(Enum):
    """Say what a tap on a die is for: keeping it for the next roll, or selecting it to be placed, if any."""

    ROLLING = "rolling"
    PLACING = "placing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Lying:
    """Say where a placed die lies: the name of the target, and a short word for the die's empty place."""

    name: str
    short: str


@dataclass(frozen=True, slots=True)
class OrderView:
    """Hold one moment of a turn; without `values` no roll was made yet.

    `color` is the seat's. `values` are the own dice, then the bonus die if `has_bonus`; `kept` and `placed`
    go with them, `placed` may be shorter. The row has room for `places` dice: as long as that stays, dice lie
    still when the bonus die leaves. `roll` of `rolls` were made; `rolls_left` is 0 when rolling is over.
    `lit` counts the targets that take the selected dice.
    """

    color: str = "orange"
    values: tuple[int, ...] = ()
    kept: tuple[bool, ...] = ()
    selected: frozenset[int] = frozenset()
    placed: tuple[Lying | None, ...] = ()
    has_bonus: bool = False
    places: int = 5
    phase: Phase = Phase.ROLLING
    roll: int = 0
    rolls: int = 3
    rolls_left: int = 3
    lit: int = 0

    @property
    def marked(self) -> tuple[bool, ...]:
        """Return for every die whether it carries a ring: kept, or selected."""
        return tuple(self.lying(die) is None and self._is_chosen(die) for die in range(len(self.values)))

    @property
    def selected_faces(self) -> tuple[int, ...]:
        """Return what the selected dice show, ascending."""
        return tuple(sorted(self.values[die] for die in self.selected))

    def is_bonus(self, die: int) -> bool:
        """Return whether a die is the white one."""
        return self.has_bonus and die == len(self.values) - 1

    def lying(self, die: int) -> Lying | None:
        """Return on what a die lies; None while it is in the row."""
        return self.placed[die] if die < len(self.placed) else None

    def carried_with(self, die: int) -> tuple[int, ...]:
        """Return the dice that a finger on `die` takes along; none if it can't be placed."""
        if self.is_bonus(die) or self.lying(die) is not None:
            return ()
        others = self.selected if self.phase is Phase.PLACING else frozenset()
        return tuple(sorted(others | {die}))

    def _is_chosen(self, die: int) -> bool:
        return die in self.selected if self.phase is Phase.PLACING else self.kept[die]
