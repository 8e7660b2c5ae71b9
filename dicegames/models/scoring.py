"""How totals came together, for games that count at the end: columns of parts, a cell for each seat."""

from typing import Protocol

import msgspec


class ScoreColumn(msgspec.Struct, frozen=True):
    """A kind of points: its word, a shorter one, and the colour of the cards it is about ("": none)."""

    heading: str
    short: str
    card_color: str = ""


class ScoreCell(msgspec.Struct, frozen=True):
    """What a seat has of a kind: points (None: none), what they are for, and whether a mark lies on it.

    `die` is the face of the die that brought the points, 0 where none did.
    """

    points: int | None
    note: str = ""
    is_marked: bool = False
    die: int = 0


class Scoring(Protocol):
    """The parts of all totals of a finished match."""

    def columns(self) -> tuple[ScoreColumn, ...]:
        """Return the kinds of points in the order in which they are counted, in the current language."""
        ...

    def cells(self, seat: int) -> tuple[ScoreCell, ...]:
        """Return what a seat has, one cell per column; the points make up its total."""
        ...

    def sentence(self, seat: int) -> str:
        """Return the parts of a seat's total for screen readers."""
        ...

    def lead(self) -> str:
        """Return what is told while the points are counted, "" for nothing."""
        ...

    def mark_text(self) -> str:
        """Return what a mark on a cell means, "" when nobody has one."""
        ...
