"""What the boxes of a sheet are called; each game of the family has its own words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset

translate = QCoreApplication.translate


def box_name(box: Box, ruleset: SheetRuleset) -> str:
    """Return what the ruleset's game calls a box."""
    return BOX_NAMES[ruleset.game](box)


def penta_name(box: Box) -> str:
    """Return the name of a box in Penta."""
    match box:
        case Box.ACES:
            return translate("Sheet", "Aces")
        case Box.TWOS:
            return translate("Sheet", "Twos")
        case Box.THREES:
            return translate("Sheet", "Threes")
        case Box.FOURS:
            return translate("Sheet", "Fours")
        case Box.FIVES:
            return translate("Sheet", "Fives")
        case Box.SIXES:
            return translate("Sheet", "Sixes")
        case Box.THREE_KIND:
            return translate("Sheet", "Three of a kind")
        case Box.FOUR_KIND:
            return translate("Sheet", "Four of a kind")
        case Box.FULL_HOUSE:
            return translate("Sheet", "Full house")
        case Box.SMALL_STRAIGHT:
            return translate("Sheet", "Small straight")
        case Box.LARGE_STRAIGHT:
            return translate("Sheet", "Large straight")
        case Box.FIVE_KIND:
            return translate("Sheet", "Penta")
        case Box.CHANCE:
            return translate("Sheet", "Chance")


def fivedice_name(box: Box) -> str:
    """Return the name of a column in 5 Dice."""
    match box:
        case Box.ACES:
            return translate("FiveDice", "1s")
        case Box.TWOS:
            return translate("FiveDice", "2s")
        case Box.THREES:
            return translate("FiveDice", "3s")
        case Box.FOURS:
            return translate("FiveDice", "4s")
        case Box.FIVES:
            return translate("FiveDice", "5s")
        case Box.SIXES:
            return translate("FiveDice", "6s")
        case Box.THREE_KIND:
            return translate("FiveDice", "3x")
        case Box.FOUR_KIND:
            return translate("FiveDice", "4x")
        case Box.FULL_HOUSE:
            return translate("FiveDice", "Full house")
        case Box.SMALL_STRAIGHT:
            return translate("FiveDice", "Small straight")
        case Box.LARGE_STRAIGHT:
            return translate("FiveDice", "Large straight")
        case Box.FIVE_KIND:
            return translate("FiveDice", "5x")
        case Box.CHANCE:
            return translate("FiveDice", "SOS")


BOX_NAMES: Mapping[str, Callable[[Box], str]] = MappingProxyType(
    {"penta": penta_name, "fivedice": fivedice_name}
)
"""The words for boxes by the id of the game."""
