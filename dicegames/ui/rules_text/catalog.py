"""Which text tells the rules of which game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from dicegames.games.ruleset import Ruleset
from dicegames.ui.rules_text.blocks import Block
from dicegames.ui.rules_text.fivedice import fivedice_rules
from dicegames.ui.rules_text.ordercards import ordercards_rules
from dicegames.ui.rules_text.sheet import sheet_rules
from dicegames.ui.rules_text.tenthousand import tenthousand_rules

RULES_TEXTS: Mapping[str, Callable[[Ruleset], tuple[Block, ...]]] = MappingProxyType(
    {
        "penta": sheet_rules,
        "tenthousand": tenthousand_rules,
        "fivedice": fivedice_rules,
        "ordercards": ordercards_rules,
    }
)
"""What writes the rules of each game out of a ruleset, by the id of the game."""


def rules_text(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the rules for a ruleset. Raises: KeyError for a game without a text."""
    return RULES_TEXTS[ruleset.game](ruleset)
