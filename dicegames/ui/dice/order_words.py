"""The words in the dice row of Order Cards."""

from collections.abc import Iterable
from typing import Literal

from PySide6.QtCore import QCoreApplication

from dicegames.models.phrases import faces, game_over
from dicegames.ui.dice.order_view import OrderView, Phase

translate = QCoreApplication.translate


def headline(view: OrderView) -> str:
    """Return how many rolls were made, before the first how many there are; or that the game is over."""
    if view.phase is Phase.OVER:
        return game_over()
    if not view.values:
        return translate("OrderTray", "%n roll(s)", None, view.rolls_left)
    return translate("OrderTray", "Roll {roll} of {rolls}").format(roll=view.roll, rolls=view.rolls)


def subline(view: OrderView, enabled: bool) -> str:
    """Return what is left to do, for those who may act, or how many rolls are left."""
    if view.phase is Phase.OVER:
        return ""
    if not view.values:
        return translate("OrderTray", "with %n die/dice", None, view.places)
    if view.phase is Phase.PLACING and enabled:
        lost = view.rolls - view.roll
        return rolls_lost(lost) if lost else now_place()
    return rolls_left(view.rolls_left)


def now_place() -> str:
    """Return what there is to do when rolling is over."""
    return translate("OrderTray", "Now place dice")


def rolls_lost(count: int) -> str:
    """Return how many rolls were given away by placing or turning a die before the last one."""
    return translate("OrderTray", "%n roll(s) given up", None, count)


def rolls_left(left: int) -> str:
    """Return how many rolls are left."""
    if not left:
        return translate("OrderTray", "no roll left")
    return translate("OrderTray", "%n roll(s) left", None, left)


def note(view: OrderView) -> tuple[str, str]:
    """Return two lines on the selected dice, ("", "") without any."""
    if view.phase is not Phase.PLACING or not view.selected:
        return "", ""
    return selected_text(view.selected_faces), lit_text(view.lit)


def selected_text(values: tuple[int, ...]) -> str:
    """Say which dice are selected."""
    return translate("OrderTray", "{dice} selected").format(dice=faces(values))


def lit_text(count: int) -> str:
    """Say how many targets take the selected dice."""
    if not count:
        return translate("OrderTray", "no target lights up")
    return translate("OrderTray", "%n target lights up/targets light up", None, count)


def place_text(short: str) -> str:
    """Return the words in the empty place of a die that was placed, in two lines as short as can be."""
    words = translate("OrderTray", "lies on {place}").format(place=short).split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return "\n".join(min(breaks, key=_longest, default=(short,)))


def _longest(lines: Iterable[str]) -> int:
    return max(map(len, lines))


def short_place(kind: Literal["number", "straight", "set", "centre", "bonus"], number: int = 0) -> str:
    """Return a short word for a target, by what its card wants."""
    match kind:
        case "number":
            return str(number)
        case "straight":
            return translate("OrderTray", "straight")
        case "set":
            return translate("OrderTray", "set")
        case "centre":
            return translate("OrderTray", "centre")
        case "bonus":
            return bonus_tag()


def bonus_tag() -> str:
    """Return the word on the white die."""
    return translate("OrderTray", "Bonus")


def die_name(die: int, view: OrderView) -> str:
    """Name the die at position `die` (from 0) and say what is done with it."""
    value, number, lying = view.values[die], die + 1, view.lying(die)
    is_marked = view.marked[die]
    if view.is_bonus(die):
        if is_marked and view.phase is Phase.ROLLING:
            return translate("OrderTray", "Bonus die: {value}, kept").format(value=value)
        return translate("OrderTray", "Bonus die: {value}").format(value=value)
    if lying is not None:
        words = translate("OrderTray", "Die {number}: {value}, lies on {target}")
        return words.format(number=number, value=value, target=lying.name)
    if not is_marked:
        words = translate("OrderTray", "Die {number}: {value}")
    elif view.phase is Phase.ROLLING:
        words = translate("OrderTray", "Die {number}: {value}, kept")
    else:
        words = translate("OrderTray", "Die {number}: {value}, selected")
    return words.format(number=number, value=value)
