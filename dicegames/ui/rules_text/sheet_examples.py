"""Worked examples of the sheet games; every number is what the rules say of the situation."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import BOXES, LOWER, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState
from dicegames.models.phrases import faces
from dicegames.models.wordings import box_name
from dicegames.ui.rules_text.blocks import Block, Heading, Paragraph, Table

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
    blocks: tuple[Block, ...] = (Heading(translate("Rules", "Examples")), Table(titles, rows))
    if ruleset.joker not in ("forced_fifty", "forced_used") or ruleset.five_bonus_rule != "box_fifty":
        return blocks
    text = translate(
        "Rules",
        "Five of a kind in all thirteen turns, always of the most useful face, brings {points} points: "
        "the highest total that there is.",
    )
    return (*blocks, Paragraph(text.format(points=highest_total(ruleset))))


def highest_total(ruleset: SheetRuleset) -> int:
    """Return the total of five equal dice in every turn, for a forced joker and extras from the box."""
    upper = sum(5 * face for face in range(1, 7)) + ruleset.upper_bonus
    sums = 3 * 5 * 6  # three of a kind, four of a kind, chance: sixes
    fixed = ruleset.full_house + ruleset.small_straight + ruleset.large_straight + ruleset.five_kind
    return upper + sums + fixed + (len(BOXES) - 1) * ruleset.five_bonus


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
        Example((1, 3, 4, 5, 6), nothing, (), (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT)),
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
            translate("Rules", "{box} was sacrificed with 0, {other} is open").format(box=penta, other=fours),
            ((Box.FIVE_KIND, 0),),
            (Box.FOURS, Box.LARGE_STRAIGHT),
        ),
        Example(
            five,
            translate("Rules", "{box} was sacrificed with 0, {other} is used").format(box=penta, other=fours),
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
