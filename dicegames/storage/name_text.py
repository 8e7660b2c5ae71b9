"""Names of files as text for JSON: on some systems a name may hold bytes that are no text."""

import re

_STRAY = re.compile("[%\ud800-\udfff]")
_ESCAPED = re.compile(r"%(0025|d[89a-f][0-9a-f]{2})")


def text_of(name: str) -> str:
    """Return a name as text without stray bytes; `name_of` makes the name of it again."""
    return _STRAY.sub(lambda found: f"%{ord(found[0]):04x}", name)


def name_of(text: str) -> str:
    """Return the name of which `text_of` made this text."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)
