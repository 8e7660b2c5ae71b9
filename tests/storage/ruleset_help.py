"""What the tests of own rulesets share: a ruleset of one's own, and others by name."""

from typing import Any

import msgspec

from dicegames.games.tenthousand.ruleset import SHORT, TenThousandRuleset

ID = "own-0123456789abcdef0123456789abcdef"
OURS = msgspec.structs.replace(SHORT, id=ID, name="Ours", target=3000)


def named(name: str, **values: Any) -> TenThousandRuleset:
    """Return a new ruleset with this name, as an editor would make it from a preset."""
    return msgspec.structs.replace(SHORT, name=name, **values)
