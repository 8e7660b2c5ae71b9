"""The medium player of the sheet games: it thinks one roll ahead and knows what boxes usually bring."""

import random
from collections.abc import Callable
from functools import lru_cache

from dicegames.computer.lattice import INDEX, KEEPS, ROLLS, keep_values, keeps_of
from dicegames.computer.sheet_steps import enter_steps, roll_steps, sheet_state
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import BOX_INDEX, UPPER, Box
from dicegames.games.sheet.offers import Offer, offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll

MADE = (Box.FULL_HOUSE, Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT, Box.FIVE_KIND)
"""What is made for these boxes is entered, not risked for more."""

USUAL_DICE = 3
"""How many dice of their face upper boxes are to bring: with three each the bonus is reached."""
USUAL_POINTS = 10
"""What a lower box is to bring."""

_MADE_WORTH = 40
_EQUAL = 1e-9


class MediumSheetPlayer:
    """Play like somebody who knows the game well and works out no tables."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, then a roll, or a box and its entry.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
        """
        known = sheet_state(state)
        if not known.dice:
            return Roll()
        if known.rolls_left:
            faces = _best_keep(known.ruleset, known.sheet, tuple(sorted(known.dice)))
            if len(faces) < len(known.dice):
                return roll_steps(known, faces)[0]
        return enter_steps(known, _best_entry(known.ruleset, known.sheet, known.dice)[1])[0]


@lru_cache(maxsize=16)
def _values(ruleset: SheetRuleset, sheet: Sheet) -> list[float]:
    """Return the values of `KEEPS` when one roll is left."""
    return keep_values([_best_entry(ruleset, sheet, roll)[0] for roll in ROLLS])


def _best_keep(ruleset: SheetRuleset, sheet: Sheet, roll: tuple[int, ...]) -> tuple[int, ...]:
    """Return the faces to keep as if the next roll were the last one; all five to enter now."""
    values = _values(ruleset, sheet)
    best = INDEX[roll]
    for keep in keeps_of(roll):
        if values[keep] > values[best] + _EQUAL:
            best = keep
    return KEEPS[best]


def _best_entry(ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...]) -> tuple[int, Box]:
    """Return what the best entry is worth against what its box usually brings, and the box."""
    offers = [offer for offer in offers_for(ruleset, sheet, dice) if offer.is_allowed]
    best = max(offers, key=_worth)
    return _worth(best), best.box


def _worth(offer: Offer) -> int:
    gained = offer.points + offer.extra
    if offer.box in UPPER:
        return gained - USUAL_DICE * (BOX_INDEX[offer.box] + 1)
    return gained + (_MADE_WORTH if offer.box in MADE and offer.points else -USUAL_POINTS)
