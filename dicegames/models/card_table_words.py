"""What is said about each place of the card table: short on the card, whole for a tap and screen readers."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards import reasons
from dicegames.models.card_values import TargetView
from dicegames.models.ordercards_words import (
    bonus_name,
    centre_name,
    color_word,
    faces_text,
    order_name,
    reason_text,
)
from dicegames.models.phrases import points_text

translate = QCoreApplication.translate


def table_title() -> str:
    """Name the table as a whole."""
    return translate("CardTable", "Cards on the table")


def title(view: TargetView) -> str:
    """Return what stands at the top of a place: "Number 4", "Centre card", "Bonus die"."""
    if view.kind == "bonus":
        return bonus_name()
    if view.kind == "centre":
        return centre_name()
    return translate("CardTable", "Empty stack") if view.order is None else order_name(view.order)


def titles(view: TargetView) -> tuple[str, ...]:
    """Return `title`, and what stands there instead on narrow cards."""
    if view.order is None or view.order.kind != "straight":
        return (title(view),)
    short = translate("CardTable", "Straight {number}", "short, on narrow cards")
    return title(view), short.format(number=view.order.size)


def corner(view: TargetView) -> str:
    """Return what stands in the corner of a card: "+2", "last", "Joker"; "" for nothing.

    Where bonus die or centre card are gone it is where they are instead.
    """
    if view.kind == "bonus":
        return _in_hand() if view.is_gone else ""
    if view.kind == "centre":
        return _with(view) if view.is_gone else translate("CardTable", "Joker")
    if view.is_last:
        return translate("CardTable", "last", "flag on the last card of a stack")
    return f"+{view.under}" if view.under else ""


def chip(view: TargetView) -> tuple[str, ...]:
    """Return what a place says to the selected dice, the best wording first; () while it says nothing.

    The later ones are shorter, for narrow cards.
    """
    match view.status:
        case "takes":
            return _takes(view)
        case "refuses":
            return _refuses(view)
        case "mine":
            return translate("CardTable", "take back"), translate("CardTable", "back", "take dice back")
    return ()


def spoken(view: TargetView) -> str:
    """Return everything that a place shows as one sentence."""
    words = [title(view)]
    if view.is_gone:
        if view.kind == "bonus":
            words.append(_in_hand())
        elif view.kind == "centre":
            words.append(_with(view))
    if view.color is not None:
        words.append(color_word(view.color))
    if view.order is not None:
        words.append(points_text(view.order.points))
    if view.under:
        words.append(translate("CardTable", "%n more card/cards below", None, view.under))
    if view.is_last:
        words.append(translate("CardTable", "last card of its stack"))
    if view.bid is not None and not view.lying:
        words.append(_lies(view))
    text = ", ".join(words)
    said = _said(view)
    return f"{text}; {said}" if said else text


def hint(view: TargetView) -> str:
    """Return what a tap does, "" for nothing."""
    match view.status:
        case "takes":
            return translate("CardTable", "Tap to place {faces}.").format(faces=faces_text(view.chosen))
        case "mine":
            return translate("CardTable", "Tap to take {faces} back.").format(faces=faces_text(view.lying))
        case "refuses":
            return refusal_sentence(view)
    return ""


def refusal_sentence(view: TargetView) -> str:
    """Return why the selected dice can't be placed here, as a whole sentence; "" if nothing forbids it."""
    if view.status != "refuses":
        return ""
    order, beaten = view.order, view.beaten
    if view.reason == reasons.NOT_HIGHER and beaten is not None:
        if view.kind == "bonus":
            text = translate("CardTable", "{sum} is already there: you need more pips.")
            return text.format(sum=beaten.pips)
        if beaten.pips > sum(view.group):
            text = translate("CardTable", "{faces} is already there and is higher.")
        else:
            text = translate("CardTable", "{faces} is already there and is just as high: you need more.")
        return text.format(faces=faces_text(beaten.faces))
    if order is None or view.reason == reasons.BONUS_NOT_PLACED:
        return reason_text(view.reason)
    match order.kind:
        case "number":
            text = translate("CardTable", "{card} takes {faces}.")
            return text.format(card=title(view), faces=_only(order.size))
        case "straight":
            text = translate("CardTable", "{card} takes exactly {number} dice in a row.")
        case "set":
            text = translate("CardTable", "{card} takes exactly {number} equal dice.")
    return text.format(card=title(view), number=order.size)


def _in_hand() -> str:
    return translate("CardTable", "in hand", "the bonus die")


def _with(view: TargetView) -> str:
    text = translate("CardTable", "with {name}", "the centre card, which this player has won")
    return text.format(name=view.holder)


def _takes(view: TargetView) -> tuple[str, ...]:
    if view.lying:
        return (translate("CardTable", "add", "dice to those that lie here"),)
    beaten = view.beaten
    if beaten is None:
        return (translate("CardTable", "place", "dice on a card"),)
    short = translate("CardTable", "beats", "the selected dice beat those that lie here")
    if view.kind == "bonus":
        text = translate("CardTable", "{sum} beats {other}")
        return text.format(sum=sum(view.group), other=beaten.pips), short
    return translate("CardTable", "beats {faces}").format(faces=faces_text(beaten.faces)), short


def _refuses(view: TargetView) -> tuple[str, ...]:
    order, beaten = view.order, view.beaten
    match view.reason:
        case reasons.BONUS_BARRED:
            return translate("CardTable", "barred in this turn"), translate("CardTable", "barred")
        case reasons.BONUS_NOT_PLACED:
            return translate("CardTable", "not the bonus die"), translate("CardTable", "not possible")
        case reasons.NOT_HIGHER if beaten is not None:
            there = str(beaten.pips) if view.kind == "bonus" else faces_text(beaten.faces)
            if beaten.pips > sum(view.group):
                text = translate("CardTable", "{faces} is higher")
                return text.format(faces=there), translate("CardTable", "is higher")
            text = translate("CardTable", "{faces} is as high")
            return text.format(faces=there), translate("CardTable", "as high")
    if order is None:
        return (translate("CardTable", "not possible"),)
    if order.kind == "number":
        return (_only(order.size),)
    if order.kind == "straight":
        wide = translate("CardTable", "{number} dice in a row")
        return wide.format(number=order.size), _in_a_row(order.size)
    if view.kind == "centre" or len(set(view.chosen)) > 1:
        return (order_name(order),)
    wide = translate("CardTable", "exactly {number} dice")
    short = translate("CardTable", "exactly {number}")
    return wide.format(number=order.size), short.format(number=order.size)


def _in_a_row(number: int) -> str:
    return translate("CardTable", "{number} in a row").format(number=number)


def _only(face: int) -> str:
    return (
        translate("CardTable", "only ones"),
        translate("CardTable", "only twos"),
        translate("CardTable", "only threes"),
        translate("CardTable", "only fours"),
        translate("CardTable", "only fives"),
        translate("CardTable", "only sixes"),
    )[face - 1]


def _lies(view: TargetView) -> str:
    bid = view.bid
    if bid is None:
        return ""
    if view.kind == "bonus":
        text = translate("CardTable", "on it {faces} from {name}, {sum} together")
    else:
        text = translate("CardTable", "on it {faces} from {name}")
    return text.format(faces=faces_text(bid.faces), name=bid.name, sum=bid.pips)


def _said(view: TargetView) -> str:
    """Return what the selected dice can do here, as a part of a sentence."""
    faces = faces_text(view.chosen)
    match view.status:
        case "takes" if view.lying:
            text = translate("CardTable", "{lying} from you on it, you can add {faces}")
            return text.format(lying=faces_text(view.lying), faces=faces)
        case "takes" if view.beaten is not None:
            text = translate("CardTable", "you can place {faces} and beat {beaten}")
            return text.format(faces=faces, beaten=faces_text(view.beaten.faces))
        case "takes":
            return translate("CardTable", "you can place {faces}").format(faces=faces)
        case "refuses":
            return translate("CardTable", "not possible: {reason}").format(reason=_refuses(view)[0])
        case "mine":
            text = translate("CardTable", "you have placed {faces} here")
            return text.format(faces=faces_text(view.lying))
    return ""
