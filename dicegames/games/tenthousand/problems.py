"""Why a ruleset makes no game: values out of range, and combinations that could never end (T14)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.names import is_name
from dicegames.games.tenthousand.ruleset import (
    DICE,
    MAX_NAME,
    TenThousandRuleset,
    convert_ruleset,
)
from dicegames.games.tenthousand.scoring import scoring_of

ProblemId = Literal[
    "out_of_range",
    "bad_name",
    "nothing_scores",
    "no_penalty",
    "out_of_reach",
    "never_collects",
    "never_adds_up",
]
"""What can be wrong.

- `out_of_range`: the number isn't one of `RANGES[field]`.
- `bad_name`: it is too long, has nothing that is seen, white space around it, or control characters.
- `nothing_scores`: every roll would be a Farkle.
- `no_penalty`: strikes are counted that cost no points where points are to be named.
- `out_of_reach`: no turn can bring `limit` points, but so many are needed to collect.
- `never_collects`: only all six dice together score, and then another roll is demanded.
- `never_adds_up`: the bar rises beyond what any turn can bring, and already one missed turn costs points.
"""


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers that are sensible, and the step in which they are offered."""

    low: int
    high: int
    step: int


_COMBINATION = Range(0, 20_000, 50)
_LEAST = Range(0, 2000, 50)

RANGES: Mapping[str, Range] = MappingProxyType(
    {
        "target": Range(500, 100_000, 500),
        "opening_minimum": _LEAST,
        "turn_minimum": _LEAST,
        "bar.start": _LEAST,
        "bar.step": Range(0, 500, 10),
        "strikes.in_row": Range(0, 9, 1),
        "strikes.minus": Range(0, 10_000, 50),
        "values.singles": Range(0, 1000, 10),
        "values.triples": Range(0, 10_000, 50),
        "values.fixed": _COMBINATION,
        "values.straight": _COMBINATION,
        "values.three_pairs": _COMBINATION,
        "values.two_triples_points": _COMBINATION,
    }
)
"""The range of every number of a ruleset by the dotted name of its field."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with `field` (a dotted name); `limit` is the most points that a turn can bring."""

    id: ProblemId
    field: str
    limit: int = 0


def decode_ruleset(data: object) -> TenThousandRuleset:
    """Return the ruleset that plain data describes.

    Raises:
        InvalidRecordError: it describes none, or one by which no game can be played; then `detail` is
            "field: problem", with the limit behind it where there is one.
    """
    ruleset = convert_ruleset(data)
    for problem in find_problems(ruleset):
        limit = f" {problem.limit}" if problem.limit else ""
        raise InvalidRecordError("invalid_ruleset", detail=f"{problem.field}: {problem.id}{limit}")
    return ruleset


def find_problems(ruleset: TenThousandRuleset) -> tuple[Problem, ...]:
    """Return everything for which a ruleset can't be played; () for a good one."""
    return tuple(_problems(ruleset))


def _problems(ruleset: TenThousandRuleset) -> Iterator[Problem]:
    name = ruleset.name
    if len(name) > MAX_NAME or name.strip() != name or (name and not is_name(name)):
        yield Problem("bad_name", "name")
    for field, wanted in RANGES.items():
        value = field_value(ruleset, field)
        numbers = value if isinstance(value, tuple) else (value,)
        if not all(wanted.low <= number <= wanted.high for number in numbers):
            yield Problem("out_of_range", field)
    if not scoring_of(ruleset.values).combinations:
        yield Problem("nothing_scores", "values")
        return
    if ruleset.strikes.in_row and ruleset.strikes.penalty == "minus" and not ruleset.strikes.minus:
        yield Problem("no_penalty", "strikes.minus")
    limit = most_points(ruleset)
    if limit == 0:
        yield Problem("never_collects", "hot_dice")
    elif limit is not None:
        is_costly = ruleset.strikes.in_row == 1 and ruleset.strikes.penalty != "none"
        if is_costly and ruleset.bar.rises and ruleset.bar.step:
            yield Problem("never_adds_up", "strikes.in_row", limit)
        for field in ("opening_minimum", "turn_minimum", "bar.start"):
            least = field_value(ruleset, field)
            if isinstance(least, int) and least > limit:
                yield Problem("out_of_reach", field, limit)


def field_value(ruleset: TenThousandRuleset, field: str) -> object:
    """Return the value of a field by its dotted name. Raises: AttributeError for an unknown one."""
    value: object = ruleset
    for name in field.split("."):
        value = getattr(value, name)
    return value


def most_points(ruleset: TenThousandRuleset) -> int | None:
    """Return the most points with which a turn can be collected; None for any number, 0 for none at all.

    With all six used and rolled again, points grow without end.
    """
    scoring = scoring_of(ruleset.values)
    by_count: dict[int, int] = {}
    for combination in scoring.combinations:
        count = len(combination.faces)
        by_count[count] = max(by_count.get(count, 0), combination.points)
    # The most that exactly so many dice can bring, over several rolls or in one. Sets of combinations
    # that fit in one roll are covered: rolled one after the other they bring the same.
    exact: list[int | None] = [0]
    for dice in range(1, DICE + 1):
        sums = [
            before + points
            for count, points in by_count.items()
            if count <= dice and (before := exact[dice - count]) is not None
        ]
        exact.append(max(sums, default=None))
    partly = max((points for points in exact[1:DICE] if points is not None), default=0)
    whole = exact[DICE]
    if whole is None:
        return partly
    match ruleset.hot_dice:
        case "may":
            return None
        case "must":
            return None if partly else 0
        case "none":
            return max(partly, whole)
