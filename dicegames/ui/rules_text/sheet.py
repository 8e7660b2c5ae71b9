"""The rules of the sheet games, with the points that their ruleset says."""

from PySide6.QtCore import QCoreApplication, QLocale

from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.box_names import box_name
from dicegames.models.game_words import ruleset_description, ruleset_difference, ruleset_name
from dicegames.models.sheet_words import box_rule
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.sheet_examples import examples

translate = QCoreApplication.translate

AVERAGE = {"classic": 254.587729}
"""What perfect solo play brings on average, where independent solvers agree on it."""


def sheet_rules(ruleset: SheetRuleset) -> tuple[Block, ...]:
    """Return the whole rules of a sheet game."""
    chapters = (
        _in_short(ruleset),
        _turn(),
        _clock() if ruleset.auto_entry else (),
        _boxes(ruleset),
        _bonus(ruleset),
        _five_of_a_kind(ruleset),
        _joker(ruleset),
        _sacrifice(ruleset),
        _end(),
        _undo(),
        examples(ruleset),
        _rulesets(ruleset),
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
        Heading(translate("Rules", "Your turn")),
        Item(translate("Rules", "Roll all five dice.")),
        Item(
            translate(
                "Rules", "Tap the dice that you want to keep and roll the others again, up to two more times."
            )
        ),
        Item(translate("Rules", "You may release a die that you kept before."), own=True),
        Item(translate("Rules", "Three rolls are the most. At least one die has to fly each time.")),
        Item(
            translate(
                "Rules",
                "After any roll you may choose a box and press “Confirm turn”. Before the first roll "
                "you can't.",
            )
        ),
        Item(translate("Rules", "If you roll again instead, the box that you had chosen is open again.")),
    )


def _clock() -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "After the third roll")),
        Paragraph(
            translate(
                "Rules",
                "If you choose no box within three seconds, the app enters the roll for you. It takes "
                "the box "
                "that the computer would choose for the best score of its own.",
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
        Item(translate("Rules", "You can set the time: off, 3, 10 or 30 seconds."), own=True),
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
    rows = tuple((box_name(box, ruleset), _sentence(box_rule(box, ruleset))) for box in BOXES)
    blocks: list[Block] = [
        Heading(translate("Rules", "The boxes")),
        Table((translate("Rules", "Box"), translate("Rules", "What it asks for and pays")), rows),
        Paragraph(
            translate(
                "Rules", "A box whose condition the roll doesn't meet takes 0. That is called a sacrifice."
            )
        ),
        Paragraph(
            translate("Rules", "A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.")
        ),
    ]
    if not ruleset.five_is_full_house:
        blocks.append(
            Paragraph(translate("Rules", "Five equal dice are no full house, except as a joker."), own=True)
        )
    return tuple(blocks)


def _bonus(ruleset: SheetRuleset) -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "The upper bonus")),
        Paragraph(
            translate(
                "Rules",
                "As soon as your upper boxes hold {target} points or more together, you get {bonus} "
                "points, once.",
            ).format(target=ruleset.upper_target, bonus=ruleset.upper_bonus)
        ),
        Paragraph(
            translate(
                "Rules",
                "Extra points for fives of a kind don't count towards the {target}. What stands in the "
                "box does, "
                "so the 20 of a joker in Fours help.",
            ).format(target=ruleset.upper_target)
        ),
    )


def _five_of_a_kind(ruleset: SheetRuleset) -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "Further fives of a kind")),
        Paragraph(
            translate(
                "Rules",
                "If {box} already holds {points}, every further five of a kind earns {extra} extra "
                "points when you "
                "enter it, on top of the box that it goes into.",
            ).format(box=box_name(Box.FIVE_KIND, ruleset), points=ruleset.five_kind, extra=ruleset.five_bonus)
        ),
        Paragraph(translate("Rules", "One that you roll and break up again earns nothing.")),
    )


def _joker(ruleset: SheetRuleset) -> tuple[Block, ...]:
    box, fifty = box_name(Box.FIVE_KIND, ruleset), ruleset.five_kind
    if ruleset.joker == "forced_used":
        when = translate("Rules", "Five equal dice are a joker when {box} is used, with {points} or with 0.")
    else:
        when = translate("Rules", "Five equal dice are a joker when {box} holds {points}.")
    steps = (
        translate("Rules", "If the upper box of that face is open, you must take it."),
        translate(
            "Rules",
            "Else you take any open lower box: full house pays {house}, small straight {small}, large "
            "straight "
            "{large}, the others the sum of all five dice.",
        ).format(house=ruleset.full_house, small=ruleset.small_straight, large=ruleset.large_straight),
        translate(
            "Rules",
            "If no lower box is open either, you take any open upper box with 0 points. Extra points "
            "stay yours.",
        ),
    )
    if ruleset.joker == "forced_used":
        else_rule = translate(
            "Rules", "The {extra} extra points are only earned when {box} holds {points}, not with 0."
        )
    else:
        else_rule = translate(
            "Rules",
            "If {box} was sacrificed with 0, there is no joker and there are no extra points: five "
            "equal dice are "
            "an ordinary roll.",
        )
    values = {"box": box, "points": fifty, "extra": ruleset.five_bonus}
    return (
        Heading(translate("Rules", "The joker")),
        Paragraph(when.format(**values)),
        *(Item(step) for step in steps),
        Paragraph(else_rule.format(**values)),
    )


def _sacrifice(ruleset: SheetRuleset) -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "When nothing scores")),
        Paragraph(
            translate(
                "Rules",
                "If no open box would bring a point after the third roll, the app says so: you must "
                "sacrifice one.",
            )
        ),
        Paragraph(
            translate("Rules", "The {extra} extra points of a five of a kind count as points here.").format(
                extra=ruleset.five_bonus
            )
        ),
    )


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


def _undo() -> tuple[Block, ...]:
    return (
        Heading(translate("Rules", "Taking back")),
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


def _rulesets(ruleset: SheetRuleset) -> tuple[Block, ...]:
    blocks: list[Block] = [Heading(translate("Rules", "The rulesets"))]
    for other in game_info(ruleset.game).rulesets:
        words = [f"{ruleset_name(other.id)}:", ruleset_description(other.id), ruleset_difference(other.id)]
        if other.id in AVERAGE:
            average = QLocale().toString(AVERAGE[other.id], "f", 2)
            words.append(
                translate("Rules", "Perfect play alone brings {average} points on average.").format(
                    average=average
                )
            )
        blocks.append(Item(" ".join(word for word in words if word)))
    return tuple(blocks)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
