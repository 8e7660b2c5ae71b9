"""A language with accents and words 40 % longer than the English ones, to prove that layouts give."""

import re
from math import ceil

from words import Words

_ACCENTS = str.maketrans("aeiouycnsAEIOUYCNS", "åéîöüÿçñšÅÉÎÖÜÝÇÑŠ")
_KEPT = re.compile(r"(\{[^}]*\}|%n|&.|\s+)")  # what is filled in, the key of a menu, and gaps
_MORE = "åéîöü"
GROWTH = 0.4


class LongWords(Words):
    """Say every text in longer words."""

    def __init__(self) -> None:
        super().__init__("en")

    def _altered(self, text: str) -> str:
        return lengthened(text)


def lengthened(text: str) -> str:
    """Return `text` with accents and longer words; what is filled in stays as it is."""
    return "".join(part if _KEPT.fullmatch(part) else _longer(part) for part in _KEPT.split(text))


def _longer(word: str) -> str:
    letters = sum(map(str.isalpha, word))
    more = ceil(GROWTH * letters) if letters > 1 else 0
    end = len(word.rstrip(".,:;!?…)“”–"))
    filler = (_MORE * more)[:more]
    return word[:end].translate(_ACCENTS) + filler + word[end:]
