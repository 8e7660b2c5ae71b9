"""Worked examples of the sheet games; every number is what the rules say of the situation."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import BOXES, LOWER, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState
from dicegames.models.phrases import faces
from dicegames.models.wordings import box_name
from dicegames.ui.rules_text.blocks import Block, Heading, Table

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Example:
    """Dice, what stands in the sheet already, the boxes to tell of, and whether a five came before."""

    dice: tuple[int, ...]
    situation: str
    used: tuple[tuple[Box, int], ...]
    boxes: tuple[Box, ...]
    had_five: bool = False


def examples(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the chapter of examples."""
    return worked_out(ruleset, _examples(ruleset))


def worked_out(ruleset: SheetRuleset, wanted: tuple[Example, ...]) -> tuple[Block, ...]:
    """Return the chapter of these examples, with what the rules say of each."""
    rows = tuple((faces(example.dice), example.situation, _result(ruleset, example)) for example in wanted)
    titles = (translate("Rules", "Dice"), translate("Rules", "Situation"), translate("Rules", "Points"))
    return (Heading(translate("Rules", "Examples")), Table(titles, rows))


def _examples(ruleset: SheetRuleset) -> tuple[Example, ...]:
    nothing = translate("Rules", "nothing is used yet")
    penta, fours = box_name(Box.FIVE_KIND, ruleset), box_name(Box.FOURS, ruleset)
    fifty = translate("Rules", "{box} holds {points}").format(box=penta, points=ruleset.five_kind)
    lower = tuple((box, 0) for box in LOWER if box is not Box.FIVE_KIND)
    five = (4, 4, 4, 4, 4)
    holds = (Box.FIVE_KIND, ruleset.five_kind)
    return (
        Example((1, 2, 3, 3, 4), nothing, (), (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT)),
        Example((2, 3, 4, 5, 6), nothing, (), (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT)),
        Example((3, 4, 4, 6, 6), nothing, (), (Box.SMALL_STRAIGHT, Box.FULL_HOUSE)),
        Example(five, nothing, (), (Box.FOURS, Box.FIVE_KIND, Box.FOUR_KIND, Box.FULL_HOUSE)),
        Example(
            five,
            translate("Rules", "{first}, {box} is open").format(first=fifty, box=fours),
            (holds,),
            (Box.FOURS, Box.CHANCE),
        ),
        Example(
            five,
            translate("Rules", "{first}, {box} is used").format(first=fifty, box=fours),
            (holds, (Box.FOURS, 12)),
            (Box.LARGE_STRAIGHT, Box.FULL_HOUSE, Box.CHANCE, Box.ACES),
        ),
        Example(
            five,
            translate("Rules", "{first}, {box} and all lower boxes are used").format(first=fifty, box=fours),
            (holds, (Box.FOURS, 12), *lower),
            (Box.ACES,),
        ),
        Example(
            five,
            translate("Rules", "{box} was sacrificed with 0").format(box=penta),
            ((Box.FIVE_KIND, 0), (Box.FOURS, 12)),
            (Box.LARGE_STRAIGHT, Box.FOUR_KIND),
        ),
    )


def _result(ruleset: SheetRuleset, example: Example) -> str:
    """Let the rules say what the boxes pay, so that text and game can't differ."""
    used = dict(example.used)
    points = tuple(used.get(box) for box in BOXES)
    sheet = Sheet(points, had_five=example.had_five or bool(used.get(Box.FIVE_KIND)))
    state = SheetState(
        ruleset=ruleset, sheets=(sheet,), seat=0, first_seat=0, rolls=3, dice=example.dice, kept=(False,) * 5
    )
    offers = {offer.box: offer for offer in state.offers()}
    words = []
    for box in example.boxes:
        offer, name = offers[box], box_name(box, ruleset)
        if offer.status == "barred":
            words.append(translate("Rules", "{box} not allowed").format(box=name))
        elif offer.extra:
            words.append(f"{name} {offer.points} + {offer.extra}")
        else:
            words.append(f"{name} {offer.points}")
    return ", ".join(words)
