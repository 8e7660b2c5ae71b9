"""What each box would do with the roll on the table: points, extras, and what a joker allows (P8 to P11)."""

from functools import lru_cache
from typing import Literal

import msgspec

from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import base_points, full_points, is_five, joker_points
from dicegames.games.sheet.sheet import Sheet

OfferStatus = Literal["used", "open", "score", "zero", "forced", "barred"]


class Offer(msgspec.Struct, frozen=True):
    """What entering the roll into `box` would bring.

    - `used`: the box is used.
    - `open`: the box is open and nothing was rolled yet.
    - `score`: it brings something, be it only the extra.
    - `zero`: it brings nothing at all (a sacrifice).
    - `forced`: a joker must be entered here; `reason` says why.
    - `barred`: a joker may not be entered here; `reason` says why, `points` is the value as an ordinary roll.

    `points` go into the box, `extra` is the bonus for a further five of a kind.
    """

    box: Box
    status: OfferStatus
    points: int = 0
    extra: int = 0
    reason: str = ""

    @property
    def is_allowed(self) -> bool:
        """Whether the roll may be entered here."""
        return self.status in ("score", "zero", "forced")


def is_joker(ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...]) -> bool:
    """Return whether `dice` are a joker for this sheet."""
    if not is_five(dice):
        return False
    match ruleset.joker:
        case "forced_fifty":
            return sheet.get(Box.FIVE_KIND) == ruleset.five_kind
        case "forced_used":
            return not sheet.is_open(Box.FIVE_KIND)
        case "free_matching":
            return not sheet.is_open(Box.FIVE_KIND) and not sheet.is_open(UPPER[dice[0] - 1])
        case "free_full":
            return sheet.had_five
        case "none":
            return False


def extra_points(ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...]) -> int:
    """Return what `dice` earn on top of the box they go into (P9, F5)."""
    if not is_five(dice):
        return 0
    match ruleset.five_bonus_rule:
        case "box_fifty":
            earned = sheet.get(Box.FIVE_KIND) == ruleset.five_kind
        case "earlier_five":
            earned = sheet.had_five
        case "none":
            earned = False
    return ruleset.five_bonus if earned else 0


@lru_cache(maxsize=4096)
def offers_for(ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...]) -> tuple[Offer, ...]:
    """Return one offer per box, in sheet order; `dice` are five dice, or none before the first roll."""
    if not dice:
        return tuple(
            Offer(box, "open", reason=reasons.NO_DICE)
            if sheet.is_open(box)
            else Offer(box, "used", reason=reasons.BOX_USED)
            for box in BOXES
        )
    joker = is_joker(ruleset, sheet, dice)
    allowed, reason = _joker_boxes(ruleset, sheet, dice) if joker else (sheet.open_boxes, "")
    forced = len(allowed) == 1 and bool(reason)
    extra = extra_points(ruleset, sheet, dice)
    found = []
    for box in BOXES:
        if not sheet.is_open(box):
            found.append(Offer(box, "used", reason=reasons.BOX_USED))
        elif box not in allowed:
            found.append(Offer(box, "barred", base_points(ruleset, box, dice), reason=reason))
        else:
            points = _points(ruleset, box, dice, joker)
            if forced:
                found.append(Offer(box, "forced", points, extra, reason))
            else:
                found.append(Offer(box, "score" if points + extra else "zero", points, extra))
    return tuple(found)


def _joker_boxes(ruleset: SheetRuleset, sheet: Sheet, dice: tuple[int, ...]) -> tuple[tuple[Box, ...], str]:
    """Return the boxes that a joker may go into, and why the other open ones are barred ("" when none is)."""
    open_boxes = sheet.open_boxes
    if ruleset.joker not in ("forced_fifty", "forced_used"):
        return open_boxes, ""
    matching = UPPER[dice[0] - 1]
    if sheet.is_open(matching):
        return (matching,), reasons.JOKER_MATCHING_UPPER
    lower = tuple(box for box in open_boxes if box in LOWER)
    if lower and lower != open_boxes:
        return lower, reasons.JOKER_LOWER_FIRST
    return open_boxes, ""


def _points(ruleset: SheetRuleset, box: Box, dice: tuple[int, ...], joker: bool) -> int:
    if not joker:
        return base_points(ruleset, box, dice)
    if ruleset.joker == "free_full":
        return full_points(ruleset, box)
    return joker_points(ruleset, box, dice)
