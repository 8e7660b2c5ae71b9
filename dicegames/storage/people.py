"""Which names and colours a seat may have, and which titles a session."""

import unicodedata
from collections.abc import Sequence

from dicegames.engine.match import Seat

SEAT_COLORS = ("blue", "orange", "teal", "pink", "violet", "sky", "lime", "graphite")
MAX_NAME = 40
MAX_TITLE = 60
_MAX_ID = 32
# Control characters, halves of characters, unassigned ones and line ends. Format characters join emoji and
# letters, except those that turn the direction of everything behind them.
_BARRED_CATEGORIES = frozenset({"Cc", "Cs", "Cn", "Zl", "Zp"})
_BARRED = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_seat_name(name: str) -> bool:
    """Tell whether `name` can stand on a table: 1 to `MAX_NAME` characters that print as themselves."""
    return len(name) <= MAX_NAME and bool(name.strip()) and _prints(name)


def is_title(title: str) -> bool:
    """Tell whether a session can be called `title`: "" or up to `MAX_TITLE` characters that print."""
    return len(title) <= MAX_TITLE and (not title or bool(title.strip())) and _prints(title)


def seats_problem(seats: Sequence[Seat]) -> str | None:
    """Return in plain technical words what is wrong with `seats`, or None."""
    if not all(is_seat_name(seat.name) for seat in seats):
        return "a name"
    if not all(seat.color in SEAT_COLORS for seat in seats):
        return "an unknown colour"
    if len({seat.color for seat in seats}) != len(seats):
        return "two seats of one colour"
    if not all(_is_id(word) for seat in seats for word in (seat.level, seat.style)):
        return "a level or style"
    return None


def _prints(text: str) -> bool:
    return not any(char in _BARRED or unicodedata.category(char) in _BARRED_CATEGORIES for char in text)


def _is_id(word: str) -> bool:
    return len(word) <= _MAX_ID and word.isascii() and (not word or word.replace("-", "_").isidentifier())
