"""The ids of own rulesets: never that of a ruleset of the program, and never twice."""

import re
from uuid import uuid4

_OWN_ID = re.compile(r"own-[0-9a-f]{32}")


def is_own_id(ruleset_id: str) -> bool:
    """Tell whether an id is one that own rulesets get."""
    return _OWN_ID.fullmatch(ruleset_id) is not None


def fresh_id() -> str:
    """Return an id that no ruleset has."""
    return f"own-{uuid4().hex}"
