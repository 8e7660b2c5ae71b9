"""Worked examples of Order Cards; what follows is what the deck and the engine make of the situation."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards.actions import TurnDie
from dicegames.games.ordercards.bids import beats, order_refusal
from dicegames.games.ordercards.ruleset import CENTRE_CARD, Order, OrderCardsRuleset, OrderKind
from dicegames.games.ordercards.score import score_of
from dicegames.games.ordercards.state import ROLLS, OrderCardsState
from dicegames.models.numbers import number_text
from dicegames.models.ordercards_words import bonus_name, card_name, color_name, order_name, reason_text
from dicegames.models.phrases import faces, joined_names, points_text
from dicegames.ui.rules_text.blocks import Block, Heading, Paragraph, Table
from dicegames.ui.rules_text.ordercards_values import NOTHING

translate = QCoreApplication.translate

# what the card wants (None: the bonus die), what lies there, what is placed
_BIDS: tuple[tuple[tuple[OrderKind, int] | None, tuple[int, ...], tuple[int, ...]], ...] = (
    (("straight", 3), (1, 2, 3), (2, 3, 4)),
    (("straight", 3), (), (2, 4, 5)),
    (("set", 3), (3, 3, 3), (4, 4, 4)),
    (("set", 3), (3, 3, 3), (4, 4, 4, 4)),
    (("number", 5), (5,), (5, 5)),
    (("number", 5), (5, 5), (5, 5)),
    (None, (6, 1), (4, 4)),
)
_ROLLED = 2, 3, 3, 5, 6, 3  # the last one is the bonus die
_TURNED = 4  # the position of the die that is turned
# places of won cards: that of the colour, that of the order
_WON = (0, 3), (0, 6), (0, 9), (2, 4), (2, 10)
_LAST_FACE = 4


def examples(ruleset: OrderCardsRuleset) -> tuple[Block, ...]:
    """Return the chapter of examples."""
    bids = Table(
        (
            translate("OrderCardsRules", "Card"),
            translate("OrderCardsRules", "There lies"),
            translate("OrderCardsRules", "You place"),
            translate("OrderCardsRules", "What follows"),
        ),
        tuple(_bids(ruleset)),
    )
    return Heading(translate("OrderCardsRules", "Examples")), bids, _turning(ruleset), *_score(ruleset)


def _bids(ruleset: OrderCardsRuleset) -> Iterator[tuple[str, str, str, str]]:
    """Yield what comes of dice on cards of this deck, and on the bonus die."""
    orders = {(order.kind, order.size): order for order in ruleset.orders}
    for wanted, lying, placed in _BIDS:
        if wanted is None:
            yield bonus_name(), faces(lying), faces(placed), _result(None, lying, placed)
        elif wanted in orders:
            order = orders[wanted]
            yield order_name(order), faces(lying) or NOTHING, faces(placed), _result(order, lying, placed)


def _result(order: Order | None, lying: tuple[int, ...], placed: tuple[int, ...]) -> str:
    refusal = order_refusal(order, placed)
    if refusal:
        return translate("OrderCardsRules", "Not allowed. {reason}").format(reason=reason_text(refusal))
    if beats(placed, lying):
        text = translate("OrderCardsRules", "Beaten: {new} is more than {old}.")
    else:
        text = translate("OrderCardsRules", "Not beaten: {new} is not more than {old}.")
    return text.format(new=sum(placed), old=sum(lying))


def _turning(ruleset: OrderCardsRuleset) -> Paragraph:
    """Tell what turning a die to the bonus die brings."""
    state = OrderCardsState(
        ruleset,
        players=2,
        first_seat=0,
        stacks=((0,),),  # the cards don't matter, but they must be dealt
        turn=2,
        rolls=ROLLS,
        dice=_ROLLED,
        kept=(False,) * len(_ROLLED),
        placed=(None,) * (len(_ROLLED) - 1),
        bonus_turn=True,
        bonus_in_hand=True,
    )
    text = translate(
        "OrderCardsRules",
        "You have {dice}, and the bonus die shows {bonus}. You turn the {old} to {bonus} and have {equal}.",
    )
    after = state.child(TurnDie(_TURNED)).dice
    return Paragraph(
        text.format(
            dice=faces(_ROLLED[:-1]),
            bonus=state.bonus_face,
            old=_ROLLED[_TURNED],
            equal=faces(tuple(face for face in after if face == state.bonus_face)),
        )
    )


def _score(ruleset: OrderCardsRuleset) -> tuple[Block, ...]:
    """Return a score with its parts."""
    won = (*(color * len(ruleset.orders) + order for color, order in _WON), CENTRE_CARD)
    score = score_of(ruleset, won, _LAST_FACE)
    intro = translate(
        "OrderCardsRules", "You have won these cards: {cards}. The bonus die shows {face} in its last roll."
    ).format(cards=joined_names([card_name(ruleset, card) for card in won]), face=_LAST_FACE)
    points = " + ".join(number_text(ruleset.order(card).points) for card in won)
    rows = [
        (
            translate("OrderCardsRules", "Cards"),
            translate("OrderCardsRules", "{points} = {sum}").format(
                points=points, sum=number_text(score.cards)
            ),
        )
    ]
    for color, count, bonus in zip(ruleset.colors, score.counts, score.bonuses, strict=True):
        if not bonus:
            continue
        cards = translate("OrderCardsRules", "%n card/cards", None, count)
        if color == score.joker:
            text = translate("OrderCardsRules", "{color}: {cards} and the joker")
        else:
            text = translate("OrderCardsRules", "{color}: {cards}")
        rows.append((text.format(color=color_name(color), cards=cards), number_text(bonus)))
    rows += [
        (bonus_name(), number_text(score.bonus_die)),
        (translate("OrderCardsRules", "Together"), points_text(score.total)),
    ]
    titles = translate("OrderCardsRules", "What counts"), translate("OrderCardsRules", "Points")
    return Paragraph(intro), Table(titles, tuple(rows))
