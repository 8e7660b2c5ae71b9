"""What the name of an own ruleset may consist of."""

import unicodedata

JOINER = "\u200d"
"""The character that makes one picture of several: a family of three people."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # fillers: letters and signs that show nothing


def is_ordinary(char: str) -> bool:
    """Tell whether a character may stand in a name: it prints as itself, or joins others."""
    return char == JOINER or char.isprintable()


def is_name(name: str) -> bool:
    """Tell whether `name` holds only what may stand in one, and something that is seen."""
    return all(map(is_ordinary, name)) and any(map(_is_seen, name))


def _is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK
