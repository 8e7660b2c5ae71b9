"""The thirteen boxes of a sheet."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Box(StrEnum):
    """One box; its value is the id in files."""

    ACES = "aces"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    THREE_KIND = "three_kind"
    FOUR_KIND = "four_kind"
    FULL_HOUSE = "full_house"
    SMALL_STRAIGHT = "small_straight"
    LARGE_STRAIGHT = "large_straight"
    FIVE_KIND = "five_kind"
    CHANCE = "chance"


BOXES: tuple[Box, ...] = tuple(Box)
"""All boxes in the order of the sheet; a sheet's points stand in this order."""

UPPER: tuple[Box, ...] = BOXES[:6]
"""The boxes of the faces 1 to 6, in that order."""

LOWER: tuple[Box, ...] = BOXES[6:]
"""The boxes of combinations."""

BOX_INDEX: Mapping[Box, int] = MappingProxyType({box: index for index, box in enumerate(BOXES)})
"""Where a box stands in `BOXES`; an upper box's index is its face less one."""
