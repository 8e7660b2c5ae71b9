"""The words about won cards: what a seat has, what its next card brings, and that the end is near."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards.ruleset import Color
from dicegames.models.numbers import HIDDEN, number_text
from dicegames.models.ordercards_words import color_name, order_name
from dicegames.models.phrases import joined_names, kind_of_name, points_text
from dicegames.models.resign_words import resign_brief
from dicegames.models.won_values import ColorView, EndNote, LastCard, WonStatus, WonView

translate = QCoreApplication.translate

NO_BONUS = "–"
_NAMED = 2  # last cards that are named; more are only counted


def won_title() -> str:
    """Return the heading above the won cards."""
    return translate("WonCards", "Won cards")


def sum_title(*, totals: bool) -> str:
    """Return what the sums beside the names are made of, or that they come at the end."""
    if totals:
        return translate("WonCards", "Cards + colour bonus")
    return translate("WonCards", "Points at the end")


def view_title() -> str:
    """Return the word on the button that opens the won cards."""
    return translate("WonCards", "Show cards")


def counts_text(views: tuple[WonView, ...]) -> str:
    """Return how many cards each seat has, in seat order: "won: 6 · 5 · 5"."""
    return translate("WonCards", "won: {counts}").format(counts=plain_counts(views))


def plain_counts(views: tuple[WonView, ...]) -> str:
    """Return the same without a word, where there is no room for it: "6 · 5 · 5"."""
    return " · ".join(str(view.count) for view in views)


def counts_sentence(views: tuple[WonView, ...]) -> str:
    """Return how many cards each seat has, for screen readers: "Ada 6 cards, Ben 5 cards"."""
    return ", ".join(
        translate("WonCards", "{name} {cards}").format(name=view.name, cards=cards_text(view.count))
        for view in views
    )


def cards_text(count: int) -> str:
    """Return a number of cards in words."""
    return translate("WonCards", "%n card/cards", None, count)


def status_word(status: WonStatus) -> str:
    """Return the small word beside a name."""
    match status:
        case "turn":
            return translate("WonCards", "is playing")
        case "next":
            return translate("WonCards", "next")
        case "resigned":
            return resign_brief()
    return ""


def sum_text(view: WonView) -> str:
    """Return what a total is made of: "14 + 9", with the bonus die "14 + 9 + 5"."""
    if not view.totals:
        return ""
    parts = [view.cards, view.bonus, *((view.bonus_die,) if view.bonus_die else ())]
    return " + ".join(number_text(part) for part in parts)


def total_text(view: WonView) -> str:
    """Return a total, or what stands for it while it is hidden."""
    return number_text(view.total) if view.totals else HIDDEN


def bonus_text(points: int) -> str:
    """Return a colour bonus as it stands in a box: "+3", a dash for none."""
    return f"+{number_text(points)}" if points else NO_BONUS


def following_text(color: ColorView) -> str:
    """Return what the next card of a colour brings, below its box: "next +4"."""
    return translate("WonCards", "next {points}").format(points=bonus_text(color.following))


def following_sentence(color: ColorView) -> str:
    """Return what the next card of a colour brings: "Next red card: +4."; what it is worth itself apart."""
    text = {
        "red": translate("WonCards", "Next red card: {points}."),
        "yellow": translate("WonCards", "Next yellow card: {points}."),
        "blue": translate("WonCards", "Next blue card: {points}."),
        "black": translate("WonCards", "Next black card: {points}."),
    }[color.color]
    if not color.following:
        return text.format(points=translate("WonCards", "no bonus yet"))
    return text.format(points=f"+{number_text(color.following)}")


def following_sentences(view: WonView) -> str:
    """Return what the next card of each colour brings, for screen readers."""
    return " ".join(following_sentence(color) for color in view.colors)


def joker_text(color: Color) -> str:
    """Return where the centre card counts."""
    return translate("WonCards", "The joker counts as {color}.").format(color=color_name(color))


def bonus_die_text(points: int) -> str:
    """Return what the last roll of the bonus die brought."""
    return translate("WonCards", "Bonus die: {points}.").format(points=points_text(points))


def color_sentence(color: ColorView) -> str:
    """Return the cards and the bonus of a colour: "Red: 2 cards, bonus 3"."""
    if color.has_joker:
        text = translate("WonCards", "{color}: {cards} with the joker")
    else:
        text = translate("WonCards", "{color}: {cards}")
    text = text.format(color=color_name(color.color), cards=cards_text(color.counted))
    if not color.bonus:
        return text
    return translate("WonCards", "{color_and_cards}, bonus {points}").format(
        color_and_cards=text, points=number_text(color.bonus)
    )


def won_sentence(view: WonView) -> str:
    """Return everything that a seat's row shows, for screen readers."""
    who = kind_of_name(view.name, view.is_computer)
    status = status_word(view.status)
    name = f"{who}, {status}" if status else who
    if view.totals:
        lead = translate("WonCards", "{name}: {total}, {cards} from cards, {bonus} from colour bonuses.")
        lead = lead.format(name=name, total=points_text(view.total), cards=view.cards, bonus=view.bonus)
    else:
        lead = translate("WonCards", "{name}: points are told at the end.").format(name=name)
    sentences = [lead, *(f"{color_sentence(color)}." for color in view.colors)]
    if view.bonus_die and view.totals:
        sentences.append(bonus_die_text(view.bonus_die))
    if view.joker is not None:
        sentences.append(joker_text(view.joker))
    return " ".join(sentences)


def end_title() -> str:
    """Return the heading of the note about the end."""
    return translate("WonCards", "End in sight")


def end_text(note: EndNote) -> str:
    """Say which cards are the last ones of their stacks, and what winning them means (A10)."""
    if note.emptied and note.needed - note.emptied == 1:
        last = _last_cards(note)
        if len(note.cards) > _NAMED:
            count = len(note.cards)
            last = translate("WonCards", "%n stack/stacks have only one card left.", None, count)
        return translate("WonCards", "One stack is empty. The game ends with the second: {last}").format(
            last=last
        )
    return f"{_last_cards(note)} {_what_ends(note)}"


def _last_cards(note: EndNote) -> str:
    if len(note.cards) > _NAMED:
        count = len(note.cards)
        return translate("WonCards", "%n stack/stacks are down to the last card.", None, count)
    names = joined_names([_name(card) for card in note.cards])
    if len(note.cards) > 1:
        return translate("WonCards", "{cards} are the last cards of their stacks.").format(cards=names)
    return translate("WonCards", "{card} is the last card of its stack.").format(card=names)


def _what_ends(note: EndNote) -> str:
    several = len(note.cards) > 1
    if note.needed - note.emptied > 1:
        return translate("WonCards", "The game ends when two stacks are empty.")
    if several:
        return translate("WonCards", "Whoever wins one of them ends the game.")
    return translate("WonCards", "Whoever wins it ends the game.")


def _name(last: LastCard) -> str:
    color = last.ruleset.color(last.card)
    order = order_name(last.ruleset.order(last.card))
    if color is None:
        return order
    named = {
        "red": translate("WonCards", "“{card}” in red"),
        "yellow": translate("WonCards", "“{card}” in yellow"),
        "blue": translate("WonCards", "“{card}” in blue"),
        "black": translate("WonCards", "“{card}” in black"),
    }[color]
    return named.format(card=order)
