"""What a roll is worth in a box (P5, P6), jokers apart."""

from dicegames.games.sheet.boxes import BOX_INDEX, Box
from dicegames.games.sheet.ruleset import SheetRuleset

DICE = 5


def is_five(dice: tuple[int, ...]) -> bool:
    """Return whether `dice` are five equal dice."""
    return len(dice) == DICE and len(set(dice)) == 1


def base_points(ruleset: SheetRuleset, box: Box, dice: tuple[int, ...]) -> int:
    """Return the points of the five `dice` in `box` as an ordinary roll."""
    index = BOX_INDEX[box]
    if index < 6:
        face = index + 1
        return face * dice.count(face)
    if box is Box.CHANCE:
        return sum(dice)
    most = max(map(dice.count, dice))
    match box:
        case Box.THREE_KIND:
            return sum(dice) if most >= 3 else 0
        case Box.FOUR_KIND:
            return sum(dice) if most >= 4 else 0
        case Box.FULL_HOUSE:
            full = (most == 3 and len(set(dice)) == 2) or (most == DICE and ruleset.five_is_full_house)
            return ruleset.full_house if full else 0
        case Box.SMALL_STRAIGHT:
            return ruleset.small_straight if _longest_run(dice) >= 4 else 0
        case Box.LARGE_STRAIGHT:
            return ruleset.large_straight if _longest_run(dice) >= 5 else 0
        case _:
            return ruleset.five_kind if most == DICE else 0


def full_points(ruleset: SheetRuleset, box: Box) -> int:
    """Return the most that `box` can hold (F5)."""
    index = BOX_INDEX[box]
    if index < 6:
        return DICE * (index + 1)
    return _fixed_points(ruleset).get(box, DICE * 6)


def joker_points(ruleset: SheetRuleset, box: Box, dice: tuple[int, ...]) -> int:
    """Return the points of five equal `dice` where full house and straights pay in full (P10)."""
    return _fixed_points(ruleset).get(box, base_points(ruleset, box, dice))


def _fixed_points(ruleset: SheetRuleset) -> dict[Box, int]:
    return {
        Box.FULL_HOUSE: ruleset.full_house,
        Box.SMALL_STRAIGHT: ruleset.small_straight,
        Box.LARGE_STRAIGHT: ruleset.large_straight,
        Box.FIVE_KIND: ruleset.five_kind,
    }


def _longest_run(dice: tuple[int, ...]) -> int:
    faces = set(dice)
    longest = length = 0
    for face in range(1, 7):
        length = length + 1 if face in faces else 0
        longest = max(longest, length)
    return longest
