"""What keeping dice promises a single box, when the rest of the turn is played for nothing else. Exact."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from dicegames.computer.lattice import DICE, INDEX, ROLLS, best_values, keep_values, keeps_of
from dicegames.games.sheet.boxes import BOX_INDEX, BOXES, UPPER, Box
from dicegames.games.sheet.offers import Offer, extra_points, offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import full_points, is_five
from dicegames.games.sheet.sheet import Sheet

THREE = 3
"""With so many dice of its face an upper box keeps up with the bonus."""

_PIPS = (Box.THREE_KIND, Box.FOUR_KIND)


class Prospect(msgspec.Struct, frozen=True):
    """What a keep promises a box, or a further five of a kind (`box` is None).

    `chance` is that (0 to 1) to get `points` or more into it, `best` the best chance that any keep of the
    roll has, all five dice included. `mean` are the points that come of it on average.
    """

    box: Box | None
    points: int
    chance: float
    best: float
    mean: float


def goal_of(ruleset: SheetRuleset, box: Box) -> int:
    """Return from how many points on a box is filled well.

    That is three dice of its face, the full points of a combination, anything where the pips count.
    """
    if box in UPPER:
        return THREE * (BOX_INDEX[box] + 1)
    return 1 if box in _PIPS else full_points(ruleset, box)


def prospects(
    ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...], kept: tuple[int, ...], rolls_left: int
) -> tuple[Prospect, ...]:
    """Return the prospects of all open boxes but Chance, which takes everything, in sheet order.

    `dice` are the roll, `kept` those of its faces that are kept for the next one, `rolls_left` counts that
    (1 or 2). A further five of a kind stands last where it earns an extra and its own box is used.
    """
    index, choices = INDEX[tuple(sorted(kept))], keeps_of(tuple(sorted(dice)))
    found = []
    for box in sheet.open_boxes:
        if box is not Box.CHANCE:
            chances = chances_of(ruleset, sheet, box, rolls_left)
            mean = means_of(ruleset, sheet, box, rolls_left)[index]
            best = max(chances[keep] for keep in choices)
            found.append(Prospect(box, goal_of(ruleset, box), chances[index], best, mean))
    extra = extra_points(ruleset, sheet, (1,) * DICE)
    if extra and not sheet.is_open(Box.FIVE_KIND):
        chances = chances_of(ruleset, sheet, None, rolls_left)
        best = max(chances[keep] for keep in choices)
        found.append(Prospect(None, extra, chances[index], best, extra * chances[index]))
    return tuple(found)


@lru_cache(maxsize=64)
def chances_of(ruleset: SheetRuleset, sheet: Sheet, box: Box | None, rolls_left: int) -> Sequence[float]:
    """Return the chance to fill an open `box` well (None: of five equal dice) from each of `KEEPS`."""
    if box is None:
        return _rolled([float(is_five(roll)) for roll in ROLLS], rolls_left)
    goal = goal_of(ruleset, box)

    def is_good(offer: Offer) -> float:
        return float(offer.is_allowed and offer.points >= goal)

    return _rolled(_by_roll(ruleset, sheet, box, is_good), rolls_left)


@lru_cache(maxsize=64)
def means_of(ruleset: SheetRuleset, sheet: Sheet, box: Box, rolls_left: int) -> Sequence[float]:
    """Return the mean points that an open `box` gets from each of `KEEPS` when it is all that counts."""

    def points(offer: Offer) -> float:
        return float(offer.points) if offer.is_allowed else 0.0

    return _rolled(_by_roll(ruleset, sheet, box, points), rolls_left)


def turn_mean(ruleset: SheetRuleset, sheet: Sheet, box: Box) -> float:
    """Return the mean points that a whole turn (three rolls) brings an open `box`."""
    return means_of(ruleset, sheet, box, 3)[INDEX[()]]


def _by_roll(ruleset: SheetRuleset, sheet: Sheet, box: Box, worth: Callable[[Offer], float]) -> list[float]:
    place = BOXES.index(box)
    return [worth(offers_for(ruleset, sheet, roll)[place]) for roll in ROLLS]


def _rolled(values: list[float], rolls_left: int) -> list[float]:
    """Return what each of `KEEPS` is worth with so many rolls (at least one) to come."""
    kept = keep_values(values)
    for _ in range(rolls_left - 1):
        kept = keep_values(best_values(kept))
    return kept
