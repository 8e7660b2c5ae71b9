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

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        forms = self._texts.get((context, sourceText), (sourceText,))
        text = lengthened(forms[0 if n == 1 else -1])
        return text.replace("%n", str(n)) if n >= 0 else text


def lengthened(text: str) -> str:
    """Return `text` with accents and longer words; what is filled in stays as it is."""
    return "".join(part if _KEPT.fullmatch(part) else _longer(part) for part in _KEPT.split(text))


def _longer(word: str) -> str:
    letters = sum(map(str.isalpha, word))
    more = ceil(GROWTH * letters) if letters > 1 else 0
    end = len(word.rstrip(".,:;!?…)“”–"))
    filler = (_MORE * more)[:more]
    return word[:end].translate(_ACCENTS) + filler + word[end:]
