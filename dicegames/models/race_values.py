"""What stands beside the dice in 10.000, as plain values: the gauge, the race, a missed turn."""

from typing import Literal

import msgspec

Need = Literal["none", "start", "before", "own", "missed", "fixed", "opening", "turn"]
"""Where what a turn needs comes from: nothing is needed; the bar at its start, raised by the player before
or by oneself, put back by a miss, fixed; the opening minimum; the minimum per turn."""
Penalty = Literal["none", "zero", "minus"]
MissKind = Literal["farkle", "short"]
"""Why a turn was missed: no die scored, or all six were used below what was needed."""

BAR_NEEDS = frozenset(("start", "before", "own", "missed", "fixed"))


class NextBar(msgspec.Struct, frozen=True):
    """What the turn after a missed one needs.

    `before` is what the missed turn needed, `name` whose turn it is ("": nobody plays any more), `is_bar`
    whether it is the bar that decides. When nobody plays any more, `winners` have the most `points`.
    """

    before: int
    after: int
    name: str
    is_bar: bool
    winners: tuple[str, ...] = ()
    points: int = 0


class Gauge(msgspec.Struct, frozen=True):
    """The points of the running turn beside what it needs (0: nothing).

    `before` is what the turn before collected and `step` what the bar rose by then; `following` is there
    once the turn is missed. `tie` is what draws level with the leader in the last throws, where that is more
    than what is needed (0: it isn't).
    """

    points: int
    needed: int = 0
    need: Need = "none"
    before: int = 0
    step: int = 0
    following: NextBar | None = None
    tie: int = 0

    @property
    def missing(self) -> int:
        """Return how many points are still missing."""
        return max(0, self.needed - self.points)


class Lane(msgspec.Struct, frozen=True):
    """One seat in the race.

    `gain` are points of the running turn that aren't written yet, `strikes` those in a row of the `in_row`
    that cost something (0: the rules know none), `is_done` whether the seat has no turn any more.
    """

    name: str
    color: str
    is_computer: bool
    points: int
    gain: int = 0
    strikes: int = 0
    in_row: int = 0
    is_current: bool = False
    is_done: bool = False


class StrikeNote(msgspec.Struct, frozen=True):
    """How many strikes a seat has in a row, and what `in_row` of them cost: everything, or `minus` points."""

    name: str
    count: int
    in_row: int
    penalty: Penalty
    minus: int = 0


class LastThrows(msgspec.Struct, frozen=True):
    """The last throws: who leads with how many points, and who still has a turn to come, in this order.

    `chaser` is who plays now and is behind (""): `to_tie` points in this turn draw level, from `needed` on
    they may be collected.
    """

    leaders: tuple[str, ...]
    points: int
    waiting: tuple[str, ...]
    chaser: str = ""
    to_tie: int = 0
    needed: int = 0


class Miss(msgspec.Struct, frozen=True):
    """A missed turn: what it lost, what it needed, the dice, its strike of `in_row` (0: there are none).

    `penalty` is None unless this strike costs points; then it is how many.
    """

    kind: MissKind
    lost: int
    needed: int
    dice: tuple[int, ...]
    strike: int = 0
    in_row: int = 0
    penalty: int | None = None
    is_zeroed: bool = False
