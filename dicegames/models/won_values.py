"""What the seats of Order Cards have won, as plain values."""

from typing import Literal

import msgspec

from dicegames.games.ordercards.ruleset import Color, OrderCardsRuleset

WonStatus = Literal["turn", "next", "resigned", ""]


class ColorView(msgspec.Struct, frozen=True):
    """The cards of one colour: how many without the joker, their bonus with it, and what comes next.

    `following` is what the next card of this colour adds to all colour bonuses together, its own points not
    counted; `has_joker` whether the centre card counts here.
    """

    color: Color
    count: int
    bonus: int
    following: int
    has_joker: bool = False

    @property
    def counted(self) -> int:
        """How many cards the bonus is for: those of the colour, and the joker where it counts for it."""
        return self.count + self.has_joker


class WonView(msgspec.Struct, frozen=True):
    """What one seat has won; `colors` stand in the order of the ruleset.

    `cards` are the points printed on the cards, `bonus_die` its last roll (0 before the end), `totals`
    whether sums may be seen already.
    """

    name: str
    color: str
    is_computer: bool
    colors: tuple[ColorView, ...]
    cards: int = 0
    bonus_die: int = 0
    status: WonStatus = ""
    totals: bool = True

    @property
    def bonus(self) -> int:
        """The bonuses of all colours together."""
        return sum(color.bonus for color in self.colors)

    @property
    def total(self) -> int:
        """All points."""
        return self.cards + self.bonus + self.bonus_die

    @property
    def joker(self) -> Color | None:
        """The colour that the centre card counts for; None without it."""
        return next((color.color for color in self.colors if color.has_joker), None)

    @property
    def count(self) -> int:
        """How many cards were won, the centre card included."""
        return sum(color.count for color in self.colors) + (self.joker is not None)


class LastCard(msgspec.Struct, frozen=True):
    """A card that is the last one of its stack."""

    ruleset: OrderCardsRuleset
    card: int


class EndNote(msgspec.Struct, frozen=True):
    """What is near the end: the last cards of their stacks, how many empty stacks end the game and are so."""

    cards: tuple[LastCard, ...]
    needed: int
    emptied: int
