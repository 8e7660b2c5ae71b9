"""What every ruleset has, whatever game it belongs to."""

from typing import Protocol


class Ruleset(Protocol):
    """The values of one game, as data; beyond these the fields belong to the game's family."""

    @property
    def id(self) -> str:
        """The ruleset's id, as in files."""
        ...

    @property
    def game(self) -> str:
        """The id of the game that it belongs to."""
        ...

    @property
    def name(self) -> str:
        """The name that somebody gave it, "" for a ruleset of the program."""
        ...

    @property
    def auto_entry(self) -> bool:
        """Whether a clock may decide for a person who doesn't (P4); the table then offers its time."""
        ...

    @property
    def time_limit(self) -> int:
        """The seconds after which the match ends (F8), 0 for never; with a limit one person plays alone."""
        ...

    @property
    def summary(self) -> str:
        """What tells it from others of its game in a few plain words for the command line; may be empty."""
        ...
