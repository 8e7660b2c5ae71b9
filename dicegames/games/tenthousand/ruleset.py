"""What differs between games of 10.000: a ruleset, as data (T5 to T14)."""

from typing import Annotated, Literal

import msgspec

from dicegames.engine.errors import InvalidRecordError

GAME_ID = "tenthousand"
DICE = 6
MAX_NAME = 40
"""The most characters of an own ruleset's name."""

MoreEqual = Literal["doubling", "added", "fixed"]
"""How further equal dice count beside a triple (T14).

- `doubling` (T5): each doubles the points of the triple.
- `added`: each adds the points of the triple once more.
- `fixed`: four, five and six equal have points of their own, whatever the face.
"""

TwoTriples = Literal["none", "fixed", "extra"]
"""What two triples of different faces are: nothing more, points of their own, or an extra on top of both."""

Penalty = Literal["none", "zero", "minus"]
"""What the last strike in a row costs: nothing, the whole score (T9), or a number of points."""

HotDice = Literal["may", "must", "none"]
"""Whether all six dice may be rolled again once all are used (T10), must be, or can't."""

LastThrows = Literal["round", "everyone", "none"]
"""Who plays on once the target is reached: the rest of the round (T12), everyone else once, or nobody."""

Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9_-]{1,64}\Z")]
Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""Wide enough for any file; what is sensible stands in `problems.RANGES`."""

SixPoints = tuple[Points, Points, Points, Points, Points, Points]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What scores how much (T5); 0 points mean that it doesn't score.

    `singles` and `triples` stand by face, `fixed` are the points of four, five and six equal dice if
    `more` says so, `two_triples_points` the points or the extra of two triples.
    """

    singles: SixPoints = (100, 0, 0, 0, 50, 0)
    triples: SixPoints = (1000, 200, 300, 400, 500, 600)
    more: MoreEqual = "doubling"
    fixed: tuple[Points, Points, Points] = (1000, 2000, 3000)
    straight: Points = 3000
    three_pairs: Points = 2000
    four_and_pair: bool = False
    two_triples: TwoTriples = "extra"
    two_triples_points: Points = 1500


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bar (T8): where it starts, and whether it rises above what the predecessor collected.

    `start` 0 without rising is no bar at all.
    """

    start: Points = 350
    rises: bool = True
    step: Points = 50


class Strikes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many missed turns in a row cost something, and what (T9); 0 or `none`: nobody is told of them."""

    in_row: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3
    penalty: Penalty = "zero"
    minus: Points = 1000


class TenThousandRuleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of one game of 10.000; whatever isn't named is as in `short`.

    `name` is what somebody called an own ruleset, "" for those of the program.
    """

    id: Id
    game: Literal["tenthousand"] = "tenthousand"
    version: Literal[1] = 1
    name: Name = ""
    target: Points = 5000
    opening_minimum: Points = 0
    turn_minimum: Points = 0
    bar: Bar = Bar()
    strikes: Strikes = Strikes()
    values: Values = Values()
    hot_dice: HotDice = "may"
    last_throws: LastThrows = "round"

    @property
    def auto_entry(self) -> bool:
        """Nothing happens by itself in this game."""
        return False

    @property
    def time_limit(self) -> int:
        """No clock ends this game."""
        return 0

    @property
    def summary(self) -> str:
        """Target, bar and strikes for the command line."""
        parts = [f"to {self.target}"]
        if self.bar.rises:
            parts.append(f"bar from {self.bar.start} rising by {self.bar.step}")
        least = max(self.opening_minimum, self.turn_minimum, 0 if self.bar.rises else self.bar.start)
        if least:
            parts.append(f"at least {least}")
        if self.strikes.in_row and self.strikes.penalty != "none":
            parts.append(f"{self.strikes.in_row} strikes: {self.strikes.penalty}")
        return ", ".join(parts)

    def bar_after(self, collected: int) -> int:
        """Return the bar after a turn that collected so many points; 0 for a missed turn and the start."""
        if self.bar.rises and collected:
            return collected + self.bar.step
        return self.bar.start


SHORT = TenThousandRuleset("short")
CLASSIC10000 = TenThousandRuleset(
    "classic10000",
    target=10_000,
    turn_minimum=350,
    bar=Bar(start=0, rises=False, step=0),
    strikes=Strikes(in_row=0, penalty="none", minus=0),
    values=Values(straight=2000, three_pairs=1000, two_triples="none", two_triples_points=0),
)
FARKLE = TenThousandRuleset(
    "farkle",
    target=10_000,
    opening_minimum=500,
    bar=Bar(start=0, rises=False, step=0),
    strikes=Strikes(in_row=3, penalty="minus", minus=1000),
    values=Values(
        triples=(300, 200, 300, 400, 500, 600),
        more="fixed",
        fixed=(1000, 2000, 3000),
        straight=1500,
        three_pairs=1500,
        four_and_pair=True,
        two_triples="fixed",
        two_triples_points=2500,
    ),
    last_throws="everyone",
)
PRESETS = (SHORT, CLASSIC10000, FARKLE)
"""The rulesets of the program, the default first."""


def convert_ruleset(data: object) -> TenThousandRuleset:
    """Return the ruleset that plain data describes, whether or not a game by it makes sense.

    Raises:
        InvalidRecordError: fields are missing, unknown, of a wrong type or far out of range.
    """
    try:
        return msgspec.convert(data, TenThousandRuleset, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InvalidRecordError("invalid_ruleset", detail=str(error)) from error
