"""Which narrator tells which game."""

from collections.abc import Mapping
from types import MappingProxyType

from dicegames.models.narrator import Narrator
from dicegames.models.ordercards_narrator import OrderCardsNarrator
from dicegames.models.sheet_narrator import SheetNarrator
from dicegames.models.tenthousand_narrator import TenThousandNarrator
from dicegames.models.wordings import WORDINGS

NARRATORS: Mapping[str, Narrator] = MappingProxyType(
    {
        **{game_id: SheetNarrator(wording) for game_id, wording in WORDINGS.items()},
        "tenthousand": TenThousandNarrator(),
        "ordercards": OrderCardsNarrator(),
    }
)
"""The narrator of each game by its id; a family has one for all its games."""
