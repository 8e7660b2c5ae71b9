"""The easy player of the sheet games: it collects what it has most of, and takes the most points now."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import takewhile

from dicegames.computer.sheet_steps import enter_steps, roll_steps, sheet_state
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import BOX_INDEX, UPPER, Box
from dicegames.games.sheet.offers import Offer
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll, SheetState

CONTENT = 10
"""With so many points it doesn't roll again."""
CONTENT_WITH_CHANCE = 20
"""Nearly every roll brings ten there."""
CONTENT_ABOVE = 3
"""So many equal dice it wants for an upper box before it leaves it at that."""

SACRIFICES = (
    Box.ACES,
    Box.FIVE_KIND,
    Box.TWOS,
    Box.FOUR_KIND,
    Box.LARGE_STRAIGHT,
    Box.THREES,
    Box.FULL_HOUSE,
    Box.FOURS,
    Box.SMALL_STRAIGHT,
    Box.THREE_KIND,
    Box.FIVES,
    Box.SIXES,
    Box.CHANCE,
)
"""What it gives up first when nothing fits."""

_EQUALS = (Box.THREE_KIND, Box.FOUR_KIND, Box.FIVE_KIND)


class EasySheetPlayer:
    """Play like somebody new to the game: no plan for the sheet, no chances, but no nonsense either."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, then a roll, or a box and its entry.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
        """
        known = sheet_state(state)
        if not known.dice:
            return Roll()
        offer = _best_offer(known)
        if not known.rolls_left or _is_content(known, offer):
            return enter_steps(known, offer.box)[0]
        kept = _kept_faces(known)
        if len(kept) == len(known.dice):
            return enter_steps(known, offer.box)[0]
        return roll_steps(known, kept)[0]


def _best_offer(state: SheetState) -> Offer:
    """Return the entry that brings most now; of equal ones the box that is given up first."""
    offers = [offer for offer in state.offers() if offer.is_allowed]
    return max(offers, key=lambda offer: (offer.points + offer.extra, -SACRIFICES.index(offer.box)))


def _is_content(state: SheetState, offer: Offer) -> bool:
    """Return whether an entry is good enough to roll no more."""
    if offer.box in UPPER and state.dice.count(BOX_INDEX[offer.box] + 1) < CONTENT_ABOVE:
        return False
    return offer.points + offer.extra >= (CONTENT_WITH_CHANCE if offer.box is Box.CHANCE else CONTENT)


def _kept_faces(state: SheetState) -> tuple[int, ...]:
    """Return the dice of the face that is there most often, as long as some open box asks for it."""
    faces = [face for face in set(state.dice) if _is_wanted(state.sheet, face)]
    if not faces:
        return _kept_for_the_rest(state)
    best = max(faces, key=lambda face: (state.dice.count(face), face))
    return (best,) * state.dice.count(best)


def _kept_for_the_rest(state: SheetState) -> tuple[int, ...]:
    """Return what fits the open boxes when none asks for many dice of a face: pairs, a run, high dice."""
    counts = Counter(state.dice)
    if state.sheet.is_open(Box.FULL_HOUSE) and max(counts.values()) > 1:
        return tuple(face for face, count in counts.items() if count > 1 for _ in range(min(count, 3)))
    if state.sheet.is_open(Box.SMALL_STRAIGHT) or state.sheet.is_open(Box.LARGE_STRAIGHT):
        return max(_runs(counts), key=len)
    return tuple(face for face in state.dice if face > 3)


def _runs(counts: Counter[int]) -> list[tuple[int, ...]]:
    """Return the runs of faces that are there, from each of them upwards."""
    return [tuple(takewhile(counts.__contains__, range(face, 7))) for face in counts]


def _is_wanted(sheet: Sheet, face: int) -> bool:
    """Return whether some open box asks for many dice of a face."""
    return sheet.is_open(UPPER[face - 1]) or any(sheet.is_open(box) for box in _EQUALS)
