"""What a page of rules is made of: frozen values, no markup."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heading:
    """Begin a chapter; `topic` is what it is about, for whoever asks while playing."""

    text: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Say something in sentences; `own` marks a house rule of this app."""

    text: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list; `own` marks a house rule of this app."""

    text: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells below a row of column titles; every row is as long as the titles."""

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Item | Table
