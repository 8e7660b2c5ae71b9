"""The rules of the sheet games, with the points that their ruleset says."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.game_words import ruleset_description, ruleset_difference, ruleset_name
from dicegames.models.numbers import decimal_text
from dicegames.models.sheet_words import box_rule
from dicegames.models.wordings import box_name
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.sheet_examples import examples
from dicegames.ui.rules_text.sheet_joker import further_fives, joker

translate = QCoreApplication.translate

AVERAGE = {"classic": 254.587729}
"""What perfect solo play brings on average, where independent solvers agree on it."""


def sheet_rules(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the whole rules of a sheet game. Raises: TypeError for a ruleset of another family."""
    if not isinstance(ruleset, SheetRuleset):
        raise TypeError(type(ruleset).__name__)
    chapters = (
        _in_short(ruleset),
        _turn(),
        _clock() if ruleset.auto_entry else (),
        _boxes(ruleset),
        _bonus(ruleset),
        further_fives(ruleset),
        joker(ruleset),
        _sacrifice(ruleset),
        _end(),
        taking_back(),
        examples(ruleset),
        rulesets(ruleset),
    )
    return tuple(block for chapter in chapters for block in chapter)


def _in_short(ruleset: SheetRuleset) -> tuple[Block, ...]:
    info = game_info(ruleset.game)
    return (
        Heading(translate("Rules", "In short")),
        Paragraph(
            translate(
                "Rules",
                "You play with five dice over thirteen rounds. Everyone has a sheet with thirteen boxes and "
                "one turn in each round.",
            )
        ),
        Paragraph(translate("Rules", "Each turn fills one box, and each box is used once.")),
        Paragraph(
            translate("Rules", "{least} to {most} people or computers sit at the table.").format(
                least=info.min_players, most=info.max_players
            ),
            own=True,
        ),
    )


def _turn() -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "Your turn"), "turn"),
        Item(translate("Rules", "Roll all five dice.")),
        Item(
            translate(
                "Rules", "Tap the dice that you want to keep and roll the others again, up to two more times."
            )
        ),
        Item(translate("Rules", "You may release a die that you kept before."), own=True),
        Item(translate("Rules", "You have three rolls at most. Each one rolls at least one die.")),
        Item(
            translate(
                "Rules",
                "After any roll you may choose a box and press “Confirm turn”. Before the first roll "
                "you can’t.",
            )
        ),
        Item(translate("Rules", "If you roll again instead, the box that you had chosen is open again.")),
    )


def _clock() -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "After the third roll"), "clock"),
        Paragraph(
            translate(
                "Rules",
                "If you choose no box within 3 seconds, the app enters the roll for you. It takes the box "
                "that the computer would choose for the best score of its own. 3 seconds is the default.",
            )
        ),
        Item(translate("Rules", "The clock starts when the dice are at rest, and you see it run.")),
        Item(
            translate(
                "Rules",
                "Choosing a box stops it for this turn; then you confirm yourself. Tapping a barred box "
                "is no "
                "choice.",
            )
        ),
        Item(translate("Rules", "You can set the time to 10 or 30 seconds or switch it off."), own=True),
        Item(
            translate(
                "Rules",
                "It never runs for a computer, during a pause, under a dialog or while a screen reader "
                "is in use.",
            ),
            own=True,
        ),
        Item(
            translate(
                "Rules",
                "It stays off for the turn when you take an automatic entry back or reopen the session.",
            ),
            own=True,
        ),
    )


def _boxes(ruleset: SheetRuleset) -> tuple[Block, ...]:
    rows = tuple((box_name(box, ruleset), sentence(box_rule(box, ruleset))) for box in BOXES)
    blocks: list[Block] = [
        Heading(translate("Rules", "The boxes"), "boxes"),
        Table((translate("Rules", "Box"), translate("Rules", "What it asks for and pays")), rows),
        Paragraph(
            translate(
                "Rules", "A box whose condition the roll doesn’t meet takes 0. That is called a sacrifice."
            )
        ),
        Paragraph(
            translate("Rules", "A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.")
        ),
    ]
    if not ruleset.five_is_full_house:
        if ruleset.joker == "none":
            text = translate("Rules", "Five equal dice are no full house.")
        else:
            text = translate("Rules", "Five equal dice are no full house, except as a joker.")
        blocks.append(Paragraph(text, own=True))
    return tuple(blocks)


def _bonus(ruleset: SheetRuleset) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Heading(translate("Rules", "The upper bonus"), "bonus"),
        Paragraph(
            translate(
                "Rules",
                "As soon as your upper boxes hold {target} points or more together, you get {bonus} "
                "points, once.",
            ).format(target=ruleset.upper_target, bonus=ruleset.upper_bonus)
        ),
    ]
    if ruleset.five_bonus_rule != "none":
        # A joker that needs its own upper box used, or no joker at all, puts no 20 into Fours.
        if ruleset.joker in ("free_matching", "none"):
            text = translate("Rules", "Extra points for fives of a kind don’t count towards the {target}.")
        else:
            text = translate(
                "Rules",
                "Extra points for fives of a kind don’t count towards the {target}. What stands in the "
                "box does, "
                "so the 20 of a joker in Fours help.",
            )
        blocks.append(Paragraph(text.format(target=ruleset.upper_target)))
    return tuple(blocks)


def _sacrifice(ruleset: SheetRuleset) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Heading(translate("Rules", "When nothing scores"), "zero"),
        Paragraph(
            translate(
                "Rules",
                "If no open box would bring a point after the third roll, the app says so: you must "
                "sacrifice one.",
            )
        ),
    ]
    if ruleset.five_bonus_rule != "none":
        text = translate("Rules", "The {extra} extra points of a five of a kind count as points here.")
        blocks.append(Paragraph(text.format(extra=ruleset.five_bonus)))
    return tuple(blocks)


def _end() -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "The end")),
        Paragraph(
            translate(
                "Rules",
                "The game ends when everyone has thirteen entries. The total is the upper part, the "
                "bonus, the lower "
                "part and the extra points. The highest total wins.",
            )
        ),
        Paragraph(
            translate("Rules", "A tie for first place is a shared victory; all winners are named."), own=True
        ),
    )


def taking_back(*, practice: bool = True) -> tuple[Block, ...]:
    """Return the chapter on undo; `practice` says whether the rules allow a practice table."""
    blocks = (
        Heading(translate("Rules", "Taking back"), "undo"),
        Paragraph(
            translate(
                "Rules",
                "You can take back your steps up to the last roll. A roll itself stays: nobody rolls it "
                "again.",
            ),
            own=True,
        ),
        Paragraph(
            translate(
                "Rules",
                "At a practice table you can take back anything. Even then the same dice fall again, "
                "and the game "
                "counts in no statistics.",
            ),
            own=True,
        ),
    )
    return blocks if practice else blocks[:-1]


def rulesets(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the chapter on all rulesets of the game."""
    blocks: list[Block] = [Heading(translate("Rules", "The rulesets"))]
    for other in game_info(ruleset.game).rulesets:
        words = [f"{ruleset_name(other.id)}:", ruleset_description(other.id), ruleset_difference(other.id)]
        if other.id in AVERAGE:
            average = decimal_text(AVERAGE[other.id], 2)
            words.append(
                translate("Rules", "Perfect play alone brings {average} points on average.").format(
                    average=average
                )
            )
        blocks.append(Item(" ".join(word for word in words if word)))
    return tuple(blocks)


def sentence(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
