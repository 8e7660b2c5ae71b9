"""Which game of the sheet family speaks how."""

from collections.abc import Mapping
from types import MappingProxyType

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.fivedice_wording import FiveDiceWording
from dicegames.models.wording import Wording

WORDINGS: Mapping[str, Wording] = MappingProxyType({"penta": Wording(), "fivedice": FiveDiceWording()})
"""The words of each sheet game by its id."""


def wording_of(ruleset: SheetRuleset) -> Wording:
    """Return how the ruleset's game speaks."""
    return WORDINGS[ruleset.game]


def box_name(box: Box, ruleset: SheetRuleset) -> str:
    """Return what the ruleset's game calls a box."""
    return wording_of(ruleset).box(box)
