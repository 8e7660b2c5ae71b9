"""Which narrator tells which game."""

from collections.abc import Mapping
from types import MappingProxyType

from dicegames.engine.game import State
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


def progress_values(game_id: str, state: State) -> tuple[int, ...]:
    """Return how far a match is, in numbers that a list of sessions can keep."""
    return NARRATORS[game_id].progress_values(state)
