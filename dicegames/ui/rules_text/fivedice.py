"""The rules of 5 Dice and of its puzzle, with the points that their ruleset says."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import full_points
from dicegames.models.game_words import minutes_text
from dicegames.models.sheet_words import box_rule
from dicegames.models.wordings import box_name
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table
from dicegames.ui.rules_text.sheet import rulesets, sentence, taking_back
from dicegames.ui.rules_text.sheet_examples import Example, worked_out
from dicegames.ui.rules_text.sheet_joker import further_fives, joker, joker_kind

translate = QCoreApplication.translate


def fivedice_rules(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the whole rules of 5 Dice. Raises: TypeError for a ruleset of another family."""
    if not isinstance(ruleset, SheetRuleset):
        raise TypeError(type(ruleset).__name__)
    chapters = (
        _in_short(ruleset),
        _puzzle(ruleset),
        _turn(),
        _columns(ruleset),
        _bonus(ruleset),
        _joker(ruleset),
        _nothing(),
        _end(),
        () if ruleset.time_limit else _rematch(),
        taking_back(practice=not ruleset.time_limit),
        _examples(ruleset),
        rulesets(ruleset),
    )
    return tuple(block for chapter in chapters for block in chapter)


def _in_short(ruleset: SheetRuleset) -> tuple[Block, ...]:
    least, most = game_info(ruleset.game).player_limits(ruleset)
    blocks: list[Block] = [
        Heading(translate("FiveDiceRules", "In short")),
        Paragraph(
            translate(
                "FiveDiceRules",
                "You throw five dice out of a cup and write the result into a column of your table. There "
                "are thirteen columns, six on the left and seven on the right, and thirteen rounds with one "
                "turn each.",
            )
        ),
        Paragraph(translate("FiveDiceRules", "Each turn fills one column, and each column is used once.")),
    ]
    if most > 1:
        text = translate("FiveDiceRules", "{least} to {most} people or computers sit at the table.")
        blocks.append(Paragraph(text.format(least=least, most=most), own=True))
    return tuple(blocks)


def _puzzle(ruleset: SheetRuleset) -> tuple[Block, ...]:
    if not ruleset.time_limit:
        return ()
    limit = minutes_text(max(1, round(ruleset.time_limit / 60)))
    return (
        Heading(translate("FiveDiceRules", "The puzzle")),
        Paragraph(
            translate(
                "FiveDiceRules",
                "You play alone, one game in one go, against the clock: {limit}. Everything else is as in "
                "5 Dice.",
            ).format(limit=limit)
        ),
        Item(
            translate("FiveDiceRules", "The clock starts when you first tap the cup. It stands at the top.")
        ),
        Item(
            translate(
                "FiveDiceRules",
                "When the time is up, the points that you have entered count, with the bonus if you reached "
                "it. A roll that isn’t entered is lost.",
            )
        ),
        Item(translate("FiveDiceRules", "Every new try has new dice.")),
        Item(
            translate("FiveDiceRules", "You may choose a limit of 3, 5 or 10 minutes."),
            own=True,
        ),
        Item(
            translate(
                "FiveDiceRules",
                "A pause stops the clock and hides the dice, and so does leaving the puzzle. Pauses are "
                "counted and stand in the list of the best results, which is kept for each limit.",
            ),
            own=True,
        ),
        Item(
            translate("FiveDiceRules", "Taking a step back gives no time back, and no roll can be undone."),
            own=True,
        ),
    )


def _turn() -> tuple[Block, ...]:
    return (
        Heading(translate("FiveDiceRules", "Your turn"), "turn"),
        Item(translate("FiveDiceRules", "Tap the cup: all five dice are thrown.")),
        Item(
            translate(
                "FiveDiceRules",
                "The marks under the cup show how many rolls are left. You have three at most, and each one "
                "throws at least one die.",
            )
        ),
        Item(
            translate(
                "FiveDiceRules",
                "Between two rolls, secure the dice that are to stay: move them to the place left of the "
                "rolling area, by tap or by drag.",
            )
        ),
        Item(
            translate("FiveDiceRules", "Between any two rolls you may also take secured dice back."),
            own=True,
        ),
        Item(
            translate(
                "FiveDiceRules",
                "After any roll you may tap a column: it shows what the roll brings there. “Enter” writes it "
                "down and ends your turn. Nothing is entered without it.",
            )
        ),
        Item(
            translate(
                "FiveDiceRules", "If you roll again instead, the column that you had chosen is open again."
            )
        ),
    )


def _columns(ruleset: SheetRuleset) -> tuple[Block, ...]:
    rows = tuple((box_name(box, ruleset), sentence(box_rule(box, ruleset))) for box in BOXES)
    blocks: list[Block] = [
        Heading(translate("FiveDiceRules", "The columns"), "boxes"),
        Table(
            (
                translate("FiveDiceRules", "Column"),
                translate("FiveDiceRules", "What it asks for and pays"),
            ),
            rows,
        ),
        Paragraph(translate("FiveDiceRules", "A column whose condition the roll doesn’t meet takes 0.")),
        Paragraph(
            translate(
                "FiveDiceRules",
                "A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.",
            )
        ),
    ]
    if not ruleset.five_is_full_house:
        if ruleset.joker == "none":
            text = translate("FiveDiceRules", "Five equal dice are no full house.")
        else:
            text = translate("FiveDiceRules", "Five equal dice are no full house, except as a joker.")
        blocks.append(Paragraph(text, own=True))
    return tuple(blocks)


def _bonus(ruleset: SheetRuleset) -> tuple[Block, ...]:
    return (
        Heading(translate("FiveDiceRules", "The bonus"), "bonus"),
        Paragraph(
            translate(
                "FiveDiceRules",
                "As soon as your left columns hold {target} points or more together, you get {bonus} points, "
                "once. {target} is what three dice in each of them make.",
            ).format(target=ruleset.upper_target, bonus=ruleset.upper_bonus)
        ),
        Paragraph(translate("FiveDiceRules", "The bonus is entered by itself and can’t be struck out.")),
    )


def _joker(ruleset: SheetRuleset) -> tuple[Block, ...]:
    if ruleset.joker != "free_full":
        return *further_fives(ruleset), *joker(ruleset)
    extra = (
        ""
        if ruleset.five_bonus_rule != "earlier_five"
        else translate(
            "FiveDiceRules",
            "On top of that you get {extra} extra points. They don’t count towards the bonus.",
        ).format(extra=ruleset.five_bonus)
    )
    full = ", ".join(f"{box_name(box, ruleset)} {full_points(ruleset, box)}" for box in BOXES)
    blocks: list[Block] = [
        Heading(translate("FiveDiceRules", "The joker"), "joker"),
        Paragraph(translate("FiveDiceRules", "Kind of joker: {kind}.").format(kind=joker_kind(ruleset))),
        Paragraph(
            translate(
                "FiveDiceRules",
                "Whoever ends a turn with five equal dice again may enter the full points of any open "
                "column. No column is forced.",
            )
        ),
        Paragraph(
            translate(
                "FiveDiceRules",
                "“Again” means: an earlier turn of yours ended with five equal dice, in whatever column. One "
                "that was rolled and broken up again doesn’t count.",
            ),
            own=True,
        ),
        Paragraph(
            translate("FiveDiceRules", "Full points are the most that a column can hold: {list}.").format(
                list=full
            ),
            own=True,
        ),
        Paragraph(
            translate("FiveDiceRules", "What a joker puts into a left column counts towards the bonus.")
        ),
        Paragraph(translate("FiveDiceRules", "The first five of a kind is an ordinary roll.")),
    ]
    if extra:
        blocks.insert(3, Paragraph(extra))
    else:
        blocks += further_fives(ruleset)
    return tuple(blocks)


def _nothing() -> tuple[Block, ...]:
    return (
        Heading(translate("FiveDiceRules", "When nothing scores"), "zero"),
        Paragraph(
            translate(
                "FiveDiceRules",
                "After the third roll something must be entered. If no open column brings a point, the app "
                "says so: you must enter a 0.",
            )
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Heading(translate("FiveDiceRules", "The end")),
        Paragraph(
            translate(
                "FiveDiceRules",
                "The game ends when everyone has an entry in every column. All points, the bonus and the "
                "extra points are added up. The highest total wins.",
            )
        ),
        Paragraph(
            translate("FiveDiceRules", "A tie for first place is a shared victory; all winners are named."),
            own=True,
        ),
    )


def _rematch() -> tuple[Block, ...]:
    return (
        Heading(translate("FiveDiceRules", "Rematch")),
        Paragraph(
            translate(
                "FiveDiceRules",
                "In a rematch everyone can start at once, and the fastest begins: the first press on a start "
                "pad throws that player’s first roll. The turns go on round the table from there.",
            )
        ),
        Paragraph(
            translate(
                "FiveDiceRules",
                "Alone among computers you begin; among computers alone the order stays. You can also play "
                "again without the race: then the seat after the last starter begins.",
            ),
            own=True,
        ),
    )


def _examples(ruleset: SheetRuleset) -> tuple[Block, ...]:
    nothing = translate("FiveDiceRules", "nothing is used yet")
    five, sos = box_name(Box.FIVE_KIND, ruleset), box_name(Box.CHANCE, ruleset)
    first = translate("FiveDiceRules", "the first five of a kind")
    second = translate("FiveDiceRules", "the second one, the first went into {column}").format(column=sos)
    struck = translate("FiveDiceRules", "{column} was struck out by an ordinary roll").format(column=five)
    equal = (2, 2, 2, 2, 2)
    return worked_out(
        ruleset,
        (
            Example((1, 2, 3, 3, 4), nothing, (), (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT)),
            Example((2, 3, 4, 5, 6), nothing, (), (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT)),
            Example((3, 4, 4, 6, 6), nothing, (), (Box.SMALL_STRAIGHT, Box.FULL_HOUSE)),
            Example((3, 3, 6, 6, 6), nothing, (), (Box.FULL_HOUSE, Box.THREE_KIND, Box.SIXES)),
            Example(equal, first, (), (Box.FIVE_KIND, Box.TWOS, Box.CHANCE, Box.SIXES, Box.FULL_HOUSE)),
            Example(
                equal,
                second,
                ((Box.CHANCE, 10),),
                (Box.FIVE_KIND, Box.SIXES, Box.LARGE_STRAIGHT, Box.THREE_KIND),
                had_five=True,
            ),
            Example(
                equal,
                struck,
                ((Box.FIVE_KIND, 0),),
                (Box.TWOS, Box.FOUR_KIND, Box.LARGE_STRAIGHT),
            ),
        ),
    )
