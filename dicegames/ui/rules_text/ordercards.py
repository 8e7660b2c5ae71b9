"""The rules of Order Cards, with the deck that is in force."""

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards.ruleset import DICE, OrderCardsRuleset
from dicegames.games.ordercards.state import FIRST_DICE, ROLLS, STACKS
from dicegames.games.ruleset import Ruleset
from dicegames.models.numbers import number_text
from dicegames.models.ordercards_words import color_word
from dicegames.models.phrases import joined_names
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.ordercards_examples import examples
from dicegames.ui.rules_text.ordercards_values import color_bonuses, what_cards_want
from dicegames.ui.rules_text.sheet import taking_back

translate = QCoreApplication.translate


def ordercards_rules(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the whole rules of Order Cards. Raises: TypeError for a ruleset of another family."""
    if not isinstance(ruleset, OrderCardsRuleset):
        raise TypeError(type(ruleset).__name__)
    chapters = (
        _in_short(),
        _setup(ruleset),
        what_cards_want(ruleset),
        _turn(),
        _placing(),
        _beating(),
        _bonus_die(),
        _end(),
        _counting(),
        taking_back(),
        examples(ruleset),
    )
    return tuple(block for chapter in chapters for block in chapter)


def _in_short() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "In short")),
        Paragraph(
            translate(
                "OrderCardsRules",
                "You place dice on cards and fulfil what they want. If your dice still lie there when your "
                "next turn begins, the card is yours. Until then the others can beat your dice.",
            )
        ),
        Paragraph(
            translate(
                "OrderCardsRules",
                "Every card that you win brings points, and several cards of one colour bring a bonus on "
                "top. The most points win.",
            )
        ),
        Paragraph(
            translate("OrderCardsRules", "{least} to {most} people or computers sit at the table.").format(
                least=min(STACKS), most=max(STACKS)
            ),
            own=True,
        ),
    )


def _setup(ruleset: OrderCardsRuleset) -> tuple[Block, ...]:
    rows = []
    for (stacks, height), counts in groupby(STACKS, key=STACKS.__getitem__):
        players = joined_names([number_text(count) for count in counts])
        dealt = translate("OrderCardsRules", "{stacks} stacks of {cards} cards")
        left = ruleset.deck_size - stacks * height
        rows.append((players, dealt.format(stacks=stacks, cards=height), number_text(left)))
    return (
        Heading(translate("OrderCardsRules", "Laying the table")),
        Paragraph(
            translate(
                "OrderCardsRules",
                "Of the {cards} cards, {each} each are {colors}. Every colour has the same cards, and a "
                "pattern of its own.",
            ).format(
                cards=ruleset.deck_size,
                each=len(ruleset.orders),
                colors=joined_names([color_word(color) for color in ruleset.colors]),
            ),
            own=True,
        ),
        Paragraph(
            translate(
                "OrderCardsRules",
                "The cards are shuffled and dealt in stacks. The top card of each stack lies open.",
            )
        ),
        Table(
            (
                translate("OrderCardsRules", "Players"),
                translate("OrderCardsRules", "On the table"),
                translate("OrderCardsRules", "Cards left over"),
            ),
            tuple(rows),
        ),
        Item(
            translate("OrderCardsRules", "The cards that are left over stay hidden for the whole game."),
            own=True,
        ),
        Item(translate("OrderCardsRules", "The centre card lies in the middle. It belongs to no stack.")),
        Item(translate("OrderCardsRules", "Beside it lies the white bonus die. There is one."), own=True),
        Item(
            translate("OrderCardsRules", "Everyone has {dice} dice in a colour of their own.").format(
                dice=DICE
            )
        ),
    )


def _turn() -> tuple[Block, ...]:
    first, second = FIRST_DICE
    return (
        Heading(translate("OrderCardsRules", "Your turn"), "turn"),
        Item(
            translate(
                "OrderCardsRules",
                "Win: every card on which your dice still lie is yours, all by itself. You get the dice "
                "back, and the next card of the stack is opened. Where the centre card was, nothing follows.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Roll: up to {rolls} times. After each roll, keep any dice and roll the others. You may also "
                "roll dice again that you kept before.",
            ).format(rolls=ROLLS)
        ),
        Item(
            translate(
                "OrderCardsRules",
                "The very first turn of the game is played with {first} dice, the second one with {second}, "
                "every later one with {all}.",
            ).format(first=first, second=second, all=DICE),
            own=True,
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Place: put your dice on the open cards, on the centre card and on the bonus die. Then end "
                "your turn.",
            )
        ),
    )


def _placing() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "Placing dice"), "placing"),
        Item(
            translate(
                "OrderCardsRules",
                "Choose dice and tap a card that lights up, or drag the dice there. If they don’t fit, the "
                "app says why.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "You may use several cards in one turn, but each die only once. What a card wants must be "
                "fulfilled completely.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "You needn’t place anything and may end your turn with dice left over. Computers always "
                "place something if they can.",
            ),
            own=True,
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Until you end your turn, you may add dice to those that you placed, or take them back. "
                "Dice that you had beaten then lie there again.",
            ),
            own=True,
        ),
        Item(
            translate(
                "OrderCardsRules",
                "While a die of this turn lies on a card, you can’t roll. If you take back everything, you "
                "can use the rolls that are left.",
            ),
            own=True,
        ),
    )


def _beating() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "Beating dice"), "beating"),
        Paragraph(
            translate(
                "OrderCardsRules",
                "You may also place dice where those of somebody else lie. Yours must fulfil the same card "
                "and have more pips together. Just as many are not enough.",
            )
        ),
        Item(translate("OrderCardsRules", "A straight is beaten by one of higher numbers.")),
        Item(
            translate(
                "OrderCardsRules",
                "Equal dice are beaten by just as many dice of a higher number: 3 3 3 by 4 4 4, not by four "
                "dice.",
            ),
            own=True,
        ),
        Item(translate("OrderCardsRules", "A number is beaten by more dice of the same number.")),
        Item(translate("OrderCardsRules", "Beaten dice go back to their owner at once.")),
    )


def _bonus_die() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "The bonus die"), "bonus"),
        Paragraph(
            translate(
                "OrderCardsRules",
                "You place dice on the bonus die as on a card. Any dice will do, one or more. They too are "
                "beaten by more pips together.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "If your dice still lie there when your turn begins, you have the bonus die for this turn.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "You roll it with your dice, and you can keep it and roll it again like them. But it is "
                "never placed.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "After rolling, you may turn one of your dice that isn’t placed yet to the number of the "
                "bonus die. That works once, and ends rolling.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Then the bonus die goes back to the middle, at the latest when your turn ends. You can’t "
                "place dice on it in the same turn.",
            )
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "The end"), "end"),
        Paragraph(
            translate(
                "OrderCardsRules",
                "As soon as somebody wins the last card of a stack, the game ends at once. Nobody rolls for "
                "cards any more.",
            )
        ),
        Paragraph(
            translate(
                "OrderCardsRules", "With {most} players it ends only when a second stack is empty."
            ).format(most=max(STACKS))
        ),
        Item(translate("OrderCardsRules", "The centre card is no stack: winning it ends nothing.")),
        Item(
            translate(
                "OrderCardsRules",
                "All cards on which dice still lie go to the owners of the dice, and so does the bonus die.",
            )
        ),
        Item(
            translate(
                "OrderCardsRules",
                "Whoever has the bonus die at the end rolls it once more and gets its number as points.",
            )
        ),
    )


def _counting() -> tuple[Block, ...]:
    return (
        Heading(translate("OrderCardsRules", "Counting points"), "points"),
        Paragraph(
            translate(
                "OrderCardsRules",
                "Your score is made of the points of your cards, a bonus for each colour, and the last roll "
                "of the bonus die.",
            )
        ),
        *color_bonuses(),
        Paragraph(
            translate(
                "OrderCardsRules",
                "The centre card is the joker: besides its points it counts as one more card of the colour "
                "in which it brings you most. The app finds that colour.",
            )
        ),
        Paragraph(translate("OrderCardsRules", "The most points win.")),
        Paragraph(
            translate("OrderCardsRules", "A tie for first place is a shared victory; all winners are named."),
            own=True,
        ),
    )
