"""Which points a turn of 10.000 can have: examples name no others."""

from collections.abc import Iterator
from heapq import heappop, heappush

from dicegames.games.tenthousand.ruleset import DICE, TenThousandRuleset
from dicegames.games.tenthousand.scoring import scoring_of


def collected_total(ruleset: TenThousandRuleset, least: int) -> int | None:
    """Return the fewest points from `least` on that a turn can be ended with; None for none."""
    return next(
        (points for points, rest in _totals(ruleset) if points >= least and _ends(ruleset, rest)), None
    )


def total_below(ruleset: TenThousandRuleset, needed: int, wanted: int) -> int | None:
    """Return points below `needed` with which a turn can go on; `wanted` if it can be, else the most."""
    most = None
    for points, rest in _totals(ruleset):
        if points >= needed:
            break
        if _goes_on(ruleset, rest):
            most = points
            if points == wanted:
                break
    return most


def _totals(ruleset: TenThousandRuleset) -> Iterator[tuple[int, int]]:
    """Yield ascending points, and how many dice are left then; one combination is taken of each roll."""
    scoring = scoring_of(ruleset.values)
    steps = {(len(one.faces), scoring.points(one.faces) or 0) for one in scoring.combinations}
    found = {(0, DICE)}
    waiting = [(0, DICE)]
    while waiting:
        points, left = heappop(waiting)
        if points:
            yield points, left
            if not _goes_on(ruleset, left):
                continue
        for count, more in steps:
            after = points + more, (left or DICE) - count
            if after[1] >= 0 and after not in found:
                found.add(after)
                heappush(waiting, after)


def _goes_on(ruleset: TenThousandRuleset, left: int) -> bool:
    return left > 0 or ruleset.hot_dice != "none"


def _ends(ruleset: TenThousandRuleset, left: int) -> bool:
    return left > 0 or ruleset.hot_dice != "must"
