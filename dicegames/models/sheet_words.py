"""The words of a score sheet: what its boxes pay, why one is barred, what a choice brings."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import LOWER, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.state import SheetState
from dicegames.models.phrases import joined_names, points_text
from dicegames.models.wording import Wording
from dicegames.models.wordings import box_name

translate = QCoreApplication.translate


def fixed_points(box: Box, ruleset: SheetRuleset) -> int | None:
    """Return what a box pays whatever the pips are, None where the pips count."""
    return {
        Box.FULL_HOUSE: ruleset.full_house,
        Box.SMALL_STRAIGHT: ruleset.small_straight,
        Box.LARGE_STRAIGHT: ruleset.large_straight,
        Box.FIVE_KIND: ruleset.five_kind,
    }.get(box)


def box_hint(box: Box, ruleset: SheetRuleset) -> str:
    """Return the short second line of a box; the upper boxes need none."""
    if box not in LOWER:
        return ""
    points = fixed_points(box, ruleset)
    return translate("Sheet", "all pips") if points is None else points_text(points)


def box_rule(box: Box, ruleset: SheetRuleset) -> str:
    """Return what a box asks for and pays, as the rest of a sentence that begins with its name."""
    points = points_text(fixed_points(box, ruleset) or 0)
    match box:
        case Box.ACES:
            return translate("Sheet", "the sum of all ones.")
        case Box.TWOS:
            return translate("Sheet", "the sum of all twos.")
        case Box.THREES:
            return translate("Sheet", "the sum of all threes.")
        case Box.FOURS:
            return translate("Sheet", "the sum of all fours.")
        case Box.FIVES:
            return translate("Sheet", "the sum of all fives.")
        case Box.SIXES:
            return translate("Sheet", "the sum of all sixes.")
        case Box.THREE_KIND:
            return translate("Sheet", "at least three equal dice, the sum of all five.")
        case Box.FOUR_KIND:
            return translate("Sheet", "at least four equal dice, the sum of all five.")
        case Box.FULL_HOUSE if ruleset.five_is_full_house:
            return translate("Sheet", "three equal dice and two equal dice, {points}.").format(points=points)
        case Box.FULL_HOUSE:
            return translate("Sheet", "three equal dice and two other equal dice, {points}.").format(
                points=points
            )
        case Box.SMALL_STRAIGHT:
            return translate("Sheet", "four values in a row, {points}.").format(points=points)
        case Box.LARGE_STRAIGHT:
            return translate("Sheet", "five values in a row, {points}.").format(points=points)
        case Box.FIVE_KIND:
            return translate("Sheet", "five equal dice, {points}.").format(points=points)
        case Box.CHANCE:
            return translate("Sheet", "the sum of all five dice.")


def reason_text(reason: str, wording: Wording) -> str:
    """Return why a decision isn't allowed, as a sentence.

    Raises: KeyError for a reason that this family doesn't give.
    """
    own = wording.reason(reason)
    if own:
        return own
    return {
        reasons.NO_DICE: translate("Sheet", "Roll the dice first."),
        reasons.NO_DIE: translate("Sheet", "There is no such die."),
        reasons.NO_ROLLS_LEFT: translate("Sheet", "You have used all three rolls."),
        reasons.JOKER_MATCHING_UPPER: translate(
            "Sheet", "With a joker you first take the upper box of the face you rolled."
        ),
        reasons.JOKER_LOWER_FIRST: translate("Sheet", "With a joker you take an open lower box first."),
        reasons.AUTO_NOT_DUE: translate("Sheet", "It is not time for the automatic entry."),
        reasons.TIME_NOT_RUNNING: translate("Sheet", "No clock is running."),
        reasons.GAME_OVER: translate("Sheet", "The game is over."),
        reasons.DRAW_MISSING: translate("Sheet", "Wait until the dice are at rest."),
        reasons.DRAW_BY_HAND: translate("Sheet", "Nobody has rolled the dice."),
    }[reason]


def barred_lead(boxes: Sequence[Box], ruleset: SheetRuleset) -> str:
    """Return the sentence that these boxes are barred; there is at least one."""
    names = joined_names([box_name(box, ruleset) for box in boxes])
    if len(boxes) == 1:
        return translate("Sheet", "{name} is barred.").format(name=names)
    return translate("Sheet", "{names} are barred.").format(names=names)


def forced_lead(box: Box, ruleset: SheetRuleset) -> str:
    """Return the sentence that only this box is possible."""
    return translate("Sheet", "Only {name} is possible.").format(name=box_name(box, ruleset))


def extra_safe_text(extra: int) -> str:
    """Return the sentence that a further five of a kind earns its extra in every box."""
    return translate("Sheet", "Enter it now and you get {extra} extra points in any box.").format(extra=extra)


def joker_text(points: int, extra: int) -> str:
    """Return what a joker brings in the chosen box, as the rest of a sentence that begins with its name."""
    if extra:
        return translate("Sheet", "as a joker {points}, and {extra} extra.").format(
            points=points_text(points), extra=extra
        )
    return translate("Sheet", "as a joker {points}.").format(points=points_text(points))


def zero_text() -> str:
    """Return the sentence that the roll gives nothing in the chosen box."""
    return translate("Sheet", "Your roll scores nothing here.")


def countdown_lead(box: Box, seconds: int, ruleset: SheetRuleset) -> str:
    """Return the sentence that the app enters the roll by itself (P4); `seconds` are whole ones."""
    return translate("Sheet", "{name} will be entered in %n second/seconds.", None, seconds).format(
        name=box_name(box, ruleset)
    )


def open_lead(count: int) -> str:
    """Return the sentence on how many boxes of a sheet are open."""
    return translate("Sheet", "%n open box/boxes.", None, count)


def bonus_missing_text(missing: int, bonus: int) -> str:
    """Return the sentence on what the upper bonus still takes."""
    return translate("Sheet", "{points} to go in the upper part for the bonus of {bonus}.").format(
        points=points_text(missing), bonus=bonus
    )


def bonus_safe_text(bonus: int) -> str:
    """Return the sentence that the upper bonus is reached."""
    return translate("Sheet", "The bonus of {bonus} is safe.").format(bonus=bonus)


def bonus_rule_text(state: SheetState) -> str:
    """Return what the upper bonus takes and how far the sheet on turn is: the answer to a tap on its row."""
    rules, sheet = state.ruleset, state.sheet
    missing = sheet.missing(rules)
    if not missing:
        return bonus_safe_text(rules.upper_bonus)
    text = translate(
        "Sheet", "With {target} points, three of each face, the upper part gets its bonus. {rest}"
    )
    return text.format(target=rules.upper_target, rest=bonus_missing_text(missing, rules.upper_bonus))


def five_rule_text(state: SheetState) -> str:
    """Return when a further five of a kind earns its extra: the answer to a tap on the row of extras."""
    rules = state.ruleset
    if rules.five_bonus_rule == "earlier_five":
        text = translate(
            "Sheet", "After a turn that ended with five equal dice, each further one brings {extra} extra."
        )
    else:
        text = translate(
            "Sheet", "Once {box} holds {points} points, each further five of a kind brings {extra} extra."
        )
    name = box_name(Box.FIVE_KIND, rules)
    return text.format(box=name, points=rules.five_kind, extra=rules.five_bonus)


def countdown_text() -> str:
    """Return how to stop the automatic entry."""
    return translate("Sheet", "Tap a box to choose yourself.")
