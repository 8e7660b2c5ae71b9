"""The deck and the points of Order Cards, as data (A1, A2)."""

from functools import cache
from typing import Annotated, Literal

import msgspec

from dicegames.data import resources_dir
from dicegames.engine.errors import InvalidRecordError

GAME_ID = "ordercards"
DICE = 5
"""How many dice each player has."""

CENTRE_CARD = 48
"""The id of the centre card; the others are 0 to 47."""

OrderKind = Literal["number", "straight", "set"]
Color = Literal["red", "yellow", "blue", "black"]

Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9_-]{1,64}\Z")]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card wants: one or more dice of the face `size`, or exactly `size` dice in a row or equal."""

    kind: OrderKind
    size: Annotated[int, msgspec.Meta(ge=1, le=6)]
    points: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class OrderCardsRuleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck: each of the twelve orders once in each of the four colours, and the centre card."""

    id: Id
    game: Literal["ordercards"]
    version: Literal[1]
    colors: tuple[Color, Color, Color, Color]
    orders: Annotated[tuple[Order, ...], msgspec.Meta(min_length=12, max_length=12)]
    centre: Order

    @property
    def name(self) -> str:
        """Nobody gives names to decks."""
        return ""

    @property
    def auto_entry(self) -> bool:
        """Nothing is decided by itself in this game."""
        return False

    @property
    def time_limit(self) -> int:
        """No clock ends this game."""
        return 0

    @property
    def summary(self) -> str:
        """The points of the orders for the command line."""
        return ", ".join(
            f"{order.kind} {order.size}: {order.points}" for order in (*self.orders, self.centre)
        )

    @property
    def deck_size(self) -> int:
        """How many cards are shuffled."""
        return len(self.colors) * len(self.orders)

    def order(self, card: int) -> Order:
        """Return what a card (0 to 47, or `CENTRE_CARD`) wants."""
        return self.centre if card == CENTRE_CARD else self.orders[card % len(self.orders)]

    def color(self, card: int) -> Color | None:
        """Return the colour of a card; None for the centre card, which is a joker."""
        return None if card == CENTRE_CARD else self.colors[card // len(self.orders)]


def decode_ruleset(data: object) -> OrderCardsRuleset:
    """Return the deck that plain data describes.

    Raises:
        InvalidRecordError: it describes none, or one that can't be played.
    """
    try:
        ruleset = msgspec.convert(data, OrderCardsRuleset, strict=True)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise InvalidRecordError("invalid_ruleset", detail=str(error)) from error
    if len(set(ruleset.colors)) != len(ruleset.colors):
        raise InvalidRecordError("invalid_ruleset", detail="a colour stands twice in colors")
    if any(order.kind != "number" and not 2 <= order.size <= DICE for order in ruleset.orders):
        raise InvalidRecordError("invalid_ruleset", detail="an order that five dice can't fulfil")
    if ruleset.centre.kind != "set" or ruleset.centre.size != DICE:
        raise InvalidRecordError("invalid_ruleset", detail="the centre card wants five equal dice")
    return ruleset


@cache
def standard() -> OrderCardsRuleset:
    """Return the deck of the program.

    Raises:
        InvalidRecordError: its file is damaged.
        OSError: its file is missing.
    """
    path = resources_dir() / "games" / "ordercards.json"
    try:
        data = msgspec.json.decode(path.read_bytes())
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidRecordError("invalid_ruleset", detail=str(error)) from error
    return decode_ruleset(data)
