"""Which text tells the rules of which family of games."""

from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.ui.rules_text.blocks import Block
from dicegames.ui.rules_text.sheet import sheet_rules


def rules_text(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the rules for a ruleset. Raises: TypeError for a family without a text."""
    if isinstance(ruleset, SheetRuleset):
        return sheet_rules(ruleset)
    raise TypeError(type(ruleset).__name__)
