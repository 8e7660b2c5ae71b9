"""Which narrator tells which game."""

from collections.abc import Mapping
from types import MappingProxyType

from dicegames.models.narrator import Narrator
from dicegames.models.sheet_narrator import SheetNarrator

NARRATORS: Mapping[str, Narrator] = MappingProxyType({"penta": SheetNarrator(), "fivedice": SheetNarrator()})
"""The narrator of each game by its id; a family has one for all its games."""
