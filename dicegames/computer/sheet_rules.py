"""What of a sheet ruleset matters for play; rulesets that differ otherwise share their solution."""

import hashlib

import msgspec

from dicegames.games.sheet.ruleset import SheetRuleset


def rules_of_play(ruleset: SheetRuleset) -> SheetRuleset:
    """Return the ruleset without name, clock and whatever else changes no value."""
    return msgspec.structs.replace(ruleset, id="any", game="any", version=1, auto_entry=False, time_limit=0)


def fingerprint(ruleset: SheetRuleset) -> str:
    """Return letters that are the same for all rulesets in which play is the same (64 hexadecimal digits)."""
    data = msgspec.json.encode(rules_of_play(ruleset), order="deterministic")
    return hashlib.sha256(data).hexdigest()
