"""Which games count their points at the end."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.models.scoring import Scoring
from dicegames.models.won_scoring import won_scoring

SCORINGS: Mapping[str, Callable[[State, tuple[Seat, ...]], Scoring]] = MappingProxyType(
    {"ordercards": won_scoring}
)
"""What tells how totals came together, by the id of the game; other games have a final table alone."""
