"""The small words of Order Cards: what cards want, their colours, places on the table, and why not."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.ruleset import Color, Order, OrderCardsRuleset
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.phrases import faces

translate = QCoreApplication.translate


def order_name(order: Order) -> str:
    """Name what a card wants: "Number 4", "2 of a kind", "Straight of 3"."""
    match order.kind:
        case "number":
            text = translate("OrderCards", "Number {number}")
        case "straight":
            text = translate("OrderCards", "Straight of {number}")
        case "set":
            text = translate("OrderCards", "{number} of a kind")
    return text.format(number=order.size)


def color_name(color: Color) -> str:
    """Name a colour of cards where it stands alone: "Red"."""
    return {
        "red": translate("OrderCards", "Red"),
        "yellow": translate("OrderCards", "Yellow"),
        "blue": translate("OrderCards", "Blue"),
        "black": translate("OrderCards", "Black"),
    }[color]


def color_word(color: Color) -> str:
    """Name a colour of cards within a sentence: "red"."""
    return {
        "red": translate("OrderCards", "red"),
        "yellow": translate("OrderCards", "yellow"),
        "blue": translate("OrderCards", "blue"),
        "black": translate("OrderCards", "black"),
    }[color]


def centre_name() -> str:
    """Name the card in the middle."""
    return translate("OrderCards", "Centre card")


def bonus_name() -> str:
    """Name the white die."""
    return translate("OrderCards", "Bonus die")


def card_name(ruleset: OrderCardsRuleset, card: int) -> str:
    """Name a card with its colour: "Straight of 3 in red"; the centre card has none."""
    color = ruleset.color(card)
    if color is None:
        return centre_name()
    return translate("OrderCards", "{card} in {color}").format(
        card=order_name(ruleset.order(card)), color=color_word(color)
    )


def target_name(state: OrderCardsState, target: int) -> str:
    """Name where dice can lie, by what its open card wants; the place of a stack that is used up too."""
    if target == state.bonus:
        return bonus_name()
    if target == state.centre:
        return centre_name()
    order = state.order(target)
    return translate("OrderCards", "Empty stack") if order is None else order_name(order)


def exact_name(state: OrderCardsState, target: int) -> str:
    """Name where dice can lie, with the colour of the card where an equal one lies open beside it."""
    card, order = state.open_card(target), state.order(target)
    if card is None or sum(state.order(other) == order for other in state.targets) < 2:
        return target_name(state, target)
    return card_name(state.ruleset, card)


def onto_text(state: OrderCardsState, target: int) -> str:
    """Say onto what dice are placed: "on Number 4", "on the bonus die"."""
    if target == state.bonus:
        return translate("OrderCards", "on the bonus die")
    if target == state.centre:
        return translate("OrderCards", "on the centre card")
    return translate("OrderCards", "on {card}").format(card=exact_name(state, target))


def from_text(state: OrderCardsState, target: int) -> str:
    """Say from what dice are taken: "from Number 4", "from the bonus die"."""
    if target == state.bonus:
        return translate("OrderCards", "from the bonus die")
    if target == state.centre:
        return translate("OrderCards", "from the centre card")
    return translate("OrderCards", "from {card}").format(card=exact_name(state, target))


def faces_text(values: Sequence[int]) -> str:
    """Write dice as figures, lowest first: "3 3 5"."""
    return faces(tuple(sorted(values)))


def reason_text(reason: str) -> str:
    """Return why a decision isn't allowed, as a sentence. Raises: KeyError for a reason of another game."""
    return {
        reasons.NO_DICE: translate("OrderCards", "Roll the dice first."),
        reasons.NO_DIE: translate("OrderCards", "There is no such die."),
        reasons.ALREADY_KEPT: translate("OrderCards", "This die is kept already."),
        reasons.NOT_KEPT: translate("OrderCards", "This die is not kept."),
        reasons.NO_ROLLS_LEFT: translate("OrderCards", "You have used all three rolls."),
        reasons.ALL_KEPT: translate("OrderCards", "Release at least one die to roll again."),
        reasons.ROLLING_OVER: translate(
            "OrderCards", "Rolling is over for this turn: you have placed or turned a die."
        ),
        reasons.NO_TARGET: translate("OrderCards", "There is no card here any more."),
        reasons.DIE_PLACED: translate("OrderCards", "This die lies on a target already."),
        reasons.BONUS_NOT_PLACED: translate("OrderCards", "The bonus die is never placed."),
        reasons.BONUS_BARRED: translate(
            "OrderCards", "You had the bonus die in this turn: you cannot place on it until the next one."
        ),
        reasons.WRONG_FACE: translate("OrderCards", "This card takes only dice of its own number."),
        reasons.WRONG_COUNT: translate("OrderCards", "This card takes exactly as many dice as it shows."),
        reasons.NO_STRAIGHT: translate("OrderCards", "This card takes only dice in a row."),
        reasons.NOT_EQUAL: translate("OrderCards", "This card takes only equal dice."),
        reasons.NOT_HIGHER: translate("OrderCards", "The dice there are as high or higher."),
        reasons.NOTHING_TO_TAKE: translate("OrderCards", "You have placed nothing here in this turn."),
        reasons.NO_BONUS_DIE: translate("OrderCards", "You do not have the bonus die."),
        reasons.SAME_FACE: translate("OrderCards", "The die already shows what the bonus die shows."),
        reasons.GAME_OVER: translate("OrderCards", "The game is over."),
        reasons.DRAW_MISSING: translate("OrderCards", "Wait until the dice are at rest."),
        reasons.DRAW_BY_HAND: translate("OrderCards", "Nobody has rolled the dice."),
    }[reason]
