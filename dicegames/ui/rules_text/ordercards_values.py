"""What the rules of Order Cards say of points: what cards take and bring, and the bonus for a colour."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards.ruleset import Order, OrderCardsRuleset
from dicegames.games.ordercards.score import color_bonus
from dicegames.models.numbers import number_text
from dicegames.models.ordercards_words import bonus_name, centre_name, order_name
from dicegames.models.phrases import faces
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table

translate = QCoreApplication.translate

NOTHING = "–"
_SPAN = 3  # so many numbers or more in a row are written as "1–6"
_LOW = 2  # where the example of a straight begins
_EQUAL = 4  # what the dice of the other examples show
_BONUSES = range(2, 9)  # for how many cards of a colour the bonus is listed


def what_cards_want(ruleset: OrderCardsRuleset) -> tuple[Block, ...]:
    """Return the chapter of what can be placed where, and how many points it brings."""
    numbers: dict[int, list[int]] = {}
    others = []
    for order in ruleset.orders:
        if order.kind == "number":
            numbers.setdefault(order.points, []).append(order.size)
        else:
            others.append(order)
    rows = [
        (
            translate("OrderCardsRules", "Number {numbers}").format(numbers=_span(of)),
            translate("OrderCardsRules", "one or more dice that all show this number"),
            number_text(points),
        )
        for points, of in numbers.items()
    ]
    rows += [(order_name(order), _takes(order), number_text(order.points)) for order in others]
    rows += [
        (centre_name(), _takes(ruleset.centre), number_text(ruleset.centre.points)),
        (bonus_name(), translate("OrderCardsRules", "any dice, one or more"), NOTHING),
    ]
    return (
        Heading(translate("OrderCardsRules", "What the cards want")),
        Paragraph(
            translate("OrderCardsRules", "The cards want these dice and bring these points."), own=True
        ),
        Table(
            (
                translate("OrderCardsRules", "Card"),
                translate("OrderCardsRules", "What you place"),
                translate("OrderCardsRules", "Points"),
            ),
            tuple(rows),
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Straights and equal dice need exactly the number of dice that the card shows, not more and "
                "not fewer.",
            )
        ),
    )


def color_bonuses() -> tuple[Block, ...]:
    """Return what is said of the bonus for cards of one colour, with its table."""
    return (
        Paragraph(
            translate(
                "OrderCardsRules",
                "From two cards of one colour on you get a bonus: 1 + 2 and so on, up to the number of these "
                "cards. A single card brings none.",
            ),
            own=True,
        ),
        Table(
            (
                translate("OrderCardsRules", "Cards of one colour"),
                translate("OrderCardsRules", "Colour bonus"),
            ),
            tuple((number_text(count), number_text(color_bonus(count))) for count in _BONUSES),
        ),
    )


def _takes(order: Order) -> str:
    """Say what a straight or equal dice are, with an example."""
    if order.kind == "straight":
        low = min(_LOW, 7 - order.size)
        text = translate("OrderCardsRules", "exactly {count} dice in a row, such as {dice}")
        return text.format(count=order.size, dice=faces(tuple(range(low, low + order.size))))
    text = translate("OrderCardsRules", "exactly {count} equal dice, such as {dice}")
    return text.format(count=order.size, dice=faces((_EQUAL,) * order.size))


def _span(numbers: Sequence[int]) -> str:
    """Write numbers as "1–6" where they follow one another, else one by one."""
    found = sorted(set(numbers))
    if len(found) >= _SPAN and found[-1] - found[0] == len(found) - 1:
        return f"{found[0]}–{found[-1]}"
    return ", ".join(str(number) for number in found)
