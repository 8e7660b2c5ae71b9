"""A second, plainly written judge of sheet games, straight from the rules and without the engine's code."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

UPPER_IDS = ["aces", "twos", "threes", "fours", "fives", "sixes"]
LOWER_IDS = [
    "three_kind",
    "four_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "five_kind",
    "chance",
]
ALL_IDS = UPPER_IDS + LOWER_IDS
FULL = dict(zip(ALL_IDS, [5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30], strict=True))
SMALL = [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}]
LARGE = [{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}]


class Verdict(NamedTuple):
    """What an open box takes: whether it may, points, extra, and why not."""

    allowed: bool
    points: int
    extra: int
    reason: str


def ordinary(box: str, dice: tuple[int, ...], five_is_full_house: bool = False) -> int:
    """P5, P6: points without any joker."""
    pattern = sorted(Counter(dice).values(), reverse=True)
    if box in UPPER_IDS:
        face = UPPER_IDS.index(box) + 1
        return sum(die for die in dice if die == face)
    if box == "three_kind":
        return sum(dice) if pattern[0] >= 3 else 0
    if box == "four_kind":
        return sum(dice) if pattern[0] >= 4 else 0
    if box == "full_house":
        return 25 if pattern == [3, 2] or (pattern == [5] and five_is_full_house) else 0
    if box == "small_straight":
        return 30 if any(run <= set(dice) for run in SMALL) else 0
    if box == "large_straight":
        return 40 if set(dice) in LARGE else 0
    if box == "five_kind":
        return 50 if pattern == [5] else 0
    assert box == "chance"
    return sum(dice)


def judge(
    joker: str,
    bonus_rule: str,
    bonus: int,
    dice: tuple[int, ...],
    used: Mapping[str, int],
    five_seen: bool,
    five_is_full_house: bool = False,
) -> dict[str, Verdict]:
    """Return a verdict for every open box (P8 to P11, P13, F5, F6 and the free joker)."""
    open_ids = [box for box in ALL_IDS if box not in used]
    plain = {box: ordinary(box, dice, five_is_full_house) for box in open_ids}
    if len(Counter(dice)) > 1:
        return {box: Verdict(True, plain[box], 0, "") for box in open_ids}

    extra = 0
    if bonus_rule == "box_fifty" and used.get("five_kind") == 50:
        extra = bonus
    if bonus_rule == "earlier_five" and five_seen:
        extra = bonus

    matching = UPPER_IDS[dice[0] - 1]
    paid = {box: FULL[box] if box in ("full_house", "small_straight", "large_straight") else plain[box]
            for box in open_ids}  # fmt: skip
    if joker == "free_full" and five_seen:
        return {box: Verdict(True, FULL[box], extra, "") for box in open_ids}
    if joker == "free_matching" and matching in used and "five_kind" in used:
        return {box: Verdict(True, paid[box], extra, "") for box in open_ids}
    forced = (joker == "forced_fifty" and used.get("five_kind") == 50) or (
        joker == "forced_used" and "five_kind" in used
    )
    if forced and matching in open_ids:
        return {
            box: Verdict(True, plain[box], extra, "")
            if box == matching
            else Verdict(False, plain[box], 0, "joker_matching_upper")
            for box in open_ids
        }
    if forced and any(box in LOWER_IDS for box in open_ids):
        return {
            box: Verdict(True, paid[box], extra, "")
            if box in LOWER_IDS
            else Verdict(False, plain[box], 0, "joker_lower_first")
            for box in open_ids
        }
    return {box: Verdict(True, plain[box], extra, "") for box in open_ids}
