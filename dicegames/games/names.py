"""What the name of an own ruleset may consist of."""

import unicodedata

JOINER = "\u200d"
"""The character that makes one picture of several: a family of three people."""

_IN_COLOUR = "\ufe0f"  # behind a symbol that is to be a picture
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # fillers: letters and signs that show nothing


def ordinary(text: str) -> str:
    """Return `text` without what neither prints as itself, nor is a space, nor joins two pictures.

    Between letters a joiner shows nothing: two names could look the same.
    """
    shown = "".join(char for char in text if char == JOINER or char.isprintable() or char.isspace())
    return "".join(char for at, char in enumerate(shown) if char != JOINER or _joins(shown, at))


def is_name(name: str) -> bool:
    """Tell whether `name` holds only what may stand in one, and something that is seen."""
    is_printed = name.replace(JOINER, "").isprintable()
    return is_printed and ordinary(name) == name and any(map(_is_seen, name))


def _joins(text: str, at: int) -> bool:
    before = text[:at].removesuffix(_IN_COLOUR)
    return _is_picture(before[-1:]) and _is_picture(text[at + 1 : at + 2])


def _is_picture(char: str) -> bool:
    return char != "" and not char.isascii() and unicodedata.category(char)[0] == "S"


def _is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK
