"""What an entry is worth to the simple player: points, less what the box usually brings, plus prospects."""

from collections.abc import Mapping
from functools import lru_cache
from math import erf, sqrt
from types import MappingProxyType

from dicegames.computer.lattice import ROLLS
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.offers import Offer, offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import full_points
from dicegames.games.sheet.sheet import Sheet

# The share of its full points that a box brings: over a whole game played well, and when one turn is spent
# on nothing but this box. The truth lies between, nearer to the second the fewer boxes are open.
GAME_SHARE: Mapping[Box, float] = MappingProxyType(
    {
        Box.ACES: 0.42,
        Box.TWOS: 0.53,
        Box.THREES: 0.57,
        Box.FOURS: 0.61,
        Box.FIVES: 0.63,
        Box.SIXES: 0.64,
        Box.THREE_KIND: 0.72,
        Box.FOUR_KIND: 0.44,
        Box.FULL_HOUSE: 0.90,
        Box.SMALL_STRAIGHT: 0.90,
        Box.LARGE_STRAIGHT: 0.82,
        Box.FIVE_KIND: 0.34,
        Box.CHANCE: 0.73,
    }
)
TURN_SHARE: Mapping[Box, float] = MappingProxyType(
    {
        Box.ACES: 0.42,
        Box.TWOS: 0.42,
        Box.THREES: 0.42,
        Box.FOURS: 0.42,
        Box.FIVES: 0.42,
        Box.SIXES: 0.42,
        Box.THREE_KIND: 0.51,
        Box.FOUR_KIND: 0.19,
        Box.FULL_HOUSE: 0.37,
        Box.SMALL_STRAIGHT: 0.61,
        Box.LARGE_STRAIGHT: 0.26,
        Box.FIVE_KIND: 0.05,
        Box.CHANCE: 0.78,
    }
)

# How far the dice of a face in its upper box stray from their mean (standard deviation, in dice).
_SPREAD = 0.95
# A full box that a further five of a kind would pay into is worth about this share of the extra.
_EXTRA_SHARE = 0.15


@lru_cache(maxsize=64)
def box_values(ruleset: SheetRuleset, sheet: Sheet) -> "BoxValues":
    """Return how to value entries into `sheet`."""
    return BoxValues(ruleset, sheet)


class BoxValues:
    """Value entries into one sheet."""

    def __init__(self, ruleset: SheetRuleset, sheet: Sheet) -> None:
        self._ruleset = ruleset
        self._sheet = sheet
        self._pars = {box: _par(ruleset, sheet, box) for box in sheet.open_boxes}
        self._chance_before = self._bonus_chance(None, 0)
        self._known: dict[tuple[Box, int, int], float] = {}

    def value(self, offer: Offer) -> float:
        """Return what entering as offered is worth, in points against a usual turn."""
        key = (offer.box, offer.points, offer.extra)
        if key not in self._known:
            self._known[key] = self._value(offer)
        return self._known[key]

    def best(self, dice: tuple[int, ...]) -> tuple[float, Offer]:
        """Return the best entry for five `dice` in any order, the first in sheet order among equals."""
        found: tuple[float, Offer] | None = None
        for offer in offers_for(self._ruleset, self._sheet, dice):
            if offer.is_allowed:
                value = self.value(offer)
                if found is None or value > found[0] + 1e-9:
                    found = (value, offer)
        assert found is not None  # a sheet on turn has an open box, and a joker never bars all of them
        return found

    def roll_values(self) -> list[float]:
        """Return the value of the best entry for each of the 252 `ROLLS`."""
        return [self.best(roll)[0] for roll in ROLLS]

    def _value(self, offer: Offer) -> float:
        value = offer.points + offer.extra - self._pars[offer.box]
        if offer.box in UPPER:
            gained = self._bonus_chance(offer.box, offer.points) - self._chance_before
            value += gained * self._ruleset.upper_bonus
        elif offer.box is Box.FIVE_KIND and offer.points and self._ruleset.five_bonus_rule == "box_fifty":
            value += _EXTRA_SHARE * self._ruleset.five_bonus * (len(self._pars) - 1) / len(BOXES)
        return value

    def _bonus_chance(self, box: Box | None, points: int) -> float:
        """Estimate the chance of the upper bonus after `points` in `box` (None: as the sheet stands)."""
        mean, variance = float(self._sheet.upper + points), 0.0
        for face, upper in enumerate(UPPER, start=1):
            if upper in self._pars and upper is not box:
                mean += self._pars[upper]
                variance += (_SPREAD * face) ** 2
        target = self._ruleset.upper_target - 0.5
        if not variance:
            return 1.0 if mean > target else 0.0
        return 0.5 * (1 + erf((mean - target) / sqrt(2 * variance)))


def _par(ruleset: SheetRuleset, sheet: Sheet, box: Box) -> float:
    open_share = len(sheet.open_boxes) / len(BOXES)
    share = open_share * GAME_SHARE[box] + (1 - open_share) * TURN_SHARE[box]
    return share * full_points(ruleset, box)
