"""What lies on the card table, as plain values: one `TargetView` for each place where dice can lie."""

from typing import Literal

import msgspec

from dicegames.games.ordercards.ruleset import Color, Order

TargetKind = Literal["stack", "centre", "bonus"]
Status = Literal["open", "takes", "refuses", "mine"]
"""What the selected dice can do here: nothing is selected; be placed; not be placed, for a reason; or the
own dice lie here since this turn and can be taken back."""


class BidView(msgspec.Struct, frozen=True):
    """The dice on a target, ascending, and whose they are."""

    seat: int
    faces: tuple[int, ...]
    name: str
    color: str

    @property
    def pips(self) -> int:
        """The sum that other dice must beat (A8)."""
        return sum(self.faces)


class TargetView(msgspec.Struct, frozen=True):
    """One place of the table.

    `card` is the id of the open card (None: there is none), `under` how many cards lie below it; `is_gone`
    says that the place is empty: the stack is used up, the card in the middle won, the bonus die in hand.
    `holder` is who won the card in the middle, `face` what the bonus die shows. `chosen` are the selected
    dice, `lying` those placed here in this turn, which they would join; `beaten` is what they have to beat,
    `reason` the reason id of a refusal.
    """

    target: int
    kind: TargetKind
    card: int | None = None
    order: Order | None = None
    color: Color | None = None
    under: int = 0
    is_gone: bool = False
    holder: str = ""
    face: int = 0
    bid: BidView | None = None
    status: Status = "open"
    reason: str = ""
    chosen: tuple[int, ...] = ()
    lying: tuple[int, ...] = ()
    beaten: BidView | None = None

    @property
    def points(self) -> int:
        """The points of the open card; none for the bonus die."""
        return self.order.points if self.order is not None else 0

    @property
    def is_last(self) -> bool:
        """Whether this is the last card of its stack."""
        return self.kind == "stack" and not self.is_gone and not self.under

    @property
    def group(self) -> tuple[int, ...]:
        """The dice that would lie here, ascending."""
        return tuple(sorted((*self.lying, *self.chosen)))
