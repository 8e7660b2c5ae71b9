"""What the rules of the sheet games say of further fives of a kind and of the joker, for every kind of it."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.wordings import box_name
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph

translate = QCoreApplication.translate


def further_fives(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the chapter on extra points for a further five of a kind."""
    heading = Heading(translate("Rules", "Further fives of a kind"))
    match ruleset.five_bonus_rule:
        case "box_fifty":
            text = translate(
                "Rules",
                "If {box} already holds {points}, every further five of a kind earns {extra} extra "
                "points when you "
                "enter it, on top of the box that it goes into.",
            )
        case "earlier_five":
            text = translate(
                "Rules",
                "If you ended an earlier turn with five equal dice, every further five of a kind earns "
                "{extra} extra points when you enter it, on top of the box that it goes into.",
            )
        case "none":
            return heading, Paragraph(translate("Rules", "Further fives of a kind earn no extra points."))
        case _:
            assert_never(ruleset.five_bonus_rule)
    return (
        heading,
        Paragraph(_filled(text, ruleset)),
        Paragraph(translate("Rules", "One that you roll and break up again earns nothing.")),
    )


def joker(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the chapter on the joker: when five equal dice are one, what it may do, when there is none."""
    kind = translate("Rules", "Kind of joker: {kind}.").format(kind=joker_kind(ruleset))
    return (Heading(translate("Rules", "The joker"), "joker"), Paragraph(kind), *_joker(ruleset))


def joker_kind(ruleset: SheetRuleset) -> str:
    """Return what the kind of joker is called."""
    match ruleset.joker:
        case "forced_fifty":
            text = translate("Rules", "forced, while {box} holds {points}")
        case "forced_used":
            text = translate("Rules", "forced, once {box} is used")
        case "free_matching":
            text = translate("Rules", "free, once {box} and the matching box are used")
        case "free_full":
            text = translate("Rules", "free, with full points")
        case "none":
            text = translate("Rules", "none")
        case _:
            assert_never(ruleset.joker)
    return _filled(text, ruleset)


def _joker(ruleset: SheetRuleset) -> tuple[Block, ...]:
    match ruleset.joker:
        case "forced_fifty":
            when = translate("Rules", "Five equal dice are a joker when {box} holds {points}.")
            if ruleset.five_bonus_rule == "box_fifty":
                otherwise = translate(
                    "Rules",
                    "If {box} was sacrificed with 0, there is no joker and there are no extra points: five "
                    "equal dice are "
                    "an ordinary roll.",
                )
            else:
                otherwise = translate(
                    "Rules",
                    "If {box} was sacrificed with 0, there is no joker: five equal dice are an ordinary "
                    "roll.",
                )
            return _paragraph(when, ruleset), *_forced_steps(ruleset), _paragraph(otherwise, ruleset)
        case "forced_used":
            when = translate(
                "Rules", "Five equal dice are a joker when {box} is used, with {points} or with 0."
            )
            blocks = (_paragraph(when, ruleset), *_forced_steps(ruleset))
            if ruleset.five_bonus_rule != "box_fifty":
                return blocks
            only = translate(
                "Rules", "The {extra} extra points are only earned when {box} holds {points}, not with 0."
            )
            return *blocks, _paragraph(only, ruleset)
        case "free_matching":
            when = translate(
                "Rules", "Five equal dice are a joker when {box} and the upper box of that face are used."
            )
            pays = translate(
                "Rules",
                "You take any open box: full house pays {house}, small straight {small}, large straight "
                "{large}, the others what the roll scores there.",
            )
            return _paragraph(when, ruleset), Item(_filled(pays, ruleset))
        case "free_full":
            when = translate(
                "Rules",
                "Five equal dice are a joker when you ended an earlier turn with five equal dice, in "
                "whatever box.",
            )
            pays = translate("Rules", "You take any open box, and it pays the most that it can hold.")
            return _paragraph(when, ruleset), Item(pays)
        case "none":
            none = translate("Rules", "There is no joker: five equal dice are an ordinary roll.")
            return (Paragraph(none),)
        case _:
            assert_never(ruleset.joker)


def _forced_steps(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the order in which a forced joker looks for its box."""
    if ruleset.five_bonus_rule == "none":
        last = translate(
            "Rules", "If no lower box is open either, you take any open upper box with 0 points."
        )
    else:
        last = translate(
            "Rules",
            "If no lower box is open either, you take any open upper box with 0 points. Extra points "
            "stay yours.",
        )
    lower = translate(
        "Rules",
        "Else you take any open lower box: full house pays {house}, small straight {small}, large "
        "straight "
        "{large}, the others the sum of all five dice.",
    )
    return (
        Item(translate("Rules", "If the upper box of that face is open, you must take it.")),
        Item(_filled(lower, ruleset)),
        Item(last),
    )


def _paragraph(text: str, ruleset: SheetRuleset) -> Paragraph:
    return Paragraph(_filled(text, ruleset))


def _filled(text: str, ruleset: SheetRuleset) -> str:
    return text.format(
        box=box_name(Box.FIVE_KIND, ruleset),
        points=ruleset.five_kind,
        extra=ruleset.five_bonus,
        house=ruleset.full_house,
        small=ruleset.small_straight,
        large=ruleset.large_straight,
    )
